// Nothing found, and nothing like it: the ways out, and what else answers.
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Store } from '#app/ui/icons.ts'
import type { BusinessesPageData } from './queries.server.ts'
import { DIRECTORY_PATH, isAskedFor } from './rules.ts'
import { WaysOut } from './ways-out.tsx'

export function NoResults({ page }: { page: BusinessesPageData }) {
  const t = useT()
  const { filters, missing, understood } = page
  const elsewhere = understood?.elsewhere
  if (!isAskedFor(filters) && !elsewhere) return <Beginning />
  const all = `/search?${new URLSearchParams({ search: filters.search, ...(filters.near && { near: filters.near }) })}`
  return (
    <div className="panel">
      <EmptyState
        icon={Store}
        title={t.pages.list.noBusinesses}
        headingLevel={3}
        action={
          <>
            <WaysOut page={page} className="justify-center" />
            {elsewhere ? (
              <>
                <Button to={elsewhere.to}>{t.understanding.elsewhere[elsewhere.kind]}</Button>
                <Button variant="soft" to={all}>
                  {t.search.label}
                </Button>
              </>
            ) : (
              <Button variant="soft" to={DIRECTORY_PATH}>
                {t.pages.list.browseAll}
              </Button>
            )}
          </>
        }
      >
        {missing?.said} {missing?.hasUnknownWord && t.businesses.emptyByWords}
        {!missing && !elsewhere && t.businesses.empty}
      </EmptyState>
    </div>
  )
}

/** Nothing was asked for, so nothing is in the way: there is nothing yet. */
function Beginning() {
  const { beginning } = useT().pages
  return (
    <div className="panel">
      <EmptyState
        icon={Store}
        title={beginning.businesses.title}
        headingLevel={3}
        action={<Button to="/business-register">{beginning.businesses.add}</Button>}
      >
        {beginning.businesses.text}
      </EmptyState>
    </div>
  )
}
