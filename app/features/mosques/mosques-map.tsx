// The mosques of the list on a map, in step with the cards.
import { MapCard } from '#app/core/map/map-card.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import { SearchMap } from '#app/core/map/search-map.tsx'
import type { Marks } from '#app/core/map/use-marks.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { NextJamaah } from './next-jamaah.tsx'
import type { MosquesPageData } from './queries.server.ts'
import { addressOf } from './rules.ts'

export function MosquesMap({ page, marks }: { page: MosquesPageData; marks: Marks }) {
  const { locale, t } = useI18n()
  const { rows, filters } = page
  const distanceOf = ({ distance }: { distance: number | null }) =>
    distance === null ? undefined : distanceText(distance, locale, t.listings.distance)
  const selected = rows.find(({ id }) => id === marks.selectedId)
  const pins = rows.flatMap(({ id, name, path, position, distance }): Pin[] =>
    position
      ? [
          {
            id,
            ...position,
            label: name ?? t.listings.mosque.nameNotFound,
            to: path,
            note: distanceOf({ distance }),
            tone: 'mosque',
          },
        ]
      : [],
  )
  return (
    <SearchMap
      pins={pins}
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
    </SearchMap>
  )
}
