-- Near me: businesses and mosques in the order the site shows them, nearest candidates through the GiST index.

-- Order: distance, priority, featured, rating, review count. The radius holds only when at least 24 results lie inside
-- it. Places without a known position have distance 999999 and come last. Without a known visitor place (null, or 0,0)
-- distance says nothing, and the order begins with priority.
--
-- A listing without a pin is looked for round the middle of its city and counts as 25 km away, or more: it is somewhere
-- there, and stands after those whose door is known. Its latitude is null, and its distance is nothing to show.
--
-- Distance is taken from the straight line between two points on the 6371 km sphere: the same number as the
-- haversine formula gives, without computing it twice. Plans are made for the actual arguments: a plan for any
-- category, any text and any limit would not use the index.
create function public.near_businesses(
  lat double precision default null, lng double precision default null,
  category text default null, query text default null,
  radius_km double precision default 75, max_results integer default 40, skip_results integer default 0
) returns table (
  id uuid, slug text, name text, local_name text, description text, image text, rating double precision,
  reviews_count integer, business_type text, business_category text, subcategory text, address text, city text,
  state text, country text, country_code text, latitude double precision, longitude double precision,
  time_zone text, phone text, website text, whatsapp text, hours jsonb, services text[], halal_level smallint, halal_said_by text, halal_said text, halal_seen text, cuisines text[],
  muslim_owned boolean, price_range text, tags text[], featured boolean, is_featured boolean, priority smallint,
  is_sample boolean, source_table text, distance double precision
)
language plpgsql stable security invoker parallel safe set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point(near_businesses.lat, near_businesses.lng);
  page_size integer := least(greatest(coalesce(near_businesses.max_results, 40), 1), 1000);
  skipped integer := least(greatest(coalesce(near_businesses.skip_results, 0), 0), 10000);
  -- Enough to know whether 24 lie inside the radius.
  wanted integer := greatest(page_size + skipped, 24);
  radius double precision := coalesce(near_businesses.radius_km, 75);
  wanted_category text := nullif(btrim(near_businesses.category), '');
  words tsquery := private.prefix_query(near_businesses.query);
  spelling text := private.fold(btrim(left(near_businesses.query, 100)));
  -- Similar names are looked for only when nothing has the words as they were typed.
  by_words boolean := words is not null and exists (
    select from public.business_unified where search @@ words and is_offered
  );
  by_spelling boolean := words is not null and not by_words;
  hides_samples boolean := private.hides_samples(here, radius, wanted_category);
begin
  if here is null then
    return query
    select
    u.id, u.slug, u.name, u.local_name, u.description, u.image, u.rating, u.reviews_count, u.business_type,
    u.business_category, u.subcategory, u.address, u.city, u.state, u.country, u.country_code, u.latitude,
    u.longitude, u.time_zone, u.phone, u.website, u.whatsapp, u.hours, u.services, u.halal_level, u.halal_said_by, u.halal_said, u.halal_seen, u.cuisines, u.muslim_owned,
    u.price_range, u.tags, u.featured, u.is_featured, u.priority, u.is_sample, u.source_table,
      999999::double precision
    from public.business_unified as u
    where u.is_offered and not (hides_samples and u.is_sample)
      and (wanted_category is null or u.business_category = wanted_category)
      and (not by_words or u.search @@ words)
      and (not by_spelling or u.name_folded operator(extensions.%) spelling)
    order by u.priority desc, u.featured desc, u.rating desc nulls last, u.reviews_count desc, u.id
    limit page_size offset skipped;
    return;
  end if;

  return query
  with nearest as materialized (
    -- With ties: of several businesses in one building, ranking decides which are shown, not the index.
    select
      u.id, u.slug, u.name, u.local_name, u.description, u.image, u.rating, u.reviews_count, u.business_type,
      u.business_category, u.subcategory, u.address, u.city, u.state, u.country, u.country_code, u.latitude,
      u.longitude, u.time_zone, u.phone, u.website, u.whatsapp, u.hours, u.services, u.halal_level, u.halal_said_by, u.halal_said, u.halal_seen, u.cuisines, u.muslim_owned,
      u.price_range, u.tags, u.featured, u.is_featured, u.priority, u.is_sample, u.source_table,
      greatest(
        12742 * asin(least(1, (u.position operator(extensions.<->) here) / 12742)),
        case when u.latitude is null then 25 end
      ) as distance
    from public.business_unified as u
    where u.position is not null and u.is_offered and not (hides_samples and u.is_sample)
      and (wanted_category is null or u.business_category = wanted_category)
      and (not by_words or u.search @@ words)
      and (not by_spelling or u.name_folded operator(extensions.%) spelling)
    order by u.position operator(extensions.<->) here
    fetch first (wanted) rows with ties
  ),
  facts as materialized (
    select count(*) as found, count(*) filter (where n.distance <= radius) >= 24 as is_narrowed from nearest as n
  ),
  placeless as (
    select
      u.id, u.slug, u.name, u.local_name, u.description, u.image, u.rating, u.reviews_count, u.business_type,
      u.business_category, u.subcategory, u.address, u.city, u.state, u.country, u.country_code, u.latitude,
      u.longitude, u.time_zone, u.phone, u.website, u.whatsapp, u.hours, u.services, u.halal_level, u.halal_said_by, u.halal_said, u.halal_seen, u.cuisines, u.muslim_owned,
      u.price_range, u.tags, u.featured, u.is_featured, u.priority, u.is_sample, u.source_table,
      999999::double precision as distance
    from public.business_unified as u
    where u.position is null and u.is_offered and not (hides_samples and u.is_sample)
      and (select not f.is_narrowed and f.found < wanted from facts as f)
      and (wanted_category is null or u.business_category = wanted_category)
      and (not by_words or u.search @@ words)
      and (not by_spelling or u.name_folded operator(extensions.%) spelling)
    order by u.priority desc, u.featured desc, u.rating desc nulls last, u.reviews_count desc, u.id
    limit wanted
  )
  select shown.* from (
    select n.* from nearest as n where n.distance <= radius or (select not f.is_narrowed from facts as f)
    union all
    select p.* from placeless as p
  ) as shown
  order by shown.distance, shown.priority desc, shown.featured desc, shown.rating desc nulls last,
    shown.reviews_count desc, shown.id
  limit page_size offset skipped;
