import { expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'
import { contractionsIn, contractsAfter, problemOf, refusalFor, statementsOf } from './two-phases.ts'

test.each([
  'create table public.kites (id int primary key, name text not null)',
  'alter table public.kites add column colour text',
  `alter table public.kites add column colour text not null default 'blue', add column n int`,
  'alter table public.kites add column twice int generated always as (n * 2) stored not null',
  'create index kites_name on public.kites (name)',
  `create or replace function public.fly() returns void language sql as $$ drop table public.kites; $$`,
  `comment on table public.kites is 'We drop table after table; revoke nothing'`,
  '-- drop table public.kites;\nselect 1',
  'alter table public.kites drop constraint kites_name_check',
  'alter table public.kites alter column name drop not null',
  'alter table public.kites alter column name set default $$x$$',
  'create table public.b (n int); create unique index b_n on public.b (n); alter table public.b add check (n > 0); revoke all on public.b from anon',
  'drop policy "all may fly" on public.kites; create policy "all may fly" on public.kites for select using (true)',
  'drop function if exists public.fly(int); create function public.fly(int, int default 0) returns void language sql as $$ $$',
  'grant select on public.kites to anon',
  `alter table public.kites rename to kites$before; alter table public.kites$before drop constraint kites_pkey;
   create table public.kites (like public.kites$before including constraints including defaults, day date not null default now(),
     primary key (n, day)) partition by range (day);
   revoke all on public.kites from anon; insert into public.kites (n) select n from public.kites$before;
   drop table public.kites$before; alter table public.kites add check (n > 0)`,
])('the running release lives with: %s', (sql) => {
  expect(contractionsIn(sql)).toEqual([])
})

const REPLACED =
  'alter table public.kites rename to old; create table public.kites (like public.old including all, day date)'

test.each([
  ['drop table public.kites', 'takes away what is used'],
  ['DROP  FUNCTION public.fly(int)', 'takes away what is used'],
  ['alter table public.kites drop column name', 'takes away a column'],
  ['alter table public.kites drop name', 'takes away a column'],
  ['alter table public.kites rename column name to title', 'renames what is used'],
  ['alter table public.kites rename to dragons', 'renames what is used'],
  ['alter function public.fly() rename to soar', 'renames what is used'],
  ['alter table public.kites alter column n type bigint', 'changes the type of a column'],
  ['alter table public.kites alter n set data type bigint', 'changes the type of a column'],
  ['alter table public.kites alter column n set not null', 'asks for a value that is not written yet'],
  ['alter table public.kites add column n int not null', 'asks for a value that is not written yet'],
  [
    'alter table public.kites add a text, add column if not exists n int not null',
    'asks for a value that is not written yet',
  ],
  ['alter table public.kites add constraint short check (length(name) < 3)', 'asks more of what is written'],
  ['alter table public.kites add foreign key (n) references public.b', 'asks more of what is written'],
  ['create unique index kites_name on public.kites (name)', 'asks more of what is written'],
  ['revoke select on public.kites from anon', 'takes away a right'],
  ['drop policy "all may fly" on public.kites', 'takes away what lets people in'],
  ['drop trigger soar on public.kites', 'takes away what is relied upon'],
  ['alter table public.kites alter column n drop default', 'takes away a value that is relied upon'],
  ['drop table public.kites; create table public.kites (n int)', 'takes away what is used'],
  ['alter table public.kites rename to old; create table public.kites (n int)', 'renames what is used'],
  ['alter table public.kites rename to old; create table public.kites (like public.old)', 'renames what is used'],
  [
    'alter table public.kites rename to old; create table public.kites (like public.dragons including all)',
    'renames what is used',
  ],
  [`${REPLACED}; alter table public.kites drop column name`, 'takes away a column'],
  [`${REPLACED}; alter table public.kites rename to b`, 'renames what is used'],
  [`${REPLACED}; drop table public.old, public.dragons`, 'takes away what is used'],
  [`${REPLACED}; drop table public.kites`, 'takes away what is used'],
  [REPLACED.replace('day date', 'day date not null'), 'asks for a value that is not written yet'],
])('it does not with: %s', (sql, why) => {
  expect(contractionsIn(`select 1; ${sql};`).map((one) => one.why)).toEqual([why])
})

test('what takes away says after what, and waits until every node knows that', () => {
  const migration = {
    version: '20270301000000',
    name: 'gone',
    sql: '-- contract after 20270201000000\ndrop table public.a;',
  }
  expect(contractsAfter(migration.sql)).toBe('20270201000000')
  expect(problemOf(migration)).toBeNull()
  expect(problemOf({ ...migration, sql: 'drop table public.a' })).toContain('contract after')
  expect(problemOf({ ...migration, version: '20270101000000' })).toContain('which is not before it')
  expect(refusalFor(migration, ['20270201000000', '20270301000000'])).toBeNull()
  expect(refusalFor(migration, ['20261118000000', '20270201000000'])).toContain('up to 20261118000000')
  expect(refusalFor({ ...migration, sql: 'select 1' }, ['20261118000000'])).toBeNull()
  expect(refusalFor({ ...migration, sql: 'drop table public.a' }, ['20261118000000'])).toContain(
    'could not live with it',
  )
  expect(refusalFor({ ...migration, sql: 'drop table public.a' }, [migration.version])).toBeNull()
})

test('texts and bodies are no statements', () => {
  expect(statementsOf(`select ';drop'; do $x$ begin; drop table a; end $x$;`)).toEqual([`select ''`, `do ''`])
})

test('every migration of the project can be lived with by the release before it', () => {
  const [, ...later] = readMigrations()
  expect(later.map(problemOf).filter(Boolean)).toEqual([])
})
