// The day, or the days, a row of a timetable is about.
import { plain } from './read-cell.ts'
import { monthIn, withoutWeekday } from './words.ts'

/** As far as it is written: a row may say "14" only. */
export type PartialDay = { day: number; month: number | null; year: number | null }
export type RowDays = { from: PartialDay; to: PartialDay | null }
/** Which of two numbers is the month. */
export type Order = 'day-first' | 'month-first'

const yearOf = (text: string | undefined): number | null =>
  text === undefined ? null : text.length === 2 ? 2000 + Number(text) : Number(text)

const sane = (day: number, month: number | null, year: number | null): PartialDay | null =>
  day >= 1 &&
  day <= 31 &&
  (month === null || (month >= 1 && month <= 12)) &&
  (year === null || (year >= 2000 && year <= 2200))
    ? { day, month, year }
    : null

function readDay(text: string, order: Order): PartialDay | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return sane(Number(iso[3]), Number(iso[2]), Number(iso[1]))
  const pair = /^(?:\p{L}+\.?,? )?(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?(?: \p{L}+\.?)?$/u.exec(text)
  if (pair) {
    const [first, second] = [Number(pair[1]), Number(pair[2])]
    return order === 'day-first' ? sane(first, second, yearOf(pair[3])) : sane(second, first, yearOf(pair[3]))
  }
  const numbers =
    withoutWeekday(text)
      .replace(/(\d)(?:st|nd|rd|th|er|e)\b/g, '$1')
      .match(/\d+/g) ?? []
  const letters = withoutWeekday(text)
    .replace(/\d+(?:st|nd|rd|th|er|e)?\b/g, '')
    .trim()
  const month = letters === '' ? null : monthIn(letters)
  if (letters !== '' && month === null) return null
  const day = numbers.find((number) => number.length <= 2)
  const year = numbers.find((number) => number.length === 4)
  return day === undefined || numbers.length > 2 ? null : sane(Number(day), month, yearOf(year))
}

const BETWEEN = /\s+(?:-|to|until|till|au|bis|ile|s\/d|sampai|hingga|إلى|الى|حتى|تا|سے)\s+/iu

export function readDays(raw: string, order: Order = 'day-first'): RowDays | null {
  const text = plain(raw).replace(/^(?:from|w\.?e\.?f\.?|as of|du|dari|mulai|من)\s+/i, '')
  if (text === '' || text.length > 60) return null
  const short = /^(\d{1,2})(?:st|nd|rd|th)? ?- ?(\d{1,2})(?:st|nd|rd|th)?( .*\p{L}.*)$/iu.exec(text)
  const parts = short ? [`${short[1]}${short[3]}`, `${short[2]}${short[3]}`] : text.split(BETWEEN)
  if (parts.length === 2) {
    const [from, to] = parts.map((part) => readDay(part.trim(), order))
    if (!from || !to) return null
    return { from: { ...from, month: from.month ?? to.month, year: from.year ?? to.year }, to }
  }
  const tight = /^(\d{1,2}\D\d{1,2}(?:\D\d{2,4})?) ?- ?(\d{1,2}\D\d{1,2}(?:\D\d{2,4})?)$/.exec(text)
  if (tight?.[1] && tight[2] && !/^\d{4}/.test(text)) {
    const [from, to] = [readDay(tight[1], order), readDay(tight[2], order)]
    if (from && to) return { from, to }
  }
  const day = parts.length === 1 ? readDay(text, order) : null
  return day && { from: day, to: null }
}

/** American tables begin with the month; seen where the second number cannot be one, or alone runs from row to row. */
export function orderOf(cells: readonly string[]): Order {
  const pairs = cells.flatMap((cell) => {
    const found = /^(?:\p{L}+\.?,? )?(\d{1,2})[/.-](\d{1,2})(?!\d)/u.exec(plain(cell))
    return found ? [[Number(found[1]), Number(found[2])] as const] : []
  })
  if (pairs.some(([first]) => first > 12)) return 'day-first'
  if (pairs.some(([, second]) => second > 12)) return 'month-first'
  const runs = (values: number[]) => new Set(values).size
  return runs(pairs.map(([first]) => first)) < runs(pairs.map(([, second]) => second)) ? 'month-first' : 'day-first'
}
