create index mosque_unified_words on public.mosque_unified using gin (words extensions.gin_trgm_ops);

create function private.iqamah_of(place uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(r) - array['place_id', 'created_at', 'updated_at'] || jsonb_build_object('said_at', r.updated_at) order by r.prayer, r.effective_from), '[]')
  from public.iqamah_rules as r
  where r.place_id = place and (r.effective_until is null or r.effective_until >= private.today() - 1)
    and private.is_fresh_word(r.said_as, r.updated_at)
$$;

create function private.jumuah_of(place uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(j) - array['place_id', 'created_at', 'updated_at'] || jsonb_build_object('said_at', j.updated_at) order by j.khutbah_at, j.id), '[]')
  from public.jumuah_sessions as j
  where j.place_id = place and (j.season_until is null or j.season_until >= private.today() - 1)
    and private.is_fresh_word(j.said_as, j.updated_at)
$$;

-- A mosque in a list, with what says when it prays next.
create function private.mosque_card(u public.mosque_unified, distance double precision) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'image', u.image,
    'mosque_type', u.mosque_type, 'address', u.address, 'city', u.city, 'state', u.state, 'country', u.country,
    'country_code', u.country_code, 'latitude', u.latitude, 'longitude', u.longitude, 'time_zone', u.time_zone,
    'facilities', private.facility_flags(u.facilities), 'prayer_times', u.prayer_times, 'prayer_date', u.prayer_date,
    'calculation_method', u.calculation_method, 'asr_school', u.asr_school, 'is_sample', u.is_sample,
    'source_table', u.source_table, 'distance', distance,
    'iqamah_rules', private.iqamah_of(u.id), 'jumuah', private.jumuah_of(u.id)
  )
$$;

-- All words are contained in name, description, address or city; where nothing has them, names like them. `filters` is a
-- list of facilities, `radius_km` how far from lat and lng. Nearest first; without a place by name. At most 1000 are
-- counted. `pins` are the first 500 of all that were found, for the map; `rows` the mosques of one page.
create function public.search_mosques(
  query text default null, lat double precision default null, lng double precision default null, filters text[] default '{}',
  min_lat double precision default null, min_lng double precision default null,
  max_lat double precision default null, max_lng double precision default null,
  max_results integer default 20, skip_results integer default 0, radius_km double precision default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point(search_mosques.lat, search_mosques.lng);
  page_size integer := least(greatest(coalesce(search_mosques.max_results, 20), 1), 200);
  skipped integer := least(greatest(coalesce(search_mosques.skip_results, 0), 0), 10000);
  typed text := btrim(private.fold(regexp_replace(left(coalesce(search_mosques.query, ''), 100), '[-_/+,]+', ' ', 'g')));
  patterns text[] := (
    select array_agg('%' || regexp_replace(w.word, '([\\%_])', '\\\1', 'g') || '%')
    from regexp_split_to_table(typed, '\s+') as w (word) where w.word <> ''
  );
  wanted text[] := (
    select coalesce(array_agg(f.name), '{}') from unnest(coalesce(search_mosques.filters, '{}')) as f (name)
    where f.name = any (private.facility_keys()) and f.name <> 'jumuah'
  );
  flags jsonb := (select coalesce(jsonb_object_agg(w.name, true), '{}') from unnest(wanted) as w (name));
  needs_jumuah boolean := 'jumuah' = any (coalesce(search_mosques.filters, '{}'));
  has_area boolean := search_mosques.min_lat is not null and search_mosques.max_lat is not null
    and search_mosques.min_lng is not null and search_mosques.max_lng is not null;
  -- The straight line through the earth that belongs to the way over its surface; beyond a quarter of it, all is near.
  reach double precision := case when here is not null and search_mosques.radius_km between 0 and 9000
    then 12742 * sin(search_mosques.radius_km / 12742) end;
  by_spelling boolean := patterns is not null
    and not exists (select from public.mosque_unified as u where u.words like all (patterns));
  result jsonb;
begin
  with matching as materialized (
    select u.id, u.position, row_number() over () as place
    from (
      select u.id, u.position from public.mosque_unified as u
      where (patterns is null or by_spelling or u.words like all (patterns))
        and (not by_spelling or u.name_folded operator(extensions.%) typed)
        and (flags = '{}' or private.facility_flags(u.facilities) @> flags)
        and (not needs_jumuah or private.facility_flags(u.facilities) @> '{"jumuah": true}'
          or exists (select from public.jumuah_sessions as j where j.place_id = u.id))
        and (reach is null or u.position operator(extensions.<@) extensions.cube_enlarge(here, reach, 3)
          and u.position operator(extensions.<->) here <= reach)
        and (not has_area or u.latitude between search_mosques.min_lat and search_mosques.max_lat
          and (u.longitude between search_mosques.min_lng and search_mosques.max_lng
            or search_mosques.min_lng > search_mosques.max_lng
              and (u.longitude >= search_mosques.min_lng or u.longitude <= search_mosques.max_lng)))
      order by case when here is not null then u.position operator(extensions.<->) here end,
        case when here is null then u.source_table end desc,
        u.name_folded using operator(pg_catalog.~<~), u.id
      limit 1000
    ) as u
  ),
  measured as (
    select m.id, m.place, case when here is null or m.position is null then 999999::double precision
      else 12742 * asin(least(1, (m.position operator(extensions.<->) here) / 12742)) end as distance
    from matching as m
  )
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.mosque_card(u, m.distance) order by m.place), '[]')
      from (select p.* from measured as p where p.place > skipped and p.place <= skipped + page_size) as m
      join public.mosque_unified as u on u.id = m.id
    ),
    'pins', (
      select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name,
        'latitude', u.latitude, 'longitude', u.longitude, 'distance', m.distance) order by m.place), '[]')
      from (select p.* from measured as p where p.place <= 500) as m
      join public.mosque_unified as u on u.id = m.id
      where u.latitude is not null and u.longitude is not null
    ),
    'total', (select count(*) from matching), 'is_more', (select count(*) >= 1000 from matching),
    'is_corrected', by_spelling and exists (select from matching)
  ) into result;
  return result;
