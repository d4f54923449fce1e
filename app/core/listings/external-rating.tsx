/**
 * The rating another service has for a place, named as that service's. Asked for when the place comes near the screen;
 * without the operator's key nothing is asked and nothing is shown.
 */
import { useEffect, useRef, useState } from 'react'
import { useNearScreen } from '#app/core/map/use-near-screen.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Star } from '#app/ui/icons.ts'
import { askForRating, type ShownRating } from './external-rating-queue.ts'

export function ExternalRating({ id }: { id: string }) {
  return useRootData()?.config.externalRatings ? <Asked id={id} /> : null
}

function Asked({ id }: { id: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const isNear = useNearScreen(element)
  const [rating, setRating] = useState<ShownRating | null>(null)
  useEffect(() => {
    if (!isNear) return
    let left = false
    void askForRating(id).then((found) => {
      if (!left) setRating(found)
    })
    return () => {
      left = true
    }
  }, [id, isNear])
  return (
    <span ref={element} className="listing__meta">
      {rating && <Figures rating={rating} />}
    </span>
  )
}

function Figures({ rating: { rating, reviewCount } }: { rating: ShownRating }) {
  const { locale, t } = useI18n()
  const words = t.locationPages.external
  const written = formatNumber(locale, rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className="row gap-1">
      <span className="sr-only">{words.label(words.source)}</span>
      <span aria-hidden="true">{words.source}</span>
      <Star className="i i--xs" />
      <span className="num">
        <span aria-hidden="true">{written}</span>
        <span className="sr-only">{words.rating(written)}</span> ({words.reviews(reviewCount)})
      </span>
    </span>
  )
}
