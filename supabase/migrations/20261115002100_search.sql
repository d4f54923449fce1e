-- Searching the directory: the words, filters, area and order of /businesses in one call, quick with a million places.

-- What a listing can be filtered by, as words of one index: `restaurants`, `restaurants/grill`, `halal:2`,
-- `muslim-owned`, `fact:wheelchair`. Several common ones together may be rare, and one index answers all of them.
create function private.listing_terms(
  business_category text, subcategory text, halal_level smallint, muslim_owned boolean, facts jsonb
) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array_remove(array[business_category, business_category || '/' || subcategory], null)
    || array(select 'halal:' || level from generate_series(1, halal_level) as level)
    || case when muslim_owned then array['muslim-owned'] else '{}' end
    || array(select 'fact:' || f.key from jsonb_each(facts) as f where f.value = 'true');
end $$;

alter table public.business_unified add column terms text[] not null generated always as (
  private.listing_terms(business_category, subcategory, halal_level, muslim_owned, facts)
) stored;
comment on column public.business_unified.terms is 'What the listing can be filtered by, for its index.';
create index business_unified_terms on public.business_unified using gin (terms);
create index business_unified_rated on public.business_unified (rating desc nulls last, reviews_count desc, id);
create index business_unified_newest on public.business_unified (created_at desc, id);

-- The function is part of a generated column, so whoever may write the row must be able to run it.
revoke execute on function private.listing_terms(text, text, smallint, boolean, jsonb) from public;
grant execute on function private.listing_terms(text, text, smallint, boolean, jsonb) to anon, authenticated, service_role;

-- The words of the directory, to correct a typing error by: comparing it with every name would take seconds. Words are
-- added with the listings that bring them; one that has gone again is never found, which harms nobody.
create table private.listing_words (word text primary key);
create index listing_words_prefix on private.listing_words (word text_pattern_ops);
create index listing_words_trigrams on private.listing_words using gin (word extensions.gin_trgm_ops);
alter table private.listing_words enable row level security;
revoke all on private.listing_words from public, anon, authenticated;
comment on table private.listing_words is 'Every word of names, categories, tags, services and places in the directory, folded.';

create function private.add_listing_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- In order, so that two writers never wait for each other.
  insert into private.listing_words (word)
  select distinct word
  from changed_rows as r, unnest(tsvector_to_array(ts_filter(r.search, '{a,b,c}'))) as word
  where length(word) between 3 and 40 and word !~ '^[0-9]+$'
  order by word
  on conflict do nothing;
  return null;
end $$;
create trigger add_words_on_insert after insert on public.business_unified referencing new table as changed_rows
for each statement execute function private.add_listing_words();
create trigger add_words_on_update after update on public.business_unified referencing new table as changed_rows
for each statement execute function private.add_listing_words();

-- Adds the words of all rows there are, for repairs and bulk loads.
create function private.collect_listing_words() returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.listing_words (word)
  select distinct word
  from public.business_unified as u, unnest(tsvector_to_array(ts_filter(u.search, '{a,b,c}'))) as word
  where length(word) between 3 and 40 and word !~ '^[0-9]+$'
  order by word
  on conflict do nothing
$$;
select private.collect_listing_words();

-- How many letters must be added, left out or changed, or neighbours swapped, to make one word of the other; `most` + 1
-- where it is more than that.
create function private.edit_distance(a text, b text, most integer) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  xs text[] := string_to_array(a, null);
  ys text[] := string_to_array(b, null);
  n integer := coalesce(cardinality(ys), 0);
  earlier integer[];
  before integer[] := array(select generate_series(0, n));
  current_row integer[];
  cost integer;
  best integer;
