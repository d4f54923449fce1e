// A folder that is written to, copied in two steps: all of it while writers go on, then what changed since while they wait.
import { constants, cp, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Clocks of file systems are coarse. */
const MARGIN_MS = 2000

async function filesIn(folder: string): Promise<Map<string, { size: number; mtimeMs: number }>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        // Gone between the list and the look.
        const seen = await stat(path).catch(() => null)
        return seen && ([relative(folder, path), { size: seen.size, mtimeMs: seen.mtimeMs }] as const)
      }),
  )
  return new Map(found.filter((each) => each !== null))
}

async function copyOne(from: string, to: string, name: string): Promise<void> {
  await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 })
  await cp(join(from, name), join(to, name), { mode: constants.COPYFILE_FICLONE, force: true })
}

/** While others write: what comes out may be torn, and is put right by `copyRest`. Empty folders belong to it. */
export async function copyFirst(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  for (const entry of entries)
    if (entry.isDirectory())
      await mkdir(join(to, relative(from, join(entry.parentPath, entry.name))), { recursive: true, mode: 0o700 })
  for (const name of (await filesIn(from)).keys())
    await copyOne(from, to, name).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
}

/** While nobody writes: what changed since, what is new, and nothing of what is gone. */
export async function copyRest(from: string, to: string, since: number): Promise<void> {
  const [now, copied] = await Promise.all([filesIn(from), filesIn(to)])
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory())
      await mkdir(join(to, relative(from, join(entry.parentPath, entry.name))), { recursive: true, mode: 0o700 })
  for (const [name, { size, mtimeMs }] of now)
    if (mtimeMs >= since - MARGIN_MS || copied.get(name)?.size !== size) await copyOne(from, to, name)
  for (const name of copied.keys()) if (!now.has(name)) await rm(join(to, name))
}
