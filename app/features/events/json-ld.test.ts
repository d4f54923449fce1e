import { expect, test } from 'vitest'
import { injections } from '#tests/fixtures/injections.ts'
import type { EventDay, EventWhole } from './event.ts'
import { pickDay } from './event.ts'
import { eventJsonLd } from './json-ld.ts'

const day: EventDay = {
  id: '7b0e9a52-6c6f-4d0c-9f0b-3b7f6f1d2a10',
  day: '2026-12-03',
  starts_at: '2026-12-03T18:00:00+00:00',
  ends_at: '2026-12-03T19:00:00+00:00',
  state: 'planned',
  moved_from: null,
  is_fixed: false,
  note: null,
  capacity: 10,
  taken: 10,
  waiting: 1,
  mine: null,
  guest_note: null,
  names: [],
}
const whole = (text = 'Potluck', more: object = {}) =>
  ({
    slug: 'potluck',
    title: text,
    body: text,
    language: 'en',
    state: 'published',
    city: text,
    country_code: 'GB',
    author: { handle: 'amina', name: text, trust: 1, is_staff: false },
    published_at: '2026-11-01T10:00:00Z',
    facts: {
      attendance: 'both',
      venue: text,
      place: null,
      price: null,
      currency: null,
      online_url: 'https://meet.example/x',
    },
    ...more,
  }) as unknown as EventWhole
const told = (event: EventWhole, at: EventDay | null = day) =>
  eventJsonLd(event, at, { siteUrl: 'https://www.mahalla.example', locale: 'en' })

test('the day that is shown, its seats and its state', () => {
  expect(told(whole())).toMatchObject({
    '@type': 'Event',
    startDate: day.starts_at,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    remainingAttendeeCapacity: 0,
    isAccessibleForFree: true,
    offers: { price: 0, availability: 'https://schema.org/SoldOut' },
  })
  const moved = { ...day, moved_from: '2026-12-02T18:00:00+00:00' }
  expect(told(whole(), moved)).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: moved.moved_from,
  })
  expect(told(whole(), { ...moved, state: 'cancelled' })).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  })
})

test('nothing is told of what others cannot see or come to, and never where it meets online', () => {
  expect(told(whole('Potluck', { state: 'review' }))).toBeUndefined()
  expect(told(whole('Potluck', { is_sample: true }))).toBeUndefined()
  expect(told(whole(), null)).toBeUndefined()
  expect(JSON.stringify(told(whole()))).not.toContain('meet.example')
})

test('hostile words stay words: the shape is the same', () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
      : typeof value
  const plain = shapeOf(told(whole()))
  for (const text of injections.filter((one) => one.trim() !== ''))
    expect(shapeOf(told(whole(text))), text).toEqual(plain)
})

test('the day asked for is shown, else the next that takes place', () => {
  const days = [
    { ...day, state: 'cancelled' as const },
    { ...day, id: '2', day: '2026-12-10', starts_at: '2026-12-10T18:00:00Z', ends_at: '2026-12-10T19:00:00Z' },
  ]
  const now = new Date('2026-12-01T00:00:00Z')
  expect(pickDay(days, '2026-12-03', now)?.day).toBe('2026-12-03')
  expect(pickDay(days, null, now)?.day).toBe('2026-12-10')
  expect(pickDay(days, '2030-01-01', now)?.day).toBe('2026-12-10')
  expect(pickDay([], null, now)).toBeNull()
})
