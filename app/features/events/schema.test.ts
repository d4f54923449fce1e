import { expect, test } from 'vitest'
import { injections } from '#tests/fixtures/injections.ts'
import { readEventFilter } from './event-filter.ts'
import { eventFields } from './schema.ts'

const typed = {
  attendance: 'both',
  online_url: 'https://meet.example/room',
  first_day: '2026-12-01',
  anchor: 'clock',
  clock: '18:30',
  minutes: '90',
}
const wrongAt = (more: Record<string, string>) => {
  const read = eventFields.safeParse({ ...typed, ...more })
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path[0], message])
}

test('a plain form is read, and what is empty is nothing', () => {
  expect(
    eventFields.parse({ ...typed, price: '', capacity: '', audience: 'sisters,everyone', except_days: ',,' }),
  ).toMatchObject({
    price: null,
    capacity: null,
    audience: ['sisters'],
    except_days: [],
    repeat: 'none',
    shift: 0,
    most_guests: 0,
  })
})

test.each([
  [{ clock: '' }, 'clock', 'clock'],
  [{ clock: '25:00' }, 'clock', 'clock'],
  [{ first_day: '2026-02-30' }, 'first_day', 'firstDay'],
  [{ minutes: '1e9' }, 'minutes', 'length'],
  [{ anchor: 'maghrib', shift: '130', side: 'before' }, 'shift', 'shift'],
  [{ online_url: '' }, 'online_url', 'onlineUrl'],
  [{ online_url: 'javascript:alert(1)' }, 'online_url', 'onlineUrl'],
  [{ price: '-1' }, 'price', 'price'],
  [{ price: '5', currency: '' }, 'currency', 'currency'],
  [{ capacity: '0' }, 'capacity', 'capacity'],
  [{ repeat: 'weekly', ends: 'count' }, 'count', 'count'],
  [{ repeat: 'weekly', ends: 'until', until: 'tomorrow' }, 'until', 'until'],
  [{ except_days: '2026-12-01,x' }, 'except_days', 'except'],
  [{ time_zone: 'Mars/Base' }, 'time_zone', 'timeZone'],
  [{ place_id: "1' or true" }, 'place_id', 'eventPlace'],
] as [Record<string, string>, string, string][])('%j is refused beside its field', (more, field, word) => {
  expect(wrongAt(more)).toEqual([[field, word]])
})

test('no field but the venue takes words of its own', () => {
  const fields = [
    'attendance',
    'first_day',
    'anchor',
    'clock',
    'minutes',
    'repeat',
    'every',
    'ends',
    'time_zone',
    'most_guests',
  ]
  for (const text of injections)
    for (const field of fields) {
      const read = eventFields.safeParse({ ...typed, [field]: text })
      // Only what is a number or nothing at all may pass.
      if (read.success) expect(text.trim(), field).toMatch(/^\d*$/)
    }
})

test('an address with hostile words is a plain list', () => {
  for (const text of injections) {
    const names = ['for', 'way', 'language', 'free', 'from', 'until', 'after']
    const { town, search, ...rest } = readEventFilter(
      new URLSearchParams([...names.map((name) => [name, text]), ['town', text], ['search', text]]),
    )
    expect(rest).toEqual({
      near: null,
      audience: null,
      way: null,
      language: null,
      isFree: false,
      from: null,
      until: null,
      after: null,
    })
    for (const words of [town, search]) {
      expect(words).not.toMatch(/\p{Cc}/u)
      expect(words.length).toBeLessThanOrEqual(80)
    }
  }
})
