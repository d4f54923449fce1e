comment on column public.business_unified.terms is 'What the listing can be filtered by, for its index.';
create index business_unified_terms on public.business_unified using gin (terms);
create index business_unified_rated on public.business_unified (rating desc nulls last, reviews_count desc, id);
create index business_unified_newest on public.business_unified (created_at desc, id);

-- The words of the directory, to correct a typing error by: comparing it with every name would take seconds. Words are
-- added with the listings that bring them; one that has gone again is never found, which harms nobody.
create table private.listing_words (word text primary key);
create index listing_words_prefix on private.listing_words (word text_pattern_ops);
create index listing_words_trigrams on private.listing_words using gin (word extensions.gin_trgm_ops);
alter table private.listing_words enable row level security;
revoke all on private.listing_words from public, anon, authenticated;
comment on table private.listing_words is 'Every word of names, categories, tags, services and places in the directory, folded.';

create function private.add_listing_words() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- In order, so that two writers never wait for each other.
  insert into private.listing_words (word)
  select word from (
    select distinct unnest(tsvector_to_array(ts_filter(r.search, '{a,b,c}'))) as word from changed_rows as r
  ) as words
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

-- Letters that two words share at their beginning and end cost nothing and need not be compared with all the others.
create function private.edit_distance(a text, b text, most integer) returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  xs text[] := string_to_array(a, null);
  ys text[] := string_to_array(b, null);
  m integer := coalesce(cardinality(xs), 0);
  n integer := coalesce(cardinality(ys), 0);
  shared integer := 0;
  earlier integer[];
  before integer[];
  current_row integer[];
  cost integer;
  best integer;
