// The cards of a page of results, in step with the pins of the map. What is near stands apart from what is not.
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { BusinessCard } from '#app/core/listings/business-card.tsx'
import { ExternalRating } from '#app/core/listings/external-rating.tsx'
import { ShowcaseNote } from '#app/core/listings/showcase-note.tsx'
import { type Marks, markedItem } from '#app/core/map/use-marks.ts'
import { useNearestFirst } from '#app/core/places/exact-distance.tsx'
import { SaveButton } from '#app/core/saves/save-button.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import type { BusinessesPageData, DirectoryCard } from './queries.server.ts'
import { isByDistance } from './rules.ts'

/** Enough to fill a first screen: those load at once, the rest as they come into view. */
const FIRST_SCREEN = 4

export function ResultList({ page, marks }: { page: BusinessesPageData; marks: Marks }) {
  const { selectedId } = marks
  const { businesses: t, understanding } = useT()
  const list = useRef<HTMLDivElement>(null)
  // Chosen on the map: brought into view.
  useEffect(() => {
    if (!selectedId) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current
      ?.querySelector('[data-marked="selected"]')
      ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [selectedId])

  const { cards, near, place } = page
  const isSplit = near !== null && isByDistance(page.filters.sort)
  const far = isSplit ? cards.filter(({ isFar }) => isFar) : []
  const close = isSplit ? cards.filter(({ isFar }) => !isFar) : cards
  return (
    <div ref={list}>
      {near === 0 && place !== null && (
        <p className="panel dir-none-near">
          {t.noneNear(place)}{' '}
          <Link className="link" to="/business-register">
            {understanding.addFirstIn(place)}
          </Link>
        </p>
      )}
      {close.length > 0 && <Cards cards={close} label={t.results} marks={marks} />}
      {far.length > 0 && (
        <section aria-labelledby="further">
          <h2 className="rule-head text-lg" id="further">
            {t.furtherAway}
          </h2>
          <Cards
            cards={far}
            label={close.length > 0 ? t.furtherAway : t.results}
            marks={marks}
            isBelow={close.length > 0}
          />
        </section>
      )}
      <div className="pt-4">
        <ShowcaseNote cards={cards} />
      </div>
    </div>
  )
}

type CardsProps = { cards: readonly DirectoryCard[]; label: string; marks: Marks; isBelow?: boolean }

function Cards({ cards, label, marks, isBelow = false }: CardsProps) {
  const ordered = useNearestFirst(cards)
  return (
    <ul className="grid grid--rows grid--l2 dir__cards" aria-label={label}>
      {ordered.map((card, i) => (
        <li key={card.id} {...markedItem(marks, card.id)}>
          <BusinessCard
            business={card}
            isLazy={isBelow || i >= FIRST_SCREEN}
            action={<SaveButton look="card" placeId={card.id} name={card.name ?? ''} isSaved={card.isSaved} />}
            extra={<ExternalRating id={card.id} />}
            why={card.why}
          />
        </li>
      ))}
    </ul>
  )
}
