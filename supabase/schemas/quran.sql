-- A reader's bookmarks, last place and reading plan for the Quran. The text itself is no table: it comes with the site and is
-- checked against committed sums. Verses are counted from 1 to 6236. Readers without an account have the same in their
-- browser; merge_quran_shelf brings both together.

create table public.quran_bookmarks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  verse smallint not null check (verse between 1 and 6236),
  marked_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (user_id, verse)
);
call private.passport('public.quran_bookmarks', written_by => 'themselves', people => '{"user_id": "learning"}');
comment on table public.quran_bookmarks is 'Verses a member marked. Nobody else sees them.';
comment on column public.quran_bookmarks.removed_at is
  'When the mark was taken back. The row stays, so that another device that still has the mark learns of it.';

create table public.quran_places (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  verse smallint not null check (verse between 1 and 6236),
  read_at timestamptz not null default now()
);
call private.passport('public.quran_places', written_by => 'themselves', people => '{"user_id": "learning"}');
comment on table public.quran_places is 'Where a member last read. Nobody else sees it.';

create table public.quran_plans (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('days', 'ramadan')),
  starts_on date not null check (private.is_sane_day(starts_on)),
  days smallint not null check (days between 1 and 3650),
  read_through smallint not null default 0 check (read_through between 0 and 6236),
  ended boolean not null default false,
  changed_at timestamptz not null default now()
);
call private.passport('public.quran_plans', written_by => 'themselves', people => '{"user_id": "learning"}');
comment on table public.quran_plans is 'A member''s plan to read the whole Quran in a number of days. Nobody else sees it.';
comment on column public.quran_plans.read_through is 'The last verse read, counted from the beginning; 0 before the first.';
comment on column public.quran_plans.ended is 'The member gave the plan up. The row stays, so that other devices learn of it.';
grant select, insert, update, delete on public.quran_bookmarks, public.quran_places, public.quran_plans to authenticated;

create policy "members can see their bookmarks" on public.quran_bookmarks
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can bookmark verses" on public.quran_bookmarks
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members can change their bookmarks" on public.quran_bookmarks
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members can remove their bookmarks" on public.quran_bookmarks
for delete to authenticated using (user_id = (select auth.uid()));

create policy "members can see where they read" on public.quran_places
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can keep where they read" on public.quran_places
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members can move on in their reading" on public.quran_places
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members can forget where they read" on public.quran_places
for delete to authenticated using (user_id = (select auth.uid()));

create policy "members can see their plan" on public.quran_plans
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can make a plan" on public.quran_plans
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members can change their plan" on public.quran_plans
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members can remove their plan" on public.quran_plans
for delete to authenticated using (user_id = (select auth.uid()));

-- A device may have a wrong clock: nothing happened later than now.
create function private.not_later_than_now(at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$ select least(at, now()) $$;
revoke execute on function private.not_later_than_now(timestamptz) from public, anon;
grant execute on function private.not_later_than_now(timestamptz) to authenticated;

-- Brings what a browser kept together with what the account has: of two states of one thing the later one stays. Gives
-- back all that the account has then. The shape of `shelf` is what it returns.
create function public.merge_quran_shelf(shelf jsonb) returns jsonb
language plpgsql security invoker set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'not signed in' using errcode = '42501';
  end if;

  insert into public.quran_bookmarks as b (user_id, verse, marked_at, removed_at)
  select distinct on (m.verse)
    me, m.verse, private.not_later_than_now(m.at), case when m.gone then private.not_later_than_now(m.at) end
  from jsonb_to_recordset(case jsonb_typeof(shelf -> 'bookmarks') when 'array' then shelf -> 'bookmarks' else '[]' end)
     as m (verse smallint, at timestamptz, gone boolean)
  where m.verse between 1 and 6236 and m.at is not null
  order by m.verse, m.at desc
  limit 6236
  on conflict (user_id, verse) do update
    set marked_at = excluded.marked_at, removed_at = excluded.removed_at
    where excluded.marked_at > b.marked_at;

  insert into public.quran_places as p (user_id, verse, read_at)
  select me, m.verse, private.not_later_than_now(m.at)
  from jsonb_to_record(case jsonb_typeof(shelf -> 'place') when 'object' then shelf -> 'place' else '{}' end)
    as m (verse smallint, at timestamptz)
  where m.verse between 1 and 6236 and m.at is not null
  on conflict (user_id) do update
    set verse = excluded.verse, read_at = excluded.read_at
    where excluded.read_at > p.read_at;

  insert into public.quran_plans as p (user_id, kind, starts_on, days, read_through, ended, changed_at)
  select me, m.kind, m.starts, m.days, m.through, coalesce(m.gone, false), private.not_later_than_now(m.at)
  from jsonb_to_record(case jsonb_typeof(shelf -> 'plan') when 'object' then shelf -> 'plan' else '{}' end)
    as m (kind text, starts date, days smallint, through smallint, gone boolean, at timestamptz)
  where m.kind is not null and m.at is not null
  on conflict (user_id) do update
    set kind = excluded.kind, starts_on = excluded.starts_on, days = excluded.days,
        read_through = excluded.read_through, ended = excluded.ended, changed_at = excluded.changed_at
    where excluded.changed_at > p.changed_at;

  return jsonb_build_object(
    'bookmarks', coalesce((
      select jsonb_agg(jsonb_build_object('verse', b.verse, 'at', b.marked_at) order by b.marked_at desc)
      from public.quran_bookmarks as b where b.user_id = me and b.removed_at is null), '[]'),
    'place', (
      select jsonb_build_object('verse', p.verse, 'at', p.read_at) from public.quran_places as p where p.user_id = me),
    'plan', (
      select jsonb_build_object(
        'kind', p.kind, 'starts', p.starts_on, 'days', p.days, 'through', p.read_through, 'at', p.changed_at)
      from public.quran_plans as p where p.user_id = me and not p.ended)
  );
end
$$;
comment on function public.merge_quran_shelf(jsonb) is
  'Merges bookmarks, last place and plan of a browser into the account and returns all of them; the later state wins.';
revoke execute on function public.merge_quran_shelf(jsonb) from public, anon;
grant execute on function public.merge_quran_shelf(jsonb) to authenticated, service_role;
