import { expect, test } from 'vitest'
import { readInitials } from './read-initials.ts'

test('takes the first and the last word', () => {
  expect(readInitials('Safiya Khan')).toBe('SK')
  expect(readInitials('  abu  bakr al-siddiq ')).toBe('AA')
  expect(readInitials('Maryam')).toBe('M')
})

test('takes one letter of joined scripts', () => {
  expect(readInitials('مريم بنت عمران')).toBe('م')
})

test('has nothing for an empty name', () => {
  expect(readInitials(' ')).toBe('')
})
