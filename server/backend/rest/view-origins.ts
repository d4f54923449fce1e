// The origins of the columns of views, so that a view is embedded by the keys of the tables beneath it.
import type { Relation } from './catalog.ts'

type Origin = { relation: number; column: number }

/** A column of a table, and the columns of the view that show it: usually one. */
export type ViewKey = { view: Relation; columns: (column: string) => string[] }

export type Origins = {
  /** The views that show columns of a table. */
  keys: (table: Relation) => ViewKey[]
  primaryKeys: { view: Relation; primaryKey: string[] }[]
}

export function viewOrigins(
  views: [oid: number, definition: string][],
  relations: Map<number, Relation>,
  nameOf: (relation: number, number: number) => string,
): Origins {
  const direct = new Map(views.map(([oid, definition]) => [oid, readTargets(definition)]))
  const resolve = (origin: Origin, depth: number): Origin => {
    const beneath = depth < 20 ? direct.get(origin.relation)?.get(origin.column) : undefined
    return beneath ? resolve(beneath, depth + 1) : origin
  }
  /** By table: by view: by column of the table. */
  const shown = new Map<Relation, Map<Relation, Map<string, string[]>>>()
  for (const [oid, targets] of direct) {
    const view = relations.get(oid)
    if (!view) continue
    for (const [number, origin] of targets) {
      const { relation, column } = resolve(origin, 0)
      const table = relations.get(relation)
      if (!table || table.isView) continue
      const ofTable = shown.get(table) ?? new Map<Relation, Map<string, string[]>>()
      shown.set(table, ofTable)
      const ofView = ofTable.get(view) ?? new Map<string, string[]>()
      ofTable.set(view, ofView)
      const name = nameOf(relation, column)
      ofView.set(name, [...(ofView.get(name) ?? []), nameOf(oid, number)])
    }
  }
  const primaryKeys: Origins['primaryKeys'] = []
  for (const [table, ofTable] of shown)
    for (const [view, columns] of ofTable) {
      const key = table.primaryKey.map((name) => columns.get(name)?.[0])
      if (key.length > 0 && key.every((name) => name !== undefined)) primaryKeys.push({ view, primaryKey: key })
    }
  return {
    keys: (table) =>
      [...(shown.get(table) ?? [])].map(([view, columns]) => ({ view, columns: (name) => columns.get(name) ?? [] })),
    primaryKeys,
  }
}

/**
 * The stored tree of a view is text: `({QUERY … :targetList ({TARGETENTRY … :resno 1 … :resorigtbl 16402 :resorigcol 1 …}`.
 * Its own entries stand two braces deep; deeper ones are those of queries within.
 */
function readTargets(definition: string): Map<number, Origin> {
  const targets = new Map<number, Origin>()
  let depth = 0
  /** Where the text of the entry that is open goes on: what is deeper is left out. */
  let own = ''
  let from = -1
  for (let at = 0; at < definition.length; at++) {
    const sign = definition.charCodeAt(at)
    if (sign === 92) at++
    else if (sign === 123) {
      if (depth === 2 && from >= 0) own += definition.slice(from, at)
      depth++
      if (depth === 2 && definition.startsWith('{TARGETENTRY', at)) {
        own = ''
        from = at
      }
    } else if (sign === 125) {
      if (depth === 2 && from >= 0) {
        readEntry(own + definition.slice(from, at), targets)
        from = -1
      }
      depth--
      if (depth === 2 && from >= 0) from = at + 1
    }
  }
  return targets
}

const numberIn = (entry: string, field: string) => Number(new RegExp(`:${field} (\\d+)`).exec(entry)?.[1] ?? 0)

function readEntry(entry: string, targets: Map<number, Origin>) {
  const relation = numberIn(entry, 'resorigtbl')
  const column = numberIn(entry, 'resorigcol')
  if (relation > 0 && column > 0) targets.set(numberIn(entry, 'resno'), { relation, column })
}
