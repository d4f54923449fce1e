// Each table says once what it is (private.passport); here the schema is held against what was said.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestBackend } from '#tests/fixtures/backend.ts'
import { backendKinds } from '#tests/fixtures/kept-backend.ts'

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend
  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site?.close())

  const values = async (sql: string, given: unknown[] = []) =>
    (await site.database.query<{ value: string }>(sql, given)).map(({ value }) => value)

  test('every table has a passport, and every passport a table', async () => {
    const tables = await values(
      `select n.nspname || '.' || c.relname as value from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'private') order by 1`,
    )
    expect(await values('select name as value from private.passports order by 1')).toEqual(tables)
  })

  test('what the site writes by itself nobody writes through the API', async () => {
    const open = await values(
      `select p.name || ' ' || r.role || ' ' || w.word as value
       from private.passports p, unnest(array['anon', 'authenticated']) as r (role), unnest(array['insert', 'update', 'delete']) as w (word)
       where p.written_by = 'site' and (
         has_table_privilege(r.role, p.name, w.word) or w.word <> 'delete' and has_any_column_privilege(r.role, p.name, w.word)
       )`,
    )
    expect(open).toEqual([])
  })

  test('every column that points at a place says what becomes of it when two places are one', async () => {
    const columns = await values(
      `select c.conrelid::regclass || '.' || a.attname as value
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
       where c.contype = 'f' and c.confrelid = 'public.places'::regclass order by 1`,
    )
    const said = await values(
      `select p.name::regclass || '.' || e.key as value from private.passports p, jsonb_each(p.places) e order by 1`,
    )
    expect(said).toEqual(columns)
  })

  test('a function that is named for moving rows is there and knows the table', async () => {
    const lost = await values(
      `select p.name || '.' || e.key || ': ' || e.value as value
       from private.passports p, jsonb_each_text(p.places) e
       where e.value not in ('moves', 'stays') and not exists (
         select from pg_proc f join pg_namespace n on n.oid = f.pronamespace
         where n.nspname || '.' || f.proname = e.value
           and (f.proname = 'merge_places_with_key' or f.prosrc ~ ('\\m' || p.name || '\\M'))
       )`,
    )
    expect(lost).toEqual([])
  })

  test('when two places become one, what was written of the first is found at the second', async () => {
    const [author] = await values(`select id::text as value from auth.users limit 1`)
    const [from, to] = await values(
      `insert into public.places (id, kind) values (gen_random_uuid(), 'business'), (gen_random_uuid(), 'business') returning id::text as value`,
    )
    const [topic] = await values(
      `insert into public.contributions (section, slug, author_id, title, body, language, state, category, place_id)
       values ('forum', 'of-a-place', $1, 'Parking there', 'Where does one park?', 'en', 'published', 'town', $2) returning id::text as value`,
      [author ?? null, from],
    )
    const offer = `insert into public.idea_offers (contribution_id, place_id, words) values ($1, $2, $3)`
    await site.database.query(offer, [topic, from, 'We have a car park behind.'])
    await site.database.query(`insert into public.place_redirects (kind, old_id, new_id) values ('business', $1, $2)`, [
      from,
      to,
    ])
    expect(await values('select place_id::text as value from public.contributions where id = $1', [topic])).toEqual([
      to,
    ])
    expect(
      await values('select place_id::text as value from public.idea_offers where contribution_id = $1', [topic]),
    ).toEqual([to])
  })
})
