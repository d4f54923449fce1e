// The directory's page: what is asked for on top, then the list with the map beside it.
import '#app/core/listings/search.css'
import './businesses.css'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import { UnderstoodBar, useOwnPlace } from '#app/core/understanding/understood-bar.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { Results } from './results.tsx'
import { addressOf } from './rules.ts'
import { SearchBar } from './search-bar.tsx'

/** The search box, the sheet of filters and the choice of order are parts of this one form. */
const FORM_ID = 'directory'

export function BusinessesPage({ page }: { page: BusinessesPageData }) {
  useOwnPlace(addressOf(page.filters, { near: null, page: page.filters.page }))
  return (
    <div className="page map-page dir-page">
      <a className="skip" href="#results">
        {useT().businesses.skipToResults}
      </a>
      <BreadcrumbTrail crumbs={page.crumbs} />
      <h1 className="title dir-title">{page.heading}</h1>
      <SearchBar id={FORM_ID} page={page} />
      {page.understood && <UnderstoodBar understood={page.understood} />}
      <FilterBar formId={FORM_ID} page={page} />
      <FilterSheet formId={FORM_ID} page={page} />
      <Results page={page} />
    </div>
  )
}
