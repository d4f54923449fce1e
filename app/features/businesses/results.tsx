// The results: their number, the list, and the map beside or instead of it.
import { Link, useNavigation } from 'react-router'
import { ListAndMap } from '#app/core/map/list-and-map.tsx'
import { useMarks } from '#app/core/map/use-marks.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { MissingPart } from './missing-part.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { ResultList } from './result-list.tsx'
import { ResultsMap } from './results-map.tsx'
import { addressOf, DIRECTORY_PATH, EVERYWHERE, PAGE_SIZE, widerRadius } from './rules.ts'
import { useFilterWords } from './use-filter-words.ts'

export function Results({ page }: { page: BusinessesPageData }) {
  const { locale, t } = useI18n()
  const words = t.businesses
  const { cards, filters } = page
  const marks = useMarks()
  return (
    <ListAndMap
      view={filters.view}
      addressOfView={(view) => addressOf(filters, { view })}
      isLoading={useIsSearching()}
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
      list={
        cards.length > 0 ? (
          <>
            <ResultList page={page} marks={marks} />
            <FurtherAway page={page} />
            <Pages page={page} />
          </>
        ) : (
          <>
            <MissingPart page={page} marks={marks} />
            <FurtherAway page={page} />
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
  const { filters, place } = page
  const { open, radius } = useFilterWords(page.nextPrayer)
  const where = () => {
    if (filters.area) return words.inArea
    if (place === null) return words.anywhere
    const circle = filters.radius ?? page.circle
    if (circle) return words.withinOf(radius(circle), place)
    return filters.isEverywhere || page.near === 0 ? words.worldwide : words.nearPlace(place)
  }
  return (
    <h2 id="results" tabIndex={-1} className={page.total === 0 ? 'sr-only' : 'map-split__count'} aria-live="polite">
      <b className="strong num">
        {page.isMore ? words.moreThan(formatNumber(locale, page.total)) : words.places(page.total)}
      </b>{' '}
      <span className="soft">
        {filters.open && `${words.openWhen(open(filters.open))} `}
        {page.total > 0 && where()}
      </span>
    </h2>
  )
}

/** What is not near is a step away, never mixed in. */
function FurtherAway({ page }: { page: BusinessesPageData }) {
  const { businesses: words } = useI18n().t
  const { filters, elsewhere, total } = page
  const { radius } = useFilterWords(page.nextPrayer)
  const wider = total < PAGE_SIZE ? widerRadius(filters.radius) : null
  if (elsewhere > 0) {
    return (
      <div className="dir-further">
        <Link className="btn btn--line" to={addressOf(filters, EVERYWHERE)} preventScrollReset>
          {words.showElsewhere(elsewhere)}
        </Link>
      </div>
    )
  }
  return wider ? (
    <div className="dir-further">
      <Link className="btn btn--line" to={addressOf(filters, { radius: wider })} preventScrollReset>
        {words.lookWithin(radius(wider))}
      </Link>
    </div>
  ) : null
}

function Pages({ page }: { page: BusinessesPageData }) {
  const { locale, t } = useI18n()
  const words = t.businesses
  const { cards, filters, pageCount } = page
  if (pageCount <= 1) return null
  const from = (filters.page - 1) * PAGE_SIZE
  const write = (n: number) => formatNumber(locale, n)
  const range = [write(from + 1), write(from + cards.length), write(page.total)] as const
  return (
    <div className="row between row--wrap gap-y-3 pt-8">
      <Pagination
        page={filters.page}
        pageCount={pageCount}
        hrefFor={(number) => addressOf(filters, { page: number })}
      />
      <p className="small muted num">{page.isMore ? words.rangeOfMany(...range) : words.range(...range)}</p>
    </div>
  )
}
