// Filters: `column=operator.value`, and trees of them in `or=(…)` and `and=(…)`.
import { MOST_NESTED } from './limits.ts'
import { type FieldPath, readField } from './parse-field.ts'
import { Reader } from './reader.ts'

export type IsValue = 'NULL' | 'NOT NULL' | 'TRUE' | 'FALSE' | 'UNKNOWN'

export type Operation =
  | { kind: 'compare'; operator: string; value: string }
  | { kind: 'compareEach'; operator: string; quantifier: 'ANY' | 'ALL'; value: string }
  | { kind: 'pattern'; operator: string; quantifier: 'ANY' | 'ALL' | null; value: string }
  | { kind: 'is'; value: IsValue }
  | { kind: 'distinct'; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'search'; function: string; config: string | null; value: string }

export type Filter = { kind: 'filter'; field: FieldPath; isNot: boolean; operation: Operation }
export type Logic = { kind: 'logic'; isNot: boolean; operator: 'AND' | 'OR'; conditions: Condition[] }
export type Condition = Filter | Logic

const COMPARISONS = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
  ['cs', '@>'],
  ['cd', '<@'],
  ['ov', '&&'],
  ['sl', '<<'],
  ['sr', '>>'],
  ['nxr', '&<'],
  ['nxl', '&>'],
  ['adj', '-|-'],
])
/** These may ask for any or all of a list. */
const FOR_EACH = new Set(['eq', 'gt', 'gte', 'lt', 'lte'])
const PATTERNS = new Map([
  ['like', 'LIKE'],
  ['ilike', 'ILIKE'],
  ['match', '~'],
  ['imatch', '~*'],
])
const SEARCHES = new Map([
  ['fts', 'to_tsquery'],
  ['plfts', 'plainto_tsquery'],
  ['phfts', 'phraseto_tsquery'],
  ['wfts', 'websearch_to_tsquery'],
])
const IS_VALUES = new Map<string, IsValue>([
  ['null', 'NULL'],
  ['not_null', 'NOT NULL'],
  ['true', 'TRUE'],
  ['false', 'FALSE'],
  ['unknown', 'UNKNOWN'],
])

const WORD = /[a-z]+/y
const CONFIG = /[\p{L}\p{N}_ $]+/uy
const IS_WORD = /[a-z_]+/iy
const REST = /[\s\S]*/y
const UNTIL_DELIMITER = /[^,)]*/y
const ARRAY = /\{[^{}]*\}/y
const OPERATION =
  /^(?:not\.)?(?:neq|cs|cd|ov|sl|sr|nxr|nxl|adj|in|is|isdistinct|(?:eq|gte|gt|lte|lt|i?like|i?match)(?:\((?:all|any)\))?|(?:pl|ph|w)?fts(?:\([^()]*\))?)\./

/** Whether a parameter of a function call by GET is a filter of its answer. */
export const isOperation = (value: string) => OPERATION.test(value)

export function parseFilter(field: FieldPath, text: string): Filter {
  const reader = new Reader(text, 'failed to parse filter')
  const filter = readFilter(reader, field, (r) => r.match(REST) ?? '')
  reader.expectEnd()
  return filter
}

function readFilter(reader: Reader, field: FieldPath, readValue: (reader: Reader) => string): Filter {
  const isNot = reader.take('not.')
  return { kind: 'filter', field, isNot, operation: readOperation(reader, readValue) }
}

