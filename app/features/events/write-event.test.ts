import { expect, test } from 'vitest'
import ar from '#app/i18n/messages/ar.ts'
import en from '#app/i18n/messages/en.ts'
import { clockAt, differs, writeAnchor, writePrice, writeRepeat, writeSpan } from './write-event.ts'

const mosque = {
  id: '1',
  kind: 'mosque',
  name: 'Masjid al-Noor',
  slug: 'masjid-al-noor',
  address: null,
  latitude: null,
  longitude: null,
} as const

test('a prayer is named with its minutes and its mosque', () => {
  const say = (shift: number, place: typeof mosque | null = mosque) =>
    writeAnchor(en, { anchor: 'maghrib', shift, place })
  expect([say(20), say(-1, null), say(0, null)]).toEqual([
    '20 minutes after Maghrib at Masjid al-Noor',
    '1 minute before Maghrib',
    'At Maghrib',
  ])
  expect(writeAnchor(en, { anchor: 'clock', shift: 0, place: null })).toBeNull()
  expect(writeAnchor(ar, { anchor: 'maghrib', shift: 20, place: null })).toContain('٢٠')
})

test.each([
  [null, null],
  ['FREQ=DAILY', 'Every day'],
  ['FREQ=WEEKLY', 'Every week on Friday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'Every 2 weeks on Monday and Thursday'],
  ['FREQ=MONTHLY', 'Every month on day 20'],
  ['FREQ=MONTHLY;BYDAY=-1SA;COUNT=6', 'Every month on the last Saturday, 6 times'],
  ['FREQ=MONTHLY;BYDAY=3FR;UNTIL=20270501', 'Every month on the third Friday, until 1 May 2027'],
  ['FREQ=HOURLY', null],
])('%s is said as %s', (rule, said) => {
  expect(writeRepeat('en', en.events, { rule, first_day: '2026-11-20' })).toBe(said)
})

test('times are those of the place, through the change of the clocks', () => {
  const times = { starts_at: '2027-03-28T00:30:00Z', ends_at: '2027-03-28T02:00:00Z', time_zone: 'Europe/London' }
  expect(writeSpan('en', en.events, times)).toBe('00:30 to 03:00')
  expect(clockAt('ar', times.starts_at, 'Asia/Karachi')).toBe('٥:٣٠\u00a0ص')
  expect(differs(times.starts_at, 'Europe/London', 'Africa/Lagos')).toBe(true)
  expect(differs(times.ends_at, 'Europe/London', 'Africa/Lagos')).toBe(false)
})

test('a price has its currency, and none is free', () => {
  expect(writePrice('en', 'Free', { price: 5, currency: 'GBP' })).toBe('£5.00')
  expect(writePrice('en', 'Free', { price: null, currency: null })).toBe('Free')
})
