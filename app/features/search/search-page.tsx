// One search for everything: what was found of each kind, the likeliest first, with tabs for one kind alone.
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { BusinessCard } from '#app/core/listings/business-card.tsx'
import { MosqueCardFrame } from '#app/core/listings/mosque-card.tsx'
import { ShowcaseNote } from '#app/core/listings/showcase-note.tsx'
import { RoomCard } from '#app/core/prayer-rooms/room-card.tsx'
import type { Hit } from '#app/core/understanding/hit.ts'
import type { Understood } from '#app/core/understanding/understood.ts'
import { UnderstoodBar } from '#app/core/understanding/understood-bar.tsx'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { ChevronRight, Search } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { type Found, type Group, LONGEST_SEARCH, SEARCH_PATH, searchAddress, type Wording } from './groups.ts'
import './search.css'

export type SearchPageData = {
  wording: Wording
  heading: string
  groups: Group[]
  understood: Understood | null
  /** The name of the place that was searched from; null where nobody knows it. */
  place: string | null
  /** The kind that was asked for is not listed there. */
  missing: { said: string; addPath: string; query: string } | null
}

/** Of each kind, where all are shown. */
const SHOWN = 4

/** Children: what to do about what is missing. */
export function SearchPage({ page, children }: { page: SearchPageData; children: ReactNode }) {
  const { locale, t } = useI18n()
  const words = t.search
  const { wording, groups, understood } = page
  const write = (n: number) => formatNumber(locale, n)
  const shown = wording.kind ? groups.filter(({ kind }) => kind === wording.kind) : groups
  const tabs = [
    { to: searchAddress(wording, { kind: null }), label: words.all, current: wording.kind === null },
    ...groups.map(({ kind, total, isMore, said }) => ({
      to: searchAddress(wording, { kind }),
      label: (
        <>
          {words.kinds[kind]}{' '}
          {said === null && <span className="muted num">{`${write(total)}${isMore ? '+' : ''}`}</span>}
        </>
      ),
      current: wording.kind === kind,
    })),
  ]
  return (
    <div className="page search-page">
      <h1 className="title">{page.heading}</h1>
      <SearchForm wording={wording} />
      {understood && <UnderstoodBar understood={understood} />}
      {groups.length > 1 && <LinkTabs label={words.tabs} items={tabs} className="search-tabs" />}
      {shown.map((group) => (
        <GroupSection key={group.kind} group={group} wording={wording} isWhole={wording.kind !== null} />
      ))}
      {wording.search !== '' && shown.length === 0 && <Nothing wording={wording} said={page.missing?.said ?? null} />}
      {children}
    </div>
  )
}

function SearchForm({ wording: { search, near } }: { wording: Wording }) {
  const words = useT().search
  return (
    <Form action={SEARCH_PATH} method="get" role="search" aria-label={words.label} className="search-form">
      <label className="with-icon">
        <span className="sr-only">{words.label}</span>
        <Search className="i" aria-hidden="true" />
        <input
          // A new search arrives by navigation: the box must then show its words.
          key={search}
          className="input"
          type="search"
          name="search"
          defaultValue={search}
          maxLength={LONGEST_SEARCH}
          placeholder={words.placeholder}
          enterKeyHint="search"
          dir="auto"
        />
      </label>
      {near && <input type="hidden" name="near" value={near} />}
      <button type="submit" className="btn">
        {words.search}
      </button>
    </Form>
  )
}

type SectionProps = { group: Group; wording: Wording; isWhole: boolean }

function GroupSection({ group, wording, isWhole }: SectionProps) {
  const { locale, t } = useI18n()
  const words = t.search
  const { kind, total, isMore, to, said, found } = group
  const id = `found-${kind}`
  const count = `${formatNumber(locale, total)}${isMore ? '+' : ''}`
  return (
    <section className="search-group" aria-labelledby={id}>
      <div className="search-group__head">
        <h2 id={id} className="h3">
          {words.kinds[kind]} {said === null && <span className="muted num">{count}</span>}
        </h2>
        <Link className="link" to={to}>
          {words.open[kind]}
        </Link>
      </div>
      {said !== null && <p className="soft pb-3">{said}</p>}
      <Results found={found} most={isWhole ? Number.POSITIVE_INFINITY : SHOWN} />
      {!isWhole && said === null && total > SHOWN && (
        <Link className="btn btn--line search-group__more" to={searchAddress(wording, { kind })}>
          {words.more(count, words.kinds[kind])}
        </Link>
      )}
    </section>
  )
}

function Results({ found, most }: { found: Found; most: number }) {
  switch (found.of) {
    case 'businesses':
      return (
        <>
          <ul className="grid grid--rows">
            {found.cards.slice(0, most).map((card) => (
              <li key={card.id}>
                <BusinessCard business={card} why={card.why} />
              </li>
            ))}
          </ul>
          <ShowcaseNote cards={found.cards.slice(0, most)} />
        </>
      )
    case 'mosques':
      return (
        <ul className="search-mosques">
          {found.cards.slice(0, most).map((mosque) => (
            <li key={mosque.id}>
              <MosqueCardFrame mosque={mosque}>{null}</MosqueCardFrame>
            </li>
          ))}
        </ul>
      )
    case 'rooms':
      return (
        <ul className="prayer-rooms-list">
          {found.cards.slice(0, most).map((room) => (
            <li key={room.id}>
              <RoomCard room={room} />
            </li>
          ))}
        </ul>
      )
    case 'lines':
      return (
        <ul className="search-lines">
          {found.hits.slice(0, most).map((hit) => (
            <Line key={hit.id} hit={hit} />
          ))}
        </ul>
      )
  }
}

function Line({ hit: { to, title, language, detail } }: { hit: Hit }) {
  return (
    <li className="search-line">
      <div className="min-w-0">
        <Link className="search-line__title" to={to} {...(language && { lang: language })} dir="auto">
          {title}
        </Link>
        {detail && (
          <p className="small muted search-line__detail" dir="auto">
            {detail}
          </p>
        )}
      </div>
      <ChevronRight className="i i--sm flip search-line__go" />
    </li>
  )
}

function Nothing({ wording: { search }, said }: { wording: Wording; said: string | null }) {
  const words = useT().search
  return (
    <div className="panel search-nothing">
      <h2 className="h3">{said ?? words.nothing(search)}</h2>
      {said === null && <p className="soft">{words.nothingText}</p>}
      <div className="row row--wrap gap-2">
        <Button to={`/businesses?${new URLSearchParams({ search })}`}>{words.open.businesses}</Button>
        <Button variant="outline" to={`/mosques?${new URLSearchParams({ search })}`}>
          {words.open.mosques}
        </Button>
        {said === null && (
          <Button variant="outline" to={`/business-register?${new URLSearchParams({ name: search })}`}>
            {words.add}
          </Button>
        )}
      </div>
    </div>
  )
}
