import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Database } from '#app/lib/database.types.ts'
import { findBusinessById, listAllBusinesses, readAllRows, searchBusinessesByName } from './table-reads.ts'

type Answer = { rows?: unknown[]; status?: number }

/** A table service that answers from memory and remembers what it was asked. */
function openService(answer: (table: string, query: URLSearchParams) => Answer) {
  const asked: string[] = []
  const logged: string[] = []
  const serve = async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const table = url.pathname.split('/').at(-1) ?? ''
    asked.push(`${table}?${decodeURIComponent(url.searchParams.toString().replaceAll('+', ' '))}`)
    const { rows = [], status = 200 } = answer(table, url.searchParams)
    const body = status === 200 ? rows : { message: 'down', code: 'XX000', details: '', hint: '' }
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
  }
  const db = createClient<Database>('http://backend.invalid', 'key', {
    global: { fetch: serve },
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const log = (event: string) => {
    logged.push(event)
  }
  return { source: { db, log }, asked, logged }
}

function pageOf(total: number, query: URLSearchParams): Answer {
  const offset = Number(query.get('offset') ?? 0)
  const limit = Number(query.get('limit') ?? total)
  const count = Math.max(0, Math.min(limit, total - offset))
  return { rows: Array.from({ length: count }, (_, i) => ({ id: String(offset + i), name: `Shop ${offset + i}` })) }
}

test('reads a table in pages of 1000 until one is not full', async () => {
  const { source, asked } = openService((_table, query) => pageOf(2500, query))
  const rows = await readAllRows(source, 'business')
  expect(rows).toHaveLength(2500)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2500)
  expect(asked).toEqual([
    'business?select=*&order=id.asc&offset=0&limit=1000',
    'business?select=*&order=id.asc&offset=1000&limit=1000',
    'business?select=*&order=id.asc&offset=2000&limit=1000',
  ])
})

test('stops at 10000 rows of a table, or at the given number', async () => {
  const { source, asked } = openService((_table, query) => pageOf(50_000, query))
  expect(await readAllRows(source, 'businesses')).toHaveLength(10_000)
  expect(asked).toHaveLength(10)
  expect(await readAllRows(source, 'businesses', 1500)).toHaveLength(1500)
  expect(asked.at(-1)).toContain('offset=1000&limit=500')
})

test('lists the three tables as one, without duplicates', async () => {
  const { source } = openService((table) => ({
    rows: [
      { id: `${table}-1`, name: 'Noor Pharmacy', city: 'London', phone: '1' },
      { id: `${table}-2`, name: table, city: 'London' },
    ],
  }))
  const found = await listAllBusinesses(source)
  expect(found.map(({ id }) => id)).toEqual(['businesses-1', 'businesses-2', 'business-2', 'business_unified-2'])
})

test('gives an empty list for a table that fails, and logs it', async () => {
  const { source, logged } = openService((table) =>
    table === 'business' ? { status: 500 } : { rows: [{ id: table, name: table }] },
  )
  expect((await listAllBusinesses(source)).map(({ id }) => id)).toEqual(['businesses', 'business_unified'])
  expect(logged).toEqual(['business rows not read'])
})

test('finds a business by id in the first table that has it', async () => {
  const { source, asked } = openService((table) => ({ rows: table === 'business' ? [{ id: '7', name: 'Rihla' }] : [] }))
  expect(await findBusinessById(source, '7')).toMatchObject({ id: '7', name: 'Rihla' })
  expect(asked).toEqual(['businesses?select=*&id=eq.7&limit=1', 'business?select=*&id=eq.7&limit=1'])
})

test('finds nothing when every table fails, and logs each', async () => {
  const { source, logged } = openService(() => ({ status: 500 }))
  expect(await findBusinessById(source, '7')).toBeNull()
  expect(logged).toHaveLength(3)
})

test('searches names in each table with a limit of 50, wildcards taken literally', async () => {
  const { source, asked } = openService(() => ({ rows: [{ id: '1', name: '100% halal' }] }))
  expect(await searchBusinessesByName(source, ' 100% ')).toHaveLength(1)
  expect(asked).toHaveLength(3)
  expect(asked[0]).toBe('businesses?select=*&name=ilike.%100\\%%&limit=50')
})

test('searches for nothing without asking', async () => {
  const { source, asked } = openService(() => ({ rows: [] }))
  expect(await searchBusinessesByName(source, '   ')).toEqual([])
  expect(asked).toEqual([])
})
