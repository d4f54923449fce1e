// Loads a page of a place: the listings of a category in the world, a country, a city, or a part of it in a city.
import { href } from 'react-router'
import { voice } from '#app/core/brand/voice.ts'
import {
  categoryByWord,
  categoryName,
  isRenamed,
  subcategoryByWord,
  subcategoryName,
} from '#app/core/categories/categories.ts'
import { type CategoryId, isShipped } from '#app/core/categories/tree.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { toBusinessPin } from '#app/core/listings/business-pin.server.ts'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { listingsJsonLd } from '#app/core/listings/listings-json-ld.ts'
import { nameIn } from '#app/core/listings/name-in.ts'
import { nearMosques } from '#app/core/listings/queries.server.ts'
import { readRows } from '#app/core/listings/source-row.ts'
import { countryName, isCountryCode } from '#app/core/places/countries.ts'
import { cityNameIn, findCity } from '#app/core/places/geo.server.ts'
import { namePlace, type PlaceName } from '#app/core/places/name-place.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { askPageOrNothing } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { faqJsonLd } from '#app/core/seo/json-ld.ts'
import {
  type LocationAddress,
  locationPath,
  locationPaths,
  readLocationAddress,
} from '#app/core/seo/location-address.server.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import type { Crumb } from '#app/core/seo/rules.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, intlTag, type Locale, withoutLocale } from '#app/i18n/locales.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { locationTexts } from '#app/i18n/pages/location-texts.server.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { type Counted, findLocationListings, type LocationListings } from './location-listings.server.ts'
import type { LocationPageData } from './location-page.tsx'
import { buildFaq, isIndexable, PAGE_SIZE, readPage, SERVICE_GROUPS } from './rules.ts'
import type { ServicesPageData } from './services-page.tsx'

/** What counts as being in a city: its listings and those just outside. */
const CITY_REACH_KM = 30
/** Around a visitor, on the pages of a category. */
const NEAR_KM = 75
const FEWEST_NEAR = 3
const BEST_SHOWN = 3
const MOSQUES_SHOWN = 6

type Words = { country: string; city?: string; category: string; subcategory?: string }
type Loaded = { page: LocationPageData; meta: PageMeta; isIndexable: boolean }
export type LocationResult = { redirectTo: string } | ({ redirectTo: null } & Loaded)
type Language = { locale: Locale; t: Messages }

export async function loadLocationPage(url: URL, services: Services, words: Words): Promise<LocationResult> {
  const { locale, t } = await i18nOf(url)
  const address = readLocationAddress(words)
  if (!address) throw await missingPage(url, services)
  const path = locationPath(address, locale, words.city)
  // Other spellings and other languages' words move to the one address of this page.
  if (toPath(words) !== path) return { redirectTo: path + url.search }

  const now = new Date()
  const { countryCode, city, category, subcategory } = address
  const asked = url.searchParams.get('page')
  const found = await findLocationListings(
    services,
    {
      category,
      subcategory,
      countryCode,
      around: city ? { lat: city.lat, lng: city.lng, reachKm: CITY_REACH_KM } : null,
      page: readPage(asked, Number.MAX_SAFE_INTEGER) ?? 1,
    },
    now,
  )
  const page = readPage(asked, found.facts.total)
  if (page === null) throw await missingPage(url, services)

  const texts = locationTexts(locale)
  const country = countryName(countryCode, locale)
  const cityName = city ? cityNameIn(city, locale) : ''
  const place = city ? texts.city(cityName, country) : texts.country(country, countryCode)
  const partName = subcategory ? subcategoryName(category, subcategory, locale) : ''
  const heading = partName ? texts.partHeading(partName, place) : headingOf(category, place, locale)
  const { total } = found.facts
  const at = (change: Partial<LocationAddress>) => locationPath({ ...address, ...change }, locale, words.city)
  const names = { heading, country, cityName, path }
  const crumbs = crumbsOf(address, names, locale, at)
  const groups = await neighboursOf({ address, found, services, locale, t, at })
  const parts = { found, category, heading, now, locale, t, page }
  const lead = total > 0 ? texts.lead(t.pages.location.count(total), heading) : texts.leadEmpty(heading)
  const described: LocationPageData = {
    ...describeListings(parts),
    crumbs,
    eyebrow: null,
    lead,
    path,
    center: city ? { lat: city.lat, lng: city.lng } : null,
    mosquesLabel: city ? t.locationPages.facts.mosques : t.locationPages.facts.mosquesInCountry,
    directory: `/businesses?category=${category}${subcategory ? `&sub=${subcategory}` : ''}`,
    groups: groups.filter(({ links }) => links.length > 0),
  }
  const indexable = isIndexable(total, page)
  return {
    redirectTo: null,
    page: described,
    isIndexable: indexable,
    meta: {
      url: inLocale(withoutLocale(path), locale),
      locale,
      siteUrl: services.config.siteUrl,
      title: heading,
      description: lead,
      type: 'place',
      noindex: !indexable,
      breadcrumbs: crumbs,
      localizedPaths: locationPaths(address, words.city),
      jsonLd: describeForMachines(described, services, { locale, t }),
    },
  }
}

