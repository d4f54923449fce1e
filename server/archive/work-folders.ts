// Folders for copies of everybody's data that are needed for a while. Several processes may share the folder they lie in:
// whoever works in one says so every minute, and only what nobody has worked in for long is taken away.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

const SAID_EVERY_MS = 60_000
/** Long enough for a process that is held up, and for clocks that do not agree. */
const LEFT_AFTER_MS = 15 * 60_000

/** Takes away what processes left that ended at work. */
export async function clearLeft(parent: string, now = Date.now()): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  await Promise.all(
    names.map(async (name) => {
      const path = join(parent, name)
      // Gone meanwhile: whoever worked in it has finished.
      const found = await stat(path).catch(() => null)
      if (found && now - found.mtimeMs > LEFT_AFTER_MS) await rm(path, { recursive: true, force: true })
    }),
  )
}

/** Now, and once more when what was just left is old enough: that is how a restart after an end in the middle finds it. */
export function clearLeftBefore(parent: string): void {
  const clear = () => void clearLeft(parent).catch(() => {})
  clear()
  setTimeout(clear, LEFT_AFTER_MS + SAID_EVERY_MS).unref()
}

/** Gives a new folder for as long as the work takes. */
export async function inWorkFolder<Result>(parent: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  await clearLeft(parent)
  const folder = join(parent, randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const saying = setInterval(() => {
    const now = new Date()
    void utimes(folder, now, now).catch(() => {})
  }, SAID_EVERY_MS)
  saying.unref()
  try {
    return await work(folder)
  } finally {
    clearInterval(saying)
    await rm(folder, { recursive: true, force: true })
  }
}
