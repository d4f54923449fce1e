-- Each table's passport, declared once, below the table: who writes it, whose rows it holds, how its rows move when two places
-- turn out to be one, and whether others hear of its changes. Row-level security, triggers and the registers of this file
-- follow from that; supabase/tests/passports.test.ts holds the schema against it.

create table private.passports (
  name text primary key,
  -- members: people with an account of their own. themselves: what only they read, also somebody whom an app signed in
  -- without an account. visitors: anyone. site: jobs, triggers and functions, and nobody through the API.
  written_by text not null check (written_by in ('members', 'themselves', 'visitors', 'site')),
  places jsonb not null
);

create table private.personal_rows (
  place text not null,
  point text not null,
  part text,
  -- A condition on the row `t` where the column alone does not say whose it is. $1: the member, $2: their proved address.
  through text,
  -- Null: all but columns the database works out, and those that name people.
  shows text[],
  -- What is added to a row, as an object.
  adds text,
  left_out text,
  primary key (place, point),
  check ((part is null) <> (left_out is null))
);

-- Whose rows a table holds, by each column that points at people. A text is the part of their data in which they take the
-- rows away. An object says more: `through`, the table the column points at and the column that names them there, or their
-- proved "address"; `shows` and `adds`, what of a row they are shown; or `left_out`, why the rows are not theirs.
create procedure private.keep_personal_rows(target text, people jsonb)
language plpgsql set search_path = ''
as $$
begin
  insert into private.personal_rows (place, point, part, through, shows, adds, left_out)
  select target, e.point, e.said ->> 'part',
    case
      when e.said ->> 'through' = 'address' then format('t.%I = $2', e.point)
      when e.said ? 'through' then format(
        't.%I in (select k.id from public.%I as k where k.%I = $1)',
        e.point, split_part(e.said ->> 'through', '.', 1), split_part(e.said ->> 'through', '.', 2)
      )
    end,
    (select array_agg(s.value) from jsonb_array_elements_text(e.said -> 'shows') as s), e.said ->> 'adds', e.said ->> 'left_out'
  from (
    select p.key as point, case jsonb_typeof(p.value) when 'string' then jsonb_build_object('part', p.value) else p.value end as said
    from jsonb_each(people) as p
  ) as e;
end $$;
revoke execute on procedure private.keep_personal_rows(text, jsonb) from public;

-- `places`, for each column that points at a place: "moves" with it when the place becomes another; the name of the function
-- that moves it because two rows may meet; or "stays", where the row is part of the place itself.
create procedure private.passport(
  target text, written_by text, people jsonb default '{}', places jsonb default '{}', watched text[] default null
)
language plpgsql set search_path = ''
as $$
begin
  insert into private.passports values (target, written_by, places);
  execute format('alter table %s enable row level security', target);
  -- New tables are granted to everyone, here as on Supabase.
  execute format('revoke all on %s from anon, authenticated', target);
  if written_by = 'members' then
    execute format(
      'create trigger members_only before insert or update or delete on %s
       for each statement execute function private.members_only()', target
    );
  end if;
  call private.keep_personal_rows(target, people);
  if watched is not null then
    call private.watch(target::regclass, variadic watched);
  end if;
end $$;
revoke execute on procedure private.passport(text, text, jsonb, jsonb, text[]) from public;

-- Rows follow their place when it becomes another. Where the other place has such a row already, that one stays and this one
-- goes with its place.
create function private.move_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target text;
  point text;
  one tid;
begin
  if new.old_id is null then
    return null;
  end if;
  for target, point in
    select p.name, e.key from private.passports as p, jsonb_each_text(p.places) as e where e.value = 'moves' order by 1, 2
  loop
    for one in execute format('select ctid from %s where %I = $1', target, point) using new.old_id loop
      begin
        execute format('update %s set %I = $1 where ctid = $2', target, point) using new.new_id, one;
      exception when unique_violation then
        null;
      end;
    end loop;
  end loop;
  return null;
end $$;
revoke execute on function private.move_rows() from public, anon, authenticated;

call private.passport('private.passports', written_by => 'site');
call private.passport('private.personal_rows', written_by => 'site');
comment on table private.passports is 'What each table is, as private.passport was told.';
comment on table private.personal_rows is
  'Which rows are whose: what members take away with their data, and why the rest stays here.';
