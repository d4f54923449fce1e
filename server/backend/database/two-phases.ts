// While a site of several nodes is brought up to date, the release that runs and the one that comes share a database. So a
// migration may only add (expand); what the running release still uses is taken away by a later one (contract), which says
// after which migration nobody uses it any more:
//   -- contract after 20270131120000
import type { Queries } from './database.ts'

type Rule = [pattern: RegExp, why: string]

/** What takes away or changes a table, a column or a function. */
const SHAPES: Rule[] = [
  [
    /^drop\s+(table|view|materialized view|function|procedure|type|domain|sequence|schema)\b/,
    'takes away what is used',
  ],
  [
    /^alter\s+table\b[^;]*\bdrop\s+(?:column\b|(?!constraint|default|expression|identity|not)\w)/,
    'takes away a column',
  ],
  [/^alter\s+\S+(?:\s+view)?\b[^;]*\brename\b/, 'renames what is used'],
  [/^alter\s+\S+\b[^;]*\bset\s+schema\b/, 'moves what is used'],
  [/^alter\s+table\b[^;]*\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/, 'changes the type of a column'],
]

/** What takes something else away, or asks more of those who write. */
const RULES: Rule[] = [
  ...SHAPES,
  [/^alter\s+table\b[^;]*\balter\s+(?:column\s+)?\S+\s+set\s+not\s+null\b/, 'asks for a value that is not written yet'],
  [/^alter\s+table\b[^;]*\balter\s+(?:column\s+)?\S+\s+drop\s+default\b/, 'takes away a value that is relied upon'],
  [
    /^alter\s+table\b[^;]*\badd\s+(?:constraint\s+\S+\s+)?(?:check|unique|exclude|primary\s+key|foreign\s+key)\b/,
    'asks more of what is written',
  ],
  [/^create\s+unique\s+index\b/, 'asks more of what is written'],
  [/^revoke\b/, 'takes away a right'],
  [/^drop\s+policy\b/, 'takes away what lets people in'],
  [/^drop\s+trigger\b/, 'takes away what is relied upon'],
]
const ADDS_COLUMN =
  /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)(\w+)\s([^,;]*)/g

const MARK = /^\s*--\s*contract after (\d{14})\s*$/m

/** Statements, without comments and without what stands in quotes: bodies of functions are replaced, not taken away. */
export function statementsOf(sql: string): string[] {
  const bare = sql.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (found) =>
    found.startsWith('--') || found.startsWith('/*') ? ' ' : `''`,
  )
  return bare
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)
}

export type Contraction = { statement: string; why: string }

type Replacement = { at: number; renamedAt: number; name: string; former: string }

/**
 * A table that takes the place of the one of its name: that one is called otherwise for the moment, and this one is made
 * like it, so that it has at least its columns with their defaults. What another column wants by itself is asked for as ever.
 */
function replacementsIn(statements: string[]): Replacement[] {
  return statements.flatMap((statement, at) => {
    const [, name, former] =
      /^create table ([\w.]+) \( ?like ([\w.$]+)(?: including \w+)*? including (?:defaults|all)\b/.exec(statement) ?? []
    if (!name || !former) return []
    const renamedAt = statements.indexOf(`alter table ${name} rename to ${former.split('.').at(-1)}`)
    return renamedAt >= 0 && renamedAt < at ? [{ at, renamedAt, name, former }] : []
  })
}

/** Columns that a table is made with, one by one. */
const partsOf = (create: string) =>
  create
    .slice(create.indexOf('(') + 1)
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())

const isAbout = (statement: string, name: string) => new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(statement)

const isDemanding = (column: string) => /\bnot null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column)

