// The mosques of a country or a city, under the rules of the pages of businesses there.

import { voice } from '#app/core/brand/voice.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import { readRow, readRows } from '#app/core/listings/source-row.ts'
import { toMosqueCard } from '#app/core/mosques/describe-card.server.ts'
import { countryName, isCountryCode } from '#app/core/places/countries.ts'
import { cityNameIn, findCity } from '#app/core/places/geo.server.ts'
import { askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { locationPath } from '#app/core/seo/location-address.server.ts'
import { mosquesPath, mosquesPaths, readMosquesAddress } from '#app/core/seo/mosques-address.server.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { inLocale, withoutLocale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { locationTexts } from '#app/i18n/pages/location-texts.server.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { MosquesOfPlaceData } from './mosques-of-place.tsx'
import { isIndexable, PAGE_SIZE, readPage } from './rules.ts'

const CITY_REACH_KM = 30

type Words = { country: string; city?: string }
export type MosquesResult =
  | { redirectTo: string }
  | { redirectTo: null; mosques: MosquesOfPlaceData; meta: PageMeta; isIndexable: boolean }

const inPath = (path: string) => decodeURIComponent(withoutLocale(path)).normalize('NFC')

export async function loadMosquesOfPlace(url: URL, services: Services, words: Words): Promise<MosquesResult> {
  const { locale, t } = await i18nOf(url)
  const address = readMosquesAddress(words)
  if (!address) throw await missingPage(url, services)
  const path = mosquesPath(address, locale, words.city)
  if (inPath(url.pathname) !== decodeURIComponent(path)) return { redirectTo: path + url.search }

  const { countryCode, city } = address
  const asked = url.searchParams.get('page')
  const wanted = readPage(asked, Number.MAX_SAFE_INTEGER) ?? 1
  const found = readRow(
    await askPage(services, 'mosque_location', {
      country: countryCode,
      ...(city && { lat: city.lat, lng: city.lng, reach_km: CITY_REACH_KM }),
      max_results: PAGE_SIZE,
      skip_results: (wanted - 1) * PAGE_SIZE,
    }),
  )
  const total = Number(found?.total ?? 0)
  const page = readPage(asked, total)
  if (page === null) throw await missingPage(url, services)

  const texts = locationTexts(locale)
  const said = t.locationPages.mosquesOf
  const country = countryName(countryCode, locale)
  const place = city ? texts.city(cityNameIn(city, locale), country) : texts.country(country, countryCode)
  const heading = texts.partHeading(said.name, place)
  const inCountry = texts.partHeading(said.name, texts.country(country, countryCode))
  const crumbs = [
    { name: voice[locale].home, path: '/' },
    ...(city ? [{ name: inCountry, path: mosquesPath({ countryCode, city: null }, locale) }] : []),
    { name: heading, path },
  ]
  const lead = total > 0 ? said.lead(total) : said.none
  const context = makeCardContext({ locale, now: new Date(), hasDistance: false })
  const cities = new Map<number, { label: string; to: string }>()
  for (const { word, country: code, count } of readRows(found?.cities)) {
    const other = typeof word === 'string' && isCountryCode(code) ? findCity(code, word) : null
    if (!other || other.id === city?.id || cities.has(other.id)) continue
    const label = t.locationPages.neighbours.counted(cityNameIn(other, locale), formatNumber(locale, Number(count)))
    cities.set(other.id, {
      label,
      to: mosquesPath({ countryCode: other.countryCode, city: other }, locale, String(word)),
    })
  }
  const indexable = isIndexable(total, page)
  return {
    redirectTo: null,
    mosques: {
      crumbs,
      heading,
      lead,
      path,
      cards: readRows(found?.rows).map((row) => toMosqueCard(row, toMosque(row), context)),
      pageNumber: page,
      pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      cities: [...cities.values()],
      restaurants: locationPath({ countryCode, city, category: 'restaurants', subcategory: null }, locale, words.city),
    },
    isIndexable: indexable,
    meta: {
      url: inLocale(path, locale),
      locale,
      siteUrl: services.config.siteUrl,
      title: heading,
      description: lead,
      type: 'place',
      noindex: !indexable,
      breadcrumbs: crumbs,
      localizedPaths: mosquesPaths(address, words.city),
    },
  }
}
