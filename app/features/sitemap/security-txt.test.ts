import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

test('says where to report a hole, and until when that holds', () => {
  expect(
    securityTxt('https://www.mahalla.example/', new Date('2026-11-19T10:00:00Z')),
  ).toBe(`Contact: https://www.mahalla.example/contact
Expires: 2027-05-18T00:00:00.000Z
Preferred-Languages: en, ar, ur, fr, tr, id
Canonical: https://www.mahalla.example/.well-known/security.txt
`)
})
