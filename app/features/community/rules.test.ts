import { expect, test } from 'vitest'
import type { Card } from '#app/core/contributions/contribution.ts'
import { readableFirst } from './rules.ts'

const card = (slug: string, language: Card['language'], is_near = false) => ({ slug, language, is_near }) as Card

test('what is near comes first, then what the reader can read, then the newest', () => {
  const cards = [
    card('new-turkish', 'tr'),
    card('english', 'en'),
    card('older-english', 'en'),
    card('near-urdu', 'ur', true),
    card('near-english', 'en', true),
  ]
  const order = ['near-english', 'near-urdu', 'english', 'older-english', 'new-turkish']
  expect(readableFirst(cards, 'en').map(({ slug }) => slug)).toEqual(order)
  expect(readableFirst(cards, 'fr').map(({ slug }) => slug)).toEqual([
    'near-urdu',
    'near-english',
    'new-turkish',
    'english',
    'older-english',
  ])
})
