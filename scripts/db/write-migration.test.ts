// A database of the release before comes to the schema of supabase/schemas by the files that `npm run db -- generate` writes,
// and keeps its rows.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { joinSubjects } from '#server/backend/database/migrate.ts'
import { readSubjects, type Subject } from '#server/backend/database/subjects.ts'
import { contractionsIn, contractsAfter } from '#server/backend/database/two-phases.ts'
import { filesOf } from './next-migrations.ts'
import { onSchema, readSchema, type Schema } from './read-schema.ts'
import { readStatements } from './read-statements.ts'
import { writeMigration } from './write-migration.ts'

const MEMBER = '10000000-0000-4000-8000-000000000001'

/** Fails where the subject does not say it any more. */
function edit(subjects: Subject[], name: string, changes: [from: string, to: string][]): Subject[] {
  return subjects.map((subject) =>
    subject.name === name
      ? {
          name,
          sql: changes.reduce((sql, [from, to]) => {
            expect(sql).toContain(from)
            return sql.replace(from, to)
          }, subject.sql),
        }
      : subject,
  )
}

/** The table that the how-to adds. */
const [, plannedVisits = ''] =
  /```sql supabase\/schemas\/planned_visits\.sql\n([\s\S]*?)```/.exec(
    readFileSync(`${projectRoot}/docs/how-to/add-a-table-with-policies.md`, 'utf8'),
  ) ?? []

const subjects = readSubjects()
const edits: [name: string, changes: [from: string, to: string][]][] = [
  [
    'saved_lists',
    [
      [
        '  share_token text unique',
        `  colour text not null default 'green' check (colour in ('green', 'blue')),\n  share_token text unique`,
      ],
      ['between 1 and 60 and', 'between 1 and 80 and'],
      [
        'for insert to authenticated with check (user_id = (select auth.uid()));',
        `for insert to authenticated with check (user_id = (select auth.uid()) and colour <> 'blue');`,
      ],
      [
        `create policy "members can remove their lists" on public.saved_lists\nfor delete to authenticated using (user_id = (select auth.uid()));`,
        'create index saved_lists_colour on public.saved_lists (colour);',
      ],
      [`'A member''s own lists of saved places.'`, `'Lists of saved places.'`],
      ['update (name), delete on', 'update (name, colour), delete on'],
      ['>= 50 then', '>= 60 then'],
    ],
  ],
  [
    'evidence',
    [
      [
        `  ('Halal Food Authority',`,
        `  ('Halal of Leeds', array['HOL'], 'GB', 'https://example.org'),\n  ('Halal Food Authority',`,
      ],
    ],
  ],
  [
    'moderation',
    [
      [
        'has_another_reader(subject_kind text, subject_id uuid, author uuid)',
        'has_another_reader(subject_kind text, subject_id uuid, author uuid, awake boolean default true)',
      ],
      ['has_another_reader(text, uuid, uuid)', 'has_another_reader(text, uuid, uuid, boolean)'],
    ],
  ],
  [
    'ideas',
    [
      [
        "create trigger audit after insert or update or delete on public.idea_statuses\nfor each row execute function private.audit('contribution_id');",
        '',
      ],
    ],
  ],
]
const edited = edits.reduce((all, [name, changes]) => edit(all, name, changes), subjects)
const whole = [...edited, { name: 'planned_visits', sql: plannedVisits.replaceAll(/^ {3}/gm, '') }]

