// Relationships from rows of one table to rows of another: by foreign keys, by tables between, and by functions of a row.
import type { ComputedRelationship, ForeignKey, Relation } from './catalog.ts'
import { refuse } from './errors.ts'
import type { Origins, ViewKey } from './view-origins.ts'

type Pair = [own: string, foreign: string]

export type Relationship = {
  table: Relation
  foreign: Relation
  isSelf: boolean
  isToOne: boolean
} & (
  | { kind: 'many-to-one' | 'one-to-many' | 'one-to-one'; constraint: string; columns: Pair[] }
  | {
      kind: 'many-to-many'
      junction: Relation
      /** Of the junction: to the table it is asked from, and to the one it leads to. */
      constraints: [string, string]
      source: Pair[]
      target: Pair[]
    }
  | { kind: 'computed'; schema: string; name: string }
)

type Keyed = Extract<Relationship, { constraint: string }>

export function relationshipsOf(
  foreignKeys: ForeignKey[],
  origins: Origins['keys'],
  computed: ComputedRelationship[],
  exposed: Set<string>,
): Map<Relation, Relationship[]> {
  const direct = foreignKeys.flatMap((key) => withViews(key, origins))
  const all = new Map<Relation, Relationship[]>()
  const add = (relationship: Relationship) => {
    const { table, foreign } = relationship
    if (!exposed.has(table.schema) || foreign.schema !== table.schema) return
    all.set(table, [...(all.get(table) ?? []), relationship])
  }
  for (const relationship of direct) {
    add(relationship)
    add(inverse(relationship))
  }
  for (const relationship of throughJunctions(direct, exposed)) add(relationship)
  for (const { routine, table, foreign, isOne } of computed) {
    // A function takes the place of what is found by keys under its name.
    const found = all.get(table) ?? []
    all.set(
      table,
      found.filter((other) => other.kind === 'computed' || other.foreign.name !== routine.name),
    )
    add({
      table,
      foreign,
      isSelf: table === foreign,
      isToOne: isOne,
      kind: 'computed',
      schema: routine.schema,
      name: routine.name,
    })
  }
  return all
}

/** The key between tables, and the same between the views that show both ends of it. */
function withViews(key: ForeignKey, origins: Origins['keys']): Keyed[] {
  const { table, foreign } = key
  const isUnique = table.uniques.some(
    (unique) => unique.length === key.columns.length && key.columns.every(([own]) => unique.includes(own)),
  )
  const between = (from: Relation, to: Relation, columns: Pair[]): Keyed => ({
    table: from,
    foreign: to,
    isSelf: from === to,
    isToOne: true,
    kind: isUnique ? 'one-to-one' : 'many-to-one',
    constraint: key.name,
    columns,
  })
  const own = key.columns.map(([name]) => name)
  const other = key.columns.map(([, name]) => name)
  const starts = [{ relation: table, columns: own }, ...origins(table).flatMap((view) => choices(view, own))]
  const ends = [{ relation: foreign, columns: other }, ...origins(foreign).flatMap((view) => choices(view, other))]
  return starts.flatMap((start) =>
    ends.map((end) =>
      between(
        start.relation,
        end.relation,
        start.columns.map((name, n) => [name, end.columns[n] ?? '']),
      ),
    ),
  )
}

/** A view may show one column under several names: each way counts. */
function choices({ view, columns }: ViewKey, names: string[]): { relation: Relation; columns: string[] }[] {
  let found: string[][] = [[]]
  for (const name of names) found = found.flatMap((so) => columns(name).map((shown) => [...so, shown]))
  return found.slice(0, 16).map((chosen) => ({ relation: view, columns: chosen }))
}

const swapped = (columns: Pair[]) => columns.map(([own, foreign]): Pair => [foreign, own])

const inverse = (relationship: Keyed): Keyed => ({
  ...relationship,
  table: relationship.foreign,
  foreign: relationship.table,
  isToOne: relationship.kind === 'one-to-one',
  kind: relationship.kind === 'one-to-one' ? 'one-to-one' : 'one-to-many',
  columns: swapped(relationship.columns),
})

/** A table whose primary key holds two foreign keys stands between two others. */
function throughJunctions(direct: Keyed[], exposed: Set<string>): Relationship[] {
  const byTable = Map.groupBy(
    direct.filter(({ kind }) => kind === 'many-to-one'),
    ({ table }) => table,
  )
  const found: Relationship[] = []
  for (const [junction, keys] of byTable) {
    if (!exposed.has(junction.schema) || junction.primaryKey.length < 2) continue
    for (const first of keys)
      for (const second of keys) {
        if (first.constraint === second.constraint) continue
        const columns = [...first.columns, ...second.columns].map(([own]) => own)
        if (!columns.every((name) => junction.primaryKey.includes(name))) continue
        found.push({
          table: first.foreign,
          foreign: second.foreign,
          isSelf: first.foreign === second.foreign,
          isToOne: false,
          kind: 'many-to-many',
          junction,
          constraints: [first.constraint, second.constraint],
          source: swapped(first.columns),
          target: swapped(second.columns),
        })
      }
  }
  return found
}

