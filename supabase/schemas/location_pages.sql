-- Pages of a category in the world, a country, a city, or a part of it in a city: listings, facts and neighbours in one
-- call.

create index business_unified_country_category on public.business_unified (country_code, business_category, city);

-- Of the whole directory, or of a country: what is counted comes from the sums, so that it takes the same with ten million places.
create function private.location_counts(category text, country text, subcategory text, hides_samples boolean) returns jsonb
language plpgsql stable security invoker parallel safe set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  -- The middle one of more ratings is not looked for.
  most_rated constant bigint := 50000;
  answer jsonb;
begin
  with area as materialized (
    -- Other categories are counted only where a place is named: in the world they all exist.
    select s.* from private.sums_of(
      'business', false, location_counts.country, case when location_counts.country is null then location_counts.category end
    ) as s
    where not (location_counts.hides_samples and s.is_sample)
  ),
  in_category as (select a.* from area as a where a.business_category = location_counts.category),
  listed as (
    select c.* from in_category as c
    where location_counts.subcategory is null or location_counts.subcategory = any (c.parts)
  ),
  offered as not materialized (
    select u.rating, u.reviews_count, u.created_at, u.closed_on from public.business_unified as u
    where u.is_offered and u.business_category = location_counts.category
      and (location_counts.country is null or u.country_code = location_counts.country)
      and (location_counts.subcategory is null or u.terms @> array[location_counts.category || '/' || location_counts.subcategory])
      and not (location_counts.hides_samples and u.is_sample)
  ),
  summed as materialized (
    select coalesce(sum(l.places), 0) as total, coalesce(sum(l.rated), 0) as rated, coalesce(sum(l.reviews), 0) as reviews,
      coalesce(sum(l.certified), 0) as certified, coalesce(sum(l.confirmed), 0) as confirmed,
      coalesce(sum(l.muslim_owned), 0) as muslim_owned, coalesce(sum(l.prayer_space), 0) as prayer_space,
      coalesce(sum(l.delivery), 0) as delivery
    from listed as l
  )
  select jsonb_build_object(
    'total', s.total,
    'facts', to_jsonb(s) - 'total' || jsonb_build_object(
      'median_rating', case when s.rated between 1 and most_rated then (
        select percentile_cont(0.5) within group (order by r.rating) from offered as r
        -- As the index of what is reviewed has it.
        where r.reviews_count > 0 and r.closed_on is null and r.rating is not null
      ) end,
      'newest', (select r.created_at from offered as r order by r.created_at desc limit 1)
    ),
    'subcategories', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.part, 'count', g.n) order by g.n desc, g.part), '[]')
      from (select p.part, sum(c.places) as n from in_category as c, unnest(c.parts) as p (part) group by 1) as g
    ),
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.business_category, 'count', g.n) order by g.n desc, g.business_category), '[]')
      from (
        select a.business_category, sum(a.places) as n from area as a
        where a.business_category is distinct from location_counts.category group by 1
      ) as g
    )
  ) into answer from summed as s;
  return answer;
end $$;
revoke execute on function private.location_counts(text, text, text, boolean) from public;
grant execute on function private.location_counts(text, text, text, boolean) to anon, authenticated, service_role;

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
  few constant integer := 300;
  counts jsonb;
  shown uuid[];
  pinned uuid[];
  timed uuid[];
