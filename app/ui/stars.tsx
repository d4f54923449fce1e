// Five stars, as many filled as the rating's whole part: 4.9 shows four. The exact figure stands beside them.
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { joinClasses } from './join-classes.ts'

type Props = {
  rating: number
  /** How many ratings it stands on. */
  count?: number | undefined
  size?: 'md' | 'lg' | undefined
  /** Stars only; the figure is said elsewhere. */
  bare?: boolean | undefined
  className?: string | undefined
}

export function Stars({ rating, count, size, bare, className }: Props) {
  const { locale, t } = useI18n()
  const figure = formatNumber(locale, rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className={joinClasses('stars', size === 'lg' && 'stars--lg', className)}>
      {/* The style sheet draws them: a list would repeat the five drawings for each of its places. */}
      <span className="stars__row" role="img" aria-label={t.ui.stars(figure)} data-filled={Math.floor(rating)} />
      {!bare && (
        <b className="num" aria-hidden="true">
          {figure}
        </b>
      )}
      {count !== undefined && <span className="num">{`(${formatNumber(locale, count)})`}</span>}
    </span>
  )
}
