// The schema by subject: supabase/schemas holds each table, policy and function once, as it is now. The order in which they
// are made stands where the Supabase CLI reads it, in supabase/config.toml.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/lib/project-root.server.ts'

export type Subject = { name: string; sql: string }

const folder = join(projectRoot, 'supabase')

export function readSubjects(): Subject[] {
  const [, paths = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(readFileSync(join(folder, 'config.toml'), 'utf8')) ?? []
  return Array.from(paths.matchAll(/"\.\/(schemas\/([a-z_]+)\.sql)"/g), ([, path = '', name = '']) => ({
    name,
    sql: readFileSync(join(folder, path), 'utf8'),
  }))
}
