import { expect, test } from 'vitest'
import { claimForms, closeForms, factsSchema } from './schema.ts'

const errorsOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)

test('a code may be typed with spaces and in other digits', () => {
  const claim = '00000000-0000-4000-8000-000000000000'
  expect(claimForms.code.parse({ claim, code: ' 123 456 ' }).code).toBe('123456')
  expect(claimForms.code.parse({ claim, code: '١٢٣٤٥٦' }).code).toBe('123456')
  expect(claimForms.code.parse({ claim, code: '۱۲۳-۴۵۶' }).code).toBe('123456')
  for (const code of ['12345', '1234567', 'abcdef', ''])
    expect(errorsOf(claimForms.code.safeParse({ claim, code }))).toEqual(['code: code'])
})

test('facts keep what was said, and of a kitchen only where there is one', () => {
  const said = { menu: 'fully_halal', pork: 'no', fact_parking: 'yes', fact_wudu: '', slaughter_beef: 'hand' }
  expect(factsSchema(true).parse(said)).toEqual({
    facts: { parking: true },
    halal: { menu: 'fully_halal', pork: false, slaughter: { beef: 'hand' } },
  })
  expect(factsSchema(true).parse({})).toEqual({ facts: {}, halal: null })
  expect(factsSchema(false).parse(said)).toEqual({ facts: { parking: true } })
  expect(factsSchema(true).safeParse({ menu: 'mostly' }).success).toBe(false)
})

test('closing needs a date that exists', () => {
  expect(errorsOf(closeForms.close.safeParse({ closed_on: '2026-02-30' }))).toEqual(['closed_on: closedOn'])
})
