// City, state and country of a record as one line in the language of the page.
import { countryName } from '#app/core/places/countries.ts'
import { locationText } from '#app/core/places/distance.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Business } from './business.ts'

type Language = { locale: Locale; t: Messages }
type Located = Pick<Business, 'city' | 'state' | 'country' | 'country_code'>

export function describeLocation({ city, state, country, country_code }: Located, { locale, t }: Language): string {
  const named = countryName(country_code, locale) || country
  // City states and cities that name their region: "Singapore, Singapore" says no more than "Singapore".
  const parts = { city, state: state === city ? '' : state, country: named === city ? '' : named }
  return locationText(parts, t.listings.distance.notSpecified)
}
