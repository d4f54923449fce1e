import { expect, test } from 'vitest'
import { addressWord, dashed, fold } from './fold.ts'

test('drops case and Latin accents', () => {
  expect(fold('MÜNCHEN')).toBe('munchen')
  expect(fold('São Paulo')).toBe('sao paulo')
  expect(fold('Şanlıurfa')).toBe('sanliurfa')
  expect(fold('İSTANBUL')).toBe('istanbul')
  expect(fold('Tromsø')).toBe('tromso')
  expect(fold('Łódź')).toBe('lodz')
})

test('reads the several forms of one Arabic letter alike', () => {
  expect(fold('کراچی')).toBe(fold('كراچى'))
  expect(fold('القاهرة')).toBe(fold('القاهره'))
  expect(fold('أحمد إبراهيم آمنة ٱلله')).toBe('احمد ابراهيم امنه الله')
  expect(fold('لاہور')).toBe(fold('لاهور'))
  expect(fold('مؤسسة بئر')).toBe('موسسه بير')
})

test('drops Arabic vowel marks and tatweel', () => {
  expect(fold('مُحَمَّدٌ')).toBe('محمد')
  expect(fold('مـكـة')).toBe('مكه')
})

test('reads Arabic and Persian digits', () => {
  expect(fold('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(fold('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
})

test('keeps the vowel signs that carry a Bengali or Hindi word', () => {
  expect(fold('ঢাকা')).toBe('ঢাকা'.normalize('NFC'))
  expect(fold('दिल्ली')).toBe('दिल्ली'.normalize('NFC'))
})

test('collapses spaces and punctuation', () => {
  expect(fold('  Stratford–upon - Avon ')).toBe('stratford upon avon')
  expect(fold('Karachi\u0000\n\tEast')).toBe('karachi east')
  expect(fold('…!?')).toBe('')
})

test('folding twice changes nothing', () => {
  for (const text of ['St. John’s', 'Ḩalab', 'ﻣﻜﺔ', 'Ёлкино', 'ＬＯＮＤＯＮ', '서울', 'Ərdəbil', 'ഹലാൽ']) {
    expect(fold(fold(text))).toBe(fold(text))
  }
})

test('survives very long and hostile text', () => {
  expect(fold('a'.repeat(10_000))).toHaveLength(10_000)
  expect(fold('\u0301'.repeat(10_000))).toBe('')
  expect(fold('\ud800')).toBe('')
})

test('makes address words', () => {
  expect(dashed("St. John's")).toBe('st-johns')
  expect(dashed('St. John’s')).toBe('st-johns')
  expect(dashed('Food & Restaurants')).toBe('food-restaurants')
  expect(dashed('Émirats arabes unis')).toBe('emirats-arabes-unis')
  expect(dashed('مكة المكرمة')).toBe('مكه-المكرمه')
  expect(dashed('---')).toBe('')
})

test('keeps Arabic and Urdu spelling in an address word and still folds it back', () => {
  expect(addressWord('المملكة المتحدة', 'ar')).toBe('المملكة-المتحدة')
  expect(addressWord('متحدہ عرب امارات', 'ur')).toBe('متحدہ-عرب-امارات')
  expect(fold(addressWord('المملكة المتحدة', 'ar'))).toBe(fold('المملكة المتحدة'))
  expect(addressWord('Côte d’Ivoire', 'fr')).toBe('cote-divoire')
})
