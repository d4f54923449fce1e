import { expect, test } from 'vitest'
import { askedAddress, readAsked } from './search.ts'

const read = (query: string) => readAsked(new URLSearchParams(query))

test('an address says what is asked for, and what nobody knows is as good as none', () => {
  expect(read('q=%20iftar%00&kind=events&from=20')).toEqual({ words: 'iftar', kind: 'events', from: 20 })
  expect(read('q=iftar&kind=nothing&from=-1')).toEqual({ words: 'iftar', kind: null, from: 0 })
  expect(read('from=1e9')).toEqual({ words: '', kind: null, from: 0 })
  expect(read(`q=${'a'.repeat(200)}`).words).toHaveLength(100)
})

test('another kind begins at its first page', () => {
  const asked = read('q=iftar&from=20')
  expect(askedAddress(asked, { kind: 'group' })).toBe('/community/search?q=iftar&kind=group')
  expect(askedAddress(asked, { from: 40 })).toBe('/community/search?q=iftar&from=40')
  expect(askedAddress(read(''))).toBe('/community/search')
})
