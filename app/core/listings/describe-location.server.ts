// City, state and country of a record as one line in the language of the page.
import { countryName } from '#app/core/places/countries.ts'
import { locationText } from '#app/core/places/distance.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { direction, type Locale } from '#app/i18n/locales.ts'
import type { Business } from './business.ts'

type Language = { locale: Locale; t: Messages }
type Located = Pick<Business, 'city' | 'state' | 'country' | 'country_code'>

export function describeLocation({ city, state, country, country_code }: Located, { locale, t }: Language): string {
  const named = countryName(country_code, locale) || country
  // City states and cities that name their region: "Singapore, Singapore" says no more than "Singapore".
  const town = city && cityIn(locale, city, country_code)
  // Regions are known by their English names only: beside a translated city they would read as a mistake.
  const region = state === city || (locale !== 'en' && town !== '') ? '' : state
  const parts = { city: town, state: region, country: named === town ? '' : named }
  return locationText(parts, t.listings.distance.notSpecified, direction(locale) === 'rtl' ? '، ' : ', ')
}
