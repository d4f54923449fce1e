// Imports from file to directory: merging, duplicates, refused lines, stopping in the middle, undo.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ImportBusy } from '#server/imports/import-work.ts'
import { createImporter, type Importer } from '#server/imports/importer.ts'
import type { Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'

type Unified = {
  id: string
  slug: string
  name: string
  city: string | null
  source_table: string
  source: string | null
}

const HEAD = 'id,name,city,country_code,latitude,longitude,phone,category'

describe.each(ruleBackends)('on $name', ({ name, open }) => {
  let site: TestBackend
  let staff: Person
  let dataDir: string
  let importer: Importer

  const newImporter = () => createImporter({ backend: site.backend, dataDir, log: () => {} })

  beforeAll(async () => {
    site = await open()
    staff = await site.signUp('staff')
    await site.grantRole(staff, 'staff')
  })
  afterAll(() => site?.close())
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'mahalla-imports-'))
    mkdirSync(join(dataDir, 'imports'))
    importer = newImporter()
    await site.database.script(
      `delete from public.businesses; delete from public.business; delete from public.mosques; delete from public.mosque;
       delete from public.imports; delete from public.place_redirects; delete from public.places`,
    )
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  async function upload(text: string, fileName = 'list.csv'): Promise<string> {
    const id = crypto.randomUUID()
    writeFileSync(importer.pathOf(id), text)
    const { status } = await site.call('/rest/v1/imports', {
      as: staff,
      method: 'POST',
      body: { id, file_name: fileName, file_size: text.length, source: 'list', started_by: staff.id },
    })
    expect(status).toBe(201)
    await importer.advance(id)
    return id
  }
  const read = async (id: string) => {
    const [row] = await site.database.query<Record<string, unknown>>('select * from public.imports where id = $1', [id])
    return row ?? {}
  }
  async function stage(id: string, { kind = 'business', source = 'list', licence = 'CC0' } = {}) {
    const { mapping } = await read(id)
    const { status, body } = await site.rpc('stage_import', { import_id: id, mapping, kind, source, licence }, staff)
    expect([status, body]).toEqual([expect.toBeOneOf([200, 204]), null])
    await importer.advance(id)
  }
  async function merge(id: string, batchSize?: number) {
    await site.rpc('merge_import', { import_id: id }, staff)
    await importer.advance(id, batchSize === undefined ? {} : { batchSize })
  }
  async function run(text: string, options?: Parameters<typeof stage>[1], fileName?: string) {
    const id = await upload(text, fileName)
    await stage(id, options)
    await merge(id)
    return id
  }
  async function undo(id: string) {
    await site.rpc('undo_import', { import_id: id }, staff)
    await importer.advance(id)
  }
  const places = (kind = 'business') =>
    site.database.query<Unified>(
      `select id, slug, name, city, source_table, source from public.${kind}_unified order by name, city, slug`,
    )
  /** All that an undo must bring back, without ids and dates of its own. */
  const fingerprint = async () => {
    const rows = await site.database.query(
      `select to_jsonb(b) - 'updated_at' as r from public.business as b
       union all select to_jsonb(u) - 'updated_at' from public.business_unified as u
       union all select to_jsonb(p) from public.places as p order by 1`,
    )
    return createHash('sha1').update(JSON.stringify(rows)).digest('hex')
  }

  test('a file becomes places that can be found; broken lines are named and stop nothing', async () => {
    const id = await upload(
      [
        HEAD,
        '1,Al Noor Grill,London,GB,51.5,-0.1,020 7946 0018,restaurants',
        '2,"Open mark,London,GB,51.5,-0.1,,restaurants',
        '3,,London,GB,51.5,-0.1,,restaurants',
        '4,Far Away,London,GB,95,-0.1,,restaurants',
        '5,Too few',
        '1,Same Id,London,GB,51.5,-0.1,,restaurants',
        '6,Al Noor Grill,Leeds,GB,53.8,-1.5,,restaurants',
      ].join('\n'),
    )
    expect(await read(id)).toMatchObject({ state: 'previewed', format: 'csv' })
    expect(await places()).toEqual([])
    await stage(id)
    expect(await read(id)).toMatchObject({
      state: 'staged',
      report: { business: { new: 2, changed: 0, same: 0, known: 0, alike: 0, repeated: 0 } },
    })
    // Staged rows are nobody's to see.
    expect(await places()).toEqual([])
    await merge(id)
    const row = await read(id)
    expect(row).toMatchObject({ state: 'done' })
    expect([row.new_count, row.refused_count, row.merged_count].map(Number)).toEqual([2, 5, 2])
    const found = await places()
    expect(found.map(({ name, city, source }) => [name, city, source])).toEqual([
      ['Al Noor Grill', 'Leeds', 'list'],
      ['Al Noor Grill', 'London', 'list'],
    ])
    // The first in the file has the plain address.
    expect(found[1]?.slug).toBe('al-noor-grill')
    expect(found[0]?.slug).toBe(`al-noor-grill-${found[0]?.id.slice(0, 8)}`)
    const { body } = await site.rpc('search_suggest', { query: 'noor' }, 'anon')
    expect(JSON.stringify(body)).toContain('Al Noor Grill')
    const problems = await site.call(`/rest/v1/import_problems?select=line,reason&import_id=eq.${id}&order=line`, {
      as: staff,
    })
    expect(problems.body).toEqual([
      { line: 3, reason: 'quotes_unclosed' },
      { line: 4, reason: 'name_missing' },
      { line: 5, reason: 'coordinates_out_of_range' },
      { line: 6, reason: 'columns_wrong' },
      { line: 7, reason: 'source_id_repeated' },
    ])
    const left = await site.database.query(`select from pg_class where relname like 'import_rows_%'`)
    expect(left).toEqual([])
  })

  test('gives the same rows, places and addresses as the directory’s own triggers', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => ({
      id: String(i),
      name: `Shop ${i % 20}`,
      city: i % 3 ? 'Leeds' : 'LEEDS',
    }))
    await run(['id,name,city', ...rows.map(({ id, name, city }) => `${id},${name},${city}`)].join('\n'))
    const unify = `select name, lower(city) as city, source_table, source, licence, search::text, name_folded, position::text
      from public.business_unified order by name, slug`
    const fast = await site.database.query(unify)
    await site.database.script(`select private.rebuild_unified('business')`)
    expect(await site.database.query(unify)).toEqual(fast)
    expect(fast).toHaveLength(20)
    const drifted = await site.database.query(
      'select from public.business as b join public.business_unified as u on u.id = b.place_id where b.slug <> u.slug',
    )
    expect(drifted).toEqual([])
  })

  test('a row without a phone that reads like a listing stays new, and whoever merges is told', async () => {
    await site.database.query(
      `insert into public.businesses (name, city, phone, status) values ('Saffron', 'London', '+442079460111', 'published')`,
    )
    const id = await upload(
      `${HEAD}\n1,SAFFRON,london,GB,,,,\n2,Saffron,Leeds,GB,,,,\n3,Saffron,London,GB,,,+442079460112,`,
    )
    await stage(id)
    expect(await read(id)).toMatchObject({
      report: {
        business: {
          ...{ new: 3, known: 0, alike: 1 },
          examples: { alike: [{ line: 2, name: 'SAFFRON', old_name: 'Saffron', old_city: 'London' }] },
        },
      },
    })
  })

  test('own rows win, and known places are joined, not doubled', async () => {
    await site.database.query(
      `insert into public.businesses (name, city, phone, status, description) values ('Own Shop', 'Leeds', '+441132960000', 'published', 'ours')`,
    )
    const before = await places()
    const id = await upload(
      `${HEAD}\n1,OWN SHOP,leeds,GB,53.8,-1.5,+441132960000,retail\n2,Twin,York,GB,,,,\n3,TWIN,york,GB,,,,`,
    )
    await stage(id)
    expect(await read(id)).toMatchObject({ report: { business: { new: 3, known: 1, repeated: 1 } } })
    await merge(id)
    const row = await read(id)
    expect([row.new_count, row.duplicate_count].map(Number)).toEqual([3, 2])
    const after = await places()
    expect(after.map(({ name }) => name)).toEqual(['Own Shop', 'Twin'])
    expect(after[0]).toEqual(before[0])
  })

  test('the same file again changes nothing; a changed one changes what it says', async () => {
    const text = `${HEAD}\n1,One,Leeds,GB,53.8,-1.5,,retail\n2,Two,Leeds,GB,53.8,-1.5,,retail`
    await run(text)
    const before = await fingerprint()
    const again = await run(text)
    const same = await read(again)
    expect([same.new_count, same.changed_count, same.same_count].map(Number)).toEqual([0, 0, 2])
    expect(await fingerprint()).toBe(before)

    const [old] = await places()
    const changed = await run(text.replace('1,One', '1,One Renamed').replace(/retail$/, ''))
    const row = await read(changed)
    // An empty cell says nothing, so the second row is the same.
    expect([row.changed_count, row.same_count].map(Number)).toEqual([1, 1])
    expect((await places()).map(({ slug }) => slug)).toEqual(['one-renamed', 'two'])
    const moved = await site.rpc('find_business', { id_or_slug: old?.slug }, 'anon')
    expect(moved.body).toMatchObject({ slug: 'one-renamed' })

    await undo(changed)
    expect((await places()).map(({ slug }) => slug)).toEqual(['one', 'two'])
  })

  test('undo restores what was changed and removes what was added', async () => {
    await run(`${HEAD}\n1,One,Leeds,GB,53.8,-1.5,,retail\n2,Two,Leeds,GB,53.8,-1.5,,retail`)
    const before = await fingerprint()
    const id = await run(
      `${HEAD}\n1,One,Leeds,GB,53.9,-1.6,,grocery\n3,Three,York,GB,54,-1,,retail\n4,two,LEEDS,GB,53.8,-1.5,,`,
    )
    expect(await places()).toHaveLength(3)
    await undo(id)
    expect(await read(id)).toMatchObject({ state: 'undone' })
    expect(await fingerprint()).toBe(before)
  })

  test('undoing an earlier import leaves what a later one says, and its undo then goes all the way back', async () => {
    const first = await run(`${HEAD}\n1,One,Leeds,GB,53.8,-1.5,,retail\n2,Two,Leeds,GB,53.8,-1.5,,retail`)
    const second = await run(`${HEAD}\n1,One,Leeds,GB,53.8,-1.5,,grocery`)
    await undo(first)
    expect((await places()).map(({ name }) => name)).toEqual(['One'])
    await undo(second)
    expect(await places()).toEqual([])
  })

  test('a place that members have written about is hidden, not removed', async () => {
    const id = await run(`${HEAD}\n1,One,Leeds,GB,53.8,-1.5,,retail\n2,Two,Leeds,GB,53.8,-1.5,,retail`)
    const [one] = await places()
    await site.database.query(
      `insert into public.reports (place_id, subject_kind, subject_id, reason, reporter_id) values ($1, 'listing', $1, 'other', $2)`,
      [one?.id, staff.id],
    )
    await undo(id)
    expect(await places()).toEqual([])
    expect(Number((await read(id)).kept_count)).toBe(1)
    const kept = await site.database.query('select name, status from public.business')
    expect(kept).toEqual([{ name: 'One', status: 'hidden' }])
  })

  test('stopped in the middle, an import shows whole batches only, and goes on where it stopped', async () => {
    const lines = Array.from({ length: 250 }, (_, i) => `${i},Shop ${i},Leeds,GB,53.8,-1.5,,retail`)
    const id = await upload([HEAD, ...lines].join('\n'))
    await stage(id)
    await site.rpc('merge_import', { import_id: id }, staff)
    await site.rpc('merge_import_batch', { import_id: id, max_rows: 100 }, 'service')
    // The process is gone here; the next one finds the import under way.
    expect(await places()).toHaveLength(100)
    const torn = await site.database.query(
      `select from public.business as b where not exists (select from public.business_unified as u where u.id = b.place_id)`,
    )
    expect(torn).toEqual([])
    await newImporter().runDue()
    expect(await read(id)).toMatchObject({ state: 'done' })
    expect(await places()).toHaveLength(250)
  })

  test('in four parts, stopped in the middle: the same places and addresses as in one, each row once', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => `${i},Shop ${i % 20},${i % 3 ? 'Leeds' : 'LEEDS'},GB,,,,`)
    const id = await upload([HEAD, ...lines].join('\n'))
    await stage(id)
    await site.database.script(`delete from private.import_parts where import_id = '${id}';
      insert into private.import_parts (import_id, part, parts) select '${id}', n, 4 from generate_series(0, 3) as n`)
    await site.rpc('merge_import', { import_id: id }, staff)
    for (let batch = 0; batch < 3; batch++)
      await site.rpc('merge_import_batch', { import_id: id, max_rows: 5 }, 'service')
    expect(await read(id)).toMatchObject({ state: 'merging' })
    await newImporter().runDue()
    const row = await read(id)
    expect(row).toMatchObject({ state: 'done' })
    expect([row.new_count, row.duplicate_count].map(Number)).toEqual([60, 40])
    const found = await places()
    expect(found.map(({ slug }) => slug).sort()).toEqual(Array.from({ length: 20 }, (_, i) => `shop-${i}`).sort())
    expect(await site.database.query('select from private.import_parts')).toEqual([])
  })

  test('indexes that an import took away are built again by whoever comes next', async () => {
    const definitions = () =>
      site.database.query(`select indexdef from pg_indexes where tablename = 'business_unified' order by 1`)
    const before = await definitions()
    const id = await upload([HEAD, ...Array.from({ length: 30 }, (_, i) => `${i},Shop ${i},Leeds,GB,,,,`)].join('\n'))
    await stage(id)
    await site.rpc('merge_import', { import_id: id }, staff)
    await site.rpc('take_indexes_away', { import_id: id, least_rows: 10 }, 'service')
    expect((await definitions()).length).toBe(2)
    await site.rpc('merge_import_batch', { import_id: id, max_rows: 10 }, 'service')
    const { body } = await site.rpc('merge_import_batch', { import_id: id, max_rows: 100 }, 'service')
    expect([body, (await places()).length]).toMatchObject([{ state: 'merging', is_idle: true }, 30])
    // The process is gone here.
    await newImporter().runDue()
    expect(await read(id)).toMatchObject({ state: 'done' })
    expect(await definitions()).toEqual(before)
    expect(await site.database.query('select from private.absent_indexes')).toEqual([])
    // Four rows for each that is there are not on their way: the directory keeps its indexes.
    const second = await upload(
      [HEAD, ...Array.from({ length: 30 }, (_, i) => `x${i},Other ${i},York,GB,,,,`)].join('\n'),
    )
    await stage(second)
    await site.rpc('merge_import', { import_id: second }, staff)
    await site.rpc('take_indexes_away', { import_id: second, least_rows: 10 }, 'service')
    expect(await definitions()).toEqual(before)
  })

  test('stopped while reading, it reads again from the start', async () => {
    const id = await upload([HEAD, ...Array.from({ length: 50 }, (_, i) => `${i},Shop ${i},Leeds,GB,,,,`)].join('\n'))
    const { mapping } = await read(id)
    await site.rpc('stage_import', { import_id: id, mapping, kind: 'business', source: 'list' }, staff)
    await site.rpc('begin_import_staging', { import_id: id }, 'service')
    const half = [{ kind: 'business', seq: 1, line: 2, source_id: 'half', name: 'Half' }]
    expect((await site.rpc('stage_import_rows', { import_id: id, staged: half }, 'service')).status).toBeLessThan(300)
    await newImporter().runDue()
    expect(Number((await read(id)).staged_count)).toBe(50)
  })

  test('of two that begin one import in the same process, one works on it', async () => {
    const id = await upload([HEAD, '1,Shop,Leeds,GB,,,,'].join('\n'))
    const { mapping } = await read(id)
    await site.rpc('stage_import', { import_id: id, mapping, kind: 'business', source: 'list' }, staff)
    const [first, second] = await Promise.allSettled([importer.advance(id), importer.advance(id)])
    expect(first).toMatchObject({ status: 'fulfilled' })
    expect(second).toMatchObject({ status: 'rejected', reason: expect.any(ImportBusy) })
    expect(await read(id)).toMatchObject({ state: 'staged' })
  })

  // PGlite has one process only.
  if (name === 'PostgreSQL')
    test('a file on one of several nodes is read there; what needs no file is done by any', async () => {
      const other = createImporter({ backend: site.backend, dataDir: join(dataDir, 'other'), log: () => {} })
      const id = crypto.randomUUID()
      writeFileSync(importer.pathOf(id), [HEAD, '1,Shop,Leeds,GB,,,,'].join('\n'))
      await site.call('/rest/v1/imports', {
        as: staff,
        method: 'POST',
        body: { id, file_name: 'list.csv', file_size: 10, source: 'list', started_by: staff.id },
      })
      const stateAfter = async (node: Importer) => {
        await node.runDue()
        return (await read(id)).state
      }
      expect([await stateAfter(other), await stateAfter(importer)]).toEqual(['uploaded', 'previewed'])
      const { mapping } = await read(id)
      await site.rpc('stage_import', { import_id: id, mapping, kind: 'business', source: 'list' }, staff)
      expect([await stateAfter(other), await stateAfter(importer)]).toEqual(['staging', 'staged'])
      await site.rpc('merge_import', { import_id: id }, staff)
      expect(await stateAfter(other)).toBe('done')
      expect(await places()).toHaveLength(1)
      // The one that has the file finds that it is no longer needed.
      await importer.runDue()
      expect(existsSync(importer.pathOf(id))).toBe(false)
      // Whoever had it may have been away since.
      await site.database.script(`
        alter table public.imports disable trigger touch_updated_at;
        update public.imports set state = 'staging', updated_at = now() - interval '2 hours' where id = '${id}';
        alter table public.imports enable trigger touch_updated_at;`)
      expect(await stateAfter(other)).toBe('failed')
      expect(await read(id)).toMatchObject({ error: 'file_missing' })
    })

  test('when the database lost the staged rows, the file is read again and merging goes on', async () => {
    const id = await upload([HEAD, ...Array.from({ length: 30 }, (_, i) => `${i},Shop ${i},Leeds,GB,,,,`)].join('\n'))
    await stage(id)
    await site.rpc('merge_import', { import_id: id }, staff)
    await site.rpc('merge_import_batch', { import_id: id, max_rows: 10 }, 'service')
    // As after a crash of the server: unlogged tables are empty.
    await site.database.script(`truncate private.import_rows_${id.replaceAll('-', '')}`)
    await importer.advance(id)
    const row = await read(id)
    expect(row).toMatchObject({ state: 'done' })
    expect(Number(row.new_count)).toBe(30)
    expect(await places()).toHaveLength(30)
  })

  test('undone in the middle of merging, nothing is left', async () => {
    const id = await upload([HEAD, ...Array.from({ length: 30 }, (_, i) => `${i},Shop ${i},Leeds,GB,,,,`)].join('\n'))
    await stage(id)
    await site.rpc('merge_import', { import_id: id }, staff)
    await site.rpc('merge_import_batch', { import_id: id, max_rows: 10 }, 'service')
    await undo(id)
    expect(await places()).toEqual([])
    const left = await site.database.query('select from public.places')
    expect(left).toEqual([])
  })

  test('a row the tables refuse is put aside; the others of its batch go through', async () => {
    const id = await upload([HEAD, ...Array.from({ length: 9 }, (_, i) => `${i},Shop ${i},Leeds,GB,,,,`)].join('\n'))
    await stage(id)
    await site.database.script(
      `update private.import_rows set website = 'not an address' where import_id = '${id}' and source_id = '4'`,
    )
    await merge(id)
    const row = await read(id)
    expect(row).toMatchObject({ state: 'done' })
    expect([row.new_count, row.refused_count].map(Number)).toEqual([8, 1])
    expect(await places()).toHaveLength(8)
  })

  test('mosques, with their licence, from OpenStreetMap', async () => {
    const elements = [
      {
        type: 'node',
        id: 1,
        lat: 51.5,
        lon: -0.1,
        tags: { amenity: 'place_of_worship', religion: 'muslim', name: 'East Masjid', wheelchair: 'yes' },
      },
      {
        type: 'node',
        id: 2,
        lat: 51.5,
        lon: -0.1,
        tags: { amenity: 'restaurant', name: 'Grill', 'diet:halal': 'only' },
      },
    ]
    const licence = 'ODbL 1.0, © OpenStreetMap contributors'
    const id = await run(JSON.stringify({ elements }), { kind: 'both', source: 'osm', licence }, 'o.json')
    expect(await read(id)).toMatchObject({ state: 'done' })
    const [mosque] = await site.database.query('select name, facilities, source, licence from public.mosque_unified')
    expect(mosque).toEqual({ name: 'East Masjid', facilities: { wheelchair: true }, source: 'osm', licence })
    // Nobody here has checked it: no level, no declaration, and no filter for evidence finds it.
    const [business] = await site.database.query(
      'select id, name, halal, halal_level, halal_said_by, source, terms from public.business_unified',
    )
    expect(business).toMatchObject({
      name: 'Grill',
      halal: { said: 'only' },
      halal_level: null,
      halal_said_by: 'osm',
      source: 'osm',
    })
    expect(business?.terms).not.toContain('halal:1')
    const [page] = await site.database.query<{ page: object }>('select public.business_page($1) as page', [
      business?.id,
    ])
    expect(page?.page).toMatchObject({ halal_level: null, halal_said_by: 'osm', evidence: { declared_at: null } })
    await expect(site.database.query('update public.business set halal_level = 1')).rejects.toThrow('halal_level')
    await undo(id)
    expect([...(await places()), ...(await places('mosque'))]).toEqual([])
  })

  test('an import whose node died is left alone while it may live, then goes on: each row once, nothing half merged', async () => {
    const id = await upload([HEAD, ...Array.from({ length: 30 }, (_, i) => `${i},Shop ${i},Leeds,GB,,,,`)].join('\n'))
    await stage(id)
    await site.rpc('merge_import', { import_id: id }, staff)
    // A node takes it, merges a batch, and is gone in the middle of the next: its transaction with it, its lease not.
    const lease = { name: `import:${id}`, holder: 'gone', seconds: 60 }
    expect((await site.rpc('take_lease', lease, 'service')).body).toBe(true)
    await site.rpc('merge_import_batch', { import_id: id, max_rows: 10 }, 'service')
    await site.database
      .transaction(async (tx) => {
        await tx.query('select public.merge_import_batch($1, 10)', [id])
        throw new Error('gone')
      })
      .catch(() => {})
    expect(await places()).toHaveLength(10)
    await newImporter().runDue()
    expect([await read(id), (await places()).length]).toMatchObject([{ state: 'merging' }, 10])
    await site.database.query(`update public.job_leases set expires_at = now() where name = $1`, [lease.name])
    await newImporter().runDue()
    const row = await read(id)
    expect(row).toMatchObject({ state: 'done', error: null })
    expect([Number(row.new_count), (await places()).length]).toEqual([30, 30])
  })

  test('what nobody expected is told to staff in our words, and can be gone on with', async () => {
    const id = await upload([HEAD, ...Array.from({ length: 30 }, (_, i) => `${i},Shop ${i},Leeds,GB,,,,`)].join('\n'))
    await stage(id)
    await site.database.script('alter function private.announce_import(text) rename to announce_import_away')
    try {
      await merge(id)
      expect(await read(id)).toMatchObject({ state: 'failed', error: 'unexpected', failed_in: 'merging' })
    } finally {
      await site.database.script('alter function private.announce_import_away(text) rename to announce_import')
    }
    await site.rpc('resume_import', { import_id: id }, staff)
    await importer.advance(id)
    expect(await read(id)).toMatchObject({ state: 'done' })
    expect(await places()).toHaveLength(30)
  })

  test('a file that is none fails with its reason', async () => {
    const id = await upload('{"hello": 1}', 'x.json')
    expect(await read(id)).toMatchObject({ state: 'failed', error: 'json_unknown', failed_in: 'uploaded' })
  })

  test('only staff decide, and only steps that are due', async () => {
    const id = await upload(`${HEAD}\n1,One,Leeds,GB,,,,`)
    const stranger = await site.signUp('stranger')
    for (const step of ['merge_import', 'undo_import', 'resume_import'])
      expect((await site.rpc(step, { import_id: id }, stranger)).status).toBe(403)
    for (const name of ['merge_import_batch', 'undo_import_batch'])
      expect((await site.rpc(name, { import_id: id, max_rows: 1 }, staff)).status).toBe(403)
    const early = await site.rpc('merge_import', { import_id: id }, staff)
    expect(early.status).toBeGreaterThanOrEqual(400)
    expect(early.status).toBeLessThan(500)
    expect(await read(id)).toMatchObject({ state: 'previewed' })
  })

  describe('the open-data table', () => {
    const ask = async (args: object) =>
      (await site.rpc('records_page', args, 'anon')).body as { has_more: boolean; rows: Record<string, unknown>[] }

    test.each(['name', 'place', 'updated'])('by %s: pages forth and back hold every record once', async (sort) => {
      await run(
        [
          HEAD,
          ...Array.from({ length: 23 }, (_, i) => `${i},Same ${i % 4},Town ${i % 3},GB,,,+4411329600${10 + i},retail`),
        ].join('\n'),
      )
      await run(['id,name,city', ...Array.from({ length: 7 }, (_, i) => `${i},Same ${i % 4},Town ${i}`)].join('\n'), {
        kind: 'mosque',
      })
      const all = (await ask({ sort_by: sort, max_results: 1000 })).rows
      expect(all).toHaveLength(30)
      const forth: unknown[] = []
      let last: Record<string, unknown> | undefined
      for (;;) {
        const page = await ask({
          sort_by: sort,
          max_results: 4,
          ...(last && { after_row: [last.sort, last.kind, last.id] }),
        })
        forth.push(...page.rows.map(({ id }) => id))
        last = page.rows.at(-1)
        if (!page.has_more) break
      }
      expect(forth).toEqual(all.map(({ id }) => id))
      const end = all.at(-1)
      const back = await ask({
        sort_by: sort,
        max_results: 5,
        is_back: true,
        after_row: [end?.sort, end?.kind, end?.id],
      })
      expect(back.rows.map(({ id }) => id)).toEqual(all.slice(-6, -1).map(({ id }) => id))
      expect(back.has_more).toBe(true)
    })

    test('filters', async () => {
      await run(`${HEAD}\n1,Noor Grill,Leeds,GB,,,,restaurants\n2,Paris Books,Paris,FR,,,,retail`, {
        source: 'osm',
        licence: 'ODbL',
      })
      await site.database.query(
        `insert into public.businesses (name, city, status, is_sample) values ('Sample', 'Leeds', 'published', true)`,
      )
      const names = async (filters: object) => (await ask({ filters })).rows.map(({ name }) => name)
      expect(await names({ country: 'FR' })).toEqual(['Paris Books'])
      expect(await names({ city: 'leeds' })).toEqual(['Noor Grill', 'Sample'])
      expect(await names({ category: 'retail' })).toEqual(['Paris Books'])
      expect(await names({ source: 'osm' })).toEqual(['Noor Grill', 'Paris Books'])
      expect(await names({ source: 'site' })).toEqual(['Sample'])
      expect(await names({ without_samples: true })).toEqual(['Noor Grill', 'Paris Books'])
      expect(await names({ text: 'noo' })).toEqual(['Noor Grill'])
      expect(await names({ text: '!!!' })).toEqual([])
      expect(await names({ kind: 'mosque' })).toEqual([])
      const { body } = await site.rpc('records_choices', {}, 'anon')
      expect(body).toMatchObject({ businesses: 3, mosques: 0, samples: 1 })
    })

    test('nonsense is refused, not a failure of the server', async () => {
      for (const args of [{ sort_by: 'evil' }, { filters: [1] }, { after_row: ['x', 'business', 'no-id'] }]) {
        const { status } = await site.rpc('records_page', args, 'anon')
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      }
    })
  })
})
