import { afterEach, expect, test, vi } from 'vitest'
import type { Keys } from '../access-token.ts'
import type { Database } from '../database/database.ts'
import { catalogAbout } from './catalog.ts'
import { openRest } from './surface.ts'

afterEach(() => vi.useRealTimers())

/** A database of which only the catalog is asked for. */
function databaseWith(tables: string[]) {
  const relations = tables.map((name, n) => [n + 1, 'public', name, 'r', 28, null])
  const database = {
    asked: 0,
    transaction: async (work: (run: { query: (sql: string) => Promise<object[]> }) => Promise<unknown>) => {
      database.asked++
      return work({ query: async () => [{ catalog: JSON.stringify({ relations }) }] })
    },
    listen: async () => {},
  }
  return database
}

async function open(tables: string[], text: string | null) {
  const database = databaseWith(tables)
  const kept = {
    text,
    read: () => kept.text,
    keep: (_about: string, now: string) => {
      kept.text = now
    },
  }
  const rest = await openRest({ database: database as unknown as Database, keys: {} as Keys, kept, log: () => {} })
  return { database, kept, rest }
}

test('a catalog that was kept is not asked for at the start, and looked at again when the start is over', async () => {
  vi.useFakeTimers()
  const first = await open(['a'], null)
  expect(first.database.asked).toBe(1)
  expect(first.kept.text).toContain('"a"')

  const second = await open(['a', 'b'], first.kept.text)
  expect(second.database.asked).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(second.database.asked).toBe(1)
  expect(second.kept.text).toContain('"b"')
})

test('after the end nothing is asked any more', async () => {
  vi.useFakeTimers()
  const { database, rest } = await open(['a'], JSON.stringify({ relations: [] }))
  rest.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(database.asked).toBe(0)
})

test('what is kept belongs to the schemas it was read for', () => {
  expect(catalogAbout(['public'])).toBe(catalogAbout(['public']))
  expect(catalogAbout(['public', 'other'])).not.toBe(catalogAbout(['public']))
})
