import { expect, test } from 'vitest'
import { planSpan, spanQuery } from './plan.ts'

const TODAY = { year: 2026, month: 11, day: 19 }
const of = (query: string) => planSpan(new URLSearchParams(query), TODAY)

test('seven days from today, and from any day near it', () => {
  const { days, earlier, later, ramadan } = of('')
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ])
  expect([earlier, later, ramadan]).toEqual(['2026-11-12', '2026-11-26', 1448])
  expect(days[0]?.meals).toEqual(['breakfast', 'lunch', 'dinner'])
  expect(of('from=2026-12-30').days.at(-1)?.day).toBe('2027-01-05')
  for (const wrong of ['from=soup', 'from=2026-02-30', 'from=9999-01-01', 'from=0001-01-01'])
    expect(of(wrong).days[0]?.day).toBe('2026-11-19')
})

test('Ramadan has its days with suhoor and iftar, and so has a week in it', () => {
  const { kind, days } = of('span=ramadan')
  expect(kind).toBe('ramadan')
  expect([29, 30]).toContain(days.length)
  expect(days[0]).toMatchObject({ hijri: { day: 1, month: 9, year: 1448 }, meals: ['suhoor', 'iftar'] })
  const week = of(`from=${days[3]?.day}`)
  expect(week.days.every(({ meals }) => meals.includes('iftar'))).toBe(true)
  expect(of(`${spanQuery(week)}`).days).toEqual(week.days)
  expect(of(`${spanQuery({ kind, days })}`).days).toEqual(days)
})

test('after Ramadan the next one is planned', () => {
  expect(planSpan(new URLSearchParams('span=ramadan'), { year: 2026, month: 4, day: 1 }).ramadan).toBe(1448)
})
