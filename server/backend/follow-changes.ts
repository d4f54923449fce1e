// What the database says has changed, told to whoever wants to know in this process.
import type { Change } from './backend.ts'
import type { Database } from './database/database.ts'
import type { createEndedAccess } from './ended-access.ts'

type Options = {
  database: Database
  ended: ReturnType<typeof createEndedAccess>
  replicas: { changed: () => void } | null
  log: (event: string, detail?: Record<string, unknown>) => void
}

export async function followChanges({ database, ended, replicas, log }: Options) {
  const listeners = new Set<(change: Change) => void>()
  const missed = new Set<() => void>()
  await ended.learn(database)
  await database.listen(
    'changes',
    (payload) => {
      replicas?.changed()
      const change: Change = JSON.parse(payload)
      if (change.schema === 'private' && change.table === 'ended_access') void ended.learn(database)
      for (const listener of listeners) {
        try {
          listener(change)
        } catch (error) {
          // Whoever falls over a change keeps it from nobody else.
          log('a change was not dealt with', { table: change.table, error: String(error) })
        }
      }
    },
    () => {
      replicas?.changed()
      void ended.learn(database)
      for (const listener of missed) listener()
    },
  )

  return {
    onChange: (listener: (change: Change) => void) => {
      listeners.add(listener)
    },
    /** Notices may have been lost: whoever keeps something forgets it. */
    onMissed: (listener: () => void) => {
      missed.add(listener)
    },
  }
}
