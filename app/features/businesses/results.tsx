// How many there are, in which order, the list, and the map beside or instead of it.
import { useNavigation } from 'react-router'
import { ListAndMap } from '#app/core/map/list-and-map.tsx'
import { useMarks } from '#app/core/map/use-marks.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { Select } from '#app/ui/select.tsx'
import { NoResults } from './no-results.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { RelaxedResults } from './relaxed-results.tsx'
import { ResultList } from './result-list.tsx'
import { ResultsMap } from './results-map.tsx'
import { addressOf, DIRECTORY_PATH, PAGE_SIZE, SORTS } from './rules.ts'
import { useFilterWords } from './use-filter-words.ts'

export function Results({ formId, page }: { formId: string; page: BusinessesPageData }) {
  const { locale, t } = useI18n()
  const words = t.businesses
  const { cards, filters } = page
  const marks = useMarks()
  const isLoading = useIsSearching()
  const from = (filters.page - 1) * PAGE_SIZE
  const range = [from + 1, from + cards.length, page.total].map((n) => formatNumber(locale, n)) as [
    string,
    string,
    string,
  ]
  const sorts = SORTS.filter((sort) => sort !== 'distance' || filters.sort === sort)
  return (
    <ListAndMap
      view={filters.view}
      addressOfView={(view) => addressOf(filters, { view })}
      isLoading={isLoading}
      words={words}
      head={
        <>
          <Count page={page} />
          {page.checked !== null && (
            <p className="small muted">{words.openAmong(formatNumber(locale, page.checked))}</p>
          )}
          {page.isCorrected && <p className="small muted">{words.noneTyped(filters.search)}</p>}
        </>
      }
      controls={
        <>
          <label className="small muted" htmlFor="sort">
            {words.sort.label}
          </label>
          <Select
            id="sort"
            name="sort"
            form={formId}
            key={filters.sort}
            defaultValue={filters.sort}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {sort === 'best' && !page.center ? words.sort.bestAnywhere : words.sort[sort]}
              </option>
            ))}
          </Select>
        </>
      }
      list={
        cards.length > 0 ? (
          <>
            <ResultList cards={cards} marks={marks} />
            <div className="row between row--wrap gap-y-3 pt-8">
              <Pagination
                page={filters.page}
                pageCount={page.pageCount}
                hrefFor={(number) => addressOf(filters, { page: number })}
              />
              <p className="small muted num">{page.isMore ? words.rangeOfMany(...range) : words.range(...range)}</p>
            </div>
          </>
        ) : (
          <>
            <NoResults page={page} />
            <RelaxedResults page={page} marks={marks} />
          </>
        )
      }
      map={<ResultsMap page={page} marks={marks} />}
    />
  )
}

/** A search of this page is on its way, and nothing else. */
function useIsSearching(): boolean {
  const { location } = useNavigation()
  return location?.pathname.endsWith(DIRECTORY_PATH) ?? false
}

function Count({ page }: { page: BusinessesPageData }) {
  const { locale, t } = useI18n()
  const words = t.businesses
  const { filters } = page
  const { open, radius } = useFilterWords(page.nextPrayer)
  const where = () => {
    if (filters.area) return words.inArea
    if (page.place === null) return words.anywhere
    if (!page.isNarrowed) return words.worldwide
    return words.withinOf(radius(filters.radius ?? page.circle ?? 75), page.place)
  }
  return (
    <h2 id="results" className="map-split__count" aria-live="polite">
      <b className="strong num">
        {page.isMore ? words.moreThan(formatNumber(locale, page.total)) : words.places(page.total)}
      </b>{' '}
      <span className="soft">
        {filters.open && `${words.openWhen(open(filters.open))} `}
        {where()}
      </span>
    </h2>
  )
}
