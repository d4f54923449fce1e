// One to five stars: radio buttons underneath, so arrow keys and plain posts work; drawn by the style sheet alone.
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'

const PATH = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'
const POSITIONS = [1, 2, 3, 4, 5] as const

type Props = { name: string; defaultValue?: number | undefined; isInvalid: boolean }

export function StarInput({ name, defaultValue, isInvalid }: Props) {
  const { locale, t } = useI18n()
  const words = t.reviews.write
  return (
    <>
      <div className="review-stars">
        {POSITIONS.map((position) => (
          <label key={position}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={position}
              defaultChecked={position === defaultValue}
              aria-invalid={isInvalid || undefined}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={PATH} />
            </svg>
            <span className="sr-only">
              {words.ratingOption(formatNumber(locale, position), words.ratingWords[position])}
            </span>
          </label>
        ))}
      </div>
      <p className="review-stars__words" aria-hidden="true">
        {POSITIONS.map((position) => (
          <span key={position} data-stars={position}>
            {words.ratingWords[position]}
          </span>
        ))}
      </p>
    </>
  )
}
