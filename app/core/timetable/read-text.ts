// Pasted text as rows of cells: from a spreadsheet (tabs), a file (commas), a page (bars, spaces, a cell a line), or its HTML.
import { isTimeLike, plain } from './read-cell.ts'
import { readDays } from './read-date.ts'
import { readHeading } from './words.ts'

export type Grid = string[][]

export const MOST_ROWS = 800
export const MOST_COLUMNS = 60
const LONGEST_CELL = 80
/** A year of fourteen columns is a tenth of it. */
export const MOST_LETTERS = 400_000

/** Rows and cells beyond what a year's table has are left out. */
export const trimGrid = (grid: readonly (readonly string[])[]): Grid =>
  grid
    .slice(0, MOST_ROWS)
    .map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cell.trim().slice(0, LONGEST_CELL)))
    .filter((row) => row.some((cell) => cell !== ''))

function splitQuoted(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const [i, letter] of [...line].entries()) {
    if (letter === '"' && (isQuoted || cell.trim() === '')) {
      // A lone mark is "as above".
      const rest = line.slice(i + 1)
      if (!isQuoted && (rest === '' || rest.trimStart().startsWith(separator))) cell += letter
      else isQuoted = !isQuoted
    } else if (letter === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function readHtml(text: string): Grid {
  return text
    .split(/<tr\b[^>]*>/i)
    .slice(1)
    .map((row) =>
      row
        .split(/<t[dh]\b/i)
        .slice(1)
        .flatMap((cell) => {
          const [, attributes = '', body = ''] = /^([^>]*)>([\s\S]*)$/.exec(cell) ?? []
          const words = body
            .replace(/<[^>]*>/g, ' ')
            .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? ' ')
          const span = Math.min(MOST_COLUMNS, Number(/colspan\s*=\s*["']?(\d{1,2})/i.exec(attributes)?.[1] ?? 1))
          return [words, ...Array.from({ length: Math.max(0, span - 1) }, () => '')]
        }),
    )
}

/** Words between single spaces: a time keeps its half of the day, and what names a day stays together. */
function splitWords(line: string): string[] {
  const cells: string[] = []
  for (const word of line.trim().split(/ +/)) {
    const last = cells.at(-1)
    if (last !== undefined && /^(?:am|pm|a\.m\.?|p\.m\.?|ص|م|[+-]\d+)$/i.test(word))
      cells[cells.length - 1] = `${last} ${word}`
    else cells.push(word)
  }
  return cells
}

/** "Fajr: 6:15 AM" has its name first. */
function splitNamed(line: string): string[] | null {
  const [, name, rest] = /^([^\d:]*[^\d:\s])\s*:?\s+(\d.*|[+].*)$/u.exec(plain(line)) ?? []
  if (!name || !rest || readHeading(name).named.length === 0) return null
  const times = splitWords(rest.replace(/[,/&|]|\band\b/g, ' '))
  return times.every((word) => isTimeLike(word) || /^\+/.test(word)) ? [name, ...times] : null
}

/** As many words as there are headings: what is too much at the beginning is one date. */
function align(grid: Grid): Grid {
  const head = grid.find((row) => row.filter((cell) => readHeading(cell).named.length > 0).length >= 3)
  if (!head) return grid
  return grid.map((row) => {
    let cells = row
    while (
      cells.length > head.length &&
      cells[0] !== undefined &&
      cells[1] !== undefined &&
      readDays(`${cells[0]} ${cells[1]}`)
    )
      cells = [`${cells[0]} ${cells[1]}`, ...cells.slice(2)]
    return cells
  })
}

/** Phones copy a table with each of its cells on a line. */
function reflow(lines: string[]): Grid | null {
  const first = lines.findIndex((line) => isTimeLike(line) || readDays(line) !== null)
  const heads = lines
    .slice(0, first)
    .filter((line) => readHeading(line).named.length > 0 || readHeading(line).parts.length > 0)
  if (first < 4 || heads.length < 4 || heads.length > MOST_COLUMNS) return null
  const width = heads.length
  if (heads.some((line) => line.split(' ').length > 3)) return null
  const cells = lines.slice(first)
  const rows = Array.from({ length: Math.ceil(cells.length / width) }, (_, i) =>
    cells.slice(i * width, (i + 1) * width),
  )
  return [lines.slice(0, first - width), heads, ...rows].filter((row) => row.length > 0)
}

export function readText(whole: string): Grid {
  const text = whole.slice(0, MOST_LETTERS)
  if (/<tr\b/i.test(text)) return trimGrid(readHtml(text))
  const lines = text
    .split(/\r\n|\r|\n/)
    .slice(0, MOST_ROWS * 20)
    .filter((line) => line.trim() !== '')
  const most = (test: (line: string) => boolean) => lines.filter(test).length * 2 > lines.length
  if (lines.some((line) => line.includes('\t'))) return trimGrid(lines.map((line) => line.split('\t')))
  for (const separator of ['|', ';', ',']) {
    if (most((line) => line.split(separator).length > 3))
      return trimGrid(
        lines
          .filter((line) => !/^[\s|:+-]+$/.test(line))
          .map((line) => splitQuoted(separator === '|' ? line.replace(/^\s*\||\|\s*$/g, '') : line, separator)),
      )
  }
  if (most((line) => /\S {2,}\S/.test(line))) return trimGrid(lines.map((line) => line.trim().split(/ {2,}/)))
  const named = lines.map((line) => splitNamed(line))
  if (named.filter(Boolean).length >= 3) return trimGrid(lines.map((line, i) => named[i] ?? [line]))
  if (lines.length > 20 && most((line) => line.trim().split(' ').length <= 2)) {
    const flowed = reflow(lines.map((line) => line.trim()))
    if (flowed) return trimGrid(flowed)
  }
  return align(trimGrid(lines.map((line) => splitWords(plain(line)))))
}
