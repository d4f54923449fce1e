import { expect, test } from 'vitest'
import {
  besideBefore,
  changeOf,
  ownerQuery,
  readOwnerQuestion,
  readSiteQuestion,
  roundTime,
  siteQuery,
  sumUp,
} from './rules.ts'

const ask = (query: string) => new URLSearchParams(query)
const id = '59108c46-0c4f-74cd-5e0c-ad9bdc4661d2'

test('an owner asks for one of three spans and one listing, and gets the usual for anything else', () => {
  expect(readOwnerQuestion(ask(`days=90&listing=${id}`))).toEqual({ days: 90, place: id })
  for (const query of ['', 'days=-1', 'days=1e9', 'days=28;drop', "listing='", `listing=${id}x`, 'days=7&days=x'])
    expect(readOwnerQuestion(ask(query)), query).toEqual({ days: query.startsWith('days=7') ? 7 : 28, place: null })
  expect(readOwnerQuestion(ask(ownerQuery(7, id).slice(1)))).toEqual({ days: 7, place: id })
  expect(ownerQuery(7, null)).toBe('?days=7')
})

test('any two days in their order are a span of the site', () => {
  const today = '2026-11-17'
  expect(readSiteQuestion(ask('since=2026-02-28&until=2026-03-01'), today)).toEqual({
    since: '2026-02-28',
    until: '2026-03-01',
    ofSample: false,
  })
  expect(readSiteQuestion(ask('of=sample'), today)).toMatchObject({ ofSample: true })
  expect(siteQuery({ since: 'a', until: 'b' }, true)).toBe('?since=a&until=b&of=sample')
  const usual = { since: '2026-10-21', until: today, ofSample: false }
  for (const query of [
    '',
    'since=2026-02-28',
    'since=2026-03-02&until=2026-03-01',
    'since=2026-13-40&until=2026-12-01',
  ])
    expect(readSiteQuestion(ask(query), today), query).toEqual(usual)
})

test('sets each day beside the one a span before', () => {
  const days = [1, 2, 3, 10, 20, 30].map((views, at) => ({ day: `2026-11-0${at + 1}`, views }))
  const points = besideBefore(days, ({ views }) => views, '2026-11-07')
  expect(points).toEqual([
    { day: '2026-11-04', value: 10, before: 1, isRunning: false },
    { day: '2026-11-05', value: 20, before: 2, isRunning: false },
    { day: '2026-11-06', value: 30, before: 3, isRunning: false },
  ])
  expect(sumUp(points)).toEqual({ total: 60, compared: { now: 60, before: 6 } })
  expect(besideBefore([], () => 1, '2026-11-07')).toEqual([])
})

test('a day that is not over is counted, but compared with nothing', () => {
  const point = { day: '2026-11-05', value: 20, before: 20 }
  const running = { day: '2026-11-06', value: 1, before: 30, isRunning: true }
  expect(sumUp([point, running])).toEqual({ total: 21, compared: { now: 20, before: 20 } })
  expect(sumUp([running])).toEqual({ total: 1, compared: null })
  const days = ['2026-11-05', '2026-11-06'].map((day) => ({ day }))
  expect(besideBefore(days, () => 1, '2026-11-06')).toEqual([
    { day: '2026-11-06', value: 1, before: 1, isRunning: true },
  ])
})

test('says how a sum moved, and no share of nothing', () => {
  expect(changeOf(15, 10)).toEqual({ kind: 'up', share: 0.5 })
  expect(changeOf(5, 10)).toEqual({ kind: 'down', share: 0.5 })
  expect(changeOf(5, 0)).toEqual({ kind: 'fresh' })
  expect(changeOf(0, 0)).toEqual({ kind: 'same' })
  expect(changeOf(1159, 1163)).toEqual({ kind: 'same' })
})

test.each([
  [0, '1 minutes'],
  [89, '89 minutes'],
  [90, '2 hours'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
  [400 * 60, '17 days'],
])('%d minutes are said as %s', (minutes, said) => {
  const { unit, count } = roundTime(minutes)
  expect(`${count} ${unit}`).toBe(said)
})
