-- As on the list of mosques: who has not said where they are sees those first that are kept here, not the first signs and
-- numbers of the alphabet.
create or replace function public.near_mosques(
  lat double precision default null, lng double precision default null,
  max_results integer default 4, skip_results integer default 0
) returns table (
  id uuid, slug text, name text, local_name text, description text, image text, mosque_type text, address text,
  city text, state text, country text, country_code text, latitude double precision, longitude double precision,
  time_zone text, phone text, website text, facilities jsonb, prayer_times jsonb, prayer_date date,
  calculation_method smallint, asr_school smallint, is_sample boolean, source_table text, distance double precision
)
language plpgsql stable security invoker parallel safe set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point(near_mosques.lat, near_mosques.lng);
  page_size integer := least(greatest(coalesce(near_mosques.max_results, 4), 1), 200);
  skipped integer := least(greatest(coalesce(near_mosques.skip_results, 0), 0), 10000);
begin
  if here is null then
    return query
    select
    u.id, u.slug, u.name, u.local_name, u.description, u.image, u.mosque_type, u.address, u.city, u.state,
    u.country, u.country_code, u.latitude, u.longitude, u.time_zone, u.phone, u.website, u.facilities,
    u.prayer_times, u.prayer_date, u.calculation_method, u.asr_school, u.is_sample, u.source_table,
      999999::double precision
    from public.mosque_unified as u
    order by u.source_table desc, u.name_folded using operator(pg_catalog.~<~), u.id
    limit page_size offset skipped;
    return;
  end if;

  return query
  with nearest as materialized (
    select
      u.id, u.slug, u.name, u.local_name, u.description, u.image, u.mosque_type, u.address, u.city, u.state,
      u.country, u.country_code, u.latitude, u.longitude, u.time_zone, u.phone, u.website, u.facilities,
      u.prayer_times, u.prayer_date, u.calculation_method, u.asr_school, u.is_sample, u.source_table,
      12742 * asin(least(1, (u.position operator(extensions.<->) here) / 12742)) as distance, u.name_folded
    from public.mosque_unified as u
    where u.position is not null
    order by u.position operator(extensions.<->) here
    fetch first (page_size + skipped) rows with ties
  ),
  placeless as (
    select
      u.id, u.slug, u.name, u.local_name, u.description, u.image, u.mosque_type, u.address, u.city, u.state,
      u.country, u.country_code, u.latitude, u.longitude, u.time_zone, u.phone, u.website, u.facilities,
      u.prayer_times, u.prayer_date, u.calculation_method, u.asr_school, u.is_sample, u.source_table,
      999999::double precision as distance, u.name_folded
    from public.mosque_unified as u
    where u.position is null and (select count(*) from nearest) < page_size + skipped
    order by u.name_folded using operator(pg_catalog.~<~), u.id
    limit page_size + skipped
  )
  select
    shown.id, shown.slug, shown.name, shown.local_name, shown.description, shown.image, shown.mosque_type,
    shown.address, shown.city, shown.state, shown.country, shown.country_code, shown.latitude, shown.longitude,
    shown.time_zone, shown.phone, shown.website, shown.facilities, shown.prayer_times, shown.prayer_date,
    shown.calculation_method, shown.asr_school, shown.is_sample, shown.source_table,
    shown.distance
  from (select n.* from nearest as n union all select p.* from placeless as p) as shown
  order by shown.distance, shown.name_folded using operator(pg_catalog.~<~), shown.id
  limit page_size offset skipped;
end $$;
