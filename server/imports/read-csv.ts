// Reads a CSV file as a stream, line by line. A line that is broken costs that line: a quotation mark that is never
// closed would otherwise swallow the rest of the file.
import type { Refusal } from './staged-row.ts'

export type CsvRecord = { line: number; cells: string[] }
export type CsvBatch = { records: CsvRecord[]; refusals: Refusal[] }

/** A quoted cell may hold line breaks, but not more than these. */
const MOST_LINES_PER_RECORD = 200
const LONGEST_RECORD = 256 * 1024
const EXCERPT = 200

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** By the mark at the start of the file; without one, by where the zeroes of Latin letters stand, else UTF-8. */
export function detectEncoding(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head.length >= 4 && head[1] === 0 && head[3] === 0) return 'utf-16le'
  if (head.length >= 4 && head[0] === 0 && head[2] === 0) return 'utf-16be'
  return isUtf8(head) ? 'utf-8' : 'windows-1252'
}

function isUtf8(head: Uint8Array): boolean {
  try {
    // The last character may be cut off.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

/** The delimiter that splits the first lines most evenly, counted outside quotation marks. */
export function detectDelimiter(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).slice(0, 20)
  let best = ','
  let bestScore = 0
  for (const delimiter of [',', ';', '\t', '|']) {
    const counts = lines.filter((line) => line !== '').map((line) => splitLine(line, delimiter)?.length ?? 0)
    const columns = counts[0] ?? 0
    if (columns < 2) continue
    const score = columns * (counts.filter((count) => count === columns).length / counts.length)
    if (score > bestScore) {
      best = delimiter
      bestScore = score
    }
  }
  return best
}

/** The cells of one record; null when a quotation mark stays open or stands where it cannot. */
export function splitLine(line: string, delimiter: string): string[] | null {
  if (!line.includes('"')) return line.split(delimiter)
  const cells: string[] = []
  let at = 0
  for (;;) {
    if (line[at] === '"') {
      let cell = ''
      for (;;) {
        const end = line.indexOf('"', at + 1)
        if (end < 0) return null
        cell += line.slice(at + 1, end)
        at = end + 1
        if (line[at] !== '"') break
        cell += '"'
      }
      // Only a delimiter or the end may follow the closing mark.
      const next = line.slice(at).match(/^[ \t]*/)?.[0].length ?? 0
      if (delimiter !== '\t') at += next
      if (at < line.length && !line.startsWith(delimiter, at)) return null
      cells.push(cell)
    } else {
      const end = line.indexOf(delimiter, at)
      // A mark inside an unquoted cell is an ordinary character.
      cells.push(end < 0 ? line.slice(at) : line.slice(at, end))
      at = end < 0 ? line.length : end
    }
    if (at >= line.length) return cells
    at += delimiter.length
    if (at === line.length) {
      cells.push('')
      return cells
    }
  }
}

/** Does the record still have an open quoted cell at its end? */
const isOpen = (text: string, delimiter: string): boolean => {
  let at = 0
  for (;;) {
    if (text[at] === '"') {
      for (;;) {
        const end = text.indexOf('"', at + 1)
        if (end < 0) return true
        at = end + 1
        if (text[at] !== '"') break
      }
    }
    const next = text.indexOf(delimiter, at)
    if (next < 0) return false
    at = next + delimiter.length
  }
}

export async function* readCsv(
  chunks: AsyncIterable<Uint8Array>,
  { delimiter, encoding }: { delimiter: string; encoding: string },
): AsyncGenerator<CsvBatch> {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  let line = 0
  let expected = -1
  /** Lines of a record that is not closed yet, with the number of the first. */
  let open: string[] = []
  let openLength = 0
  /** Inside a line that is too long: nothing of it is kept until it ends. */
  let isSkipping = false

  const take = (text: string, batch: CsvBatch) => {
    const cells = splitLine(text, delimiter)
    const first = line - open.length
    if (cells === null) {
      batch.refusals.push({ line: first, reason: 'quotes_broken', excerpt: text.slice(0, EXCERPT) })
      return
    }
    if (expected < 0) expected = cells.length
    if (cells.length === 1 && cells[0]?.trim() === '') return
    // Spreadsheets leave empty cells at the end of a line away, or add some.
    while (cells.length > expected && cells.at(-1) === '') cells.pop()
    if (cells.length === expected) batch.records.push({ line: first, cells })
    else batch.refusals.push({ line: first, reason: 'columns_wrong', excerpt: text.slice(0, EXCERPT) })
  }
  const takeLine = (text: string, batch: CsvBatch): void => {
    line++
    if (open.length === 0) {
      if (!text.includes('"') || !isOpen(text, delimiter)) take(text, batch)
      else {
        open = [text]
        openLength = text.length
      }
      return
    }
    const joined = text.includes('"') ? `${open.join('\n')}\n${text}` : null
    if (joined !== null && !isOpen(joined, delimiter)) {
      if (splitLine(joined, delimiter)?.length === expected || expected < 0) {
        take(joined, batch)
        open = []
      } else {
        open.push(text)
        giveUp(batch)
      }
      return
    }
    open.push(text)
    openLength += text.length
    if (open.length > MOST_LINES_PER_RECORD || openLength > LONGEST_RECORD) giveUp(batch)
  }
  /** The mark was never meant to open a cell: its line is refused, the lines after it are read anew. */
  const giveUp = (batch: CsvBatch) => {
    const [first = '', ...later] = open
    batch.refusals.push({ line: line - later.length, reason: 'quotes_unclosed', excerpt: first.slice(0, EXCERPT) })
    line -= later.length
    open = []
    for (const text of later) takeLine(text, batch)
  }

  const BREAK = /\r\n|\n|\r/
  for await (const chunk of chunks) {
    let text = rest + decoder.decode(chunk, { stream: true })
    if (isSkipping) {
      const end = text.search(/[\r\n]/)
      if (end < 0) continue
      isSkipping = false
      text = text.slice(end)
    }
    const lines = text.includes('\r') ? text.split(BREAK) : text.split('\n')
    // A carriage return at the very end may be half of a line break.
    rest = text.endsWith('\r') ? `${lines.at(-2) ?? ''}\r` : (lines.at(-1) ?? '')
    lines.length -= text.endsWith('\r') ? 2 : 1
    const batch: CsvBatch = { records: [], refusals: [] }
    for (const one of lines) takeLine(one, batch)
    if (rest.length > LONGEST_RECORD * 4) {
      batch.refusals.push({ line: line + 1, reason: 'line_too_long', excerpt: rest.slice(0, EXCERPT) })
      rest = ''
      isSkipping = true
    }
    if (batch.records.length > 0 || batch.refusals.length > 0) yield batch
  }
  const batch: CsvBatch = { records: [], refusals: [] }
  rest += decoder.decode()
  if (rest !== '') for (const one of rest.replace(/\r$/, '').split(BREAK)) takeLine(one, batch)
  while (open.length > 0) giveUp(batch)
  yield batch
}
