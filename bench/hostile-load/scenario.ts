// Measures an ordinary visitor's waits while one hostile client sends the most expensive requests there are, 20 times a
// second. Quiet and attacked alternate in one run, so that the noise of a shared machine is in both.
import sharp from 'sharp'
import { type Person, signUpOnSite } from '#tests/fixtures/hostile/people.ts'
import { send, type Wish } from '#tests/fixtures/hostile/wish.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { openGround } from '../hostile/ground.ts'
import { WITHOUT_LIMITS } from '../hostile/scenario.ts'
import { type Measurement, percentile } from '../measurement.ts'

const ROUNDS = 3
const SECONDS = Number(process.env.HOSTILE_LOAD_SECONDS ?? 10)
const ATTACKS_PER_SECOND = 20
/** How much slower a visitor may be served while it lasts. */
const BUDGET = 3

type Ask = () => Promise<Response>

export async function measure(): Promise<Measurement[]> {
  // The limits are part of what is measured; only samples are wanted.
  const site = await startSite({ SEED: WITHOUT_LIMITS.SEED })
  try {
    const { ids } = await openGround(site)
    const attacks = await prepareAttacks(site, await signUpOnSite(site, 'attacker'))
    const visits = visitsOf(site, ids)
    const quiet: Visits = { times: [], broken: 0 }
    const attacked: Visits = { times: [], broken: 0 }
    const answers: Record<string, number> = {}
    await visitFor(site, visits, 2, { times: [], broken: 0 })
    for (let round = 0; round < ROUNDS; round++) {
      await visitFor(site, visits, SECONDS, quiet)
      const stop = startAttack(attacks, answers)
      await visitFor(site, visits, SECONDS, attacked)
      await stop()
      await untilQuiet(site, visits[7])
    }
    console.log('  answers to the attacker:', answers)
    const figure = (what: string, value: number, unit: string): Measurement => ({
      scenario: 'hostile-load',
      what,
      value,
      unit,
    })
    const [before, during] = [percentile(quiet.times, 0.95), percentile(attacked.times, 0.95)]
    return [
      figure('visits, quiet', quiet.times.length, ''),
      figure('visits, attacked', attacked.times.length, ''),
      { ...figure('visits refused or broken off', quiet.broken + attacked.broken, ''), budget: { atMost: 0 } },
      figure('p50, quiet', percentile(quiet.times, 0.5), 'ms'),
      figure('p50, attacked', percentile(attacked.times, 0.5), 'ms'),
      figure('p95, quiet', before, 'ms'),
      figure('p95, attacked', during, 'ms'),
      { ...figure('p95, attacked / quiet', during / before, '×'), budget: { atMost: BUDGET } },
    ]
  } finally {
    await site.stop()
  }
}

/** Pages, lists, searches, rows and files, as visitors ask for them. */
function visitsOf({ anonKey }: RunningSite, ids: readonly string[]): Wish[] {
  const place = { cookie: 'place=51.507:-0.128:London:England:GB:' }
  const visit = (path: string, headers: Record<string, string> = {}): Wish => ({
    ...{ surface: 'page', who: 'visitor', method: 'GET', query: [], body: null },
    ...{ path, headers },
  })
  return [
    visit('/', place),
    visit('/businesses', place),
    visit(`/business/${ids[0]}`, place),
    visit('/mosques', place),
    visit('/businesses?q=grill', place),
    visit('/athan', place),
    visit('/rest/v1/business_unified?select=id,name&limit=10', { apikey: anonKey }),
    visit('/api/prayer-times?lat=51.5&lng=-0.1'),
    visit(`/embed/business/${ids[0]}`),
  ]
}

type Visits = { times: number[]; broken: number }

/** Three visitors, one request after the other each, on connections of their own. */
async function visitFor({ url }: RunningSite, visits: readonly Wish[], seconds: number, felt: Visits): Promise<void> {
  const until = performance.now() + seconds * 1000
  const visitor = async (first: number) => {
    for (let i = first; performance.now() < until; i++) {
      const visit = visits[i % visits.length]
      if (!visit) return
      const said = await send(url, visit).catch(() => null)
      if (said && said.status < 500) felt.times.push(said.ms)
      else felt.broken++
      await new Promise((rest) => setTimeout(rest, 30))
    }
  }
  await Promise.all([visitor(0), visitor(3), visitor(6)])
}

async function prepareAttacks({ url, anonKey }: RunningSite, { id, token, cookie }: Person): Promise<Ask[]> {
  const headers = { apikey: anonKey, Authorization: `Bearer ${token}` }
  const json = { ...headers, 'Content-Type': 'application/json' }
  const noise = await sharp({
    create: {
      width: 2000,
      height: 2000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
  const stored = await fetch(`${url}/storage/v1/object/claim-documents/${id}/noise.jpg`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'image/jpeg' },
    body: noise,
  })
  if (!stored.ok) throw new Error(`There is nothing to draw: ${await stored.text()}`)
  const bomb = (depth: number): string => (depth === 0 ? 'id' : `id,fact_statements(*,places(${bomb(depth - 1)}))`)
  let n = 0
  const big = JSON.stringify({ url: 'x'.repeat(900_000) })
  return [
    () => fetch(`${url}/rest/v1/places?select=${bomb(4)}&limit=1`, { headers }),
    () =>
      fetch(
        `${url}/storage/v1/render/image/authenticated/claim-documents/${id}/noise.jpg?width=${1000 + n++}&format=avif&quality=100`,
        { headers },
      ),
    () => fetch(`${url}/businesses?q=${encodeURIComponent(`a b c d e f g ${n++}`)}&page=40`),
    () => fetch(`${url}/rest/v1/page_analytics`, { method: 'POST', headers: json, body: big }),
    () =>
      fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: `nobody${n++}@test.example`, password: 'Sabr-and-Shukr-7' }),
      }),
    () => fetch(`${url}/all-records/export?format=csv&q=${n++}`),
    () =>
      fetch(
        `${url}/rest/v1/business_unified?select=id&or=(${Array.from({ length: 60 }, (_, i) => `name.ilike.*a${i}*`).join(',')})&limit=1000`,
        { headers },
      ),
    () =>
      fetch(`${url}/api/photos`, {
        method: 'POST',
        headers: { cookie, origin: url },
        body: photoForm(noise),
      }),
  ]
}

function photoForm(bytes: Buffer): FormData {
  const form = new FormData()
  form.set('place', '00000000-0000-4000-8000-000000000001')
  form.append('photos', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'noise.jpg')
  return form
}

function startAttack(attacks: readonly Ask[], answers: Record<string, number>) {
  let n = 0
  const open = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const attack = attacks[n++ % attacks.length]
    if (!attack) return
    const sent = attack()
      .then(async (answer) => {
        await answer.arrayBuffer()
        answers[answer.status] = (answers[answer.status] ?? 0) + 1
      })
      // Hung up on: an answer too.
      .catch(() => {
        answers.broken = (answers.broken ?? 0) + 1
      })
      .finally(() => open.delete(sent))
    open.add(sent)
  }, 1000 / ATTACKS_PER_SECOND)
  return async () => {
    clearInterval(timer)
    await Promise.all(open)
  }
}

/** What was begun may still be under way. */
async function untilQuiet({ url }: RunningSite, visit: Wish | undefined): Promise<void> {
  for (let i = 0; visit && i < 50; i++) {
    const said = await send(url, visit).catch(() => null)
    if (said && said.ms < 50) return
    await new Promise((rest) => setTimeout(rest, 200))
  }
}
