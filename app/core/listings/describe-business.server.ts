// Makes the card of a business on the server: names in the visitor's language, the open state of this minute, and nothing
// else, because every field travels to the browser twice.
import { href } from 'react-router'
import { categoryByWord } from '#app/core/categories/categories.ts'
import { type CategoryId, categoryById } from '#app/core/categories/tree.ts'
import { type OpenLabel, openLabel } from '#app/core/hours/open-label.ts'
import { type HoursPlace, type OpeningHours, openStateAt, parseHours } from '#app/core/hours/rules.ts'
import { type CoverTint, isCoverTint } from '#app/core/media/art/cover-tints.ts'
import { COVER_SHAPES } from '#app/core/media/art/cover-url.ts'
import { UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { direction } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { areaOf } from './area.ts'
import type { Business } from './business.ts'
import type { BusinessCardData } from './business-card.tsx'
import type { CardContext } from './card-context.server.ts'
import type { FeaturedCardData } from './featured-card.tsx'
import type { HalalWord } from './halal-label.ts'
import { kindOnCard } from './kinds.server.ts'
import { nameIn } from './name-in.ts'
import { pictureOf } from './picture-of.server.ts'
import { nameOfSource } from './source-name.ts'

type Context = Pick<CardContext, 'locale' | 'now' | 'hasDistance' | 'cityName' | 'timeZoneAt'>

const FALLBACK_TINT: CoverTint = 'community'
/** Halal is a question for places that sell food; a plumber's badge would only puzzle. */
const FOOD: readonly (CategoryId | null)[] = ['restaurants', 'grocery']

export function coverTint(word: string): CoverTint {
  const category = categoryByWord(word)
  if (category) return categoryById(category).tint
  return isCoverTint(word) ? word : FALLBACK_TINT
}

/** What the hours say about a moment; null where they, or the clocks of the place, are not known. */
function askHours<T>(
  business: Business,
  { timeZoneAt }: Pick<Context, 'timeZoneAt'>,
  answer: (hours: OpeningHours, place: HoursPlace) => T,
): T | null {
  const hours = parseHours(business.hours)
  const { latitude, longitude, time_zone } = business
  if (!hours) return null
  const timeZone = time_zone || (latitude !== null && longitude !== null ? timeZoneAt(latitude, longitude) : null)
  if (!timeZone) return null
  try {
    return answer(hours, { timeZone, countryCode: business.country_code, lat: latitude, lng: longitude })
  } catch (error) {
    // A zone that does not exist, from an import: the hours cannot be told then.
    if (error instanceof RangeError) return null
    throw error
  }
}

const findOpenLabel = (business: Business, context: Context): OpenLabel | null =>
  askHours(business, context, (hours, place) =>
    openLabel(openStateAt(hours, place, context.now), place.timeZone, context.now),
  )

/** Whether it says to be open at every one of the moments, which may depend on the clocks of the place. */
export const isOpenAt = (
  business: Business,
  context: Pick<Context, 'timeZoneAt'>,
  moments: (timeZone: string) => readonly Date[],
): boolean =>
  askHours(business, context, (hours, place) =>
    moments(place.timeZone).every((moment) => openStateAt(hours, place, moment).isOpen),
  ) ?? false

/** So near that naming the city says nothing. */
const SAME_TOWN_KM = 30

function whereOf(business: Business, context: Context): string | null {
  const area = areaOf(business.address, business.city)
  const city = business.city ? context.cityName(business.city, business.country_code) : null
  if (!area || !city) return area ?? city
  return context.hasDistance && business.distance <= SAME_TOWN_KM
    ? area
    : [area, city].join(direction(context.locale) === 'rtl' ? '، ' : ', ')
}

/** From this age on a card says in which year a claim was seen. */
const OLD_CLAIM_YEARS = 2

function yearIfOld(day: string, { now, locale }: Context): string | null {
  const year = /^(\d{4})-\d{2}-\d{2}$/.exec(day)?.[1]
  if (!year || now.getUTCFullYear() - Number(year) < OLD_CLAIM_YEARS) return null
  return formatNumber(locale, Number(year), { useGrouping: false })
}

/** The source's own word, and whose it is. */
const halalSaidOf = ({ halal_said, halal_said_by, halal_seen }: Business, context: Context): HalalWord | null =>
  halal_said && halal_said_by
    ? { said: halal_said, by: nameOfSource(halal_said_by), lastSeenIn: yearIfOld(halal_seen, context) }
    : null

export function toBusinessCard(business: Business, context: Context): BusinessCardData {
  const { id, slug, latitude, longitude, business_category: word } = business
  const category = categoryByWord(word)
  const { width, height } = COVER_SHAPES.card
  const name = nameIn(context.locale, business)
  const position = latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null
  // Without a pin the distance is that of its city: good for the order, and nothing to show.
  const isSomewhere = context.hasDistance && !position && business.distance < UNKNOWN_DISTANCE_KM
  return {
    id,
    path: href('/business/:id', { id: slug ?? id }),
    name,
    cover: {
      src: business.image ?? pictureOf(business),
      width,
      height,
    },
    category: kindOnCard(business, context.locale),
    where: whereOf(business, context),
    rating: business.rating,
    reviewsCount: business.reviews_count,
    distance: context.hasDistance && !isSomewhere ? Math.round(business.distance * 1000) / 1000 : null,
    somewhereIn: isSomewhere && business.city ? context.cityName(business.city, business.country_code) : null,
    position,
    open: findOpenLabel(business, context),
    halalLevel: FOOD.includes(category) ? (business.halal_level ?? 0) : null,
    halalSaid: halalSaidOf(business, context),
    isFeatured: business.featured,
    isSample: business.is_sample,
  }
}

export function toFeaturedCard(business: Business, context: Context): FeaturedCardData {
  return {
    ...toBusinessCard(business, context),
    description: business.description,
    isMuslimOwned: business.muslim_owned,
    phone: business.phone || null,
  }
}
