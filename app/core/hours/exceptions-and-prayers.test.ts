// The features of the hours engine beyond the plain week, each with instants worked out by hand. Prayer times in London
// on 21 June 2026 (a Sunday) by North America’s method (2) with the standard Asr: Fajr 02:53, Dhuhr 13:02,
// Asr 17:25, Maghrib 21:22, Isha 23:12, on clocks an hour ahead of UTC.
import { expect, test } from 'vitest'
import { type OpeningHours, openSpans, openStateAt, parseHours } from './rules.ts'

const LONDON = { timeZone: 'Europe/London', countryCode: 'US', lat: 51.5074, lng: -0.1278 }
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const at = (text: string) => new Date(text)

function read(more: Record<string, unknown>, daily: [string, string][] = [['09:00', '22:00']]): OpeningHours {
  const hours = parseHours({ ...Object.fromEntries(DAYS.map((day) => [day, daily])), ...more })
  if (!hours) throw new Error('The test hours do not parse')
  return hours
}

test('a dated exception takes the place of the weekday', () => {
  const hours = read({ exceptions: [{ date: '2026-12-24', intervals: [['10:00', '13:00']], note: 'Short day' }] })
  expect(openStateAt(hours, LONDON, at('2026-12-24T09:30:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-12-24T10:00:00Z'),
    reason: { kind: 'exception', note: 'Short day' },
  })
  expect(openStateAt(hours, LONDON, at('2026-12-24T12:00:00Z'))).toMatchObject({
    isOpen: true,
    closesAt: at('2026-12-24T13:00:00Z'),
  })
  expect(openStateAt(hours, LONDON, at('2026-12-25T12:00:00Z'))).toMatchObject({ reason: { kind: 'ordinary' } })
})

test('a date without intervals is closed, and the night before still runs into it', () => {
  const hours = read({ exceptions: [{ date: '2026-12-25', intervals: [] }] }, [['18:00', '02:00']])
  expect(openStateAt(hours, LONDON, at('2026-12-25T01:00:00Z'))).toMatchObject({
    isOpen: true,
    closesAt: at('2026-12-25T02:00:00Z'),
  })
  expect(openStateAt(hours, LONDON, at('2026-12-25T19:00:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-12-26T18:00:00Z'),
    reason: { kind: 'exception', note: '' },
  })
})

test('finds the opening after a long holiday', () => {
  const dates = Array.from({ length: 20 }, (_, i) => `2026-08-${String(i + 1).padStart(2, '0')}`)
  const hours = read({ exceptions: dates.map((date) => ({ date, intervals: [] })) })
  expect(openStateAt(hours, LONDON, at('2026-08-01T12:00:00Z'))).toMatchObject({
    isOpen: false,
    opensAt: at('2026-08-21T08:00:00Z'),
  })
})

test('a place that never closes closes on its holiday', () => {
  const hours = read({ exceptions: [{ date: '2026-12-25', intervals: [] }] }, [['00:00', '24:00']])
  expect(openStateAt(hours, LONDON, at('2026-12-24T12:00:00Z'))).toMatchObject({
    isOpen: true,
    closesAt: at('2026-12-25T00:00:00Z'),
  })
})

// By the Umm al-Qura calendar 1 Ramadan 1448 is 8 February 2027, and 1 Shawwal is 9 March.
test('Ramadan has hours of its own, from its first to its last day at the place', () => {
  const evenings = Object.fromEntries(DAYS.map((day) => [day, [['16:00', '03:00']]]))
  const hours = read({ ramadan: evenings })
  expect(openStateAt(hours, LONDON, at('2027-02-07T12:00:00Z'))).toMatchObject({
    isOpen: true,
    reason: { kind: 'ordinary' },
  })
  expect(openStateAt(hours, LONDON, at('2027-02-08T12:00:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2027-02-08T16:00:00Z'),
    reason: { kind: 'ramadan' },
  })
  // The last evening of Ramadan runs into the day of Eid, which has the ordinary hours again.
  expect(openStateAt(hours, LONDON, at('2027-03-09T02:00:00Z'))).toMatchObject({ closesAt: at('2027-03-09T03:00:00Z') })
  expect(openStateAt(hours, LONDON, at('2027-03-09T12:00:00Z'))).toMatchObject({ isOpen: true })
  // Already the 8th in Jakarta, while London has the 7th.
  const jakarta = { timeZone: 'Asia/Jakarta', countryCode: '', lat: -6.2, lng: 106.8 }
  expect(openStateAt(hours, jakarta, at('2027-02-07T20:00:00Z'))).toMatchObject({ reason: { kind: 'ramadan' } })
})

