// Reading plans and addresses of recitations. Days are written YYYY-MM-DD; which day it is, the caller says.
import { PAGE_STARTS } from '#app/core/quran/data/page-starts.ts'
import { PAGE_COUNT, partOf, partRange, VERSE_COUNT, verseRef } from '#app/core/quran/numbering.ts'
import type { Verse } from './passage.ts'

export type Plan = {
  kind: 'days' | 'ramadan'
  starts: string
  days: number
  /** The last verse read, from the beginning; 0 before the first. */
  through: number
}

export const MOST_DAYS = 3650
const DAY = 86_400_000

const dayNumber = (day: string) => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY)
export const addDays = (day: string, n: number): string =>
  new Date((dayNumber(day) + n) * DAY).toISOString().slice(0, 10)

/** 1 on the first day, 0 or less before it. */
export const dayOfPlan = ({ starts }: Pick<Plan, 'starts'>, today: string): number =>
  dayNumber(today) - dayNumber(starts) + 1

/** The page to have read by the evening of a day of the plan: the same number of pages each day, as near as it gets. */
const pageDue = (days: number, day: number) => Math.ceil((PAGE_COUNT * Math.min(Math.max(day, 0), days)) / days)

/** The last verse of that page; 0 before the first day. */
export function verseDue({ days }: Pick<Plan, 'days'>, day: number): number {
  const page = pageDue(days, day)
  return page === 0 ? 0 : partRange(PAGE_STARTS, page).last
}

export type Portion =
  | { state: 'waiting'; inDays: number }
  | { state: 'finished' }
  | { state: 'done'; day: number }
  | {
      state: 'due'
      day: number
      first: number
      last: number
      firstPage: number
      lastPage: number
      /** Pages that were due before today. */
      late: number
    }

export function portionFor(plan: Plan, today: string): Portion {
  if (plan.through >= VERSE_COUNT) return { state: 'finished' }
  const day = dayOfPlan(plan, today)
  if (day < 1) return { state: 'waiting', inDays: 1 - day }
  const last = verseDue(plan, day)
  if (plan.through >= last) return { state: 'done', day }
  const first = plan.through + 1
  const firstPage = partOf(PAGE_STARTS, first)
  return {
    state: 'due',
    day,
    first,
    last,
    firstPage,
    lastPage: partOf(PAGE_STARTS, last),
    late: Math.max(0, pageDue(plan.days, day - 1) - firstPage + 1),
  }
}

/** How much of the Quran has been read, in hundredths. */
export const progress = ({ through }: Pick<Plan, 'through'>): number => Math.floor((through / VERSE_COUNT) * 100)

export type PlannedDay = { day: number; date: string; firstPage: number; lastPage: number; first: number; last: number }

/** Days that bring something new to read: with more days than pages, some bring nothing. */
export function schedule({ starts, days }: Pick<Plan, 'starts' | 'days'>): PlannedDay[] {
  return Array.from({ length: days }, (_, i) => i + 1).flatMap((day) => {
    const firstPage = pageDue(days, day - 1) + 1
    const lastPage = pageDue(days, day)
    if (lastPage < firstPage) return []
    const first = partRange(PAGE_STARTS, firstPage).first
    const { last } = partRange(PAGE_STARTS, lastPage)
    return [{ day, date: addDays(starts, day - 1), firstPage, lastPage, first, last }]
  })
}

const digits = (n: number) => String(n).padStart(3, '0')

/** `https://…/{surah}{ayah}.mp3` for verse 262 is `https://…/002255.mp3`. */
export function recitationUrl(template: string, verse: number): string {
  const { surah, ayah } = verseRef(verse)
  return template
    .replaceAll('{surah}', digits(surah))
    .replaceAll('{ayah}', digits(ayah))
    .replaceAll('{verse}', String(verse))
}

/** Nothing again, this verse again, or the whole passage from its beginning. */
export const REPEATS = ['off', 'verse', 'passage'] as const
export type RepeatMode = (typeof REPEATS)[number]

export const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5]

/** What is recited after a verse; null at the end. */
export function nextToPlay(at: { verse: number; first: number; last: number; repeat: RepeatMode }): number | null {
  if (at.repeat === 'verse') return at.verse
  if (at.verse < at.last) return at.verse + 1
  return at.repeat === 'passage' ? at.first : null
}

const ARABIC_DIGITS = '٠١٢٣٤٥٦٧٨٩'

/** Between a verse and the sign at its end, which must not begin a line. */
export const NO_BREAK = '\u00a0'

/** The sign at the end of a verse; the typeface draws the ring around the number. */
export const endOfAyah = (ayah: number): string =>
  `\u06dd${[...String(ayah)].map((digit) => ARABIC_DIGITS[Number(digit)]).join('')}`

/** Of a phone, in pixels: what stands around the words, a line of each kind, and how much fits into it. */
const ROOM = 145
const ARABIC = { line: 74, letters: 30 }
const MEANING = { line: 28, letters: 40 }
const A_STEP = 320

/** How many steps of 20rem a verse needs at most where it has not been laid out yet: too little, and it would lie on the next. */
export function tallness({
  text,
  transliteration,
  translations,
}: Pick<Verse, 'text' | 'transliteration' | 'translations'>): number {
  const lines = (words: string, { line, letters }: typeof ARABIC) => line * Math.ceil(words.length / letters)
  const arabic = lines(text.replace(/\p{M}/gu, ''), ARABIC)
  const meanings = [transliteration ?? '', ...translations].map((words) => lines(words, MEANING))
  return Math.ceil((ROOM + meanings.reduce((sum, height) => sum + height, arabic)) / A_STEP)
}

/** Text, meaning, reference and address, line by line. */
export function describeVerse(
  verse: Pick<Verse, 'text' | 'ayah' | 'translations'>,
  reference: string,
  address: string,
): string {
  return [`${verse.text} ${endOfAyah(verse.ayah)}`, ...verse.translations, reference, address].join('\n')
}
