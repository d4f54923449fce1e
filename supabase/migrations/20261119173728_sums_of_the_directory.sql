-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

create or replace function public.category_counts(
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

create or replace function public.location_groups(fewest integer default 3)
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
