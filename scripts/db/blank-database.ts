// An embedded database with nothing in it, as a file: making one takes longer than all of our schema, and it is the same
// until PGlite itself is another.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { projectRoot } from '#app/lib/project-root.server.ts'

const folder = join(projectRoot, 'node_modules/.cache/blank')

/** Where it lies. */
async function makeBlank(): Promise<string> {
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
  return path
}

export const readBlank = async () => new Blob([readFileSync(await makeBlank())])

/** As the folder of a database that nobody has opened yet. */
export async function layBlank(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  execFileSync('tar', ['-xf', await makeBlank(), '-C', folder], { stdio: 'ignore' })
}
