import { AsyncLocalStorage } from 'node:async_hooks'
import { type Driver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { isLost } from './lost.ts'

/** The library answers an outage like a mistake of its own: what went wrong is noted where it went wrong. */
const noting = new AsyncLocalStorage<{ isLost: boolean }>()

function note(error: unknown) {
  const notes = noting.getStore()
  if (notes && isLost(error)) notes.isLost = true
}

/** What came of it, and whether the database was out of reach meanwhile. */
export async function notingLoss<T>(work: () => Promise<T>): Promise<{ result: T; isLost: boolean }> {
  const notes = { isLost: false }
  return { result: await noting.run(notes, work), ...notes }
}

/** Kysely in PostgreSQL's dialect, over a way of our own to reach the database. */
export const kyselyOver = (driver: Driver): Kysely<unknown> =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => ({
        ...driver,
        acquireConnection: async () => {
          try {
            return await driver.acquireConnection()
          } catch (error) {
            note(error)
            throw error
          }
        },
      }),
    },
    log: (event) => {
      if (event.level === 'error') note(event.error)
    },
  })
