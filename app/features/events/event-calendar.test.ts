import { expect, test } from 'vitest'
import { injections } from '#tests/fixtures/injections.ts'
import { readStrictCalendar } from '#tests/fixtures/strict-calendar.ts'
import { type EventDay, eventCalendar } from './event-calendar.ts'

const day: EventDay = {
  id: '7b0e9a52-6c6f-4d0c-9f0b-3b7f6f1d2a10',
  slug: 'potluck',
  day: '2026-11-20',
  title: 'Potluck',
  starts_at: '2026-11-20T18:00:00+00:00',
  ends_at: '2026-11-20T19:30:00+00:00',
  state: 'planned',
  note: null,
  venue: 'Hall 2',
  city: 'Leeds',
  place: { name: 'Masjid al-Noor', address: null, latitude: 53.8, longitude: -1.55 },
  edition: 0,
  changed_at: '2026-11-01T09:00:00+00:00',
  about: 'Bring a **dish** to share.',
  host: { handle: 'amina', name: 'Amina K.' },
}
const write = (days: EventDay[], isOwn = false) =>
  eventCalendar({ siteUrl: 'https://mahalla.example', locale: 'en', name: 'Leeds', days, isOwn })
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a day has its times, its place and its page; one that is cancelled stays and says so', () => {
  const lines = unfold(write([day, { ...day, state: 'cancelled', note: 'Snow' }], true))
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:7b0e9a52-6c6f-4d0c-9f0b-3b7f6f1d2a10@mahalla.example',
      'DTSTART:20261120T180000Z',
      'DTEND:20261120T193000Z',
      'LOCATION:Masjid al-Noor\\, Hall 2\\, Leeds',
      'URL:https://mahalla.example/community/events/potluck?day=2026-11-20',
      'TRANSP:OPAQUE',
      'STATUS:CANCELLED',
      'DESCRIPTION:Snow\\n\\nBring a dish to share.',
      'GEO:53.8;-1.55',
      'ORGANIZER;CN="Amina K.":https://mahalla.example/people/amina',
    ]),
  )
})

test('keeps the standard: when it was written, which edition, who holds it, and an alarm where somebody chose it', () => {
  const read = (days: EventDay[], more: object = {}) =>
    readStrictCalendar(
      eventCalendar({ siteUrl: 'https://mahalla.example', locale: 'en', name: null, days, isOwn: false, ...more }),
    )
  const [first] = read([day])
  expect(first).toMatchObject({ DTSTAMP: '20261101T090000Z', 'LAST-MODIFIED': '20261101T090000Z', SEQUENCE: '0' })
  expect(first).not.toHaveProperty('ALARM')
  const [moved] = read([{ ...day, edition: 2, changed_at: '2026-11-02T10:00:00+00:00', host: null }], {
    isChosen: true,
  })
  expect(moved).toMatchObject({ SEQUENCE: '2', DTSTAMP: '20261102T100000Z', ALARM: '-PT60M' })
  expect(moved?.ORGANIZER).toBe('https://mahalla.example')
  const own = { isOwn: true }
  expect(read([{ ...day, seat: 'going' }], own)[0]).toHaveProperty('ALARM')
  for (const quiet of [{ seat: 'waiting' }, { state: 'cancelled' }] as const)
    expect(read([{ ...day, ...quiet }], own)[0]).not.toHaveProperty('ALARM')
})

test('who waits for a seat or may come has it in pencil; a cancelled day is cancelled for them too', () => {
  const statusOf = (more: Partial<EventDay>) =>
    unfold(write([{ ...day, ...more }], true)).find((line) => line.startsWith('STATUS:'))
  expect(statusOf({ seat: 'going' })).toBeUndefined()
  for (const seat of ['waiting', 'maybe'] as const) {
    expect(statusOf({ seat })).toBe('STATUS:TENTATIVE')
    expect(statusOf({ seat, state: 'cancelled' })).toBe('STATUS:CANCELLED')
  }
})

test('no text becomes a field of the calendar', () => {
  const names = unfold(write([{ ...day, note: 'Snow' }], true)).map((line) => line.split(/[:;]/)[0])
  const hostile = [
    ...injections,
    'x\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nATTACH:file:///etc/passwd',
    'x\nATTENDEE:mailto:a@b.c',
    '\\;,',
  ]
  for (const text of hostile) {
    const words = { title: text, venue: text, city: text, note: text, about: text, host: { handle: 'a', name: text } }
    const file = write([{ ...day, ...words, place: { ...day.place, name: text, address: text } }], true)
    expect(
      unfold(file).map((line) => line.split(/[:;]/)[0]),
      JSON.stringify(text),
    ).toEqual(names)
  }
})
