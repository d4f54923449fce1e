// Of several servers the first that lets us in.
import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from './connection.ts'

/** The next of several servers is asked after this, while the one before still thinks. */
const NEXT_SERVER_MS = 250

/** It will not let anyone in the next time either: a wrong password, a database that is not there. */
export const isFinal = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(?:28|3D|42|ENOTFOUND)/.test(String(error.code))

/** It has no connection left: it is there all the same. */
export const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === '53300'

/**
 * The first server that lets us in. Each next one is asked when the one before has refused, or takes its time: one that
 * stands still must not keep us from one that works.
 */
export async function firstOf(
  urls: readonly string[],
  connect: (url: string) => Promise<Connection>,
): Promise<Connection> {
  const found = Promise.withResolvers<Connection>()
  const reasons: unknown[] = []
  let isFound = false
  const tried = urls.map(() => Promise.withResolvers<void>())
  for (const [n, url] of urls.entries()) {
    void (async () => {
      const before = tried[n - 1]
      if (before) await Promise.race([before.promise, pause(NEXT_SERVER_MS)])
      if (isFound) return
      try {
        const connection = await connect(url)
        if (isFound) await connection.end()
        isFound = true
        found.resolve(connection)
      } catch (error) {
        reasons.push(error)
        // A name that nobody knows says nothing of the others.
        if (reasons.length === urls.length) found.reject(reasons.find((reason) => !isFinal(reason)) ?? reasons[0])
      } finally {
        tried[n]?.resolve()
      }
    })()
  }
  return found.promise
}
