// Measures the site's memory at each stage of its life, as the operating system counts it: with the embedded database, and
// with a PostgreSQL server where TEST_DATABASE_URL names one.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, postgresUrl } from '#tests/fixtures/postgres.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { openGround } from '../hostile/ground.ts'
import type { Measurement } from '../measurement.ts'

/** Of visits, in each of the stages after the start. */
const VISITS = Number(process.env.MEMORY_VISITS ?? 2500)
const VISITORS = 4
/** In MB. The aim of the embedded site in use is 320. */
const BUDGETS = { embedded: { first: 450, steady: 380 }, postgresql: { first: 300, steady: 180 } }
/** How much more the last stage may hold than the one before it. */
const GROWTH = 1.1

export async function measure(): Promise<Measurement[]> {
  const onServer = postgresUrl ? await createDatabase() : null
  try {
    return [
      ...(await stagesOf('embedded', BUDGETS.embedded, {})),
      ...(onServer ? await stagesOf('PostgreSQL', BUDGETS.postgresql, { DATABASE_URL: onServer.url }) : []),
    ]
  } finally {
    await onServer?.drop()
  }
}

async function stagesOf(engine: string, most: { first: number; steady: number }, env: Record<string, string>) {
  const settings = { ...env, SEED: 'sample', DATA_DIR: mkdtempSync(join(tmpdir(), 'mahalla-bench-')) }
  const figure = (what: string, value: number, atMost?: number, unit = 'MB'): Measurement => ({
    scenario: 'memory',
    what: `${engine}, ${what}`,
    value,
    unit,
    ...(atMost && { budget: { atMost } }),
  })
  const first = await startSite(settings)
  const results = [figure('peak of the first start', held(first).peak, most.first)]
  await first.stop({ keepData: true })

  const site = await startSite(settings)
  try {
    results.push(figure('peak of the second start', held(site).peak), figure('after it', held(site).now))
    const visits = await visitsOf(site)
    const stages: number[] = []
    for (let stage = 1; stage <= 3; stage++) {
      await visit(visits, VISITS)
      stages.push(held(site).now)
      results.push(figure(`after ${stage * VISITS} mixed visits`, stages.at(-1) ?? 0, most.steady))
    }
    const [, before = 0, last = 0] = stages
    return [...results, figure('last stage / the one before', last / before, GROWTH, '×')]
  } finally {
    await site.stop()
  }
}

/** In MB, from what Linux says of the process. */
function held({ process: { pid } }: RunningSite): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

type Ask = (n: number) => Promise<Response>

/** What people, other sites and programs ask for, from many places and in all languages. */
async function visitsOf(site: RunningSite): Promise<Ask[]> {
  const { url, anonKey } = site
  const { people, ids } = await openGround(site)
  const member = people.find(({ name }) => name === 'member')
  const at = (n: number) => ({ cookie: `place=${(40 + (n % 150) / 10).toFixed(3)}:${(n % 97) / 10 - 5}:Here::GB:` })
  const key = { apikey: anonKey }
  const prefix = (n: number) => ['', '/ar', '/ur', '/fr', '/tr', '/id'][n % 6]
  const id = (n: number) => ids[n % ids.length]
  return [
    (n) => fetch(url + prefix(n), { headers: at(n) }),
    (n) => fetch(`${url}${prefix(n)}/businesses?page=${n % 5}`, { headers: at(n) }),
    (n) => fetch(`${url}${prefix(n)}/business/${id(n)}`, { headers: at(n) }),
    (n) => fetch(`${url}${prefix(n)}/mosques`, { headers: at(n) }),
    (n) => fetch(`${url}/businesses?q=${['grill', 'books', 'bakery', 'school'][n % 4]}`, { headers: at(n) }),
    (n) => fetch(`${url}${prefix(n)}/athan`, { headers: at(n) }),
    (n) => fetch(`${url}${prefix(n)}/quran/${(n % 114) + 1}`),
    (n) => fetch(`${url}${prefix(n)}/?n=${n}`),
    (n) => fetch(`${url}/cover/business/${id(n)}.png`),
    (n) => fetch(`${url}/rest/v1/business_unified?select=*&limit=${(n % 50) + 1}`, { headers: key }),
    (n) => fetch(`${url}/rest/v1/rpc/near_mosques?lat=${n % 60}&lng=${n % 90}`, { headers: key }),
    (n) => fetch(`${url}/auth/v1/user`, { headers: { ...key, Authorization: `Bearer ${member?.token ?? n}` } }),
    (n) => fetch(`${url}/api/prayer-times?lat=${n % 60}.5&lng=${n % 90}.1`),
    (n) => fetch(`${url}/api/cities?q=${['lon', 'par', 'ist', 'jak', 'lah'][n % 5]}`),
    (n) => fetch(`${url}/embed/business/${id(n)}`),
  ]
}

async function visit(visits: readonly Ask[], count: number) {
  let left = count
  const visitor = async () => {
    while (left-- > 0) await (await visits[left % visits.length]?.(left))?.arrayBuffer()
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
}