test('an exception comes before the hours of Ramadan', () => {
  const hours = read({
    ramadan: { mon: [['16:00', '22:00']] },
    exceptions: [{ date: '2027-02-08', intervals: [['12:00', '14:00']] }],
  })
  expect(openStateAt(hours, LONDON, at('2027-02-08T13:00:00Z'))).toMatchObject({ isOpen: true })
})

const pausing = read({ prayerBreaks: { prayers: ['dhuhr', 'asr', 'maghrib'], minutes: 20 } })

test('pauses for a prayer at the adhan of its own place', () => {
  const asr = { kind: 'prayer', prayer: 'asr' }
  expect(openStateAt(pausing, LONDON, at('2026-06-21T16:00:00Z'))).toEqual({
    isOpen: true,
    closesAt: at('2026-06-21T16:25:00Z'),
    endsAt: at('2026-06-21T21:00:00Z'),
    reason: asr,
  })
  expect(openStateAt(pausing, LONDON, at('2026-06-21T16:25:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-06-21T16:45:00Z'),
    reason: asr,
  })
  expect(openStateAt(pausing, LONDON, at('2026-06-21T18:00:00Z'))).toMatchObject({
    isOpen: true,
    closesAt: at('2026-06-21T20:22:00Z'),
    reason: { kind: 'prayer', prayer: 'maghrib' },
  })
})

test('a pause that outlasts the opening is its end', () => {
  const hours = read({ prayerBreaks: { prayers: ['maghrib'], minutes: 60 } })
  // Maghrib 21:22, closing 22:00.
  expect(openStateAt(hours, LONDON, at('2026-06-21T20:00:00Z'))).toEqual({
    isOpen: true,
    closesAt: at('2026-06-21T20:22:00Z'),
    endsAt: at('2026-06-21T20:22:00Z'),
    reason: { kind: 'ordinary' },
  })
  expect(openStateAt(hours, LONDON, at('2026-06-21T20:30:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-06-22T08:00:00Z'),
    reason: { kind: 'ordinary' },
  })
})

test('opens after the pause that runs at opening time', () => {
  const hours = read({ prayerBreaks: { prayers: ['dhuhr'], minutes: 20 } }, [['13:10', '22:00']])
  expect(openStateAt(hours, LONDON, at('2026-06-21T11:00:00Z'))).toMatchObject({ opensAt: at('2026-06-21T12:22:00Z') })
})

test('a place that never closes still pauses', () => {
  const hours = read({ prayerBreaks: { prayers: ['isha'], minutes: 30 } }, [['00:00', '24:00']])
  expect(openStateAt(hours, LONDON, at('2026-06-21T12:00:00Z'))).toEqual({
    isOpen: true,
    closesAt: at('2026-06-21T22:12:00Z'),
    endsAt: null,
    reason: { kind: 'prayer', prayer: 'isha' },
  })
})

test('without coordinates, or at 0/0, pauses cannot be told and are left out', () => {
  const moment = at('2026-06-21T16:30:00Z')
  expect(openStateAt(pausing, { timeZone: 'Europe/London', countryCode: '' }, moment)).toMatchObject({ isOpen: true })
  expect(openStateAt(pausing, { timeZone: 'Europe/London', countryCode: '', lat: 0, lng: 0 }, moment)).toMatchObject({
    isOpen: true,
  })
})