begin
  if here is null then
    counts := private.location_counts(location_page.category, location_page.country, location_page.subcategory, hides_samples);
    -- What is shown of them lies at the beginning of an index.
    with listed as not materialized (
      select u.* from public.business_unified as u
      where u.is_offered and u.business_category = location_page.category
        and (location_page.country is null or u.country_code = location_page.country)
        and (location_page.subcategory is null or u.terms @> array[location_page.category || '/' || location_page.subcategory])
        and not (hides_samples and u.is_sample)
    )
    select array(
      select l.id from listed as l
      order by l.priority desc, l.featured desc, l.rating desc nulls last, l.reviews_count desc, l.id
      limit page_size offset skipped
    ), array(
      select l.id from listed as l where l.latitude is not null and l.longitude is not null
      order by l.priority desc, l.featured desc, l.rating desc nulls last, l.reviews_count desc, l.id
      limit few
    ), array(
      select l.id from listed as l where l.hours is not null
      order by l.priority desc, l.featured desc, l.rating desc nulls last, l.reviews_count desc, l.id
      limit few
    ) into shown, pinned, timed;
  else
    with area as materialized (
      -- What is counted and sorted by, and no more.
      select u.id, u.business_category, u.parts, u.priority, u.featured, u.rating, u.reviews_count, u.halal_level, u.muslim_owned,
        u.facts -> 'prayer_space' = 'true' as has_prayer_space, u.facts -> 'delivery' = 'true' as delivers, u.created_at,
        u.latitude is not null and u.longitude is not null as is_pinned, u.hours is not null as has_hours
      from public.business_unified as u
      where u.is_offered and not (hides_samples and u.is_sample)
        and u.position operator(extensions.<@) extensions.cube_enlarge(here, chord, 3)
        and u.position operator(extensions.<->) here <= chord
    ),
    in_category as materialized (
      select a.* from area as a where a.business_category = location_page.category
    ),
    listed as materialized (
      select c.id, c.rating, c.reviews_count, c.halal_level, c.muslim_owned, c.has_prayer_space, c.delivers, c.created_at,
        c.is_pinned, c.has_hours,
        row_number() over (order by c.priority desc, c.featured desc, c.rating desc nulls last, c.reviews_count desc, c.id) as place
      from in_category as c
      where location_page.subcategory is null or location_page.subcategory = any (c.parts)
    )
    select jsonb_build_object(
      'total', (select count(*) from listed),
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
      )
    ),
    array(select l.id from listed as l order by l.place limit page_size offset skipped),
    array(select l.id from listed as l where l.is_pinned order by l.place limit few),
    array(select l.id from listed as l where l.has_hours order by l.place limit few)
    into counts, shown, pinned, timed;
  end if;
  return counts || jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(u) - array['position', 'search', 'name_folded', 'terms', 'description'] order by s.place), '[]')
      from unnest(shown) with ordinality as s (id, place) join public.business_unified as u on u.id = s.id
    ),
    'pins', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'latitude', u.latitude,
          'longitude', u.longitude, 'business_category', u.business_category, 'featured', u.featured
        ) order by p.place), '[]')
      from unnest(pinned) with ordinality as p (id, place) join public.business_unified as u on u.id = p.id
    ),
    -- Whether they are open now is for the reader's clock to say: the answer is kept for a while.
    'hours', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'hours', u.hours, 'time_zone', u.time_zone, 'latitude', u.latitude, 'longitude', u.longitude
      ) order by t.place), '[]')
      from unnest(timed) with ordinality as t (id, place) join public.business_unified as u on u.id = t.id
    ),
    'cities', (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.city, 'country', g.country_code, 'count', g.n) order by g.n desc, g.city), '[]')
      from (
        select s.city, s.country_code, sum(s.places) as n
        from private.sums_of('business', true, location_page.country, location_page.category) as s
        where location_page.subcategory is null or location_page.subcategory = any (s.parts)
        group by 1, 2 order by n desc, s.city limit 40
      ) as g
    ),
    'countries', case when location_page.country is null then (
      select coalesce(jsonb_agg(jsonb_build_object('word', g.country_code, 'count', g.n) order by g.n desc, g.country_code), '[]')
      from (
        select s.country_code, sum(s.places) as n from private.sums_of('business', false, null, location_page.category) as s
        where s.country_code is not null
        group by 1 order by n desc, s.country_code limit 40
      ) as g
    ) else '[]' end,
    'mosques', case when here is null then (
      select coalesce(sum(s.places), 0) from private.sums_of('mosque', false, location_page.country) as s
      where location_page.country is not null
    ) else (
      select count(*) from public.mosque_unified as m
      where m.position operator(extensions.<@) extensions.cube_enlarge(here, chord, 3)
        and m.position operator(extensions.<->) here <= chord
    ) end
  );
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
    select s.business_category, s.parts, s.places as n
    from private.sums_of('business') as s
    where private.sphere_point(category_counts.lat, category_counts.lng) is null
    union all
    select u.business_category, u.parts, 1
    from public.business_unified as u
    cross join (
      select private.sphere_point(category_counts.lat, category_counts.lng) as here,
        12742 * sin(least(coalesce(category_counts.reach_km, 75), 2000) / 12742) as chord
    ) as around
    where u.is_offered and u.position operator(extensions.<@) extensions.cube_enlarge(around.here, around.chord, 3)
      and u.position operator(extensions.<->) around.here <= around.chord
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
    select s.country_code, s.city, s.business_category, s.parts, s.places, s.changed from private.sums_of('business') as s
    where s.country_code is not null and s.business_category is not null
    union all
    -- A city's page shows what lies around it, so there only listings with a position count.
    select s.country_code, s.city, s.business_category, s.parts, s.placed, s.changed from private.sums_of('business', true) as s
    where s.business_category is not null
  ),
  grouped as (
    select a.country_code, a.city, a.business_category, null::text as part, sum(a.places)::bigint as listings, max(a.changed) as changed
    from alike as a
    group by 1, 2, 3
    union all
    select a.country_code, a.city, a.business_category, p.part, sum(a.places)::bigint, max(a.changed)
    from alike as a
    cross join lateral (select distinct unnest(a.parts)) as p (part)
    where a.city is not null
    group by 1, 2, 3, 4
  )
  select g.country_code, g.city, g.business_category, g.part, g.listings, g.changed
  from grouped as g
  where g.listings >= greatest(coalesce(fewest, 3), 1)
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
  with grouped as (
    select s.country_code, null::text as city, sum(s.places)::bigint as mosques, max(s.changed) as changed
    from private.sums_of('mosque') as s where s.country_code is not null group by 1
    union all
    select s.country_code, s.city, sum(s.placed)::bigint, max(s.changed) from private.sums_of('mosque', true) as s group by 1, 2
  )
  select g.country_code, g.city, g.mosques, g.changed from grouped as g
  where g.mosques >= greatest(coalesce(fewest, 3), 1)
  order by 1, 2 nulls first
  limit 20000
$$;
revoke execute on function public.mosque_location(text, double precision, double precision, double precision, integer, integer),
  public.mosque_groups(integer) from public, anon, authenticated;
grant execute on function public.mosque_location(text, double precision, double precision, double precision, integer, integer),
  public.mosque_groups(integer) to anon, authenticated, service_role;
