-- Pages of a category in the world, a country, a city, or a part of it in a city: listings, facts and neighbours in one
-- call.

create index business_unified_country_category on public.business_unified (country_code, business_category, city);

-- What a location page is about. With a position: everything within `reach_km` of it, whatever the border says. With a
-- country: that country. With neither: the world.
create function private.listings_at(
  country text, lat double precision, lng double precision, reach_km double precision
) returns setof public.business_unified
language plpgsql stable security invoker parallel safe set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  here extensions.cube := private.sphere_point(lat, lng);
  chord double precision := 12742 * sin(least(reach_km, 2000) / 12742);
begin
  if here is not null then
    return query
    select u.* from public.business_unified as u
    where u.position operator(extensions.<@) extensions.cube_enlarge(here, chord, 3)
      and u.position operator(extensions.<->) here <= chord
      and u.is_offered;
  elsif listings_at.country is not null then
    return query
    select u.* from public.business_unified as u where u.country_code = listings_at.country and u.is_offered;
  else
    return query select u.* from public.business_unified as u where u.is_offered;
  end if;
end $$;
revoke execute on function private.listings_at(text, double precision, double precision, double precision)
from public, anon, authenticated;
grant execute on function private.listings_at(text, double precision, double precision, double precision)
to anon, authenticated, service_role;

create function public.location_page(
  category text, country text default null, subcategory text default null,
  lat double precision default null, lng double precision default null, reach_km double precision default 30,
  max_results integer default 24, skip_results integer default 0
) returns jsonb
language plpgsql stable security invoker parallel safe set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  here extensions.cube := private.sphere_point(location_page.lat, location_page.lng);
  page_size integer := least(greatest(coalesce(location_page.max_results, 24), 1), 100);
  skipped integer := least(greatest(coalesce(location_page.skip_results, 0), 0), 10000);
  chord double precision := 12742 * sin(least(coalesce(location_page.reach_km, 30), 2000) / 12742);
  hides_samples boolean := private.hides_samples(here, location_page.reach_km, location_page.category);
  answer jsonb;
