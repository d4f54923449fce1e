// The checked text, the translations and the names of the surahs, each loaded when first asked for and then kept.
import { readFileSync } from 'node:fs'
import type { Locale } from '#app/i18n/locales.ts'
import { surahSize } from './numbering.ts'
import { type Checksums, dataFile, readChecksums, readPacked, verifyArabic, verifyEdition } from './text-file.server.ts'

type Text = { verses: readonly string[]; checksums: Checksums; checkedAt: string }

let text: Text | null = null
let checksums: Checksums | null = null
const loadedEditions = new Map<string, readonly string[]>()

const sums = () => {
  checksums ??= readChecksums()
  return checksums
}

/** Throws TextMismatch, each time anew, when the text is not the one that was committed. */
export function getText(): Text {
  text ??= {
    verses: verifyArabic(readPacked('arabic'), sums()),
    checksums: sums(),
    checkedAt: new Date().toISOString(),
  }
  return text
}

export function getEdition(id: string): readonly string[] {
  const known = loadedEditions.get(id)
  if (known) return known
  const verses = verifyEdition(id, readPacked(id), sums())
  loadedEditions.set(id, verses)
  return verses
}

type SurahRow = {
  number: number
  type: 'meccan' | 'medinan'
  rukus: number
  arabic: string
  latin: string
  names: { fr: string; tr: string }
  meanings: { en: string; ur: string; fr: string; tr: string; id: string }
}

export type SurahName = {
  number: number
  size: number
  type: SurahRow['type']
  rukus: number
  /** Fully vowelled, as one says it by itself: ٱلۡفَاتِحَة. */
  arabic: string
  /** As the mushaf heads the surah: سُورَةُ ٱلۡفَاتِحَةِ. */
  heading: string
  /** As readers of this language know it; in Arabic and Urdu without vowel marks. */
  name: string
  /** What the name means; nothing in Arabic, which needs no telling. */
  meaning: string
}

let rows: SurahRow[] | null = null
const named = new Map<Locale, readonly SurahName[]>()

export function surahRows(): readonly SurahRow[] {
  rows ??= JSON.parse(readFileSync(dataFile('surahs.json'), 'utf8')) as SurahRow[]
  return rows
}

const MARKS = /[\u064b-\u0655\u0670\u06e1]/g
const withoutMarks = (arabic: string): string => arabic.replace(MARKS, '').replaceAll('ٱ', 'ا')

/** A name said by itself does not sound its case. */
const withoutCase = (arabic: string): string => arabic.replace(/[\u064b-\u0650]$/, '')

/** The four names of letters keep the signs they are read by. */
const URDU_LETTERS: Readonly<Record<number, string>> = { 20: 'طٰہٰ', 36: 'یٰسٓ', 38: 'صٓ', 50: 'قٓ' }
const URDU: Readonly<Record<string, string>> = { ك: 'ک', ي: 'ی', ى: 'یٰ', ه: 'ہ', ة: 'ہ', أ: 'ا', إ: 'ا' }
const URDU_LETTER = new RegExp(`[${Object.keys(URDU).join('')}]`, 'g')
const urduName = (number: number, arabic: string): string =>
  URDU_LETTERS[number] ?? withoutMarks(arabic).replace(URDU_LETTER, (letter) => URDU[letter] ?? letter)

function nameIn(locale: Locale, { number, arabic, latin, names }: SurahRow): string {
  if (locale === 'ar') return withoutMarks(arabic)
  if (locale === 'ur') return urduName(number, arabic)
  return locale === 'fr' || locale === 'tr' ? names[locale] : latin
}

export function surahNames(locale: Locale): readonly SurahName[] {
  const known = named.get(locale)
  if (known) return known
  const names = surahRows().map((row) => ({
    number: row.number,
    size: surahSize(row.number),
    type: row.type,
    rukus: row.rukus,
    arabic: withoutCase(row.arabic),
    heading: `سُورَةُ ${row.arabic}`,
    name: nameIn(locale, row),
    meaning: locale === 'ar' ? '' : row.meanings[locale],
  }))
  named.set(locale, names)
  return names
}

export function surahName(locale: Locale, surah: number): SurahName {
  const found = surahNames(locale)[surah - 1]
  if (!found) throw new RangeError(`There is no surah ${surah}`)
  return found
}
