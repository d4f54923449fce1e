// Rows of cells as the days of a timetable: which column is what, which day a row is about, which half of the day a time is
// of. What cannot be read is told with its line and changes nothing else.
import {
  addDaysTo,
  clockOf,
  isFriday,
  JAMAAH_PRAYERS,
  minutesOf,
  type Prayer,
  type RuleDay,
} from '#app/core/mosques/iqamah.ts'
import { findHead, rolesOf, turn } from './columns.ts'
import { type Cell, readCell, readCells } from './read-cell.ts'
import { type Order, orderOf, type RowDays, readDays } from './read-date.ts'
import type { Grid } from './read-text.ts'
import type { Role } from './roles.ts'
import { monthIn, readHeading } from './words.ts'

/** An iqamah as it is told: a clock, or minutes after the prayer begins. */
export type Told = { at: string } | { after: number }

export type TableDay = {
  date: string
  begins: Partial<Record<Prayer, string>>
  adhan: Partial<Record<Prayer, string>>
  iqamah: Partial<Record<Prayer, Told>>
  sunrise: string | null
  khutbah: string[]
  jumuah: string[]
}

export type Problem = { line: number; text: string; reason: 'time' | 'date' }

export type Timetable = {
  /** In order, each once. */
  days: TableDay[]
  /** What is told holds on after the last day: a noticeboard without dates, or steps "from 15 November on". */
  isOpen: boolean
  columns: { heading: string; role: Role }[]
  problems: Problem[]
}

export type Context = {
  /** At the mosque. */
  today: string
  /** The calculated times of a day. */
  dayAt: (date: string) => RuleDay
  /** What a person said the columns are. */
  roles?: readonly Role[] | undefined
}

export const MOST_DAYS = 400
const HALF_DAY = 720
const DAY = 1440

const isoOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null
}
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** The year in which that month is nearest to today; tables are made for what comes rather than for what was. */
function likelyYear(month: number, today: string): number {
  const year = Number(today.slice(0, 4))
  const months = month - Number(today.slice(5, 7))
  return months < -4 ? year + 1 : months > 8 ? year - 1 : year
}

type Line = { line: number; cells: string[]; from: string | null; to: string | null }

/** Follows a table downwards: what a row leaves out of its date, the rows before it have said. */
function dateLines(grid: Grid, body: number, roles: readonly Role[], order: Order, today: string) {
  const titles = grid.slice(0, body).flat().join(' ')
  let month = monthIn(titles)
  let year: number | null = Number(/\b(20\d\d)\b/.exec(titles)?.[1]) || null
  const columns = roles.flatMap((role, column) => (role === 'date' ? [column] : []))
  const lines: Line[] = []
  const problems: Problem[] = []
  let before: { month: number; day: number } | null = null
  for (const [index, cells] of grid.entries()) {
    if (index < body) continue
    const text = columns
      .map((column) => cells[column] ?? '')
      .join(' ')
      .trim()
    const isTitle = cells.filter((cell) => cell !== '').length <= 2 && monthIn(cells.join(' ')) !== null
    const read: RowDays | null = columns.length === 0 ? null : (readDays(text, order) ?? firstOf(cells, columns, order))
    if (isTitle && !cells.some((cell) => readCell(cell).kind === 'clock')) {
      month = monthIn(cells.join(' '))
      year = Number(/\b(20\d\d)\b/.exec(cells.join(' '))?.[1]) || year
      before = null
      continue
    }
    if (columns.length > 0 && !read) {
      // Headings come again with each month; a row without a date and without times is a remark.
      if (text !== '' && cells.filter((cell) => readCell(cell).kind === 'clock').length >= 3)
        problems.push({ line: index + 1, text, reason: 'date' })
      const named = monthIn(text)
      if (named !== null) month = named
      continue
    }
    if (!read) {
      lines.push({ line: index + 1, cells, from: null, to: null })
      continue
    }
    const { from, to } = read
    month =
      from.month ??
      (before && from.day < before.day && month !== null ? (month % 12) + 1 : month) ??
      Number(today.slice(5, 7))
    year = from.year ?? (year !== null && before && month < before.month ? year + 1 : year) ?? likelyYear(month, today)
    before = { month, day: from.day }
    const first = isoOf(year, month, from.day)
    const lastMonth: number = to?.month ?? month
    const last = to && isoOf(to.year ?? (lastMonth < month ? year + 1 : year), lastMonth, to.day)
    if (!first || (to && (!last || last < first))) problems.push({ line: index + 1, text, reason: 'date' })
    else lines.push({ line: index + 1, cells, from: first, to: last })
  }
  return { lines, problems }
}

