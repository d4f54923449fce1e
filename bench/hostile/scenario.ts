// A seeded fuzzer: mutated requests over every surface, as nobody, a member, an owner and staff. HOSTILE_REQUESTS and
// HOSTILE_SEED choose how many and which; HOSTILE_SURFACES (rest,auth,…) only some.
import { attack, findForms } from '#tests/fixtures/hostile/attack.ts'
import { SURFACES, type Surface } from '#tests/fixtures/hostile/generate.ts'
import { hunt, layOut, type Prey } from '#tests/fixtures/hostile/hunt.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import type { Measurement } from '../measurement.ts'
import { openGround } from './ground.ts'

const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 30_000)
const SEED = Number(process.env.HOSTILE_SEED ?? 18)
/** People are signed in anew after so many: some requests end sessions. */
const ROUND = 3000

const isSurface = (name: string): name is Surface => name in SURFACES

export async function measure(): Promise<Measurement[]> {
  const only = process.env.HOSTILE_SURFACES?.split(',').filter(isSurface)
  const prey = await layOut()
  const site = await startSite({ ...WITHOUT_LIMITS, DATA_DIR: prey.dataDir })
  try {
    return [...(await huntAll(site, prey)), ...(await fuzz(site, only, prey))]
  } finally {
    await site.stop()
  }
}

/** Everything a stranger can open, before anything is changed. */
async function huntAll(site: RunningSite, prey: Prey): Promise<Measurement[]> {
  const { found, pages } = await hunt(site, prey, { most: 5000, each: 12 })
  for (const [secret, path] of Object.entries(found)) console.log(`  ${path} tells ${secret}`)
  const figure = { scenario: 'hostile', unit: '' }
  return [
    { ...figure, what: 'addresses a stranger looked at', value: pages },
    { ...figure, what: 'secrets a stranger found', value: Object.keys(found).length, budget: { atMost: 0 } },
  ]
}

/** What is looked for is behind the limits. */
export const WITHOUT_LIMITS = {
  SEED: 'sample',
  AUTH_LIMIT_SIGN_INS_PER_5_MIN: '1000000',
  AUTH_LIMIT_VERIFICATIONS_PER_5_MIN: '1000000',
  AUTH_LIMIT_REFRESHES_PER_5_MIN: '1000000',
  AUTH_LIMIT_EMAILS_PER_HOUR: '1000000',
  LIMIT_WRITES_PER_5_MIN: '1000000',
}

async function fuzz(
  site: RunningSite,
  only: readonly Surface[] | undefined,
  { secrets }: Prey,
): Promise<Measurement[]> {
  const requests: Record<string, number> = {}
  const answers: Record<string, number> = {}
  const taken: Record<string, number> = {}
  const faults = new Map<string, { times: number; request: string; answer: string }>()
  let slowest = { ms: 0, request: '' }
  let frames = 0
  let forms: Awaited<ReturnType<typeof findForms>> | null = null
  for (let done = 0; done < REQUESTS; done += ROUND) {
    const { people, ids } = await openGround(site)
    forms ??= await findForms(site.url, people, ids)
    const report = await attack({
      site: site.url,
      ground: { anonKey: site.anonKey, people, ids, forms },
      count: Math.min(ROUND, REQUESTS - done),
      seed: SEED + done,
      frames: 300,
      secrets,
      ...(only && { only }),
    })
    for (const [name, count] of Object.entries(report.requests)) requests[name] = (requests[name] ?? 0) + count
    for (const [name, count] of Object.entries(report.answers)) answers[name] = (answers[name] ?? 0) + count
    for (const [name, count] of Object.entries(report.taken)) taken[name] = (taken[name] ?? 0) + count
    for (const { kind, times, request, answer } of report.faults) {
      const known = faults.get(kind)
      if (known) known.times += times
      else faults.set(kind, { times, request, answer })
    }
    if (report.slowest.ms > slowest.ms) slowest = report.slowest
    frames += report.frames
    console.log(`  ${Math.min(done + ROUND, REQUESTS)} of ${REQUESTS}, ${faults.size} kinds of faults`)
  }
  for (const { times, request, answer } of faults.values())
    console.log(`  ${times} × ${request}\n      → ${answer.replaceAll('\n', ' ').slice(0, 200)}`)
  console.log('  slowest:', Math.round(slowest.ms), 'ms', slowest.request)
  const isAlive = site.process.exitCode === null && (await fetch(`${site.url}/healthz`)).ok
  const faultCount = [...faults.values()].reduce((sum, { times }) => sum + times, 0)
  const figure = (what: string, value: number, budget?: Measurement['budget']): Measurement => ({
    scenario: 'hostile',
    what,
    value,
    unit: '',
    ...(budget && { budget }),
  })
  return [
    ...Object.entries(requests).map(([name, count]) => figure(`requests: ${name}`, count)),
    figure('frames over sockets', frames),
    ...Object.entries(answers).map(([name, count]) => figure(`answers: ${name}`, count)),
    ...Object.entries(taken).map(([name, count]) => figure(`taken: ${name}`, count)),
    figure('answers of 500 or above, broken off, in JavaScript, or with a secret', faultCount, { atMost: 0 }),
    figure('process alive at the end', isAlive ? 1 : 0, { atLeast: 1 }),
  ]
}
