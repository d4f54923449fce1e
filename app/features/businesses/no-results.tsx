// Nothing found: what stands in the way can be taken away, one thing at a time.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Store } from '#app/ui/icons.ts'
import type { BusinessesPageData } from './queries.server.ts'
import { addressOf, DIRECTORY_PATH, listActive, widerRadius } from './rules.ts'
import { useFilterWords } from './use-filter-words.ts'

export function NoResults({ page }: { page: BusinessesPageData }) {
  const t = useT()
  const words = t.businesses
  const { filters } = page
  const elsewhere = page.understood?.elsewhere
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
  const hasOnlyWords = filters.search !== '' && ways.length === 1
  return (
    <div className="panel">
      <EmptyState
        icon={Store}
        title={t.pages.list.noBusinesses}
        headingLevel={3}
        action={
          <>
            {ways.length > 0 && (
              <ul className="row row--wrap justify-center gap-2" aria-label={words.waysOut}>
                {ways.map(({ label, to }) => (
                  <li key={to}>
                    <Link className="chip" to={to} preventScrollReset>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {elsewhere ? (
              <Button to={elsewhere.to}>{t.understanding.elsewhere[elsewhere.kind]}</Button>
            ) : (
              <Button variant="soft" to={DIRECTORY_PATH}>
                {t.pages.list.browseAll}
              </Button>
            )}
          </>
        }
      >
        {hasOnlyWords ? words.emptyByWords : words.empty}
      </EmptyState>
    </div>
  )
}