const firstOf = (cells: readonly string[], columns: readonly number[], order: Order): RowDays | null =>
  columns.map((column) => readDays(cells[column] ?? '', order)).find((found) => found !== null) ?? null

/** Of the twelve-hour clock the half that fits the calculated beginning: a jama'ah stands up after it, seldom long after. */
function clockFor(cell: Cell & { kind: 'clock' }, begins: number, part: 'begins' | 'adhan' | 'iqamah'): number {
  if (cell.isSure) return cell.minutes
  const distance = (minutes: number) => {
    const after = ((((minutes - begins) % DAY) + DAY + HALF_DAY) % DAY) - HALF_DAY
    return part === 'iqamah' && after < 0 ? -after * 2 : Math.abs(after)
  }
  const other = (cell.minutes + HALF_DAY) % DAY
  return distance(cell.minutes) <= distance(other) ? cell.minutes : other
}

const JUMUAH_ABOUT = 13 * 60 + 15

export function readTimetable(given: Grid, context: Context): Timetable | null {
  const grid = turn(given)
  const head = findHead(grid)
  if (!head) return null
  const titles = grid.slice(0, head.first).flat().join(' ')
  const partsOf = (text: string) => readHeading(text).parts
  const isTold = partsOf(titles).includes('iqamah') && head.headings.every((heading) => partsOf(heading).length === 0)
  const isBegins = (prayer: Prayer, column: number) => followsTheSun(grid.slice(head.body), column, prayer, context)
  const roles = head.headings.map((_, column) => context.roles?.[column] ?? null)
  const guessed = rolesOf(grid, head, isTold, isBegins)
  const settled = guessed.map((role, column) => roles[column] ?? role)
  const dateCells = grid
    .slice(head.body)
    .flatMap((row) => settled.flatMap((role, column) => (role === 'date' ? (row[column] ?? '') : [])))
  const { lines, problems } = dateLines(grid, head.body, settled, orderOf(dateCells), context.today)
  const days = layDays(lines, settled, context, problems)
  return {
    days: days.list,
    isOpen: days.isOpen,
    columns: head.headings.map((heading, column) => ({ heading, role: settled[column] ?? 'ignore' })),
    problems: problems.toSorted((a, b) => a.line - b.line),
  }
}

/** Times that are those of the sun, within a few minutes, say when a prayer begins. */
function followsTheSun(rows: Grid, column: number, prayer: Prayer, { today, dayAt }: Context): boolean {
  const clocks = rows.flatMap((row) => {
    const cell = readCell(row[column] ?? '')
    return cell.kind === 'clock' ? [cell] : []
  })
  if (clocks.length === 0) return false
  const distinct = new Set(clocks.map(({ minutes }) => minutes)).size
  if (clocks.length >= 2) return distinct > clocks.length / 3 && clocks.some(({ minutes }) => minutes % 5 !== 0)
  const begins = minutesOf(dayAt(today)[prayer])
  return clocks.every((cell) => Math.abs(clockFor(cell, begins, 'begins') - begins) <= 4)
}