export type Target = { name: string; hint: string | null }

/** The one relationship a request means. `relationships` are those of the origin. */
export function findRelationship(
  relationships: Relationship[],
  origin: { schema: string; name: string },
  { name, hint }: Target,
): Relationship {
  const found = relationships.filter((relationship) => isMeant(relationship, name, hint))
  const [only, ...others] = found
  if (!only) return refuseUnknown(relationships, origin, name, hint)
  if (others.length > 0) return refuseAmbiguous(origin.name, name, found)
  return only
}

function isMeant(relationship: Relationship, name: string, hint: string | null): boolean {
  if (relationship.kind === 'computed') return relationship.name === name
  const isByTable = relationship.foreign.name === name
  const [column, more] = relationship.kind === 'many-to-many' ? [] : relationship.columns
  const single = more ? undefined : column
  if (relationship.isSelf && relationship.kind !== 'many-to-many') {
    // One key, two ways to go: the table's name means the many below, the column's name the one above.
    const isUpward = relationship.kind === 'many-to-one'
    if (hint === null) return isUpward ? single?.[0] === name : isByTable && relationship.kind === 'one-to-many'
    return isByTable && !isUpward && single?.[1] === hint
  }
  if (hint === null) {
    if (isByTable) return true
    if (relationship.kind === 'many-to-many' || relationship.foreign.isView) return false
    return relationship.constraint === name || single?.[0] === name
  }
  if (!isByTable) return false
  if (relationship.kind === 'many-to-many') return relationship.junction.name === hint
  return relationship.constraint === hint || single?.[0] === hint || single?.[1] === hint
}

function refuseUnknown(
  relationships: Relationship[],
  origin: { schema: string; name: string },
  name: string,
  hint: string | null,
): never {
  const near = closest(name, [...new Set(relationships.map(({ foreign }) => foreign.name))], 0.33)
  refuse(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin.name}' and '${name}' in the schema cache`,
    `Searched for a foreign key relationship between '${origin.name}' and '${name}'${
      hint === null ? '' : ` using the hint '${hint}'`
    } in the schema '${origin.schema}', but no matches were found.`,
    near === null || near === name ? null : `Perhaps you meant '${near}' instead of '${name}'.`,
  )
}

const list = (names: string[]) => `(${names.join(', ')})`

function describe(relationship: Relationship) {
  const { table, foreign, kind } = relationship
  const embedding = `${table.name} with ${foreign.name}`
  if (kind === 'computed') return { embedding }
  if (kind === 'many-to-many') {
    const { junction, constraints, source, target } = relationship
    const [first, second] = [source, target].map((pairs) => list(pairs.map(([, column]) => column)))
    return {
      cardinality: kind,
      embedding,
      relationship: `${junction.name} using ${constraints[0]}${first} and ${constraints[1]}${second}`,
    }
  }
  const [own, other] = [0, 1].map((n) => list(relationship.columns.map((pair) => pair[n] ?? '')))
  return {
    cardinality: kind,
    embedding,
    relationship: `${relationship.constraint} using ${table.name}${own} and ${foreign.name}${other}`,
  }
}

function refuseAmbiguous(origin: string, name: string, found: Relationship[]): never {
  const hints = found.map((relationship) => {
    const by =
      relationship.kind === 'many-to-many'
        ? relationship.junction.name
        : relationship.kind === 'computed'
          ? relationship.name
          : relationship.constraint
    return `'${relationship.foreign.name}!${by}'`
  })
  refuse(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin}' and '${name}'`,
    found.map(describe),
    `Try changing '${name}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
  )
}

/** The name most like another, if it is at least so like: for hints. */
export function closest(name: string, candidates: readonly string[], least: number): string | null {
  if (name.length > 63) return null
  let best: string | null = null
  let bestScore = least
  for (const candidate of candidates) {
    const score = 1 - distance(name.toLowerCase(), candidate.toLowerCase()) / Math.max(name.length, candidate.length)
    if (score >= bestScore) {
      best = candidate
      bestScore = score
    }
  }
  return best
}

/** How many letters must be put in, taken out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[b.length] ?? 0
}