end $$;

-- Announcements that have not expired yet, for everyone and without who wrote them; pages leave out what expires while they
-- are kept.
create function private.announcements_of(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'kind', a.kind, 'title', a.title, 'body', a.body, 'happens_on', a.happens_on, 'at_time', a.at_time,
    'after_prayer', a.after_prayer, 'venue', a.venue, 'burial_place', a.burial_place, 'is_pinned', a.is_pinned,
    'expires_at', a.expires_at, 'published_at', a.published_at, 'is_sample', a.is_sample
  ) order by a.is_pinned desc, a.happens_on nulls last, a.published_at desc), '[]')
  from (
    select n.id, n.kind, n.title, n.body, n.happens_on, n.at_time, n.after_prayer, n.venue, n.burial_place, n.is_pinned,
      n.expires_at, n.published_at, n.is_sample
    from public.mosque_announcements as n
    where n.place_id = place and n.status = 'published' and n.expires_at > now()
    order by n.is_pinned desc, n.published_at desc
    limit 30
  ) as a
$$;

create function private.occasions_of(place uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(o) - array['place_id', 'created_at', 'updated_at'] || jsonb_build_object('said_at', o.updated_at) order by o.from_date, o.at_time, o.id), '[]')
  from public.mosque_occasions as o
  where o.place_id = place and coalesce(o.until_date, o.from_date) >= private.today() - 1
$$;

-- What can be shown of a mosque on the screen in its hall.
create function private.photos_of_mosque(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height, 'caption', p.caption)
    order by p.position, p.created_at, p.id
  ), '[]')
  from public.photos as p
  where p.place_id = place and p.status = 'published' and p.stored_at is not null and p.review_id is null
    and not p.is_timetable
$$;

create function private.screen_of(place uuid) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select to_jsonb(s) - array['place_id', 'photo_ids'] || jsonb_build_object('photos', (
    select coalesce(jsonb_agg(p.photo), '[]') from jsonb_array_elements(private.photos_of_mosque(place)) as p (photo)
    where (p.photo ->> 'id')::uuid = any (s.photo_ids)
  ))
  from public.mosque_screens as s where s.place_id = place
$$;

