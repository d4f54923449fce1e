import { describe, expect, test } from 'vitest'
import { type ListingState, type OwnedListing, stateOf, tasksOf } from './rules.ts'

const sound: ListingState = { checkedDaysAgo: 3, isStale: false, doubted: [], certificate: null }

const listing = (parts: Partial<OwnedListing>): OwnedListing => ({
  id: 'a',
  place: 'a',
  slug: 'a',
  name: 'A',
  city: null,
  status: 'published',
  waits: null,
  featured: false,
  cover: '',
  hasPin: true,
  hasPhoto: true,
  hasHours: true,
  hasHalal: true,
  unanswered: 0,
  state: sound,
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

  test('what people doubt and a certificate that ends come before a photo, what grew old after it', () => {
    const state = {
      ...sound,
      isStale: true,
      doubted: ['hours' as const],
      certificate: { ends: '2026-12-01', isOver: false },
    }
    const kinds = tasksOf([listing({ state, hasPhoto: false, unanswered: 1 })]).map(({ kind }) => kind)
    expect(kinds).toEqual(['doubts', 'certificate', 'photo', 'stale', 'reviews'])
  })

  test('halal is asked of those who sell food only', () => {
    expect(tasksOf([listing({ hasHalal: null })])).toEqual([])
  })

  test('a closed listing needs nothing', () => {
    expect(tasksOf([listing({ status: 'closed', hasHours: false })])).toEqual([])
  })
})

describe('how a listing stands', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const said = (said_at: string, more: object = {}) => ({ said_as: 'owner' as const, said_at, ...more })

  test('is as old as the oldest thing it says, and halal is not asked in passing', () => {
    const facts = {
      hours: said('2026-11-01T12:00:00Z'),
      phone: said('2026-07-15T12:00:00Z'),
      halal: said('2020-01-01T12:00:00Z', { no: 4 }),
    }
    expect(stateOf({ facts, certificate_ends: null }, now)).toEqual({ ...sound, checkedDaysAgo: 123 })
    const kept = { ...facts, phone: { ...facts.phone, checked_at: '2026-11-15T11:00:00Z' } }
    expect(stateOf({ facts: kept, certificate_ends: null }, now).checkedDaysAgo).toBe(14)
    // Who spoke last is shown to visitors; the owner has looked today all the same.
    const looked = said('2025-01-01T12:00:00Z', { checked_at: now.toISOString(), confirmed_at: '2026-10-01T12:00:00Z' })
    expect(stateOf({ facts: { hours: looked }, certificate_ends: null }, now).checkedDaysAgo).toBe(0)
  })

  test('is to be looked at again when hours are older than 90 days, or somebody doubts it', () => {
    const facts = { hours: said('2026-08-01T12:00:00Z'), website: said('2026-11-01T12:00:00Z', { no: 2 }) }
    expect(stateOf({ facts, certificate_ends: null }, now)).toMatchObject({ isStale: true, doubted: ['website'] })
  })

  test.each([
    ['2026-12-16', null],
    ['2026-12-15', { ends: '2026-12-15', isOver: false }],
    ['2026-11-15', { ends: '2026-11-15', isOver: false }],
    ['2026-11-14', { ends: '2026-11-14', isOver: true }],
    [null, null],
  ])('a certificate is told of from thirty days before: %s', (certificate_ends, certificate) => {
    expect(stateOf({ facts: {}, certificate_ends }, now).certificate).toEqual(certificate)
  })

  test('says nothing where nothing is known', () => {
    expect(stateOf(undefined, now)).toEqual({ ...sound, checkedDaysAgo: null })
  })
})
