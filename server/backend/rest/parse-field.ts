// A field of a request: a column, and a path into its JSON.
import { MOST_STEPS } from './limits.ts'
import type { Reader } from './reader.ts'

export type JsonStep = { key: string; isIndex: boolean; asText: boolean }
export type FieldPath = { name: string; path: JsonStep[] }

const INDEX = /-?\d+(?=->|::|\.|,|\)|$)/y
const KEY = /(?:[^(\-:.,>)]|-(?!>))+/y

function readPath(reader: Reader): JsonStep[] {
  const path: JsonStep[] = []
  while (reader.startsWith('->')) {
    const asText = reader.take('->>')
    if (!asText) reader.expect('->')
    if (path.length >= MOST_STEPS) reader.fail(`at most ${MOST_STEPS} steps into JSON`)
    const index = reader.match(INDEX)
    const key = index ?? reader.quoted() ?? reader.match(KEY)?.trim()
    if (key === undefined) reader.fail('any non reserved character different from: .,>()')
    path.push({ key, isIndex: index !== null, asText })
  }
  return path
}

export function readField(reader: Reader): FieldPath {
  reader.blanks()
  const name = reader.name()
  const path = readPath(reader)
  reader.blanks()
  return { name, path }
}

/** `a.b.c->d`: the embeds on the way, and the field. */
export function readTreePath(reader: Reader): { embeds: string[]; field: FieldPath } {
  const names = [reader.name()]
  while (reader.take('.')) names.push(reader.name())
  const path = readPath(reader)
  reader.expectEnd()
  const name = names.pop() ?? ''
  return { embeds: names, field: { name, path } }
}

export function readNames(reader: Reader): string[] {
  const names: string[] = []
  do {
    reader.blanks()
    names.push(reader.name())
    reader.blanks()
  } while (reader.take(','))
  reader.expectEnd()
  return names
}