/** What a release that does not know this migration could not live with. */
export function contractionsIn(sql: string): Contraction[] {
  const statements = statementsOf(sql)
  const replacements = replacementsIn(statements)
  /** Whoever makes a thing in the same file may change it there, unless one of its name was there before. */
  const made = statements.flatMap((one, at) => {
    const [, kind, name] =
      /^create (?:or replace )?(table|view|function|type|domain|sequence) (?:if not exists )?([\w.]+)/.exec(one) ?? []
    if (!name) return []
    const leaves = (earlier: string) =>
      /^drop table\b|^alter table \S+ rename to\b/.test(earlier) && isAbout(earlier, name)
    return kind === 'table' && statements.slice(0, at).some(leaves) ? [] : [name]
  })
  const isNew = (statement: string) => made.some((name) => isAbout(statement, name))
  const isOfReplacement = (statement: string, at: number) =>
    replacements.some(
      ({ at: madeAt, renamedAt, name, former }) =>
        at === renamedAt ||
        statement === `drop table ${former}` ||
        statement.startsWith(`alter table ${former} `) ||
        (at > madeAt && isAbout(statement, name) && !SHAPES.some(([pattern]) => pattern.test(statement))),
    )
  /** A policy, trigger or function that is made anew is one that is replaced. */
  const isReplaced = (statement: string) => {
    const [, kind, name] = /^drop (policy|trigger|function) (?:if exists )?("[^"]+"|[\w.]+)/.exec(statement) ?? []
    return (
      name !== undefined &&
      statements.some(
        (one) => one.startsWith(`create ${kind} ${name}`) || one.startsWith(`create or replace ${kind} ${name}`),
      )
    )
  }
  const wants = 'asks for a value that is not written yet'
  return statements.flatMap((statement, at) => {
    if (replacements.some((one) => one.at === at))
      return partsOf(statement).some(isDemanding) ? [{ statement, why: wants }] : []
    if (isNew(statement) || isReplaced(statement) || isOfReplacement(statement, at)) return []
    const broken = RULES.find(([pattern]) => pattern.test(statement))
    if (broken) return [{ statement, why: broken[1] }]
    if (!statement.startsWith('alter table')) return []
    const demands = [...statement.matchAll(ADDS_COLUMN)].some(([, , rest = '']) => isDemanding(rest))
    return demands ? [{ statement, why: wants }] : []
  })
}

/** The migration after which nobody uses what this one takes away; null where it does not say. */
export const contractsAfter = (sql: string): string | null => MARK.exec(sql)?.[1] ?? null

type Named = { version: string; name: string; sql: string }

/** A sentence for whoever wrote the migration; null where a running release can live with it. */
export function problemOf({ version, name, sql }: Named): string | null {
  const [first] = contractionsIn(sql)
  if (!first) return null
  const after = contractsAfter(sql)
  if (after === null)
    return `${version}_${name}.sql ${first.why} ("${first.statement.slice(0, 80)}"): a release that still runs could not live with it. Add first, and take away in a later migration that says "-- contract after <the first one's number>".`
  if (after >= version) return `${version}_${name}.sql says "contract after ${after}", which is not before it.`
  return null
}

/** How a node says in the list of connections which migration it knows last. */
export const nodeName = (newest: string) => `mahalla ${newest}`

/** The newest migrations that nodes at work know, this one's own apart. */
export async function releasesAtWork(db: Queries): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select distinct application_name as name from pg_catalog.pg_stat_activity
     where datname = current_database() and application_name ~ '^mahalla \\d{14}$'`,
  )
  return rows.map(({ name }) => name.slice('mahalla '.length))
}

/** A sentence where a node at work still uses what a migration takes away; else null. */
export function refusalFor({ version, name, sql }: Named, atWork: readonly string[]): string | null {
  const after = contractsAfter(sql)
  // What does not say after what it comes is lived with by nobody who does not know it.
  const older = atWork.some((newest) => newest < version) ? problemOf({ version, name, sql }) : null
  if (older !== null) return older
  const old = after === null ? undefined : atWork.find((newest) => newest < after)
  return old === undefined
    ? null
    : `${version}_${name}.sql takes away what a node at work still uses: it knows migrations up to ${old}, and must know ${after}. Bring all nodes to the release before this one first, or stop them.`
}