begin
  if abs(length(a) - length(b)) > most then
    return most + 1;
  end if;
  for i in 1..coalesce(cardinality(xs), 0) loop
    current_row := array[i];
    best := i;
    for j in 1..n loop
      cost := least(before[j + 1] + 1, current_row[j] + 1, before[j] + (xs[i] <> ys[j])::integer);
      if i > 1 and j > 1 and xs[i] = ys[j - 1] and xs[i - 1] = ys[j] then
        cost := least(cost, earlier[j - 1] + 1);
      end if;
      current_row := current_row || cost;
      best := least(best, cost);
    end loop;
    if best > most then
      return most + 1;
    end if;
    earlier := before;
    before := current_row;
  end loop;
  return before[n + 1];
end $$;

-- Whether a word was typed that no word of the directory begins with.
create function private.has_unknown_word(value text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed text;
begin
  for typed in select btrim(word, ''':*') from unnest(string_to_array(private.prefix_query(value)::text, ' & ')) as word loop
    if length(typed) > 3 and typed !~ '^[0-9]+$' and not exists (
      select from private.listing_words as w where w.word like regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%'
    ) then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- What someone may have meant: every word the directory does not have gives way to those that differ in a letter or
-- two (three in a long one). Null where a word is like no other.
create function private.corrected_query(value text) returns tsquery
language plpgsql stable security definer set search_path = '' set pg_trgm.similarity_threshold = 0.2
as $$
declare
  typed text;
  most integer;
  alike text;
  corrected tsquery;
begin
  -- Short words and numbers stay as they are: nearly every other is a letter away.
  for typed in select btrim(word, ''':*') from unnest(string_to_array(private.prefix_query(value)::text, ' & ')) as word loop
    if length(typed) < 4 or typed ~ '^[0-9]+$'
      or exists (select from private.listing_words as w where w.word like regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%')
    then
      alike := quote_literal(typed) || ':*';
    else
      most := case when length(typed) < 5 then 1 when length(typed) < 8 then 2 else 3 end;
      select string_agg(quote_literal(w.word), ' | ') into alike
      from (
        select near.word
        from (
          select l.word from private.listing_words as l
          where l.word operator(extensions.%) typed and abs(length(l.word) - length(typed)) <= most
          order by extensions.similarity(l.word, typed) desc, l.word
          limit 30
        ) as near
        where private.edit_distance(typed, near.word, most) <= most
        order by private.edit_distance(typed, near.word, most), near.word
        limit 8
      ) as w;
    end if;
    if alike is null then
      return null;
    end if;
    corrected := case when corrected is null then alike::tsquery else corrected && alike::tsquery end;
  end loop;
  return corrected;
end $$;

revoke execute on function private.add_listing_words(), private.collect_listing_words(),
  private.edit_distance(text, text, integer), private.has_unknown_word(text), private.corrected_query(text) from public;
grant execute on function
  private.edit_distance(text, text, integer), private.has_unknown_word(text), private.corrected_query(text)
  to anon, authenticated, service_role;

-- One page of results and how many there are: {"rows": […], "total": 86, "is_more": false, "is_narrowed": true,
-- "is_corrected": false}. `total` is exact up to 1000; beyond that `is_more` says so.
--
-- Order `best`: distance, priority, featured, rating, review count. Others: distance (nothing paid breaks its ties),
-- rating, newest, name. Without a known place (null, or 0,0) distance says nothing.
--
-- Area: a radius or bounds the visitor chose hold whatever they leave. Otherwise 75 km hold only when at least 24 lie
-- inside. Places without a known position have distance 999999, lie in no area and come last.
--
-- Words: every word typed begins a word of the listing, or the whole is part of its name. Similar words are looked for
-- only when nothing in the directory is as typed.
--
-- How it stays quick: at most 1001 members of the result are looked at; up to 1000 they are the result, and sorting
-- them is all there is to do. A larger result is common by definition, so that its first page is found among the first
-- few thousand of the index that has the wanted order. Only where that fails (a common word of a far country) is all
-- of it sorted. Whether the members are common is seen from a sample: common ones are met at every step of any way
-- through the area, rare ones are fetched through the indexes of words and terms. Statements are planned for the actual
-- words and filters.
create function public.search_businesses(
  lat double precision default null, lng double precision default null,
  query text default null, category text default null, subcategory text default null,
  radius_km double precision default null,
  min_lat double precision default null, min_lng double precision default null,
  max_lat double precision default null, max_lng double precision default null,
  filters jsonb default '{}', sort text default 'best',
  max_results integer default 24, skip_results integer default 0
) returns jsonb
language plpgsql stable security invoker set search_path = ''
set work_mem = '32MB' set jit = off set enable_bitmapscan = on set enable_seqscan = on
as $$
declare
  few constant integer := 1000;
  usual_radius constant double precision := 75;
  radius_needs constant integer := 24;
  sample_size constant integer := 300;
  -- How often a member must be met for a walk to be worth it: in the area, which is small, and everywhere.
  common constant double precision[] := array[0.01, 0.05];

  -- One of the drivers sends an object as text within JSON.
  asked jsonb := case when jsonb_typeof(filters) = 'string' then (filters #>> '{}')::jsonb else filters end;
  here extensions.cube := private.sphere_point(lat, lng);
  page_size integer := least(greatest(coalesce(max_results, 24), 1), 1000);
  skipped integer := least(greatest(coalesce(skip_results, 0), 0), 10000);
  wanted integer := page_size + skipped;

  typed text := btrim(private.fold(left(query, 100)));
  words tsquery := private.prefix_query(query);
  contained text := '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%';
  terms text[] := array_remove(array[
      nullif(btrim(category), ''),
      nullif(btrim(category), '') || '/' || nullif(btrim(subcategory), ''),
      case when jsonb_typeof(asked -> 'halal') = 'number' and (asked ->> 'halal')::numeric between 1 and 4
        then 'halal:' || (asked ->> 'halal')::numeric::integer end,
      case when asked ->> 'muslim_owned' = 'true' then 'muslim-owned' end
    ], null)
    || array(select 'fact:' || f from jsonb_array_elements_text(
      case when jsonb_typeof(asked -> 'facts') = 'array' then asked -> 'facts' else '[]' end) as f);
  prices text[] := array(select p from jsonb_array_elements_text(
    case when jsonb_typeof(asked -> 'prices') = 'array' then asked -> 'prices' else '[]' end) as p);
  least_rating double precision :=
    case when jsonb_typeof(asked -> 'rating') = 'number' then (asked ->> 'rating')::double precision end;

  has_bounds boolean := min_lat is not null and max_lat is not null and min_lng is not null and max_lng is not null;
  radius double precision := case when radius_km > 0 then least(radius_km, 20038) end;
  -- A box round the area, for the index: the middle of it and the straight line to its farthest corner.
  middle extensions.cube;
  reach double precision;

  conditions text := 'u.closed_on is null';
  by_words text := '';
  inside text := '';
  box text := '';
  distance text := '999999::double precision';
  best text := 'priority desc, featured desc, rating desc nulls last, reviews_count desc, id';
  sorting text;
  -- The beginning of the order, as an index has it.
  index_order text;
  walked integer;
  found integer;
  ids uuid[];
  is_narrowed boolean := false;
  is_corrected boolean := false;
  is_known boolean;
  sampled integer;
  matching integer;
begin
  if cardinality(terms) > 0 then conditions := conditions || ' and u.terms @> $3'; end if;
  if cardinality(prices) > 0 then conditions := conditions || ' and u.price_range = any ($4)'; end if;
  if least_rating > 0 then conditions := conditions || ' and u.rating >= $5'; end if;
  if asked ->> 'hours' = 'true' then conditions := conditions || ' and u.hours is not null'; end if;
  if words is not null then by_words := ' and (u.search @@ $6 or u.name_folded like $7)'; end if;

  if here is not null then
    distance := 'case when u.position is null then 999999
      else 12742 * asin(least(1, (u.position operator(extensions.<->) $1) / 12742)) end';
  end if;
  case
    when sort = 'rating' then
      sorting := 'rating desc nulls last, reviews_count desc, distance, id';
      index_order := 'u.rating desc nulls last, u.reviews_count desc';
    when sort = 'newest' then
      sorting := 'created_at desc, id';
      index_order := 'u.created_at desc';
    when sort = 'name' then
      sorting := 'name_folded using operator(pg_catalog.~<~), distance, id';
      index_order := 'u.name_folded using operator(pg_catalog.~<~)';
    when here is null then
      sorting := best;
      index_order := 'u.priority desc, u.featured desc, u.rating desc nulls last, u.reviews_count desc';
    when sort = 'distance' then
      sorting := 'distance, rating desc nulls last, reviews_count desc, id';
      index_order := 'u.position operator(extensions.<->) $1';
    else
      sorting := 'distance, ' || best;
      index_order := 'u.position operator(extensions.<->) $1';
  end case;

  if has_bounds then
    middle := private.sphere_point(
      (min_lat + max_lat) / 2,
      case when min_lng <= max_lng then (min_lng + max_lng) / 2
        else (min_lng + max_lng + 360) / 2 - case when min_lng + max_lng > 0 then 360 else 0 end end
    );
    select max(private.sphere_point(corner.lat, corner.lng) operator(extensions.<->) middle) into reach
    from (values (min_lat, min_lng), (min_lat, max_lng), (max_lat, min_lng), (max_lat, max_lng)) as corner (lat, lng);
    reach := reach * 1.01;
    inside := ' and u.latitude between $10 and $11 and u.position is not null and '
      || case when min_lng <= max_lng then 'u.longitude between $12 and $13'
        else '(u.longitude >= $12 or u.longitude <= $13)' end;
  elsif here is not null then
    middle := here;
    reach := 12742 * sin(least(coalesce(radius, usual_radius), 20000) / 12742);
    inside := ' and (u.position operator(extensions.<->) $1) <= $9';
  end if;
  -- The index of a wide area is slower than none.
  if reach < 3000 then
    box := ' and u.position operator(extensions.<@) extensions.cube_enlarge($2, $9, 3)';
    inside := inside || box;
  end if;

  -- A word nobody has may still be part of a name, or stand in a description. Only an index can tell quickly that
  -- something is nowhere.
  if words is not null and private.has_unknown_word(query) then
    perform set_config('enable_seqscan', 'off', true);
    execute format('select exists (select from public.business_unified as u where u.closed_on is null %s)', by_words)
    into is_known
    using here, middle, terms, prices, least_rating, words, contained;
    perform set_config('enable_seqscan', 'on', true);
    if not is_known then
      words := private.corrected_query(query);
      by_words := case when words is null then ' and false' else ' and u.search @@ $6' end;
      is_corrected := true;
    end if;
  end if;

  for area in 1..2 loop
    -- First the area, then, where it does not hold, everywhere.
    continue when area = 1 and inside = '';
    is_narrowed := area = 1;
    -- A bitmap of everything in the area is made before its first member is seen: not for samples, nor for what is
    -- common. Settings are back as they were when the function ends.
    perform set_config('enable_bitmapscan', 'off', true);
    execute format(
      'select count(*), count(*) filter (where %s)
       from (select u.* from public.business_unified as u where true %s limit %s) as u',
      conditions || by_words, case when is_narrowed then box else '' end, sample_size)
    into sampled, matching
    using here, middle, terms, prices, least_rating, words, contained, typed, reach;
    if sampled = sample_size and matching < sampled * common[area] then
      perform set_config('enable_bitmapscan', 'on', true);
    end if;
    execute format(
      'select count(*), array_agg(id order by %s) from (
         select u.id, %s as distance, u.priority, u.featured, u.rating, u.reviews_count, u.created_at, u.name_folded
         from public.business_unified as u where %s limit %s
       ) as members', sorting, distance, conditions || by_words || case when is_narrowed then inside else '' end, few + 1)
    into found, ids
    using here, middle, terms, prices, least_rating, words, contained, typed, reach, min_lat, max_lat, min_lng, max_lng;
    exit when is_narrowed and (has_bounds or radius is not null or found >= radius_needs);
  end loop;
  is_corrected := is_corrected and found > 0;

  perform set_config('enable_bitmapscan', 'on', true);
  if found <= few then
    ids := ids[skipped + 1 : wanted];
  else
    ids := null;
    conditions := conditions || by_words || case when is_narrowed then inside else '' end;
    -- An order that has nothing to do with the area would have us walk the whole world for it.
    if not is_narrowed or (here is not null and not has_bounds and index_order like '%<->%') then
      foreach walked in array array[wanted * 3 + 50, wanted * 10 + 3000] loop
        execute format(
          'select array_agg(id order by %s) from (
             select u.id, %s as distance, u.priority, u.featured, u.rating, u.reviews_count, u.created_at, u.name_folded
             from (
               select u.* from public.business_unified as u
               where %s order by %s fetch first %s rows with ties
             ) as u
             where %s
           ) as members',
          sorting, distance,
          case when index_order like '%<->%' then 'u.position is not null' else 'true' end,
          index_order, walked, conditions)
        into ids
        using here, middle, terms, prices, least_rating, words, contained, typed, reach, min_lat, max_lat, min_lng, max_lng;
        exit when cardinality(ids) >= wanted;
        ids := null;
      end loop;
    end if;
    if ids is null then
      execute format(
        'select array_agg(id order by place) from (
           select id, row_number() over (order by %1$s) as place from (
             select u.id, %2$s as distance, u.priority, u.featured, u.rating, u.reviews_count, u.created_at, u.name_folded
             from public.business_unified as u where %3$s
           ) as every
           order by %1$s limit %4$s
         ) as first_ones', sorting, distance, conditions, wanted)
      into ids
      using here, middle, terms, prices, least_rating, words, contained, typed, reach, min_lat, max_lat, min_lng, max_lng;
    end if;
    ids := ids[skipped + 1 : wanted];
  end if;

  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'image', u.image,
          'rating', u.rating, 'reviews_count', u.reviews_count, 'business_type', u.business_type,
          'business_category', u.business_category, 'subcategory', u.subcategory, 'address', u.address,
          'city', u.city, 'state', u.state, 'country', u.country, 'country_code', u.country_code,
          'latitude', u.latitude, 'longitude', u.longitude, 'time_zone', u.time_zone, 'phone', u.phone,
          'hours', u.hours, 'halal_level', u.halal_level, 'muslim_owned', u.muslim_owned,
          'price_range', u.price_range, 'featured', u.featured, 'priority', u.priority, 'facts', u.facts,
          'is_sample', u.is_sample,
          'distance', case when here is null or u.position is null then 999999
            else 12742 * asin(least(1, (u.position operator(extensions.<->) here) / 12742)) end
        ) order by i.place
      ), '[]')
      from unnest(ids) with ordinality as i (id, place)
      join public.business_unified as u on u.id = i.id
    ),
    'total', least(found, few),
    'is_more', found > few,
    'is_narrowed', is_narrowed,
    'is_corrected', is_corrected
  );
