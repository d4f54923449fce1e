// Errors tell nothing: every function that somebody may call, called with wrong values and with ids of others, by a visitor
// and by a member who owns nothing. No answer holds an account's id, an address or a token. Functions, their arguments and
// what is honest there are read from the catalogue; whatever a call does is undone.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shapes } from 'virtual:answer-shapes'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller, Person, TestBackend } from '#tests/fixtures/backend.ts'
import { collectSecrets, isSecretName, type Secrets } from '#tests/fixtures/hostile/secrets.ts'
import { ruleBackends } from '#tests/fixtures/kept-backend.ts'
import type { World } from './matrix/shape.ts'
import { fillWorld, openWorld } from './world.ts'

const NOBODYS = '00000000-0000-4000-8000-00000000dead'

/** By the type of the argument. */
const WRONG: Record<string, readonly unknown[]> = {
  text: ['x', '', 'x'.repeat(9000)],
  uuid: [NOBODYS],
  integer: [-1, 2_147_483_647],
  smallint: [-1, 32_767],
  bigint: [-1, 9_007_199_254_740_991],
  numeric: [-1, 1e30],
  'double precision': [-1, 1e300],
  boolean: [false, true],
  date: ['0001-01-01', 'infinity'],
  'timestamp with time zone': ['0001-01-01', 'infinity'],
  'time without time zone': ['24:00'],
  jsonb: [{}, 'x', [null]],
}
const wrongOf = (type: string): readonly unknown[] =>
  type.endsWith('[]') ? [[], ['x'], [NOBODYS]] : (WRONG[type] ?? ['x'])

type Argument = { name: string; type: string }
type Routine = { name: string; isForAnon: boolean; isForMembers: boolean; needed: number; arguments: Argument[] }

async function readRoutines({ database }: TestBackend): Promise<Routine[]> {
  const rows = await database.query<Omit<Routine, 'arguments'> & { arguments: string }>(
    `select p.proname as name, has_function_privilege('anon', p.oid, 'execute') as "isForAnon",
       has_function_privilege('authenticated', p.oid, 'execute') as "isForMembers",
       p.pronargs - p.pronargdefaults as needed,
       (select coalesce(json_agg(json_build_object('name', p.proargnames[at], 'type', format_type(type, null)) order by at), '[]')
        from unnest(p.proargtypes) with ordinality as argument (type, at))::text as arguments
     from pg_proc as p where p.pronamespace = 'public'::regnamespace order by 1`,
  )
  return rows.map((row) => ({ ...row, arguments: JSON.parse(row.arguments) as Argument[] }))
}

/** What stands in columns of that name and type: a text that is looked for is there, a kind is one of the kinds. */
async function readValues({ db }: World): Promise<(argument: Argument) => readonly string[]> {
  const columns = await db.query<{ name: string; table: string; type: string }>(
    `select a.attname as name, c.relname as table, format_type(a.atttypid, null) as type
     from pg_attribute as a join pg_class as c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and format_type(a.atttypid, null) in ('text', 'uuid')`,
  )
  const values = new Map<string, string[]>()
  for (const { name, table, type } of columns) {
    // Whoever holds a token is no stranger.
    if (isSecretName(name)) continue
    const found = await db.query<{ value: string }>(
      `select distinct "${name}"::text as value from public."${table}" where "${name}"::text <> '' limit 2`,
    )
    const singular = table.replace(/ies$/, 'y').replace(/s$/, '')
    for (const known of name === 'id' ? [table, singular, name] : [name, name.replace(/_id$/, '')]) {
      const key = `${known} ${type}`
      values.set(key, [...new Set([...(values.get(key) ?? []), ...found.map(({ value }) => value)])].slice(0, 3))
    }
  }
  return ({ name, type }) => values.get(`${name} ${type}`) ?? []
}

/** What other tests ask, without those that only list every function. */
const LISTS = ['matrix.test.ts', 'second-factor.test.ts', 'blocks.test.ts']
const askedByOthers = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts') && !LISTS.includes(file))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

const ROLLBACK = { prefer: 'tx=rollback' }

