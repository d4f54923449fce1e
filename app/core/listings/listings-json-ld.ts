// A list of cards for search engines. Made where the head is written, so that a page does not carry its list once more.
import { itemListJsonLd, type JsonLd } from '#app/core/seo/json-ld.ts'
import { canonicalUrl } from '#app/core/seo/rules.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'

type Card = { name: string | null; path: string }
type Site = { siteUrl: string; locale: Locale }

/** Nothing for an empty list, and no place without a name: there is nothing to publish. */
export function listingsJsonLd(cards: readonly Card[], { siteUrl, locale }: Site): JsonLd[] {
  const named = cards.flatMap(({ name, path }) =>
    name ? [{ name, url: canonicalUrl(siteUrl + inLocale(path, locale)) }] : [],
  )
  return named.length > 0 ? [itemListJsonLd(named)] : []
}
