import { afterEach, expect, test, vi } from 'vitest'
import { type Difference, type Joined, type Left, openPresence } from './presence.ts'

// Files share a process: a clock left standing would stop whichever test comes next.
afterEach(() => vi.useRealTimers())

function open(node: string) {
  vi.useFakeTimers()
  const told: Difference[] = []
  const published: { joined: Joined[]; left: Left[] }[] = []
  const presence = openPresence({
    node,
    deliver: (_topic, difference) => told.push(difference),
    publish: (joined, left) => published.push({ joined, left }),
  })
  return { presence, told, published, wait: () => vi.advanceTimersByTime(100) }
}

test('what happens within a moment is one difference', () => {
  const { presence, told, wait } = open('a')
  const refs = ['x', 'y', 'z'].map((key) => presence.track('t', key, { key }, null))
  presence.untrack('t', refs[2] ?? '')
  wait()
  expect(told).toHaveLength(1)
  expect(Object.keys(told[0]?.joins ?? {})).toEqual(['x', 'y'])
  expect(told[0]?.leaves).toEqual({})
  for (const ref of refs) presence.untrack('t', ref)
  wait()
  expect(Object.keys(told[1]?.leaves ?? {})).toEqual(['x', 'y'])
  expect(presence.state('t')).toEqual({})
})

test('the same key twice is two entries under one name; a change replaces one', () => {
  const { presence } = open('a')
  const first = presence.track('t', 'amina', { tab: 1 }, null)
  presence.track('t', 'amina', { tab: 2 }, null)
  const changed = presence.track('t', 'amina', { tab: 3 }, first)
  expect(presence.state('t').amina?.metas).toEqual([
    { tab: 2, phx_ref: expect.any(String) },
    { tab: 3, phx_ref: changed, phx_ref_prev: first },
  ])
})

test('a state is never repeated by a difference', () => {
  const { presence, told, wait } = open('a')
  presence.track('t', 'x', {}, null)
  presence.state('t')
  expect(told).toHaveLength(1)
  wait()
  expect(told).toHaveLength(1)
})

test('nodes tell each other, and a node that is gone takes its people along', () => {
  const a = open('a')
  const b = open('b')
  const ref = a.presence.track('t', 'amina', { mood: 'glad' }, null)
  for (const { joined, left } of a.published) b.presence.fromOther('a', joined, left)
  b.presence.track('t', 'bilal', {}, null)
  expect(Object.keys(b.presence.state('t'))).toEqual(['amina', 'bilal'])
  // Said twice is said once.
  b.presence.replaceOther('a', a.presence.own())
  expect(b.presence.state('t').amina?.metas).toHaveLength(1)
  const late = a.presence.track('t', 'amina', { mood: 'tired' }, ref)
  b.presence.replaceOther('a', a.presence.own())
  expect(b.presence.state('t').amina?.metas.map(({ phx_ref }) => phx_ref)).toEqual([late])
  b.presence.dropOther('a')
  expect(Object.keys(b.presence.state('t'))).toEqual(['bilal'])
  expect(b.presence.own()).toHaveLength(1)
})
