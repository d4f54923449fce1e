// Filters, order and categories: one row that begins with the filters and the order.
// Chips are links, so each works by itself; the sheet of filters belongs to the search form and is sent with it.
import type { ReactNode } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Chip } from '#app/ui/chip.tsx'
import {
  Accessibility,
  BadgeCheck,
  Clock,
  MoonStar,
  ShieldCheck,
  SlidersHorizontal,
  Truck,
  Users,
} from '#app/ui/icons.ts'
import { Select } from '#app/ui/select.tsx'
import { CategoryChips } from './category-chips.tsx'
import { SHEET_ID } from './filter-sheet.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { addressOf, CLEARED, type DirectoryFilters, listActive, SORTS } from './rules.ts'
import { useFilterWords } from './use-filter-words.ts'

const QUICK_FACTS = [
  ['sisters_space', Users],
  ['prayer_space', MoonStar],
  ['wheelchair', Accessibility],
  ['delivery', Truck],
] as const

const CERTIFICATE = 3

export function FilterBar({ formId, page }: { formId: string; page: BusinessesPageData }) {
  const { t, locale } = useI18n()
  const words = t.businesses
  const { filters } = page
  const active = listActive(filters)
  const { nameOf } = useFilterWords(page.nextPrayer, page.cuisines)
  return (
    <div className="dir-bar">
      <div className="dir-bar__main">
        <button type="button" className="chip" popoverTarget={SHEET_ID}>
          <SlidersHorizontal className="i" />
          {words.filters}
          {active.length > 0 && (
            <>
              <span className="badge badge--solid num" aria-hidden="true">
                {formatNumber(locale, active.length)}
              </span>
              <span className="sr-only">{words.activeCount(active.length)}</span>
            </>
          )}
        </button>
        <SortSelect formId={formId} page={page} />
      </div>
      {active.length > 0 && (
        <nav className="chips dir-bar__active" aria-label={words.activeFilters}>
          {active.map((filter) => (
            <Chip key={JSON.stringify(filter)} to={addressOf(filters, filter.without)} removes>
              {nameOf(filter)}
            </Chip>
          ))}
          <Chip to={addressOf(filters, CLEARED)} className="chip--plain">
            {words.clearAll}
            <span className="sr-only"> ({formatNumber(locale, active.length)})</span>
          </Chip>
        </nav>
      )}
      <CategoryChips page={page} />
      <QuickFilters page={page} />
    </div>
  )
}

function SortSelect({ formId, page }: { formId: string; page: BusinessesPageData }) {
  const { t } = useI18n()
  const words = t.businesses.sort
  const { sort: chosen } = page.filters
  const offered = SORTS.filter((sort) => sort !== 'distance' || chosen === sort)
  return (
    <Select
      className="dir-sort"
      name="sort"
      form={formId}
      aria-label={words.label}
      key={chosen}
      defaultValue={chosen}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {sort === 'best' && !page.center ? words.bestAnywhere : words[sort]}
        </option>
      ))}
    </Select>
  )
}

function QuickFilters({ page }: { page: BusinessesPageData }) {
  const words = useI18n().t.businesses
  const { filters } = page
  const { open } = useFilterWords(page.nextPrayer)
  return (
    <nav className="chips dir-bar__quick" aria-label={words.quickFilters}>
      <Quick filters={filters} change={{ open: 'now' }} isHidden={filters.open === 'now'}>
        <Clock className="i" />
        {words.open.now}
      </Quick>
      <Quick filters={filters} change={{ open: 'prayer' }} isHidden={filters.open === 'prayer'}>
        <Clock className="i" />
        {open('prayer')}
      </Quick>
      <Quick filters={filters} change={{ halal: CERTIFICATE }} isHidden={filters.halal === CERTIFICATE}>
        <ShieldCheck className="i" />
        {words.halal.chip(words.halal.levels[CERTIFICATE] ?? '')}
      </Quick>
      <Quick filters={filters} change={{ isMuslimOwned: true }} isHidden={filters.isMuslimOwned}>
        <BadgeCheck className="i" />
        {words.muslimOwned}
      </Quick>
      {QUICK_FACTS.map(([fact, Icon]) => (
        <Quick
          key={fact}
          filters={filters}
          change={{ facts: [...filters.facts, fact] }}
          isHidden={filters.facts.includes(fact)}
        >
          <Icon className="i" />
          {words.facts[fact]}
        </Quick>
      ))}
    </nav>
  )
}

type QuickProps = {
  filters: DirectoryFilters
  change: Partial<DirectoryFilters>
  /** On already: it stands among the active ones then. */
  isHidden: boolean
  children: ReactNode
}

function Quick({ filters, change, isHidden, children }: QuickProps) {
  return isHidden ? null : <Chip to={addressOf(filters, change)}>{children}</Chip>
}
