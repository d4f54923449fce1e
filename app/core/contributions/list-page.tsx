// A section's list: what it is for, search and filters, pinned ones, a page of the rest, and the way on.

import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { useRootData } from '#app/core/request/root-data.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { locales } from '#app/i18n/locales.ts'
import { lookUp } from '#app/lib/records.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Field } from '#app/ui/field.tsx'
import { Pencil, Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import type { Card, List } from './contribution.ts'
import { ContributionRow } from './contribution-row.tsx'
import { ListEnds, NothingListed } from './list-ends.tsx'
import { isPlainList, type ListFilter, listAddress, NARROWS, type Narrow, SORTS, type Sort } from './list-filter.ts'
import { NewOnes } from './new-ones.tsx'
import { type SectionKey, sectionPath, tagPath } from './sections.ts'
import '#app/ui/styles/work.css'
import './contributions.css'
import './talk.css'

/** Narrowed to what is the reader's own affair. */
const ONES_OWN: readonly Narrow[] = ['followed', 'kept', 'mine']

type Props<Item extends Card> = {
  section: SectionKey
  list: Omit<List, 'items' | 'pinned'> & { items: Item[]; pinned: Item[] }
  filter: ListFilter
  /** All of them are about this: a page of its own. */
  tag?: string | null
  usualSort: Sort
  crumbs: readonly Crumb[]
  now: string
  /** Which of them a section can be narrowed to. */
  narrows?: readonly Narrow[]
  categories?: readonly string[]
  /** Instead of the usual row. */
  renderItem?: (card: Item) => ReactNode
  /** Between the head and the filters, or beside the list. */
  intro?: ReactNode
  links?: ReactNode
  /** Beside all of it, where there is room; else below. */
  beside?: ReactNode
}

export function SectionListPage<Item extends Card>(props: Props<Item>) {
  const {
    section,
    list,
    filter,
    usualSort,
    crumbs,
    now,
    narrows = NARROWS,
    categories = [],
    intro,
    links,
    beside,
  } = props
  const { t } = useI18n()
  const words = t.contributions
  const own = t.community.sections[section]
  const path = props.tag ? tagPath(props.tag) : sectionPath(section)
  const isSignedIn = useRootData()?.user !== null
  const address = (change: Partial<ListFilter>) =>
    listAddress(path, props.tag ? { ...filter, tag: null } : filter, change)
  const show = props.renderItem ?? ((card: Item) => <ContributionRow key={card.id} card={card} now={now} />)
  const shownNarrows = narrows.filter((one) => isSignedIn || !ONES_OWN.includes(one))
  return (
    <div className={joinClasses('page section', beside !== undefined && 'contribution-columns')}>
      <div className="stack gap-6">
        <BreadcrumbTrail crumbs={crumbs} />
        <header className="row row--wrap between gap-4">
          <div className="stack gap-2">
            <h1 className="title">{props.tag ? <bdi>#{props.tag}</bdi> : own.title}</h1>
            <p className="lead max-w-[44rem]">{props.tag ? words.list.tagged(props.tag) : own.lead}</p>
            {links}
          </div>
          <Button to={`${path}/new${filter.category ? `?category=${filter.category}` : ''}`}>
            <Pencil className="i i--sm" />
            {own.write}
          </Button>
        </header>
        {intro}
        <SearchList section={section} filter={filter} path={path} />
        {categories.length > 0 && (
          <nav className="contribution-chips" aria-label={words.list.categories}>
            <Chip to={address({ category: null })} current={filter.category === null}>
              {words.list.all}
            </Chip>
            {categories.map((category) => (
              <Chip key={category} to={address({ category })} current={filter.category === category}>
                {lookUp(t.community.categories, category)}
              </Chip>
            ))}
          </nav>
        )}
        <SortAndNarrow filter={filter} usualSort={usualSort} narrows={shownNarrows} address={address} />
        <ReadLanguages filter={filter} address={address} />
        <SectionNews section={section} />
        {list.items.length === 0 && list.pinned.length === 0 ? (
          <NothingListed section={section} isPlain={isPlainList(filter)} />
        ) : (
          <div className="contribution-list">
            {list.pinned.map(show)}
            {list.items.map(show)}
          </div>
        )}
        <ListEnds
          section={section}
          newest={filter.after ? address({}) : null}
          older={list.next ? address({ after: list.next }) : null}
        />
      </div>
      {beside}
    </div>
  )
}

function SearchList({ section, filter, path }: { section: SectionKey; filter: ListFilter; path: string }) {
  const { t } = useI18n()
  const words = t.contributions
  const own = t.community.sections[section]
  return (
    <>
      <Form role="search" aria-label={words.list.search(own.name)} action={path} className="contribution-search">
        <Field label={words.list.search(own.name)} hideLabel>
          <Input
            type="search"
            name="q"
            defaultValue={filter.words}
            placeholder={words.list.search(own.name)}
            maxLength={100}
          />
        </Field>
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        <Button type="submit" variant="outline">
          <Search className="i i--sm" />
          {words.list.find}
        </Button>
      </Form>
      {filter.words !== '' && (
        <p>
          <Link className="link" to={`/community/search?${new URLSearchParams({ q: filter.words })}`}>
            {t.community.search.everywhere}
          </Link>
        </p>
      )}
    </>
  )
}

type SortProps = {
  filter: ListFilter
  usualSort: Sort
  narrows: readonly Narrow[]
  address: (change: Partial<ListFilter>) => string
}

function SortAndNarrow({ filter, usualSort, narrows, address }: SortProps) {
  const words = useI18n().t.contributions
  return (
    <div className="row row--wrap between gap-3">
      <LinkTabs
        label={words.list.sort}
        look="segment"
        items={SORTS.map((sort) => ({
          to: address({ sort: sort === usualSort ? null : sort }),
          label: words.list.sorts[sort],
          current: (filter.sort ?? usualSort) === sort,
        }))}
      />
      <div className="contribution-chips">
        {narrows.map((narrow) => (
          <Chip
            key={narrow}
            to={address({ narrow: filter.narrow === narrow ? null : narrow })}
            current={filter.narrow === narrow}
            removes={filter.narrow === narrow}
          >
            {words.list.narrows[narrow]}
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** Which languages are shown; kept in the address, and for members in their settings. */
function ReadLanguages({ filter, address }: { filter: ListFilter; address: (change: Partial<ListFilter>) => string }) {
  const words = useI18n().t.contributions.list
  const chosen = filter.reads ?? []
  const toggled = (language: (typeof locales)[number]) =>
    chosen.includes(language) ? chosen.filter((one) => one !== language) : [...chosen, language]
  return (
    <details className="quiet-details" open={filter.reads !== null && chosen.length > 0}>
      <summary>{words.languages}</summary>
      <div className="contribution-chips pt-2">
        <Chip to={address({ reads: [] })} current={filter.reads !== null && chosen.length === 0}>
          {words.allLanguages}
        </Chip>
        {locales.map((language) => (
          <Chip key={language} to={address({ reads: toggled(language) })} current={chosen.includes(language)}>
            <span lang={language}>{languageNames[language]}</span>
          </Chip>
        ))}
      </div>
    </details>
  )
}

function SectionNews({ section }: { section: SectionKey }) {
  return <NewOnes topic={`section:${section}`} event="new" />
}
