// Finds the role of each column of a timetable from its headings: one row or two, with cells that span several columns.
import { JAMAAH_PRAYERS, type Prayer } from '#app/core/mosques/iqamah.ts'
import { fold } from '#app/core/places/fold.ts'
import { isTimeLike } from './read-cell.ts'
import { readDays } from './read-date.ts'
import type { Grid } from './read-text.ts'
import type { Part, Role } from './roles.ts'
import { monthIn, type Named, readHeading } from './words.ts'

const isPrayer = (name: Named): name is Prayer => JAMAAH_PRAYERS.some((prayer) => prayer === name)
export const prayersIn = (text: string): Prayer[] => readHeading(text).named.filter(isPrayer)

export type Head = {
  /** Rows of headings, and the first row of times. */
  first: number
  body: number
  headings: string[]
}

const namesOf = (row: readonly string[]) => new Set(row.flatMap((cell) => prayersIn(cell)))
const hasTimes = (row: readonly string[]) => row.some((cell) => isTimeLike(cell))
const partsIn = (row: readonly string[]) => row.filter((cell) => readHeading(cell).parts.length > 0).length

export function findHead(grid: Grid): Head | null {
  const middle = grid.findIndex((row) => namesOf(row).size >= 3 && !hasTimes(row))
  if (middle < 0) return null
  let [first, body] = [middle, middle + 1]
  const above = grid[middle - 1]
  if (above && !hasTimes(above) && above.filter(Boolean).length >= 2 && partsIn(above) >= 1) first -= 1
  const below = grid[body]
  if (below && !hasTimes(below) && partsIn(below) >= 2) body += 1
  const rows = grid.slice(first, body)
  const width = Math.max(...grid.map((row) => row.length))
  const headings = Array.from({ length: width }, () => '')
  for (const [r, row] of rows.entries()) {
    let spanned = ''
    for (let column = 0; column < width; column++) {
      const cell = row[column] ?? ''
      // A heading spans the blanks beside it where a lower heading, or in a lone row a column of times, stands below.
      const isLast = r === rows.length - 1
      const goesOn = isLast ? rows.length === 1 && hasColumnOfTimes(grid, body, column) : Boolean(rows[r + 1]?.[column])
      const { named, parts } = readHeading(cell)
      if (cell !== '') spanned = named.length > 0 || parts.length > 0 ? cell : ''
      headings[column] = `${headings[column]} ${cell === '' && goesOn ? spanned : cell}`.trim()
    }
  }
  return { first, body, headings }
}

const hasColumnOfTimes = (grid: Grid, body: number, column: number) => {
  const cells = grid.slice(body).flatMap((row) => row[column] || [])
  return cells.length > 0 && cells.filter((cell) => isTimeLike(cell)).length * 2 > cells.length
}

type Guess = { role: Role } | { prayer: Prayer; part: Part | null }

/** "Fajr", "Iqamah": a word of its part alone goes on with the prayer before it. */
function guessAll(headings: readonly string[]): Guess[] {
  let before: Prayer | null = null
  return headings.map((heading) => {
    const { named, parts } = readHeading(heading)
    const [part] = parts
    const found = named.length === 0 && part && before ? { prayer: before, part } : guess(heading)
    before = 'prayer' in found ? found.prayer : null
    return found
  })
}

function guess(heading: string): Guess {
  const { named, parts } = readHeading(heading)
  const prayer = named.find(isPrayer)
  const part = (['iqamah', 'adhan', 'begins'] as const).find((name) => parts.includes(name)) ?? null
  if (named.includes('khutbah')) return { role: 'khutbah' }
  if (named.includes('jumuah')) return { role: 'jumuah' }
  if (named.includes('other')) return { role: 'ignore' }
  if (named.includes('sunrise')) return { role: 'sunrise' }
  if (prayer) return { prayer, part: /sunset|coucher|غروب/i.test(heading) ? 'begins' : part }
  if (named.includes('imsak')) return { role: 'ignore' }
  if (named.includes('hijri')) return { role: 'ignore' }
  if (named.includes('date') || named.includes('day') || monthIn(heading) !== null) return { role: 'date' }
  return { role: 'ignore' }
}

/** `isTold`: the title calls them all iqamah. `isBegins` says of a lone column without a word whether it follows the sun. */
export function rolesOf(
  grid: Grid,
  { headings, body }: Head,
  isTold: boolean,
  isBegins: (prayer: Prayer, column: number) => boolean,
): Role[] {
  const guesses = guessAll(headings)
  const roles = guesses.map((found): Role => ('role' in found ? found.role : 'ignore'))
  for (const prayer of JAMAAH_PRAYERS) {
    const columns = guesses.flatMap((found, column) =>
      'prayer' in found && found.prayer === prayer ? [{ column, part: found.part }] : [],
    )
    const taken = new Set(columns.flatMap(({ part }) => part ?? []))
    for (const { column, part } of columns) {
      const free =
        part ??
        (columns.length > 1
          ? (['begins', 'iqamah', 'adhan'] as const).find((name) => !taken.has(name))
          : !isTold && isBegins(prayer, column)
            ? 'begins'
            : 'iqamah') ??
        'adhan'
      taken.add(free)
      roles[column] = `${prayer}:${free}`
    }
  }
  // Turkey's tables call the beginning of Fajr imsak.
  const imsak = headings.findIndex((heading) => /\bimsak\b/.test(fold(heading)))
  if (imsak >= 0 && !roles.includes('fajr:begins')) roles[imsak] = 'fajr:begins'
  if (!roles.includes('date')) {
    const rows = grid.slice(body)
    const column = [0, 1, 2].find(
      (at) =>
        roles[at] === 'ignore' && rows.filter((row) => readDays(row[at] ?? '') !== null).length * 5 >= rows.length * 3,
    )
    if (column !== undefined) roles[column] = 'date'
  }
  return roles
}

/** Prayers down the side: of one day, or with a column for each day. Turned, so that they stand across the top. */
export function turn(grid: Grid): Grid {
  const rows = grid.flatMap((row, i) => (namesOf(row.slice(0, 1)).size === 1 || /jum/i.test(row[0] ?? '') ? [i] : []))
  const named = new Set(rows.flatMap((i) => prayersIn(grid[i]?.[0] ?? '')))
  const first = rows[0]
  if (first === undefined || named.size < 3 || findHead(grid)) return grid
  const head = grid[first - 1] ?? []
  const isDays = head.slice(1).filter((cell) => cell !== '' && readDays(cell) !== null && !isTimeLike(cell)).length >= 2
  const lines = rows.flatMap((i) => grid[i] ?? [])
  const side = rows.map((i) => grid[i]?.[0] ?? '')
  const titles = grid.slice(0, Math.max(0, first - 1))
  if (isDays) {
    const days = head.slice(1).map((day, column) => [day, ...rows.map((i) => grid[i]?.[column + 1] ?? '')])
    return [...titles, ['Date', ...side], ...days]
  }
  const width = Math.max(...rows.map((i) => grid[i]?.length ?? 0))
  const cells = rows.flatMap((i) =>
    Array.from({ length: width - 1 }, (_, column) => ({
      heading: `${grid[i]?.[0] ?? ''} ${head[column + 1] ?? ''}`.trim(),
      time: grid[i]?.[column + 1] ?? '',
    })).filter(({ time }) => time !== ''),
  )
  return lines.length === 0 ? grid : [...titles, cells.map(({ heading }) => heading), cells.map(({ time }) => time)]
}
