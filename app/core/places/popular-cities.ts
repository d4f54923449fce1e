/** Cities in which many of our visitors live: one tap for them. Names are in the message catalogues, under the same keys. */
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Place } from './place.ts'

type City = Omit<Place, 'city' | 'country' | 'state'> & { key: keyof Messages['places']['popularCities'] }

export const popularCities: readonly City[] = [
  { key: 'london', lat: 51.509, lng: -0.126, countryCode: 'GB' },
  { key: 'birmingham', lat: 52.481, lng: -1.9, countryCode: 'GB' },
  { key: 'newYork', lat: 40.714, lng: -74.006, countryCode: 'US' },
  { key: 'toronto', lat: 43.706, lng: -79.399, countryCode: 'CA' },
  { key: 'paris', lat: 48.853, lng: 2.349, countryCode: 'FR' },
  { key: 'istanbul', lat: 41.014, lng: 28.95, countryCode: 'TR' },
  { key: 'cairo', lat: 30.063, lng: 31.25, countryCode: 'EG' },
  { key: 'dubai', lat: 25.077, lng: 55.309, countryCode: 'AE' },
  { key: 'karachi', lat: 24.861, lng: 67.01, countryCode: 'PK' },
  { key: 'kualaLumpur', lat: 3.14, lng: 101.69, countryCode: 'MY' },
  { key: 'jakarta', lat: -6.215, lng: 106.845, countryCode: 'ID' },
  { key: 'sydney', lat: -33.868, lng: 151.207, countryCode: 'AU' },
]

export const toPlace = ({ key, ...city }: City, t: Messages['places']): Place => ({
  ...city,
  city: t.popularCities[key],
  state: '',
  country: '',
})
