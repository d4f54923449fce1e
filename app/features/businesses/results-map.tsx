// The results on a map: beside the list with a small card for the chosen one, and on phones, where it takes the whole
// screen, with all cards to leaf through at its foot.

import { OpenState } from '#app/core/hours/open-state.tsx'
import { HowFar } from '#app/core/listings/business-card.tsx'
import { MapCard } from '#app/core/map/map-card.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import { SearchMap } from '#app/core/map/search-map.tsx'
import type { Marks } from '#app/core/map/use-marks.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Stars } from '#app/ui/stars.tsx'
import { CardCarousel } from './card-carousel.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { addressOf, searchArea } from './rules.ts'

export function ResultsMap({ page, marks }: { page: BusinessesPageData; marks: Marks }) {
  const { locale, t } = useI18n()
  const { cards, filters } = page
  const distanceOf = ({ distance }: { distance: number | null }) =>
    distance === null ? undefined : distanceText(distance, locale, t.listings.distance)
  const selected = cards.find(({ id }) => id === marks.selectedId)
  const placed = cards.filter(({ position }) => position !== null)
  const pins = placed.flatMap(({ id, position, path, ...card }): Pin[] =>
    position
      ? [
          {
            id,
            ...position,
            label: card.name ?? t.listings.nameNotFound,
            to: path,
            note: distanceOf(card),
            tone: card.isFeatured ? 'featured' : 'plain',
            category: card.categoryId,
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
      addressIn={(area) => addressOf(filters, searchArea(area))}
      words={t.businesses}
    >
      {selected && (
        <MapCard
          cover={selected.cover}
          path={selected.path}
          name={selected.name ?? t.listings.nameNotFound}
          closeLabel={t.businesses.closeCard}
          onClose={() => marks.onSelect(null)}
        >
          {selected.rating !== null && <Stars rating={selected.rating} count={selected.reviewsCount} />}
          <div className="listing__meta">
            {selected.open && <OpenState label={selected.open} />}
            <HowFar business={selected} />
          </div>
        </MapCard>
      )}
      {filters.view === 'map' && <CardCarousel cards={placed} marks={marks} />}
    </SearchMap>
  )
}
