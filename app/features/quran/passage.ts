// Types of a page of the reader.

import type { Edition } from '#app/core/quran/editions.ts'
import type { Explanation } from '#app/core/quran/explanations.server.ts'
import type { VerseMarks } from '#app/core/quran/parts.ts'
import type { ReaderSettings } from '#app/core/quran/reader-settings.ts'

export type Verse = {
  /** 1 to 6236. */
  number: number
  surah: number
  ayah: number
  text: string
  transliteration: string | null
  /** In the order of `editions`. */
  translations: string[]
  marks: VerseMarks
}

export type SurahHeading = {
  number: number
  name: string
  meaning: string
  /** With the word سورة before it. */
  arabic: string
  size: number
  isMeccan: boolean
  page: number
  juz: number
}

/** Verses of one surah in a row; a juz or a page may hold several. */
export type Section = { surah: SurahHeading; isStart: boolean; hasBasmala: boolean; verses: Verse[] }

/** The same on its way to the page: a few long texts, one verse a line, instead of hundreds of small objects. */
export type PackedSection = Omit<Section, 'verses'> & {
  /** Of the first verse. */
  number: number
  ayah: number
  texts: string
  transliterations: string | null
  translations: string[]
  /** Only of verses at which something begins. */
  marks: [index: number, marks: VerseMarks][]
}

const NO_MARKS: VerseMarks = {}

export function unpackSection({
  number,
  ayah,
  texts,
  transliterations,
  translations,
  marks,
  ...section
}: PackedSection): Section {
  const transliterated = transliterations?.split('\n')
  const translated = translations.map((text) => text.split('\n'))
  const marked = new Map(marks)
  return {
    ...section,
    verses: texts.split('\n').map((text, i) => ({
      number: number + i,
      surah: section.surah.number,
      ayah: ayah + i,
      text,
      transliteration: transliterated?.[i] ?? null,
      translations: translated.map((lines) => lines[i] ?? ''),
      marks: marked.get(i) ?? NO_MARKS,
    })),
  }
}

export type PassageKind = 'surah' | 'juz' | 'page' | 'verse'
export type PassageLink = { path: string; kind: PassageKind; label: string }

export type ReaderData = {
  kind: PassageKind
  /** Of the surah, juz or page. */
  number: number
  /** The verse the address names; null where it names more than one. */
  target: number | null
  sections: PackedSection[]
  basmala: string
  /** The same place seen as surah, juz and page, so that changing over keeps it. */
  places: { surah: number; juz: number; page: number }
  list: { surahs: ListedSurah[] } | { parts: { number: number; begins: string }[] }
  previous: PassageLink | null
  next: PassageLink | null
  settings: ReaderSettings
  editions: Edition[]
  offered: Edition[]
  hasTransliteration: boolean
  /** Of the verse the address names. */
  explanations: Explanation[]
  check: TextCheck
}

export type ListedSurah = { number: number; name: string; arabic: string }

/** What was compared, for the badge. */
export type TextCheck = { surahs: number; verses: number; sum: string; source: string }
