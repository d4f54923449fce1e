// The cards of a page of results, in step with the pins of the map.
import { useEffect, useRef } from 'react'
import { BusinessCard } from '#app/core/listings/business-card.tsx'
import { ExternalRating } from '#app/core/listings/external-rating.tsx'
import { ShowcaseNote } from '#app/core/listings/showcase-note.tsx'
import { type Marks, markedItem } from '#app/core/map/use-marks.ts'
import { useNearestFirst } from '#app/core/places/exact-distance.tsx'
import { SaveButton } from '#app/core/saves/save-button.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { DirectoryCard } from './queries.server.ts'

type Props = { cards: readonly DirectoryCard[]; marks: Marks }

/** Enough to fill a first screen: those load at once, the rest as they come into view. */
const FIRST_SCREEN = 4

export function ResultList({ cards, marks }: Props) {
  const { selectedId } = marks
  const { businesses: t } = useT()
  const list = useRef<HTMLUListElement>(null)
  const ordered = useNearestFirst(cards)
  // Chosen on the map: brought into view.
  useEffect(() => {
    if (!selectedId) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current
      ?.querySelector('[data-marked="selected"]')
      ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [selectedId])

  return (
    <>
      <ShowcaseNote cards={cards} />
      <ul ref={list} className="grid grid--rows grid--l2 dir__cards" aria-label={t.results}>
        {ordered.map((card, i) => (
          <li
            key={card.id}
            className="grid grid-cols-1 border-line max-sm:border-b max-sm:last:border-b-0"
            {...markedItem(marks, card.id)}
          >
            <BusinessCard
              business={card}
              isLazy={i >= FIRST_SCREEN}
              action={<SaveButton look="card" placeId={card.id} name={card.name ?? ''} isSaved={card.isSaved} />}
              extra={<ExternalRating id={card.id} />}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
