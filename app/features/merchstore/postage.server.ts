// Postage and points of collection: said before anything lies in the basket.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { inLanguage, type Localised, readLocalised } from '#app/core/editing/localised.ts'
import { countryName } from '#app/core/places/countries.ts'
import { isKnown } from '#app/core/places/place.ts'
import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { findPlace } from '#app/core/visitor/request-place.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ELSEWHERE, nearestFirst, zoneOf } from './rules.ts'

type Paging = Pick<Services, 'page' | 'log'>

const texts = z.record(z.string(), z.string()).transform((value): Localised => readLocalised(value))
export const zoneShape = z.object({
  id: z.string(),
  name: texts,
  countries: z.array(z.string()),
  cents: z.number(),
  free_from_cents: z.number().nullable(),
})

const delivery = z.object({
  currency: z.string(),
  points: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      address: z.string().nullable(),
      city: z.string().nullable(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
      hours: texts,
    }),
  ),
  zones: z.array(zoneShape),
})

/** `near`: where the visitor is, if that is known. The nearest mosque stands first, those of nowhere last. */
export async function listWays(services: Paging, locale: Locale, near: { lat: number; lng: number } | null = null) {
  const { points, zones } = await askPage(services, 'store_delivery', {}, delivery)
  return {
    points: nearestFirst(points, near).map(({ id, name, address, city, hours }) => ({
      id,
      name: [name, city].filter(Boolean).join(', '),
      address: address ?? '',
      hours: inLanguage(hours, locale),
    })),
    countries: zones.flatMap(({ countries }) => countries),
  }
}
export type Ways = Awaited<ReturnType<typeof listWays>>

/** The names of a zone's countries, in order; those of no zone are null. */
export function namesOf(countries: readonly string[], locale: Locale): (string | null)[] {
  const { compare } = new Intl.Collator(locale)
  const named = countries.filter((code) => code !== ELSEWHERE).map((code) => countryName(code, locale) || code)
  return [...named.toSorted(compare), ...(countries.includes(ELSEWHERE) ? [null] : [])]
}

type ZonePrice = Pick<z.output<typeof zoneShape>, 'cents' | 'free_from_cents'>

/** Null: nothing at all, and never free. */
export const writePrice = ({ cents, free_from_cents }: ZonePrice, write: (cents: number) => string) => ({
  price: cents === 0 ? null : write(cents),
  freeFrom: cents > 0 && free_from_cents !== null ? write(free_from_cents) : null,
})

/** What post costs by zone, and to `country` if that is known. */
export async function listPostage(services: Paging, locale: Locale, country: string | null) {
  const { currency, zones } = await askPage(services, 'store_delivery', {}, delivery)
  const write = (cents: number) => formatPrice(locale, cents, currency)
  const written = (zone: ZonePrice) => writePrice(zone, write)
  const here = country === null ? undefined : zoneOf(zones, country)
  return {
    zones: zones.map((zone) => ({
      id: zone.id,
      name: inLanguage(zone.name, locale),
      countries: namesOf(zone.countries, locale),
      ...written(zone),
    })),
    isEverywhere: zones.some(({ countries }) => countries.includes(ELSEWHERE)),
    here:
      country === null
        ? null
        : { country: countryName(country, locale) || country, isSent: here !== undefined, ...(here && written(here)) },
  }
}
export type Postage = Awaited<ReturnType<typeof listPostage>>

/** The country a visitor is in, as far as they let us know. */
export function countryOf(request: Request, services: Pick<Services, 'forceLocation'>): string | null {
  const place = findPlace(request, services)
  return (isKnown(place) && place.countryCode) || null
}
