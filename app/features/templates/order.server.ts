// Helpers the two routes of a poster share: its language, its place, and the places to choose from.
import { nameIn } from '#app/core/listings/name-in.ts'
import { suggest } from '#app/core/listings/queries.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { NEEDS, type Order } from './rules.ts'

const MOST_MATCHES = 8

export const languageOf = (query: URLSearchParams, otherwise: Locale): Locale => {
  const asked = query.get('language')
  return isLocale(asked) ? asked : otherwise
}

/** The kind and the key of the record an order names. */
export function placeOf({ place }: Order): { kind: 'mosque' | 'business' | 'event'; key: string } | null {
  const kind = (['mosque', 'business', 'event'] as const).find((each) => place.startsWith(`${each}:`))
  return kind ? { kind, key: place.slice(kind.length + 1) } : null
}

/** Places of that name which this poster can tell of. */
export async function findMatches(services: Pick<Services, 'page' | 'log'>, order: Order, locale: Locale) {
  if (order.search === '') return []
  const needed = NEEDS[order.kind]
  return (await suggest(services, order.search, MOST_MATCHES * 2))
    .filter(({ kind }) => needed === null || needed === 'any' || kind === needed)
    .slice(0, MOST_MATCHES)
    .map(({ kind, record }) => ({
      place: `${kind}:${record.slug ?? record.id}`,
      name: nameIn(locale, record) ?? record.name,
      where: [record.city, record.country].filter((part) => part !== '').join(', '),
    }))
}
