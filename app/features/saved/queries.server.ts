// What a member saved, as cards.
import { toBusiness } from '#app/core/listings/business.ts'
import type { CardContext } from '#app/core/listings/card-context.server.ts'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { toMosqueCard } from '#app/core/listings/describe-mosque.server.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import { readRow, readRows } from '#app/core/listings/source-row.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { isKnown, type Place } from '#app/core/places/place.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { SavedPageData } from './saved-page.tsx'

export async function loadSaved(services: Services, place: Place, cards: CardContext): Promise<SavedPageData> {
  const row = readRow(await ask(services, services.db().rpc('saved_page'))) ?? {}
  const here = isKnown(place) ? place : null
  const measure = <T extends { latitude: number | null; longitude: number | null }>(record: T) => ({
    ...record,
    distance: distanceKm(here, { lat: record.latitude, lng: record.longitude }),
  })
  return {
    businesses: readRows(row.businesses).map((business) => toBusinessCard(measure(toBusiness(business)), cards)),
    mosques: readRows(row.mosques).map((mosque) => toMosqueCard(measure(toMosque(mosque)), cards)),
  }
}
