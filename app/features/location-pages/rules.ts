// Questions and answers about the listings on a page of a place, worked out from counts alone; and the guide to services.
import type { CategoryId, ShippedCategoryId, ShippedPartId } from '#app/core/categories/tree.ts'
import type { Messages } from '#app/i18n/catalogue.ts'

/** With fewer listings a page is not worth a search engine's while. */
export const FEWEST_INDEXED = 3
export const PAGE_SIZE = 24

export type LocationFacts = {
  total: number
  rated: number
  medianRating: number | null
  certified: number
  confirmed: number
  muslimOwned: number
  prayerSpace: number
  mosques: number
  withHours: number
  openNow: number
}

export const isIndexable = (total: number, page: number) => total >= FEWEST_INDEXED && page === 1

/** The page asked for; null for what is no page of this list. The first page exists even when it is empty. */
export function readPage(value: string | null, total: number): number | null {
  if (value === null) return 1
  if (!/^[1-9]\d{0,3}$/.test(value)) return null
  const page = Number(value)
  return page === 1 || page <= Math.ceil(total / PAGE_SIZE) ? page : null
}

const FOOD: readonly CategoryId[] = ['restaurants', 'grocery']

export type Question = { question: string; answer: string }
type Best = { name: string; rating: string }

type FaqParts = {
  facts: LocationFacts
  category: CategoryId
  heading: string
  best: readonly Best[]
  writeNumber: (n: number) => string
  writeList: (names: string[]) => string
  t: Messages['locationPages']['faq']
}

/** Questions only where the data has an answer. */
export function buildFaq({ facts, category, heading, best, writeNumber, writeList, t }: FaqParts): Question[] {
  const { total, certified, confirmed, muslimOwned, prayerSpace, mosques, withHours, openNow } = facts
  const questions: Question[] = []
  if (total > 0) {
    const owned = muslimOwned > 0 ? t.howMany.owned(muslimOwned) : ''
    questions.push({ question: t.howMany.question(heading), answer: t.howMany.answer(total) + owned })
  }
  if (best.length > 0) {
    const names = writeList(best.map(({ name, rating }) => t.best.rated(name, rating)))
    questions.push({ question: t.best.question, answer: t.best.answer(names) })
  }
  if (total > 0 && FOOD.includes(category)) {
    const known = certified > 0 ? t.halal.certified(certified) : t.halal.none
    const others = certified > 0 && confirmed > 0 ? t.halal.confirmed(confirmed) : ''
    questions.push({ question: t.halal.question, answer: known + others })
  }
  if (withHours > 0)
    questions.push({ question: t.openNow.question, answer: t.openNow.answer(writeNumber(openNow), withHours) })
  if (mosques > 0) {
    const space = prayerSpace > 0 ? t.prayer.space(prayerSpace) : ''
    questions.push({ question: t.prayer.question, answer: t.prayer.mosques(mosques) + space })
  }
  questions.push({ question: t.add.question, answer: t.add.answer })
  return questions
}

type ServiceLink = { [C in ShippedCategoryId]: { category: C; subcategory: ShippedPartId<C> } }[ShippedCategoryId]
type GroupId = keyof Messages['locationPages']['services']['groups']
export type ServiceGroup = { id: GroupId; icon: ShippedCategoryId; links: readonly ServiceLink[] }

/** The guide to services: needs of a life, and the parts of the directory that answer them. */
export const SERVICE_GROUPS: readonly ServiceGroup[] = [
  {
    id: 'journeys',
    icon: 'travel',
    links: [
      { category: 'travel', subcategory: 'hajj-umrah' },
      { category: 'travel', subcategory: 'agency' },
      { category: 'travel', subcategory: 'tours' },
      { category: 'travel', subcategory: 'hotel' },
      { category: 'travel', subcategory: 'transport' },
    ],
  },
  {
    id: 'family',
    icon: 'beauty',
    links: [
      { category: 'services', subcategory: 'marriage' },
      { category: 'services', subcategory: 'events' },
      { category: 'beauty', subcategory: 'henna' },
      { category: 'services', subcategory: 'printing' },
    ],
  },
  { id: 'farewell', icon: 'community', links: [{ category: 'services', subcategory: 'funeral' }] },
  {
    id: 'law',
    icon: 'services',
    links: [
      { category: 'services', subcategory: 'law' },
      { category: 'services', subcategory: 'translation' },
      { category: 'services', subcategory: 'property' },
    ],
  },
  {
    id: 'money',
    icon: 'finance',
    links: [
      { category: 'finance', subcategory: 'accountant' },
      { category: 'finance', subcategory: 'home-finance' },
      { category: 'finance', subcategory: 'takaful' },
      { category: 'finance', subcategory: 'investment' },
      { category: 'finance', subcategory: 'planning' },
    ],
  },
  {
    id: 'learning',
    icon: 'education',
    links: [
      { category: 'education', subcategory: 'quran-school' },
      { category: 'education', subcategory: 'tutoring' },
      { category: 'education', subcategory: 'language' },
      { category: 'education', subcategory: 'school' },
      { category: 'education', subcategory: 'training' },
    ],
  },
  {
    id: 'children',
    icon: 'healthcare',
    links: [
      { category: 'services', subcategory: 'childcare' },
      { category: 'education', subcategory: 'nursery' },
      { category: 'healthcare', subcategory: 'maternity' },
      { category: 'healthcare', subcategory: 'counselling' },
      { category: 'healthcare', subcategory: 'doctor' },
    ],
  },
  {
    id: 'home',
    icon: 'trades',
    links: [
      { category: 'trades', subcategory: 'builder' },
      { category: 'trades', subcategory: 'electrician' },
      { category: 'trades', subcategory: 'plumber' },
      { category: 'trades', subcategory: 'handyman' },
      { category: 'trades', subcategory: 'removals' },
    ],
  },
]
