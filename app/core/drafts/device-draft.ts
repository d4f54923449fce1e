// What somebody has begun to write, on their own device: every field of a form, for them alone. Storage that is full or
// forbidden keeps nothing, and nobody minds.
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { forgetSaves } from '#app/core/saves/device-saves.ts'
import { withoutLocale } from '#app/i18n/locales.ts'

/** What a field says: one text, or what is ticked among boxes of one name. */
export type Said = readonly string[]
/** A field as the page brought it, and as it was changed. */
type Change = { was: Said; is: Said }
export type Draft = Record<string, Change>

const KEY = 'draft:'
export const draftOf = (owner: string, form: string) => `${owner}:${form}`

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
  const all = { ...kept, ...Object.fromEntries(fields) }
  const changed = Object.entries(all).filter(([, { was, is }]) => !isSame(was, is))
  return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed))
}

/** Empty where the browser keeps nothing for us. */
export function readKept(draft: string): Draft {
  try {
    return readDraft(localStorage.getItem(KEY + draft))
  } catch {
    return {}
  }
}

export function keep(draft: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY + draft)
    else localStorage.setItem(KEY + draft, text)
  } catch {
    // The page still holds it.
  }
}

/** Of those on this device, which somebody else left. Nobody is shown the words of the one before them. */
export const draftsToForget = (keys: readonly string[], owner: string | null) =>
  keys.filter((key) => key.startsWith(KEY) && (owner === null || !key.startsWith(`${KEY}${owner}:`)))

/** With null, all of them: whoever signs out leaves nothing behind. */
export function forgetDrafts(exceptOf: string | null): void {
  try {
    for (const key of draftsToForget(Object.keys(localStorage), exceptOf)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept here.
  }
}

let sending: { draft: string; path: string } | null = null

/** A form with a draft is about to be sent. */
export const noteSending = (draft: string, path: string) => {
  sending = { draft, path }
}

/** Where a guard sends whoever may not post, instead of taking what they sent. */
const TURNED_AWAY = /^\/(?:login|account\/leave)(?:[/?#]|$)/

/** Whether the site has what was sent. A refusal and a lost line have a status that says so. */
function wasTaken({ type, result }: DataStrategyResult): boolean {
  if (result instanceof Response) {
    const to = result.headers.get('location')
    return to !== null && !TURNED_AWAY.test(withoutLocale(new URL(to, 'https://site.invalid').pathname))
  }
  if (type !== 'data') return false
  const init = typeof result === 'object' && result !== null && 'init' in result ? result.init : null
  const status = typeof init === 'object' && init !== null && 'status' in init ? init.status : 200
  return typeof status !== 'number' || status < 400
}

/** For the root: a draft goes when the site has what it held, and all of them go with whoever signs out. */
export const settleDrafts: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method === 'GET') return next()
  const { pathname } = new URL(request.url)
  const sent = sending?.path === pathname ? sending : null
  if (sent) sending = null
  const results = await next()
  if (Object.values(results).every(wasTaken)) {
    if (sent) keep(sent.draft, null)
    if (withoutLocale(pathname) === '/logout') {
      forgetDrafts(null)
      forgetSaves(null)
    }
  }
  return results
}