type At = (change: Partial<LocationAddress>) => string
type Names = { heading: string; country: string; cityName: string; path: string }

function crumbsOf(
  address: LocationAddress,
  { heading, country, cityName, path }: Names,
  locale: Locale,
  at: At,
): Crumb[] {
  const { countryCode, city, category, subcategory } = address
  const wholeCountry: Crumb = {
    name: headingOf(category, locationTexts(locale).country(country, countryCode), locale),
    path: at({ city: null, subcategory: null }),
  }
  return [
    { name: voice[locale].home, path: '/' },
    ...(city ? [wholeCountry] : []),
    ...(subcategory ? [{ name: headingOf(category, cityName, locale), path: at({ subcategory: null }) }] : []),
    { name: heading, path },
  ]
}

type Neighbours = Language & { address: LocationAddress; found: LocationListings; services: Services; at: At }

/** Pages beside this one: other parts, other towns, other categories, and the mosques. */
async function neighboursOf({ address, found, services, locale, t, at }: Neighbours) {
  const { city, category, subcategory } = address
  const { neighbours } = t.locationPages
  const counted = countedLabel(locale, neighbours)
  return [
    {
      title: neighbours.subcategories,
      links: found.subcategories.flatMap(({ word, count }) => {
        const part = subcategoryByWord(category, word)
        // In a country there is no page of a part; the directory has it.
        const to = part && (city ? at({ subcategory: part }) : `/businesses?category=${category}&sub=${part}`)
        if (!part || !to || part === subcategory) return []
        return [{ label: counted(subcategoryName(category, part, locale), count), to }]
      }),
    },
    {
      title: city ? neighbours.cities : neighbours.citiesInCountry,
      links: cityLinks(found.cities, address, locale, counted),
    },
    {
      title: neighbours.categories,
      links: found.categories.flatMap(({ word, count }) => {
        const other = categoryByWord(word)
        if (!other) return []
        return [{ label: counted(categoryName(other, locale), count), to: at({ category: other, subcategory: null }) }]
      }),
    },
    { title: neighbours.mosques, links: city ? await mosqueLinks(services, city, { locale, t }) : [] },
  ]
}

/** A category of the staff's has no sentence of its own. */
function headingOf(category: CategoryId, place: string, locale: Locale): string {
  const { headings, partHeading } = locationTexts(locale)
  return isShipped(category) && !isRenamed(category, locale)
    ? headings[category](place)
    : partHeading(categoryName(category, locale), place)
}