-- Ramadan and Eid at the mosques around, nearest first. What is over in every time zone is left out.
create function public.occasions_near(
  lat double precision, lng double precision, kinds text[], from_day date, until_day date,
  radius_km double precision default 40, max_results integer default 40
) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(found) order by found.distance, found.mosque_id, found.from_date, found.at_time), '[]')
  from (
    select o.id, o.kind, o.from_date, o.until_date, o.at_time, o.after_prayer, o.rakahs, o.amount, o.currency, o.language,
      o.venue, o.women_space, o.note, o.said_as, o.updated_at as said_at, u.id as mosque_id, u.slug, u.name, u.local_name,
      u.city, u.country_code, u.latitude, u.longitude, u.is_sample,
      12742 * asin(least(1, (u.position operator(extensions.<->) here.point) / 12742)) as distance
    from (select private.sphere_point(occasions_near.lat, occasions_near.lng) as point) as here,
      public.mosque_occasions as o
      join public.mosque_unified as u on u.id = o.place_id
    where here.point is not null and o.kind = any (kinds)
      and o.from_date <= until_day and coalesce(o.until_date, o.from_date) >= from_day
      and u.position operator(extensions.<->) here.point <= 12742 * sin(least(greatest(radius_km, 1), 200) / 12742)
    order by u.position operator(extensions.<->) here.point, o.from_date, o.at_time, o.id
    limit least(greatest(coalesce(max_results, 40), 1), 100)
  ) as found
$$;

-- Food first, because that is what people look for after a prayer; then whatever is near.
create function private.businesses_around(here extensions.cube, max_results integer) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with nearest as materialized (
    select u.id, 12742 * asin(least(1, (u.position operator(extensions.<->) here) / 12742)) as distance,
      u.business_category in ('restaurants', 'grocery') as is_food
    from public.business_unified as u
    where u.position is not null and u.is_offered
      and not (u.is_sample and private.hides_samples(here, 10))
    order by u.position operator(extensions.<->) here
    limit 60
  ),
  chosen as (select n.* from nearest as n where n.distance <= 10 order by n.is_food desc, n.distance, n.id limit max_results)
  select coalesce(jsonb_agg(private.business_card(u, c.distance) order by c.is_food desc, c.distance, c.id), '[]')
  from chosen as c join public.business_unified as u on u.id = c.id
$$;

-- Whether a mosque's own people keep its page; who they are is nobody's business.
create function private.is_mosque_kept(place uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.mosque_admins as a where a.mosque_id = place) $$;

create function public.mosque_page(id_or_slug text) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  place uuid := private.find_place_id('mosque', id_or_slug);
  here public.mosque_unified;
begin
  select * into here from public.mosque_unified as u where u.id = place;
  if here.id is null then
    return null;
  end if;
  return to_jsonb(here) - array['position', 'search', 'name_folded', 'words', 'source_row']
    || jsonb_build_object(
      'moved', id_or_slug <> here.slug,
      'facilities', private.facility_flags(here.facilities),
      'iqamah_rules', private.iqamah_of(place),
      'jumuah', private.jumuah_of(place),
      'last_told', private.last_told(place),
      'board', jsonb_path_query_first(private.timetable_photos(place), '$[*] ? (@.status == "published")'),
      'occasions', private.occasions_of(place),
      'announcements', private.announcements_of(place),
      'facts_known', private.fact_summary(place),
      'is_kept', private.is_mosque_kept(place),
      'businesses', case when here.position is null then '[]' else private.businesses_around(here.position, 4) end,
      'source', (
        select jsonb_build_object('name', m.source, 'id', m.source_id, 'licence', m.licence)
        from public.mosque as m where here.source_table = 'mosque' and m.id = here.source_row
      )
    );
end $$;

-- Times alone: the home card of "my masjid", the display in the hall, widgets.
create function public.mosque_times(id_or_slug text) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  place uuid := private.find_place_id('mosque', id_or_slug);
  here public.mosque_unified;
begin
  select * into here from public.mosque_unified as u where u.id = place;
  if here.id is null then
    return null;
  end if;
  return private.mosque_card(here, 999999)
    || jsonb_build_object(
      'occasions', private.occasions_of(place), 'announcements', private.announcements_of(place),
      'screen', private.screen_of(place)
    );
end $$;

-- What is the visitor's own about a mosque.
create function public.my_mosque(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'follow', (
      select jsonb_build_object('wants_mail', f.wants_mail, 'is_my_masjid', f.is_my_masjid)
      from public.mosque_follows as f where f.user_id = auth.uid() and f.place_id = place
    ),
    'is_admin', exists (select from public.mosque_admins as a where a.user_id = auth.uid() and a.mosque_id = place),
    'is_staff', private.is_staff(),
    'told', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'prayer', t.prayer, 'line', t.line, 'at', t.at_time, 'minutes', t.minutes, 'prayer_at', t.prayer_at, 'told_at', t.created_at
      ) order by t.prayer, t.line), '[]')
      from public.told_times as t
      where t.user_id = auth.uid() and t.place_id = place and t.created_at > now() - interval '30 days'
    ),
    'boards', private.timetable_photos(place),
    'request', (
      select jsonb_build_object('status', r.status, 'at', r.created_at)
      from public.mosque_admin_requests as r where r.user_id = auth.uid() and r.place_id = place
      order by r.created_at desc limit 1
    ),
    'answers', (
      select coalesce(jsonb_object_agg(c.fact, c.answer), '{}') from public.fact_confirmations as c
      where c.user_id = auth.uid() and c.place_id = place and c.settled_at is null
        and c.created_at > now() - interval '180 days'
    )
  )
  where auth.uid() is not null
