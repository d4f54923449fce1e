import { expect, test } from 'vitest'
import { UNKNOWN_PLACE } from '#app/core/places/place.ts'
import type { Visit } from '#app/core/request/visit.server.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import { planJobs, stepsFrom } from './own-words.server.ts'
import { readJobFilter } from './rules.ts'

const t = await loadMessages('en')
const LEEDS = {
  lat: 53.8,
  lng: -1.55,
  city: 'Leeds',
  state: 'England',
  country: 'United Kingdom',
  countryCode: 'GB',
}
const visit = (place = UNKNOWN_PLACE) =>
  ({ locale: 'en', t, now: new Date('2026-11-17T12:00:00Z'), place, isOwnChoice: false }) as Visit
const plan = (query: string, place = UNKNOWN_PLACE) => planJobs(visit(place), readJobFilter(new URLSearchParams(query)))

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
