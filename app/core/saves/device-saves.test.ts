import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSaves, MOST_SAVES, pressDeviceHeart, pressed, readSaves } from './device-saves.ts'

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const tea = { id: idOf(1), name: 'Tea' }
const bread = { id: idOf(2), name: 'Bread' }
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

test('pressed once it is saved, twice it is not; the newest stands first and there is an end', () => {
  expect(pressed([tea], bread)).toEqual([bread, tea])
  expect(pressed([bread, tea], bread)).toEqual([tea])
  const full = Array.from({ length: MOST_SAVES }, (_, n) => ({ id: idOf(n + 10), name: 'Shop' }))
  expect(pressed(full, tea)).toHaveLength(MOST_SAVES)
})

test('what came along leaves the device, what was saved meanwhile stays, and signing out leaves nothing', () => {
  expect(pressDeviceHeart(tea)).toBe(true)
  expect(pressDeviceHeart(bread)).toBe(true)
  forgetSaves([tea.id])
  expect(readSaves(kept.get('saved') ?? null)).toEqual([bread])
  forgetSaves(null)
  expect([...kept.keys()]).toEqual([])
})

test.each([null, 'nonsense', '{}', '[1]', '[{"id":"../admin","name":"x"}]', `[{"id":"${idOf(1)}"}]`])(
  'storage may hold anything: %s',
  (text) => expect(readSaves(text)).toEqual([]),
)
