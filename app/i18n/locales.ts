/** Every language the site speaks. The first is the base: it has no path prefix. */
export const locales = ['en', 'ar', 'ur', 'fr', 'tr', 'id'] as const
export type Locale = (typeof locales)[number]

const RTL: ReadonlySet<Locale> = new Set<Locale>(['ar', 'ur'])
export const direction = (locale: Locale) => (RTL.has(locale) ? 'rtl' : 'ltr')

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** The router's basename in this language: `/ar`, and `/` for English. */
export const basename = (locale: Locale) => (locale === 'en' ? '/' : `/${locale}`)

/** `/ar/contact` → `ar`; `/contact` → `en`. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '')
  return isLocale(first) ? first : 'en'
}

/** The same page in another language: `('/ar/jobs', 'fr')` → `/fr/jobs`. */
export function inLocale(pathname: string, locale: Locale): string {
  const bare = withoutLocale(pathname)
  return locale === 'en' ? bare : `/${locale}${bare === '/' ? '' : bare}`
}

/** `/ar/jobs` → `/jobs`. */
export function withoutLocale(pathname: string): string {
  const locale = localeOf(pathname)
  return locale === 'en' ? pathname : pathname.slice(locale.length + 1) || '/'
}

/**
 * The tag handed to `Intl`, numbering system written out: without it Node and browsers may disagree
 * on digits for Arabic and Urdu, and hydration breaks.
 */
const INTL_TAG: Record<Locale, string> = {
  en: 'en-GB-u-nu-latn',
  ar: 'ar-u-nu-arab',
  ur: 'ur-u-nu-latn',
  fr: 'fr-u-nu-latn',
  tr: 'tr-u-nu-latn',
  id: 'id-u-nu-latn',
}
export const intlTag = (locale: Locale) => INTL_TAG[locale]
