// The showcase: invented businesses in ten cities, each with the place of its city.
import { berlin } from './businesses-berlin.ts'
import { birmingham } from './businesses-birmingham.ts'
import { cairo } from './businesses-cairo.ts'
import { dubai } from './businesses-dubai.ts'
import { istanbul } from './businesses-istanbul.ts'
import { jakarta } from './businesses-jakarta.ts'
import { kualaLumpur } from './businesses-kuala-lumpur.ts'
import { london } from './businesses-london.ts'
import { newYork } from './businesses-new-york.ts'
import { paris } from './businesses-paris.ts'
import type { City, SampleBusiness } from './shapes.ts'

export const sampleCities: readonly City[] = [
  london,
  birmingham,
  paris,
  berlin,
  istanbul,
  cairo,
  dubai,
  kualaLumpur,
  jakarta,
  newYork,
]

export const sampleBusinesses: readonly SampleBusiness[] = sampleCities.flatMap(
  ({ city, state, countryCode, timeZone, listings }) =>
    listings.map((listing) => ({ ...listing, city, state, countryCode, timeZone })),
)
