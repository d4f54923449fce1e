// Loads the results of a search on /businesses.

import { findUser } from '#app/core/auth/session.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import { categoryByWord, categoryName, subcategoryByWord, subcategoryName } from '#app/core/categories/categories.ts'
import { type CategoryId, categoryById, isCategoryId, offeredCategories } from '#app/core/categories/tree.ts'
import { cuisineName } from '#app/core/cuisines/cuisine-words.ts'
import { cuisineIds } from '#app/core/cuisines/cuisines.ts'
import type { Business } from '#app/core/listings/business.ts'
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import type { CardContext } from '#app/core/listings/card-context.server.ts'
import { isOpenAt, toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import {
  type BusinessSearch,
  type BusinessSearchResult,
  NOTHING_FOUND,
  searchBusinesses,
} from '#app/core/listings/queries.server.ts'
import { fold } from '#app/core/places/fold.ts'
import { namePlace, type PlaceName } from '#app/core/places/name-place.server.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { partsOfLabel } from '#app/core/places/place-label.ts'
import { addDays, calendarDayAt, startOfDay } from '#app/core/prayer/local-time.ts'
import { nextPrayer } from '#app/core/prayer/next-prayer.ts'
import { choiceAt } from '#app/core/prayer/prayer-choice.ts'
import type { PrayerName } from '#app/core/prayer/rules.ts'
import { findSavedIds } from '#app/core/saves/queries.server.ts'
import type { PageMeta } from '#app/core/seo/page-meta.ts'
import { breadcrumbTrail, type Crumb } from '#app/core/seo/rules.ts'
import type { Understood } from '#app/core/understanding/understood.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { holdsRole } from '#app/lib/roles.ts'
import { locationOf } from './location.server.ts'
import { sayWhy } from './reasons.server.ts'
import { type Step, sayMissing, stepsFrom } from './relaxed.server.ts'
import {
  DIRECTORY_PATH,
  type DirectoryFilters,
  LAST_PAGE,
  type Open,
  PAGE_SIZE,
  readFilters,
  USUAL_RADIUS,
  writeFilters,
} from './rules.ts'
import { missedKind, shownKind } from './search-kind.server.ts'
import { planSearch, type SearchPlan } from './understood.server.ts'

export type DirectoryCard = BusinessCardData & {
  /** Null where the map cannot show it. */
  position: { lat: number; lng: number } | null
  /** Its category's id, for its pin. */
  categoryId: string | null
  /** By the member who looks. */
  isSaved: boolean
  /** Beyond what counts as near. */
  isFar: boolean
  /** Why the search found it, in words. */
  why: string | null
}

export type Named = { id: string; name: string }

export type BusinessesPageData = {
  crumbs: Crumb[]
  heading: string
  filters: DirectoryFilters
  categories: Named[]
  /** Of the chosen category. */
  subcategories: Named[]
  /** What can be eaten, where that is what is looked for; with the chosen one, whatever the category. */
  cuisines: Named[]
  /** Name of the visitor's place; null where it is unknown. */
  place: string | null
  /** Where distances are counted from. */
  center: { lat: number; lng: number } | null
  /** Of the visitor's place. */
  nextPrayer: PrayerName | null
  cards: DirectoryCard[]
  total: number
  isMore: boolean
  /** How many are near the visitor; null where nobody asked for what is near. */
  near: number | null
  /** How many more there are further away, and are not shown. */
  elsewhere: number
  isCorrected: boolean
  /** How many places were asked for their hours, where not all of them were. */
  checked: number | null
  pageCount: number
  understood: Understood | null
  /** Kilometres that were looked in because a place was named. */
  circle: number | null
  /** Nothing fits all of it. */
  missing: Missing | null
}

/** What is not there, what there is instead, and what to do about it. */
export type Missing = {
  /** "No “grill” is listed in Whitechapel yet. 14 nearby under Restaurants:" */
  said: string
  cards: DirectoryCard[]
  /** A word was typed that nobody knows: it may be misspelt. */
  hasUnknownWord: boolean
  /** Where whoever knows one adds it, with what is known of it filled in. */
  addPath: string
  /** The search, as an address says it. */
  query: string
}

/** Whether a place is open is not a matter of its row alone, so as many as this are fetched and asked. */
const OPEN_CANDIDATES = 240
const LATE_HOUR = 22
const HOUR_MS = 3_600_000
/** Time to pray, and for a place that closes meanwhile to open again. */
const AFTER_PRAYER_MS = 45 * 60_000

/** The moments at which a place must be open, by its own clocks and prayer times. */
function momentsOf(
  open: Open,
  business: Business,
  { cards, choice, isOwnChoice, place }: Visit,
  timeZone: string,
): Date[] {
  const { now } = cards
  switch (open) {
    case 'now':
      return [now]
    case 'late': {
      const today = calendarDayAt(now, timeZone)
      const tonight = new Date(startOfDay(today, timeZone).getTime() + LATE_HOUR * HOUR_MS)
      if (tonight > now) return [tonight]
      return [new Date(startOfDay(addDays(today, 1), timeZone).getTime() + LATE_HOUR * HOUR_MS)]
    }
    case 'prayer': {
      const where = positionOf(business, place)
      const by = choiceAt(business.country_code || place.countryCode, where, isOwnChoice ? choice : null)
      const { at } = nextPrayer({ ...where, timeZone }, now, by)
      return [now, new Date(at.getTime() + AFTER_PRAYER_MS)]
    }
  }
}

/** A place without a position goes by the visitor's prayer times. */
const positionOf = ({ latitude, longitude }: Business, place: Place) =>
  latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : place

const isOpen = (business: Business, open: Open, visit: Visit) =>
  isOpenAt(business, visit.cards, (timeZone) => momentsOf(open, business, visit, timeZone))

type Found = BusinessSearchResult & { checked: number | null }

const isNear = ({ distance }: Business) => distance <= USUAL_RADIUS

async function findBusinesses(visit: Visit, filters: DirectoryFilters): Promise<Found> {
  const { services, place } = visit
  const { open, page } = filters
  const search: BusinessSearch = {
    lat: place.lat,
    lng: place.lng,
    query: filters.search || null,
    category: filters.category,
    subcategory: filters.subcategory,
    radius: isKnown(place) ? filters.radius : null,
    reach: filters.isEverywhere ? 'any' : 'near',
    area: filters.area,
    halal: filters.halal,
    said: filters.said,
    cuisine: filters.cuisine,
    isMuslimOwned: filters.isMuslimOwned,
    facts: filters.facts,
    prices: filters.prices.map((price) => '$'.repeat(price)),
    rating: filters.rating,
    sort: filters.sort,
  }
  if (!open) {
    const found = await searchBusinesses(services, { ...search, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
    return { ...found, checked: null }
  }
  // Enough near the visitor, else from everywhere: what is open among them is what counts.
  const candidates = await searchBusinesses(services, {
    ...search,
    hasHours: true,
    reach: null,
    limit: OPEN_CANDIDATES,
  })
  const matching = candidates.businesses.filter((business) => isOpen(business, open, visit))
  const near = candidates.near === null ? null : matching.filter(isNear)
  const shown = near && near.length > 0 && !filters.isEverywhere ? near : matching
  return {
    ...candidates,
    businesses: shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: shown.length,
    isMore: false,
    near: near === null ? null : near.length,
    elsewhere: near === null ? null : matching.length - near.length,
    checked: candidates.isMore || candidates.total > OPEN_CANDIDATES ? OPEN_CANDIDATES : null,
  }
}

function countPages({ total, isMore }: Found, page: number): number {
  const known = Math.max(1, Math.ceil(total / PAGE_SIZE))
  // Beyond what is counted one goes on page by page.
  return Math.min(LAST_PAGE, isMore ? Math.max(known, page + 1) : known)
}

type BusinessesResult = {
  page: BusinessesPageData
  meta: PageMeta
  isIndexable: boolean
  /** The page that stands for this search, where there is one. */
  location: string | null
}

/** What was chosen by hand, by its id. */
const resolved = ({ category, subcategory }: DirectoryFilters): Partial<DirectoryFilters> => ({
  ...(category !== null && { category }),
  ...(subcategory !== null && { subcategory }),
})

type Relaxed = { step: Step; found: Found }

/** What was made up shows how a place near by would look; from afar it is no answer. */
const withoutFarSamples = (found: Found, { place }: Visit): Found =>
  isKnown(place)
    ? { ...found, businesses: found.businesses.filter((business) => !business.is_sample || isNear(business)) }
    : found

/** Less and less of it, until something is there; `isNear`: there, and not anywhere in the world. */
async function relax(visit: Visit, wanted: DirectoryFilters, isNear: boolean): Promise<Relaxed | null> {
  for (const step of stepsFrom(wanted)) {
    if (isNear && step.isAnywhere) continue
    const found = withoutFarSamples(await findBusinesses(visit, step.filters), visit)
    const isFound = found.businesses.length > 0 && !found.isCorrected && !(isNear && found.near === 0)
    if (isFound) return { step, found }
  }
  return null
}

/** Where nothing of it is near, what is nearly it and near says more than the same on another continent. */
const isOnlyFar = ({ near, total }: Found, visit: Visit, { search, category, isEverywhere }: DirectoryFilters) =>
  near === 0 && total > 0 && !isEverywhere && isKnown(visit.place) && (search !== '' || category !== null)

function missingFrom(
  plan: SearchPlan,
  relaxed: Relaxed | null,
  toCard: (business: Business) => DirectoryCard,
): Missing {
  const { visit, wanted, thing, hasUnknownWord } = plan
  const { place, locale } = visit
  const named = isKnown(place) ? namePlace(place, locale) : null
  const shown = relaxed?.found.businesses.slice(0, RELAXED_SHOWN) ?? []
  const kind = isCategoryId(wanted.category)
    ? { business_category: wanted.category, ...(wanted.subcategory && { subcategory: wanted.subcategory }) }
    : {}
  const known = new URLSearchParams({
    ...(hasUnknownWord && { name: wanted.search }),
    ...kind,
    ...(place.countryCode && { country_code: place.countryCode }),
  })
  return {
    said: sayMissing({ thing, place: named?.name ?? null, wanted, step: relaxed?.step ?? null }, shown.length, visit),
    cards: shown.map(toCard),
    hasUnknownWord,
    addPath: `/business-register/business?${known}`,
    query: writeFilters(plan.typed).toString(),
  }
}

const RELAXED_SHOWN = 12

/** For owners and staff: a town and what it lacks, never the words or who asked. */
function noteMissed({ services, place }: Visit, wanted: DirectoryFilters, step: Step | undefined) {
  const kind = missedKind(wanted, step)
  if (!kind || !place.city || !place.countryCode || wanted.page > 1) return
  // A quarter's shop is missed in its city.
  const { city } = partsOfLabel(place.city)
  services.countMissed({ country_code: place.countryCode, city, ...kind })
}

/** Where each stood, for those who keep it. Nobody waits for it. */
async function noteShown({ services, place }: Visit, wanted: DirectoryFilters, { businesses }: Found) {
  if (businesses.length === 0 || !isKnown(place)) return
  const user = await findUser(services)
  if (user && holdsRole(user.roles, 'staff')) return
  const named = wanted.search ? businesses.filter((business) => isCalled(business, wanted.search)) : []
  const shown = {
    ...shownKind(wanted),
    skipped: (wanted.page - 1) * PAGE_SIZE,
    places: businesses.map(({ id }) => id),
    named: named.map(({ id }) => id),
  }
  services.countShown(shown, user?.id ?? null)
}

const isCalled = ({ name }: Business, words: string) => fold(name ?? '').includes(fold(words))

/** "Noor Bakery" need not be filed under bakeries: words that somebody is called by are a name before anything else. */
async function isName(visit: Visit, filters: DirectoryFilters, { wanted }: SearchPlan): Promise<boolean> {
  if (wanted.search === '' || wanted.search === filters.search) return false
  const { businesses } = await findBusinesses(visit, { ...filters, page: 1 })
  return businesses.some((business) => isCalled(business, filters.search))
}

/** Who asks for a mosque is not answered with a law firm in New York that has the word: only who is called so, or is near. */
function withoutStrangers(found: Found, { wanted, understood }: SearchPlan): Found {
  if (!understood?.elsewhere || !wanted.search) return found
  const businesses = found.businesses.filter((business) => isNear(business) || isCalled(business, wanted.search))
  if (businesses.length === found.businesses.length) return found
  return { ...found, businesses, total: businesses.length, isMore: false, elsewhere: 0 }
}

export async function loadDirectory(from: Visit): Promise<BusinessesResult> {
  const typed = readFilters(from.url.searchParams)
  const plan = planSearch(from, typed)
  const isNamed = await isName(from, typed, plan)
  const chosen: SearchPlan = isNamed
    ? { ...plan, visit: from, wanted: { ...typed, near: plan.wanted.near }, understood: null }
    : plan
  const { visit, wanted, understood } = chosen
  const { url, services, place, locale, t } = visit
  const asked = { ...readFilters(url.searchParams), near: wanted.near }
  const category = asked.category ? categoryByWord(asked.category) : null
  const subcategory = category && asked.subcategory ? subcategoryByWord(category, asked.subcategory) : null
  const filters: DirectoryFilters = { ...asked, category: category ?? asked.category, subcategory }
  // A category nobody has heard of has no records.
  const isUnknownCategory = asked.category !== null && category === null
  const [all, saved] = await Promise.all([
    isUnknownCategory
      ? { ...NOTHING_FOUND, checked: null }
      : findBusinesses(visit, { ...wanted, ...resolved(filters) }),
    findSavedIds(services),
  ])
  const asWanted = { ...wanted, ...resolved(filters) }
  const closest = withoutStrangers(all, chosen)
  const isFar = isOnlyFar(closest, visit, asWanted)
  // Who asks for a mosque is led there; shops that share a word with its name are no answer.
  const mayRelax = (closest.total === 0 || isFar) && !isUnknownCategory && !understood?.elsewhere
  const relaxed = mayRelax ? await relax(visit, asWanted, isFar) : null
  // What is far away is a step further, as it is where something is near.
  const found: Found =
    isFar && relaxed ? { ...closest, businesses: [], total: 0, isMore: false, elsewhere: closest.total } : closest
  if (closest.total === 0 || isFar) noteMissed(visit, asWanted, relaxed?.step)
  await noteShown(visit, asWanted, found)
  const toCard = (business: Business) => ({
    ...toDirectoryCard(business, visit.cards, saved.includes(business.id)),
    why: sayWhy(business, { words: wanted.search, isKindRead: !category && wanted.category !== null }, visit),
  })

  const placeName = namePlace(place, locale)
  const isAllNear = !filters.isEverywhere && found.near !== 0
  const page: BusinessesPageData = {
    crumbs: breadcrumbTrail(DIRECTORY_PATH, voice[locale].home, [t.businesses.title]),
    heading:
      found.near === 0 && found.businesses.length > 0 && placeName && !filters.search && !filters.isEverywhere
        ? t.pages.list.nothingNear(placeName.name)
        : describeHeading(
            t.pages.list,
            filters.search,
            category ? categoryName(category, locale) : '',
            isAllNear ? placeName : null,
          ),
    filters,
    categories: offeredCategories().map(({ id }) => ({ id, name: categoryName(id, locale) })),
    subcategories: category
      ? categoryById(category).subcategories.map((id) => ({ id, name: subcategoryName(category, id, locale) }))
      : [],
    cuisines: nameCuisines(filters, category, locale),
    place: isKnown(place) ? (placeName?.name ?? t.places.here) : null,
    center: isKnown(place) ? { lat: place.lat, lng: place.lng } : null,
    nextPrayer: isKnown(place) ? nextPrayerAt(visit) : null,
    cards: found.businesses.map(toCard),
    total: found.total,
    isMore: found.isMore,
    near: found.near,
    elsewhere: isAllNear || (isFar && relaxed) ? (found.elsewhere ?? 0) : 0,
    isCorrected: found.isCorrected,
    checked: found.checked,
    pageCount: countPages(found, filters.page),
    understood,
    circle: wanted.radius,
    missing:
      found.total === 0 && !understood?.elsewhere
        ? missingFrom({ ...chosen, wanted: asWanted }, relaxed, toCard)
        : null,
  }
  const isIndexable = url.search === '' && page.cards.length > 0
  const location = url.searchParams.has('near') ? locationOf(filters, found.businesses, locale) : null
  return { page, isIndexable, location, meta: describeMeta(visit, page, isIndexable) }
}

/** By their names, for a list to choose from. */
const nameCuisines = ({ cuisine }: DirectoryFilters, category: CategoryId | null, locale: Locale): Named[] =>
  cuisineIds
    .filter((id) => category === 'restaurants' || id === cuisine)
    .map((id) => ({ id, name: cuisineName(id, locale) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))

const nextPrayerAt = ({ place: { lat, lng }, cards, choice }: Visit): PrayerName =>
  nextPrayer({ lat, lng, timeZone: cards.timeZoneAt(lat, lng) }, cards.now, choice).name

function toDirectoryCard(business: Business, context: CardContext, isSaved: boolean): Omit<DirectoryCard, 'why'> {
  const { latitude, longitude } = business
  const categoryId: CategoryId | null = categoryByWord(business.business_category)
  return {
    ...toBusinessCard(business, context),
    position: latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null,
    categoryId,
    isSaved,
    isFar: !isNear(business),
  }
}

function describeHeading(
  list: Messages['pages']['list'],
  query: string,
  categoryLabel: string,
  place: PlaceName | null,
): string {
  if (query) return list.foundFor(query)
  if (!place) return categoryLabel || list.businessesWorldwide
  if (categoryLabel) {
    return place.isCity
      ? list.categoryNear(categoryLabel, place.name)
      : list.categoryInCountry(categoryLabel, place.name)
  }
  return place.isCity ? list.businessesNear(place.name) : list.businessesInCountry(place.name)
}

function describeMeta({ services, locale, t }: Visit, page: BusinessesPageData, isIndexable: boolean): PageMeta {
  const { siteUrl } = services.config
  return {
    url: inLocale(DIRECTORY_PATH, locale),
    locale,
    siteUrl,
    title: page.heading,
    description: t.businesses.lead,
    type: 'business',
    noindex: !isIndexable,
    breadcrumbs: page.crumbs,
  }
}
