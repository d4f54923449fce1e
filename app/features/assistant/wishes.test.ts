import { expect, test } from 'vitest'
import { wishOf } from './wishes.ts'

test('knows what someone wants done, in six languages', () => {
  for (const [message, wish, name] of [
    ['Save Noor Bakery', 'save', 'noor bakery'],
    ['please follow East London Mosque', 'follow', 'east london mosque'],
    ['set my place to Paris', 'place', 'paris'],
    ['I live in Leeds', 'place', 'leeds'],
    ['report a problem with Noor Bakery', 'report', 'noor bakery'],
    ['احفظ مخبز النور', 'save', 'مخبز النور'],
    ['نور بیکری محفوظ کریں', 'save', 'نور بيكري'],
    ['suivre Mosquée de Paris', 'follow', 'mosquee de paris'],
    ['Fatih Camii takip et', 'follow', 'fatih camii'],
    ['laporkan Toko Roti', 'report', 'toko roti'],
  ] as const)
    expect(wishOf(message), message).toEqual({ wish, name, at: 0 })
})

test('what was shown last is meant where nothing is named', () => {
  expect(wishOf('save it')).toEqual({ wish: 'save', name: '', at: 0 })
  expect(wishOf('save the second one')).toEqual({ wish: 'save', name: '', at: 1 })
  expect(wishOf('bunu kaydet')).toEqual({ wish: 'save', name: '', at: 0 })
})

test('questions, and words that only begin like a verb, are no wishes', () => {
  for (const message of ['how do I save a place?', 'savemart', 'restaurants in Saveh', 'followers', 'Noor Bakery'])
    expect(wishOf(message), message).toBeNull()
})
