// The statements of the subjects, each with what it makes and what it is about.
import type { Subject } from '#server/backend/database/subjects.ts'

export type Statement = {
  text: string
  /** What it makes, as `function private.is_staff`; null for rights, comments, rows and calls. */
  makes: string | null
  /** The tables and functions it is about, without arguments. */
  about: string[]
}

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"[^"]*"|;|[^;$'"\-/]+|[\s\S]/g

export function splitStatements(sql: string): string[] {
  const statements: string[] = []
  let current = ''
  for (const [token] of sql.matchAll(TOKEN)) {
    const isComment = token.startsWith('--') || token.startsWith('/*')
    if (token === ';') {
      statements.push(current)
      current = ''
      // What stands above a statement is about it; what stands in it belongs to it.
    } else if (!isComment || current.trim() !== '') current += token
  }
  return [...statements, current].map((statement) => statement.trim()).filter(Boolean)
}

const NAME = String.raw`\w+\.\w+`
const MAKES: [pattern: RegExp, kind: string][] = [
  [new RegExp(`^create (?:or replace )?(?:function|procedure) (${NAME})`), 'function'],
  [new RegExp(`^create (?:unlogged )?table (${NAME})`), 'table'],
  [new RegExp(`^create view (${NAME})`), 'view'],
  [new RegExp(`^create type (${NAME})`), 'type'],
]
const ON_TABLE: [pattern: RegExp, kind: string][] = [
  [new RegExp(String.raw`^create (?:unique )?index (\w+)\s[\s\S]*?\bon (${NAME})`), 'index'],
  [new RegExp(String.raw`^create (?:constraint )?trigger (\w+)\s[\s\S]*?\bon (${NAME})`), 'trigger'],
  [new RegExp(String.raw`^create policy ("[^"]+"|\w+)\s+on (${NAME})`), 'policy'],
]

function read(text: string): Statement {
  for (const [pattern, kind] of MAKES) {
    const [, name] = pattern.exec(text) ?? []
    if (name) return { text, makes: `${kind} ${name}`, about: [name] }
  }
  for (const [pattern, kind] of ON_TABLE) {
    const [, name, table] = pattern.exec(text) ?? []
    if (name && table)
      return {
        text,
        makes: kind === 'index' ? `index ${table.split('.')[0]}.${name}` : `${kind} ${name} on ${table}`,
        about: [table],
      }
  }
  const [, head] = /^(?:grant|revoke)\b[\s\S]*?\son\s([\s\S]*)\s(?:to|from)\s/.exec(text) ?? []
  const plain = (head ?? text.slice(0, text.search(/\(|\sis\s|$/))).replaceAll(/\([^)]*\)/g, '')
  const [, called] = /^call [\w.]+\s*\(\s*'([\w.]+)'/.exec(text) ?? []
  // A column is named with its table.
  const names = Array.from(plain.matchAll(/\w+\.\w+(?=\.\w)|(?<![.\w])\w+\.\w+/g), ([name]) => name)
  return { text, makes: null, about: called ? [called] : names }
}

export const readStatements = (subjects: Subject[]): Statement[] =>
  subjects.flatMap(({ sql }) => splitStatements(sql).map(read))
