// Takes in a form that met a dead line, and sends it once when there is one again. Only forms the site takes once however often
// they come (docs/decisions/135-a-draft-follows-its-writer.md): their row is unique by itself or by the key that goes with it.
import { draftSentTo, settleDraft, TURNED_AWAY } from '#app/core/drafts/device-draft.ts'
import { loadBrowserMessages } from '#app/i18n/catalogue.ts'
import { localeOf, withoutLocale } from '#app/i18n/locales.ts'
import { isSecretField } from '#app/lib/typed-form.ts'
import { showToast } from '#app/ui/toasts.ts'
import { joined, readWaiting, type Waiting, writeWaiting } from './waiting-list.ts'

/** Reviews and replies, votes, seats, what is saved and suggested, and the times of a mosque. */
const MAY_WAIT = [
  /^\/saved$/,
  /^\/(?:business|mosque)\/[^/]+(?:\/(?:reviews|suggest|tell))?$/,
  /^\/community-events$/,
  /^\/community\/(?:marks|(?:events|forum|gaza|giving-back|ideas|education|recipes|reviews)\/[^/]+)$/,
]
const isNew = (path: string) => /\/new$/.test(path)

export const mayWait = (pathname: string): boolean => {
  const path = withoutLocale(pathname)
  return !isNew(path) && MAY_WAIT.some((known) => known.test(path))
}

let owner: string | null = null
/** Told by the root, which knows. */
export const waitFor = (userId: string | null) => {
  owner = userId
}

const words = async () => (await loadBrowserMessages(localeOf(window.location.pathname))).frame.pocket

/** False where the form may not wait: whoever wrote it is not known, it holds a file or a secret, or nothing can be kept. */
export async function keepWaiting(sent: Request): Promise<boolean> {
  const { pathname, search } = new URL(sent.url)
  if (owner === null || !mayWait(pathname)) return false
  const fields = [...(await sent.formData())]
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string')
  const hasFile = fields.some(([, value]) => value instanceof File && value.size > 0)
  if (hasFile || texts.some(([name]) => isSecretField(name))) return false
  const one: Waiting = {
    id: crypto.randomUUID(),
    owner,
    to: pathname + search,
    fields: texts,
    draft: draftSentTo(pathname),
    at: Date.now(),
    stopped: null,
  }
  if (!writeWaiting(joined(readWaiting(), one))) return false
  showToast((await words()).kept, { tone: 'info' })
  return true
}

type Answer = 'taken' | 'refused' | 'signIn' | 'noLine'

async function send({ to, fields }: Waiting): Promise<Answer> {
  try {
    const { status, url } = await fetch(to, { method: 'POST', body: new URLSearchParams(fields) })
    if (TURNED_AWAY.test(withoutLocale(new URL(url).pathname))) return 'signIn'
    if (status < 400) return 'taken'
    return status >= 500 || status === 429 ? 'noLine' : 'refused'
  } catch {
    return 'noLine'
  }
}

/**
 * Everything that waits of whoever is signed in, in the order it was written; how much the site took. One tab sends at a time,
 * and each is struck from the list before the next goes out.
 */
export async function sendWaiting(): Promise<number> {
  const from = owner
  if (from === null || readWaiting().length === 0) return 0
  return navigator.locks.request('waiting', { ifAvailable: true }, async (lock) => {
    if (!lock) return 0
    let taken = 0
    let refused = 0
    for (const one of readWaiting()) {
      if (one.owner !== from || one.stopped === 'refused') continue
      const answer = await send(one)
      if (answer === 'noLine') break
      const others = readWaiting()
      if (answer === 'taken') {
        taken += 1
        writeWaiting(others.filter(({ id }) => id !== one.id))
        if (one.draft !== null) settleDraft(one.draft, true)
      } else {
        refused += 1
        writeWaiting(others.map((other) => (other.id === one.id ? { ...other, stopped: answer } : other)))
      }
    }
    if (taken + refused > 0) {
      const { sent, stopped } = await words()
      if (taken > 0) showToast(sent(taken))
      if (refused > 0) showToast(stopped, { tone: 'danger' })
    }
    return taken
  })
}
