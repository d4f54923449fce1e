// The same drafts on the account, so that another device has them. What does not arrive is said again with the next word, when the
// line is back, and when its page is opened again.
import { inLocale, localeOf } from '#app/i18n/locales.ts'

const PAUSE_MS = 2500
/** As the database has it (`form_drafts`). */
const MOST_CHARACTERS = 110_000

/** Of this account: those whose drafts the page knows of. */
const known = new Set<string>()
/** Those the account holds no more. A page that was read before still names them. */
const gone = new Set<string>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
/** On their way to the account; false once the site has what they held. */
const underWay = new Map<string, boolean>()

/** Those that met a dead line. */
const unsaid = new Map<string, { text: string; stored: () => void }>()
const sayAgain = () => {
  for (const [form, { text, stored }] of [...unsaid]) storeDraft(form, text, stored)
}

export const learnDrafts = (forms: readonly string[]) => {
  for (const form of forms) if (!gone.has(form)) known.add(form)
}

const address = () => inLocale('/drafts', localeOf(location.pathname))

const GONE = 410

/**
 * `once`: the key of what this device holds, where the account had it as well. 'sent' says that it went out from another
 * device, so that nobody finds here what they sent there.
 */
export async function fetchDraft(form: string, once = ''): Promise<string | 'sent' | null> {
  if (!known.has(form) && once === '') return null
  try {
    const answer = await fetch(`${address()}?${new URLSearchParams({ form, ...(once && { once }) })}`)
    if (answer.status === GONE) return 'sent'
    return answer.status === 200 ? await answer.text() : null
  } catch {
    return null
  }
}

async function tell(body: Record<string, string>): Promise<boolean> {
  try {
    const { ok } = await fetch(address(), { method: 'POST', body: new URLSearchParams(body), keepalive: true })
    return ok
  } catch {
    return false
  }
}

/** A little later, once for all that is typed meanwhile; `stored` is told when the account has it. */
export function storeDraft(form: string, text: string | null, stored: () => void = () => {}): void {
  clearTimeout(timers.get(form))
  unsaid.delete(form)
  if (text === null) forgetDraft(form)
  if (text === null || text.length > MOST_CHARACTERS) return
  timers.set(
    form,
    setTimeout(async () => {
      timers.delete(form)
      underWay.set(form, true)
      const isKept = await tell({ intent: 'keep', form, fields: text })
      if (underWay.get(form) === false) void tell({ intent: 'forget', form })
      else if (isKept) {
        gone.delete(form)
        known.add(form)
        stored()
      } else if (!timers.has(form)) {
        unsaid.set(form, { text, stored })
        globalThis.addEventListener?.('online', sayAgain, { once: true })
      }
      underWay.delete(form)
    }, PAUSE_MS),
  )
}

export function forgetDraft(form: string): void {
  clearTimeout(timers.get(form))
  timers.delete(form)
  unsaid.delete(form)
  if (underWay.has(form)) underWay.set(form, false)
  gone.add(form)
  if (known.delete(form)) void tell({ intent: 'forget', form })
}