function layDays(lines: readonly Line[], roles: readonly Role[], context: Context, problems: Problem[]) {
  const byDate = new Map<string, TableDay>()
  const gaps = lines.slice(1).map(({ from }, i) => daysBetween(lines[i]?.from ?? from ?? '', from ?? ''))
  const isStepped = gaps.length > 0 && gaps.filter((gap) => gap > 1).length * 2 > gaps.length
  let isOpen = lines.length > 0 && lines.every(({ from }) => from === null)
  const above: (Cell[] | undefined)[] = []
  for (const [index, { line, cells, from, to }] of lines.entries()) {
    const start = from ?? context.today
    const following = lines[index + 1]?.from
    const isLast = index === lines.length - 1
    if (isStepped && !to && isLast) isOpen = true
    const next = isStepped && following && following > start ? addDaysTo(following, -1) : start
    const end = to ?? (isStepped && isLast ? addDaysTo(start, 6) : next)
    const read = readLine(cells, roles, above, line, problems)
    for (let date = start; date <= end && byDate.size < MOST_DAYS; date = addDaysTo(date, 1)) {
      // A day told twice keeps what was told first.
      if (!byDate.has(date)) byDate.set(date, layDay(date, read, context.dayAt(date), from !== null))
    }
  }
  return { list: [...byDate.values()].sort((a, b) => a.date.localeCompare(b.date)), isOpen }
}

type ReadCells = { role: Role; cells: Cell[] }[]

/** Blank and ditto say what the line above said; of the beginning of a prayer a blank says nothing. */
function readLine(
  cells: readonly string[],
  roles: readonly Role[],
  above: (Cell[] | undefined)[],
  line: number,
  problems: Problem[],
): ReadCells {
  return roles.flatMap((role, column) => {
    if (role === 'date' || role === 'ignore') return []
    const text = cells[column] ?? ''
    const isJumuah = role === 'jumuah' || role === 'khutbah'
    let read = isJumuah ? readCells(text) : [readCell(text)]
    const bad = read.some(({ kind }) => kind === 'bad')
    if (bad) problems.push({ line, text, reason: 'time' })
    const isAsAbove = read[0]?.kind === 'same' || (read[0]?.kind === 'blank' && text === '' && role.endsWith(':iqamah'))
    if (isAsAbove) read = above[column] ?? []
    else if (!bad && read[0]?.kind !== 'blank') above[column] = read
    return bad ? [] : [{ role, cells: read }]
  })
}

function layDay(date: string, read: ReadCells, sun: RuleDay, isDated: boolean): TableDay {
  const day: TableDay = { date, begins: {}, adhan: {}, iqamah: {}, sunrise: null, khutbah: [], jumuah: [] }
  for (const { role, cells } of read) {
    if (role === 'khutbah' || role === 'jumuah') {
      if (isDated && !isFriday(date)) continue
      for (const cell of cells)
        if (cell.kind === 'clock') day[role].push(clockOf(clockFor(cell, JUMUAH_ABOUT, 'begins')))
      continue
    }
    const [cell] = cells
    if (!cell) continue
    if (role === 'sunrise') {
      if (cell.kind === 'clock') day.sunrise = clockOf(clockFor(cell, minutesOf(sun.sunrise), 'begins'))
      continue
    }
    const found = JAMAAH_PRAYERS.flatMap((prayer) =>
      (['begins', 'adhan', 'iqamah'] as const).flatMap((part) =>
        role === `${prayer}:${part}` ? [{ prayer, part }] : [],
      ),
    )[0]
    if (found) layTime(day, found, cell, sun)
  }
  return day
}

function layTime(
  day: TableDay,
  { prayer, part }: { prayer: Prayer; part: 'begins' | 'adhan' | 'iqamah' },
  cell: Cell,
  sun: RuleDay,
) {
  if (cell.kind === 'clock') {
    const clock = clockOf(clockFor(cell, minutesOf(sun[prayer]), part))
    if (part === 'iqamah') day.iqamah[prayer] = { at: clock }
    else day[part][prayer] = clock
  } else if (part === 'iqamah' && cell.kind === 'offset') day.iqamah[prayer] = { after: cell.minutes }
  else if (part === 'iqamah' && cell.kind === 'sunrise')
    day.iqamah[prayer] = { at: clockOf(minutesOf(day.sunrise ?? sun.sunrise) + cell.minutes) }
}
