// How many there are, in which order, the list, and the map beside or instead of it.
import { useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { useMapChoice } from '#app/core/map/use-map-choice.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { List, MapIcon } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { Select } from '#app/ui/select.tsx'
import { NoResults } from './no-results.tsx'
import type { DirectoryPageData } from './queries.server.ts'
import { ResultList } from './result-list.tsx'
import { ResultsMap } from './results-map.tsx'
import { addressOf, DIRECTORY_PATH, PAGE_SIZE, SORTS } from './rules.ts'
import { useFilterWords } from './use-filter-words.ts'

export function Results({ formId, page }: { formId: string; page: DirectoryPageData }) {
  const { locale, t } = useI18n()
  const words = t.directory
  const { cards, filters } = page
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const isLoading = useIsSearching()
  const map = useMapChoice()
  const from = (filters.page - 1) * PAGE_SIZE
  const range = [from + 1, from + cards.length, page.total].map((n) => formatNumber(locale, n)) as [
    string,
    string,
    string,
  ]
  const sorts = SORTS.filter((sort) => sort !== 'distance' || filters.sort === sort)
  return (
    <section aria-labelledby="results" aria-busy={isLoading}>
      <div className="row between row--wrap gap-y-2 pt-5 pb-4">
        <div>
          <Count page={page} />
          {page.checked !== null && (
            <p className="small muted">{words.openAmong(formatNumber(locale, page.checked))}</p>
          )}
          {page.isCorrected && <p className="small muted">{words.noneTyped(filters.search)}</p>}
        </div>
        <div className="row gap-2">
          <button
            type="button"
            className="btn btn--ghost btn--sm dir__toggle"
            aria-pressed={!map.isHidden}
            onClick={map.toggle}
          >
            <MapIcon className="i i--sm" />
            {map.isHidden ? words.showMap : words.hideMap}
          </button>
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
        </div>
      </div>
      <div className="dir" data-view={filters.view} data-map={map.isHidden ? 'off' : 'on'}>
        <div className={joinClasses('dir__list', isLoading && 'dir__list--busy')}>
          {cards.length > 0 ? (
            <>
              <ResultList cards={cards} selectedId={selectedId} onHover={setHoveredId} hoveredId={hoveredId} />
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
            <NoResults page={page} />
          )}
        </div>
        <ResultsMap
          page={page}
          selectedId={selectedId}
          hoveredId={hoveredId}
          onSelect={setSelectedId}
          onHover={setHoveredId}
        />
      </div>
      <Link
        className="map-pill"
        to={addressOf(filters, { view: filters.view === 'map' ? 'list' : 'map' })}
        preventScrollReset
      >
        {filters.view === 'map' ? <List className="i i--sm" /> : <MapIcon className="i i--sm" />}
        {filters.view === 'map' ? words.showList : words.showMap}
      </Link>
    </section>
  )
}

/** A search of this page is on its way, and nothing else. */
function useIsSearching(): boolean {
  const { location } = useNavigation()
  return location?.pathname.endsWith(DIRECTORY_PATH) ?? false
}

function Count({ page }: { page: DirectoryPageData }) {
  const { locale, t } = useI18n()
  const words = t.directory
  const { filters } = page
  const { open, radius } = useFilterWords(page.nextPrayer)
  const where = () => {
    if (filters.area) return words.inArea
    if (page.place === null) return words.anywhere
    if (!page.isNarrowed) return words.worldwide
    return words.withinOf(radius(filters.radius ?? 75), page.place)
  }
  return (
    <h2 id="results" className="dir__count" aria-live="polite">
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
