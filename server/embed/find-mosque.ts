import { type Mosque, toMosque } from '#app/core/listings/mosque.ts'
import { nameIn } from '#app/core/listings/name-in.ts'
import { readRow, type SourceRow } from '#app/core/listings/source-row.ts'
import { type TimedMosque, toTimedMosque } from '#app/core/mosques/mosque-days.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { cityIn } from '#app/core/places/name-place.server.ts'
import { findSightings } from '#app/core/prayer/sightings.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { WidgetRequest } from './widget.ts'

export type FoundMosque = {
  row: SourceRow
  mosque: Mosque
  name: string
  city: string
  path: string
  /** Null where its position is unknown, and so its times. */
  timed: TimedMosque | null
}

export async function findMosque(
  { services, id }: Pick<WidgetRequest, 'services' | 'id'>,
  locale: Locale,
): Promise<FoundMosque | null> {
  const row = readRow(await services.page('mosque_times', { id_or_slug: id }))
  if (!row) return null
  const mosque = toMosque(row)
  if (!mosque.id) return null
  const timed = toTimedMosque(row, mosque, timeZoneAt)
  return {
    row,
    mosque,
    name: nameIn(locale, mosque) ?? '',
    city: mosque.city ? cityIn(locale, mosque.city, mosque.country_code) : '',
    path: `/mosque/${encodeURIComponent(mosque.slug ?? mosque.id)}`,
    timed: timed && { ...timed, sightings: await findSightings(services, mosque.country_code ?? '') },
  }
}
