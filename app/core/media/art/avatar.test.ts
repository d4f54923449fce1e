import { expect, test } from 'vitest'
import { avatarTone, initials } from './avatar.ts'

test.each([
  ['Samira Khan', 'SK'],
  ['Yusuf', 'Y'],
  ['  amina   bint  wahb ', 'AW'],
  ['Abd al-Rahman', 'AR'],
  ['élodie Diallo', 'ÉD'],
  ['7 Stars (Bakery)', 'SB'],
  ['فاطمة الزهراء', 'ف\u200cز'],
  ['محمد', 'م'],
  ['🌙', ''],
  ['', ''],
])('%j gets the initials %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('a person keeps one tone and people differ', () => {
  expect(avatarTone('u1')).toBe(avatarTone('u1'))
  expect(new Set(Array.from({ length: 50 }, (_, i) => avatarTone(`u${i}`))).size).toBe(4)
})
