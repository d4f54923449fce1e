import { expect, test } from 'vitest'
import { masjidFromCookie, masjidToCookie } from './my-masjid.ts'

const id = '4b2c0f6e-6a0d-4c5e-9f52-0d2a9f0c1b11'

test('comes back from the cookie it was written to', () => {
  expect(masjidFromCookie(`place=1; ${masjidToCookie(id)}`)).toBe(id)
})

test.each(['masjid=', 'masjid=1 or 1=1', `notmasjid=${id}`, null])('%s is none', (header) => {
  expect(masjidFromCookie(header)).toBeNull()
})
