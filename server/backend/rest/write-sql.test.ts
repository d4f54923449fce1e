import { describe, expect, test } from 'vitest'
import { sampleCatalog as catalog } from '#tests/fixtures/rest-catalog.ts'
import { RestError } from './errors.ts'
import { limitsOf } from './limits.ts'
import { planRequest } from './plan.ts'
import { readBody } from './read-body.ts'
import { readRequest } from './read-request.ts'
import { DEFAULT_REST_SETTINGS } from './settings.ts'
import { writeSql } from './write-sql.ts'

type Ask = { method?: string; prefer?: string; accept?: string; body?: string; type?: string; role?: string }

/** What the database is asked, without the frame that every answer has. */
async function sqlOf(path: string, { method = 'GET', prefer, accept, body, type, role = 'anon' }: Ask = {}) {
  const request = new Request(`http://x/rest/v1/${path}`, {
    method,
    headers: {
      ...(prefer && { prefer }),
      ...(accept && { accept }),
      ...(body !== undefined && { 'content-type': type ?? 'application/json' }),
    },
    ...(body !== undefined && { body }),
  })
  const settings = { ...DEFAULT_REST_SETTINGS, maxRows: null, hasAggregates: true, hasPlans: true }
  const limits = limitsOf(role)
  const read = readRequest(request, new URL(request.url), settings.schemas)
  const plan = planRequest(read, body === undefined ? null : await readBody(request, read.action === 'call', limits), {
    catalog,
    limits,
    settings,
  })
  const { main, count } = writeSql(plan, 99)
  const source =
    /WITH "rest_source" AS \((.*?)\)(?:, rest_counted AS \((.*?)\))?, rest_answer AS \((.*)\) SELECT current_user/s
  const [, asked, counted, answer] = source.exec(main.text) ?? []
  const rows = / FROM \(((?:(?! FROM \().)*|SELECT .*)\) AS "rest_row"$/s.exec(answer ?? '')?.[1]
  return { asked, counted, answer, rows, values: main.values, count, text: main.text }
}

const refusalOf = async (path: string, ask?: Ask) => {
  const error = await sqlOf(path, ask).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(RestError)
  return [error.status, error.refusal.code]
}

describe('reading', () => {
  test.each<[string, string, string[]]>([
    ['users', 'SELECT "public"."users".* FROM "public"."users"', []],
    [
      'users?select=id,called:name,age::text&order=age.desc.nullslast,name&limit=5&offset=2',
      'SELECT "public"."users"."id", "public"."users"."name" AS "called", CAST("public"."users"."age" AS "pg_catalog"."text") AS "age" ' +
        'FROM "public"."users" ORDER BY "public"."users"."age" DESC NULLS LAST, "public"."users"."name" ' +
        'LIMIT $1::text::int8 OFFSET $2::text::int8',
      ['5', '2'],
    ],
    [
      'users?select=data->a->>b,age->0&data->c=eq.1',
      'SELECT ("public"."users"."data"->$1::text->>$2::text) AS "b", (to_jsonb("public"."users"."age")->$3::text::int) AS "age" ' +
        'FROM "public"."users" WHERE ("public"."users"."data"->$4::text) = $5::text::pg_catalog.jsonb',
      ['a', 'b', '0', 'c', '1'],
    ],
  ])('%s', async (path, sql, values) => {
    expect(await sqlOf(path)).toMatchObject({ asked: sql, values })
  })

  test.each<[string, string, string[]]>([
    ['name=eq.x', '"name" = $1::text::"pg_catalog"."text"', ['x']],
    ['age=not.gte.18', 'NOT "public"."users"."age" >= $1::text::"pg_catalog"."int4"', ['18']],
    ['age=in.(1,2)', '"age" = ANY($1::text::"pg_catalog"."int4"[])', ['{"1","2"}']],
    ['name=in.("a,b",c\\d)', '"name" = ANY($1::text::"pg_catalog"."text"[])', ['{"a,b","c\\\\d"}']],
    ['tags=cs.{a,b}', '"tags" @> $1::text::"pg_catalog"."_text"', ['{a,b}']],
    ['name=like(any).{a*,b*}', '"name" LIKE ANY($1::text::text[])', ['{a%,b%}']],
    ['name=ilike.*x*', '"name" ILIKE $1::text', ['%x%']],
    ['name=imatch.^a', '"name" ~* $1::text', ['^a']],
    ['age=is.not_null', '"age" IS NOT NULL', []],
    ['age=isdistinct.3', '"age" IS DISTINCT FROM $1::text::"pg_catalog"."int4"', ['3']],
    ['words=wfts.x', '"words" @@ websearch_to_tsquery($1::text)', ['x']],
    [
      'name=fts(french).x',
      'to_tsvector($1::text::regconfig, "public"."users"."name") @@ to_tsquery($1::text::regconfig, $2::text)',
      ['french', 'x'],
    ],
    [
      'or=(age.eq.1,not.and(name.eq."a,b",age.in.(2,3)))',
      '("public"."users"."age" = $1::text::"pg_catalog"."int4" OR NOT ("public"."users"."name" = $2::text::"pg_catalog"."text" ' +
        'AND "public"."users"."age" = ANY($3::text::"pg_catalog"."int4"[])))',
      ['1', 'a,b', '{"2","3"}'],
    ],
  ])('filter: %s', async (filter, sql, values) => {
    const { asked, values: bound } = await sqlOf(`users?${filter}`)
    expect(asked?.endsWith(sql), asked).toBe(true)
    expect(bound).toEqual(values)
  })

  test('embeds: one above, many below, through a table between', async () => {
    const { asked } = await sqlOf('messages?select=id,users(name),tags(word)&tags.word=eq.x&tags.limit=3')
    expect(asked).toBe(
      'SELECT "public"."messages"."id", row_to_json("rest_1".*)::json AS "users", coalesce("rest_2".rest_rows, \'[]\')::json AS "tags" ' +
        'FROM "public"."messages" LEFT JOIN LATERAL (SELECT "users_1"."name" FROM "public"."users" AS "users_1" ' +
        'WHERE "users_1"."id" = "public"."messages"."user_id") AS "rest_1" ON TRUE LEFT JOIN LATERAL (SELECT json_agg("rest_2") ' +
        'AS rest_rows FROM (SELECT "tags_1"."word" FROM "public"."tags" AS "tags_1", "public"."tagged" AS "tagged_1_between" ' +
        'WHERE "tags_1"."id" = "tagged_1_between"."tag_id" AND "public"."messages"."id" = "tagged_1_between"."message_id" ' +
        'AND "tags_1"."word" = $1::text::"pg_catalog"."text" LIMIT $2::text::int8) AS "rest_2") AS "rest_2" ON TRUE',
    )
  })

  test('embeds: required, absent, ordered by', async () => {
    const required = await sqlOf('messages?select=id,users!inner(name)&users.name=eq.x&order=users(name).desc', {
      prefer: 'count=exact',
    })
    expect(required.asked).toContain('INNER JOIN LATERAL (')
    expect(required.asked).toContain('ORDER BY "rest_1"."name" DESC')
    expect(required.counted).toBe(
      'SELECT 1 FROM "public"."messages" WHERE EXISTS (SELECT 1 FROM "public"."users" AS "users_1" ' +
        'WHERE "users_1"."id" = "public"."messages"."user_id" AND "users_1"."name" = $2::text::"pg_catalog"."text")',
    )
    const absent = await sqlOf('users?select=id,messages()&messages=is.null')
    expect(absent.asked).toContain('WHERE "rest_1".rest_rows IS NULL')
    expect(absent.asked).not.toContain('AS "messages"')
    const above = await sqlOf('messages?select=id,users(id)&users=not.is.null')
    expect(above.asked).toContain('WHERE "rest_1" IS DISTINCT FROM NULL')
  })

  test('a row is spread among the columns around it, and its sums are made there', async () => {
    const spread = await sqlOf('messages?select=id,...users(writer:name)')
    expect(spread.asked).toContain('SELECT "public"."messages"."id", "rest_1"."writer" FROM')
    const summed = await sqlOf('messages?select=room_id,...users(age.sum())')
    expect(summed.asked).toContain('SELECT "public"."messages"."room_id", sum("rest_1"."sum") AS "sum" FROM')
    expect(summed.asked).toContain('GROUP BY "public"."messages"."room_id"')
    const lists = await sqlOf('users?select=id,...messages(body)')
    expect(lists.asked).toContain('json_agg("rest_1"."body" ORDER BY "rest_1".rest_number)')
  })

  test('one key of a table to itself goes both ways', async () => {
    expect((await sqlOf('tree?select=id,tree(id)')).asked).toContain('WHERE "tree_1"."parent" = "public"."tree"."id"')
    expect((await sqlOf('tree?select=id,parent(id)')).asked).toContain('WHERE "tree_1"."id" = "public"."tree"."parent"')
  })

  test('functions of a row are columns or embeds of it', async () => {
    expect((await sqlOf('messages?select=id,shout')).asked).toContain('"public"."messages"."shout"')
    expect((await sqlOf('messages?select=id,answers(id)')).asked).toContain(
      'FROM "public"."answers"("messages"::"public"."messages") AS "messages_1"',
    )
  })

  test('a view is embedded by the keys beneath it', async () => {
    expect((await sqlOf('users?select=id,recent(id)')).asked).toContain(
      'WHERE "recent_1"."writer" = "public"."users"."id"',
    )
    expect((await sqlOf('recent?select=id,users(id)')).asked).toContain(
      'WHERE "users_1"."id" = "public"."recent"."writer"',
    )
  })

  test('counts are guessed by the planner', async () => {
    expect((await sqlOf('users?age=gt.3', { prefer: 'count=planned' })).count).toEqual({
      text: 'EXPLAIN (FORMAT JSON) SELECT 1 FROM "public"."users" WHERE "public"."users"."age" > $1::text::"pg_catalog"."int4"',
      values: ['3'],
    })
  })

  test.each<[string, string, number, string]>([
    ['an unknown table', 'nothing', 404, 'PGRST205'],
    ['an unknown relationship', 'users?select=tags(id)', 400, 'PGRST200'],
    ['two ways at once', 'rooms?select=users(id)', 300, 'PGRST201'],
    ['a type nobody may name', 'users?select=id::regclass', 400, '42704'],
    ['a type with more behind it', 'users?select=id::text collate "C"', 400, 'PGRST100'],
    ['a filter of what is not embedded', 'users?messages.id=eq.1', 400, 'PGRST108'],
    ['an order by many', 'users?select=messages(id)&order=messages(id)', 400, 'PGRST118'],
    ['the same name twice', 'rooms?select=users!rooms_owner_fkey(id),users!rooms_guest_fkey(id)', 400, '42712'],
    ['six embeds within each other', `tree?select=${'parent('.repeat(6)}id${')'.repeat(6)}`, 413, '54000'],
    ['there and back', 'users?select=messages(users(messages(id)))', 413, '54000'],
    ['siblings of oneself', 'messages?select=users(messages(id))', 413, '54000'],
    ['there and back by a table between', 'messages?select=tags(messages(id))', 413, '54000'],
    [
      'thirteen embeds',
      `messages?select=${Array.from({ length: 13 }, (_, n) => `a${n}:users(id)`).join(',')}`,
      413,
      '54000',
    ],
  ])('refused: %s', async (_name, path, status, code) => {
    expect(await refusalOf(path)).toEqual([status, code])
  })

  test('down a tree is no circle, and the service role may walk one', async () => {
    expect((await sqlOf('tree?select=tree(tree(tree(id)))')).asked).toContain('"tree_3"')
    expect((await sqlOf('messages?select=users(name,messages(id))', { role: 'service_role' })).asked).toBeTruthy()
  })
})

describe('writing', () => {
  test('insert: the body is read by the database', async () => {
    expect(await sqlOf('users', { method: 'POST', body: '[{"name":"a","tags":["x"]}]' })).toMatchObject({
      asked:
        'INSERT INTO "public"."users"("name", "tags") SELECT "rest_body"."name", "rest_body"."tags" FROM ' +
        'json_to_recordset($1::text::json) AS "rest_body"("name" "public"."handle", "tags" "pg_catalog"."_text") RETURNING 1',
      values: ['[{"name":"a","tags":["x"]}]'],
    })
  })

  test('insert: what is missing gets its default where that is asked for', async () => {
    const { asked } = await sqlOf('users?columns=name,age', {
      method: 'POST',
      body: '[{"name":"a"},{"age":3}]',
      prefer: 'missing=default',
    })
    expect(asked).toContain(
      `jsonb_to_recordset((SELECT jsonb_agg(jsonb_build_object('age', 18) || element) FROM jsonb_array_elements($1::text::jsonb) AS element))`,
    )
  })

  test('insert: a row of defaults', async () => {
    expect((await sqlOf('users', { method: 'POST', body: '{}' })).asked).toBe(
      'INSERT INTO "public"."users" DEFAULT VALUES RETURNING 1',
    )
  })

  test('upsert: merges what is there, by the key or by what is named', async () => {
    const merge = await sqlOf('users', { method: 'POST', body: '{"id":"x"}', prefer: 'resolution=merge-duplicates' })
    expect(merge.asked).toContain('ON CONFLICT ("id") DO UPDATE SET "id" = EXCLUDED."id"')
    const ignore = await sqlOf('users?on_conflict=name', {
      method: 'POST',
      body: '{"name":"x"}',
      prefer: 'resolution=ignore-duplicates',
    })
    expect(ignore.asked).toContain('ON CONFLICT ("name") DO NOTHING')
  })

  test('update: only what fits; without a change nothing', async () => {
    expect((await sqlOf('users?age=gt.3', { method: 'PATCH', body: '{"name":"b"}' })).asked).toBe(
      'UPDATE "public"."users" SET "name" = "rest_body"."name" FROM json_to_record($1::text::json) AS ' +
        '"rest_body"("name" "public"."handle") WHERE "public"."users"."age" > $2::text::"pg_catalog"."int4" RETURNING 1',
    )
    for (const body of ['{}', '[]', 'null'])
      expect((await sqlOf('users', { method: 'PATCH', body })).asked).toBe('SELECT 1 FROM "public"."users" WHERE false')
  })

  test('what comes back is what is shown, and the keys that embeds need', async () => {
    const { asked } = await sqlOf('messages?select=body,users(name)&id=eq.1', {
      method: 'DELETE',
      prefer: 'return=representation',
    })
    expect(asked).toBe(
      'DELETE FROM "public"."messages" WHERE "public"."messages"."id" = $1::text::"pg_catalog"."int8" ' +
        'RETURNING "public"."messages"."body", "public"."messages"."user_id"',
    )
  })

  test.each<[string, string, Ask, number, string]>([
    ['an unknown column', 'users', { method: 'POST', body: '{"nothing":1}' }, 400, 'PGRST204'],
    ['the prototype', 'users', { method: 'POST', body: '{"__proto__":1}' }, 400, 'PGRST204'],
    ['rows unlike each other', 'users', { method: 'POST', body: '[{"name":1},{"age":2}]' }, 400, 'PGRST102'],
    ['no rows', 'users', { method: 'POST', body: '[1]' }, 400, 'PGRST102'],
    ['no JSON', 'users', { method: 'POST', body: '{' }, 400, 'PGRST102'],
    ['a put without its key', 'users', { method: 'PUT', body: '{"name":1}' }, 405, 'PGRST105'],
    ['a body of another kind', 'users', { method: 'POST', body: 'x', type: 'text/plain' }, 400, 'PGRST102'],
    ['depth', 'users', { method: 'POST', body: '['.repeat(9999) + ']'.repeat(9999) }, 413, '54001'],
    ['too many rows', 'users', { method: 'POST', body: `[${Array(1001).fill('{"age":1}')}]` }, 413, '54000'],
  ])('refused: %s', async (_name, path, ask, status, code) => {
    expect(await refusalOf(path, ask)).toEqual([status, code])
  })
})

describe('calling', () => {
  test.each<[string, string, Ask, string, string[]]>([
    [
      'by GET',
      'rpc/hello?who=you',
      {},
      'SELECT "rest_call"."rest_value" FROM (SELECT "public"."hello"("who" => $1::text::"pg_catalog"."text") AS "rest_value") AS "rest_call"',
      ['you'],
    ],
    [
      'by POST',
      'rpc/hello',
      { method: 'POST', body: '{"who":"you","times":2}' },
      'SELECT "rest_call"."rest_value" FROM json_to_record($1::text::json) AS "rest_body"("who" "pg_catalog"."text", "times" ' +
        '"pg_catalog"."int4"), LATERAL (SELECT "public"."hello"("who" => "rest_body"."who", "times" => "rest_body"."times") ' +
        'AS "rest_value") AS "rest_call"',
      ['{"who":"you","times":2}'],
    ],
    [
      'with the body whole',
      'rpc/whole',
      { method: 'POST', body: '{"a":1}' },
      'SELECT "rest_call"."rest_value" FROM (SELECT "public"."whole"($1::text::"pg_catalog"."jsonb") AS "rest_value") AS "rest_call"',
      ['{"a":1}'],
    ],
    [
      'with as many as there are',
      'rpc/join_all?parts=a&parts=b',
      {},
      'SELECT "rest_call"."rest_value" FROM (SELECT "public"."join_all"(VARIADIC "parts" => $1::text::"pg_catalog"."_text") ' +
        'AS "rest_value") AS "rest_call"',
      ['{"a","b"}'],
    ],
    [
      'for rows',
      'rpc/search?words=x&id=gt.3&limit=2',
      {},
      'SELECT "rest_call".* FROM "public"."search"("words" => $1::text::"pg_catalog"."text") AS "rest_call"',
      ['x', '3', '2'],
    ],
  ])('%s', async (_name, path, ask, sql, values) => {
    expect(await sqlOf(path, ask)).toMatchObject({ asked: sql, values })
  })

  test('rows of a function are filtered and embed like those of their table', async () => {
    const { answer } = await sqlOf('rpc/search?words=x&id=gt.3&select=id,users(name)')
    expect(answer).toContain('FROM "rest_source" AS "messages" LEFT JOIN LATERAL')
    expect(answer).toContain('WHERE "messages"."id" > $2::text::"pg_catalog"."int8"')
  })

  test.each<[string, string, Ask, number, string]>([
    ['an unknown function', 'rpc/nothing', {}, 404, 'PGRST202'],
    ['a method of objects', 'rpc/constructor', {}, 404, 'PGRST202'],
    ['an argument too many', 'rpc/hello?who=a&nothing=1', {}, 404, 'PGRST202'],
    ['an argument too few', 'rpc/hello', {}, 404, 'PGRST202'],
    ['two that fit', 'rpc/pick?a=1', {}, 300, 'PGRST203'],
    ['another verb', 'rpc/hello', { method: 'DELETE' }, 405, 'PGRST101'],
  ])('refused: %s', async (_name, path, ask, status, code) => {
    expect(await refusalOf(path, ask)).toEqual([status, code])
  })
})

describe('answers', () => {
  test.each<[string, string, string]>([
    ['one object', 'application/vnd.pgrst.object+json', `coalesce((json_agg("rest_row")->0)::text, 'null')`],
    [
      'without nulls',
      'application/vnd.pgrst.array+json;nulls=stripped',
      `coalesce((json_strip_nulls(json_agg("rest_row")))::text, '[]')`,
    ],
    ['lines', 'text/csv', `string_agg(substring("rest_row"::text, 2, length("rest_row"::text) - 2), E'\\n')`],
  ])('%s', async (_name, accept, sql) => {
    expect((await sqlOf('users', { accept })).answer).toContain(sql)
  })

  test('a plan instead of an answer', async () => {
    const { text } = await sqlOf('users', { accept: 'application/vnd.pgrst.plan+json; options=analyze|buffers' })
    expect(text).toMatch(/^EXPLAIN \(FORMAT JSON, ANALYZE, BUFFERS\) WITH /)
  })

  test('a body past what an answer may hold stays in the database', async () => {
    expect((await sqlOf('users')).text).toContain('CASE WHEN size <= 99 THEN body END AS body')
  })
})
