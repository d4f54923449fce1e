// Juz, hizb quarters, rukus, pages and prostrations: where they begin, and which of them a verse lies in.
import { PAGE_STARTS } from './data/page-starts.ts'
import { JUZ_STARTS, QUARTER_STARTS, RUKU_STARTS, SAJDAS } from './data/part-starts.ts'
import { partOf, partRange, verseRef } from './numbering.ts'

export const juzOf = (verse: number) => partOf(JUZ_STARTS, verse)
export const pageOf = (verse: number) => partOf(PAGE_STARTS, verse)
export const juzRange = (juz: number) => partRange(JUZ_STARTS, juz)
export const pageRange = (page: number) => partRange(PAGE_STARTS, page)

/** What begins at a verse, for the marks beside the text. */
export type VerseMarks = {
  juz?: number
  page?: number
  /** Counted anew in every surah, as it is in print. */
  ruku?: number
  /** Hizb 1 to 60 and its quarter 0 to 3. */
  hizb?: { number: number; quarter: number }
  sajda?: true
}

const beginning = (starts: readonly number[]) => new Map(starts.map((verse, i) => [verse, i + 1]))
const juzAt = beginning(JUZ_STARTS)
const pageAt = beginning(PAGE_STARTS)
const rukuAt = rukusOfSurahs()
function rukusOfSurahs(): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  let surah = 0
  let ruku = 0
  for (const verse of RUKU_STARTS) {
    const { surah: at } = verseRef(verse)
    ruku = at === surah ? ruku + 1 : 1
    surah = at
    numbers.set(verse, ruku)
  }
  return numbers
}

const quarterAt = beginning(QUARTER_STARTS)
const sajdas: ReadonlySet<number> = new Set(SAJDAS)

export function marksAt(verse: number): VerseMarks {
  const juz = juzAt.get(verse)
  const page = pageAt.get(verse)
  const ruku = rukuAt.get(verse)
  const quarter = quarterAt.get(verse)
  return {
    ...(juz && { juz }),
    ...(page && { page }),
    ...(ruku && { ruku }),
    ...(quarter && { hizb: { number: Math.floor((quarter - 1) / 4) + 1, quarter: (quarter - 1) % 4 } }),
    ...(sajdas.has(verse) && { sajda: true as const }),
  }
}