function readOperation(reader: Reader, readValue: (reader: Reader) => string): Operation {
  const start = reader.at
  const word = reader.match(WORD) ?? ''
  const unknown = (): never => {
    reader.at = start
    return reader.fail('"not" or operator (eq, gt, ...)')
  }
  if (word === 'in') {
    reader.expect('.')
    return { kind: 'in', values: readList(reader) }
  }
  if (word === 'is') {
    reader.expect('.')
    const at = reader.at
    const value = IS_VALUES.get((reader.match(IS_WORD) ?? '').toLowerCase())
    if (value) return { kind: 'is', value }
    reader.at = at
    return reader.fail('isVal: (null, not_null, true, false, unknown)')
  }
  if (word === 'isdistinct') {
    reader.expect('.')
    return { kind: 'distinct', value: readValue(reader) }
  }
  const search = SEARCHES.get(word)
  if (search) {
    const config = readConfig(reader)
    reader.expect('.')
    return { kind: 'search', function: search, config, value: readValue(reader) }
  }
  const pattern = PATTERNS.get(word)
  if (pattern) {
    const quantifier = readQuantifier(reader)
    if (!reader.take('.')) return unknown()
    const value = readValue(reader)
    const stars = word === 'like' || word === 'ilike'
    return { kind: 'pattern', operator: pattern, quantifier, value: stars ? value.replaceAll('*', '%') : value }
  }
  const comparison = COMPARISONS.get(word)
  if (!comparison) return unknown()
  const quantifier = FOR_EACH.has(word) ? readQuantifier(reader) : null
  if (!reader.take('.')) return unknown()
  const value = readValue(reader)
  return quantifier
    ? { kind: 'compareEach', operator: comparison, quantifier, value }
    : { kind: 'compare', operator: comparison, value }
}

const readQuantifier = (reader: Reader) => (reader.take('(any)') ? 'ANY' : reader.take('(all)') ? 'ALL' : null)

function readConfig(reader: Reader): string | null {
  if (!reader.take('(')) return null
  const config = reader.match(CONFIG)?.trim() || reader.fail('the name of a text search configuration')
  reader.expect(')')
  return config
}

/** `(a,"b,c",d)`; `()` is the list of nothing. */
function readList(reader: Reader): string[] {
  reader.blanks()
  reader.expect('(')
  if (reader.take(')')) return []
  const values: string[] = []
  do values.push(readListed(reader))
  while (reader.take(','))
  reader.expect(')')
  reader.blanks()
  return values
}

/** A quote is one only if it ends where the value does: `"a"b` is three signs more than `ab`. */
function readListed(reader: Reader): string {
  const start = reader.at
  if (reader.startsWith('"')) {
    const value = reader.quoted() ?? ''
    if (reader.isAtEnd || reader.startsWith(',') || reader.startsWith(')')) return value
    reader.at = start
  }
  return reader.match(UNTIL_DELIMITER) ?? ''
}

/** `name` is `and`, `or`, or one of them after `not.`. */
export function parseLogic(name: string, text: string): Logic {
  const isNot = name.startsWith('not.')
  const operator = name.endsWith('and') ? 'AND' : 'OR'
  const reader = new Reader(text, 'failed to parse logic tree')
  const conditions = readConditions(reader, 0)
  reader.expectEnd()
  return { kind: 'logic', isNot, operator, conditions }
}

function readConditions(reader: Reader, depth: number): Condition[] {
  if (depth > MOST_NESTED) reader.fail(`at most ${MOST_NESTED} conditions within conditions`)
  reader.blanks()
  reader.expect('(')
  const conditions: Condition[] = []
  do {
    reader.blanks()
    conditions.push(readCondition(reader, depth))
    reader.blanks()
  } while (reader.take(','))
  reader.expect(')')
  reader.blanks()
  return conditions
}

const LOGIC = /(?:not\.)?(?:and|or)(?=[ \t]*\()/y

function readCondition(reader: Reader, depth: number): Condition {
  const logic = reader.match(LOGIC)
  if (logic)
    return {
      kind: 'logic',
      isNot: logic.startsWith('not.'),
      operator: logic.endsWith('and') ? 'AND' : 'OR',
      conditions: readConditions(reader, depth + 1),
    }
  const field = readField(reader)
  reader.expect('.')
  return readFilter(reader, field, readLogicValue)
}

function readLogicValue(reader: Reader): string {
  const start = reader.at
  const array = reader.match(ARRAY)
  if (array !== null && (reader.isAtEnd || reader.startsWith(',') || reader.startsWith(')'))) return array
  reader.at = start
  return readListed(reader)
}
