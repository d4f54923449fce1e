-- The keepers of a mosque's page: what a suggestion may change there (suggestions.sql), people who ask to speak for a mosque, and the record of changes.

create table public.mosque_admin_requests (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('imam', 'committee', 'volunteer', 'other')),
  statement text not null check (length(btrim(statement)) between 10 and 1000),
  status text not null default 'pending' check (status in ('pending', 'needs_info', 'accepted', 'rejected', 'withdrawn')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
call private.passport(
  'public.mosque_admin_requests', written_by => 'members',
  people => '{"user_id": "places"}',
  places => '{"place_id": "private.move_mosque_keeping"}'
);
create unique index mosque_admin_requests_one_open on public.mosque_admin_requests (place_id, user_id)
where status in ('pending', 'needs_info');
create index mosque_admin_requests_place_id on public.mosque_admin_requests (place_id);
create index mosque_admin_requests_user_id on public.mosque_admin_requests (user_id);
comment on table public.mosque_admin_requests is
  'People who ask to speak for a mosque. Staff appoint. Written by functions only.';
grant select on public.mosque_admin_requests to authenticated;
create policy "members can see what they asked for" on public.mosque_admin_requests
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can see every request" on public.mosque_admin_requests
for select to authenticated using ((select private.is_staff()));

-- What may be suggested ----------------------------------------------------------------------------------------------------------

-- What a timetable comes down to: at most sixty rules and twelve Jumu'ah, each as the tables hold them, within three years.
create function private.is_timetable(value jsonb) returns boolean
language sql stable parallel safe set search_path = ''
as $$
  select jsonb_typeof(value) = 'object' and jsonb_typeof(value -> 'rules') = 'array' and jsonb_typeof(value -> 'sessions') = 'array'
    and octet_length(value::text) <= 60000
    and jsonb_array_length(value -> 'rules') + jsonb_array_length(value -> 'sessions') > 0
    and jsonb_array_length(value -> 'rules') <= 60 and jsonb_array_length(value -> 'sessions') <= 12
    and not exists (
      select from jsonb_array_elements(value -> 'rules') as r
      where jsonb_typeof(r.value) <> 'object' or not coalesce(
        r.value ->> 'prayer' in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha')
        and case r.value ->> 'kind'
          when 'fixed' then r.value ->> 'at_time' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
          when 'offset' then r.value ->> 'minutes' ~ '^(\d{1,2}|1[0-7]\d|180)$'
          when 'calendar' then jsonb_typeof(r.value -> 'calendar') = 'object' and private.is_iqamah_calendar(r.value -> 'calendar')
          else false
        end
        and coalesce(r.value ->> 'round_to', '0') in ('0', '5', '10', '15', '30')
        and coalesce(r.value ->> 'adhan_before', '0') ~ '^(\d{1,2}|1[01]\d|120)$'
        and private.is_near_day(r.value ->> 'effective_from')
        and (r.value ->> 'effective_until' is null or private.is_near_day(r.value ->> 'effective_until')
          and r.value ->> 'effective_until' >= r.value ->> 'effective_from'), false)
    )
    and not exists (
      select from jsonb_array_elements(value -> 'sessions') as s
      where jsonb_typeof(s.value) <> 'object' or not coalesce(
        s.value ->> 'khutbah_at' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        and (s.value ->> 'prayer_at' is null or s.value ->> 'prayer_at' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
          and s.value ->> 'prayer_at' >= s.value ->> 'khutbah_at')
        and (s.value ->> 'season_from' is null or private.is_near_day(s.value ->> 'season_from'))
        and (s.value ->> 'season_until' is null or private.is_near_day(s.value ->> 'season_until')
          and s.value ->> 'season_until' >= coalesce(s.value ->> 'season_from', '')), false)
    )
    and (
      select count(*) = count(distinct (r.value ->> 'prayer', r.value ->> 'effective_from'))
      from jsonb_array_elements(value -> 'rules') as r
    )
$$;

create function private.is_near_day(value text) returns boolean
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  return value ~ '^\d{4}-\d{2}-\d{2}$' and value::date between private.today() - 400 and private.today() + 800;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end $$;

create function private.is_mosque_change(changes jsonb) returns boolean
language sql stable parallel safe set search_path = ''
as $$
  select jsonb_typeof(changes) = 'object' and changes <> '{}'
    and not exists (
      select from jsonb_each(case when jsonb_typeof(changes) = 'object' then changes else '{}' end) as c
      where case c.key
        when 'facilities' then jsonb_typeof(c.value) <> 'object' or exists (
          select from jsonb_each(case when jsonb_typeof(c.value) = 'object' then c.value else '{}' end) as f
          where not f.key = any (private.facility_keys()) or jsonb_typeof(f.value) not in ('boolean', 'null')
        )
        when 'iqamah' then jsonb_typeof(c.value) <> 'object' or exists (
          select from jsonb_each(case when jsonb_typeof(c.value) = 'object' then c.value else '{}' end) as i
          where i.key not in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha') or jsonb_typeof(i.value) <> 'string'
            or i.value #>> '{}' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
        )
        when 'jumuah' then jsonb_typeof(c.value) <> 'array' or jsonb_array_length(c.value) not between 1 and 6 or exists (
          select from jsonb_array_elements(case when jsonb_typeof(c.value) = 'array' then c.value else '[]' end) as j
          where jsonb_typeof(j.value) <> 'object'
            or coalesce(j.value ->> 'khutbah_at', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            or coalesce(j.value ->> 'prayer_at', '23:59') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            or coalesce(j.value ->> 'prayer_at', '23:59') < j.value ->> 'khutbah_at'
            or length(coalesce(j.value ->> 'language', '')) > 120
        )
        when 'timetable' then not coalesce(private.is_timetable(c.value), false)
        when 'method' then jsonb_typeof(c.value) not in ('number', 'null')
          or c.value #>> '{}' !~ '^(\d|1\d|2[0-3])$' or c.value #>> '{}' = '6'
        when 'school' then jsonb_typeof(c.value) not in ('number', 'null') or c.value #>> '{}' !~ '^[01]$'
        when 'phone' then jsonb_typeof(c.value) <> 'string' or length(c.value #>> '{}') > 40
        when 'website' then jsonb_typeof(c.value) <> 'string' or length(c.value #>> '{}') > 500
          or c.value #>> '{}' <> '' and c.value #>> '{}' !~ '^https?://'
        when 'address' then jsonb_typeof(c.value) <> 'string' or length(c.value #>> '{}') > 400
        when 'description' then jsonb_typeof(c.value) <> 'string' or length(c.value #>> '{}') > 6000
        else true
      end
    )
$$;

-- The values at a place that these changes are about: the same shape as the changes themselves.
create function private.mosque_values(place uuid, changes jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
      'phone', case when changes ? 'phone' then coalesce(u.phone, '') end,
      'website', case when changes ? 'website' then coalesce(u.website, '') end,
      'address', case when changes ? 'address' then coalesce(u.address, '') end,
      'description', case when changes ? 'description' then coalesce(u.description, '') end
    ))
    || case when changes ? 'facilities' then jsonb_build_object('facilities', (
      select jsonb_object_agg(k.name, coalesce(private.facility_flags(u.facilities) -> k.name, 'null'))
      from jsonb_object_keys(changes -> 'facilities') as k (name)
    )) else '{}' end
    || case when changes ? 'method' then jsonb_build_object('method', u.calculation_method) else '{}' end
    || case when changes ? 'school' then jsonb_build_object('school', u.asr_school) else '{}' end
    || case when changes ? 'jumuah' then jsonb_build_object('jumuah', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.khutbah_at, s.id), '[]')
      from public.jumuah_sessions as s
      where s.place_id = place and s.khutbah_at in (select j.value ->> 'khutbah_at' from jsonb_array_elements(changes -> 'jumuah') as j)
    )) else '{}' end
    || case when changes ? 'iqamah' then jsonb_build_object('iqamah', (
      select jsonb_object_agg(k.name, (
        select to_jsonb(r) from public.iqamah_rules as r
        where r.place_id = place and r.prayer = k.name and r.effective_from <= private.today()
        order by r.effective_from desc limit 1
      ))
      from jsonb_object_keys(changes -> 'iqamah') as k (name)
    )) else '{}' end
    || case when changes ? 'timetable' then jsonb_build_object('timetable', jsonb_build_object(
      'rules', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.iqamah_rules as r where r.place_id = place),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.jumuah_sessions as s where s.place_id = place)
    )) else '{}' end
  from public.mosque_unified as u where u.id = place
