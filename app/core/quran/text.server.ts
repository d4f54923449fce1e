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
  /** With vowel marks. */
  arabic: string
  /** As readers of this language know it; the Arabic name in Arabic and Urdu. */
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

const MARKS = /[\u064b-\u0655\u0670]/g
export const withoutMarks = (arabic: string): string => arabic.replace(MARKS, '')

export function surahNames(locale: Locale): readonly SurahName[] {
  const known = named.get(locale)
  if (known) return known
  const names = surahRows().map(({ number, type, rukus, arabic, latin, names, meanings }) => ({
    number,
    size: surahSize(number),
    type,
    rukus,
    arabic,
    name:
      locale === 'ar' || locale === 'ur'
        ? withoutMarks(arabic)
        : locale === 'fr' || locale === 'tr'
          ? names[locale]
          : latin,
    meaning: locale === 'ar' ? '' : meanings[locale],
  }))
  named.set(locale, names)
  return names
}

export function surahName(locale: Locale, surah: number): SurahName {
  const found = surahNames(locale)[surah - 1]
  if (!found) throw new RangeError(`There is no surah ${surah}`)
  return found
}
