import { describe, expect, test } from 'vitest'
import { type OwnedListing, tasksOf } from './rules.ts'

const listing = (parts: Partial<OwnedListing>): OwnedListing => ({
  id: 'a',
  place: 'a',
  slug: 'a',
  name: 'A',
  city: null,
  status: 'published',
  featured: false,
  cover: '',
  hasPin: true,
  hasPhoto: true,
  hasHours: true,
  hasHalal: true,
  unanswered: 0,
  ...parts,
})

describe('what is left to do', () => {
  test('nothing for a listing that says everything', () => {
    expect(tasksOf([listing({})])).toEqual([])
  })

  test('the pin first, then hours, a photo, halal, and reviews without an answer', () => {
    const bare = listing({ hasPin: false, hasHours: false, hasPhoto: false, hasHalal: false, unanswered: 2 })
    expect(tasksOf([bare]).map(({ kind }) => kind)).toEqual(['pin', 'hours', 'photo', 'halal', 'reviews'])
  })

  test('halal is asked of those who sell food only', () => {
    expect(tasksOf([listing({ hasHalal: null })])).toEqual([])
  })

  test('a closed listing needs nothing', () => {
    expect(tasksOf([listing({ status: 'closed', hasHours: false })])).toEqual([])
  })
})