$$;

-- Writes to the row the public one is made from. An iqamah holds from today on; a Jumu'ah is known by its khutbah.
create function private.apply_mosque_change(place uuid, changes jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  shown public.mosque_unified;
  flags jsonb;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  select * into shown from public.mosque_unified as u where u.id = place;
  if shown.id is null then
    raise exception 'Mosque not found' using errcode = 'P0002';
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  if changes ?| array['phone', 'website', 'address', 'description', 'facilities', 'method', 'school'] then
    select coalesce(jsonb_object_agg(f.key, f.value), '{}') into flags
    from jsonb_each(private.facility_flags(shown.facilities) || coalesce(changes -> 'facilities', '{}')) as f
    where f.value <> 'null';
    execute format($sql$
      update public.%I as m set
        phone = case when $2 ? 'phone' then nullif($2 ->> 'phone', '') else m.phone end,
        website = case when $2 ? 'website' then nullif($2 ->> 'website', '') else m.website end,
        address = case when $2 ? 'address' then nullif($2 ->> 'address', '') else m.address end,
        description = case when $2 ? 'description' then nullif($2 ->> 'description', '') else m.description end,
        calculation_method = case when $2 ? 'method' then ($2 ->> 'method')::smallint else m.calculation_method end,
        asr_school = case when $2 ? 'school' then ($2 ->> 'school')::smallint else m.asr_school end,
        facilities = case when $2 ? 'facilities' then $3 else m.facilities end
      where m.id = $1
    $sql$, shown.source_table) using shown.source_row, changes, flags;
  end if;
  insert into public.iqamah_rules as r (place_id, prayer, kind, at_time, effective_from, said_as)
  select place, i.key, 'fixed', i.value #>> '{}', private.today(), 'member'
  from jsonb_each(coalesce(changes -> 'iqamah', '{}')) as i
  where jsonb_typeof(i.value) = 'string'
  on conflict (place_id, prayer, effective_from) do update
  set kind = 'fixed', at_time = excluded.at_time, minutes = null, calendar = null, round_to = 0, said_as = 'member';
  update public.jumuah_sessions as s
  set prayer_at = coalesce(j.value ->> 'prayer_at', s.prayer_at), language = coalesce(j.value ->> 'language', s.language),
    said_as = 'member'
  from jsonb_array_elements(coalesce(changes -> 'jumuah', '[]')) as j
  where s.place_id = place and s.khutbah_at = j.value ->> 'khutbah_at';
  insert into public.jumuah_sessions (place_id, khutbah_at, prayer_at, language, said_as)
  select place, j.value ->> 'khutbah_at', j.value ->> 'prayer_at', nullif(j.value ->> 'language', ''), 'member'
  from jsonb_array_elements(coalesce(changes -> 'jumuah', '[]')) as j
  where not exists (
    select from public.jumuah_sessions as s where s.place_id = place and s.khutbah_at = j.value ->> 'khutbah_at'
  );
  if changes ? 'timetable' then
    perform private.lay_timetable(place, changes -> 'timetable' -> 'rules', changes -> 'timetable' -> 'sessions', 'member');
  end if;
  perform set_config('mahalla.trusted', trusted, true);
end $$;

-- Back to what stood there before; the rule that came with a suggestion goes, the one it replaced comes back.
create function private.set_mosque_back(suggestion public.place_suggestions) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  replaced record;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  perform private.apply_mosque_change(suggestion.place_id, suggestion.former - array['iqamah', 'jumuah', 'timetable']);
  -- What comes back is still the word of whoever said it then.
  perform set_config('mahalla.trusted', 'on', true);
  delete from public.jumuah_sessions as s
  using jsonb_array_elements(coalesce(suggestion.changes -> 'jumuah', '[]')) as j
  where s.place_id = suggestion.place_id and s.khutbah_at = j.value ->> 'khutbah_at' and s.said_as = 'member';
  insert into public.jumuah_sessions
  select (jsonb_populate_record(null::public.jumuah_sessions, j.value)).*
  from jsonb_array_elements(coalesce(suggestion.former -> 'jumuah', '[]')) as j
  on conflict do nothing;
  if suggestion.former ? 'timetable' then
    delete from public.iqamah_rules as r where r.place_id = suggestion.place_id and (
      r.said_as = 'member' or r.id in (select (o.value ->> 'id')::uuid from jsonb_array_elements(suggestion.former -> 'timetable' -> 'rules') as o)
    );
    insert into public.iqamah_rules
    select (jsonb_populate_record(null::public.iqamah_rules, o.value)).*
    from jsonb_array_elements(suggestion.former -> 'timetable' -> 'rules') as o
    on conflict do nothing;
    delete from public.jumuah_sessions as s where s.place_id = suggestion.place_id and (
      s.said_as = 'member' or s.id in (select (o.value ->> 'id')::uuid from jsonb_array_elements(suggestion.former -> 'timetable' -> 'sessions') as o)
    );
    insert into public.jumuah_sessions
    select (jsonb_populate_record(null::public.jumuah_sessions, o.value)).*
    from jsonb_array_elements(suggestion.former -> 'timetable' -> 'sessions') as o
    on conflict do nothing;
  end if;
  for replaced in select i.key as prayer, i.value as rule from jsonb_each(coalesce(suggestion.former -> 'iqamah', '{}')) as i loop
    delete from public.iqamah_rules as r
    where r.place_id = suggestion.place_id and r.prayer = replaced.prayer
      and r.effective_from = suggestion.decided_at::date and r.at_time = suggestion.changes -> 'iqamah' ->> replaced.prayer;
    insert into public.iqamah_rules
    select (jsonb_populate_record(null::public.iqamah_rules, replaced.rule)).*
    where jsonb_typeof(replaced.rule) = 'object'
    on conflict do nothing;
  end loop;
  perform set_config('mahalla.trusted', trusted, true);
end $$;

-- "1 → 2" under the name of each field: staff see what would change before they decide.
create function private.mosque_change_lines(changes jsonb, was jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(jsonb_object_agg(d.name, d.line), '{}') from (
    select c.key as name, concat(coalesce(nullif(was ->> c.key, ''), '–'), ' → ', coalesce(nullif(c.value #>> '{}', ''), '–')) as line
    from jsonb_each(changes - array['facilities', 'iqamah', 'jumuah', 'timetable']) as c
    union all
    select 'facility_' || f.key, concat(coalesce(was -> 'facilities' ->> f.key, '?'), ' → ', coalesce(f.value #>> '{}', '?'))
    from jsonb_each(coalesce(changes -> 'facilities', '{}')) as f
    union all
    select 'iqamah_' || i.key, concat(
      coalesce(was -> 'iqamah' -> i.key ->> 'at_time', '+' || (was -> 'iqamah' -> i.key ->> 'minutes'), '–'),
      ' → ', i.value #>> '{}')
    from jsonb_each(coalesce(changes -> 'iqamah', '{}')) as i
    union all
    select 'jumuah_' || (j.value ->> 'khutbah_at'), concat('– → ', concat_ws(' / ', j.value ->> 'khutbah_at', j.value ->> 'prayer_at'))
    from jsonb_array_elements(coalesce(changes -> 'jumuah', '[]')) as j
    union all
    select 'iqamah_' || (r.value ->> 'prayer'), string_agg(concat_ws(' ', r.value ->> 'effective_from',
      coalesce(r.value ->> 'at_time', '+' || (r.value ->> 'minutes'), (
        select string_agg(k.key || ' ' || k.value, ', ' order by k.key) from jsonb_each_text(r.value -> 'calendar') as k
      ))), ' · ' order by r.value ->> 'effective_from')
    from jsonb_array_elements(coalesce(changes -> 'timetable' -> 'rules', '[]')) as r group by r.value ->> 'prayer'
    union all
    select 'jumuah_' || (j.value ->> 'khutbah_at'), concat('– → ', concat_ws(' / ', j.value ->> 'khutbah_at', j.value ->> 'prayer_at'))
    from jsonb_array_elements(coalesce(changes -> 'timetable' -> 'sessions', '[]')) as j
  ) as d
$$;

-- Speaking for a mosque --------------------------------------------------------------------------------------------------

create function public.request_mosque_admin(place uuid, claimed_role text, statement text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  made uuid;
  shown public.mosque_unified;
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  select * into shown from public.mosque_unified as u where u.id = request_mosque_admin.place;
  if shown.id is null then
    raise exception 'Mosque not found' using errcode = 'P0002';
  end if;
  if exists (select from public.mosque_admins as a where a.mosque_id = shown.id and a.user_id = me) then
    raise exception 'This is yours already' using errcode = '22023';
  end if;
  if (
    select count(*) from public.mosque_admin_requests as r
    where r.user_id = me and r.status in ('pending', 'needs_info')
  ) >= 5 then
    raise exception 'Enough for now' using errcode = 'PT429';
  end if;
  insert into public.mosque_admin_requests as r (place_id, user_id, role, statement)
  values (shown.id, me, claimed_role, btrim(request_mosque_admin.statement))
  on conflict (place_id, user_id) where status in ('pending', 'needs_info')
  do update set role = excluded.role, statement = excluded.statement, status = 'pending'
  returning r.id into made;
  perform private.enqueue_moderation('mosque_admin', made, shown.id, 'new', shown.name, me);
  return made;
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

create function public.withdraw_mosque_request(place uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone uuid;
begin
  update public.mosque_admin_requests as r set status = 'withdrawn', decided_at = now()
  where r.place_id = withdraw_mosque_request.place and r.user_id = auth.uid() and r.status in ('pending', 'needs_info')
  returning r.id into gone;
  if gone is null then
    return false;
  end if;
  perform private.withdraw_moderation('mosque_admin', gone);
  return true;
end $$;

create function private.decide_mosque_admin(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  request public.mosque_admin_requests;
begin
  select * into request from public.mosque_admin_requests as r where r.id = decide_mosque_admin.subject_id for update;
  if request.id is null or request.status = 'withdrawn' then
    return;
  end if;
  update public.mosque_admin_requests as r
  set status = case decision
      when 'approved' then 'accepted' when 'rejected' then 'rejected' when 'needs_info' then 'needs_info' else 'pending'
    end,
    decided_at = case when decision in ('approved', 'rejected') then now() end
  where r.id = request.id;
  if decision = 'approved' then
    insert into public.mosque_admins (mosque_id, user_id) values (request.place_id, request.user_id) on conflict do nothing;
  elsif request.status = 'accepted' then
    delete from public.mosque_admins as a where a.mosque_id = request.place_id and a.user_id = request.user_id;
  end if;
end $$;

create function private.preview_mosque_admin(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', r.user_id, 'place_id', r.place_id, 'title', u.name, 'text', r.statement, 'link', '/mosque/' || u.slug,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'mosque_role', r.role, 'mosque_website', u.website, 'mosque_phone', u.phone,
      'mosque_admins', (select count(*) from public.mosque_admins as a where a.mosque_id = r.place_id)
    ))
  )
  from public.mosque_admin_requests as r left join public.mosque_unified as u on u.id = r.place_id
  where r.id = preview_mosque_admin.subject_id
$$;

-- Staff appoint by the address of an account.
create function public.appoint_mosque_admin(place uuid, email text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  person uuid;
begin
  if not private.is_staff() then
    raise exception 'Only staff appoint' using errcode = '42501';
  end if;
  if not exists (select from public.mosque_unified as u where u.id = appoint_mosque_admin.place) then
    raise exception 'Mosque not found' using errcode = 'P0002';
  end if;
  select u.id into person from auth.users as u where lower(u.email) = lower(btrim(appoint_mosque_admin.email));
  if person is null then
    return false;
  end if;
  insert into public.mosque_admins (mosque_id, user_id) values (appoint_mosque_admin.place, person) on conflict do nothing;
  return true;
end $$;

-- History ----------------------------------------------------------------------------------------------------------------

create function private.mosque_fields() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[
    'facilities', 'prayer_times', 'prayer_date', 'calculation_method', 'asr_school', 'women_space', 'description',
    'phone', 'email', 'website', 'address'
  ]
$$;

-- The entries of the record that are about one mosque.
create function private.mosque_entries(place uuid) returns setof public.audit_log
language sql stable security definer set search_path = ''
as $$
  with gone as (
    select l.entity, l.entity_id from public.audit_log as l
    where l.action = 'delete' and l.entity in ('iqamah_rules', 'jumuah_sessions', 'mosque_occasions')
      and l.before ->> 'place_id' = place::text
  ),
  subjects as (
    select 'mosques' as entity, m.id::text as entity_id from public.mosques as m where m.place_id = place
    union all select 'mosque', m.id::text from public.mosque as m where m.place_id = place
    union all select 'iqamah_rules', r.id::text from public.iqamah_rules as r where r.place_id = place
    union all select 'jumuah_sessions', s.id::text from public.jumuah_sessions as s where s.place_id = place
    union all select 'mosque_occasions', o.id::text from public.mosque_occasions as o where o.place_id = place
    union select g.entity, g.entity_id from gone as g
  )
  select l.* from public.audit_log as l join subjects as s on s.entity = l.entity and s.entity_id = l.entity_id
$$;

create function public.mosque_history(place uuid, max_results integer default 50, older_than bigint default null)
returns table (
  id bigint, at timestamptz, action text, entity text, actor_name text, actor_kind text, changes jsonb, subject jsonb,
  can_undo boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.keeps_mosque(place) then
    raise exception 'Only the mosque''s admins and staff can see this' using errcode = '42501';
  end if;
  return query
  select l.id, l.at, l.action, l.entity,
    case when l.actor is null or (s.is_staff and not private.is_staff() and l.actor <> auth.uid()) then null else p.display_name end,
    case when l.actor is null then 'system' when l.actor = auth.uid() then 'you' when s.is_staff then 'staff' else 'admin' end,
    c.list, coalesce(l.after, '{}') || coalesce(l.before, '{}') || coalesce(
      (select to_jsonb(r) from public.iqamah_rules as r where l.entity = 'iqamah_rules' and r.id::text = l.entity_id),
      (select to_jsonb(j) from public.jumuah_sessions as j where l.entity = 'jumuah_sessions' and j.id::text = l.entity_id),
      (select to_jsonb(o) from public.mosque_occasions as o where l.entity = 'mosque_occasions' and o.id::text = l.entity_id),
      '{}'
    ),
    l.entity in ('iqamah_rules', 'jumuah_sessions', 'mosque_occasions') or l.action = 'update'
  from private.mosque_entries(place) as l
  left join public.profiles as p on p.id = l.actor
  cross join lateral (
    select private.holds_role(l.actor, 'staff') as is_staff
  ) as s
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('field', f.key, 'old', l.before -> f.key, 'new', l.after -> f.key) order by f.key), '[]') as list
    from (
      select k.key from jsonb_object_keys(coalesce(l.after, '{}') || coalesce(l.before, '{}')) as k (key)
      where case
        when l.entity in ('mosques', 'mosque') then k.key = any (private.mosque_fields()) and l.action = 'update'
        else k.key not in ('id', 'place_id', 'created_at', 'updated_at')
          and coalesce(l.before -> k.key, 'null') <> coalesce(l.after -> k.key, 'null')
      end
    ) as f
  ) as c
  where (older_than is null or l.id < older_than) and c.list <> '[]'
  order by l.id desc
  limit least(greatest(max_results, 1), 200);
end $$;

-- Takes one change back: what was added goes, what went comes back, what was changed is as before. Both stay on record.
create function public.undo_mosque_change(place uuid, entry bigint) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  change public.audit_log;
  assignments text;
  done integer;
  trusted text := coalesce(current_setting('mahalla.trusted', true), '');
begin
  if not private.keeps_mosque(place) then
    raise exception 'Only the mosque''s admins and staff can do this' using errcode = '42501';
  end if;
  select * into change from private.mosque_entries(place) as l where l.id = entry;
  if change.id is null or change.entity in ('mosques', 'mosque') and change.action <> 'update' then
    return false;
  end if;
  perform set_config('mahalla.trusted', 'on', true);
  begin
    if change.action = 'insert' then
      execute format('delete from public.%I where id = $1', change.entity) using change.entity_id::uuid;
    elsif change.action = 'delete' then
      execute format(
        'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, $1 || jsonb_build_object(''updated_at'', now()))).*',
        change.entity
      ) using change.before;
    else
      select string_agg(format('%1$I = (jsonb_populate_record(t, $2)).%1$I', k.name), ', ') into assignments
      from jsonb_object_keys(change.before) as k (name)
      where change.entity not in ('mosques', 'mosque') and k.name not in ('id', 'place_id', 'created_at')
        or k.name = any (private.mosque_fields());
      if assignments is null then
        perform set_config('mahalla.trusted', trusted, true);
        return false;
      end if;
      execute format('update public.%1$I as t set %2$s where id = $1', change.entity, assignments)
      using change.entity_id::uuid, change.before;
    end if;
    get diagnostics done = row_count;
  exception when unique_violation or check_violation then
    done := 0;
  end;
  perform set_config('mahalla.trusted', trusted, true);
  return done > 0;
end $$;

create function private.move_mosque_keeping() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.mosque_admin_requests as r set place_id = new.new_id
  where r.place_id = new.old_id and not exists (
    select from public.mosque_admin_requests as other
    where other.place_id = new.new_id and other.user_id = r.user_id and other.status in ('pending', 'needs_info')
  );
  return null;
end $$;
create trigger move_mosque_keeping after insert or update on public.place_redirects
for each row when (new.kind = 'mosque' and new.old_id is not null) execute function private.move_mosque_keeping();

revoke execute on function
  private.mosque_values(uuid, jsonb), private.apply_mosque_change(uuid, jsonb),
  private.set_mosque_back(public.place_suggestions), private.mosque_change_lines(jsonb, jsonb),
  private.decide_mosque_admin(uuid, text, text, uuid), private.preview_mosque_admin(uuid),
  private.mosque_entries(uuid), private.move_mosque_keeping(),
  public.request_mosque_admin(uuid, text, text), public.withdraw_mosque_request(uuid),
  public.appoint_mosque_admin(uuid, text), public.mosque_history(uuid, integer, bigint),
  public.undo_mosque_change(uuid, bigint)
from public, anon, authenticated;
grant execute on function
  public.request_mosque_admin(uuid, text, text), public.withdraw_mosque_request(uuid),
  public.appoint_mosque_admin(uuid, text), public.mosque_history(uuid, integer, bigint),
  public.undo_mosque_change(uuid, bigint)
to authenticated, service_role;
