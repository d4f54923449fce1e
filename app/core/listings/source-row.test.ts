import { expect, test } from 'vitest'
import { readCountryCode, readRows, readWebAddress } from './source-row.ts'

test('takes a list as it comes, or out of the object that carries it, and leaves out what is no row', () => {
  expect(readRows([{ id: 'a' }, null, 3, []])).toEqual([{ id: 'a' }])
  expect(readRows({ total: 1, items: [{ id: 'b' }] })).toEqual([{ id: 'b' }])
  expect(readRows(null)).toEqual([])
  expect(readRows('down')).toEqual([])
})

test('finds the code of a country in either field', () => {
  expect(readCountryCode({ country_code: 'gb', country: 'United Kingdom' })).toBe('GB')
  expect(readCountryCode({ country: 'GB' })).toBe('GB')
  expect(readCountryCode({ country: 'Oman' })).toBe('')
})

test('takes only web addresses as links', () => {
  expect(readWebAddress(' https://zaytun.example ')).toBe('https://zaytun.example')
  expect(readWebAddress('javascript:alert(1)')).toBeNull()
})
