import { expect, test } from 'vitest'
import { nameIn } from './name-in.ts'

test('writes the name in the script of the reader where it exists', () => {
  const names = { name: 'Zaytun Grocers', local_name: 'بقالة زيتون' }
  expect(nameIn('ar', names)).toBe('بقالة زيتون')
  expect(nameIn('en', names)).toBe('Zaytun Grocers')
  expect(nameIn('ar', { name: 'Kebapçı', local_name: 'Kebapçı Usta' })).toBe('Kebapçı')
  expect(nameIn('en', { name: '', local_name: '' })).toBeNull()
})
