// Verses by number: `2:255` is also verse 262 of 6236, which is how bookmarks, plans and the lists of parts count.
import { SURAH_SIZES } from './data/surah-sizes.ts'

export const SURAH_COUNT = 114
export const VERSE_COUNT = 6236
export const JUZ_COUNT = 30
export const PAGE_COUNT = 604

export type VerseRef = { surah: number; ayah: number }

/** Verses before each surah, and at the end all of them. */
const BEFORE: readonly number[] = sumsOf(SURAH_SIZES)

function sumsOf(sizes: readonly number[]): number[] {
  const sums = [0]
  for (const size of sizes) sums.push((sums.at(-1) ?? 0) + size)
  return sums
}

export const surahSize = (surah: number): number => SURAH_SIZES[surah - 1] ?? 0

export const isVerse = ({ surah, ayah }: VerseRef): boolean =>
  Number.isInteger(surah) && Number.isInteger(ayah) && ayah >= 1 && ayah <= surahSize(surah)

export const verseNumber = ({ surah, ayah }: VerseRef): number => (BEFORE[surah - 1] ?? 0) + ayah

/** Which part a verse lies in, counted from 1; `starts` holds the first verse of each part. */
export function partOf(starts: readonly number[], verse: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= verse) low = middle + 1
    else high = middle
  }
  return low
}

export function verseRef(verse: number): VerseRef {
  // The sums are the number of verses before a surah, so a part begins one later.
  const surah = partOf(BEFORE, verse - 1)
  return { surah, ayah: verse - (BEFORE[surah - 1] ?? 0) }
}

export const isVerseNumber = (verse: unknown): verse is number =>
  typeof verse === 'number' && Number.isInteger(verse) && verse >= 1 && verse <= VERSE_COUNT

/** First and last verse of a part. */
export function partRange(starts: readonly number[], part: number): { first: number; last: number } {
  return { first: starts[part - 1] ?? 1, last: (starts[part] ?? VERSE_COUNT + 1) - 1 }
}

/** A number as it stands in an address: no sign, no leading zero, not above `most`. Null for anything else. */
export function readNumber(text: string | undefined, most: number): number | null {
  if (!text || !/^[1-9]\d{0,3}$/.test(text)) return null
  const n = Number(text)
  return n <= most ? n : null
}

export const versePath = ({ surah, ayah }: VerseRef): string => `/quran/${surah}/${ayah}`
/** The id of the verse's element on pages that show several. */
export const verseAnchor = ({ surah, ayah }: VerseRef): string => `v${surah}-${ayah}`

/** The basmala is the first verse of the first surah, stands before every other one, and not before the ninth. */
export const opensWithBasmala = (surah: number): boolean => surah !== 1 && surah !== 9
