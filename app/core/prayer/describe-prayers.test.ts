import { expect, test } from 'vitest'
import { describePrayers } from './describe-prayers.ts'
import { DEFAULT_CHOICE } from './prayer-choice.ts'

const makkah = {
  lat: 21.4225,
  lng: 39.8262,
  timeZone: 'Asia/Riyadh',
  countryCode: 'SA',
  placeName: 'Makkah',
  countryName: 'Saudi Arabia',
  locale: 'en' as const,
  now: new Date('2026-11-15T10:00:00Z'),
  choice: DEFAULT_CHOICE,
}

test('shows six times in order, both dates and the next prayer', () => {
  const card = describePrayers(makkah)
  expect(card.times.map(({ name }) => name)).toEqual(['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'])
  const instants = card.times.map(({ at }) => at)
  expect(instants).toEqual(instants.toSorted((a, b) => a - b))
  expect(card.gregorian).toMatch(/^Sunday,? 15 November 2026$/)
  expect(card.hijri).toBe('5 Jumada al-Akhirah 1448')
  expect(card.next.name).toBe('asr')
  expect(card.zoneOffset).toBe(3 * 3_600_000)
})

test('begins the Hijri day at maghrib', () => {
  const evening = describePrayers({ ...makkah, now: new Date('2026-11-15T15:30:00Z') })
  expect(evening.hijri).toBe('6 Jumada al-Akhirah 1448')
  expect(evening.gregorian).toContain('15 November')
})

test('turns to the timetable of tomorrow after isha', () => {
  const night = describePrayers({ ...makkah, now: new Date('2026-11-15T19:00:00Z') })
  expect(night.next).toMatchObject({ name: 'fajr', isTomorrow: true })
  expect(night.times[0]?.at).toBe(night.next.at)
})

test('offers the usual method of the country, and the way back once it is taken', () => {
  expect(describePrayers(makkah).offer).toEqual({
    method: 4,
    methodKey: 'umm-al-qura',
    school: 0,
    country: 'Saudi Arabia',
  })
  const taken = describePrayers({ ...makkah, choice: { method: 4, school: 0 } })
  expect(taken.method).toBe('umm-al-qura')
  expect(taken.offer).toEqual({ method: 2, methodKey: 'isna', school: 1, country: null })
})

test('offers nothing where the default is usual or nothing is', () => {
  expect(describePrayers({ ...makkah, countryCode: 'US', countryName: 'United States' }).offer).toBeNull()
  expect(describePrayers({ ...makkah, countryCode: '', countryName: '' }).offer).toBeNull()
})

test('writes dates in the language of the page', () => {
  const card = describePrayers({ ...makkah, locale: 'ar' })
  expect(card.gregorian).toContain('٢٠٢٦')
  expect(card.hijri).toContain('١٤٤٨')
})

test('gives a reason for every time', () => {
  const { reasons } = describePrayers(makkah)
  expect(reasons.map(({ basis }) => basis.kind)).toEqual(['angle', 'horizon', 'transit', 'shadow', 'horizon', 'angle'])
})
