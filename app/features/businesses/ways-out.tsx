// Links that widen a search: a larger distance, or one filter fewer.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { BusinessesPageData } from './queries.server.ts'
import { addressOf, listActive, widerRadius } from './rules.ts'
import { useFilterWords } from './use-filter-words.ts'

type Props = { page: BusinessesPageData; className?: string }

export function WaysOut({ page, className }: Props) {
  const words = useT().businesses
  const { filters } = page
  const { nameOf, radius } = useFilterWords(page.nextPrayer, page.cuisines)
  const wider = widerRadius(filters.radius)
  const ways = [
    ...(wider ? [{ label: words.within(radius(wider)), to: addressOf(filters, { radius: wider }) }] : []),
    ...listActive(filters).map((filter) => ({
      label: words.without(nameOf(filter)),
      to: addressOf(filters, filter.without),
    })),
    ...(filters.subcategory || filters.category
      ? [{ label: words.inAllCategories, to: addressOf(filters, { category: null, subcategory: null }) }]
      : []),
    ...(filters.search ? [{ label: words.withoutSearch(filters.search), to: addressOf(filters, { search: '' }) }] : []),
  ]
  if (ways.length === 0) return null
  return (
    <ul className={joinClasses('row row--wrap gap-2', className)} aria-label={words.waysOut}>
      {ways.map(({ label, to }) => (
        <li key={to}>
          <Link className="chip" to={to} preventScrollReset>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
