// A list of cards for search engines.
import { itemListJsonLd, type JsonLd } from '#app/core/seo/json-ld.ts'
import { canonicalUrl } from '#app/core/seo/rules.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import type { Listings } from './listing-grid.tsx'

type Site = { siteUrl: string; locale: Locale; t: Messages }

/** Undefined for an empty list: there is nothing to publish. */
export function listingsJsonLd({ kind, cards }: Listings, { siteUrl, locale, t }: Site): JsonLd | undefined {
  if (cards.length === 0) return undefined
  const unnamed = kind === 'business' ? t.listings.nameNotFound : t.listings.mosque.nameNotFound
  return itemListJsonLd(
    cards.map(({ name, path }) => ({ name: name ?? unnamed, url: canonicalUrl(siteUrl + inLocale(path, locale)) })),
  )
}
