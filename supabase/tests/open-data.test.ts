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

describe.each(backendKinds)('halal places, on $name', ({ open }) => {
  let site: TestBackend
  let dataDir: string
  beforeAll(async () => {
    site = await open()
    dataDir = mkdtempSync(join(tmpdir(), 'mahalla-halal-places-'))
  })
  afterAll(async () => {
    await site?.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const columns = HALAL_PLACES[0]?.columns ?? []
  const csv = (rows: readonly Record<string, string>[]) =>
    gzipSync(
      `${columns.join(',')}\n${rows.map((row) => columns.map((name) => `"${row[name] ?? ''}"`).join(',')).join('\n')}\n`,
    )

  async function loadRows(set: OpenData | undefined, rows: readonly Record<string, string>[], id = set?.id) {
    if (!set || !id) throw new Error('There is no such set')
    const path = join(dataDir, `${id}.csv.gz`)
    writeFileSync(path, csv(rows))
    const importer = createImporter({ backend: site.backend, dataDir, log: () => {} })
    await createOpenData({ importer, set: { ...set, id, path } })()
    return importer
  }
  const listed = (query: Record<string, unknown>) =>
    site.database
      .query<{ found: { rows: { name: string; halal_said: string | null; halal_said_by: string | null }[] } }>(
        'select public.search_businesses(lat => 51.5, lng => -0.1, filters => $1) as found',
        [query],
      )
      .then(([row]) => row?.found.rows.map(({ name, halal_said, halal_said_by }) => [name, halal_said, halal_said_by]))

  const place = (name: string, more: Record<string, string>) => ({
    name,
    city: 'London',
    country_code: 'GB',
    latitude: '51.51',
    longitude: '-0.11',
    category: 'restaurants',
    seen_on: '2026-07-09',
    ...more,
  })

  test('each says whose word it is; what is only reported shows to those who ask; branches stay apart', async () => {
    const [osm, fhrs] = HALAL_PLACES
    await loadRows(osm, [
      place('Adana', { source_id: 'node/1', cuisine: 'kebab;turkish', halal: 'only' }),
      place('Wok', { source_id: 'node/2', cuisine: 'thai', halal: 'reported', latitude: '51.52' }),
      place('Dixy', { source_id: 'node/3', cuisine: 'fried_chicken', halal: 'yes', latitude: '51.53' }),
      place('Dixy', { source_id: 'node/4', cuisine: 'fried_chicken', halal: 'yes', latitude: '51.57' }),
    ])
    await loadRows(fhrs, [
      place('Noor Halal Meat', {
        source_id: '77',
        category: 'grocery',
        subcategory: 'butcher',
        halal: 'name',
        latitude: '51.54',
      }),
    ])
    expect(await listed({})).toEqual([
      ['Adana', 'only', 'osm'],
      ['Dixy', 'yes', 'osm'],
      ['Noor Halal Meat', 'name', 'uk-fhrs'],
      ['Dixy', 'yes', 'osm'],
    ])
    expect(await listed({ said: 'reported' })).toEqual([['Wok', 'reported', 'osm']])
    expect(await listed({ said: 'only' })).toEqual([['Adana', 'only', 'osm']])
    expect(await listed({ cuisine: 'turkish' })).toEqual([['Adana', 'only', 'osm']])
    const licences = await site.database.query('select distinct source, licence from public.business order by 1')
    expect(licences).toEqual([
      { source: 'osm', licence: osm?.licence },
      { source: 'uk-fhrs', licence: fhrs?.licence },
    ])
  })

  test('a place that shipped under its coordinates takes its id from an extract, and is not added again', async () => {
    const [osm] = HALAL_PLACES
    const at = { latitude: '51.6', longitude: '-0.2', halal: 'yes' }
    await loadRows(
      osm,
      [place('Karahi Point', { source_id: 'at/51.6,-0.2', ...at })],
      'a41c2b7e-90d3-4f57-8c16-000000000001',
    )
    await loadRows(
      osm,
      [place('Karahi Point', { source_id: 'way/9', ...at, latitude: '51.6002', phone: '+442079460018' })],
      'a41c2b7e-90d3-4f57-8c16-000000000002',
    )
    expect(
      await site.database.query(`select source_id, phone from public.business where name = 'Karahi Point'`),
    ).toEqual([{ source_id: 'way/9', phone: '+442079460018' }])
  })

  test('one act takes a source back, and nothing of the others', async () => {
    const [osm, fhrs] = HALAL_PLACES
    const importer = createImporter({ backend: site.backend, dataDir, log: () => {} })
    await site.rpc('undo_import', { import_id: fhrs?.id }, 'service')
    await importer.runDue()
    const left = await site.database.query<{ source: string }>('select distinct source from public.business')
    expect(left).toEqual([{ source: osm?.source }])
  })
})
