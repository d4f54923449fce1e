// The name of a form that is written into, by which it is told from all others of the site.
import { withoutLocale } from '#app/i18n/locales.ts'

/** Fields in which people put words of their own. */
const WORDS = 'input:is([type=text], [type=email], [type=tel], [type=url], [type=number], [type=date], :not([type]))'
/** Fewer are a search box or a switch. */
const FEWEST_FIELDS = 3

export function isWritten(form: HTMLFormElement): boolean {
  if (form.method !== 'post' || form.dataset.draft !== undefined) return false
  if (form.querySelector('input[type=password]')) return false
  return form.querySelector('textarea') !== null || form.querySelectorAll(WORDS).length >= FEWEST_FIELDS
}

/** The key by which the site knows that it has this already. */
export const ONCE = 'once'
/** What changes each time a form is shown; the rest of its hidden fields says what it is about. */
export const PASSING = [ONCE, 'seen', 'mark', 'version', 'updated_at', 'state']
/** Of an address: what was said or done, not where one is. */
const PASSING_QUERY = ['said', 'done', 'from', 'page']

/** The same for the same words, and short: addresses may hold a key, and drafts lie on the account. */
function shorten(text: string): string {
  let one = 0x811c9dc5
  let other = 0x01000193
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 0x01000193) >>> 0
    other = Math.imul(other ^ (code + 7), 0x85ebca6b) >>> 0
  }
  return one.toString(36) + other.toString(36)
}

/** By its page, what it is about, and what its button does; by its place among its kind, if that leaves several. */
export function nameOfForm(form: HTMLFormElement, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = [...new URLSearchParams(search)].filter(([name]) => !PASSING_QUERY.includes(name)).toSorted()
  const own = selfOf(form)
  const alike = [...form.ownerDocument.forms].filter((other) => selfOf(other) === own)
  const path = withoutLocale(pathname)
  return `${path.split('/').slice(0, 3).join('/').slice(0, 60)}:${shorten(
    JSON.stringify([path, query, own, alike.indexOf(form)]),
  )}`
}

function selfOf(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
    .filter(({ name }) => name !== '' && !PASSING.includes(name))
    .map(({ name, value }) => [name, value])
  const button = form.querySelector<HTMLButtonElement>('button[name]')
  return JSON.stringify([
    withoutLocale(new URL(form.getAttribute('action') ?? '', form.ownerDocument.baseURI).pathname),
    hidden,
    button ? [button.name, button.value] : null,
  ])
}
