// The mosques of the list on a map, in step with the cards.
import { useState } from 'react'
import { Link } from 'react-router'
import { writeTime } from '#app/core/hours/write-time.ts'
import { writeArea } from '#app/core/map/area.ts'
import type { Bounds } from '#app/core/map/bounds.ts'
import { MapView } from '#app/core/map/map-view.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Search, X } from '#app/ui/icons.ts'
import type { MosquesPageData } from './queries.server.ts'
import { addressOf } from './rules.ts'

type Props = {
  page: MosquesPageData
  selectedId: string | null
  hoveredId: string | null
  onSelect: (id: string | null) => void
  onHover: (id: string | null) => void
}

export function MosquesMap({ page, selectedId, hoveredId, onSelect, onHover }: Props) {
  const { locale, t } = useI18n()
  const words = t.mosques
  const { rows, filters } = page
  // Where the visitor moved the map to, and for which search: another search is framed anew.
  const searched = addressOf(filters, { area: null, page: 1 })
  const [moved, setMoved] = useState<{ bounds: Bounds; searched: string } | null>(null)
  const own = moved?.searched === searched ? moved.bounds : null
  const isOffered = own !== null && (filters.area === null || writeArea(own) !== writeArea(filters.area))
  const selected = rows.find(({ id }) => id === selectedId)
  const pins: Pin[] = rows.flatMap(({ id, name, path, position, distance }) =>
    position
      ? [
          {
            id,
            ...position,
            label: name ?? t.listing.mosque.nameNotFound,
            to: path,
            note: distance === null ? undefined : distanceText(distance, locale, t.listing.distance),
            tone: 'mosque' as const,
          },
        ]
      : [],
  )
  return (
    <div className="dir__map">
      <MapView
        pins={pins}
        fit={own === null}
        you={page.center}
        selectedId={selectedId}
        hoveredId={hoveredId}
        onSelect={onSelect}
        onHover={onHover}
        onMoveEnd={(bounds, { byVisitor }) => byVisitor && setMoved({ bounds, searched })}
        label={words.list.map}
      >
        {isOffered && (
          <Link className="btn btn--line btn--sm" to={addressOf(filters, { area: own })} preventScrollReset>
            <Search className="i i--sm" />
            {words.list.searchThisArea}
          </Link>
        )}
      </MapView>
      {selected && (
        <div className="dir-card">
          <img src={selected.cover.src} alt="" width={selected.cover.width} height={selected.cover.height} />
          <div className="biz__body min-w-0">
            <p className="biz__name">
              <Link to={selected.path} dir="auto">
                {selected.name ?? t.listing.mosque.nameNotFound}
              </Link>
            </p>
            <div className="biz__meta num">
              {selected.next && (
                <span>
                  {words.prayers[selected.next.prayer]}{' '}
                  {selected.next.iqamah
                    ? words.list.iqamahAt(writeTime(locale, selected.next.iqamah))
                    : words.list.begins(writeTime(locale, selected.next.begins))}
                </span>
              )}
              {selected.distance !== null && <span>{distanceText(selected.distance, locale, t.listing.distance)}</span>}
            </div>
          </div>
          <IconButton className="dir-card__close" label={words.list.closeCard} onClick={() => onSelect(null)}>
            <X className="i" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