$$;

-- What its keepers see beyond the public page.
create function public.mosque_desk(place uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.keeps_mosque(place) then
    raise exception 'Only the mosque''s admins and staff can see this' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'suggestions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'changes', s.changes, 'was', private.mosque_values(s.place_id, s.changes), 'note', s.note,
        'at', s.created_at, 'author', (select p.display_name from public.profiles as p where p.id = s.author_id)
      ) order by s.created_at), '[]')
      from public.place_suggestions as s where s.place_id = place and s.status = 'pending'
    ),
    'announcements', (
      select coalesce(jsonb_agg(to_jsonb(a) - array['author_id', 'told_up_to'] order by a.created_at desc), '[]')
      from (
        select * from public.mosque_announcements as n
        where n.place_id = place and n.status in ('published', 'pending') and n.expires_at > now() - interval '30 days'
        order by n.created_at desc limit 60
      ) as a
    ),
    'rules', (
      select coalesce(jsonb_agg(to_jsonb(r) - array['place_id', 'created_at', 'updated_at'] order by r.effective_from, r.prayer), '[]')
      from public.iqamah_rules as r where r.place_id = place
    ),
    'screen', private.screen_of(place),
    'photos', private.photos_of_mosque(place),
    'followers', (select count(*) from public.mosque_follows as f where f.place_id = place),
    'admins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.user_id, 'name', p.display_name, 'email', case when private.is_staff() then u.email end, 'since', a.created_at
      ) order by a.created_at), '[]')
      from public.mosque_admins as a
      join auth.users as u on u.id = a.user_id
      left join public.profiles as p on p.id = a.user_id
      where a.mosque_id = place
    )
  );
end $$;

-- The iqamah of several prayers from a day on. Where it stays as it was, nothing is written.
create function public.set_iqamah(place uuid, effective_from date, rules jsonb, effective_until date default null) returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
#variable_conflict use_column
declare
  written integer;
begin
  insert into public.iqamah_rules as r (
    place_id, prayer, kind, at_time, minutes, calendar, round_to, adhan_before, effective_from, effective_until, note
  )
  select set_iqamah.place, w.prayer, w.kind, w.at_time, w.minutes, w.calendar, coalesce(w.round_to, 0), w.adhan_before,
    set_iqamah.effective_from, set_iqamah.effective_until, w.note
  from jsonb_to_recordset(set_iqamah.rules) as w (
    prayer text, kind text, at_time text, minutes smallint, calendar jsonb, round_to smallint, adhan_before smallint, note text
  )
  on conflict (place_id, prayer, effective_from) do update
  set kind = excluded.kind, at_time = excluded.at_time, minutes = excluded.minutes, calendar = excluded.calendar,
    round_to = excluded.round_to, adhan_before = excluded.adhan_before, effective_until = excluded.effective_until,
    note = excluded.note;
  get diagnostics written = row_count;
  return written;
end $$;

-- A whole timetable: what it tells replaces what was told for its days, and ends what held before. Whoever keeps the mosque
-- may; carried out from a suggestion it is a member's word.
create function private.lay_timetable(place uuid, rules jsonb, sessions jsonb, said text default null) returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  span record;
  written integer;
