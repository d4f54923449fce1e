// All mosques that were found on a map, in step with the cards of the page.
import { Link } from 'react-router'
import { MapCard } from '#app/core/map/map-card.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import { SearchMap } from '#app/core/map/search-map.tsx'
import type { Marks } from '#app/core/map/use-marks.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { NextJamaah } from './next-jamaah.tsx'
import type { MosquesPageData } from './queries.server.ts'
import { addressOf } from './rules.ts'

/** As many as the first look at the map should hold; the others are a step away. */
const NEAREST = 8

export function MosquesMap({ page, marks }: { page: MosquesPageData; marks: Marks }) {
  const { locale, t } = useI18n()
  const { rows, filters } = page
  const distanceOf = ({ distance }: { distance: number | null }) =>
    distance === null ? undefined : distanceText(distance, locale, t.listings.distance)
  const selected = rows.find(({ id }) => id === marks.selectedId)
  const pins = page.pins.map(
    ({ id, name, path, lat, lng, distance }): Pin => ({
      id,
      lat,
      lng,
      label: name ?? t.listings.mosque.nameNotFound,
      to: path,
      note: distanceOf({ distance }),
      tone: 'mosque',
    }),
  )
  const selectedPin = pins.find(({ id }) => id === marks.selectedId)
  return (
    <SearchMap
      pins={pins}
      fitFirst={page.center && !filters.area ? NEAREST : undefined}
      you={page.center}
      marks={marks}
      searched={addressOf(filters, { area: null, page: 1 })}
      area={filters.area}
      addressIn={(area) => addressOf(filters, { area })}
      words={t.mosques.list}
    >
      {selected && (
        <MapCard
          cover={selected.cover}
          path={selected.path}
          name={selected.name ?? t.listings.mosque.nameNotFound}
          closeLabel={t.mosques.list.closeCard}
          onClose={() => marks.onSelect(null)}
        >
          <div className="listing__meta num">
            {selected.next && <NextJamaah next={selected.next} />}
            {selected.distance !== null && <span>{distanceOf(selected)}</span>}
          </div>
        </MapCard>
      )}
      {!selected && selectedPin?.to && (
        <Link className="map-card mosques-pin" to={selectedPin.to}>
          <span className="strong clip">{selectedPin.label}</span>
          <span className="small muted num">{selectedPin.note}</span>
        </Link>
      )}
    </SearchMap>
  )
}
