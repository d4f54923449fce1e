import type { Locale } from '#app/i18n/locales.ts'

/**
 * One spelling for comparing what people type with what we stored: case, accents, vowel marks and the several
 * code points of one Arabic letter stop mattering. Used alike for search keys, address words and duplicates.
 */

/** Letters that Unicode does not decompose but that people type without their stroke or ligature. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ə: 'e',
  ی: 'ي',
  ى: 'ي',
  ې: 'ي',
  ے: 'ي',
  ک: 'ك',
  ڪ: 'ك',
  ٱ: 'ا',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۃ: 'ه',
}
const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu')

/**
 * Combining accents, Arabic vowel marks, Quranic marks and tatweel, and invisible joiners. Vowel signs of Indic
 * scripts are marks too but carry the word, so this is a list and not \p{M}.
 */
const DROPPED =
  /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0640\u200b-\u200f\u2060\ufeff]/gu

/** Apostrophes and the letters used for ayn and hamza in transliteration join ("John's" is "johns"). */
const APOSTROPHES = /['`´‘’‛′ʹʻʼʽʾʿˈ]/gu

const ARABIC_DIGIT = /[٠-٩۰-۹]/gu
const NOT_A_WORD = /[^\p{L}\p{M}\p{N}]+/gu

/** `'Şanlıurfa'` → `'sanliurfa'`, `'  Saint-Denis '` → `'saint denis'`, `'کراچی'` and `'كراچى'` → `'كراچي'`. */
export function fold(text: string): string {
  return (
    text
      .replace(APOSTROPHES, '')
      // Compatibility form: also turns full-width letters and Arabic presentation forms into ordinary ones.
      .normalize('NFKD')
      .toLowerCase()
      .replace(DROPPED, '')
      .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
      .normalize('NFC')
      .replace(NOT_A_WORD, ' ')
      .trim()
  )
}

/** The word for an address: `'St. John’s'` → `'st-johns'`, `'مكة المكرمة'` → `'مكه-المكرمه'`. */
export function dashed(text: string): string {
  return fold(text).replaceAll(' ', '-')
}

/**
 * The address word in a language. Arabic and Urdu keep their letters as written ("المملكة-المتحدة"): folding ة or ی
 * there would print a misspelt word in the address bar. Whoever reads the word back folds it.
 */
export function addressWord(text: string, locale: Locale): string {
  if (locale !== 'ar' && locale !== 'ur') return dashed(text)
  const written = text.normalize('NFC').toLowerCase().replace(APOSTROPHES, '').replace(DROPPED, '')
  return written.replace(NOT_A_WORD, ' ').trim().replaceAll(' ', '-')
}
