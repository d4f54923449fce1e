// Measures the cost of /rest/v1 over the same question put to the database by hand: one transaction with role and claims set,
// the answer made to JSON there. Both in one run, taking turns, on PGlite and, when TEST_DATABASE_URL is set, PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { type Embedded, openEmbedded } from '#server/backend/embedded.ts'
import { signToken } from '#server/backend/json-web-token.ts'
import { type Measurement, percentile } from '../measurement.ts'

const ROUNDS = 400
const WARM_UP = 150
/** How many ask at once, where requests per second are counted. */
const VISITORS = 8
/** Most the surface may cost, as a multiple of the bare transaction. */
const BUDGETS = { postgresql: 1.4, pglite: 1.8 }

type Role = 'anon' | 'authenticated' | 'service_role'
type Case = { what: string; as: Role; path: string; sql: string }

const PARTNER = '00000000-0000-4000-8000-000000000001'
const SOMEONE = '00000000-0000-4000-8000-00000000000a'
const CASES: readonly Case[] = [
  {
    what: 'select',
    as: 'anon',
    path: 'partners?select=id,name&limit=20',
    sql: 'select id, name from public.partners limit 20',
  },
  {
    what: 'select, signed in',
    as: 'authenticated',
    path: 'partners?select=id,name&status=eq.approved&order=name&limit=20',
    sql: `select id, name from public.partners where status = 'approved' order by name limit 20`,
  },
  {
    what: 'embed',
    as: 'service_role',
    path: 'partners?select=id,name,partner_contacts(contact_name)&limit=20',
    sql: `select id, name, (select to_json(c) from (select contact_name from public.partner_contacts
      where partner_id = p.id) c) as partner_contacts from public.partners p limit 20`,
  },
  {
    what: 'rpc',
    as: 'anon',
    path: `rpc/partner_badge?badge_id=${PARTNER}`,
    sql: `select public.partner_badge(badge_id => '${PARTNER}') as answer`,
  },
]

const ROWS = `
  insert into public.partners (id, name, status, logo_url, website_url)
  select ('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'Partner ' || i, 'approved', '/x.svg',
    'https://partner' || i || '.example' from generate_series(1, 40) i;
  insert into public.partner_contacts (partner_id, contact_name, contact_email)
  select id, 'Amina', 'amina@test.example' from public.partners;
  analyze public.partners, public.partner_contacts`

/** One transaction by hand: the role and claims of the caller, then the text of the answer. */
type ByHand = (context: [Role, string], sql: string) => Promise<unknown>

export async function measure(): Promise<Measurement[]> {
  const server = process.env.TEST_DATABASE_URL
  return [...(server ? await onPostgres(server) : []), ...(await onPglite())]
}

const open = (dataDir: string, databaseUrl: string | null) =>
  openEmbedded({
    env: { dataDir, databaseUrl, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
    inMemory: true,
  })

const SET_CONTEXT = `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`
const asJson = (sql: string) => `select coalesce(json_agg(t), '[]')::text as body from (${sql}) t`

async function onPostgres(server: string) {
  const name = `mahalla_bench_rest_${process.pid}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-'))
  const backend = await open(dataDir, url.href)
  const driver = postgres(url.href, { max: 10, onnotice: () => {} })
  try {
    return await compare('PostgreSQL', backend, BUDGETS.postgresql, (context, sql) =>
      driver.begin(async (tx) => {
        await tx.unsafe(SET_CONTEXT, context, { prepare: true })
        return tx.unsafe(asJson(sql), [], { prepare: true })
      }),
    )
  } finally {
    await driver.end()
    await backend.close()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onPglite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-'))
  const backend = await open(dataDir, null)
  try {
    return await compare('PGlite', backend, BUDGETS.pglite, (context, sql) =>
      backend.database.transaction(async (tx) => {
        await tx.query(SET_CONTEXT, context)
        return tx.query(asJson(sql))
      }),
    )
  } finally {
    await backend.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function compare(engine: string, backend: Embedded, atMost: number, byHand: ByHand) {
  await backend.database.script(ROWS)
  const results: Measurement[] = []
  for (const { what, as, path, sql } of CASES) {
    const claims = { role: as, sub: SOMEONE, exp: Math.floor(Date.now() / 1000) + 3600 }
    const headers = {
      apikey: as === 'service_role' ? backend.serviceRoleKey : backend.anonKey,
      ...(as === 'authenticated' && { Authorization: `Bearer ${signToken(claims, backend.secrets.jwtSecret)}` }),
    }
    const address = `http://127.0.0.1/rest/v1/${path}`
    const surface = async () => {
      const answer = await backend.fetch(address, { headers })
      const body = await answer.text()
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${body}`)
    }
    const hand = () => byHand([as, JSON.stringify(claims)], sql)
    const [handMs, surfaceMs] = await takingTurns(hand, surface)
    const label = `${engine}: ${what}`
    const figure = (name: string, value: number, unit: string): Measurement => ({
      scenario: 'rest',
      what: `${label}, ${name}`,
      value,
      unit,
    })
    results.push(
      figure('by hand, p50', handMs, 'ms'),
      figure('/rest/v1, p50', surfaceMs, 'ms'),
      { ...figure('ratio', surfaceMs / handMs, '×'), budget: { atMost } },
      figure('by hand', await perSecond(hand), '/s'),
      figure('/rest/v1', await perSecond(surface), '/s'),
    )
  }
  return results
}

async function takingTurns(...works: [() => Promise<unknown>, () => Promise<unknown>]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < WARM_UP + ROUNDS; round++)
    for (const n of [0, 1] as const) {
      const started = performance.now()
      await works[n]()
      if (round >= WARM_UP) times[n].push(performance.now() - started)
    }
  return [percentile(times[0], 0.5), percentile(times[1], 0.5)]
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  let left = ROUNDS
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (left-- > 0) await work()
    }),
  )
  return (ROUNDS * 1000) / (performance.now() - started)
}
