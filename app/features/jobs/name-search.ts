// A search in a few words, for the list of alerts and the mail.
import type { Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { JobFilter } from './rules.ts'

const LONGEST = 150

export function nameSearch(filter: JobFilter, locale: Locale, { jobs: words }: Pick<Messages, 'jobs'>): string {
  const { search, town, radius, kind, workplace, faith } = filter
  const parts = [
    search,
    town,
    typeof radius === 'number' && words.search.km(formatNumber(locale, radius)),
    kind && words.kinds[kind],
    workplace && words.workplaces[workplace],
    ...faith.map((fact) => words.faith[fact]),
  ].filter(Boolean)
  return (parts.join(' · ') || words.alert.all).slice(0, LONGEST).toWellFormed()
}