begin
  for span in
    select r.prayer, min(r.effective_from) as first, greatest(max(r.effective_until), max(r.effective_from)) as last
    from jsonb_to_recordset(rules) as r (prayer text, effective_from date, effective_until date)
    group by r.prayer
  loop
    delete from public.iqamah_rules as r
    where r.place_id = place and r.prayer = span.prayer and r.effective_from between span.first and span.last;
    update public.iqamah_rules as r set effective_until = span.first - 1
    where r.place_id = place and r.prayer = span.prayer and r.effective_from < span.first
      and coalesce(r.effective_until, 'infinity') >= span.first;
  end loop;
  insert into public.iqamah_rules (
    place_id, prayer, kind, at_time, minutes, calendar, round_to, adhan_before, effective_from, effective_until, said_as
  )
  select place, w.prayer, w.kind, w.at_time, w.minutes, nullif(w.calendar, 'null'), coalesce(w.round_to, 0), w.adhan_before,
    w.effective_from, w.effective_until, coalesce(said, 'mosque')
  from jsonb_to_recordset(rules) as w (
    prayer text, kind text, at_time text, minutes smallint, calendar jsonb, round_to smallint, adhan_before smallint,
    effective_from date, effective_until date
  );
  get diagnostics written = row_count;
  if jsonb_array_length(sessions) > 0 then
    delete from public.jumuah_sessions as s
    where s.place_id = place and coalesce(s.season_until, 'infinity') >= private.today() and s.khutbah_at not in (
      select w.khutbah_at from jsonb_to_recordset(sessions) as w (khutbah_at text)
    );
    update public.jumuah_sessions as s
    set prayer_at = coalesce(w.prayer_at, s.prayer_at), season_from = w.season_from, season_until = w.season_until,
      said_as = coalesce(said, 'mosque'), agreed_by = null
    from jsonb_to_recordset(sessions) as w (khutbah_at text, prayer_at text, season_from date, season_until date)
    where s.place_id = place and s.khutbah_at = w.khutbah_at;
    insert into public.jumuah_sessions (place_id, khutbah_at, prayer_at, season_from, season_until, said_as)
    select place, w.khutbah_at, w.prayer_at, w.season_from, w.season_until, coalesce(said, 'mosque')
    from jsonb_to_recordset(sessions) as w (khutbah_at text, prayer_at text, season_from date, season_until date)
    where not exists (
      select from public.jumuah_sessions as s where s.place_id = place and s.khutbah_at = w.khutbah_at
    );
  end if;
  return written;
end $$;

create function public.set_timetable(place uuid, rules jsonb, sessions jsonb default '[]') returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if not private.keeps_mosque(place) then
    raise exception 'Only the mosque''s admins and staff can do this' using errcode = '42501';
  end if;
  if not coalesce(private.is_timetable(jsonb_build_object('rules', rules, 'sessions', sessions)), false) then
    raise exception 'invalid' using errcode = '22023';
  end if;
  return private.lay_timetable(place, rules, sessions);
end $$;

revoke execute on function
  private.iqamah_of(uuid), private.jumuah_of(uuid), private.mosque_card(public.mosque_unified, double precision),
  private.announcements_of(uuid), private.occasions_of(uuid), private.businesses_around(extensions.cube, integer),
  private.is_mosque_kept(uuid), private.photos_of_mosque(uuid), private.screen_of(uuid),
  public.occasions_near(double precision, double precision, text[], date, date, double precision, integer),
  public.search_mosques(text, double precision, double precision, text[], double precision, double precision, double precision, double precision, integer, integer, double precision),
  public.mosque_page(text), public.mosque_times(text), public.my_mosque(uuid), public.mosque_desk(uuid),
  public.set_iqamah(uuid, date, jsonb, date), private.lay_timetable(uuid, jsonb, jsonb, text),
  public.set_timetable(uuid, jsonb, jsonb)
from public, anon, authenticated;
grant execute on function
  private.iqamah_of(uuid), private.jumuah_of(uuid), private.mosque_card(public.mosque_unified, double precision),
  private.announcements_of(uuid), private.occasions_of(uuid), private.businesses_around(extensions.cube, integer),
  private.is_mosque_kept(uuid), private.photos_of_mosque(uuid), private.screen_of(uuid),
  public.occasions_near(double precision, double precision, text[], date, date, double precision, integer),
  public.search_mosques(text, double precision, double precision, text[], double precision, double precision, double precision, double precision, integer, integer, double precision),
  private.photos_of_mosque(uuid), private.screen_of(uuid),
  public.occasions_near(double precision, double precision, text[], date, date, double precision, integer),
  public.mosque_page(text), public.mosque_times(text)
to anon, authenticated, service_role;
grant execute on function public.my_mosque(uuid), public.mosque_desk(uuid), public.set_iqamah(uuid, date, jsonb, date),
  private.lay_timetable(uuid, jsonb, jsonb, text), public.set_timetable(uuid, jsonb, jsonb)
to authenticated, service_role;
