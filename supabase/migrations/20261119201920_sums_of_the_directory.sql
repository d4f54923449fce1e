-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

create index business_unified_ranking_in_category on public.business_unified
  (business_category, priority desc, featured desc, rating desc nulls last, reviews_count desc, id);

create table private.directory_sums (
  id bigint generated always as identity primary key,
  group_key uuid not null,
  is_folded boolean not null default false,
  kind text not null check (kind in ('business', 'mosque')),
  -- Of a town; else of a country, or of all that lies in none.
  is_town boolean not null,
  country_code text,
  city text,
  category text,
  parts text[] not null,
  source text,
  licence text,
  is_sample boolean not null,
  places bigint not null,
  placed bigint not null,
  rated bigint not null,
  reviews bigint not null,
  certified bigint not null,
  confirmed bigint not null,
  muslim_owned bigint not null,
  prayer_space bigint not null,
  delivery bigint not null,
  -- The last change of one of them, within an hour.
  changed timestamptz not null
);

call private.passport('private.directory_sums', written_by => 'site');

create index directory_sums_group on private.directory_sums (group_key) where is_folded;

create index directory_sums_loose on private.directory_sums (id) where not is_folded;

create index directory_sums_countries on private.directory_sums (kind, category, country_code) where not is_town;

create index directory_sums_towns on private.directory_sums (kind, category, country_code) where is_town;

comment on table private.directory_sums is
  'Sums over the offered businesses and the mosques of the directory. Several rows may stand for one group, some of them with negative numbers: only their sum means anything.';

create function private.adding_to_sums(kind text, rows text) returns text
language sql immutable set search_path = ''
as $$
  select format(
    $sql$
      with changed as (
        select sign, r.country_code, r.city, r.source, r.licence, r.is_sample, r.position is not null as is_placed, r.updated_at, %3$s
        from (%2$s) as r
        %4$s
      ),
      grouped as (
        select l.is_town, c.country_code, case when l.is_town then c.city end as city, c.category, c.parts,
          case when not l.is_town then c.source end as source, case when not l.is_town then c.licence end as licence, c.is_sample,
          sum(sign) as places, sum(sign) filter (where c.is_placed) as placed, sum(sign) filter (where c.is_rated) as rated,
          sum(sign * c.reviews) as reviews, sum(sign) filter (where c.halal_level = 3) as certified,
          sum(sign) filter (where c.halal_level = 2) as confirmed, sum(sign) filter (where c.muslim_owned) as muslim_owned,
          sum(sign) filter (where c.has_prayer_space) as prayer_space, sum(sign) filter (where c.delivers) as delivery,
          max(c.updated_at) as changed,
          max(c.updated_at) filter (where sign = 1) > max(c.updated_at) filter (where sign = -1) + interval '1 hour' as is_news
        from changed as c
        cross join (values (false), (true)) as l (is_town)
        where not l.is_town or (c.country_code is not null and c.city is not null)
        group by 1, 2, 3, 4, 5, 6, 7, 8
      )
      insert into private.directory_sums (
        group_key, kind, is_town, country_code, city, category, parts, source, licence, is_sample,
        places, placed, rated, reviews, certified, confirmed, muslim_owned, prayer_space, delivery, changed
      )
      select md5(jsonb_build_array(%1$L, is_town, country_code, city, category, parts, source, licence, is_sample)::text)::uuid,
        %1$L, is_town, country_code, city, category, parts, source, licence, is_sample,
        places, coalesce(placed, 0), coalesce(rated, 0), coalesce(reviews, 0), coalesce(certified, 0), coalesce(confirmed, 0),
        coalesce(muslim_owned, 0), coalesce(prayer_space, 0), coalesce(delivery, 0), changed
      from grouped
      -- What a change leaves as it was adds nothing.
      where is_news or 0 <> any (array[
        places, placed, rated, reviews, certified, confirmed, muslim_owned, prayer_space, delivery
      ])
    $sql$,
    kind, rows,
    case kind when 'business' then
      $cols$r.business_category as category, r.parts, r.rating is not null and r.reviews_count > 0 as is_rated,
        r.reviews_count as reviews, r.halal_level, r.muslim_owned, r.facts -> 'prayer_space' = 'true' as has_prayer_space,
        r.facts -> 'delivery' = 'true' as delivers$cols$
    else
      $cols$null::text as category, '{}'::text[] as parts, false as is_rated, 0 as reviews, null::smallint as halal_level,
        false as muslim_owned, false as has_prayer_space, false as delivers$cols$
    end,
    case kind when 'business' then 'where r.is_offered' else '' end
  )
