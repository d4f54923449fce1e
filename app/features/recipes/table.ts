// For how many, and in which units: what the address says.
import { wordIn } from '#app/lib/word-in.ts'
import { MOST_SERVINGS } from './recipe.ts'
import type { Table } from './recipe-view.tsx'
import { SYSTEMS } from './units.ts'

export function readTable(query: URLSearchParams, usual: number): Table {
  const asked = Number(query.get('servings') ?? usual)
  const servings = Number.isInteger(asked) && asked >= 1 && asked <= MOST_SERVINGS ? asked : usual
  return { servings, system: wordIn(SYSTEMS, query.get('units')) }
}

/** The other way round; nothing for what is as the author wrote it. */
export function tableQuery({ servings, system }: Table, usual: number): URLSearchParams {
  const query = new URLSearchParams()
  if (servings !== usual) query.set('servings', String(servings))
  if (system) query.set('units', system)
  return query
}
