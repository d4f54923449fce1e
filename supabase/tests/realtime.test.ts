// The tables and functions behind /realtime/v1: who may touch them, as whoever comes through the API.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backendKinds, type TestBackend } from '#tests/fixtures/backend.ts'

const roles = ['anon', 'authenticated', 'service_role'] as const

describe.each(backendKinds)('on $name', ({ open }) => {
  let site: TestBackend

  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site?.close())

  /** Runs as a role in a transaction that leaves nothing behind; gives the rows, or the database's code. */
  async function as(role: string, sql: string): Promise<unknown> {
    let outcome: unknown
    await site.database
      .transaction(async (tx) => {
        await tx.query(`select set_config('role', $1, true), set_config('realtime.topic', 'room', true)`, [role])
        outcome = await tx.query(sql).catch((error: { code?: string }) => error.code)
        throw new Error('undo')
      })
      .catch(() => {})
    return outcome
  }

  /** How many messages are there after someone sent one from the database. */
  async function keptOf(role: string): Promise<unknown> {
    const [kept] = await site.database.transaction(async (tx) => {
      await tx.query(`select set_config('role', $1, true)`, [role])
      await tx.query(`select realtime.send('{}', 'smuggled', 'room')`)
      await tx.query(`select set_config('role', 'none', true)`)
      return tx.query<{ count: number }>(
        `select count(*)::int as count from realtime.messages where event = 'smuggled'`,
      )
    })
    return kept?.count
  }

  test('every table of the schema has row-level security and a comment, and one policy lets people hear of the community', async () => {
    const tables = await site.database.query(
      `select c.relname as name, c.relrowsecurity as secured, obj_description(c.oid, 'pg_class') is not null as described,
         array(select p.polname || ' ' || p.polcmd::text from pg_policy as p where p.polrelid = c.oid) as policies
       from pg_class as c where c.relnamespace = 'realtime'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
    )
    const policies = ['everyone can hear that something is new r']
    expect(tables).toEqual([{ name: 'messages', secured: true, described: true, policies }])
  })

  test.each(['anon', 'authenticated'])('%s sees, writes, changes and deletes no message', async (role) => {
    await site.database.query(`select realtime.send('{}', 'news', 'room')`)
    expect(await as(role, 'select * from realtime.messages')).toEqual([])
    const insert = `insert into realtime.messages (topic, extension) values ('room', 'broadcast')`
    expect(await as(role, insert)).toBe('42501')
    expect(await as(role, `update realtime.messages set event = 'x'`)).toBe('42501')
    expect(await as(role, 'delete from realtime.messages')).toBe('42501')
    expect(await keptOf(role), 'what no policy lets through is a warning, and not kept').toBe(0)
    expect(await as(role, 'select public.purge_realtime_messages()')).toBe('42501')
    expect(await as(role, `select private.may_send('broadcast') as may`)).toEqual([{ may: false }])
    expect(await as(role, 'select realtime.topic() as topic')).toEqual([{ topic: 'room' }])
  })

  test('nobody who comes through the API can read as someone else', async () => {
    for (const role of roles) expect(await as(role, `select private.read_as('[]', 'select 1', '[]')`)).toBe('42501')
  })

  test('reading as many gives each what their policies allow, and nothing to one whose policies fail', async () => {
    await site.database.script(`
      create table public.shelf (id int primary key, owner text);
      alter table public.shelf enable row level security;
      grant select on public.shelf to anon, authenticated;
      create policy "people see theirs" on public.shelf for select to authenticated
        using (owner = current_setting('request.jwt.claims', true)::jsonb ->> 'sub');
      create policy "anonymous people break it" on public.shelf for select to anon using (1 / (id - id) = 1);
      insert into public.shelf values (1, 'a'), (2, 'b');
    `)
    const reader = (role: string, sub: string | null) => ({ role, sub, claims: { role, sub } })
    const [answer] = await site.database.query<{ rows: unknown }>(
      `select private.read_as($1::text::jsonb, 'select jsonb_agg(id) from public.shelf where $1 is not null', '[]') as rows`,
      [
        JSON.stringify([
          reader('authenticated', 'a'),
          reader('anon', null),
          reader('authenticated', 'b'),
          reader('authenticated', 'c'),
          reader('service_role', null),
        ]),
      ],
    )
    expect(answer?.rows).toEqual([[1], [], [2], [], [1, 2]])
    const [after] = await site.database.query('select current_user = session_user as same')
    expect(after).toEqual({ same: true })
  })

  test('messages are kept for three days', async () => {
    await site.database.script(`
      delete from realtime.messages;
      insert into realtime.messages (topic, extension, inserted_at) values
        ('old', 'broadcast', now() - interval '73 hours'), ('new', 'broadcast', now() - interval '71 hours');
    `)
    expect((await site.rpc('purge_realtime_messages', {}, 'anon')).status).toBeGreaterThanOrEqual(400)
    expect((await site.rpc('purge_realtime_messages', {}, 'service')).status).toBeLessThan(300)
    expect(await site.database.query('select topic from realtime.messages')).toEqual([{ topic: 'new' }])
  })

  test('a trigger can tell a private channel what happened to a row', async () => {
    await site.database.script(`
      delete from realtime.messages;
      create table public.crates (id int primary key, body text);
      create function public.tell_of_crates() returns trigger language plpgsql security definer set search_path = '' as $$
      begin
        perform realtime.broadcast_changes('crates', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
        return null;
      end $$;
      create trigger tell after insert or update or delete on public.crates
        for each row execute function public.tell_of_crates();
      insert into public.crates values (1, 'figs');
      update public.crates set body = 'dates';
      delete from public.crates;
    `)
    const rows = await site.database.query(
      `select event, private, payload - 'id' as payload from realtime.messages order by inserted_at`,
    )
    expect(rows).toEqual([
      {
        event: 'INSERT',
        private: true,
        payload: {
          schema: 'public',
          table: 'crates',
          operation: 'INSERT',
          record: { id: 1, body: 'figs' },
          old_record: null,
        },
      },
      {
        event: 'UPDATE',
        private: true,
        payload: {
          schema: 'public',
          table: 'crates',
          operation: 'UPDATE',
          record: { id: 1, body: 'dates' },
          old_record: { id: 1, body: 'figs' },
        },
      },
      {
        event: 'DELETE',
        private: true,
        payload: {
          schema: 'public',
          table: 'crates',
          operation: 'DELETE',
          record: null,
          old_record: { id: 1, body: 'dates' },
        },
      },
    ])
  })
})