$$;

create function private.note_in_sums() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  execute private.adding_to_sums(tg_argv[0], concat_ws(
    ' union all ',
    case when tg_op <> 'DELETE' then 'select 1 as sign, n.* from new_rows as n' end,
    case when tg_op <> 'INSERT' then 'select -1 as sign, o.* from old_rows as o' end
  ));
  return null;
end $$;

create trigger sum_up_new after insert on public.business_unified referencing new table as new_rows
for each statement execute function private.note_in_sums('business');

create trigger sum_up_changed after update on public.business_unified referencing old table as old_rows new table as new_rows
for each statement execute function private.note_in_sums('business');

create trigger sum_up_gone after delete on public.business_unified referencing old table as old_rows
for each statement execute function private.note_in_sums('business');

create trigger sum_up_new after insert on public.mosque_unified referencing new table as new_rows
for each statement execute function private.note_in_sums('mosque');

create trigger sum_up_changed after update on public.mosque_unified referencing old table as old_rows new table as new_rows
for each statement execute function private.note_in_sums('mosque');

create trigger sum_up_gone after delete on public.mosque_unified referencing old table as old_rows
for each statement execute function private.note_in_sums('mosque');

create function private.collect_directory_sums() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Nobody changes a place between the counting and the first row that a trigger adds to it.
  lock table public.business_unified, public.mosque_unified in share mode;
  delete from private.directory_sums;
  execute private.adding_to_sums('business', 'select 1 as sign, u.* from public.business_unified as u');
  execute private.adding_to_sums('mosque', 'select 1 as sign, u.* from public.mosque_unified as u');
  update private.directory_sums set is_folded = true;
end $$;

create function public.fold_directory_sums() returns integer
language sql volatile security definer set search_path = ''
as $$
  with loose as (
    delete from private.directory_sums where not is_folded returning *
  ),
  before as (
    delete from private.directory_sums as s using (select distinct group_key from loose) as g
    where s.is_folded and s.group_key = g.group_key
    returning s.*
  ),
  folded as (
    insert into private.directory_sums (
      group_key, is_folded, kind, is_town, country_code, city, category, parts, source, licence, is_sample,
      places, placed, rated, reviews, certified, confirmed, muslim_owned, prayer_space, delivery, changed
    )
    select group_key, true, kind, is_town, country_code, city, category, parts, source, licence, is_sample,
      sum(places), sum(placed), sum(rated), sum(reviews), sum(certified), sum(confirmed), sum(muslim_owned), sum(prayer_space),
      sum(delivery), max(changed)
    from (select * from loose union all select * from before) as s
    group by group_key, kind, is_town, country_code, city, category, parts, source, licence, is_sample
    having sum(places) <> 0
  )
  select count(*)::integer from loose
$$;