/** A category with an address of its own: near the visitor where that fills a page, else the whole world. */
export async function loadCategoryPage(
  { url, services, locale, t, now, place }: Visit,
  category: keyof Messages['locationPages']['categories'],
): Promise<Loaded> {
  const asked = url.searchParams.get('page')
  const wanted = readPage(asked, Number.MAX_SAFE_INTEGER) ?? 1
  // Two decimals are about a kilometre: enough here, and neighbours share what is kept.
  const around = isKnown(place)
    ? { lat: Number(place.lat.toFixed(2)), lng: Number(place.lng.toFixed(2)), reachKm: NEAR_KM }
    : null
  const near = around && (await findLocationListings(services, { category, around, page: wanted }, now))
  const isNear = near !== null && near.facts.total >= FEWEST_NEAR
  const found = isNear ? near : await findLocationListings(services, { category, page: wanted }, now)
  const page = readPage(asked, found.facts.total)
  if (page === null) throw await missingPage(url, services)

  const path = withoutLocale(url.pathname)
  const { title, lead } = t.locationPages.categories[category]
  const crumbs: Crumb[] = [
    { name: voice[locale].home, path: '/' },
    { name: title, path },
  ]
  const { neighbours } = t.locationPages
  const counted = countedLabel(locale, neighbours)
  const inCountry = (code: string) =>
    locationPath({ countryCode: code, city: null, category, subcategory: null }, locale)
  const groups = [
    {
      title: neighbours.subcategories,
      links: found.subcategories.flatMap(({ word, count }) => {
        const part = subcategoryByWord(category, word)
        if (!part) return []
        const label = counted(subcategoryName(category, part, locale), count)
        return [{ label, to: `/businesses?category=${category}&sub=${part}` }]
      }),
    },
    {
      title: neighbours.countries,
      links: found.countries
        .filter(({ word }) => isCountryCode(word))
        .map(({ word, count }) => ({ label: counted(countryName(word, locale), count), to: inCountry(word) })),
    },
    {
      title: neighbours.citiesInCountry,
      links: cityLinks(found.cities, { category, subcategory: null }, locale, counted),
    },
  ]
  const named = isNear ? namePlace(place, locale) : null
  const described: LocationPageData = {
    ...describeListings({ found, category, heading: title, now, locale, t, page }),
    crumbs,
    eyebrow: describeWhere(named, t),
    lead,
    path,
    center: null,
    mosquesLabel: t.locationPages.facts.mosques,
    directory: `/businesses?category=${category}`,
    groups: groups.filter(({ links }) => links.length > 0),
  }
  const indexable = page === 1
  return {
    page: described,
    isIndexable: indexable,
    meta: {
      url: url.pathname,
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: lead,
      type: 'business',
      noindex: !indexable,
      breadcrumbs: crumbs,
      jsonLd: describeForMachines(described, services, { locale, t }),
    },
  }
}

function toPath({ country, city, category, subcategory }: Words): string {
  const words = [country, city, category, subcategory].filter((word) => word !== undefined)
  return `/${words.map((word) => encodeURIComponent(word.normalize('NFC'))).join('/')}`
}

const countedLabel =
  (locale: Locale, { counted }: Messages['locationPages']['neighbours']) =>
  (label: string, n: number) =>
    counted(label, formatNumber(locale, n))

type Described = {
  found: LocationListings
  category: CategoryId
  heading: string
  now: Date
  page: number
} & Language

function describeListings({ found, category, heading, now, locale, t, page }: Described) {
  const { facts } = found
  // Distances here would be from the middle of the city, which is not where the visitor is: left out.
  const context = makeCardContext({ locale, now, hasDistance: false })
  const cards = found.businesses.map((business) => toBusinessCard(business, context))
  const rating = (value: number) => formatNumber(locale, value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const best = cards
    .filter((card) => card.name !== null && card.rating !== null && card.reviewsCount > 0)
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviewsCount - a.reviewsCount)
    .slice(0, BEST_SHOWN)
    .map((card) => ({ name: card.name ?? '', rating: rating(card.rating ?? 0) }))
  return {
    heading,
    category,
    facts,
    cards,
    pins: found.pins.flatMap((business) => {
      const card = toBusinessCard(business, context)
      return toBusinessPin(business, card, t.listings.nameNotFound) ?? []
    }),
    pageNumber: page,
    pageCount: Math.max(1, Math.ceil(facts.total / PAGE_SIZE)),
    faq: buildFaq({
      facts,
      category,
      heading,
      best,
      writeNumber: (n) => formatNumber(locale, n),
      writeList: (names) => new Intl.ListFormat(intlTag(locale)).format(names),
      t: t.locationPages.faq,
    }),
  }
}

