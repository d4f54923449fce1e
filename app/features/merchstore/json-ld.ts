// A product as search engines read it (schema.org's Product). Samples have none: nobody should be sent to buy one.
import type { JsonLd } from '#app/core/seo/json-ld.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import type { Product } from './queries.server.ts'
import { STORE_PATH } from './rules.ts'

export function productJsonLd(
  product: Product,
  { siteUrl, locale }: { siteUrl: string; locale: Locale },
): JsonLd | undefined {
  if (product.isSample) return undefined
  const url = siteUrl + inLocale(`${STORE_PATH}/${product.slug}`, locale)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.text,
    url,
    image: product.pictures.map(({ image }) => siteUrl + image),
    offers: product.variants.map(({ sku, name, cents, isThere }) => ({
      '@type': 'Offer',
      sku,
      ...(name && { name }),
      url,
      price: (cents / 100).toFixed(2),
      priceCurrency: product.currency,
      availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
    })),
  }
}
