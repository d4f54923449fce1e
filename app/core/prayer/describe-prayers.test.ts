import { expect, test } from 'vitest'
import { describePrayers } from './describe-prayers.ts'
import { choiceAt } from './prayer-choice.ts'

/** As /api/prayer-times was specified. */
const SPECIFIED = { method: 2, school: 1 } as const

const makkah = {
  lat: 21.4225,
  lng: 39.8262,
  timeZone: 'Asia/Riyadh',
  countryCode: 'SA',
  placeName: 'Makkah',
  countryName: 'Saudi Arabia',
  locale: 'en' as const,
  now: new Date('2026-11-15T10:00:00Z'),
  choice: SPECIFIED,
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
  expect(evening.isSinceSunset).toBe(true)
  expect(describePrayers(makkah).isSinceSunset).toBe(false)
  // The card of a page that stays open knows until when its Hijri day holds.
  expect(describePrayers(makkah).hijriUntil).toBeLessThan(evening.now)
  expect(evening.hijriUntil).toBeGreaterThan(evening.now)
  // Past midnight the civil day has caught up.
  expect(describePrayers({ ...makkah, now: new Date('2026-11-15T22:30:00Z') })).toMatchObject({
    hijri: '6 Jumada al-Akhirah 1448',
    isSinceSunset: false,
  })
})

test('turns to the timetable of tomorrow after isha', () => {
  const night = describePrayers({ ...makkah, now: new Date('2026-11-15T19:00:00Z') })
  expect(night.next).toMatchObject({ name: 'fajr', isTomorrow: true })
  expect(night.times[0]?.at).toBe(night.next.at)
})

test('says whose practice it follows by itself, and offers it to whoever follows another', () => {
  const usual = describePrayers({ ...makkah, choice: choiceAt('SA', null) })
  expect(usual).toMatchObject({ method: 'umm-al-qura', usual: 'Saudi Arabia', offer: null })
  expect(usual.source).toEqual({ name: 'Umm al-Qura calendar, Saudi Arabia', year: 2009 })
  const own = describePrayers({ ...makkah, isOwnChoice: true })
  expect(own.usual).toBeNull()
  expect(own.offer).toMatchObject({ method: 4, methodKey: 'umm-al-qura', school: 0, country: 'Saudi Arabia' })
})

test('offers the standard asr in the United States, and nothing to whoever follows what is usual', () => {
  const states = { ...makkah, countryCode: 'US', countryName: 'United States' }
  expect(describePrayers(states).offer).toMatchObject({ method: 2, school: 0, isAsrOnly: true })
  const taken = { ...states, choice: { method: 2, school: 0 } as const, isOwnChoice: true }
  expect(describePrayers(taken).offer).toBeNull()
  const nowhere = { ...makkah, countryCode: '', countryName: '' }
  expect(describePrayers(nowhere).offer).toBeNull()
  expect(describePrayers({ ...nowhere, isOwnChoice: true }).offer).toMatchObject({
    method: 3,
    school: 0,
    country: null,
  })
})

test('on Friday dhuhr is Jumu’ah; after isha the times are named as tomorrow’s', () => {
  expect(describePrayers({ ...makkah, now: new Date('2026-11-20T06:00:00Z') }).isFriday).toBe(true)
  const thursdayNight = describePrayers({ ...makkah, now: new Date('2026-11-19T19:00:00Z') })
  expect(thursdayNight.isFriday).toBe(true)
  expect(thursdayNight.timesOf).toMatchObject({ isTomorrow: true })
  expect(thursdayNight.timesOf?.written).toMatch(/20 November/)
  expect(describePrayers(makkah).timesOf).toBeNull()
})

test('marks estimates and times past midnight', () => {
  const north = { ...makkah, lat: 69.65, lng: 18.96, timeZone: 'Europe/Oslo', countryCode: 'NO', countryName: 'Norway' }
  const tromso = describePrayers({ ...north, now: new Date('2026-06-21T10:00:00Z') })
  expect(tromso.times.filter(({ isEstimated }) => isEstimated).map(({ name }) => name)).toEqual([
    'fajr',
    'sunrise',
    'asr',
    'maghrib',
    'isha',
  ])
  const oslo = describePrayers({ ...north, lat: 59.91, lng: 10.75, now: new Date('2026-06-21T10:00:00Z') })
  expect(oslo.times.filter(({ isNextDay }) => isNextDay)).toMatchObject([{ name: 'isha', time: '00:01' }])
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
