import type { Locale } from '#app/i18n/locales.ts'
import { writeCookie } from '#app/lib/write-cookie.ts'

const YEAR_SECONDS = 31_536_000

/** The same cookie that `?lang=` sets: which language the visitor chose, so that no other is offered again. */
export const rememberLanguage = (locale: Locale) => writeCookie('lang', locale, YEAR_SECONDS)
