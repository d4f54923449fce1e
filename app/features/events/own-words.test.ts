import { expect, test } from 'vitest'
import { UNKNOWN_PLACE } from '#app/core/places/place.ts'
import { askingVisit, LEEDS } from '#tests/fixtures/asking-visit.ts'
import { readEventFilter } from './event-filter.ts'
import { planEvents, stepsFrom } from './own-words.server.ts'

const plan = (query: string, place = UNKNOWN_PLACE) =>
  planEvents(askingVisit(place), readEventFilter(new URLSearchParams(query)))

test('an event in one’s own words: for whom, when, where, about what', () => {
  const { wanted, understood } = plan('search=free seerah talks for sisters this weekend in London')
  expect(wanted.filter).toMatchObject({
    search: 'seerah',
    audience: 'sisters',
    isFree: true,
    from: '2026-11-21',
    until: '2026-11-22',
  })
  expect(wanted.around).toMatchObject({ km: 25 })
  expect(wanted.around?.lat).toBeCloseTo(51.5, 0)
  expect(understood?.chips.map(({ label }) => label)).toEqual(['London', 'Free', 'Sisters', 'This weekend'])
})

test('days by name, in other languages too', () => {
  expect(plan('search=events tomorrow').wanted.filter).toMatchObject({ from: '2026-11-18', until: '2026-11-18' })
  expect(plan('search=فعاليات مجانية للأطفال في لندن').wanted.filter).toMatchObject({
    isFree: true,
    audience: 'children',
  })
  expect(plan('search=events tomorrow&from=2026-12-01').wanted.filter.from).toBe('2026-12-01')
})

test('the visitor’s own place is looked around first, unless they want it all', () => {
  const own = plan('', LEEDS)
  expect([own.wanted.around?.km, own.filter.near, own.nearby]).toEqual([75, 'leeds-gb', 'Leeds'])
  expect(plan('near=anywhere', LEEDS).wanted.around).toBeNull()
  expect(plan('near=birmingham-gb').wanted.around?.lat).toBeCloseTo(52.5, 0)
  expect(plan('').wanted.around).toBeNull()
  expect(plan('town=Xqzzv', LEEDS).isTownKnown).toBe(false)
})

test('less is asked for step by step', () => {
  const letting = (query: string, place = UNKNOWN_PLACE) =>
    stepsFrom(plan(query, place).wanted).map((step) => step.letting)
  expect(letting('search=seerah night for sisters tomorrow', LEEDS)).toEqual([
    'anyDay',
    'withoutFilters',
    'anywhere',
    'anyWord',
    'anyWord',
    'all',
  ])
  expect(letting('')).toEqual([])
})
