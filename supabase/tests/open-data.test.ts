// The open data of the product: loaded once, finished by whoever comes next, taken back for good.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createImporter } from '#server/imports/importer.ts'
import { createOpenData } from '#server/imports/open-data.ts'
import { HALAL_PLACES, MOSQUES, type OpenData } from '#server/imports/open-data-sets.ts'
import { mosqueTwins } from '#supabase/seeds/data/mosque-twins.ts'
import { hideMosqueTwins, showMosqueTwins } from '#supabase/seeds/mosque-twins.ts'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

const [twin = ''] = Object.values(mosqueTwins)
const ROWS = 120
const lines = Array.from({ length: ROWS }, (_, i) => {
  const id = i === 0 ? twin : `node/${1000 + i}`
  return `${id},Masjid ${i},,${51 + i / 500},${i / 400},,Luton,GB,,,,,`
})

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  let dataDir: string
  let set: OpenData

  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site?.close())
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mahalla-open-data-'))
    set = { ...MOSQUES, path: join(dataDir, 'mosques.csv.gz') }
    writeFileSync(set.path, gzipSync(`${MOSQUES.columns.join(',')}\n${lines.join('\n')}\n`))
  })
  afterEach(async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await site.database.script(
      'delete from public.mosques; delete from public.mosque; delete from public.imports; delete from public.places',
    )
  })

  /** As a process of its own does it. */
  const newProcess = (whenThere?: (isNew: boolean) => Promise<void>) => {
    const importer = createImporter({ backend: site.backend, dataDir, log: () => {} })
    return { importer, load: createOpenData({ importer, set, ...(whenThere && { whenThere }) }) }
  }
  const state = async () => {
    const [row] = await site.database.query<{ state: string; new_count: number; n: number }>(
      `select i.state, i.new_count::int, (select count(*)::int from public.mosque_unified) as n from public.imports as i
       where i.id = $1`,
      [set.id],
    )
    return row
  }

  test('comes once, with its source, its licence and an import of its own', async () => {
    const told: boolean[] = []
    const first = newProcess(async (isNew) => void told.push(isNew))
    await first.load()
    await first.load()
    expect(await state()).toEqual({ state: 'done', new_count: ROWS, n: ROWS })
    await newProcess(async (isNew) => void told.push(isNew)).load()
    expect(await state()).toEqual({ state: 'done', new_count: ROWS, n: ROWS })
    expect(told).toEqual([true, false])
    const strays = await site.database.query(
      `select from public.mosque as m where m.source <> 'osm' or m.licence is distinct from $1 or m.import_id is distinct from $2`,
      [MOSQUES.licence, set.id],
    )
    expect(strays).toEqual([])
  })

  test('is finished by the next process, wherever the last one ended', async () => {
    const stopped = newProcess()
    stopped.importer.stop()
    await stopped.load()
    expect(await state()).toMatchObject({ state: 'staging', n: 0 })
    // Read, but nobody decided yet that it shall be merged.
    await newProcess().importer.runDue()
    expect(await state()).toMatchObject({ state: 'staged', n: 0 })
    await newProcess().load()
    expect(await state()).toEqual({ state: 'done', new_count: ROWS, n: ROWS })
  })

  test('what failed is tried again by the next process', async () => {
    const whole = set
    set = { ...set, path: join(dataDir, 'missing.csv.gz') }
    await expect(newProcess().load()).rejects.toThrow('ENOENT')
    expect(await state()).toBeUndefined()
    set = whole
    const stopped = newProcess()
    stopped.importer.stop()
    await stopped.load()
    await site.rpc('note_import_failure', { import_id: set.id, reason: 'the disk was full' }, 'service')
    await newProcess().load()
    expect(await state()).toMatchObject({ state: 'done', n: ROWS })
  })

  test('taken back, it stays away', async () => {
    const { importer, load } = newProcess()
    await load()
    await site.rpc('undo_import', { import_id: set.id }, 'service')
    await importer.runDue()
    expect(await state()).toMatchObject({ state: 'undone', n: 0 })
    await newProcess().load()
    expect(await state()).toMatchObject({ state: 'undone', n: 0 })
  })

  test('a mosque the samples know too shows once, and comes forward when they go', async () => {
    const shown = async () => {
      const found = await site.database.query<{ name: string }>(
        `select name from public.mosque_unified where name in ('Masjid 0', 'Known Mosque') order by name`,
      )
      return found.map(({ name }) => name)
    }
    await newProcess().load()
    await hideMosqueTwins(site.database)
    expect(await shown()).toEqual(['Masjid 0'])
    await site.database.query(
      `insert into public.mosques (name, city, status, is_sample) values ('Known Mosque', 'London', 'published', true)`,
    )
    await hideMosqueTwins(site.database)
    expect(await shown()).toEqual(['Known Mosque'])
    await site.database.query('delete from public.mosques where is_sample')
    await showMosqueTwins(site.database)
    expect(await shown()).toEqual(['Masjid 0'])
  })
})
