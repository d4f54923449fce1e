// The results on a map: pins in step with the cards, a small card for the chosen one, and a search of what is shown.
import { useState } from 'react'
import { Link } from 'react-router'
import { OpenState } from '#app/core/listings/open-state.tsx'
import { writeArea } from '#app/core/map/area.ts'
import type { Bounds } from '#app/core/map/bounds.ts'
import { MapView } from '#app/core/map/map-view.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Search, X } from '#app/ui/icons.ts'
import { Stars } from '#app/ui/stars.tsx'
import type { DirectoryCard, DirectoryPageData } from './queries.server.ts'
import { addressOf, searchArea } from './rules.ts'

type Props = {
  page: DirectoryPageData
  selectedId: string | null
  hoveredId: string | null
  onSelect: (id: string | null) => void
  onHover: (id: string | null) => void
}

export function ResultsMap({ page, selectedId, hoveredId, onSelect, onHover }: Props) {
  const { locale, t } = useI18n()
  const words = t.directory
  const { cards, filters } = page
  // Where the visitor moved the map to, and for which search: another search is framed anew.
  const searched = addressOf(filters, { area: null, page: 1 })
  const [moved, setMoved] = useState<{ bounds: Bounds; searched: string } | null>(null)
  const own = moved?.searched === searched ? moved.bounds : null
  const isOffered = own !== null && (filters.area === null || writeArea(own) !== writeArea(filters.area))
  const selected = cards.find(({ id }) => id === selectedId)
  const pins: Pin[] = cards.flatMap(({ id, position, path, ...card }) =>
    position
      ? [
          {
            id,
            ...position,
            label: card.name ?? t.listing.nameNotFound,
            to: path,
            note: card.distance === null ? undefined : distanceText(card.distance, locale, t.listing.distance),
            tone: card.isFeatured ? 'featured' : 'plain',
            category: card.categoryId,
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
        label={words.map}
      >
        {isOffered && (
          <Link className="btn btn--line btn--sm" to={addressOf(filters, searchArea(own))} preventScrollReset>
            <Search className="i i--sm" />
            {words.searchThisArea}
          </Link>
        )}
      </MapView>
      {selected && <MapCard card={selected} onClose={() => onSelect(null)} />}
    </div>
  )
}

function MapCard({ card, onClose }: { card: DirectoryCard; onClose: () => void }) {
  const { locale, t } = useI18n()
  return (
    <div className="dir-card">
      <img src={card.cover.src} alt="" width={card.cover.width} height={card.cover.height} />
      <div className="biz__body min-w-0">
        <p className="biz__name">
          <Link to={card.path} dir="auto">
            {card.name ?? t.listing.nameNotFound}
          </Link>
        </p>
        {card.rating !== null && <Stars rating={card.rating} count={card.reviewsCount} />}
        <div className="biz__meta">
          {card.open && <OpenState label={card.open} />}
          {card.distance !== null && (
            <span className="num">{distanceText(card.distance, locale, t.listing.distance)}</span>
          )}
        </div>
      </div>
      <IconButton className="dir-card__close" label={t.directory.closeCard} onClick={onClose}>
        <X className="i" />
      </IconButton>
    </div>
  )
}
