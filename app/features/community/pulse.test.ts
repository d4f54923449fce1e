import { expect, test } from 'vitest'
import { isAlive, PULSE_PARTS, type PulseFacts } from './pulse.ts'

const now = new Date('2026-11-19T12:00:00Z')
const empty: PulseFacts = {
  ...{ members: 0, joined: 0, writers: 0, returning: 0, topics: 0, answered_in_a_day: 0, unanswered: 0 },
  ...{ events_ahead: 0, groups: 0, mosques_kept: 0, waiting: 0, waiting_since: null, inviting: 0, came_invited: 0 },
}

test('on its first day nothing lives but the queue, in which nothing waits', () => {
  expect(PULSE_PARTS.filter((part) => isAlive(part, empty, now))).toEqual(['waiting'])
})

test('no topics are not all answered, and four of five are enough', () => {
  expect(isAlive('answers', { ...empty, topics: 5, answered_in_a_day: 4 }, now)).toBe(true)
  expect(isAlive('answers', { ...empty, topics: 5, answered_in_a_day: 3 }, now)).toBe(false)
})

test('what waits for more than a day is something to do', () => {
  const waiting = (waiting_since: string) => isAlive('waiting', { ...empty, waiting: 1, waiting_since }, now)
  expect(waiting('2026-11-19T00:00:00Z')).toBe(true)
  expect(waiting('2026-11-18T11:00:00Z')).toBe(false)
})