end $$;

-- Nearest mosques; those without a known position last. Where the visitor has not said where they are, mosques that are kept
-- here come first, not the first signs and numbers of the alphabet.
create function public.near_mosques(
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

revoke execute on function
  public.near_businesses(double precision, double precision, text, text, double precision, integer, integer),
  public.near_mosques(double precision, double precision, integer, integer)
from public;
grant execute on function
  public.near_businesses(double precision, double precision, text, text, double precision, integer, integer),
  public.near_mosques(double precision, double precision, integer, integer)
to anon, authenticated, service_role;

-- The cell of 64 km in which a point of the globe lies: eight bits for each of its three axes.
create function private.sphere_cell(point extensions.cube) returns integer
language sql immutable strict parallel safe set search_path = ''
as $$
  select ((floor(extensions.cube_ll_coord(point, 1) / 64)::integer + 128) << 16)
    + ((floor(extensions.cube_ll_coord(point, 2) / 64)::integer + 128) << 8)
    + floor(extensions.cube_ll_coord(point, 3) / 64)::integer + 128
$$;
comment on function private.sphere_cell(extensions.cube) is 'The cell of 64 km that a point of the globe lies in, for indexes.';

-- Every cell that a box round a point may reach into.
create function private.sphere_cells(middle extensions.cube, reach double precision) returns integer[]
language sql immutable strict parallel safe set search_path = ''
as $$
  select array_agg(((x + 128) << 16) + ((y + 128) << 8) + z + 128)
  from
    generate_series(
      floor((extensions.cube_ll_coord(middle, 1) - reach) / 64)::integer,
      floor((extensions.cube_ll_coord(middle, 1) + reach) / 64)::integer) as x,
    generate_series(
      floor((extensions.cube_ll_coord(middle, 2) - reach) / 64)::integer,
      floor((extensions.cube_ll_coord(middle, 2) + reach) / 64)::integer) as y,
    generate_series(
      floor((extensions.cube_ll_coord(middle, 3) - reach) / 64)::integer,
      floor((extensions.cube_ll_coord(middle, 3) + reach) / 64)::integer) as z
$$;

-- Of closed places too: an index of the open ones alone would be taken for a quick way through all of them.
create index business_unified_kind_in_town on public.business_unified (business_category, private.sphere_cell(position));
revoke execute on function private.sphere_cell(extensions.cube), private.sphere_cells(extensions.cube, double precision)
from public;
grant execute on function private.sphere_cell(extensions.cube), private.sphere_cells(extensions.cube, double precision)
to anon, authenticated, service_role;