begin
  with area as materialized (
    -- What is counted and sorted by, and no more: whole rows of a country would be more than memory holds. Other categories are
    -- counted only where a place is named: in the world they all exist.
    select u.id, u.business_category, u.parts, u.priority, u.featured, u.rating, u.reviews_count, u.halal_level, u.muslim_owned,
      u.facts -> 'prayer_space' = 'true' as has_prayer_space, u.facts -> 'delivery' = 'true' as delivers, u.created_at,
      u.latitude is not null and u.longitude is not null as is_pinned, u.hours is not null as has_hours
    from public.business_unified as u
    where u.is_offered and not (hides_samples and u.is_sample)
      and (here is null or (u.position operator(extensions.<@) extensions.cube_enlarge(here, chord, 3)
        and u.position operator(extensions.<->) here <= chord))
      and (here is not null or location_page.country is null or u.country_code = location_page.country)
      and (here is not null or location_page.country is not null or u.business_category = location_page.category)
  ),
  in_category as materialized (
    select a.* from area as a where a.business_category = location_page.category
  ),
  listed as materialized (
    select c.* from in_category as c
    where location_page.subcategory is null or location_page.subcategory = any (c.parts)
  ),
  shown as (
    select u.* from (
      select l.id from listed as l
      order by l.priority desc, l.featured desc, l.rating desc nulls last, l.reviews_count desc, l.id
      limit page_size offset skipped
    ) as few
    join public.business_unified as u on u.id = few.id
  )
  select jsonb_build_object(
    'total', (select count(*) from listed),
    'rows', (
      select coalesce(jsonb_agg(
        to_jsonb(s) - array['position', 'search', 'name_folded', 'terms', 'description']
        order by s.priority desc, s.featured desc, s.rating desc nulls last, s.reviews_count desc, s.id
      ), '[]') from shown as s
    ),
    'pins', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'latitude', u.latitude,
          'longitude', u.longitude, 'business_category', u.business_category, 'featured', u.featured
        ) order by u.priority desc, u.featured desc, u.rating desc nulls last, u.reviews_count desc, u.id
      ), '[]') from (
        select l.id from listed as l where l.is_pinned
        order by l.priority desc, l.featured desc, l.rating desc nulls last, l.reviews_count desc, l.id
        limit 300
      ) as few
      join public.business_unified as u on u.id = few.id
    ),
    -- Whether they are open now is for the reader's clock to say: the answer is kept for a while.
    'hours', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'hours', u.hours, 'time_zone', u.time_zone, 'latitude', u.latitude, 'longitude', u.longitude
      ) order by u.id), '[]') from (
        select l.id from listed as l where l.has_hours order by l.id limit 300
      ) as few
      join public.business_unified as u on u.id = few.id
    ),
    'facts', (
      select jsonb_build_object(
        'rated', count(*) filter (where l.rating is not null and l.reviews_count > 0),
        'median_rating', percentile_cont(0.5) within group (order by l.rating)
          filter (where l.rating is not null and l.reviews_count > 0),
        'reviews', coalesce(sum(l.reviews_count), 0),
        -- A visit by staff is no certificate.
        'certified', count(*) filter (where l.halal_level = 3),
        'confirmed', count(*) filter (where l.halal_level = 2),
        'muslim_owned', count(*) filter (where l.muslim_owned),
        'prayer_space', count(*) filter (where l.has_prayer_space),
        'delivery', count(*) filter (where l.delivers),
        'newest', max(l.created_at)
      ) from listed as l
    ),
    'subcategories', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.subcategory, 'count', g.n) order by g.n desc, g.subcategory), '[]')
      from (select p.part as subcategory, count(*) as n from in_category as c, unnest(c.parts) as p (part) group by 1) as g
    ),
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.business_category, 'count', g.n) order by g.n desc, g.business_category), '[]')
      from (
        select a.business_category, count(*) as n from area as a
        where a.business_category is distinct from location_page.category group by 1
      ) as g
    ),
    'cities', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.city, 'country', g.country_code, 'count', g.n) order by g.n desc, g.city), '[]')
      from (
        select u.city, u.country_code, count(*) as n from public.business_unified as u
        where u.business_category = location_page.category and u.is_offered and u.city is not null
          and (location_page.country is null or u.country_code = location_page.country)
          and (location_page.subcategory is null or location_page.subcategory = any (u.parts))
        group by 1, 2 order by n desc, u.city limit 40
      ) as g
    ),
    'countries', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.country_code, 'count', g.n) order by g.n desc, g.country_code), '[]')
      from (
        select u.country_code, count(*) as n from public.business_unified as u
        where location_page.country is null and u.business_category = location_page.category
          and u.is_offered and u.country_code is not null
        group by 1 order by n desc, u.country_code limit 40
      ) as g
    ),
    'mosques', (
      select count(*) from public.mosque_unified as m
      where (here is null and m.country_code = location_page.country)
        or (here is not null and m.position operator(extensions.<@) extensions.cube_enlarge(here, chord, 3)
          and m.position operator(extensions.<->) here <= chord)
    )
  ) into answer;
  return answer;
end $$;
revoke execute on function public.location_page(text, text, text, double precision, double precision, double precision, integer, integer)
from public, anon, authenticated;
grant execute on function public.location_page(text, text, text, double precision, double precision, double precision, integer, integer)
to anon, authenticated, service_role;

-- How many listings each part of each category has near a place, for the guide to services. Without a place: in all.
create function public.category_counts(
  lat double precision default null, lng double precision default null, reach_km double precision default 75
) returns jsonb
language sql stable security invoker parallel safe set search_path = ''
as $$
  with alike as (
    -- Of the whole directory only sums are carried: its rows would be more than memory holds.
    select u.business_category, u.parts, count(*) as n
    from public.business_unified as u
    where private.sphere_point(category_counts.lat, category_counts.lng) is null and u.is_offered
    group by 1, 2
    union all
    select l.business_category, l.parts, 1
    from private.listings_at(null, category_counts.lat, category_counts.lng, coalesce(category_counts.reach_km, 75)) as l
    where private.sphere_point(category_counts.lat, category_counts.lng) is not null
  )
  select coalesce(jsonb_agg(jsonb_build_object('category', g.business_category, 'subcategory', g.subcategory, 'count', g.n)), '[]')
  from (
    select a.business_category, p.part as subcategory, sum(a.n) as n
    from alike as a
    cross join lateral unnest(case when a.parts = '{}' then array[null] else a.parts end) as p (part)
    where a.business_category is not null
    group by 1, 2
    order by 1, 2
  ) as g
$$;
revoke execute on function public.category_counts(double precision, double precision, double precision)
from public, anon, authenticated;
grant execute on function public.category_counts(double precision, double precision, double precision)
to anon, authenticated, service_role;

