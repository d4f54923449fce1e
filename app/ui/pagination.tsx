// Pages of a list, as links: `hrefFor` builds each address.

import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { ChevronLeft, ChevronRight } from './icons.ts'
import { joinClasses } from './join-classes.ts'
import { listPages } from './list-pages.ts'

type Props = {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  className?: string | undefined
}

export function Pagination({ page, pageCount, hrefFor, className }: Props) {
  const { locale, t } = useI18n()
  if (pageCount <= 1) return null
  const previous = <ChevronLeft className="i flip" />
  const next = <ChevronRight className="i flip" />
  return (
    <nav className={joinClasses('pager', className)} aria-label={t.ui.pages}>
      {page > 1 ? (
        <Link to={hrefFor(page - 1)} rel="prev" aria-label={t.ui.previousPage}>
          {previous}
        </Link>
      ) : (
        <span aria-disabled="true">{previous}</span>
      )}
      {listPages(page, pageCount).map((n, position) =>
        n === null ? (
          <span key={position < 2 ? 'gap-before' : 'gap-after'} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={n}
            to={hrefFor(n)}
            aria-label={t.ui.page(formatNumber(locale, n))}
            aria-current={n === page ? 'page' : undefined}
          >
            {formatNumber(locale, n)}
          </Link>
        ),
      )}
      {page < pageCount ? (
        <Link to={hrefFor(page + 1)} rel="next" aria-label={t.ui.nextPage}>
          {next}
        </Link>
      ) : (
        <span aria-disabled="true">{next}</span>
      )}
    </nav>
  )
}
