-- Times that people tell who stand before a mosque's noticeboard. One person's word is kept and shown to nobody; two who
-- agree make a time the page shows, as their word and since when. A mosque's own word is never replaced by it. And the
-- letter of a season that asks a mosque whether its times are right.

create table public.told_times (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  prayer text not null check (prayer in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha', 'jumuah')),
  at_time text check (private.is_clock(at_time)),
  minutes smallint check (minutes between 0 and 60),
  prayer_at text check (prayer_at is null or private.is_clock(prayer_at) and prayer_at >= at_time and prayer = 'jumuah'),
  line smallint not null default 1 check (line between 1 and 3),
  created_at timestamptz not null default now(),
  unique (place_id, user_id, prayer, line),
  check (num_nonnulls(at_time, minutes) = 1),
  check (prayer <> 'jumuah' or at_time is not null)
);
call private.passport(
  'public.told_times', written_by => 'members',
  people => '{"user_id": "places"}', places => '{"place_id": "moves"}'
);
create index told_times_user_id on public.told_times (user_id, created_at);
comment on table public.told_times is
  'What members who were there say a mosque''s times are; one present answer per person and prayer. Written by tell_times only.';
comment on column public.told_times.at_time is 'The iqamah, or of Jumu''ah when the khutbah begins.';
grant select on public.told_times to authenticated;
create policy "members can see what they told" on public.told_times
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can see everything told" on public.told_times
for select to authenticated using ((select private.is_staff()));

-- Wide enough for every latitude; what the sun allows on the day is checked where it is calculated.
create function private.is_jamaah_time(prayer text, at_time text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select private.is_clock(at_time) and case prayer
    when 'fajr' then at_time between '01:30' and '10:30'
    when 'dhuhr' then at_time between '10:30' and '16:30'
    when 'asr' then at_time between '12:00' and '21:30'
    when 'maghrib' then at_time between '13:30' and '23:59'
    when 'isha' then at_time >= '15:00' or at_time <= '03:00'
    when 'jumuah' then at_time between '10:30' and '16:30'
    else false
  end
$$;

-- How long the word of worshippers is taken for the present: four months. Then it is "last told in March".
create function private.is_fresh_word(said_as text, said_at timestamptz) returns boolean
language sql stable parallel safe set search_path = ''
as $$ select said_as <> 'member' or said_at > now() - interval '120 days' $$;

-- Whose word counts beside another's: a proved address or number, and an account that was not made for this.
create function private.counts_as_witness(person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users as u
    where u.id = person and (u.email_confirmed_at is not null or u.phone_confirmed_at is not null)
      and u.created_at < now() - interval '1 day' and coalesce(u.banned_until, '-infinity') < now()
  )
$$;

-- People who told the same of a mosque within thirty days. Two who always agree with one another, at mosque after mosque, are
-- one: of them there have to be three.
create function private.witnesses(place uuid, wanted text, told_at text, told_minutes smallint) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  with agreeing as (
    select t.user_id from public.told_times as t
    where t.place_id = place and t.prayer = wanted and t.at_time is not distinct from told_at
      and t.minutes is not distinct from told_minutes
      and t.created_at > now() - interval '30 days' and private.counts_as_witness(t.user_id)
    group by t.user_id
  ),
  everyone as (select coalesce(array_agg(a.user_id order by a.user_id), '{}') as list from agreeing as a)
  select case
    when cardinality(e.list) < 2 then '{}'::uuid[]
    when cardinality(e.list) = 2 and (
      select count(distinct mine.place_id) from public.told_times as mine
      join public.told_times as theirs
        on theirs.user_id = e.list[2] and theirs.place_id = mine.place_id and theirs.prayer = mine.prayer
        and theirs.at_time is not distinct from mine.at_time and theirs.minutes is not distinct from mine.minutes
      where mine.user_id = e.list[1] and mine.place_id <> place and mine.created_at > now() - interval '60 days'
    ) >= 3 then '{}'::uuid[]
    else e.list
  end
  from everyone as e
$$;

-- What was agreed differs from what the mosque or staff say: they are asked, and nothing is shown before they decide.
create function private.ask_about_times(place uuid, changes jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made uuid;
begin
  if exists (
    select from public.place_suggestions as s
    where s.place_id = place and s.changes = ask_about_times.changes and s.status in ('pending', 'rejected')
      and s.created_at > now() - interval '60 days'
  ) then
    return;
  end if;
  insert into public.place_suggestions (place_id, changes, seen)
  values (place, ask_about_times.changes, private.place_values(place, ask_about_times.changes)) returning id into made;
  perform private.enqueue_moderation(
    'place_change', made, place, 'new', (select u.name from public.mosque_unified as u where u.id = place), null);
end $$;

create function private.agree_on_iqamah(place uuid, wanted text, told public.told_times) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  agreed integer := cardinality(private.witnesses(place, wanted, told.at_time, told.minutes));
  known public.iqamah_rules;
begin
  if agreed < 2 then
    return 1;
  end if;
  select * into known from public.iqamah_rules as r
  where r.place_id = place and r.prayer = wanted and r.effective_from <= private.today()
    and coalesce(r.effective_until, 'infinity') >= private.today()
  order by r.effective_from desc limit 1;
  if known.id is not null and known.said_as <> 'member' then
    if told.at_time is not null and told.at_time is distinct from known.at_time then
      perform private.ask_about_times(place, jsonb_build_object('iqamah', jsonb_build_object(wanted, told.at_time)));
    end if;
    return 0;
  end if;
  if known.at_time is not distinct from told.at_time and known.minutes is not distinct from told.minutes and known.id is not null then
    update public.iqamah_rules as r set agreed_by = agreed, updated_at = now() where r.id = known.id;
    return agreed;
  end if;
  insert into public.iqamah_rules as r (place_id, prayer, kind, at_time, minutes, effective_from, said_as, agreed_by)
  values (
    place, wanted, case when told.at_time is null then 'offset' else 'fixed' end, told.at_time, told.minutes,
    private.today(), 'member', agreed
  )
  on conflict (place_id, prayer, effective_from) do update
  set kind = excluded.kind, at_time = excluded.at_time, minutes = excluded.minutes, calendar = null, round_to = 0,
    adhan_before = null, effective_until = null, note = null, said_as = 'member', agreed_by = excluded.agreed_by;
  return agreed;
end $$;

create function private.agree_on_jumuah(place uuid, told public.told_times) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  agreed integer := cardinality(private.witnesses(place, 'jumuah', told.at_time, null));
begin
  if agreed < 2 then
    return 1;
  end if;
  if exists (select from public.jumuah_sessions as s where s.place_id = place and s.said_as <> 'member') then
    if not exists (
      select from public.jumuah_sessions as s where s.place_id = place and told.at_time in (s.khutbah_at, s.prayer_at)
    ) then
      perform private.ask_about_times(
        place, jsonb_build_object('jumuah', jsonb_build_array(jsonb_build_object('khutbah_at', told.at_time))));
    end if;
    return 0;
  end if;
  update public.jumuah_sessions as s set agreed_by = agreed, updated_at = now()
  where s.place_id = place and s.khutbah_at = told.at_time;
  if not found then
    insert into public.jumuah_sessions (place_id, khutbah_at, prayer_at, said_as, agreed_by)
    values (place, told.at_time, told.prayer_at, 'member', agreed);
  end if;
  -- A time of worshippers that nobody tells any more has moved.
  delete from public.jumuah_sessions as s
  where s.place_id = place and s.said_as = 'member' and s.agreed_by is not null and not exists (
    select from public.told_times as t where t.place_id = place and t.prayer = 'jumuah' and t.at_time = s.khutbah_at
  );
  return agreed;
end $$;

-- `told`: {"fajr": {"at": "06:15"}, "maghrib": {"after": 5}, "jumuah": [{"at": "13:15", "prayer_at": "13:45"}]}. Answers for each
-- how many say so now: 1 for one's own word alone, 0 where the mosque's word stands.
create function public.tell_times(place uuid, told jsonb, is_there boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  here public.mosque_unified;
  one public.told_times;
  agreed integer;
  answer jsonb := '{}';
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if is_there is not true then
    raise exception 'not_there' using errcode = '22023';
  end if;
  select * into here from public.mosque_unified as u where u.id = tell_times.place;
  if here.id is null then
    raise exception 'Mosque not found' using errcode = 'P0002';
  end if;
  if private.keeps_mosque(here.id) then
    raise exception 'keeps_page' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.told ' || me::text));
  if private.tells_too_much(me, here) then
    raise exception 'Enough for now' using errcode = 'PT429';
  end if;
  if exists (
    select from public.told_times as t join public.mosque_unified as u on u.id = t.place_id
    where t.user_id = me and t.place_id <> here.id and t.created_at > now() - interval '20 minutes'
      and 12742 * asin(least(1, (u.position operator(extensions.<->) here.position) / 12742)) > 50
  ) then
    raise exception 'elsewhere' using errcode = 'PT423';
  end if;
  for one in select * from private.read_told(here.id, me, told) loop
    if one.prayer = 'jumuah' and one.line = 1 then
      delete from public.told_times as t where t.place_id = here.id and t.user_id = me and t.prayer = 'jumuah';
    end if;
    insert into public.told_times as t (place_id, user_id, prayer, at_time, minutes, prayer_at, line)
    values (one.place_id, one.user_id, one.prayer, one.at_time, one.minutes, one.prayer_at, one.line)
    on conflict (place_id, user_id, prayer, line) do update
    set at_time = excluded.at_time, minutes = excluded.minutes, prayer_at = excluded.prayer_at, created_at = now();
  end loop;
  perform private.speak_for_worshippers(true);
  for one in select * from public.told_times as t where t.place_id = here.id and t.user_id = me and t.created_at = now() loop
    agreed := case one.prayer
      when 'jumuah' then private.agree_on_jumuah(here.id, one)
      else private.agree_on_iqamah(here.id, one.prayer, one)
    end;
    answer := answer || jsonb_build_object(one.prayer, least(greatest(agreed, coalesce((answer ->> one.prayer)::integer, 0)), 99));
  end loop;
  perform private.speak_for_worshippers(false);
  return answer;
end $$;

-- Rules and sessions keep whose word they are when the site itself writes them.
create function private.speak_for_worshippers(is_on boolean) returns void
language sql volatile set search_path = ''
as $$ select set_config('mahalla.trusted', case when is_on then 'on' else '' end, true) $$;

-- Sixty times an hour, and twelve mosques a day, are more than anyone reads off noticeboards.
create function private.tells_too_much(person uuid, here public.mosque_unified) returns boolean
language sql stable security definer set search_path = ''
as $$
  select (
      select count(*) from public.told_times as t where t.user_id = person and t.created_at > now() - interval '1 hour'
    ) >= 60
    or (
      select count(distinct t.place_id) from public.told_times as t
      where t.user_id = person and t.place_id <> here.id and t.created_at > now() - interval '1 day'
    ) >= 12
$$;

-- What was told as rows; anything else is refused whole.
create function private.read_told(place uuid, person uuid, told jsonb) returns setof public.told_times
language plpgsql stable security definer set search_path = ''
as $$
declare
  entry record;
  row public.told_times;
begin
  if jsonb_typeof(told) is distinct from 'object' or told = '{}' or octet_length(told::text) > 2000 then
    raise exception 'invalid' using errcode = '22023';
  end if;
  for entry in
    select e.key as prayer, l.value as said, l.ordinality as line
    from jsonb_each(told) as e
    cross join lateral jsonb_array_elements(
      case when e.key = 'jumuah' and jsonb_typeof(e.value) = 'array' then e.value else jsonb_build_array(e.value) end
    ) with ordinality as l
  loop
    row.id := gen_random_uuid();
    row.place_id := place;
    row.user_id := person;
    row.prayer := entry.prayer;
    row.line := entry.line;
    row.at_time := entry.said ->> 'at';
    row.prayer_at := entry.said ->> 'prayer_at';
    row.minutes := case when entry.said ->> 'after' ~ '^\d{1,2}$' then (entry.said ->> 'after')::smallint end;
    if entry.line > 3 or num_nonnulls(row.at_time, row.minutes) <> 1
      or not coalesce(row.minutes <= 60, private.is_jamaah_time(row.prayer, row.at_time), false)
      or row.minutes is not null and row.prayer not in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha')
      or row.prayer_at is not null and (
        row.prayer <> 'jumuah' or not private.is_jamaah_time('jumuah', row.prayer_at) or row.prayer_at < row.at_time
      )
    then
      raise exception 'time' using errcode = '22023';
    end if;
    return next row;
  end loop;
end $$;

-- What worshippers told too long ago to rely on.
create function private.last_told(place uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('prayer', o.prayer, 'at', o.at_time, 'minutes', o.minutes, 'said_at', o.said_at)
    order by o.said_at desc), '[]')
  from (
    select distinct on (r.prayer) r.prayer, r.at_time, r.minutes, r.updated_at as said_at
    from public.iqamah_rules as r
    where r.place_id = place and r.said_as = 'member' and not private.is_fresh_word(r.said_as, r.updated_at)
      and r.kind in ('fixed', 'offset')
    order by r.prayer, r.effective_from desc
  ) as o
  where not exists (
    select from public.iqamah_rules as r
    where r.place_id = place and r.prayer = o.prayer and private.is_fresh_word(r.said_as, r.updated_at)
  )
$$;

-- Asking mosques ---------------------------------------------------------------------------------------------------------

create table public.mosque_asks (
  place_id uuid primary key references public.places (id) on delete cascade,
  token uuid not null default gen_random_uuid() unique,
  season text not null check (season ~ '^\d{4}-[1-4]$'),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  ended_at timestamptz
);
call private.passport('public.mosque_asks', written_by => 'site', places => '{"place_id": "moves"}');
comment on table public.mosque_asks is
  'The letter of a season that asks a mosque whether its times are right. Written by the site; its link says yes, or ends the letters.';
-- Its key opens the mosque's answer, so nobody is granted the table: the policy says whose it would be.
create policy "staff can see which mosques were asked" on public.mosque_asks
for select to authenticated using ((select private.is_staff()));
create function private.season_of(day date) returns text
language sql immutable parallel safe set search_path = ''
as $$ select to_char(day, 'YYYY') || '-' || extract(quarter from day)::text $$;

create function private.language_of_country(code text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when code in ('SA', 'EG', 'AE', 'JO', 'SY', 'IQ', 'KW', 'QA', 'BH', 'OM', 'YE', 'LB', 'PS', 'LY', 'SD') then 'ar'
    when code in ('FR', 'BE', 'TN', 'DZ', 'MA', 'SN', 'ML', 'NE', 'CI', 'GN') then 'fr'
    when code in ('TR') then 'tr' when code in ('ID') then 'id' when code in ('PK') then 'ur' else 'en'
  end
$$;

-- Mosques with an address, nobody of whom keeps the page, and none asked in this season; one letter to an address, even where
-- it is that of several. Marks them as asked.
create function public.take_mosque_asks(max_results integer default 20)
returns table (to_address text, language text, token uuid, mosque_name text, mosque_slug text, known jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  this_season text := private.season_of(private.today());
begin
  return query
  with due as (
    select distinct on (lower(u.email)) u.id, lower(u.email) as address
    from public.mosque_unified as u
    where u.email like '%_@_%' and not u.is_sample and not private.is_mosque_kept(u.id)
      and not exists (
        select from public.mosque_asks as a join public.mosque_unified as o on o.id = a.place_id
        where lower(o.email) = lower(u.email) and (a.season = this_season or a.ended_at is not null)
      )
    order by lower(u.email), u.id
    limit least(greatest(coalesce(max_results, 20), 1), 100)
  ),
  asked as (
    insert into public.mosque_asks as a (place_id, season) select d.id, this_season from due as d
    on conflict (place_id) do update
    set season = excluded.season, asked_at = now(), answered_at = null, token = gen_random_uuid()
    returning a.place_id, a.token
  )
  select u.email, private.language_of_country(u.country_code), a.token, u.name, u.slug, private.known_times(u.id)
  from asked as a join public.mosque_unified as u on u.id = a.place_id;
end $$;

-- What stands on the page now: in force today, each prayer once, and Jumu'ah.
create function private.known_times(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'iqamah', (
      select coalesce(jsonb_object_agg(r.prayer, jsonb_build_object('kind', r.kind, 'at', r.at_time, 'minutes', r.minutes)), '{}')
      from (
        select distinct on (i.prayer) i.* from public.iqamah_rules as i
        where i.place_id = place and i.effective_from <= private.today()
          and coalesce(i.effective_until, 'infinity') >= private.today() and private.is_fresh_word(i.said_as, i.updated_at)
        order by i.prayer, i.effective_from desc
      ) as r
    ),
    'jumuah', (
      select coalesce(jsonb_agg(s.khutbah_at order by s.khutbah_at), '[]') from public.jumuah_sessions as s
      where s.place_id = place and coalesce(s.season_until, 'infinity') >= private.today()
        and private.is_fresh_word(s.said_as, s.updated_at)
    )
  )
$$;

-- For the page behind the letter's link.
create function public.mosque_ask(token uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', u.name, 'slug', u.slug, 'known', private.known_times(u.id),
    'is_answered', a.answered_at is not null, 'is_ended', a.ended_at is not null
  )
  from public.mosque_asks as a join public.mosque_unified as u on u.id = a.place_id
  where a.token = mosque_ask.token and a.asked_at > now() - interval '200 days'
$$;

-- "Right as it is" makes what stands there the mosque's word; "end" stops the letters.
create function public.answer_mosque_ask(token uuid, answer text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.mosque_asks;
begin
  select * into asked from public.mosque_asks as a
  where a.token = answer_mosque_ask.token and a.asked_at > now() - interval '200 days' for update;
  if asked.place_id is null or answer is null or answer not in ('right', 'end') then
    return false;
  end if;
  if answer = 'end' then
    update public.mosque_asks as a set ended_at = now() where a.place_id = asked.place_id;
    return true;
  end if;
  update public.mosque_asks as a set answered_at = now() where a.place_id = asked.place_id;
  perform private.speak_for_worshippers(true);
  update public.iqamah_rules as r set said_as = 'mosque', agreed_by = null
  where r.place_id = asked.place_id and coalesce(r.effective_until, 'infinity') >= private.today()
    and private.is_fresh_word(r.said_as, r.updated_at);
  update public.jumuah_sessions as s set said_as = 'mosque', agreed_by = null
  where s.place_id = asked.place_id and coalesce(s.season_until, 'infinity') >= private.today()
    and private.is_fresh_word(s.said_as, s.updated_at);
  perform private.speak_for_worshippers(false);
  return true;
end $$;

revoke execute on function
  private.counts_as_witness(uuid), private.witnesses(uuid, text, text, smallint), private.ask_about_times(uuid, jsonb),
  private.agree_on_iqamah(uuid, text, public.told_times), private.agree_on_jumuah(uuid, public.told_times),
  private.speak_for_worshippers(boolean), private.tells_too_much(uuid, public.mosque_unified),
  private.read_told(uuid, uuid, jsonb), private.known_times(uuid), private.season_of(date), private.language_of_country(text),
  private.last_told(uuid), private.is_fresh_word(text, timestamptz), private.is_jamaah_time(text, text),
  public.tell_times(uuid, jsonb, boolean), public.take_mosque_asks(integer), public.mosque_ask(uuid),
  public.answer_mosque_ask(uuid, text)
from public, anon, authenticated;
grant execute on function private.last_told(uuid), private.is_fresh_word(text, timestamptz) to anon, authenticated, service_role;
grant execute on function public.tell_times(uuid, jsonb, boolean) to authenticated, service_role;
grant execute on function public.mosque_ask(uuid), public.answer_mosque_ask(uuid, text) to anon, authenticated, service_role;
grant execute on function public.take_mosque_asks(integer) to service_role;
