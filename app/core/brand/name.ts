// The name of the site, as the operator gave it or as it ships.

import type { Locale } from '#app/i18n/locales.ts'
import { voice } from './voice.ts'

let given: string | undefined

/** From now on, in every language. */
export function callSite(name: string | undefined): void {
  given = name
}

export const siteName = (locale: Locale): string => given ?? voice[locale].name

/** A sentence that ships with our name in it, with the operator's. */
export const withSiteName = (text: string, locale: Locale): string =>
  given === undefined ? text : text.replaceAll(voice[locale].name, given)
