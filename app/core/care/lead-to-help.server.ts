// The way to help: somebody who types words of danger into a search is shown it first, whichever field it was; nothing is
// looked up or counted.
import { type MiddlewareFunction, redirect } from 'react-router'
import { inLocale, localeOf, withoutLocale } from '#app/i18n/locales.ts'
import { needIn } from './crisis.ts'

export const HELP_PATH = '/help/urgent'
/** Says that the results are wanted all the same. */
const ANYWAY = 'anyway'
const SEARCHES = ['search', 'q', 'query']
/** Those who look after the site read such words at work. */
const DESKS = /^\/dashboard(\/|$)/

/** Where help stands for an address with such words; null for every other. */
export function wayToHelp(url: URL): string | null {
  const path = withoutLocale(url.pathname)
  if (path === HELP_PATH || DESKS.test(path) || url.searchParams.has(ANYWAY)) return null
  for (const name of SEARCHES) {
    const need = needIn(url.searchParams.get(name) ?? '')
    if (!need) continue
    const anyway = new URLSearchParams(url.searchParams)
    anyway.set(ANYWAY, '1')
    return `${HELP_PATH}?${new URLSearchParams({ need, results: `${path}?${anyway}` })}`
  }
  return null
}

export const leadToHelp: MiddlewareFunction<Response> = ({ url, request }, next) => {
  const way = request.method === 'GET' || request.method === 'HEAD' ? wayToHelp(url) : null
  if (way) throw redirect(inLocale(way, localeOf(url.pathname)), { headers: { 'Cache-Control': 'no-store' } })
  return next()
}
