// The body of a request: the text the database will read, and what must be known of it before.
import { isRecord } from '#app/lib/records.ts'
import { refuse } from './errors.ts'
import { checkDepth, checkRows, type Limits } from './limits.ts'
import { type BodyType, bodyType } from './media-types.ts'
import { readParameters } from './read-request.ts'

/** Rows or arguments as JSON. */
export type JsonBody = {
  kind: 'json'
  text: string
  isObject: boolean
  keys: string[]
  /** Every key of every row, where they differ. */
  isEven: boolean
  rows: number
}

export type Body =
  | JsonBody
  /** Of a form: arguments as they would stand in an address. */
  | { kind: 'form'; values: [string, string][] }
  /** For a function that takes the body whole. */
  | { kind: 'whole'; type: BodyType; text: string }

const invalid = (): never => refuse(400, 'PGRST102', 'Empty or invalid json')

export async function readBody(request: Request, isCall: boolean, limits: Limits): Promise<Body> {
  const type = bodyType(request.headers.get('content-type'), isCall)
  if (type === 'bytes') {
    const bytes = Buffer.from(await request.arrayBuffer())
    return { kind: 'whole', type, text: `\\x${bytes.toString('hex')}` }
  }
  const text = await request.text()
  if (text.includes('\0')) return refuse(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00')
  if (type === 'text' || type === 'xml') return { kind: 'whole', type, text }
  if (type === 'form') {
    const values = readParameters(text)
    return isCall ? { kind: 'form', values } : jsonBody(JSON.stringify(Object.fromEntries(values)), limits)
  }
  if (type === 'csv') return jsonBody(JSON.stringify(rowsOfCsv(text)), limits)
  return jsonBody(text === '' && isCall ? '{}' : text, limits)
}

function jsonBody(text: string, limits: Limits): JsonBody {
  checkDepth(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return invalid()
  }
  if (value === null) return { kind: 'json', text: '[]', isObject: false, keys: [], isEven: true, rows: 0 }
  if (typeof value !== 'object') return invalid()
  if (!Array.isArray(value))
    return { kind: 'json', text, isObject: true, keys: Object.keys(value), isEven: true, rows: 1 }
  checkRows(value.length, limits)
  if (!value.every(isRecord)) return refuse(400, 'PGRST102', 'All object keys must match')
  const [first, ...others] = value
  if (first === undefined) return { kind: 'json', text, isObject: false, keys: [], isEven: true, rows: 0 }
  const keys = Object.keys(first)
  const isEven = others.every(
    (row) => Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key)),
  )
  return { kind: 'json', text, isObject: false, keys, isEven, rows: value.length }
}

/** The first line names the columns; NULL stands for null. */
function rowsOfCsv(text: string): Record<string, string | null>[] {
  const [names = [], ...lines] = readCsv(text)
  return lines.map((line) => {
    if (line.length !== names.length) refuse(400, 'PGRST102', 'All lines must have same number of fields')
    return Object.fromEntries(names.map((name, n) => [name, line[n] === 'NULL' ? null : (line[n] ?? null)]))
  })
}

function readCsv(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  let value = ''
  let isQuoted = false
  const endLine = () => {
    line.push(value)
    if (line.length > 1 || value !== '') lines.push(line)
    line = []
    value = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') value += sign
      else if (text[at + 1] === '"') {
        value += sign
        at++
      } else isQuoted = false
    } else if (sign === '"' && value === '') isQuoted = true
    else if (sign === ',') {
      line.push(value)
      value = ''
    } else if (sign === '\n') endLine()
    else if (sign !== '\r') value += sign
  }
  if (value !== '' || line.length > 0) endLine()
  return lines
}