end $$;

revoke execute on function public.search_businesses(
  double precision, double precision, text, text, text, double precision, double precision, double precision,
  double precision, double precision, jsonb, text, integer, integer
) from public;
grant execute on function public.search_businesses(
  double precision, double precision, text, text, text, double precision, double precision, double precision,
  double precision, double precision, jsonb, text, integer, integer
) to anon, authenticated, service_role;

-- As before, without places that have closed for good.
create or replace function public.near_businesses(
  lat double precision default null, lng double precision default null,
  category text default null, query text default null,
  radius_km double precision default 75, max_results integer default 40, skip_results integer default 0
) returns table (
  id uuid, slug text, name text, local_name text, description text, image text, rating double precision,
  reviews_count integer, business_type text, business_category text, subcategory text, address text, city text,
  state text, country text, country_code text, latitude double precision, longitude double precision,
  time_zone text, phone text, website text, whatsapp text, hours jsonb, services text[], halal_level smallint,
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
    select from public.business_unified where search @@ words and closed_on is null
  );
  by_spelling boolean := words is not null and not by_words;
begin
  if here is null then
    return query
    select
    u.id, u.slug, u.name, u.local_name, u.description, u.image, u.rating, u.reviews_count, u.business_type,
    u.business_category, u.subcategory, u.address, u.city, u.state, u.country, u.country_code, u.latitude,
    u.longitude, u.time_zone, u.phone, u.website, u.whatsapp, u.hours, u.services, u.halal_level, u.muslim_owned,
    u.price_range, u.tags, u.featured, u.is_featured, u.priority, u.is_sample, u.source_table,
      999999::double precision
    from public.business_unified as u
    where u.closed_on is null
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
      u.longitude, u.time_zone, u.phone, u.website, u.whatsapp, u.hours, u.services, u.halal_level, u.muslim_owned,
      u.price_range, u.tags, u.featured, u.is_featured, u.priority, u.is_sample, u.source_table,
      12742 * asin(least(1, (u.position operator(extensions.<->) here) / 12742)) as distance
    from public.business_unified as u
    where u.position is not null and u.closed_on is null
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
      u.longitude, u.time_zone, u.phone, u.website, u.whatsapp, u.hours, u.services, u.halal_level, u.muslim_owned,
      u.price_range, u.tags, u.featured, u.is_featured, u.priority, u.is_sample, u.source_table,
      999999::double precision as distance
    from public.business_unified as u
    where u.position is null and u.closed_on is null
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

