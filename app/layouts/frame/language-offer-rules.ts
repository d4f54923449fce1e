// Which language to offer. Decided in the browser: pages are shared between visitors by caches.
import { isLocale, type Locale } from '#app/i18n/locales.ts'

/**
 * The first of our languages the browser asks for, when it is not the page's. Null when the visitor chose a language
 * before, or when nothing the browser asks for is ours.
 */
export function offeredLocale(page: Locale, wanted: readonly string[], cookies: string): Locale | null {
  if (/(?:^|; )lang=/.test(cookies)) return null
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]
    if (isLocale(language)) return language === page ? null : language
  }
  return null
}
