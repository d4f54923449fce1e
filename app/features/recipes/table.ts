// For how many, and in which units: what the address says.
import { MOST_SERVINGS } from './recipe.ts'
import type { Table } from './recipe-view.tsx'
import { SYSTEMS } from './units.ts'

export function readTable(query: URLSearchParams, usual: number): Table {
  const asked = Number(query.get('servings') ?? usual)
  const servings = Number.isInteger(asked) && asked >= 1 && asked <= MOST_SERVINGS ? asked : usual
  return { servings, system: SYSTEMS.find((system) => system === query.get('units')) ?? null }
}
