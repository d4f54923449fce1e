import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToDevice, clearDevice, readDeviceList, tickOnDevice } from './device-list.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const list = () => readDeviceList(kept.get('mahalla:shopping') ?? null)

test('what is added is kept, ticked off, and gone with the basket', () => {
  expect(
    addToDevice([
      { name: 'rice', amount: 2, unit: 'kg' },
      { name: 'salt', amount: null, unit: null },
    ]),
  ).toBe(true)
  const [rice] = list()
  tickOnDevice([rice?.id ?? ''], true)
  expect(list().map(({ name, isTicked }) => [name, isTicked])).toEqual([
    ['rice', true],
    ['salt', false],
  ])
  clearDevice('ticked')
  expect(list().map(({ name }) => name)).toEqual(['salt'])
  clearDevice('all')
  expect([...kept.keys()]).toEqual([])
})

test('a full storage says that nothing was kept', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  })
  expect(addToDevice([{ name: 'rice', amount: 2, unit: 'kg' }])).toBe(false)
})

const line = { id: 'a', name: 'rice', amount: 2, unit: 'kg', isTicked: false }
test.each([
  null,
  'nonsense',
  '{}',
  '[1]',
  '[null]',
  ...[
    { name: ' ' },
    { name: 5 },
    { amount: -1 },
    { amount: 'x' },
    { unit: 'ton' },
    { amount: null },
    { isTicked: 'yes' },
    { name: 'x'.repeat(161) },
  ].map((wrong) => JSON.stringify([{ ...line, ...wrong }])),
])('storage may hold anything: %s', (text) => expect(readDeviceList(text)).toEqual([]))
