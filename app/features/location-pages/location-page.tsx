// A category in a place: what is there at a glance, the places as cards and on a map, ways onward, and answers.
import './location-pages.css'
import { Link } from 'react-router'
import type { CategoryId } from '#app/core/categories/tree.ts'
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import { LinkList, type OnwardLink } from '#app/core/listings/link-list.tsx'
import { ListingGrid } from '#app/core/listings/listing-grid.tsx'
import type { Point } from '#app/core/map/bounds.ts'
import { MapView } from '#app/core/map/map-view.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ChevronDown, Search, Store } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { AddYours } from './add-yours.tsx'
import { type LocationFacts, PAGE_SIZE, type Question } from './rules.ts'

export type LocationPageData = {
  crumbs: Crumb[]
  eyebrow: string | null
  heading: string
  lead: string
  category: CategoryId
  /** The page's path without language. */
  path: string
  facts: LocationFacts
  mosquesLabel: string
  cards: BusinessCardData[]
  pins: Pin[]
  /** Where the map looks when nothing is listed. */
  center: Point | null
  pageNumber: number
  pageCount: number
  /** The same in the directory, where it can be filtered. */
  directory: string
  groups: { title: string; links: OnwardLink[] }[]
  faq: Question[]
}

export function LocationPage({ page }: { page: LocationPageData }) {
  const { t } = useI18n()
  const { demand, faq } = t.locationPages
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <header className="loc__head">
        {page.eyebrow && <p className="eyebrow">{page.eyebrow}</p>}
        <h1 className="title">{page.heading}</h1>
        <p className="soft max-w-[46rem] text-lg">{page.lead}</p>
      </header>
      <Facts facts={page.facts} mosquesLabel={page.mosquesLabel} />
      <Listings page={page} />
      {page.groups.map(({ title, links }) => (
        <LinkList key={title} title={title} links={links} />
      ))}
      <section className="loc__faq" aria-labelledby="faq">
        <h2 className="h3" id="faq">
          {faq.title}
        </h2>
        <div className="panel panel--flush divide-y divide-line">
          {page.faq.map(({ question, answer }, i) => (
            <details key={question} className="loc__question" open={i === 0}>
              <summary>
                <span>{question}</span>
                <ChevronDown className="i i--sm loc__caret" />
              </summary>
              <p className="soft">{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <AddYours title={demand.title} text={demand.text(page.heading)} />
    </div>
  )
}

function Facts({ facts, mosquesLabel }: { facts: LocationFacts; mosquesLabel: string }) {
  const { locale, t } = useI18n()
  const words = t.locationPages.facts
  const number = (n: number) => formatNumber(locale, n)
  const { medianRating } = facts
  const tiles = [
    { label: words.listings, value: number(facts.total), isShown: true },
    {
      label: words.rating,
      value:
        medianRating === null
          ? ''
          : formatNumber(locale, medianRating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      hint: words.ratingHint(facts.rated),
      isShown: medianRating !== null,
    },
    { label: words.certified, value: number(facts.certified), isShown: facts.certified > 0 },
    { label: words.owned, value: number(facts.muslimOwned), isShown: facts.muslimOwned > 0 },
    {
      label: words.openNow,
      value: number(facts.openNow),
      hint: words.openHint(facts.withHours),
      isShown: facts.withHours > 0,
    },
    { label: mosquesLabel, value: number(facts.mosques), isShown: facts.mosques > 0 },
  ].filter(({ isShown }) => isShown)
  return (
    <dl className="loc__facts" aria-label={words.title}>
      {tiles.map(({ label, value, hint }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="loc__figure">{value}</dd>
          {hint && <dd className="small muted">{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Listings({ page }: { page: LocationPageData }) {
  const { locale, t } = useI18n()
  const words = t.locationPages.list
  const { cards, pageNumber, pageCount, facts } = page
  const number = (n: number) => formatNumber(locale, n)
  const first = (pageNumber - 1) * PAGE_SIZE
  return (
    <section className="stack gap-5 pt-8" aria-labelledby="results">
      <div className="row between row--wrap gap-3">
        <h2 className="h3" id="results">
          {words.title}
        </h2>
        {facts.total > 0 && (
          <Link className="btn btn--line btn--sm" to={page.directory}>
            <Search className="i i--sm" />
            {words.filters}
          </Link>
        )}
      </div>
      {page.pins.length > 0 && (
        <div className="loc__map">
          <MapView pins={page.pins} label={words.map} />
        </div>
      )}
      {cards.length > 0 ? (
        <ListingGrid listings={{ kind: 'business', cards }} label={words.title} />
      ) : (
        <div className="panel">
          <EmptyState
            icon={Store}
            title={words.empty}
            headingLevel={3}
            action={
              <Button variant="soft" to="/businesses">
                {t.pages.list.browseAll}
              </Button>
            }
          >
            {words.emptyText}
          </EmptyState>
        </div>
      )}
      {pageCount > 1 && (
        <div className="row between row--wrap gap-3 pt-3">
          <Pagination
            page={pageNumber}
            pageCount={pageCount}
            hrefFor={(n) => (n === 1 ? page.path : `${page.path}?page=${n}`)}
          />
          <span className="small muted num">
            {words.range(number(first + 1), number(first + cards.length), number(facts.total))}
          </span>
        </div>
      )}
    </section>
  )
}
