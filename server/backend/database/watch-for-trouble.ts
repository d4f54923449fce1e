// Finds trouble that keeps the site from doing its work, for monitoring. Anyone may ask at any rate: a check that is running
// already is not started again, and nobody waits longer than a moment.
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LONGEST_MS = 1_000
/** A disk is not written to more often than this. */
const FRESH_MS = 1_000
/** As much as the smallest things that are kept take. */
const SAMPLE = Buffer.alloc(64 * 1024)

export const isNoRoom = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Null: nothing. */
export type Trouble = string | null

async function writable(folder: string): Promise<Trouble> {
  const path = join(folder, `.room-${process.pid}`)
  try {
    await writeFile(path, SAMPLE, { mode: 0o600 })
    return null
  } catch (error) {
    return isNoRoom(error) ? 'The disk is full' : 'The data folder cannot be written to'
  } finally {
    await rm(path, { force: true }).catch(() => {})
  }
}

/** The first answer is everyone's until it is there. */
function shared<T>(look: () => Promise<T>): () => Promise<T> {
  let looking: Promise<T> | null = null
  return () => {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }
}

export function watchForTrouble(ask: () => Promise<unknown>, folder: string): () => Promise<Trouble> {
  const database = shared(() =>
    ask().then(
      () => null,
      () => 'The database does not answer',
    ),
  )
  let known: { at: number; trouble: Trouble } | null = null
  const disk = shared(async () => {
    if (known && performance.now() - known.at < FRESH_MS) return known.trouble
    const trouble = await writable(folder)
    known = { at: performance.now(), trouble }
    return trouble
  })
  return async () => {
    const late = new AbortController()
    const tooLong = (what: string) => pause(LONGEST_MS, what, { signal: late.signal }).catch(() => what)
    try {
      const found = await Promise.all([
        Promise.race([database(), tooLong('The database is busy')]),
        Promise.race([disk(), tooLong('The disk is busy')]),
      ])
      return found.find((trouble) => trouble !== null) ?? null
    } finally {
      late.abort()
    }
  }
}
