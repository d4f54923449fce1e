// Beginnings for whoever faces an empty form: a title and first words to write on from, in the reader's language.

import type { Messages } from '#app/i18n/catalogue.ts'
import { isKeyOf } from '#app/lib/records.ts'
import type { SectionKey } from './sections.ts'

export const STARTS = {
  forum: ['salaam', 'where', 'meet'],
  events: ['potluck', 'circle', 'walk'],
  recipes: ['family', 'iftar'],
} as const satisfies Partial<Record<SectionKey, readonly string[]>>

export type StartKey = (typeof STARTS)[keyof typeof STARTS][number]
export type Start = { key: StartKey; title: string; body: string }

/** Where each belongs, of sections that have parts. */
const CATEGORIES: Partial<Record<StartKey, string>> = {
  salaam: 'welcome',
  where: 'town',
  meet: 'town',
  iftar: 'main',
  family: 'main',
}

export const startsOf = (section: SectionKey): readonly StartKey[] => (isKeyOf(STARTS, section) ? STARTS[section] : [])

export const startPath = (section: SectionKey, key: StartKey) => {
  const query = new URLSearchParams({ start: key })
  const category = CATEGORIES[key]
  if (category) query.set('category', category)
  return `/community/${section}/new?${query}`
}

/** The one an address asks for; null where it asks for none that is known. */
export function readStart(section: SectionKey, query: URLSearchParams, t: Messages): Start | null {
  const key = startsOf(section).find((one) => one === query.get('start'))
  return key ? { key, title: t.community.starts[key].title, body: t.community.starts[key].body } : null
}
