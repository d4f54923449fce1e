import { expect, test } from 'vitest'
import { highestOf, isShare, lowestOf, shares } from './shares.ts'

test('what one file holds is not shared out; millions are, into no more files than a list may name', () => {
  expect(shares(0)).toEqual([''])
  expect(shares(1000)).toEqual([''])
  expect(shares(1001)).toHaveLength(16)
  expect(shares(16_001)).toHaveLength(256)
  expect(shares(10_000_000)).toHaveLength(4096)
  expect(shares(1_000_000_000)).toHaveLength(4096)
})

test.each([500, 5000, 50_000, 5_000_000])('of %i records each id is in one share', (records) => {
  const list = shares(records)
  expect(lowestOf(list[0] ?? '')).toBe('00000000-0000-0000-0000-000000000000')
  expect(highestOf(list.at(-1) ?? '')).toBe('ffffffff-ffff-ffff-ffff-ffffffffffff')
  const asNumber = (id: string) => BigInt(`0x${id.replaceAll('-', '')}`)
  for (const [n, share] of list.slice(1).entries())
    expect(asNumber(lowestOf(share))).toBe(asNumber(highestOf(list[n] ?? '')) + 1n)
  expect(list.every(isShare)).toBe(true)
})

test.each(['g', 'A', '0000', '-', ' ', '1\n'])('%j is no share', (text) => {
  expect(isShare(text)).toBe(false)
})
