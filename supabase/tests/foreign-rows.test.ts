// Rows of another: every table, written by those who have no right to it and rights of every other kind. Nobody changes or
// removes a row of the owner's, makes one their own, or adds one in the owner's name, unless the table's matrix lets every
// member do it. Tables, columns and keys are read from the catalogue; whatever a request does is undone.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#server/backend/database/database.ts'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import {
  insertCampaign,
  insertCourse,
  insertEvent,
  insertGivingGroup,
  insertJob,
  insertKeptMosque,
  insertOwnBusiness,
  insertRecipe,
  type World,
} from './matrix/shape.ts'
import { fillWorld, openWorld, tables } from './world.ts'

type Column = {
  table: string
  name: string
  isKey: boolean
  isPerson: boolean
  isGenerated: boolean
  mayInsert: Record<string, boolean>
  mayUpdate: Record<string, boolean>
  /** The table's, not the column's. */
  mayDelete: Record<string, boolean>
}

/** As PostgreSQL's grants have it. What is granted to nobody is refused before any policy is asked. */
const granted = (privilege: string) =>
  `jsonb_build_object('anon', ${privilege.replace('ROLE', "'anon'")}, 'authenticated', ${privilege.replace('ROLE', "'authenticated'")})`

const readColumns = ({ db }: World) =>
  db.query<Column>(
    `select c.relname as table, a.attname as name, a.attgenerated <> '' as "isGenerated",
       exists (select from pg_index as i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)) as "isKey",
       exists (select from pg_constraint as f where f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
         and f.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass, 'public.people'::regclass)) as "isPerson",
       ${granted(`has_column_privilege(ROLE, c.oid, a.attnum, 'insert')`)} as "mayInsert",
       ${granted(`has_column_privilege(ROLE, c.oid, a.attnum, 'update')`)} as "mayUpdate",
       ${granted(`has_table_privilege(ROLE, c.oid, 'delete')`)} as "mayDelete"
     from pg_attribute as a join pg_class as c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`,
  )

/** Somebody who keeps things of their own, of every kind there is: what they may, no plain member or owner may not. */
async function settle(world: World, keeper: Person) {
  const own = { ...world, people: { ...world.people, owner: keeper } }
  const { db, word } = world
  await insertOwnBusiness(own)
  await insertKeptMosque(own)
  for (const insert of [insertCampaign, insertEvent, insertGivingGroup, insertJob, insertRecipe, insertCourse])
    await insert(db, `keepers-${word()}`, keeper.id)
  await db.query(
    `insert into public.affiliates (user_id, code, about, status) values ($1, 'keeperscode', 'Of the keeper', 'approved')`,
    [keeper.id],
  )
}

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let world: World
  let keys: Map<string, Row>
  let columns: Column[]
  const rows = new Map<string, Row>()
  let keeper: Person
  let halfway: Person

  beforeAll(async () => {
    site = await open()
    world = await openWorld(site)
    keeper = await site.signUp('keeper')
    halfway = await site.signUp('halfway')
    await settle(world, keeper)
    for (const role of ['staff', 'superadmin']) await site.grantRole(halfway, role)
    await world.db.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), $1, 'totp', 'verified')`,
      [halfway.id],
    )
    keys = await fillWorld(world)
    columns = await readColumns(world)
    for (const { table } of tables) rows.set(table, await rowOf(table))
  })

  async function rowOf(table: string): Promise<Row> {
    const key = keys.get(table) ?? {}
    const isThatRow = Object.keys(key).map((name) => `t.${name} = key.${name}`)
    const [row] = await world.db.query<{ row: string }>(
      `select to_jsonb(t)::text as row from public.${table} as t,
         jsonb_populate_record(null::public.${table}, $1::text::jsonb) as key where ${isThatRow.join(' and ')}`,
      [JSON.stringify(key)],
    )
    return JSON.parse(row?.row ?? '{}') as Row
  }

  const filterBy = (key: Row) =>
    Object.entries(key)
      .map(([name, value]) => `${name}=eq.${encodeURIComponent(String(value))}`)
      .join('&')

  /** True where rows were touched, or would have been if the values had been right: policies are asked before constraints. */
  async function passes(as: Caller, method: string, table: string, key: Row | null, body?: Row) {
    const token = typeof as === 'string' ? site.backend.anonKey : as.token
    const answer = await site.backend.fetch(`${site.url}/rest/v1/${table}${key ? `?${filterBy(key)}` : ''}`, {
      method,
      headers: {
        apikey: site.backend.anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'tx=rollback, return=minimal, count=exact',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.ok) return !answer.headers.get('content-range')?.endsWith('/0')
    return /"code":"23/.test(text)
  }

  async function tryAll(as: Caller, role: 'anon' | 'authenticated', self: string | null) {
    const passed: string[] = []
    for (const { table, matrix } of tables) {
      const [, mayInsert, mayUpdate, mayRemove] = matrix.expected[role === 'anon' ? 'anon' : 'stranger']
      const key = keys.get(table) ?? {}
      const row = rows.get(table) ?? {}
      const own = columns.filter((column) => column.table === table)
      const changeable = own.filter((column) => column.mayUpdate[role] && !column.isGenerated)
      const patches: Row[] = [
        ...changeable
          .filter(({ isKey }) => !isKey)
          .slice(0, 1)
          .map(({ name }) => ({ [name]: row[name] })),
        ...changeable.filter(({ isPerson }) => isPerson && self).map(({ name }) => ({ [name]: self })),
      ]
      for (const patch of patches)
        if (mayUpdate !== 'allowed' && (await passes(as, 'PATCH', table, key, patch)))
          passed.push(`changes ${table}: ${Object.keys(patch)}`)
      const isRemovable = own.some(({ mayDelete }) => mayDelete[role])
      if (isRemovable && mayRemove !== 'allowed' && (await passes(as, 'DELETE', table, key)))
        passed.push(`removes ${table}`)
      const given = own.filter(
        (column) => column.mayInsert[role] && !column.isGenerated && !(column.isKey && !column.isPerson),
      )
      const copy = Object.fromEntries(given.map(({ name }) => [name, row[name]]).filter(([, value]) => value !== null))
      const names = given.filter(({ isPerson, name }) => isPerson && row[name] === world.people.owner.id)
      if (
        given.length > 0 &&
        (mayInsert !== 'allowed' || names.length > 0) &&
        (await passes(as, 'POST', table, null, copy))
      )
        passed.push(`adds to ${table}${names.length > 0 ? ' in the owner’s name' : ''}`)
    }
    return passed
  }

  test('the owner passes: there is something to refuse', async () => {
    const passed = await tryAll(world.people.owner, 'authenticated', world.people.owner.id)
    expect(passed.length).toBeGreaterThan(20)
  })

  test('a visitor', async () => {
    expect(await tryAll('anon', 'anon', null)).toEqual([])
  })

  test('who keeps other things', async () => {
    expect(await tryAll(keeper, 'authenticated', keeper.id)).toEqual([])
  })

  test('staff who have a second factor and did not show it', async () => {
    expect(await tryAll(halfway, 'authenticated', halfway.id)).toEqual([])
  })
})