// 19 June 2026 is a Friday.
test('Jumu‘ah takes the place of the pause for dhuhr on Fridays', () => {
  const hours = read({
    prayerBreaks: { prayers: ['dhuhr'], minutes: 20 },
    jumuah: { from: '13:15', to: '14:30' },
  })
  expect(openStateAt(hours, LONDON, at('2026-06-19T12:05:00Z'))).toEqual({
    isOpen: true,
    closesAt: at('2026-06-19T12:15:00Z'),
    endsAt: at('2026-06-19T21:00:00Z'),
    reason: { kind: 'jumuah' },
  })
  expect(openStateAt(hours, LONDON, at('2026-06-19T13:00:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-06-19T13:30:00Z'),
    reason: { kind: 'jumuah' },
  })
  expect(openStateAt(hours, LONDON, at('2026-06-21T12:05:00Z'))).toMatchObject({
    isOpen: false,
    reason: { kind: 'prayer', prayer: 'dhuhr' },
  })
})

test('Jumu‘ah by minutes begins with dhuhr', () => {
  const hours = read({ jumuah: { minutes: 60 } })
  // Solar noon moves by seconds in these days: dhuhr on the 19th is 13:02 as on the 21st.
  expect(openStateAt(hours, LONDON, at('2026-06-19T12:30:00Z'))).toEqual({
    isOpen: false,
    opensAt: at('2026-06-19T13:02:00Z'),
    reason: { kind: 'jumuah' },
  })
  expect(openStateAt(hours, LONDON, at('2026-06-18T12:30:00Z'))).toMatchObject({ isOpen: true })
})

test('lists the spans of days with pauses taken out', () => {
  const [sunday] = openSpans(pausing, LONDON, at('2026-06-21T05:00:00Z'), 2)
  expect(sunday).toMatchObject({
    day: { year: 2026, month: 6, day: 21 },
    hours: { kind: 'ordinary' },
    intervals: [['09:00', '22:00']],
  })
  expect(sunday?.spans).toEqual([
    { from: at('2026-06-21T08:00:00Z'), to: at('2026-06-21T12:02:00Z') },
    { from: at('2026-06-21T12:22:00Z'), to: at('2026-06-21T16:25:00Z') },
    { from: at('2026-06-21T16:45:00Z'), to: at('2026-06-21T20:22:00Z') },
    { from: at('2026-06-21T20:42:00Z'), to: at('2026-06-21T21:00:00Z') },
  ])
  expect(sunday?.pauses.map(({ reason }) => reason)).toEqual([
    { kind: 'prayer', prayer: 'dhuhr' },
    { kind: 'prayer', prayer: 'asr' },
    { kind: 'prayer', prayer: 'maghrib' },
  ])
})

test('keeps wall clocks on the night they change, with pauses', () => {
  const hours = read({ prayerBreaks: { prayers: ['fajr'], minutes: 15 } }, [['22:00', '06:00']])
  // London goes back an hour at 02:00 on 25 October 2026.
  expect(openStateAt(hours, LONDON, at('2026-10-25T05:30:00Z'))).toMatchObject({
    isOpen: true,
    endsAt: at('2026-10-25T06:00:00Z'),
  })
})

test.each([
  ['midnight sun', '2026-06-21T12:00:00Z'],
  ['polar night', '2026-12-21T12:00:00Z'],
])('stands up to the %s in Tromsø', (_, moment) => {
  const place = { timeZone: 'Europe/Oslo', countryCode: '', lat: 69.6492, lng: 18.9553 }
  const hours = read({ prayerBreaks: { prayers: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'], minutes: 20 } })
  expect(openStateAt(hours, place, at(moment))).toHaveProperty('isOpen')
  for (const { spans } of openSpans(hours, place, at(moment), 7))
    for (const { from, to } of spans) expect(from < to).toBe(true)
})