create function private.sums_of(
  kind text, of_towns boolean default false, country text default null, category text default null
) returns table (
  country_code text, city text, business_category text, parts text[], source text, licence text, is_sample boolean,
  places bigint, placed bigint, rated bigint, reviews bigint, certified bigint, confirmed bigint, muslim_owned bigint,
  prayer_space bigint, delivery bigint, changed timestamptz
)
language plpgsql stable security definer parallel safe set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select s.country_code, s.city, s.category, s.parts, s.source, s.licence, s.is_sample,
    sum(s.places)::bigint, sum(s.placed)::bigint, sum(s.rated)::bigint, sum(s.reviews)::bigint, sum(s.certified)::bigint,
    sum(s.confirmed)::bigint, sum(s.muslim_owned)::bigint, sum(s.prayer_space)::bigint, sum(s.delivery)::bigint, max(s.changed)
  from private.directory_sums as s
  where s.kind = sums_of.kind and s.is_town = sums_of.of_towns
    and (sums_of.country is null or s.country_code = sums_of.country)
    and (sums_of.category is null or s.category = sums_of.category)
  group by 1, 2, 3, 4, 5, 6, 7
  having sum(s.places) > 0;
end $$;

create or replace function public.records_choices() returns jsonb
language sql stable set search_path = ''
as $$
  with grouped as (
    select 'business' as kind, s.country_code, s.business_category as category, s.source, s.licence, s.is_sample, s.places as n
    from private.sums_of('business') as s
    union all
    select 'mosque', s.country_code, null, s.source, s.licence, s.is_sample, s.places from private.sums_of('mosque') as s
  )
  select jsonb_build_object(
    'businesses', (select coalesce(sum(n), 0) from grouped where kind = 'business'),
    'mosques', (select coalesce(sum(n), 0) from grouped where kind = 'mosque'),
    'samples', (select coalesce(sum(n), 0) from grouped where is_sample),
    'updated_at', greatest(
      (select u.updated_at from public.business_unified as u where u.is_offered order by u.updated_at desc limit 1),
      (select m.updated_at from public.mosque_unified as m order by m.updated_at desc limit 1)
    ),
    'countries', (select coalesce(jsonb_agg(country_code order by n desc), '[]') from (
      select country_code, sum(n) as n from grouped where country_code is not null group by 1) as c),
    'categories', (select coalesce(jsonb_agg(category order by n desc), '[]') from (
      select category, sum(n) as n from grouped where category is not null group by 1 order by 2 desc limit 100) as c),
    'sources', (select coalesce(jsonb_agg(jsonb_build_object('source', source, 'licence', licence, 'count', n) order by n desc), '[]') from (
      select source, max(licence) as licence, sum(n) as n from grouped group by 1 order by 3 desc limit 100) as c)
  )
$$;

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

create or replace function public.location_page(
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

create or replace function public.category_counts(
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

create or replace function public.location_groups(fewest integer default 3)
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

create or replace function public.mosque_groups(fewest integer default 3)
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

revoke all on table private.directory_sums from public, anon, authenticated, service_role;

revoke execute on function private.note_in_sums() from public, anon, authenticated, service_role;

revoke execute on function private.adding_to_sums(kind text, rows text) from public, anon, authenticated, service_role;

revoke execute on function private.collect_directory_sums() from public, anon, authenticated, service_role;

revoke execute on function public.fold_directory_sums() from public, anon, authenticated, service_role;

grant execute on function public.fold_directory_sums() to service_role;

revoke execute on function private.sums_of(kind text, of_towns boolean, country text, category text) from public, anon, authenticated, service_role;

grant execute on function private.sums_of(kind text, of_towns boolean, country text, category text) to anon;

grant execute on function private.sums_of(kind text, of_towns boolean, country text, category text) to authenticated;

grant execute on function private.sums_of(kind text, of_towns boolean, country text, category text) to service_role;

revoke execute on function private.location_counts(category text, country text, subcategory text, hides_samples boolean) from public, anon, authenticated, service_role;

grant execute on function private.location_counts(category text, country text, subcategory text, hides_samples boolean) to anon;

grant execute on function private.location_counts(category text, country text, subcategory text, hides_samples boolean) to authenticated;

grant execute on function private.location_counts(category text, country text, subcategory text, hides_samples boolean) to service_role;

drop index public.business_unified_category;

select private.collect_directory_sums();
