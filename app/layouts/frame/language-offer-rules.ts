// The language to offer a visitor. Decided in the browser: pages are shared between visitors by caches.
import { isReaderPath } from '#app/core/quran/reader-settings.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'

type Visit = { page: Locale; path: string; wanted: readonly string[]; cookies: string }

/** Whoever works there came by the site's own menus, and at its side the offer would lie over them. */
const DESK = /^\/dashboard(\/|$)/

/**
 * The first of our languages the browser asks for, when it is not the page's. Null when the visitor chose a language
 * before, when nothing the browser asks for is ours, or where the offer would lie over the words of the Quran
 * or over a desk's menu.
 */
export function offeredLocale({ page, path, wanted, cookies }: Visit): Locale | null {
  if (isReaderPath(path) || DESK.test(path) || /(?:^|; )lang=/.test(cookies)) return null
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]
    if (isLocale(language)) return language === page ? null : language
  }
  return null
}
