import { expect, test } from 'vitest'
import { basicsSchema, closeSchema, codeSchema, contactSchema, factsSchema, placeSchema } from './schema.ts'

const errorsOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)

test('a code may be typed with spaces and in other digits', () => {
  expect(codeSchema.parse({ code: ' 123 456 ' }).code).toBe('123456')
  expect(codeSchema.parse({ code: '١٢٣٤٥٦' }).code).toBe('123456')
  expect(codeSchema.parse({ code: '۱۲۳-۴۵۶' }).code).toBe('123456')
  for (const code of ['12345', '1234567', 'abcdef', ''])
    expect(errorsOf(codeSchema.safeParse({ code }))).toEqual(['code: code'])
})

test('lists are split at commas of any script and keep each entry once', () => {
  const parsed = basicsSchema.parse({
    name: ' Al Noor ',
    business_category: 'grocery',
    services: 'bread, cakes،bread,, ',
  })
  expect(parsed).toMatchObject({ name: 'Al Noor', services: ['bread', 'cakes'], local_name: null, price_range: null })
  expect(errorsOf(basicsSchema.safeParse({ name: '', business_category: 'falconry', price_range: '€' }))).toEqual([
    'name: required',
    'business_category: choose',
    'price_range: choose',
  ])
})

test('contacts are checked, and empty ones are unknown', () => {
  expect(contactSchema.parse({ phone: '', email: '', website: '', whatsapp: '' })).toEqual({
    phone: null,
    email: null,
    website: null,
    whatsapp: null,
  })
  expect(
    errorsOf(contactSchema.safeParse({ phone: 'call me', email: 'a@b', website: 'javascript:alert(1)', whatsapp: '' })),
  ).toEqual(['phone: phone', 'email: email', 'website: website'])
})

test('a position has two coordinates or none', () => {
  expect(placeSchema.parse({ latitude: '51,5', longitude: '-0.1' })).toMatchObject({ latitude: 51.5, longitude: -0.1 })
  expect(errorsOf(placeSchema.safeParse({ latitude: '51.5', longitude: '' }))).toEqual(['latitude: position'])
  expect(errorsOf(placeSchema.safeParse({ latitude: '95', longitude: '500' }))).toContain('longitude: longitude')
  expect(errorsOf(placeSchema.safeParse({ service_area_km: '900' }))).toEqual(['service_area_km: radius'])
})

test('facts keep what was said and leave out what was not', () => {
  expect(
    factsSchema.parse({
      menu: 'fully_halal',
      pork: 'no',
      'fact.parking': 'yes',
      'fact.wudu': '',
      'slaughter.beef': 'hand',
    }),
  ).toEqual({ facts: { parking: true }, halal: { menu: 'fully_halal', pork: false, slaughter: { beef: 'hand' } } })
  expect(factsSchema.parse({})).toEqual({ facts: {}, halal: null })
  expect(factsSchema.safeParse({ menu: 'mostly' }).success).toBe(false)
})

test('closing needs a date that exists', () => {
  expect(errorsOf(closeSchema.safeParse({ closed_on: '2026-02-30' }))).toEqual(['closed_on: date'])
})
