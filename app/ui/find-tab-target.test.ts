import { expect, test } from 'vitest'
import { findTabTarget } from './find-tab-target.ts'

test('goes on with the right arrow, and with the left one in right-to-left pages', () => {
  expect(findTabTarget('ArrowRight', 0, 3, false)).toBe(1)
  expect(findTabTarget('ArrowLeft', 0, 3, true)).toBe(1)
})

test('goes round at both ends', () => {
  expect(findTabTarget('ArrowRight', 2, 3, false)).toBe(0)
  expect(findTabTarget('ArrowLeft', 0, 3, false)).toBe(2)
  expect(findTabTarget('ArrowRight', 0, 3, true)).toBe(2)
})

test('jumps to the ends and ignores other keys', () => {
  expect(findTabTarget('Home', 2, 3, false)).toBe(0)
  expect(findTabTarget('End', 0, 3, true)).toBe(2)
  expect(findTabTarget('a', 0, 3, false)).toBeNull()
  expect(findTabTarget('Home', 0, 0, false)).toBeNull()
})
