// PostgreSQL connections that die in every way, fifty times each (FAULT_TRIALS: another number), while people read and
// write: crashes, requests without an answer and lost writes must be none, and the site must write again in two seconds. The
// thread of the embedded database dies as often.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { overPglite } from '#server/backend/database/database.ts'
import { openPglite } from '#server/backend/database/pglite/open.ts'
import { FAULTS, type Trial, tryFault } from '#tests/fixtures/faults.ts'
import { postgresPrograms, startOwnPostgres } from '#tests/fixtures/own-postgres.ts'
import { copyOfFilledFolder, fillFolder, startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'

const TRIALS = Number(process.env.FAULT_TRIALS ?? 50)
const RECOVERY_MS = 2_000

const figure = (what: string, value: number, unit: string, atMost?: number): Measurement => ({
  scenario: 'faults',
  what,
  value,
  unit,
  ...(atMost !== undefined && { budget: { atMost } }),
})

export async function measure(): Promise<Measurement[]> {
  return [...(await measureConnections()), ...(await measureThread())]
}

async function measureConnections(): Promise<Measurement[]> {
  if (!postgresPrograms) {
    console.log('  PostgreSQL is not installed: there is nothing to stop')
    return []
  }
  const server = await startOwnPostgres()
  let site = await startSite({ DATABASE_URL: server.url })
  try {
    const results: Measurement[] = []
    for (const fault of FAULTS) {
      const trials: Trial[] = []
      for (let n = 0; n < TRIALS; n++) {
        const trial = await tryFault(fault, { site, server, databaseUrl: server.url })
        trials.push(trial)
        if (!trial.hasCrashed) continue
        console.log(site.output().slice(-2000))
        await site.stop()
        site = await startSite({ DATABASE_URL: server.url })
      }
      results.push(...figuresOf(fault, trials))
      console.log(`  ${fault}: ${TRIALS} trials`)
    }
    return results
  } finally {
    await site.stop()
    await server.remove()
  }
}

function figuresOf(fault: string, trials: readonly Trial[]): Measurement[] {
  const sum = (of: (trial: Trial) => number) => trials.reduce((all, trial) => all + of(trial), 0)
  const crashes = sum(({ hasCrashed }) => Number(hasCrashed))
  const lost = sum((trial) => trial.lost)
  const acknowledged = sum((trial) => trial.acknowledged)
  const recoveries = trials.map(({ recoveryMs }) => recoveryMs)
  const row = (what: string, value: number, unit: string, atMost?: number) =>
    figure(`${fault}: ${what}`, value, unit, atMost)
  return [
    row('crashes', crashes, `of ${trials.length}`, 0),
    row(
      'requests without an answer',
      sum(({ unanswered }) => unanswered),
      '',
      0,
    ),
    row('acknowledged writes lost', lost, `of ${acknowledged}`, 0),
    row('slowest answer', Math.max(...trials.map(({ slowestMs }) => slowestMs)), 'ms', 5_000),
    row('recovery, median', percentile(recoveries, 0.5), 'ms'),
    row('recovery, slowest', Math.max(...recoveries), 'ms', RECOVERY_MS),
  ]
}

/** From the end of the thread until the next question is answered by another one. */
async function measureThread(): Promise<Measurement[]> {
  await fillFolder()
  const folder = copyOfFilledFolder()
  const pglite = await openPglite({ folder: join(folder, 'db') })
  const database = overPglite(pglite)
  const recoveries: number[] = []
  let lost = 0
  try {
    await database.script(`
      create table public.kept (id int primary key);
      -- Takes its number for an address, and falls over.
      create function public.trap(int) returns cstring language internal strict as 'textout';
    `)
    for (let n = 0; n < TRIALS; n++) {
      await database.query('insert into public.kept values ($1)', [n])
      await database.query('select public.trap(-16)').catch(() => {})
      const begun = performance.now()
      const [row] = await database.query<{ kept: number }>('select count(*)::int as kept from public.kept')
      recoveries.push(performance.now() - begun)
      lost += n + 1 - (row?.kept ?? 0)
    }
  } finally {
    await pglite.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return [
    figure('thread lost: acknowledged writes lost', lost, `of ${TRIALS}`, 0),
    figure('thread lost: recovery, median', percentile(recoveries, 0.5), 'ms'),
    figure('thread lost: recovery, slowest', Math.max(...recoveries), 'ms', RECOVERY_MS),
  ]
}
