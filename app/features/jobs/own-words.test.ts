import { expect, test } from 'vitest'
import { UNKNOWN_PLACE } from '#app/core/places/place.ts'
import { askingVisit, LEEDS } from '#tests/fixtures/asking-visit.ts'
import { planJobs, stepsFrom } from './own-words.server.ts'
import { readJobFilter } from './rules.ts'

const plan = (query: string, place = UNKNOWN_PLACE) =>
  planJobs(askingVisit(place), readJobFilter(new URLSearchParams(query)))

test('a post in one’s own words: what it is, how one works, where', () => {
  const { wanted, place, understood } = plan('search=part-time butcher job in Birmingham')
  expect([wanted.search, wanted.kind, place?.city]).toEqual(['butcher', 'part_time', 'Birmingham'])
  expect(understood?.chips.map(({ label }) => label)).toEqual(['Birmingham', 'Part-time'])
  // A chip takes its own words away, and the rest stays.
  expect(understood?.chips[0]?.to).toBe('/jobs?search=part-time+butcher+job+in')
})

test('in other languages too', () => {
  expect(plan('search=عمل عن بعد مبرمج').wanted.workplace).toBe('remote')
  expect(plan('search=emploi à Paris temps partiel').wanted.kind).toBe('part_time')
  expect(plan('search=emploi à Paris temps partiel').place?.city).toBe('Paris')
  expect(plan('search=gönüllü').wanted).toMatchObject({ search: '', kind: 'volunteer' })
})

test('what was chosen by hand holds, and quotation marks switch the reading off', () => {
  expect(plan('search=part-time baker&kind=full_time').wanted.kind).toBe('full_time')
  const quoted = plan('search="part-time in Leeds"')
  expect([quoted.wanted.search, quoted.wanted.kind]).toEqual(['part-time in Leeds', null])
})

test('the address carries the place: the link’s before one’s own, a typed town before both', () => {
  expect(plan('', LEEDS).filter.near).toBe('leeds-gb')
  expect(plan('near=birmingham-gb', LEEDS).place?.city).toBe('Birmingham')
  expect(plan('near=birmingham-gb&town=Paris', LEEDS)).toMatchObject({
    filter: { near: null },
    place: { city: 'Paris' },
  })
  expect(plan('town=Xqzzv').place).toBeNull()
})

test('what is about something else is told where it is', () => {
  expect(plan('search=when is maghrib in London').understood?.elsewhere?.to).toBe('/athan')
})

test('less is asked for step by step', () => {
  const { wanted } = plan('search=part-time halal pastry chef', LEEDS)
  expect(stepsFrom(wanted).map(({ letting }) => letting)).toEqual(['withoutFilters', 'anyWord', 'anyWord', 'all'])
  expect(stepsFrom(readJobFilter(new URLSearchParams()))).toEqual([])
})
