// From an extract of 50,000 ways to street tiles and addresses, in a process of its own: how long, and how much memory.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeMadeTown } from '#tests/fixtures/made-town.ts'
import type { Measurement } from '../measurement.ts'

const WAYS = 50_000

/** Built alone, so that what the bench itself holds does not count. */
const BUILD = `
const { buildRegion } = await import('#server/streets/build-region.ts')
const began = performance.now()
const made = await buildRegion(process.argv[1], { dataDir: process.argv[2] })
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage()
const work = (user + system) / 1e6
console.log(JSON.stringify({ ...made, seconds, work, megabytes: process.resourceUsage().maxRSS / 1024 }))
`

export async function measure(): Promise<Measurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-streets-'))
  try {
    const path = join(dataDir, 'made.osm.pbf')
    writeMadeTown({ path, lat: 51.515, lng: -0.07, ways: WAYS })
    const args = ['--input-type=module', '--eval', BUILD, path, dataDir]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    const { seconds, work, megabytes, tiles, bytes, addresses } = JSON.parse(stdout) as Record<string, number>
    const scenario = `streets ${WAYS / 1000} k ways`
    return [
      { scenario, what: 'from extract to tiles', value: seconds ?? Number.NaN, unit: 's' },
      // What others do on the machine does not count: seconds of the processor.
      { scenario, what: 'work for it', value: work ?? Number.NaN, unit: 's', budget: { atMost: 60 } },
      { scenario, what: 'most memory', value: megabytes ?? Number.NaN, unit: 'MB', budget: { atMost: 600 } },
      { scenario, what: 'tiles', value: tiles ?? Number.NaN, unit: '' },
      { scenario, what: 'street map', value: (bytes ?? Number.NaN) / 1e6, unit: 'MB' },
      { scenario, what: 'addresses', value: addresses ?? Number.NaN, unit: '' },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
