// PostgreSQL connections that die in every way, fifty times each (FAULT_TRIALS: another number), while people read and
// write: crashes, requests without an answer and lost writes must be none, and the site must write again in two seconds.
import { FAULTS, type Trial, tryFault } from '#tests/fixtures/faults.ts'
import { postgresPrograms, startOwnPostgres } from '#tests/fixtures/own-postgres.ts'
import { startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'

const TRIALS = Number(process.env.FAULT_TRIALS ?? 50)

export async function measure(): Promise<Measurement[]> {
  if (!postgresPrograms) {
    console.log('  PostgreSQL is not installed: there is nothing to stop')
    return []
  }
  const server = await startOwnPostgres()
  let site = await startSite({ DATABASE_URL: server.url })
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
    const sum = (of: (trial: Trial) => number) => trials.reduce((all, trial) => all + of(trial), 0)
    const row = (what: string, value: number, unit: string, atMost?: number): Measurement => ({
      scenario: 'faults',
      what: `${fault}: ${what}`,
      value,
      unit,
      ...(atMost !== undefined && { budget: { atMost } }),
    })
    const recoveries = trials.map(({ recoveryMs }) => recoveryMs)
    results.push(
      row(
        'crashes',
        sum(({ hasCrashed }) => Number(hasCrashed)),
        `of ${TRIALS}`,
        0,
      ),
      row(
        'requests without an answer',
        sum(({ unanswered }) => unanswered),
        '',
        0,
      ),
      row(
        'acknowledged writes lost',
        sum(({ lost }) => lost),
        `of ${sum(({ acknowledged }) => acknowledged)}`,
        0,
      ),
      row('slowest answer', Math.max(...trials.map(({ slowestMs }) => slowestMs)), 'ms', 5_000),
      row('recovery, median', percentile(recoveries, 0.5), 'ms'),
      row('recovery, slowest', Math.max(...recoveries), 'ms', 2_000),
    )
    console.log(`  ${fault}: ${TRIALS} trials`)
  }
  await site.stop()
  await server.remove()
  return results
}
