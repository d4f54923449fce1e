// The month shown, with the way to the one before and the one after.
import { Link } from 'react-router'
import { ChevronLeft, ChevronRight } from '#app/ui/icons.ts'

type Props = {
  heading: string
  id: string
  previous: { to: string; label: string } | null
  next: { to: string; label: string } | null
}

export function MonthNav({ heading, id, previous, next }: Props) {
  return (
    <div className="athan-month-nav">
      {previous ? (
        <Link className="icon-btn" to={previous.to} aria-label={previous.label} preventScrollReset>
          <ChevronLeft className="i flip" />
        </Link>
      ) : (
        <span />
      )}
      <h2 className="h3" id={id} aria-live="polite">
        {heading}
      </h2>
      {next ? (
        <Link className="icon-btn" to={next.to} aria-label={next.label} preventScrollReset>
          <ChevronRight className="i flip" />
        </Link>
      ) : (
        <span />
      )}
    </div>
  )
}
