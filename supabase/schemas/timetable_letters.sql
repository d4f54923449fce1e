-- A mosque's timetable by letter: whoever wishes gets the sheet of the month that comes, some days before it begins, on the paper
-- and in the language they chose. The letter leads to the sheet, which is made when it is opened.

create table public.timetable_letters (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  place_id uuid not null references public.places (id) on delete cascade,
  paper text not null default 'a4' check (paper in ('a3', 'a4', 'a5')),
  colour text not null default 'green' check (length(colour) <= 20),
  own_colour text check (own_colour ~ '^#[0-9a-f]{6}$'),
  language text not null default 'en' check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  mail_token uuid not null default gen_random_uuid() unique,
  -- The first day of the month whose sheet went out last.
  sent_for date,
  created_at timestamptz not null default now(),
  primary key (user_id, place_id)
);
call private.passport(
  'public.timetable_letters', written_by => 'themselves', people => '{"user_id": "places"}', places => '{"place_id": "moves"}'
);
create index timetable_letters_place_id on public.timetable_letters (place_id);
create index timetable_letters_due on public.timetable_letters (sent_for nulls first);
comment on table public.timetable_letters is 'Who gets the timetable of which mosque each month, and how it is printed. Nobody else sees it.';

grant select, delete on public.timetable_letters to authenticated;
grant insert (user_id, place_id, paper, colour, own_colour, language), update (paper, colour, own_colour, language)
  on public.timetable_letters to authenticated;
create policy "members can see which timetables they get" on public.timetable_letters
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can ask for timetables" on public.timetable_letters
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members can change how theirs are printed" on public.timetable_letters
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members can stop their timetables" on public.timetable_letters
for delete to authenticated using (user_id = (select auth.uid()));

create function private.guard_timetable_letter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.places as p where p.id = new.place_id and p.kind = 'mosque') then
    raise exception 'There is no such mosque' using errcode = 'P0002';
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.timetable_letters'), hashtext(new.user_id::text));
  if (select count(*) from public.timetable_letters as l where l.user_id = new.user_id and l.place_id <> new.place_id) >= 10 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  return new;
end $$;
create trigger guard_timetable_letter before insert on public.timetable_letters
for each row execute function private.guard_timetable_letter();

-- Whose sheet is due: in the last five days of a month that of the next, once.
create function public.claim_timetable_letters(max_results integer default 50, today date default null)
returns table (
  to_address text, locale text, mail_token uuid, mosque_name text, mosque_slug text, month text,
  paper text, colour text, own_colour text, language text
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day date := coalesce(claim_timetable_letters.today, (now() at time zone 'utc')::date);
  next date := (date_trunc('month', day::timestamp) + interval '1 month')::date;
begin
  if day < next - 5 then
    return;
  end if;
  return query
  with due as (
    select l.user_id, l.place_id from public.timetable_letters as l
    where (l.sent_for is null or l.sent_for < next)
      and exists (select from public.mosque_unified as m where m.id = l.place_id and m.latitude is not null)
      and exists (select from auth.users as u where u.id = l.user_id and coalesce(u.email, '') <> '')
    order by l.sent_for nulls first, l.created_at
    limit least(greatest(coalesce(max_results, 50), 1), 200) for update of l skip locked
  ),
  marked as (
    update public.timetable_letters as l set sent_for = next from due as d
    where l.user_id = d.user_id and l.place_id = d.place_id returning l.*
  )
  select u.email::text, p.language, l.mail_token, m.name, m.slug, to_char(next, 'YYYY-MM'), l.paper, l.colour, l.own_colour, l.language
  from marked as l
  join auth.users as u on u.id = l.user_id
  join public.profiles as p on p.id = l.user_id
  join public.mosque_unified as m on m.id = l.place_id;
end $$;

-- From a link in a letter: whoever has it may stop these letters, and nothing else. The mosque's name, or nothing for a link
-- that is nobody's.
create function public.stop_timetable_letters(token uuid) returns text
language sql volatile security definer set search_path = ''
as $$
  with stopped as (
    delete from public.timetable_letters as l where l.mail_token = stop_timetable_letters.token returning l.place_id
  )
  select coalesce(u.name, '') from stopped as s left join public.mosque_unified as u on u.id = s.place_id
$$;

revoke execute on function
  private.guard_timetable_letter(), public.claim_timetable_letters(integer, date), public.stop_timetable_letters(uuid)
from public, anon, authenticated;
grant execute on function public.claim_timetable_letters(integer, date) to service_role;
grant execute on function public.stop_timetable_letters(uuid) to anon, authenticated, service_role;
