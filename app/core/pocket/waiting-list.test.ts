import { expect, test } from 'vitest'
import { joined, parseWaiting, type Waiting } from './waiting-list.ts'

const one = (change: Partial<Waiting>): Waiting => ({
  id: crypto.randomUUID(),
  owner: 'amina',
  to: '/business/tayyabs/reviews',
  fields: [['text', 'Good']],
  draft: 'amina:review',
  at: 0,
  stopped: null,
  ...change,
})

test('the same form sent twice is one wish, in its latest words', () => {
  const again = one({ fields: [['text', 'Very good']] })
  expect(joined([one({})], again)).toEqual([again])
})

test('what is about something else, or by somebody else, waits beside it', () => {
  const list = [one({ draft: null, to: '/saved', fields: [['save', 'a']] })]
  expect(joined(list, one({ draft: null, to: '/saved', fields: [['save', 'b']] }))).toHaveLength(2)
  expect(joined([one({})], one({ owner: 'bilal' }))).toHaveLength(2)
})

test('no more wait than a way home brings, the oldest makes room', () => {
  const many = Array.from({ length: 40 }, (_, i) => one({ draft: `amina:${i}` }))
  const list = many.reduce<Waiting[]>(joined, [])
  expect(list).toHaveLength(30)
  expect(list.at(-1)).toBe(many.at(-1))
})

test('what storage holds is anyone’s guess', () => {
  expect(parseWaiting('{')).toEqual([])
  expect(parseWaiting('[{"to":"https://elsewhere.example"}]')).toEqual([])
  expect(parseWaiting(JSON.stringify([one({})]))).toHaveLength(1)
})