-- As before, without places that have closed for good.
create or replace function public.search_suggest(
  query text, lat double precision default null, lng double precision default null, max_results integer default 6
) returns table (
  kind text, id uuid, slug text, name text, city text, country text, business_category text, distance double precision
)
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point(search_suggest.lat, search_suggest.lng);
  typed text := btrim(private.fold(regexp_replace(left(search_suggest.query, 100), '[-_/+]+', ' ', 'g')));
  escaped text := regexp_replace(typed, '([\\%_])', '\\\1', 'g');
begin
  if typed is null or typed = '' then
    return;
  end if;
  return query
  with named as (
    (
      select 'business' as kind, b.id, b.slug, b.name, b.city, b.country, b.business_category, b.name_folded, b.position
      from public.business_unified as b
      where b.name_folded like escaped || '%' and b.closed_on is null
      limit 100
    )
    union
    (
      select 'business', b.id, b.slug, b.name, b.city, b.country, b.business_category, b.name_folded, b.position
      from public.business_unified as b
      where length(typed) >= 3 and b.closed_on is null
        and (b.name_folded like '%' || escaped || '%' or b.name_folded operator(extensions.%) typed)
      limit 200
    )
    union
    (
      select 'mosque', m.id, m.slug, m.name, m.city, m.country, null, m.name_folded, m.position
      from public.mosque_unified as m where m.name_folded like escaped || '%' limit 100
    )
    union
    (
      select 'mosque', m.id, m.slug, m.name, m.city, m.country, null, m.name_folded, m.position
      from public.mosque_unified as m
      where length(typed) >= 3
        and (m.name_folded like '%' || escaped || '%' or m.name_folded operator(extensions.%) typed)
      limit 200
    )
  ),
  measured as (
    select n.*,
      case
        when here is null or n.position is null then 999999::double precision
        else 12742 * asin(least(1, (n.position operator(extensions.<->) here) / 12742))
      end as distance
    from named as n
  )
  select m.kind, m.id, m.slug, m.name, m.city, m.country, m.business_category, m.distance
  from measured as m
  order by
    case when m.name_folded like escaped || '%' then 0 when m.name_folded like '%' || escaped || '%' then 1 else 2 end,
    case when m.name_folded like '%' || escaped || '%' then 0 else - extensions.similarity(m.name_folded, typed) end,
    m.distance, m.name_folded, m.id
  limit least(greatest(coalesce(search_suggest.max_results, 6), 1), 50);
end $$;
