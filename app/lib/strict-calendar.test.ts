// The strict reader refuses what calendar programs refuse: else nothing that it accepts would mean anything.
import { expect, test } from 'vitest'
import { readStrictCalendar } from '#tests/fixtures/strict-calendar.ts'
import { calendarFile } from './calendar-file.ts'

const good = calendarFile({
  name: 'London',
  url: 'https://example.org/athan',
  events: [
    {
      uid: 'a@example',
      startsAt: new Date('2026-11-15T11:47:00Z'),
      endsAt: new Date('2026-11-15T12:02:00Z'),
      title: 'Dhuhr; first, second',
      organizer: { name: 'Amina "the host"; K.', url: 'https://example.org/people/amina' },
      geo: { lat: 51.5, lng: -0.12 },
      edition: { number: 3, at: new Date('2026-11-01T09:00:00Z') },
      alarmMinutes: 60,
      description: `One\nTwo \\ ${'ظهر '.repeat(40)}`,
    },
  ],
})

test('what we write is read, with its words as they were', () => {
  const [event] = readStrictCalendar(good)
  expect(event).toMatchObject({ start: '20261115T114700Z', SUMMARY: 'Dhuhr; first, second' })
  expect(event).toMatchObject({ DTSTAMP: '20261101T090000Z', SEQUENCE: '3', GEO: '51.5;-0.12', ALARM: '-PT60M' })
  expect(event?.DESCRIPTION).toBe(`One\nTwo \\ ${'ظهر '.repeat(40)}`)
})

const changed = (from: string | RegExp, to: string) => good.replace(from, to)
const event = /BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/.exec(good)?.[0] ?? ''

test.each([
  ['lines end with LF', good.replaceAll('\r\n', '\n')],
  ['the last line does not end', good.slice(0, -2)],
  ['a line is too long', changed('SUMMARY:', `SUMMARY:${'a'.repeat(80)}`)],
  ['a character is cut in two', changed('SUMMARY:', 'SUMMARY:\ufffd')],
  ['no UID', changed(/UID:.*\r\n/, '')],
  ['no DTSTAMP', changed(/DTSTAMP:.*\r\n/, '')],
  ['a DTSTAMP without a zone', changed(/DTSTAMP:.*\r\n/, 'DTSTAMP:20261115T114700\r\n')],
  ['a start that floats', changed(/DTSTART:.*\r\n/, 'DTSTART:20261115T114700\r\n')],
  ['a start in a zone nobody described', changed(/DTSTART:.*\r\n/, 'DTSTART;TZID=Europe/London:20261115T114700\r\n')],
  ['a day that does not exist', changed(/DTSTART:.*\r\n/, 'DTSTART:20260230T114700Z\r\n')],
  ['an end before the start', changed(/DTEND:.*\r\n/, 'DTEND:20261115T110000Z\r\n')],
  ['a comma that is not escaped', changed('\\,', ',')],
  ['a sequence of words', changed('UID:', 'SEQUENCE:one\r\nUID:')],
  ['a change without a zone', changed(/LAST-MODIFIED:.*\r\n/, 'LAST-MODIFIED:20261101T090000\r\n')],
  ['a place that is a word', changed(/GEO:.*\r\n/, 'GEO:London\r\n')],
  ['an organizer nobody can reach', changed(/ORGANIZER(.*):https.*\r\n/, 'ORGANIZER:Amina\r\n')],
  ['an alarm that never goes off', changed(/TRIGGER:.*\r\n/, '')],
  ['an alarm that says nothing', changed(/(TRIGGER:.*\r\n)DESCRIPTION:.*\r\n/, '$1')],
  ['an alarm that runs a program', changed('ACTION:DISPLAY', 'ACTION:PROCEDURE')],
  ['an alarm outside of an event', changed(/(BEGIN:VALARM[\s\S]*END:VALARM\r\n)(END:VEVENT\r\n)/, '$2$1')],
  ['two starts', changed('DTSTART', 'DTSTART:20261115T114700Z\r\nDTSTART')],
  ['an event that never ends', changed('END:VEVENT\r\n', '')],
  ['two events of one name', changed('END:VCALENDAR', `${event}END:VCALENDAR`)],
  ['a word of nobody', changed('TRANSP:', 'OPEN:yes\r\nTRANSP:')],
  ['no version', changed('VERSION:2.0\r\n', '')],
  ['nothing in it', good.replace(event, '')],
])('refuses a file in which %s', (_what, file) => {
  expect(file).not.toBe(good)
  expect(() => readStrictCalendar(file)).toThrow()
})