describe.each(ruleBackends)('on $name', ({ open }) => {
  let site: TestBackend
  let world: World
  /** Somebody nothing in the world belongs to. */
  let outsider: Person
  let secrets: Secrets
  let routines: Routine[]
  let valuesOf: (argument: Argument) => readonly string[]

  beforeAll(async () => {
    site = await open()
    world = await openWorld(site)
    await fillWorld(world)
    outsider = await site.signUp('outsider')
    secrets = await collectSecrets(world.db)
    routines = await readRoutines(site)
    valuesOf = await readValues(world)
  })

  const honest = (argument: Argument): unknown => {
    const usual = new Map([
      ['text', 'en'],
      ['uuid', world.people.owner.id],
    ])
    return valuesOf(argument)[0] ?? usual.get(argument.type) ?? wrongOf(argument.type)[0]
  }

  /** One honest call, and one for each wrong value and each other row of somebody else's. */
  function* callsOf({ arguments: all }: Routine): Generator<object> {
    const base = Object.fromEntries(all.map((argument) => [argument.name, honest(argument)]))
    yield base
    for (const argument of all)
      for (const value of [...wrongOf(argument.type), ...valuesOf(argument).slice(1), null])
        yield { ...base, [argument.name]: value }
  }

  /** Past the socket, which has nothing to say here. */
  async function call(name: string, args: object, as: Caller) {
    const answer = await site.backend.fetch(`${site.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: site.backend.anonKey,
        authorization: `Bearer ${typeof as === 'string' ? site.backend.anonKey : as.token}`,
        'content-type': 'application/json',
        prefer: 'tx=rollback',
      },
      body: JSON.stringify(args),
    })
    return answer.text()
  }

  /** What was told that should not have been, with the first call that got it. */
  async function hunt(chosen: readonly Routine[], as: Caller) {
    const found = new Map<string, string>()
    const waiting = chosen.flatMap((routine) => [...callsOf(routine)].map((args) => ({ name: routine.name, args })))
    const own = typeof as === 'string' ? '' : `${as.id} ${as.email}`
    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const asked = JSON.stringify(next.args)
        const text = await call(next.name, next.args, as)
        const told = secrets.findIn(text, `${own} ${asked}`)
        // A word of the table's own rules shows how it is built, and through another server the row that broke it.
        if (/"code":"(?:23514|23502)"|Failing row|Key \(/.test(text)) told.push('words of a constraint')
        for (const what of told)
          if (!found.has(`${next.name}: ${what}`))
            found.set(`${next.name}: ${what}`, `${asked.slice(0, 300)} → ${text.slice(0, 300)}`)
      }
    }
    await Promise.all(Array.from({ length: 6 }, worker))
    return Object.fromEntries(found)
  }

  test('there is something to find', () => {
    expect(secrets.count).toBeGreaterThan(40)
    expect(secrets.findIn(`(${world.people.owner.id}, x)`)).toHaveLength(1)
    expect(secrets.findIn(`https://a.example/papers/${world.people.owner.id}/1.jpg?token=x`)).toHaveLength(1)
    expect(secrets.findIn(`{"to":"${world.people.owner.email}"}`)).toHaveLength(1)
    expect(routines.filter(({ isForMembers }) => isForMembers).length).toBeGreaterThan(300)
  })

  test('no function tells a visitor an id, an address or a token, whatever it is asked', async () => {
    expect(
      await hunt(
        routines.filter(({ isForAnon }) => isForAnon),
        'anon',
      ),
    ).toEqual({})
  })

  test('nor a member whom nothing of it belongs to', async () => {
    expect(
      await hunt(
        routines.filter(({ isForMembers }) => isForMembers),
        outsider,
      ),
    ).toEqual({})
  })

  test('whoever a function is for gets an answer that its page can read', async () => {
    // As the site says it when it starts.
    await site.rpc('set_payment_provider', { provider: 'none' }, 'service')
    const unread = new Set(Object.keys(shapes))
    const look = async (routine: Routine, as: Caller, given: readonly Argument[]) => {
      const body = Object.fromEntries(given.map((argument) => [argument.name, honest(argument)]))
      const answer = await site.call(`/rest/v1/rpc/${routine.name}`, { as, method: 'POST', body, headers: ROLLBACK })
      if (answer.status === 200 && answer.body !== null) unread.delete(routine.name)
    }
    const waiting = routines.filter(({ name }) => shapes[name])
    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop())
        for (const as of ['anon' as const, ...Object.values(world.people)]) {
          await look(next, as, next.arguments.slice(0, next.needed))
          if (unread.has(next.name)) await look(next, as, next.arguments)
        }
    }
    await Promise.all([worker(), worker(), worker()])
    // What asks for words and keys that belong together is asked where it is tried, and read there as well.
    expect([...unread].filter((name) => !askedByOthers.includes(`'${name}',`))).toEqual([])
  })
})
