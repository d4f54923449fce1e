// The name of each filter, on its chip and where it can be taken away.

import type { PrayerName } from '#app/core/prayer/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { lookUp } from '#app/lib/records.ts'
import type { Named } from './queries.server.ts'
import type { ActiveFilter, Open } from './rules.ts'

const LATE = '22:00'

export function useFilterWords(nextPrayer: PrayerName | null, cuisines: readonly Named[] = []) {
  const { locale, t } = useI18n()
  const words = t.businesses
  /** Whole kilometres: a circle is chosen, not measured. */
  const radius = (km: number) => t.listings.distance.kilometres(formatNumber(locale, km))
  const open = (when: Open) => {
    if (when === 'late') return words.open.late(writeTime(locale, LATE))
    if (when === 'now') return words.open.now
    return nextPrayer ? words.open.prayerNamed(t.prayer.names[nextPrayer]) : words.open.prayer
  }
  const nameOf = (filter: ActiveFilter): string => {
    switch (filter.kind) {
      case 'open':
        return open(filter.open)
      case 'halal':
        return words.halal.chip(lookUp(words.halal.levels, filter.level) ?? '')
      case 'said':
        return words.halal.says[filter.said]
      case 'cuisine':
        return cuisines.find(({ id }) => id === filter.cuisine)?.name ?? ''
      case 'owned':
        return words.muslimOwned
      case 'fact':
        return words.facts[filter.fact]
      case 'price':
        return words.price.levels[filter.price] ?? ''
      case 'rating':
        return words.rating.chip(formatNumber(locale, filter.rating))
      case 'radius':
        return words.within(radius(filter.radius))
      case 'area':
        return words.inArea
    }
  }
  return { open, nameOf, radius }
}
