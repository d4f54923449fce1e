// Reads the objects of a large JSON file one by one: the features of a GeoJSON collection, the elements of an Overpass
// answer, or one object per line. An object that cannot be read is refused, the others go through.
import type { Refusal } from './staged-row.ts'

export type JsonBatch = { records: { line: number; value: unknown }[]; refusals: Refusal[] }

const LONGEST_OBJECT = 8 * 1024 * 1024
const EXCERPT = 200
/** Around the objects that are looked for; a file of nothing but brackets would fill the memory with them. */
const MOST_NESTED = 100
/** RFC 8142 puts one before each object. */
export const RECORD_SEPARATOR = '\x1e'

function parse(text: string, line: number, batch: JsonBatch) {
  try {
    batch.records.push({ line, value: JSON.parse(text) })
  } catch {
    batch.refusals.push({ line, reason: 'json_broken', excerpt: text.slice(0, EXCERPT) })
  }
}

export async function* readJsonLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<JsonBatch> {
  const decoder = new TextDecoder()
  let rest = ''
  let line = 0
  /** Inside a line that is too long: nothing of it is kept until it ends. */
  let isSkipping = false
  const take = (text: string, batch: JsonBatch) => {
    line++
    const bare = (text.startsWith(RECORD_SEPARATOR) ? text.slice(1) : text).trim()
    if (bare !== '') parse(bare, line, batch)
  }
  for await (const chunk of chunks) {
    let text = rest + decoder.decode(chunk, { stream: true })
    if (isSkipping) {
      const end = text.indexOf('\n')
      if (end < 0) continue
      isSkipping = false
      text = text.slice(end)
    }
    const lines = text.split('\n')
    rest = lines.pop() ?? ''
    const batch: JsonBatch = { records: [], refusals: [] }
    for (const one of lines) take(one, batch)
    if (rest.length > LONGEST_OBJECT) {
      batch.refusals.push({ line: line + 1, reason: 'line_too_long', excerpt: rest.slice(0, EXCERPT) })
      rest = ''
      isSkipping = true
    }
    yield batch
  }
  const batch: JsonBatch = { records: [], refusals: [] }
  rest += decoder.decode()
  if (rest !== '') take(rest, batch)
  yield batch
}

const QUOTE = 34
const BACKSLASH = 92
const OPEN_BRACE = 123
const CLOSE_BRACE = 125
const OPEN_BRACKET = 91
const CLOSE_BRACKET = 93

/** Objects that stand in an array right under the top: `features`, `elements`, or a bare array. */
export async function* readJsonObjects(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<JsonBatch> {
  const decoder = new TextDecoder()
  let text = ''
  let at = 0
  let count = 0
  let inString = false
  /** Open brackets outside of the object that is being read. */
  let stack: number[] = []
  let start = -1
  let depth = 0

  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true })
    const batch: JsonBatch = { records: [], refusals: [] }
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (inString) {
        if (code === BACKSLASH) at++
        else if (code === QUOTE) inString = false
      } else if (code === QUOTE) inString = true
      else if (start >= 0) {
        if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++
        else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === 0) {
          count++
          parse(text.slice(start, at + 1), count, batch)
          start = -1
        }
      } else if (code === OPEN_BRACE && stack.at(-1) === OPEN_BRACKET && stack.length <= 2) {
        start = at
        depth = 1
      } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
        stack.push(code)
        if (stack.length > MOST_NESTED) {
          batch.refusals.push({ line: count + 1, reason: 'json_broken', excerpt: text.slice(0, EXCERPT) })
          yield batch
          return
        }
      } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) stack.pop()
    }
    if (start >= 0 && text.length - start > LONGEST_OBJECT) {
      // A bracket or a quotation mark is missing somewhere: go on at the next line that begins an object.
      count++
      batch.refusals.push({ line: count, reason: 'json_broken', excerpt: text.slice(start, start + EXCERPT) })
      const next = text.slice(start + 1).search(/\n\s*\{/)
      text = next < 0 ? '' : text.slice(start + 1 + next)
      start = -1
      inString = false
      stack = [OPEN_BRACKET]
      at = 0
    } else {
      // An escape may reach over the end of the chunk, so `at` can be one past it.
      const keep = start >= 0 ? start : Math.min(at, text.length)
      text = text.slice(keep)
      at -= keep
      if (start >= 0) start = 0
    }
    yield batch
  }
  if (start >= 0) {
    const refusal = { line: count + 1, reason: 'json_cut_off', excerpt: text.slice(start, start + EXCERPT) }
    yield { records: [], refusals: [refusal] }
  }
}
