// Drafts of forms on the writer's own device, with every field, for them alone. Guests have theirs in the tab only, because we
// could not tell them from the next person at the device. Where storage is full or forbidden, nothing is saved and nothing
// breaks.
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { withoutLocale } from '#app/i18n/locales.ts'
import { forgetDraft } from './account-draft.ts'

/** What a field says: one text, or what is ticked among boxes of one name. */
export type Said = readonly string[]
/** A field as the page brought it, and as it was changed. */
type Change = { was: Said; is: Said }
export type Draft = Record<string, Change>

const KEY = 'draft:'
const GUEST = 'guest'
export const draftOf = (owner: string | null, form: string) => `${owner ?? GUEST}:${form}`
const storageOf = (draft: string) => (draft.startsWith(`${GUEST}:`) ? sessionStorage : localStorage)

export const isSame = (one: Said, other: Said) =>
  one.length === other.length && one.every((text, i) => text === other[i])

const isSaid = (value: unknown): value is Said =>
  Array.isArray(value) && value.every((text: unknown) => typeof text === 'string')

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' &&
  value !== null &&
  'was' in value &&
  'is' in value &&
  isSaid(value.was) &&
  isSaid(value.is)

/** What storage holds is anyone's guess; what is no change of a field is left out. */
export function readDraft(text: string | null): Draft {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Change] => isChange(entry[1])))
  } catch {
    return {}
  }
}

/**
 * What was changed, beside what an earlier visit changed in fields that are not there now. A field that says what it said
 * at first needs no keeping.
 */
export function writeDraft(kept: Draft, fields: ReadonlyMap<string, Change>): string | null {
  const { [AT]: _at, [ON_ACCOUNT]: _on, once: _once, ...before } = kept
  const all = { ...before, ...Object.fromEntries(fields) }
  const changed = Object.entries(all).filter(([, { was, is }]) => !isSame(was, is))
  return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed))
}

/** No field of a form is called so. */
const AT = '@'
const ON_ACCOUNT = '@account'

/** With when it was written, and the key by which the site knows it has it already. */
export const sealDraft = (text: string, now: Date, once: string): string =>
  JSON.stringify({
    ...readDraft(text),
    [AT]: { was: [], is: [now.toISOString()] },
    ...(once && { once: { was: [], is: [once] } }),
  })

export const onceOf = (draft: Draft) => draft.once?.is[0] ?? ''

/** The account has the draft as it is here; one that was typed into since is another text. */
export function noteOnAccount(draft: string, text: string): void {
  try {
    if (storageOf(draft).getItem(KEY + draft) !== text) return
    keep(draft, JSON.stringify({ ...readDraft(text), [ON_ACCOUNT]: { was: [], is: ['yes'] } }))
  } catch {
    // Nothing is kept here.
  }
}
export const isOnAccount = (draft: Draft) => ON_ACCOUNT in draft

export const isOlder = (one: Draft, other: Draft) => (one[AT]?.is[0] ?? '') < (other[AT]?.is[0] ?? '')

/** Empty where the browser keeps nothing for us. */
export function readKept(draft: string): Draft {
  try {
    return readDraft(storageOf(draft).getItem(KEY + draft))
  } catch {
    return {}
  }
}

export function keep(draft: string, text: string | null): void {
  try {
    if (text === null) storageOf(draft).removeItem(KEY + draft)
    else storageOf(draft).setItem(KEY + draft, text)
  } catch {
    // The page still holds it.
  }
}

/** Of those on this device, which somebody else left. Nobody is shown the words of the one before them. */
export const draftsToForget = (keys: readonly string[], owner: string | null) =>
  keys.filter((key) => key.startsWith(KEY) && (owner === null || !key.startsWith(`${KEY}${owner}:`)))

/** Which guest's draft was sent and turned away to sign in, and when. */
const ASKED_TO_SIGN_IN = 'draft-turned-away'
const SIGN_IN_MS = 30 * 60_000

function awaitWriter(draft: string) {
  try {
    sessionStorage.setItem(ASKED_TO_SIGN_IN, `${draft}\n${Date.now()}`)
  } catch {
    // Nothing is kept here.
  }
}

