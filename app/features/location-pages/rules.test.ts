import { describe, expect, test } from 'vitest'
import { categoryById } from '#app/core/categories/tree.ts'
import en from '#app/i18n/messages/en.ts'
import { buildFaq, isIndexable, type LocationFacts, readPage, SERVICE_GROUPS } from './rules.ts'

const nothing: LocationFacts = {
  total: 0,
  rated: 0,
  medianRating: null,
  certified: 0,
  confirmed: 0,
  muslimOwned: 0,
  prayerSpace: 0,
  mosques: 0,
  withHours: 0,
  openNow: 0,
}
const faq = (facts: Partial<LocationFacts>, category: 'restaurants' | 'finance' = 'restaurants') =>
  buildFaq({
    facts: { ...nothing, ...facts },
    category,
    heading: 'Halal restaurants in London',
    best: facts.rated ? [{ name: 'Zaytun', rating: '4.6' }] : [],
    writeNumber: String,
    writeList: (names) => names.join(', '),
    t: en.locationPages.faq,
  })

test('three listings make a page worth indexing, and only its first page', () => {
  expect(isIndexable(2, 1)).toBe(false)
  expect(isIndexable(3, 1)).toBe(true)
  expect(isIndexable(300, 2)).toBe(false)
})

test.each([
  [null, 0, 1],
  ['1', 0, 1],
  ['2', 24, null],
  ['2', 25, 2],
  ['0', 25, null],
  ['-1', 25, null],
  ['1.5', 25, null],
  ['x', 25, null],
  ['99999', 25, null],
])('page %s of %i listings', (value, total, page) => {
  expect(readPage(value, total)).toBe(page)
})

describe('questions and answers', () => {
  test('answer only what the data knows', () => {
    expect(faq({}).map(({ question }) => question)).toEqual(['How do I add a business?'])
  })

  test('are computed from the listings', () => {
    const known = faq({
      total: 9,
      rated: 4,
      certified: 2,
      confirmed: 1,
      muslimOwned: 7,
      prayerSpace: 1,
      mosques: 12,
      withHours: 8,
      openNow: 5,
    })
    expect(known).toEqual([
      {
        question: 'How many places are listed under “Halal restaurants in London”?',
        answer: '9 places are listed. 7 of them are Muslim-owned.',
      },
      { question: 'Which are rated best?', answer: 'According to our members’ reviews: Zaytun (4.6).' },
      {
        question: 'Is the food halal-certified?',
        answer:
          '2 places have an unexpired halal certificate on file with us. 1 more has been confirmed by several members.',
      },
      {
        question: 'Which are open now?',
        answer: '5 of 8 places with opening hours are open right now.',
      },
      {
        question: 'Is there a place to pray nearby?',
        answer: '12 mosques are listed in the area. 1 of the places has a prayer space.',
      },
      { question: 'How do I add a business?', answer: en.locationPages.faq.add.answer },
    ])
  })

  test('ask about halal food only where food is sold', () => {
    expect(faq({ total: 3 }, 'finance').some(({ question }) => question.includes('halal-certified'))).toBe(false)
    expect(faq({ total: 3 }).find(({ question }) => question.includes('halal-certified'))?.answer).toContain(
      'We have no halal certificates on file',
    )
  })
})

test('every way of the guide leads to a part of the directory that exists', () => {
  for (const { links } of SERVICE_GROUPS)
    for (const { category, subcategory } of links) expect(categoryById(category).subcategories).toContain(subcategory)
  const parts = SERVICE_GROUPS.flatMap(({ links }) => links.map(({ subcategory }) => subcategory))
  for (const needed of [
    'hajj-umrah',
    'marriage',
    'funeral',
    'law',
    'accountant',
    'translation',
    'tutoring',
    'childcare',
  ])
    expect(parts).toContain(needed)
  expect(new Set(parts).size).toBe(parts.length)
})
