// kill -9 a hundred times (KILLS: another number) while four visitors write rows and files to the embedded database:
// nothing that was acknowledged may be lost.
import { killOften } from '#tests/fixtures/kill.ts'
import { startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'

const KILLS = Number(process.env.KILLS ?? 100)

export async function measure(): Promise<Measurement[]> {
  const { site, rows, rowsLost, files, filesLost, restartsMs } = await killOften(await startSite(), KILLS)
  await site.stop()
  const scenario = 'kill'
  return [
    { scenario, what: 'acknowledged rows lost', value: rowsLost, unit: `of ${rows}`, budget: { atMost: 0 } },
    { scenario, what: 'acknowledged files lost', value: filesLost, unit: `of ${files}`, budget: { atMost: 0 } },
    { scenario, what: 'restart, median', value: percentile(restartsMs, 0.5), unit: 'ms' },
    { scenario, what: 'restart, slowest', value: Math.max(...restartsMs), unit: 'ms' },
  ]
}
