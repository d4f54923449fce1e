import { expect, test } from 'vitest'
import { readTapped, tappedCookie } from './tapped.ts'

test('the cookie carries one verse', () => {
  const [pair = ''] = tappedCookie(262).split(';')
  expect(readTapped(`a=1; ${pair}; b=2`)).toBe(262)
  expect(readTapped(pair)).toBe(262)
})

test.each(['', 'quran-tapped=', 'quran-tapped=6237', 'quran-tapped=0', 'xquran-tapped=5', 'quran-tapped=5x'])(
  '%s names no verse',
  (cookie) => expect(readTapped(cookie)).toBeNull(),
)