function describeForMachines(page: LocationPageData, services: Services, { locale }: Language) {
  const { siteUrl } = services.config
  return [...listingsJsonLd(page.cards, { siteUrl, locale }), faqJsonLd(page.faq)]
}

type CityScope = Pick<LocationAddress, 'category' | 'subcategory'> & Partial<Pick<LocationAddress, 'city'>>

function cityLinks(
  cities: readonly Counted[],
  scope: CityScope,
  locale: Locale,
  counted: (label: string, n: number) => string,
) {
  const links = new Map<number, { label: string; to: string }>()
  for (const { word, country, count } of cities) {
    const city = isCountryCode(country) ? findCity(country, word) : null
    if (!city || city.id === scope.city?.id || links.has(city.id)) continue
    const address = { countryCode: country, city, category: scope.category, subcategory: scope.subcategory }
    links.set(city.id, { label: counted(cityNameIn(city, locale), count), to: locationPath(address, locale, word) })
  }
  return [...links.values()]
}

async function mosqueLinks(services: Services, { lat, lng }: { lat: number; lng: number }, { locale, t }: Language) {
  const mosques = await nearMosques(services, { lat, lng, limit: MOSQUES_SHOWN })
  return mosques
    .filter(({ distance }) => distance <= CITY_REACH_KM)
    .map((mosque) => ({
      label: nameIn(locale, mosque) ?? t.listings.mosque.nameNotFound,
      to: href('/mosque/:id', { id: mosque.slug ?? mosque.id }),
    }))
}

/** The guide to services, with how many are listed near the visitor. */
export async function loadServicesPage({ url, services, locale, t, place, hasPlace }: Visit) {
  const { title, description } = t.locationPages.services
  const near = hasPlace ? { lat: Number(place.lat.toFixed(2)), lng: Number(place.lng.toFixed(2)) } : {}
  const counts = new Map<string, number>()
  for (const { category, subcategory, count } of readRows(await askPageOrNothing(services, 'category_counts', near))) {
    const main = typeof category === 'string' ? categoryByWord(category) : null
    const part = main && typeof subcategory === 'string' ? subcategoryByWord(main, subcategory) : null
    if (main && part) counts.set(`${main}/${part}`, (counts.get(`${main}/${part}`) ?? 0) + Number(count))
  }
  const city =
    hasPlace && place.city && isCountryCode(place.countryCode) ? findCity(place.countryCode, place.city) : null
  const crumbs: Crumb[] = [
    { name: voice[locale].home, path: '/' },
    { name: title, path: '/services' },
  ]
  const page: ServicesPageData = {
    crumbs,
    place: namePlace(place, locale)?.name ?? null,
    groups: SERVICE_GROUPS.map(({ id, icon, links }) => ({
      id,
      icon,
      links: links.map(({ category, subcategory }) => {
        const count = counts.get(`${category}/${subcategory}`) ?? 0
        const inCity =
          city && count > 0
            ? locationPath({ countryCode: city.countryCode, city, category, subcategory }, locale)
            : null
        return {
          name: subcategoryName(category, subcategory, locale),
          count,
          to: inCity ?? `/businesses?category=${category}&sub=${subcategory}`,
        }
      }),
    })),
  }
  const { siteUrl } = services.config
  const meta: PageMeta = {
    url: url.pathname,
    locale,
    siteUrl,
    title,
    description,
    type: 'business',
    breadcrumbs: crumbs,
  }
  return { page, meta }
}

/** One is near a city, but in a country. */
function describeWhere(place: PlaceName | null, { locationPages: t }: Messages): string {
  if (!place) return t.worldwide
  return place.isCity ? t.near(place.name) : t.inCountry(place.name)
}
