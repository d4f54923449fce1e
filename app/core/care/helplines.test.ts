import { expect, test } from 'vitest'
import { countryCodes } from '#app/core/places/countries.ts'
import { COMPARED_ON, helpIn } from './helplines.ts'

const known = countryCodes.map((code) => ({ code, ...helpIn(code) }))

test('somebody in danger finds a number to call in more than sixty countries, each with who says so', () => {
  expect(known.filter(({ emergency }) => emergency.length > 0).length).toBeGreaterThan(100)
  expect(known.filter(({ lines }) => lines.length > 0).length).toBeGreaterThanOrEqual(60)
  for (const { code, emergency, lines } of known) {
    for (const { number } of emergency) expect(number, code).toMatch(/^\d{2,4}$/)
    // A helpline never stands alone: beside it is the number for a danger to life.
    if (lines.length > 0) expect(emergency, code).not.toEqual([])
    for (const { number, source } of lines) {
      expect(number, code).toMatch(/^\d{3,12}$/)
      expect(source, code).toMatch(/^[a-z0-9.-]+\.[a-z]+$/)
    }
  }
  expect(COMPARED_ON).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('knows what is called in Britain, and says nothing it does not know', () => {
  expect(helpIn('GB')).toMatchObject({
    emergency: [{ service: 'any', number: '999' }],
    lines: [{ number: '116123' }, { number: '08088082008' }, { number: '08082000247', for: 'home' }],
  })
  expect(helpIn('')).toEqual({ emergency: [], lines: [] })
  expect(helpIn('constructor')).toEqual({ emergency: [], lines: [] })
})
