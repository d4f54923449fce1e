import { type Driver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'

/** Kysely in PostgreSQL's dialect, over a way of our own to reach the database. */
export const kyselyOver = (driver: Driver): Kysely<unknown> =>
  new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => driver,
    },
  })
