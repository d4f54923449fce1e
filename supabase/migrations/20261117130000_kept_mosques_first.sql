-- Who has not said where they are began with the first names of the alphabet, which in open data are often signs and
-- numbers. Mosques that are kept here come first: they have told something about themselves.
create index mosque_unified_kept_first on public.mosque_unified (source_table desc, name_folded text_pattern_ops, id);

create or replace function public.search_mosques(
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
