// Prices of post by zone, and the mosques where orders are collected, as staff keep them.
import * as z from 'zod'
import { formatPrice } from '#app/core/auth/plans.ts'
import { fieldsOf, inLanguage, readLocalised } from '#app/core/editing/localised.ts'
import { countryOptions } from '#app/core/listing-form/options.server.ts'
import { countryName } from '#app/core/places/countries.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Outcome, placeAt } from '#app/lib/outcome.ts'
import { namesOf, writePrice, zoneShape } from './postage.server.ts'
import { ELSEWHERE } from './rules.ts'
import type { PointForm, ZoneForm } from './shelf-schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Typed = Record<string, string>

const texts = z.record(z.string(), z.string())
const asTyped = (cents: number) => (cents / 100).toFixed(2)

const mosque = z.object({
  id: z.guid(),
  name: z.string().nullable(),
  slug: z.string().nullable(),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
})
const delivery = z.object({
  currency: z.string(),
  zones: z.array(zoneShape),
  points: z.array(mosque.extend({ hours: texts, active: z.boolean(), is_sample: z.boolean() })),
  found: z.array(mosque),
})

export async function findDelivery(services: Acting, search: string, locale: Locale) {
  const answer = await ask(services, services.db().rpc('store_delivery_desk', { search }), delivery)
  const write = (cents: number) => formatPrice(locale, cents, answer.currency)
  const present = ({ id, name, city, country_code }: z.output<typeof mosque>) => ({
    id,
    name: name ?? id,
    where: [city && cityIn(locale, city, country_code ?? ''), country_code && countryName(country_code, locale)]
      .filter(Boolean)
      .join(', '),
  })
  return {
    zones: answer.zones.map(({ id, name, countries, cents, free_from_cents }) => ({
      id,
      name: inLanguage(name, locale),
      countries: namesOf(countries, locale),
      ...writePrice({ cents, free_from_cents }, write),
    })),
    points: answer.points.map((point) => ({
      ...present(point),
      active: point.active,
      isSample: point.is_sample,
      hours: inLanguage(readLocalised(point.hours), locale),
    })),
    found: answer.found.map(present),
  }
}
export type DeliveryDesk = Awaited<ReturnType<typeof findDelivery>>

const typedZone = ({ name, countries, cents, free_from_cents }: z.output<typeof zoneShape>): Typed => ({
  ...fieldsOf('name', name),
  countries: countries.join(','),
  cents: asTyped(cents),
  free_from_cents: free_from_cents === null ? '' : asTyped(free_from_cents),
})

/** A zone for its editor: its countries to tick, those of other zones with the name of that one. */
export async function findZone(services: Acting, id: string | null, locale: Locale) {
  const answer = await ask(services, services.db().rpc('store_delivery_desk'), delivery)
  const zone = answer.zones.find((each) => each.id === id)
  if (id !== null && !zone) return null
  const others = new Map(
    answer.zones
      .filter((each) => each.id !== id)
      .flatMap(({ countries, name }) => countries.map((code) => [code, inLanguage(name, locale)] as const)),
  )
  const values: Typed = zone ? typedZone(zone) : {}
  return {
    title: zone ? inLanguage(zone.name, locale) : null,
    currency: answer.currency,
    // Named here: browsers know other names for some of them.
    countries: countryOptions(locale).map(({ value, label }) => ({
      value,
      label,
      elsewhere: others.get(value) ?? null,
    })),
    restIsIn: others.get(ELSEWHERE) ?? null,
    values,
  }
}
export type Zone = NonNullable<Awaited<ReturnType<typeof findZone>>>

export async function saveZone(
  services: Acting,
  id: string | null,
  zone: ZoneForm,
  values: Typed,
): Promise<Outcome<unknown>> {
  const table = services.db().from('store_zones')
  const saved = await (id === null
    ? attempt(services, table.insert(zone).select('id'), { nothing: 'notAllowed', values })
    : attempt(services, table.update(zone).eq('id', id).select('id'), { nothing: 'missing', values }))
  return !saved.ok && saved.errors.form?.includes('countryTwice') ? placeAt(saved, 'countries', values) : saved
}

export const removeZone = (services: Acting, id: string, values: Typed) =>
  attempt(services, services.db().from('store_zones').delete().eq('id', id).select('id'), {
    nothing: 'missing',
    values,
  })

/** A mosque, and when orders are collected there if they are. */
export async function findPoint(services: Acting, place: string) {
  if (!z.guid().safeParse(place).success) return null
  const db = services.db()
  const [mosques, points] = await Promise.all([
    ask(services, db.from('mosque_unified').select('id, name, slug, city').eq('id', place)),
    ask(services, db.from('store_pickup_points').select('hours, active').eq('place_id', place)),
  ])
  const [found] = mosques
  const [point] = points
  if (!found) return null
  const values: Typed = {
    ...fieldsOf('hours', readLocalised(point?.hours)),
    active: !point || point.active ? 'on' : '',
  }
  return {
    name: found.name ?? place,
    slug: found.slug,
    city: found.city,
    isKnown: point !== undefined,
    values,
  }
}

export function savePoint(services: Acting, place_id: string, isKnown: boolean, point: PointForm, values: Typed) {
  const table = services.db().from('store_pickup_points')
  return isKnown
    ? attempt(services, table.update(point).eq('place_id', place_id).select('place_id'), { nothing: 'missing', values })
    : attempt(services, table.insert({ ...point, place_id }).select('place_id'), { nothing: 'notAllowed', values })
}