-- The location pages worth a search engine's while: three listings or more, by country and by city.
create function public.location_groups(fewest integer default 3)
returns table (country_code text, city text, category text, subcategory text, listings bigint, changed timestamptz)
language sql stable security invoker parallel safe set search_path = ''
as $$
  with alike as (
    -- One pass, and a few thousand sums: what follows adds those up.
    select u.country_code, u.city, u.business_category, u.parts,
      count(*) as listings, count(u.position) as placed, max(u.updated_at) as changed
    from public.business_unified as u
    where u.is_offered and u.country_code is not null and u.business_category is not null
    group by 1, 2, 3, 4
  ),
  grouped as (
    select a.country_code, a.city, a.business_category, null::text as part, grouping(a.city) = 1 as is_country,
      sum(a.listings)::bigint as listings, sum(a.placed)::bigint as placed, max(a.changed) as changed
    from alike as a
    group by grouping sets ((a.country_code, a.business_category), (a.country_code, a.city, a.business_category))
    union all
    select a.country_code, a.city, a.business_category, p.part, false,
      sum(a.listings)::bigint, sum(a.placed)::bigint, max(a.changed)
    from alike as a
    cross join lateral (select distinct unnest(a.parts)) as p (part)
    group by 1, 2, 3, 4
  )
  select g.country_code, g.city, g.business_category, g.part,
    g.listings, g.changed
  from grouped as g
  -- A city's page shows what lies around it, so there only listings with a position count.
  where case when g.is_country then g.listings else g.placed end >= greatest(coalesce(fewest, 3), 1)
    and (g.is_country or g.city is not null)
  order by 1, 3, 2 nulls first, 4 nulls first
  limit 20000
$$;
revoke execute on function public.location_groups(integer) from public, anon, authenticated;
grant execute on function public.location_groups(integer) to anon, authenticated, service_role;

-- The mosques of a country, or around a city, nearest first; and the cities of that country that have the most of them.
create function public.mosque_location(
  country text, lat double precision default null, lng double precision default null, reach_km double precision default 30,
  max_results integer default 24, skip_results integer default 0
) returns jsonb
language plpgsql stable security invoker parallel safe set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  here extensions.cube := private.sphere_point(mosque_location.lat, mosque_location.lng);
  page_size integer := least(greatest(coalesce(mosque_location.max_results, 24), 1), 100);
  skipped integer := least(greatest(coalesce(mosque_location.skip_results, 0), 0), 10000);
  chord double precision := 12742 * sin(least(greatest(coalesce(mosque_location.reach_km, 30), 0), 2000) / 12742);
  answer jsonb;
begin
  with found as materialized (
    select m.id, case when here is null then 999999
      else 12742 * asin(least(1, (m.position operator(extensions.<->) here) / 12742)) end as distance, m.name_folded
    from public.mosque_unified as m
    where (here is null and m.country_code = mosque_location.country)
      or (here is not null and m.position operator(extensions.<@) extensions.cube_enlarge(here, chord, 3)
        and m.position operator(extensions.<->) here <= chord)
  ),
  shown as (select f.* from found as f order by f.distance, f.name_folded, f.id limit page_size offset skipped)
  select jsonb_build_object(
    'total', (select count(*) from found),
    'rows', (
      select coalesce(jsonb_agg(private.mosque_card(m, s.distance) order by s.distance, s.name_folded, s.id), '[]')
      from shown as s join public.mosque_unified as m on m.id = s.id
    ),
    'cities', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.city, 'country', g.country_code, 'count', g.n) order by g.n desc, g.city), '[]')
      from (
        select m.city, m.country_code, count(*) as n from public.mosque_unified as m
        where m.country_code = mosque_location.country and m.city is not null
        group by 1, 2 order by n desc, m.city limit 40
      ) as g
    )
  ) into answer;
  return answer;
end $$;

-- The countries and cities with mosques enough for a page of their own.
create function public.mosque_groups(fewest integer default 3)
returns table (country_code text, city text, mosques bigint, changed timestamptz)
language sql stable security invoker parallel safe set search_path = ''
as $$
  select m.country_code, m.city, count(*), max(m.updated_at)
  from public.mosque_unified as m
  where m.country_code is not null
  group by grouping sets ((m.country_code), (m.country_code, m.city))
  having case when grouping(m.city) = 1 then count(*) else count(m.position) end >= greatest(coalesce(fewest, 3), 1)
    and (grouping(m.city) = 1 or m.city is not null)
  order by 1, 2 nulls first
  limit 20000
$$;
revoke execute on function public.mosque_location(text, double precision, double precision, double precision, integer, integer),
  public.mosque_groups(integer) from public, anon, authenticated;
grant execute on function public.mosque_location(text, double precision, double precision, double precision, integer, integer),
  public.mosque_groups(integer) to anon, authenticated, service_role;
