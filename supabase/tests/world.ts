// The tables of the matrix, and a small world of their rows: one or more of every table, of a person whom they belong to.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from '#server/backend/database/database.ts'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import type { TableMatrix, World } from './matrix/shape.ts'

const folder = join(import.meta.dirname, 'matrix')

export const tables = await Promise.all(
  readdirSync(folder)
    .filter((file) => file !== 'shape.ts')
    .map(async (file) => {
      const { matrix } = (await import(join(folder, file))) as { matrix: TableMatrix }
      return { table: file.replace('.ts', '').replaceAll('-', '_'), matrix }
    }),
)

/** Its people; nothing is theirs yet. */
export async function openWorld(site: Pick<TestBackend, 'database' | 'signUp' | 'grantRole'>): Promise<World> {
  const people = {
    owner: await site.signUp('owner'),
    stranger: await site.signUp('stranger'),
    staff: await site.signUp('staff'),
    superadmin: await site.signUp('superadmin'),
  }
  await site.grantRole(people.staff, 'staff')
  await site.grantRole(people.superadmin, 'superadmin')
  let words = 0
  return { db: site.database, people, word: () => `word-${++words}` }
}

/** A row of the owner's in each table; the keys by table. */
export async function fillWorld(world: World): Promise<Map<string, Row>> {
  const keys = new Map<string, Row>()
  for (const { table, matrix } of tables) keys.set(table, await matrix.arrange(world))
  return keys
}
