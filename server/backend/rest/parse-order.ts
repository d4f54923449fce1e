// `order=`: columns, paths into JSON, and columns of embedded rows.
import { type FieldPath, readField } from './parse-field.ts'
import { Reader } from './reader.ts'

export type OrderTerm = {
  /** The embed whose column it is. */
  embed: string | null
  field: FieldPath
  direction: 'asc' | 'desc' | null
  nulls: 'first' | 'last' | null
}

export function parseOrder(text: string): OrderTerm[] {
  const reader = new Reader(text, 'failed to parse order')
  const terms: OrderTerm[] = []
  do {
    reader.blanks()
    terms.push(readTerm(reader))
    reader.blanks()
  } while (reader.take(','))
  if (!reader.isAtEnd) reader.fail('delimiter (.), "," or end of input')
  return terms
}

function readTerm(reader: Reader): OrderTerm {
  const start = reader.at
  const name = reader.name()
  let embed: string | null = null
  let field: FieldPath
  if (reader.take('(')) {
    embed = name
    field = readField(reader)
    reader.expect(')')
  } else {
    reader.at = start
    field = readField(reader)
  }
  const direction = reader.take('.asc') ? 'asc' : reader.take('.desc') ? 'desc' : null
  const nulls = reader.take('.nullsfirst') ? 'first' : reader.take('.nullslast') ? 'last' : null
  if (reader.take('.'))
    reader.fail(direction ? '"nullsfirst" or "nullslast"' : '"asc", "desc", "nullsfirst" or "nullslast"')
  return { embed, field, direction, nulls }
}
