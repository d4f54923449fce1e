import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = { uid: 'a@example', startsAt: new Date('2026-11-15T11:47:00Z'), title: 'Dhuhr' }
const write = (changes: Partial<Parameters<typeof calendarFile>[0]> = {}) =>
  calendarFile({ name: 'London', url: 'https://example.org/athan', events: [event], ...changes })

test('writes a calendar with one event', () => {
  expect(write()).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mahalla//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:London',
      'X-WR-CALNAME:London',
      'URL:https://example.org/athan',
      'REFRESH-INTERVAL;VALUE=DURATION:P1D',
      'X-PUBLISHED-TTL:P1D',
      'BEGIN:VEVENT',
      'UID:a@example',
      'DTSTAMP:20261115T114700Z',
      'DTSTART:20261115T114700Z',
      'SUMMARY:Dhuhr',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('writes an end, a place and words with their signs escaped', () => {
  const text = write({
    events: [
      {
        ...event,
        endsAt: new Date('2026-11-15T12:17:00Z'),
        title: 'Dhuhr; first, second',
        description: 'One\nTwo \\ three\u0007',
        location: 'Main hall, floor 1',
      },
    ],
  })
  expect(text).toContain('\r\nDTEND:20261115T121700Z\r\n')
  expect(text).toContain('\r\nSUMMARY:Dhuhr\\; first\\, second\r\n')
  expect(text).toContain('\r\nDESCRIPTION:One\\nTwo \\\\ three\r\n')
  expect(text).toContain('\r\nLOCATION:Main hall\\, floor 1\r\n')
})

test.each(['a'.repeat(300), 'ظهر '.repeat(60), 'x😀'.repeat(50)])(
  'folds lines at 75 octets and loses nothing',
  (title) => {
    const text = write({ events: [{ ...event, title }] })
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
    expect(text).not.toContain('\uFFFD')
  },
)

test('knows no line end but CRLF', () => {
  expect(write().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
