// An embedded database with nothing in it, as a file: making one takes longer than all of our schema, and it is the same
// until PGlite itself is another.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { projectRoot } from '#app/lib/project-root.server.ts'

const folder = join(projectRoot, 'node_modules/.cache/blank')

export async function readBlank(): Promise<Blob> {
  const lock = readFileSync(join(projectRoot, 'package-lock.json'))
  const path = join(folder, `${createHash('sha256').update(lock).digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(path)) {
    const database = await PGlite.create()
    const dump = await database.dumpDataDir('none')
    await database.close()
    mkdirSync(folder, { recursive: true })
    // Several may get here at once: each writes its own file, the last rename stands.
    const written = `${path}.${process.pid}`
    writeFileSync(written, Buffer.from(await dump.arrayBuffer()))
    renameSync(written, path)
  }
  return new Blob([readFileSync(path)])
}
