// `select=`: columns, casts, aggregates, and embeds with their own lists.
import { MOST_NESTED } from './limits.ts'
import { type FieldPath, readField } from './parse-field.ts'
import { Reader } from './reader.ts'

const AGGREGATES = ['sum', 'avg', 'count', 'max', 'min'] as const
export type Aggregate = (typeof AGGREGATES)[number]

export type SelectedField = {
  kind: 'field'
  field: FieldPath
  cast: string | null
  aggregate: Aggregate | null
  aggregateCast: string | null
  alias: string | null
}
export type SelectedEmbed = {
  kind: 'embed'
  name: string
  alias: string | null
  hint: string | null
  join: 'inner' | 'left'
  isSpread: boolean
  items: SelectItem[]
}
export type SelectItem = SelectedField | SelectedEmbed

const TYPE_NAME = /[\p{L}\p{N}_ $]+/uy

export function parseSelect(text: string): SelectItem[] {
  const reader = new Reader(text, 'failed to parse select parameter')
  const items = readItems(reader, 0)
  reader.expectEnd()
  return items
}

function readItems(reader: Reader, depth: number): SelectItem[] {
  if (depth > MOST_NESTED) reader.fail(`at most ${MOST_NESTED} embeds within embeds`)
  reader.blanks()
  if (reader.isAtEnd || reader.startsWith(')')) return []
  const items: SelectItem[] = []
  do {
    reader.blanks()
    items.push(readItem(reader, depth))
    reader.blanks()
  } while (reader.take(','))
  return items
}

function readItem(reader: Reader, depth: number): SelectItem {
  if (reader.take('...')) return readEmbed(reader, reader.name(), null, true, depth)
  if (reader.take('*')) return column('*')
  const alias = readAlias(reader)
  if (reader.take('count()')) return { ...column('*', alias), aggregate: 'count', aggregateCast: readCast(reader) }
  const start = reader.at
  const name = reader.name()
  if (reader.startsWith('!') || reader.startsWith('(')) return readEmbed(reader, name, alias, false, depth)
  reader.at = start
  const field = readField(reader)
  const cast = readCast(reader)
  const aggregate = readAggregate(reader)
  const aggregateCast = aggregate ? readCast(reader) : null
  return { kind: 'field', field, cast, aggregate, aggregateCast, alias }
}

const column = (name: string, alias: string | null = null): SelectedField => ({
  kind: 'field',
  field: { name, path: [] },
  cast: null,
  aggregate: null,
  aggregateCast: null,
  alias,
})

function readAlias(reader: Reader): string | null {
  const start = reader.at
  const name = reader.maybeName()
  if (name !== null && reader.startsWith(':') && !reader.startsWith('::')) {
    reader.take(':')
    reader.blanks()
    return name
  }
  reader.at = start
  return null
}

function readCast(reader: Reader): string | null {
  if (!reader.take('::')) return null
  return reader.match(TYPE_NAME)?.trim() || reader.fail('the name of a type')
}

function readAggregate(reader: Reader): Aggregate | null {
  if (!reader.take('.')) return null
  const aggregate = AGGREGATES.find((name) => reader.take(`${name}()`))
  return aggregate ?? reader.fail('an aggregate: sum(), avg(), count(), max(), min()')
}

function readEmbed(
  reader: Reader,
  name: string,
  alias: string | null,
  isSpread: boolean,
  depth: number,
): SelectedEmbed {
  let hint: string | null = null
  let join: SelectedEmbed['join'] = 'left'
  for (let count = 0; count < 2 && reader.take('!'); count++) {
    const word = reader.name()
    if (word === 'inner' || word === 'left') join = word
    else hint = word
  }
  reader.expect('(')
  const items = readItems(reader, depth + 1)
  reader.expect(')')
  return { kind: 'embed', name, alias, hint, join, isSpread, items }
}
