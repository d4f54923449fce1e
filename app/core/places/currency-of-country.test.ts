import { expect, test } from 'vitest'
import { priceMarks } from './currency-of-country.ts'

test.each([
  ['GB', '£££'],
  ['FR', '€€€'],
  ['TR', '₺₺₺'],
  ['US', '$$$'],
  ['MA', '$$$'],
  ['', '$$$'],
])('prices in "%s" are marked %s', (country, marks) => {
  expect(priceMarks(3, country)).toBe(marks)
})
