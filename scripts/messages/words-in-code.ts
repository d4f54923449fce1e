// Finds the words of a message catalogue in its source and puts others in their place. A word has a path, as in
// `groups.members.one`; what the code fills in stays the code's.

import { parseAst } from 'vite'
import { isRecord } from '#app/lib/records.ts'

type Node = { type: string; start: number; end: number } & { [key: string]: unknown }

/** A piece of the source that is filled in at run time, by the expression that says what. */
export type Filled = { code: string; start: number; end: number }
export type Words = { path: string; start: number; end: number; parts: (string | Filled)[] }

/** The forms a language may have of a word with a number; English has two of them. */
const FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
const HAS_LETTER = /\p{L}/u

const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === 'string'
const nodes = (value: unknown): Node[] => [value].flat().filter(isNode)

function nameOfKey(key: unknown): string {
  return isNode(key) ? String(key.type === 'Identifier' ? key.name : key.value) : ''
}

/** What an expression may be made of, with the step each part adds to the path. Comparisons and options are no words. */
function partsOf(node: Node): [Node, string][] {
  const all = (value: unknown, step = ''): [Node, string][] => nodes(value).map((part) => [part, step])
  switch (node.type) {
    case 'ObjectExpression':
      return nodes(node.properties).flatMap((property) =>
        property.type === 'SpreadElement' ? all(property.argument) : all(property.value, nameOfKey(property.key)),
      )
    case 'ArrayExpression':
      return nodes(node.elements).map((element, at) => [element, String(at)])
    case 'ArrowFunctionExpression':
      return all(node.body)
    case 'BlockStatement':
      return all(node.body)
    case 'ReturnStatement':
      return all(node.argument)
    case 'VariableDeclaration':
      return nodes(node.declarations).flatMap((one) => all(one.init))
    case 'IfStatement':
      return [...all(node.consequent, 'if'), ...all(node.alternate, 'else')]
    case 'ConditionalExpression':
      return [...all(node.consequent, 'if'), ...all(node.alternate, 'else')]
    case 'LogicalExpression':
      return node.operator === '&&' ? all(node.right) : [...all(node.left), ...all(node.right, 'else')]
    case 'BinaryExpression':
      return node.operator === '+' ? [...all(node.left), ...all(node.right)] : []
    case 'CallExpression': {
      const { callee } = node
      if (!isNode(callee)) return all(node.arguments)
      if (callee.type !== 'MemberExpression') return callee.name === 'plural' ? [] : all(node.arguments)
      const method = nameOfKey(callee.property)
      return [...all(callee.object), ...(['map', 'join', 'flatMap'].includes(method) ? all(node.arguments) : [])]
    }
    case 'MemberExpression':
      return all(node.object)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return all(node.expression)
    default:
      return []
  }
}

function textOf(node: Node, source: string): Words['parts'] | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : null
  if (node.type !== 'TemplateLiteral') return null
  const filled = nodes(node.expressions)
  return nodes(node.quasis).flatMap(({ value }, at) => {
    const expression = filled[at]
    const text = isRecord(value) ? String(value.cooked) : ''
    const { start, end } = expression ?? node
    return [...(text ? [text] : []), ...(expression ? [{ code: source.slice(start, end), start, end }] : [])]
  })
}

/** All words of a catalogue, in the order of the source. */
export function findWords(source: string): Words[] {
  const found: Words[] = []
  const taken = new Map<string, number>()
  const add = (path: string, words: Omit<Words, 'path'>) => {
    const before = taken.get(path) ?? 0
    taken.set(path, before + 1)
    found.push({ path: before === 0 ? path : `${path}~${before + 1}`, ...words })
  }
  const visit = (node: Node, path: string) => {
    const parts = textOf(node, source)
    if (parts?.some((part) => typeof part === 'string' && HAS_LETTER.test(part)))
      add(path, { start: node.start, end: node.end, parts })
    if (node.type === 'TemplateLiteral') for (const inner of nodes(node.expressions)) visit(inner, `${path}.in`)
    for (const [part, step] of partsOf(node)) visit(part, step ? (path ? `${path}.${step}` : step) : path)
  }
  const statements = nodes(parseAst(source, { lang: 'ts' }).body)
  const [byDefault] = nodes(statements.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration)
  for (const statement of statements) {
    const declared = isNode(statement.declaration) ? statement.declaration : statement
    if (declared.type === 'VariableDeclaration')
      for (const { id, init } of nodes(declared.declarations)) {
        const name = nameOfKey(id)
        for (const value of nodes(init)) visit(value, name === byDefault?.name ? '' : name)
      }
    else if (declared === byDefault) visit(declared, '')
  }
  return found
}

/** Steps of a path that say how one language builds its sentence, not which sentence it is. */
const BUILDING = new Set([...FORMS, 'if', 'else', 'in'])
const sentenceOf = (path: string) =>
  path
    .replace(/~\d+$/, '')
    .split('.')
    .filter((step) => !BUILDING.has(step))
    .join('.')

/** Finds the English of a path: its own words, else those of the same sentence, which English may build otherwise. */
export function readEnglish(source: string): (path: string) => Words | undefined {
  const words = findWords(source)
  const byPath = new Map(words.map((one) => [one.path, one]))
  const bySentence = new Map(words.toReversed().map((one) => [sentenceOf(one.path), one]))
  return (path) => byPath.get(path) ?? byPath.get(path.replace(/[^.]+$/, 'other')) ?? bySentence.get(sentenceOf(path))
}

/** Characters nobody sees are written by number, so that a reader of the code sees them. */
const INVISIBLE = /[\u00a0\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2069]/g
const plainly = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replace(INVISIBLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  return quote + plainly(text).replaceAll(quote, `\\${quote}`) + quote
}

export type Change = { path: string; parts: Words['parts'] }

/** The source with other words in it. What is filled in may stand elsewhere in the sentence, with its own words changed. */
export function changeWords(source: string, changes: readonly Change[]): string {
  const changed = new Map(changes.map(({ path, parts }) => [path, parts]))
  const found = findWords(source)
  const written = (start: number, end: number): string => {
    let text = ''
    let from = start
    for (const words of found) {
      if (words.start < from || words.end > end) continue
      const parts = changed.get(words.path)
      if (!parts) continue
      text += source.slice(from, words.start) + literal(parts)
      from = words.end
    }
    return text + source.slice(from, end)
  }
  const literal = (parts: Words['parts']): string =>
    parts.some((part) => typeof part !== 'string')
      ? `\`${parts
          .map((part) =>
            typeof part === 'string'
              ? plainly(part).replaceAll('`', '\\`').replaceAll('${', '\\${')
              : `\${${written(part.start, part.end)}}`,
          )
          .join('')}\``
      : quoted(parts.join(''))
  return written(0, source.length)
}
