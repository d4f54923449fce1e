// The moment of the hint to install: once, after the second visit, and never where somebody is busy. Pure.

/** Local storage: how many visits there were, until the hint was shown; then that it was. */
export const VISITS_KEY = 'visits'
export const HINTED = 'hinted'
/** Session storage: this visit is counted. */
export const COUNTED_KEY = 'visitCounted'
/** Whoever has just come back reads what they came for first. */
export const HINT_AFTER_MS = 20_000

/** What is kept after a page of this visit. */
export const countVisit = (kept: string | null, isCounted: boolean): string =>
  kept === HINTED ? HINTED : String((Number(kept) || 0) + (isCounted ? 0 : 1))

const SECOND = 2
export const mayHint = (kept: string | null): boolean => kept !== HINTED && Number(kept) >= SECOND

/** Whoever prays there or is in need there is not asked for anything. */
const QUIET =
  /^\/(?:quran|community\/gaza|help\/urgent|login|register|auth|reset-password|merchstore|dashboard)(?:\/|$)/
export const isQuiet = (path: string): boolean => QUIET.test(path)

/** A place moves, a mosque changes its times: what is older than this is asked for again where there is a line. */
const FRESH_MS = 6 * 60 * 60 * 1000
export const isFresh = (kept: { owner: string | null; madeAt: number } | null, owner: string | null, now: number) =>
  kept !== null && kept.owner === owner && now - kept.madeAt < FRESH_MS && now >= kept.madeAt
