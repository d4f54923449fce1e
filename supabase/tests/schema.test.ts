// The baseline makes functions before it reads their bodies, because a subject may name what comes after it. Here they are read.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site.close())

  test('every function in SQL names tables, columns and functions that are there', async () => {
    const [row] = await site.database.query<{ read: number }>(
      `select count(*)::int as read from (
        select fmgr_sql_validator(p.oid) from pg_proc p join pg_language l on l.oid = p.prolang
        where l.lanname = 'sql' and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      ) as bodies`,
    )
    expect(row?.read).toBeGreaterThan(300)
  })
})
