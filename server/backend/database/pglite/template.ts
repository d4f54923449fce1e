// Databases as a first start leaves them, made with the build (scripts/build-templates.ts): a first start copies one instead
// of making it all again, which would take ten times as long and twice the memory.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { readMigrations } from '../migrate.ts'
import { KEPT_CATALOG, OPENED_BEFORE, openedBefore } from '../opened-before.ts'

/** `none` holds what every site has, `sample` the sample community as well. */
export type Template = 'none' | 'sample'

export const templateFolder = (template: Template, templates = join(projectRoot, 'build/templates')) =>
  join(templates, template)

/** The sample speaks of yesterday and of next week: what was made long ago is made anew. */
const SAMPLE_KEEPS_MS = 24 * 3600_000

/** Into a folder without a database. Where no template fits, nothing happens: the database is then made as always. */
export function layTemplate(dataDir: string, wish: Template, templates?: string) {
  const folder = join(dataDir, 'db')
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const template = choose(wish, templates)
  if (!template) return
  // Under its name only when it is whole.
  const copy = `${folder}.new`
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  cpSync(join(template, 'db'), copy, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(copy, folder)
  for (const file of [KEPT_CATALOG, OPENED_BEFORE])
    if (existsSync(join(template, file))) cpSync(join(template, file), join(dataDir, file))
}

function choose(wish: Template, templates: string | undefined): string | null {
  const folder = templateFolder(wish, templates)
  const mark = statSync(join(folder, OPENED_BEFORE), { throwIfNoEntry: false })
  if (!mark || !openedBefore(folder, 'pglite', readMigrations()).isCurrent) return null
  const isTooOld = wish === 'sample' && Date.now() - mark.mtimeMs > SAMPLE_KEEPS_MS
  return isTooOld ? choose('none', templates) : folder
}
