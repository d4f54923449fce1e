// Leads to the report form about one thing, and from there back to the page it stands on.
import { Link, useLocation } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Flag } from '#app/ui/icons.ts'

type Props = {
  /** The moderated kind: listing, review, photo, evidence … */
  kind: string
  subject: string
  /** Names it for screen readers, where a page has several such links. */
  what?: string | undefined
  className?: string | undefined
}

export function ReportLink({ kind, subject, what, className = 'btn btn--ghost btn--sm' }: Props) {
  const t = useT().moderation.report
  const { pathname } = useLocation()
  return (
    <Link
      className={className}
      to={`/report?${new URLSearchParams({ kind, subject, from: pathname })}`}
      rel="nofollow"
      aria-label={what ? t.linkTo(what) : undefined}
    >
      <Flag className="i i--sm" />
      {t.link}
    </Link>
  )
}
