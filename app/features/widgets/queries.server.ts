// Finds what a widget is to show: a town, a mosque or a business, by what was typed, chosen or near.
import { nameIn } from '#app/core/listings/name-in.ts'
import {
  findBusiness,
  findMosque,
  nearBusinesses,
  nearMosques,
  searchBusinesses,
  suggest,
} from '#app/core/listings/queries.server.ts'
import { readRows, readText } from '#app/core/listings/source-row.ts'
import { countryName } from '#app/core/places/countries.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { cityNameIn, type GeoPlace, reverseGeocode } from '#app/core/places/geo.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { suggestCities } from '#app/core/places/suggest.server.ts'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { readPoint, type Subject, type SubjectType, writePoint } from './rules.ts'

export type Option = { value: string; name: string; detail: string }
export type Found = { subject: Subject | null; options: Option[]; query: string; chosen: string }

type Asked = { query: string; at: string | null; id: string | null }
type Context = { services: Pick<Services, 'page' | 'log'>; place: Place; locale: Locale }

const MAKKAH = { lat: 21.4225, lng: 39.8262 }
const MOST_OPTIONS = 6

export async function findSubject(type: SubjectType, asked: Asked, context: Context): Promise<Found> {
  return type === 'city' ? findTown(asked, context) : findListing(type, asked, context)
}

function findTown({ query, at }: Asked, { place, locale }: Context): Found {
  const toOption = (town: GeoPlace): Option => ({
    value: writePoint(town),
    name: cityNameIn(town, locale),
    detail: [town.state, countryName(town.countryCode, locale)].filter(Boolean).join(', '),
  })
  const options = query ? suggestCities(query, { limit: MOST_OPTIONS, locale }).map(toOption) : []
  const chosen = options.find(({ value }) => value === at) ?? options[0]
  const point = readPoint(chosen?.value ?? at) ?? (isKnown(place) ? place : MAKKAH)
  const near = chosen ? null : reverseGeocode(point.lat, point.lng)
  const name = chosen?.name ?? (near ? cityNameIn(near, locale) : '')
  return {
    subject: { type: 'city', name, lat: point.lat, lng: point.lng },
    options,
    query,
    chosen: writePoint(point),
  }
}

type Listing = { id: string; name: string; local_name: string; city: string; country_code: string }

async function findListing(type: 'mosque' | 'business', { query, id }: Asked, context: Context): Promise<Found> {
  const { services, place, locale } = context
  const found = query ? await search(type, query, context) : []
  const options = found.slice(0, MOST_OPTIONS).map((listing) => ({
    value: listing.id,
    name: nameIn(locale, listing) ?? '',
    detail: listing.city ? cityIn(locale, listing.city, listing.country_code) : '',
  }))
  const chosen = options.find(({ value }) => value === id) ?? options[0]
  if (chosen) return { subject: { type, id: chosen.value, name: chosen.name }, options, query, chosen: chosen.value }
  const { lat, lng } = isKnown(place) ? place : MAKKAH
  const wanted = id ? await (type === 'mosque' ? findMosque(services, id) : findBusiness(services, id)) : null
  const [nearest] = wanted
    ? []
    : type === 'mosque'
      ? await nearMosques(services, { lat, lng, limit: 1 })
      : await nearBusinesses(services, { lat, lng, limit: 1 })
  const listing = wanted ?? nearest
  if (!listing) return { subject: null, options, query, chosen: '' }
  return {
    subject: { type, id: listing.id, name: nameIn(locale, listing) ?? '' },
    options,
    query,
    chosen: listing.id,
  }
}

async function search(type: 'mosque' | 'business', query: string, { services, place }: Context): Promise<Listing[]> {
  if (type === 'business') {
    const { lat, lng } = place
    return (await searchBusinesses(services, { lat, lng, query, limit: MOST_OPTIONS })).businesses
  }
  return (await suggest(services, query, 40)).filter(({ kind }) => kind === 'mosque').map(({ record }) => record)
}

export type LoadRow = {
  host: string
  widget: string
  place: { id: string; name: string } | null
  loads: number
  lastDay: string
}

type Asking = Pick<Services, 'db' | 'log'>

/** Where widgets were shown in the last 30 days: everything, for staff. */
export const listLoads = async (services: Asking): Promise<LoadRow[]> =>
  readLoads(await ask(services, services.db().rpc('embed_load_report', { days: 30 })))

/** The same of one place. Whoever it is not the business of gets nothing, nor does one whose session has ended. */
export async function listOwnLoads(services: Asking, placeId: string): Promise<LoadRow[]> {
  const report = await attempt(services, services.db().rpc('embed_load_report', { days: 30, of_place: placeId }))
  return report.ok ? readLoads(report.value) : []
}

function readLoads(report: unknown): LoadRow[] {
  return readRows(report).flatMap((row) => {
    const [host, widget, lastDay] = [readText(row.host), readText(row.widget), readText(row.last_day)]
    if (!host || !widget || !lastDay) return []
    const id = readText(row.place_id)
    return [
      {
        host,
        widget,
        place: id ? { id, name: readText(row.place_name) ?? id } : null,
        loads: toCoordinate(row.loads) ?? 0,
        lastDay,
      },
    ]
  })
}
