// The cards at the foot of a phone's map, to leaf through with the thumb: the one in the middle raises its pin, and a pin
// that is pressed brings its card.
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { OpenState } from '#app/core/hours/open-state.tsx'
import { HowFar } from '#app/core/listings/business-card.tsx'
import type { Marks } from '#app/core/map/use-marks.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Stars } from '#app/ui/stars.tsx'
import type { DirectoryCard } from './queries.server.ts'

export function CardCarousel({ cards, marks }: { cards: readonly DirectoryCard[]; marks: Marks }) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const { selectedId, onHover } = marks

  useEffect(() => {
    if (!selectedId) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.current
      ?.querySelector(`[data-id="${selectedId}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  }, [selectedId])

  useEffect(() => {
    const root = list.current
    if (!root || cards.length === 0) return
    const watch = new IntersectionObserver(
      (entries) => {
        const middle = entries.find(({ isIntersecting }) => isIntersecting)
        if (middle?.target instanceof HTMLElement) onHover(middle.target.dataset.id ?? null)
      },
      { root, threshold: 0.9 },
    )
    for (const item of root.children) watch.observe(item)
    return () => watch.disconnect()
  }, [cards, onHover])

  return (
    <ul ref={list} className="dir-carousel" aria-label={t.businesses.results}>
      {cards.map((card) => (
        <li key={card.id} data-id={card.id}>
          <img src={card.cover.src} alt="" width={card.cover.width} height={card.cover.height} loading="lazy" />
          <div className="listing__body min-w-0">
            <p className="listing__name">
              <Link to={card.path} dir="auto">
                {card.name ?? t.listings.nameNotFound}
              </Link>
            </p>
            {card.rating !== null && <Stars rating={card.rating} count={card.reviewsCount} />}
            <div className="listing__meta">
              {card.open && <OpenState label={card.open} />}
              <HowFar business={card} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
