// The `filter` of a subscription to changes: `column=operator.value`, several of them with commas between, all required.

const OPERATORS = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: 'in',
  like: 'like',
  ilike: 'ilike',
  is: 'is',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
} as const

export type Operator = keyof typeof OPERATORS

export type Condition = { column: string; operator: Operator; value: string; negated: boolean }

/** A filter nobody may send: the text is for the developer, as Supabase words it. */
export class FilterError extends Error {}

const MAX_LENGTH = 4000
const MAX_IN = 100
/** Tried on every change: a pattern must be quick whatever it meets. References back are what makes one slow. */
const MAX_PATTERN = 200
const REFERENCE_BACK = /\\[1-9]/

export function parseFilter(text: string): Condition[] {
  if (text.length > MAX_LENGTH) throw new FilterError(`filter is longer than ${MAX_LENGTH} characters`)
  return text.trim() === '' ? [] : splitOutside(text).map(parseCondition)
}

function parseCondition(segment: string): Condition {
  const trimmed = segment.trim()
  if (trimmed === '') throw new FilterError('filter must not contain empty segments (check for extra commas)')
  const equals = trimmed.indexOf('=')
  if (equals < 0) throw new FilterError(JSON.stringify([trimmed]))
  const column = trimmed.slice(0, equals)
  const rest = trimmed.slice(equals + 1)
  const negated = rest.startsWith('not.')
  const test = negated ? rest.slice('not.'.length) : rest
  const dot = test.indexOf('.')
  const operator = dot < 0 ? test : test.slice(0, dot)
  const value = dot < 0 ? '' : test.slice(dot + 1)
  if (dot < 0 || !Object.hasOwn(OPERATORS, operator))
    throw new FilterError(JSON.stringify(dot < 0 ? [test] : [operator, value]))
  return { column, operator: operator as Operator, value: readValue(operator, value), negated }
}

function readValue(operator: string, value: string): string {
  if (operator === 'is') {
    if (!['null', 'true', 'false', 'unknown'].includes(value.toLowerCase()))
      throw new FilterError('`is` filter value must be null, true, false or unknown')
    return value.toLowerCase()
  }
  if (operator === 'match' || operator === 'imatch') {
    const pattern = unquote(value)
    if (pattern.length > MAX_PATTERN || REFERENCE_BACK.test(pattern))
      throw new FilterError(`a pattern has up to ${MAX_PATTERN} characters and no references back`)
    return pattern
  }
  if (operator !== 'in') return unquote(value)
  if (!(value.startsWith('(') && value.endsWith(')') && value.length >= 2))
    throw new FilterError('`in` filter value must be wrapped by parentheses')
  const list = value.slice(1, -1)
  if (splitOutside(list).length > MAX_IN) throw new FilterError(`too many values for \`in\` filter. Maximum ${MAX_IN}`)
  // An array as PostgreSQL writes it; quoted elements are quoted alike there.
  return `{${list}}`
}

function unquote(value: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/s.exec(value)?.[1]
  return quoted === undefined ? value : quoted.replaceAll(/\\(.)/gs, '$1')
}

/** Commas inside quotes or parentheses divide nothing. A quote counts only where a value can begin. */
function splitOutside(text: string): string[] {
  const parts: string[] = []
  let current = ''
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (quoted && char === '\\') {
      current += char + text.charAt(++at)
      continue
    }
    if (char === '"' && (quoted || current === '' || '.(,'.includes(text.charAt(at - 1)))) quoted = !quoted
    else if (!quoted && char === '(') depth++
    else if (!quoted && char === ')') depth = Math.max(0, depth - 1)
    if (char === ',' && !quoted && depth === 0) {
      parts.push(current)
      current = ''
    } else current += char
  }
  parts.push(current)
  return parts
}

/** Types whose names may stand in a cast come from the catalogue, never from a client. */

/** As SQL over `operand`; `parameter` is the text of the value. Anything but true, null included, does not match. */
export function conditionSql(
  { operator, value, negated }: Condition,
  operand: string,
  type: string,
  parameter: string,
) {
  const test = () => {
    switch (operator) {
      case 'in':
        return `${operand} = any ((${parameter})::${type}[])`
      case 'is':
        return `${operand} is ${value}`
      case 'like':
      case 'ilike':
      case 'match':
      case 'imatch':
        return `${operand}::text ${OPERATORS[operator]} ${parameter}`
      default:
        return `${operand} ${OPERATORS[operator]} (${parameter})::${type}`
    }
  }
  return negated ? `(not (${test()}))` : `(${test()})`
}