/** Whoever is sent to sign in and does so in the same tab soon after is the one who wrote it. */
function followWriter(owner: string) {
  const [draft = '', at] = (sessionStorage.getItem(ASKED_TO_SIGN_IN) ?? '').split('\n')
  sessionStorage.removeItem(ASKED_TO_SIGN_IN)
  const text = sessionStorage.getItem(KEY + draft)
  if (text === null || !draft.startsWith(`${GUEST}:`) || Date.now() - Number(at) > SIGN_IN_MS) return
  const own = draftOf(owner, draft.slice(GUEST.length + 1))
  if (localStorage.getItem(KEY + own) === null) localStorage.setItem(KEY + own, text)
}

/** With null, all of them: whoever signs out leaves nothing behind. */
export function forgetDrafts(exceptOf: string | null): void {
  try {
    if (exceptOf !== null) followWriter(exceptOf)
  } catch {
    // Nothing is kept here.
  }
  for (const place of ['localStorage', 'sessionStorage'] as const)
    try {
      const storage = globalThis[place]
      for (const key of draftsToForget(Object.keys(storage), exceptOf)) storage.removeItem(key)
    } catch {
      // Nothing is kept here.
    }
}

/** `waited`: it was written without a line, and went out by itself when the line was back. */
type Tell = (waited: boolean) => void
const taken = new Map<string, Tell>()

/** To be told when the site has what this draft held. Answers with the way to hear no more. */
export function whenTaken(draft: string, tell: Tell): () => void {
  taken.set(draft, tell)
  return () => {
    if (taken.get(draft) === tell) taken.delete(draft)
  }
}

type Sending = { draft: string; path: string }
let sending: Sending | null = null
let lastSent: Sending | null = null

/** A form with a draft is about to be sent. */
export const noteSending = (draft: string, path: string) => {
  sending = { draft, path }
}

/** Of what was sent there just now; null where the form keeps none. */
export const draftSentTo = (path: string): string | null => (lastSent?.path === path ? lastSent.draft : null)

/** The site has what this draft held. */
export function settleDraft(draft: string, waited = false): void {
  keep(draft, null)
  forgetDraft(draft.slice(draft.indexOf(':') + 1))
  taken.get(draft)?.(waited)
}

/** Where a guard sends whoever may not post, instead of taking what they sent. */
export const TURNED_AWAY = /^\/(?:login|account\/leave)(?:[/?#]|$)/

/** Sent to sign in, and what was sent is not done afterwards by itself (`/wish`). */
const isTurnedAway = ({ result }: DataStrategyResult): boolean => {
  const to = result instanceof Response ? result.headers.get('location') : null
  if (to === null) return false
  const { pathname, searchParams } = new URL(to, 'https://site.invalid')
  return TURNED_AWAY.test(withoutLocale(pathname)) && searchParams.get('next') !== '/wish'
}

/** Whether the site has what was sent. A refusal and a lost line have a status that says so. */
export function wasTaken({ type, result }: DataStrategyResult): boolean {
  if (result instanceof Response) {
    const to = result.headers.get('location')
    return to !== null && !TURNED_AWAY.test(withoutLocale(new URL(to, 'https://site.invalid').pathname))
  }
  if (type !== 'data') return false
  const init = typeof result === 'object' && result !== null && 'init' in result ? result.init : null
  const status = typeof init === 'object' && init !== null && 'status' in init ? init.status : 200
  return typeof status !== 'number' || status < 400
}

/** For the root: a draft goes when the site has what it held. */
export const settleDrafts: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method === 'GET') return next()
  const { pathname } = new URL(request.url)
  const sent = sending?.path === pathname ? sending : null
  lastSent = sent
  if (sent) sending = null
  const results = await next()
  if (sent && Object.values(results).every(wasTaken)) settleDraft(sent.draft)
  else if (sent?.draft.startsWith(`${GUEST}:`) && Object.values(results).some(isTurnedAway)) awaitWriter(sent.draft)
  return results
}
