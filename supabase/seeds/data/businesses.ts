// Every invented business of the sample community, with the place it stands in.
import { africaCities } from './businesses-africa.ts'
import { americasCities } from './businesses-americas.ts'
import { asiaCities } from './businesses-asia.ts'
import { europeCities } from './businesses-europe.ts'
import { middleEastCities } from './businesses-middle-east.ts'
import { oceaniaCities } from './businesses-oceania.ts'
import { unitedKingdomCities } from './businesses-united-kingdom.ts'
import type { City, SampleBusiness } from './shapes.ts'

export const sampleCities: readonly City[] = [
  ...unitedKingdomCities,
  ...europeCities,
  ...middleEastCities,
  ...asiaCities,
  ...africaCities,
  ...americasCities,
  ...oceaniaCities,
]

export const sampleBusinesses: readonly SampleBusiness[] = sampleCities.flatMap(
  ({ city, state, countryCode, timeZone, listings }) =>
    listings.map((listing) => ({ ...listing, city, state, countryCode, timeZone })),
)
