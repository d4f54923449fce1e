// Filters: the usual ones as chips of one tap, all of them in a panel. Chips are links, so each works by itself; the
// panel belongs to the search form and is sent with it.
import type { ReactNode } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Accessibility, BadgeCheck, Clock, MoonStar, ShieldCheck, Truck, Users } from '#app/ui/icons.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { BusinessesPageData } from './queries.server.ts'
import { addressOf, CLEARED, type DirectoryFilters, listActive } from './rules.ts'
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
  const { nameOf, open } = useFilterWords(page.nextPrayer)
  return (
    <>
      <div className="dir-filterbar mt-2">
        <FilterPanel formId={formId} page={page} activeCount={active.length} />
        <nav className="chips" aria-label={words.quickFilters}>
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
      </div>
      {active.length > 0 && (
        <nav className="chips chips--wrap mt-2" aria-label={words.activeFilters}>
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
    </>
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
