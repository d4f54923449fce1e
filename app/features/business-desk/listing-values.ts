// A listing as its form shows it.
import type { Typed } from '#app/core/listing-form/choices.ts'
import { writeKitchen } from '#app/core/listing-form/kitchen.ts'
import { FACTS, type HalalDetails } from '#app/core/listings/facts.ts'
import { readFlag, readRow } from '#app/core/listings/source-row.ts'
import type { OwnListing } from './queries.server.ts'

const written = (value: string | number | null) => (value === null ? '' : String(value))
const answered = (value: unknown) => {
  const flag = readFlag(value)
  return flag === null ? '' : flag ? 'yes' : 'no'
}

export const nameValues = (listing: OwnListing): Typed => ({
  name: listing.name,
  local_name: written(listing.local_name),
  business_category: written(listing.business_category),
  subcategory: listing.subcategory ? `${listing.business_category}/${listing.subcategory}` : '',
  description: written(listing.description),
  services: listing.services.join(', '),
  price_range: written(listing.price_range),
  languages: listing.languages.join(','),
})

export const contactValues = ({ phone, whatsapp, email, website }: OwnListing): Typed => ({
  phone: written(phone),
  whatsapp: written(whatsapp),
  email: written(email),
  website: written(website),
})

export const placeValues = (listing: OwnListing): Typed => ({
  reach: listing.online_only ? 'online' : listing.service_area_km === null ? 'visit' : 'area',
  service_area_km: written(listing.service_area_km),
  address: written(listing.address),
  city: written(listing.city),
  state: written(listing.state),
  country_code: written(listing.country_code),
  latitude: written(listing.latitude),
  longitude: written(listing.longitude),
  show_on_map: listing.latitude === null ? '' : 'on',
})

export function factValues(listing: OwnListing): Typed {
  const facts = readRow(listing.facts) ?? {}
  return {
    // Kept by a schema of ours, and shown as one of the form's choices or not at all.
    ...writeKitchen((readRow(listing.halal) ?? {}) as HalalDetails),
    ...Object.fromEntries(FACTS.map((fact) => [`fact_${fact}`, answered(facts[fact])])),
  }
}
