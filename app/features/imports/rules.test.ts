import { describe, expect, test } from 'vitest'
import { checkMapping, checkOrigin, guessMapping, progressOf } from './rules.ts'

describe('which column is what', () => {
  test('names are understood in several spellings', () => {
    expect(
      guessMapping(['ID', 'Business Name', 'Street Address', 'TOWN', 'Lat', 'lng', 'Telephone', 'URL', 'Colour']),
    ).toEqual({
      ID: 'source_id',
      'Business Name': 'name',
      'Street Address': 'address',
      TOWN: 'city',
      Lat: 'latitude',
      lng: 'longitude',
      Telephone: 'phone',
      URL: 'website',
    })
  })

  test('a field goes to the first column that means it', () => {
    expect(guessMapping(['name', 'title'])).toEqual({ name: 'name' })
  })

  test('needs a name, known fields, and each field once', () => {
    expect(checkMapping({ a: 'name', b: 'city' })).toBeNull()
    expect(checkMapping({ b: 'city' })).toBe('nameMissing')
    expect(checkMapping({ a: 'name', b: 'name' })).toBe('fieldTwice')
    expect(checkMapping({ a: 'name', b: 'password' })).toBe('unknownField')
  })
})

test('progress is a whole number up to 100, or unknown', () => {
  const row = {
    state: 'staging',
    file_size: 200,
    bytes_read: 99,
    last_seq: 10,
    merged_through: 5,
    merged_count: 0,
    undone_count: 0,
  }
  expect(progressOf(row)).toBe(49)
  expect(progressOf({ ...row, state: 'merging' })).toBe(50)
  expect(progressOf({ ...row, state: 'undoing' })).toBeNull()
  expect(progressOf({ ...row, bytes_read: 400 })).toBe(100)
})

test.each([
  ['biz', 'CC BY 4.0', 'sourceMissing'],
  ['x', 'CC BY 4.0', 'sourceMissing'],
  ['Leeds City Council', '', 'licenceMissing'],
  ['Leeds City Council', 'none', 'licenceMissing'],
  ['Leeds City Council', 'OGL 3.0', null],
] as const)('a list says where it comes from and whether it may be shown: %s, %s', (source, licence, problem) =>
  expect(checkOrigin(source, licence)).toBe(problem),
)
