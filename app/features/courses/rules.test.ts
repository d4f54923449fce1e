import { expect, test } from 'vitest'
import {
  countProgress,
  neighboursOf,
  nextToDo,
  orderChoices,
  readAnswers,
  resumeAt,
  rightNeeded,
  whatIsLeft,
  zoneToOffer,
} from './rules.ts'

const line = (slug: string, done: boolean, required = true) => ({ slug, done, required })
const contents = [line('a', true), line('b', false), line('extra', false, false), line('c', true)]

test('only what is asked counts, and never rounds up to the whole', () => {
  expect(countProgress(contents)).toEqual({ done: 2, total: 3, percent: 66 })
  expect(countProgress([])).toEqual({ done: 0, total: 0, percent: 0 })
  const many = Array.from({ length: 300 }, (_, n) => line(String(n), n > 0))
  expect(countProgress(many).percent).toBe(99)
})

test('what is left, and where to go on', () => {
  expect(whatIsLeft(contents).map(({ slug }) => slug)).toEqual(['b'])
  expect(nextToDo(contents)?.slug).toBe('b')
  expect(nextToDo([line('a', true), line('b', true)])?.slug).toBe('a')
  expect(nextToDo([])).toBeUndefined()
  expect(neighboursOf(contents, 'b')).toMatchObject({ number: 2, before: { slug: 'a' }, after: { slug: 'extra' } })
  expect(neighboursOf(contents, 'a').before).toBeUndefined()
  expect(neighboursOf(contents, 'gone')).toMatchObject({ number: 0, after: undefined })
})

test('as many right answers as the pass mark asks, rounded as the database does', () => {
  expect(rightNeeded(5, 70)).toBe(4)
  expect(rightNeeded(5, 80)).toBe(4)
  expect(rightNeeded(4, 100)).toBe(4)
  expect(rightNeeded(3, 1)).toBe(1)
})

test('choices stand in an order of their own at each attempt, none lost', () => {
  const orders = Array.from({ length: 12 }, (_, attempt) => orderChoices(4, attempt, 0))
  for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2, 3])
  expect(new Set(orders.map(String)).size).toBeGreaterThan(4)
  expect(orderChoices(4, 3, 2)).toEqual(orderChoices(4, 3, 2))
  expect(orderChoices(1, 0, 0)).toEqual([0])
})

test('a posted quiz is a list for each question, whatever else was sent', () => {
  const form = new FormData()
  form.append('q0', '1')
  form.append('q2', '0')
  form.append('q2', '2')
  form.append('q9', '1')
  expect(readAnswers(form, 3)).toEqual([[1], [], [0, 2]])
})

test('where a recording goes on', () => {
  expect([resumeAt(null, 600), resumeAt(120, 600), resumeAt(590, 600)]).toEqual([0, 120, 0])
})

test('a new group is offered the clock of its teacher’s place, else of the group before, and never a guess', () => {
  const known = ['Africa/Abidjan', 'Africa/Cairo', 'Europe/London']
  const groups = [{ time_zone: 'Europe/London' }]
  expect(zoneToOffer('Africa/Cairo', groups, known)).toBe('Africa/Cairo')
  expect(zoneToOffer(null, groups, known)).toBe('Europe/London')
  expect(zoneToOffer(null, [], known)).toBeNull()
  // A zone that is not on the list would show the first one of it.
  expect(zoneToOffer('Etc/GMT-3', [{ time_zone: 'UTC' }], known)).toBeNull()
})
