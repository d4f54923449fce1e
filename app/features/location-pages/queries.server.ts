// What a location page shows: the listings of a category in a country, a city, or a part of the category in a city.
import { categoryByWord, categoryName, subcategoryByWord, subcategoryName } from '#app/core/categories/categories.ts'
import { categories, categoryIds } from '#app/core/categories/tree.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import type { Business } from '#app/core/listings/business.ts'
import { toBusinessPin } from '#app/core/listings/business-pin.server.ts'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import type { LinkGroup, ListingPageData } from '#app/core/listings/listing-page.tsx'
import { listingsJsonLd } from '#app/core/listings/listings-json-ld.server.ts'
import { nameIn } from '#app/core/listings/name-in.ts'
import { businessesInCountry, nearBusinesses, nearMosques } from '#app/core/listings/queries.server.ts'
import { countryName } from '#app/core/places/countries.ts'
import { cityNameIn, findCity } from '#app/core/places/geo.server.ts'
import type { Services } from '#app/core/request/services.ts'
import {
  type LocationAddress,
  locationPath,
  locationPaths,
  readLocationAddress,
} from '#app/core/seo/location-address.server.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import type { Crumb } from '#app/core/seo/rules.ts'
import { voice } from '#app/core/seo/voice.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale, localeOf, withoutLocale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { locationTexts } from '#app/i18n/pages/location-texts.server.ts'

/** What counts as being in a city: its listings and those just outside. */
const CITY_REACH_KM = 30
const CITY_LIMIT = 200
const SHOWN = 48
/** With fewer listings a page is not worth a search engine's while. */
const FEWEST_INDEXED = 3

type Words = { country: string; city?: string; category: string; subcategory?: string }

export type LocationResult =
  | { redirectTo: string }
  | { redirectTo: null; page: ListingPageData; meta: PageMeta; isIndexable: boolean }

export async function loadLocationPage(url: URL, services: Services, words: Words): Promise<LocationResult> {
  const locale = localeOf(url.pathname)
  const address = readLocationAddress(words)
  if (!address) throw await missingPage(url, services)
  const path = locationPath(address, locale, words.city)
  // Other spellings and other languages' words move to the one address of this page.
  if (toPath(words) !== path) return { redirectTo: path + url.search }

  const t = await loadMessages(locale)
  const businesses = await findListings(services, address)
  const page = await describePage({ services, address, businesses, locale, t, path, askedCity: words.city })
  const jsonLd = listingsJsonLd(page.listings, { siteUrl: services.config.siteUrl, locale, t })
  const isIndexable = businesses.length >= FEWEST_INDEXED
  return {
    redirectTo: null,
    page,
    isIndexable,
    meta: {
      url: inLocale(withoutLocale(path), locale),
      locale,
      siteUrl: services.config.siteUrl,
      title: page.heading,
      description: page.lead,
      type: 'place',
      noindex: !isIndexable,
      breadcrumbs: page.crumbs,
      localizedPaths: locationPaths(address, words.city),
      ...(jsonLd && { jsonLd }),
    },
  }
}

function toPath({ country, city, category, subcategory }: Words): string {
  const words = [country, city, category, subcategory].filter((word) => word !== undefined)
  return `/${words.map((word) => encodeURIComponent(word.normalize('NFC'))).join('/')}`
}

async function findListings(services: Services, { countryCode, city, category, subcategory }: LocationAddress) {
  const found = city
    ? (await nearBusinesses(services, { lat: city.lat, lng: city.lng, category, limit: CITY_LIMIT })).filter(
        ({ distance }) => distance <= CITY_REACH_KM,
      )
    : await businessesInCountry(services, countryCode, category)
  return found.filter(
    (business) =>
      categoryByWord(business.business_category) === category &&
      (subcategory === null || subcategoryByWord(category, business.subcategory) === subcategory),
  )
}

type Parts = {
  services: Services
  address: LocationAddress
  businesses: Business[]
  locale: Locale
  t: Messages
  path: string
  askedCity: string | undefined
}

