// /mosques: what is asked for on top, then the list with the map beside it.
import '#app/ui/styles/detail.css'
import '#app/core/listings/search.css'
import './mosques.css'
import { Link, useNavigation } from 'react-router'
import { ListingSearch } from '#app/core/listings/listing-search.tsx'
import { writeArea } from '#app/core/map/area.ts'
import { ListAndMap } from '#app/core/map/list-and-map.tsx'
import { markedItem, useMarks } from '#app/core/map/use-marks.ts'
import { JumuahWay } from '#app/core/mosques/jumuah-way.tsx'
import { useNearestFirst } from '#app/core/places/exact-distance.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import { RelaxedPart } from '#app/core/understanding/relaxed-part.tsx'
import { UnderstoodBar, useOwnPlace } from '#app/core/understanding/understood-bar.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MapPin } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { EidNearby } from './eid-near.tsx'
import { MosqueListCard } from './mosque-list-card.tsx'
import { MosquesMap } from './mosques-map.tsx'
import type { EidNear } from './occasions.server.ts'
import type { MosquesPageData } from './queries.server.ts'
import {
  addressOf,
  isAskedFor,
  LONGEST_SEARCH,
  MOSQUES_PATH,
  OCCASIONS_PATH,
  OFFERED,
  RADII,
  toggled,
} from './rules.ts'

const FIRST_SCREEN = 4

export function MosquesPage({ page, eid }: { page: MosquesPageData; eid: EidNear | null }) {
  const { t } = useI18n()
  const words = t.mosques
  const { filters } = page
  useOwnPlace(addressOf(filters, { near: null }))
  return (
    <div className="page map-page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <h1 className="title pt-2 pb-4">{page.heading}</h1>
      {eid ? (
        <div className="pb-4">
          <EidNearby eid={eid} />
        </div>
      ) : (
        <p className="pb-3">
          <Link className="link" to={OCCASIONS_PATH}>
            {words.near.title}
          </Link>
        </p>
      )}
      <p className="pb-3">
        <Link className="link" to="/prayer-rooms">
          {t.prayerRooms.title}
        </Link>
      </p>
      <SearchBar page={page} />
      {page.understood && <UnderstoodBar understood={page.understood} />}
      {(page.radius !== null || (filters.radius === null && page.center)) && <RadiusChips page={page} />}
      <nav className="chips mt-3" aria-label={words.list.filters}>
        {OFFERED.map((facility) => (
          <Chip
            key={facility}
            to={addressOf(filters, toggled(filters, facility))}
            removes={filters.facilities.includes(facility)}
          >
            {words.facilities[facility]}
          </Chip>
        ))}
        {filters.area && (
          <Chip to={addressOf(filters, { area: null })} removes>
            {words.list.area}
          </Chip>
        )}
        {filters.facilities.length > 0 && (
          <Chip to={addressOf(filters, { facilities: [], area: null })} className="chip--plain">
            {words.list.clear}
          </Chip>
        )}
      </nav>
      <Results page={page} />
    </div>
  )
}

function RadiusChips({ page: { filters } }: { page: MosquesPageData }) {
  const { locale, t } = useI18n()
  const words = t.mosques.list
  return (
    <nav className="chips mt-3" aria-label={words.radius}>
      {[...RADII, null].map((radius) => (
        <Chip
          key={radius}
          to={addressOf(filters, { radius })}
          current={radius === filters.radius}
          className={radius === filters.radius ? 'chip--on' : undefined}
        >
          {radius === null ? words.anywhere : words.within(formatNumber(locale, radius))}
        </Chip>
      ))}
    </nav>
  )
}

function SearchBar({ page }: { page: MosquesPageData }) {
  const words = useI18n().t.mosques.list
  const { filters, place } = page
  return (
    <ListingSearch action={MOSQUES_PATH} search={filters.search} longest={LONGEST_SEARCH} place={place} words={words}>
      {filters.facilities.map((facility) => (
        <input key={facility} type="hidden" name="with" value={facility} />
      ))}
      {filters.area && <input type="hidden" name="area" value={writeArea(filters.area)} />}
      {filters.near && <input type="hidden" name="near" value={filters.near} />}
    </ListingSearch>
  )
}

