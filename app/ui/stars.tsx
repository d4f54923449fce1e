// Five stars, as many filled as the rating's whole part: 4.9 shows four. The exact figure stands beside them.
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { joinClasses } from './join-classes.ts'

const PATH = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'
const POSITIONS = [1, 2, 3, 4, 5]

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
  const filled = Math.floor(rating)
  return (
    <span className={joinClasses('stars', size === 'lg' && 'stars--lg', className)}>
      <span className="stars__row" role="img" aria-label={t.ui.stars(figure)}>
        {POSITIONS.map((position) => (
          <svg
            key={position}
            viewBox="0 0 24 24"
            className={position <= filled ? 'is-on' : undefined}
            aria-hidden="true"
          >
            <path d={PATH} />
          </svg>
        ))}
      </span>
      {!bare && (
        <b className="num" aria-hidden="true">
          {figure}
        </b>
      )}
      {count !== undefined && <span className="num">({formatNumber(locale, count)})</span>}
    </span>
  )
}