async function describePage({
  services,
  address,
  businesses,
  locale,
  t,
  path,
  askedCity,
}: Parts): Promise<ListingPageData> {
  const { countryCode, city, category, subcategory } = address
  const texts = locationTexts(locale)
  const { location: words } = t.pages
  const country = countryName(countryCode, locale)
  const cityName = city ? cityNameIn(city, locale) : ''
  const place = city ? texts.city(cityName, country) : texts.country(country, countryCode)
  const partName = subcategory ? subcategoryName(category, subcategory, locale) : ''
  const heading = partName ? texts.partHeading(partName, place) : texts.headings[category](place)
  const lead = businesses.length > 0 ? texts.lead(words.count(businesses.length), heading) : texts.leadEmpty(heading)

  // Distances here are from the middle of the city, which is not where the visitor is: left out.
  const cards = makeCardContext({ locale, now: new Date(), hasDistance: false })
  const at = (change: Partial<LocationAddress>) => locationPath({ ...address, ...change }, locale, askedCity)
  const whole: Crumb = {
    name: texts.headings[category](texts.country(country, countryCode)),
    path: at({ city: null, subcategory: null }),
  }
  const crumbs: Crumb[] = [
    { name: voice[locale].home, path: '/' },
    ...(city ? [whole] : []),
    ...(subcategory ? [{ name: texts.headings[category](cityName), path: at({ subcategory: null }) }] : []),
    { name: heading, path },
  ]

  const parts = city && !subcategory ? (categories.find(({ id }) => id === category)?.subcategories ?? []) : []
  const groups: LinkGroup[] = [
    {
      title: words.parts,
      links: parts
        .filter((part) => businesses.some((business) => subcategoryByWord(category, business.subcategory) === part))
        .map((part) => ({ label: subcategoryName(category, part, locale), to: at({ subcategory: part }) })),
    },
    { title: words.cities, links: city ? [] : cityLinks(address, businesses, locale) },
    {
      title: words.otherCategories,
      links: [
        ...categoryIds
          .filter((id) => id !== category)
          .map((id) => ({ label: categoryName(id, locale), to: at({ category: id, subcategory: null }) })),
        ...(city ? [{ label: whole.name, to: whole.path }] : []),
      ],
    },
    { title: words.mosques, links: city ? await mosqueLinks(services, city, { locale, t }) : [] },
  ]

  const shown = businesses.slice(0, SHOWN).map((business) => ({ business, card: toBusinessCard(business, cards) }))
  return {
    crumbs,
    heading,
    lead,
    search: null,
    chips: [],
    count: businesses.length,
    listings: {
      kind: 'business',
      cards: shown.map(({ card }) => card),
    },
    pins: shown
      .map(({ business, card }) => toBusinessPin(business, card, t.listing.nameNotFound))
      .filter((pin) => pin !== null),
    emptyTitle: t.pages.list.noBusinesses,
    previous: null,
    next: null,
    groups: groups.filter(({ links }) => links.length > 0),
  }
}

function cityLinks(address: LocationAddress, businesses: Business[], locale: Locale) {
  const links = new Map<number, { label: string; to: string }>()
  for (const name of new Set(businesses.map(({ city }) => city).filter(Boolean))) {
    const city = findCity(address.countryCode, name)
    if (city && !links.has(city.id))
      links.set(city.id, { label: cityNameIn(city, locale), to: locationPath({ ...address, city }, locale, name) })
  }
  return [...links.values()].sort((a, b) => a.label.localeCompare(b.label, locale))
}

type Language = { locale: Locale; t: Messages }

async function mosqueLinks(services: Services, { lat, lng }: { lat: number; lng: number }, { locale, t }: Language) {
  const mosques = await nearMosques(services, { lat, lng, limit: 6 })
  return mosques
    .filter(({ distance }) => distance <= CITY_REACH_KM)
    .map((mosque) => ({
      label: nameIn(locale, mosque) ?? t.listing.mosque.nameNotFound,
      to: `/mosque/${encodeURIComponent(mosque.slug ?? mosque.id)}`,
    }))
}