function Results({ page }: { page: MosquesPageData }) {
  const { locale, t } = useI18n()
  const words = t.mosques.list
  const { filters } = page
  const rows = useNearestFirst(page.rows)
  const marks = useMarks()
  const isLoading = useNavigation().location?.pathname.endsWith(MOSQUES_PATH) ?? false
  const within = page.radius !== null && !page.isWider ? words.within(formatNumber(locale, page.radius)) : null
  const where = within ?? (filters.area ? words.inArea : page.center ? words.nearestFirst : words.byName)
  return (
    <ListAndMap
      view={filters.view}
      addressOfView={(view) => addressOf(filters, { view })}
      isLoading={isLoading}
      words={words}
      head={
        <>
          <h2 id="results" className={page.total === 0 ? 'sr-only' : 'map-split__count'} aria-live="polite">
            <b className="strong num">
              {page.isMore ? words.moreThan(formatNumber(locale, page.total)) : words.found(page.total)}
            </b>{' '}
            <span className="soft">{where}</span>
          </h2>
          {page.isWider && page.radius !== null && (
            <p className="small">{words.beyond(formatNumber(locale, page.radius))}</p>
          )}
          {page.city && (
            <Link className="link small" to={addressOf(filters, { isName: true })}>
              {words.asName(filters.search)}
            </Link>
          )}
          {page.jumuah.length > 0 && <JumuahPanel jumuah={page.jumuah} />}
          {page.isCorrected && <p className="small muted">{words.noneTyped(filters.search)}</p>}
          {!page.center && <p className="small muted">{words.addPlace}</p>}
          {hasWay(page) && <p className="small muted">{t.mosques.travel.honest}</p>}
        </>
      }
      list={
        rows.length > 0 ? (
          <>
            <ul className="grid grid--l2 mosques-rows" aria-label={words.results}>
              {rows.map((mosque, i) => (
                <li key={mosque.id} className="grid grid-cols-1" {...markedItem(marks, mosque.id)}>
                  <MosqueListCard mosque={mosque} isLazy={i >= FIRST_SCREEN} />
                </li>
              ))}
            </ul>
            <div className="pt-8">
              <Pagination
                page={filters.page}
                pageCount={page.pageCount}
                hrefFor={(number) => addressOf(filters, { page: number })}
              />
            </div>
          </>
        ) : page.relaxed ? (
          <RelaxedPart said={page.relaxed.said} none={words.none} clear={{ label: words.all, to: MOSQUES_PATH }}>
            <ul className="grid grid--l2 mosques-rows" aria-label={t.understanding.relaxedTitle}>
              {page.relaxed.rows.map((mosque) => (
                <li key={mosque.id} className="grid grid-cols-1" {...markedItem(marks, mosque.id)}>
                  <MosqueListCard mosque={mosque} isLazy />
                </li>
              ))}
            </ul>
          </RelaxedPart>
        ) : (
          <div className="panel">
            <EmptyState
              icon={MapPin}
              title={words.none}
              headingLevel={3}
              action={
                <Button variant="soft" to={MOSQUES_PATH}>
                  {words.all}
                </Button>
              }
            >
              {isAskedFor(filters) ? words.noneHint : t.pages.beginning.mosques}
            </EmptyState>
          </div>
        )
      }
      map={<MosquesMap page={page} marks={marks} />}
    />
  )
}

/** Whether the list tells anyone's way: only where it is known when the prayer stands up. */
const hasWay = ({ rows }: MosquesPageData) => rows.some(({ next }) => next !== null && (next.foot || next.car) !== null)

/** Which Jumu'ah one can still make, of all that are held around. */
function JumuahPanel({ jumuah }: Pick<MosquesPageData, 'jumuah'>) {
  const words = useI18n().t.mosques.jumuah
  return (
    <section className="panel my-3" aria-labelledby="which-jumuah">
      <h3 className="h4" id="which-jumuah">
        {words.which}
      </h3>
      <p className="small muted">{words.whichLead}</p>
      <div className="list pt-2">
        {jumuah.map((found) => (
          <JumuahWay key={`${found.path} ${found.session.id}`} reach={found} leave={found.leave}>
            <Link className="link block" to={found.path}>
              <bdi>{found.name}</bdi>
            </Link>
          </JumuahWay>
        ))}
      </div>
    </section>
  )
}