test('the next migration gives the edited schema, and what is there stays', async () => {
  const statements = readStatements(whole)
  const after = await onSchema([{ sql: joinSubjects(whole) }], readSchema)
  await onSchema([{ sql: joinSubjects(subjects) }], async (db) => {
    const change = writeMigration({ before: await readSchema(db), after, statements })
    expect(change.byHand).toEqual([])
    const [adds, takes] = filesOf(change, {
      now: new Date('2027-01-31T12:00:00Z'),
      newest: '20270101000000',
      name: 'lists',
    })
    expect(adds?.path).toBe('supabase/migrations/20270131120000_lists.sql')
    expect(contractionsIn(String(adds?.content))).toEqual([])
    expect(takes?.path).toBe('supabase/migrations/20270131120001_lists_done.sql')
    expect(contractsAfter(String(takes?.content))).toBe('20270131120000')
    expect(change.takes).toEqual([
      'alter table public.saved_lists drop constraint saved_lists_name_check',
      expect.stringMatching(/^alter table public.saved_lists add constraint saved_lists_name_check .*<= 80/),
      'drop policy "members can remove their lists" on public.saved_lists',
      'drop trigger audit on public.idea_statuses',
    ])

    // Days that a site has had are no part of its schema.
    await db.script('select private.add_view_days(current_date - 400, current_date - 399)')
    await db.script(`
      insert into auth.users (id, email) values ('${MEMBER}', 'amina@example.com');
      insert into public.saved_lists (user_id, name) values ('${MEMBER}', 'Leeds')`)
    for (const file of [adds, takes]) await db.transaction((tx) => tx.script(String(file?.content)))
    expect(await db.query('select name, colour from public.saved_lists')).toEqual([{ name: 'Leeds', colour: 'green' }])
    expect(await db.query(`select name from public.certifiers where aliases = array['HOL']`)).toHaveLength(1)
    await db.script(`delete from auth.users where id = '${MEMBER}'`)
    const rest = writeMigration({ before: await readSchema(db), after, statements })
    expect(rest).toEqual({ adds: [], takes: [], byHand: [] })
  })
})

test('a table that is to lie in days is left to the author', async () => {
  const [before, after] = await onSchema([{ sql: 'create table public.kites (day date)' }], async (db) => {
    const lying = await readSchema(db)
    await db.script('drop table public.kites; create table public.kites (day date) partition by range (day)')
    return [lying, await readSchema(db)] as const
  })
  const { byHand } = writeMigration({ before, after, statements: [] })
  expect(byHand).toEqual(['table public.kites was "p f" and is "p f RANGE (day)"'])
})

test('what becomes of rows that changed is left to the author', () => {
  const schemaWith = (rows: Record<string, unknown>[]): Schema => ({
    objects: new Map([
      [
        'table public.kites',
        { kind: 'table', name: 'public.kites', of: 'public.kites', definition: 'p t', columns: null },
      ],
    ]),
    rows: new Map([
      ['public.kites', { table: 'public.kites', rows: new Map(rows.map((row) => [String(row.id), row])) }],
    ]),
  })
  const change = writeMigration({
    before: schemaWith([
      { id: 1, colour: 'red' },
      { id: 2, colour: 'red' },
    ]),
    after: schemaWith([
      { id: 1, colour: 'blue' },
      { id: 3, colour: `o'clock` },
    ]),
    statements: [],
  })
  expect(change).toEqual({
    adds: [
      `insert into public.kites ("id", "colour") select "id", "colour" from jsonb_populate_recordset(null::public.kites, '[\n  {"id":3,"colour":"o''clock"}\n]')\non conflict do nothing`,
    ],
    takes: [],
    byHand: [
      'public.kites: the row {"id":1,"colour":"red"} became {"id":1,"colour":"blue"}',
      'public.kites: the row {"id":2,"colour":"red"} is gone',
    ],
  })
})

test('a migration is newer than those before it, whatever the clock says', () => {
  const [adds, takes] = filesOf(
    { adds: ['select 1'], takes: ['select 2'], byHand: [] },
    { now: new Date('2026-01-01T00:00:00Z'), newest: '20261231235959', name: 'late' },
  )
  expect(adds?.path).toBe('supabase/migrations/20270101000000_late.sql')
  expect(takes?.path).toBe('supabase/migrations/20270101000001_late_done.sql')
})