begin
  if abs(m - n) > most then
    return most + 1;
  end if;
  while m > 0 and n > 0 and xs[m] = ys[n] loop
    m := m - 1;
    n := n - 1;
  end loop;
  while shared < m and shared < n and xs[shared + 1] = ys[shared + 1] loop
    shared := shared + 1;
  end loop;
  xs := xs[shared + 1 : m];
  ys := ys[shared + 1 : n];
  m := m - shared;
  n := n - shared;
  if m = 0 or n = 0 then
    return m + n;
  end if;
  before := array(select generate_series(0, n));
  for i in 1..m loop
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
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
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
language plpgsql stable security definer set search_path = '' set pg_trgm.similarity_threshold = 0.2 set plan_cache_mode = force_custom_plan set enable_seqscan = off
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
-- them is all there is to do. What is rare in the whole directory, by a sample of it, is fetched through the indexes of
-- words and terms at once, and the area is only counted among it. Otherwise an area of a few thousand rows is seen whole;
-- in a larger one members of what is common are met at every step of any way through it, and for the rest the indexes are
-- put together. A result of more than 1000 is common by definition, so that its first page is found among the first few
-- thousand of the index that has the wanted order. Only where that fails (a common word of a far country) is all of it
-- sorted. Statements are planned for the actual words and filters.
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
  rare constant double precision := 0.01;
  -- An area of no more rows is seen whole: a town, not a city.
  longest_walk constant integer := 8000;
  -- How often a member must be met for a longer walk to be worth it: in a city, in a wide area, and everywhere.
  common constant double precision[] := array[0.125, 0.01, 0.05];

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
  -- A row's category stands near its beginning, its terms near its end: where one word rules most rows out, the rest of
  -- them need not be taken apart.
  by_category text := case when btrim(category) ~ '^[a-z]+$' then ' and u.business_category = btrim($14)' else '' end;
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
  is_plain boolean;
  is_rare boolean := false;
  is_settled boolean := false;
  sampled integer;
  matching integer;
  share double precision;
  share_everywhere double precision;
  found_inside integer;
  ids_inside uuid[];
  columns constant text := 'u.priority, u.featured, u.rating, u.reviews_count, u.created_at, u.name_folded';
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
    if is_known then
      is_rare := true;
    else
      words := private.corrected_query(query);
      by_words := case when words is null then ' and false' else ' and u.search @@ $6' end;
      is_corrected := true;
    end if;
  end if;
  is_plain := conditions || by_words = 'u.closed_on is null';

  -- A bitmap of all that fits is made before its first member is seen: not for samples, nor for what is common.
  -- Settings are back as they were when the function ends.
  perform set_config('enable_bitmapscan', 'off', true);
  if not is_plain and not is_rare then
    execute format(
      'select count(*), count(*) filter (where %s) from (select u.* from public.business_unified as u limit %s) as u',
      conditions || by_words, sample_size)
    into sampled, matching
    using here, middle, terms, prices, least_rating, words, contained, typed, reach;
    share_everywhere := case when sampled = sample_size then matching / sampled::double precision end;
    is_rare := share_everywhere < rare;
  end if;

  -- Only where an index can answer all of it: a part of a name that has no three letters in a row is in none.
  if is_rare and (cardinality(terms) > 0 or (words is not null and (is_corrected or typed ~ '[[:alnum:]]{3}'))) then
    perform set_config('enable_bitmapscan', 'on', true);
    perform set_config('enable_seqscan', 'off', true);
    execute format(
      'select count(*), array_agg(id order by %1$s),
         count(*) filter (where is_inside), array_agg(id order by %1$s) filter (where is_inside)
       from (
         select u.id, %2$s as distance, %3$s, true %4$s as is_inside
         from public.business_unified as u where %5$s limit %6$s
       ) as members', sorting, distance, columns, inside, conditions || by_words, few + 1)
    into found, ids, found_inside, ids_inside
    using here, middle, terms, prices, least_rating, words, contained, typed, reach, min_lat, max_lat, min_lng, max_lng;
    perform set_config('enable_seqscan', 'on', true);
    perform set_config('enable_bitmapscan', 'off', true);
    is_settled := found <= few;
    if is_settled and inside <> '' and (has_bounds or radius is not null or found_inside >= radius_needs) then
      is_narrowed := true;
      found := found_inside;
      ids := ids_inside;
    end if;
  end if;

  for area in 1..2 loop
    -- First the area, then, where it does not hold, everywhere.
    exit when is_settled;
    continue when area = 1 and inside = '';
    is_narrowed := area = 1;
    found := null;
    share := share_everywhere;
    if is_narrowed and not is_plain then
      -- How many there are the index alone can say.
      walked := null;
      if box <> '' then
        execute format('select count(*) from (select from public.business_unified as u where true %s limit %s) as u',
          box, longest_walk + 1)
        into walked
        using here, middle, terms, prices, least_rating, words, contained, typed, reach;
      end if;
      if walked <= longest_walk then
        execute format(
          'select count(*), array_agg(id order by %s) from (
             select u.id, %s as distance, %s
             from (select u.* from public.business_unified as u where true %s offset 0) as u
             where %s limit %s
           ) as members', sorting, distance, columns, box || by_category, conditions || by_words || inside, few + 1)
        into found, ids
        using here, middle, terms, prices, least_rating, words, contained, typed, reach, min_lat, max_lat, min_lng, max_lng, category;
      else
        execute format(
          'select count(*), count(*) filter (where %s)
           from (select u.* from public.business_unified as u where true %s limit %s) as u',
          conditions || by_words, box, sample_size)
        into sampled, matching
        using here, middle, terms, prices, least_rating, words, contained, typed, reach;
        share := case when sampled = sample_size then matching / sampled::double precision end;
      end if;
    end if;
    if found is null then
      if share < common[case when not is_narrowed then 3 when box = '' then 2 else 1 end] then
        perform set_config('enable_bitmapscan', 'on', true);
      end if;
      execute format(
        'select count(*), array_agg(id order by %s) from (
           select u.id, %s as distance, %s
           from public.business_unified as u where %s limit %s
         ) as members', sorting, distance, columns,
        conditions || by_words || case when is_narrowed then inside else '' end, few + 1)
      into found, ids
      using here, middle, terms, prices, least_rating, words, contained, typed, reach, min_lat, max_lat, min_lng, max_lng;
      perform set_config('enable_bitmapscan', 'off', true);
    end if;
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
      foreach walked in array array[
        least(greatest(wanted * 3, (wanted * 1.5 / greatest(coalesce(share, 1), 0.001))::integer) + 50, wanted * 10 + 3000),
        wanted * 10 + 3000
      ] loop
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
