create index business_unified_terms on public.business_unified using gin (terms);
create index business_unified_rated on public.business_unified (rating desc nulls last, reviews_count desc, id);
create index business_unified_newest on public.business_unified (created_at desc, id);

-- The words of the directory, to correct a typing error by: comparing it with every name would take seconds. Words are
-- added with the listings that bring them; one that has gone again is never found, which harms nobody.
create table private.listing_words (word text primary key);
call private.passport('private.listing_words', written_by => 'site');
create index listing_words_prefix on private.listing_words (word text_pattern_ops);
create index listing_words_trigrams on private.listing_words using gin (word extensions.gin_trgm_ops);
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

-- What people call the parts of the directory in our six languages, folded, by the word a listing of that part carries: who
-- asks the database for قصاب finds butchers, as on the site. The words stand in category_words.sql.
create table private.category_words (word text primary key, part text not null);
call private.passport('private.category_words', written_by => 'site');
comment on table private.category_words is 'Everyday words for categories and their parts. Written with the schema only.';

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

-- What was typed, each word with the part of the directory it may stand for.
create function private.meant_query(value text) returns tsquery
language sql stable security definer set search_path = ''
as $$
  select string_agg(
    case when w.part is null then typed.word else '(' || typed.word || ' | ' || quote_literal(w.part) || ':B)' end,
    ' & ' order by typed.place
  )::tsquery
  from unnest(string_to_array(private.prefix_query(value)::text, ' & ')) with ordinality as typed (word, place)
  cross join lateral (select private.part_meant(btrim(typed.word, ''':*')) as part) as w
$$;

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
    ) and private.part_meant(typed) is null then
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
  private.edit_distance(text, text, integer), private.meant_query(text), private.has_unknown_word(text), private.corrected_query(text)
  from public;
grant execute on function
  private.edit_distance(text, text, integer), private.meant_query(text), private.has_unknown_word(text), private.corrected_query(text)
  to anon, authenticated, service_role;

-- The parts of a search -----------------------------------------------------------------------------------------------

-- What is looked for, and the pieces its statements are put together from. They name the values by number: $1 here,
-- $2 middle, $3 terms, $4 prices, $5 least_rating, $6 words, $7 contained, $8 category, $9 reach, $10 to $13 the bounds.
create type private.directory_search as (
  here extensions.cube,
  -- A box round the area, for the index: the middle of it and the straight line to its farthest corner.
  middle extensions.cube, reach double precision,
  min_lat double precision, max_lat double precision, min_lng double precision, max_lng double precision,
  terms text[], prices text[], least_rating double precision,
  typed text, words tsquery, contained text, category text,
  -- Conditions: of the filters, of the words, of the area and of the box round it. The last three begin with "and".
  conditions text, by_words text, inside text, box text,
  distance text, sorting text,
  -- Of what was found by words, how much it is what was meant; 0 where the order is another.
  worth text,
  -- The beginning of the order, as an index has it.
  index_order text,
  -- Bounds or a radius were chosen: they hold whatever they leave.
  is_chosen boolean,
  -- Which of what was found is shown: 'near' what lies within the usual radius, where anything does; 'any' everything;
  -- otherwise what is near, where there is enough of it.
  shown text,
  -- By what has been seen of the words: known to be rare, or put right.
  is_rare boolean, is_corrected boolean
);

-- The filters that are terms of one index (private.listing_terms).
create function private.search_terms(category text, subcategory text, filters jsonb) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_remove(array[
      nullif(btrim(category), ''),
      nullif(btrim(category), '') || '/' || nullif(btrim(subcategory), ''),
      case when jsonb_typeof(filters -> 'halal') = 'number' and (filters ->> 'halal')::numeric between 1 and 4
        then 'halal:' || (filters ->> 'halal')::numeric::integer end,
      case when filters ->> 'said' in ('only', 'yes', 'name', 'reported') then 'said:' || (filters ->> 'said') end,
      'cuisine:' || nullif(btrim(filters ->> 'cuisine'), ''),
      case when filters ->> 'muslim_owned' = 'true' then 'muslim-owned' end
    ], null)
    || array(select 'fact:' || f from jsonb_array_elements_text(
      case when jsonb_typeof(filters -> 'facts') = 'array' then filters -> 'facts' else '[]' end) as f)
$$;

-- Distance and order. Nothing paid breaks the ties of a distance.
create function private.search_order(search private.directory_search, sort text) returns private.directory_search
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  best constant text := 'priority desc, featured desc, rating desc nulls last, reviews_count desc, id';
begin
  -- Relevance × nearness × trust. Name, dish, kind and services say as much as each other, place and description less: who
  -- looks for kebab wants the nearest, whatever it is called. Ten kilometres halve it. Trust is what others found out, up to a third more; nothing paid is part of it.
  search.worth := case when search.words is null or sort in ('rating', 'newest', 'name', 'distance') then '0' else
    'greatest(ts_rank(''{0.1, 0.3, 1, 1}'', u.search, $6), case when u.name_folded like $7 then 0.6 else 0.05 end)
      / (1 + distance / 10)
      * (1 + 0.05 * coalesce(u.halal_level, 0)
        + 0.07 * (coalesce(u.rating, 3) - 3) * least(u.reviews_count, 20) / 20)' end;
  search.distance := case when search.here is null then '999999::double precision'
    else 'case when u.position is null then 999999
      else greatest(
        12742 * asin(least(1, (u.position operator(extensions.<->) $1) / 12742)),
        case when u.latitude is null then 25 end
      ) end' end;
  case
    when sort = 'rating' then
      search.sorting := 'rating desc nulls last, reviews_count desc, distance, id';
      search.index_order := 'u.rating desc nulls last, u.reviews_count desc';
    when sort = 'newest' then
      search.sorting := 'created_at desc, id';
      search.index_order := 'u.created_at desc';
    when sort = 'name' then
      search.sorting := 'name_folded using operator(pg_catalog.~<~), distance, id';
      search.index_order := 'u.name_folded using operator(pg_catalog.~<~)';
    when search.here is null then
      search.sorting := best;
      search.index_order := 'u.priority desc, u.featured desc, u.rating desc nulls last, u.reviews_count desc';
    when sort = 'distance' then
      search.sorting := 'distance, fresh_on desc nulls last, rating desc nulls last, reviews_count desc, id';
      search.index_order := 'u.position operator(extensions.<->) $1';
    else
      -- Of those that stand in one place, first where somebody stood by what it says lately.
      search.sorting := 'distance, fresh_on desc nulls last, ' || best;
      search.index_order := 'u.position operator(extensions.<->) $1';
  end case;
  return search;
end $$;

-- Bounds before a radius; without either the usual radius round the visitor.
create function private.search_area(search private.directory_search, radius_km double precision)
returns private.directory_search
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  usual_radius constant double precision := 75;
  has_bounds boolean := search.min_lat is not null and search.max_lat is not null
    and search.min_lng is not null and search.max_lng is not null;
  radius double precision := case when radius_km > 0 then least(radius_km, 20038) end;
  crosses_date_line boolean := search.min_lng > search.max_lng;
  sum_lng double precision := search.min_lng + search.max_lng;
begin
  search.is_chosen := has_bounds or radius is not null;
  if not has_bounds then
    search.min_lat := null;
  end if;
  search.inside := '';
  search.box := '';
  if has_bounds then
    search.middle := private.sphere_point(
      (search.min_lat + search.max_lat) / 2,
      case when not crosses_date_line then sum_lng / 2
        else (sum_lng + 360) / 2 - case when sum_lng > 0 then 360 else 0 end end
    );
    select max(private.sphere_point(corner.lat, corner.lng) operator(extensions.<->) search.middle) * 1.01
    into search.reach
    from (values
      (search.min_lat, search.min_lng), (search.min_lat, search.max_lng),
      (search.max_lat, search.min_lng), (search.max_lat, search.max_lng)
    ) as corner (lat, lng);
    search.inside := ' and u.latitude between $10 and $11 and u.position is not null and '
      || case when crosses_date_line then '(u.longitude >= $12 or u.longitude <= $13)'
        else 'u.longitude between $12 and $13' end;
  elsif search.here is not null then
    search.middle := search.here;
    search.reach := 12742 * sin(least(coalesce(radius, usual_radius), 20000) / 12742);
    search.inside := ' and (u.position operator(extensions.<->) $1) <= $9'
      -- Somewhere in a city is not within two kilometres of anyone.
      || case when coalesce(radius, usual_radius) < 25 then ' and u.latitude is not null' else '' end;
  end if;
  -- The index of a wide area is slower than none.
  if search.reach < 3000 then
    search.box := ' and u.position operator(extensions.<@) extensions.cube_enlarge($2, $9, 3)';
    search.inside := search.inside || search.box;
  end if;
  return search;
end $$;

create function private.begin_search(
  lat double precision, lng double precision, query text, category text, subcategory text, radius_km double precision,
  min_lat double precision, min_lng double precision, max_lat double precision, max_lng double precision,
  filters jsonb, sort text
) returns private.directory_search
language plpgsql stable set search_path = ''
as $$
declare
  search private.directory_search;
begin
  search.here := private.sphere_point(lat, lng);
  search.min_lat := min_lat;
  search.max_lat := max_lat;
  search.min_lng := min_lng;
  search.max_lng := max_lng;
  search.category := category;
  search.terms := private.search_terms(category, subcategory, filters);
  search.prices := array(select p from jsonb_array_elements_text(
    case when jsonb_typeof(filters -> 'prices') = 'array' then filters -> 'prices' else '[]' end) as p);
  search.least_rating :=
    case when jsonb_typeof(filters -> 'rating') = 'number' then (filters ->> 'rating')::double precision end;
  search.typed := btrim(private.fold(left(query, 100)));
  search.words := private.meant_query(query);
  search.contained := '%' || regexp_replace(search.typed, '([\\%_])', '\\\1', 'g') || '%';
  search.shown := case when filters ->> 'reach' in ('near', 'any') then filters ->> 'reach' end;
  search.is_rare := false;
  search.is_corrected := false;
  search.conditions := case when filters ->> 'said' = 'reported' then 'u.closed_on is null' else 'u.is_offered' end
    || case when cardinality(search.terms) > 0 then ' and u.terms @> $3' else '' end
    || case when cardinality(search.prices) > 0 then ' and u.price_range = any ($4)' else '' end
    || case when search.least_rating > 0 then ' and u.rating >= $5' else '' end
    || case when filters ->> 'hours' = 'true' then ' and u.hours is not null' else '' end;
  search.by_words := case when search.words is null then '' else ' and (u.search @@ $6 or u.name_folded like $7)' end;
  return private.search_area(private.search_order(search, sort), radius_km);
end $$;

-- A word nobody has may still be part of a name, or stand in a description. Only an index can tell quickly that
-- something is nowhere; then similar words take its place.
create function private.settle_words(search private.directory_search, query text) returns private.directory_search
language plpgsql stable set search_path = ''
as $$
begin
  if search.words is null or not private.has_unknown_word(query) then
    return search;
  end if;
  perform set_config('enable_seqscan', 'off', true);
  execute format('select exists (select from public.business_unified as u where u.is_offered %s)', search.by_words)
  into search.is_rare
  using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words, search.contained;
  perform set_config('enable_seqscan', 'on', true);
  if not search.is_rare then
    search.words := private.corrected_query(query);
    search.by_words := case when search.words is null then ' and false' else ' and u.search @@ $6' end;
    search.is_corrected := true;
  end if;
  return search;
end $$;

-- Where real places answer, the showcase gives way to them.
create function private.let_samples_give_way(search private.directory_search) returns private.directory_search
language plpgsql stable set search_path = ''
as $$
declare
  is_answered boolean;
begin
  if not exists (select from public.business_unified as s where s.is_sample) then
    return search;
  end if;
  execute format(
    'select exists (select from public.business_unified as u where not u.is_sample and %s)',
    search.conditions || search.by_words || search.inside
  ) into is_answered
  using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words, search.contained,
    search.category, search.reach, search.min_lat, search.max_lat, search.min_lng, search.max_lng;
  if is_answered then
    search.conditions := search.conditions || ' and not u.is_sample';
  end if;
  return search;
end $$;

-- How much of the directory, or of the box, fits, by the first few hundred rows of it; null where there are fewer.
create function private.search_share(search private.directory_search, box text) returns double precision
language plpgsql stable set search_path = ''
as $$
declare
  sample_size constant integer := 300;
  sampled integer;
  matching integer;
begin
  execute format(
    'select count(*), count(*) filter (where %s)
     from (select u.* from public.business_unified as u where true %s limit %s) as u',
    search.conditions || search.by_words, box, sample_size)
  into sampled, matching
  using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words, search.contained,
    search.category, search.reach;
  return case when sampled = sample_size then matching / sampled::double precision end;
end $$;

-- Members of the result in their order, as many as are looked at; where it is asked, also those inside the area.
create function private.search_members(
  search private.directory_search, source text, condition text, asks_inside boolean,
  out total integer, out ids uuid[], out total_inside integer, out ids_inside uuid[]
)
language plpgsql stable set search_path = ''
as $$
declare
  -- One more than is counted exactly.
  looked_at constant integer := 1001;
begin
  execute format(
    'select count(*), array_agg(id order by %1$s), %2$s
     from (
       select u.id, %3$s as distance, u.priority, u.featured, u.rating, u.reviews_count, u.created_at, u.name_folded, u.fresh_on,
         true %4$s as is_inside
       from %5$s as u where %6$s limit %7$s
     ) as members',
    search.sorting,
    case when asks_inside
      then format('count(*) filter (where is_inside), array_agg(id order by %s) filter (where is_inside)', search.sorting)
      else 'null, null' end,
    search.distance, case when asks_inside then search.inside else '' end, source, condition, looked_at)
  into total, ids, total_inside, ids_inside
  using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words, search.contained,
    search.category, search.reach, search.min_lat, search.max_lat, search.min_lng, search.max_lng;
end $$;

-- The result within the area, or everywhere. The kind of place is looked for in its cells first. An area of a few thousand
-- rows is seen whole; in a larger one members of what is common are met at every step of any way through it, and for the
-- rest the indexes are put together.
create function private.search_within(
  search private.directory_search, is_narrowed boolean, inout share double precision, out total integer, out ids uuid[]
)
language plpgsql stable set search_path = ''
as $$
declare
  -- An area of no more rows is seen whole: a town, not a city.
  longest_walk constant integer := 8000;
  -- Of one kind of place, read by its own index.
  longest_of_kind constant integer := 4000;
  -- A box wider than this reaches into hundreds of cells.
  widest constant double precision := 110;
  -- How often a member must be met for a longer walk to be worth it: in a city, in a wide area, and everywhere.
  common constant double precision[] := array[0.125, 0.01, 0.05];
  condition text := search.conditions || search.by_words;
  -- A row's category stands near its beginning, its terms near its end: where one word rules most rows out, the rest of
  -- them need not be taken apart.
  by_category text :=
    case when btrim(search.category) ~ '^[a-z]+$' then ' and u.business_category = btrim($8)' else '' end;
  in_cells text;
  walked integer;
  members record;
begin
  if is_narrowed and condition not in ('u.is_offered', 'u.closed_on is null') then
    if by_category <> '' and search.box <> '' and search.reach <= widest then
      in_cells := format(
        'u.business_category = btrim($8) and private.sphere_cell(u.position) = any (%L::integer[])',
        private.sphere_cells(search.middle, search.reach)
      );
      execute format('select count(*) from (select from public.business_unified as u where %s limit %s) as u',
        in_cells, longest_of_kind + 1)
      into walked
      using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words,
        search.contained, search.category;
      if walked <= longest_of_kind then
        members := private.search_members(
          search, format('(select u.* from public.business_unified as u where %s offset 0)', in_cells),
          condition || search.inside, false
        );
        total := members.total;
        ids := members.ids;
        return;
      end if;
      walked := null;
    end if;
    -- How many there are the index alone can say.
    if search.box <> '' then
      execute format('select count(*) from (select from public.business_unified as u where true %s limit %s) as u',
        search.box, longest_walk + 1)
      into walked
      using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words,
        search.contained, search.category, search.reach;
    end if;
    if walked <= longest_walk then
      members := private.search_members(
        search,
        format('(select u.* from public.business_unified as u where true %s offset 0)', search.box || by_category),
        condition || search.inside, false
      );
      total := members.total;
      ids := members.ids;
      return;
    end if;
    share := private.search_share(search, search.box);
  end if;
  if share < common[case when not is_narrowed then 3 when search.box = '' then 2 else 1 end] then
    perform set_config('enable_bitmapscan', 'on', true);
  end if;
  members := private.search_members(
    search, 'public.business_unified', condition || case when is_narrowed then search.inside else '' end, false
  );
  total := members.total;
  ids := members.ids;
  perform set_config('enable_bitmapscan', 'off', true);
end $$;

-- The first of a result too large to be sorted. It is common by definition, so that they are found among the first few
-- thousand of the index that has the wanted order. Only where that fails (a common word of a far country) is all of it
-- sorted.
create function private.search_first(
  search private.directory_search, is_narrowed boolean, share double precision, wanted integer
) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  condition text := search.conditions || search.by_words || case when is_narrowed then search.inside else '' end;
  is_by_distance boolean := search.index_order like '%<->%';
  farthest integer := wanted * 10 + 3000;
  near integer := least(
    greatest(wanted * 3, (wanted * 1.5 / greatest(coalesce(share, 1), 0.001))::integer) + 50, farthest
  );
  walked integer;
  ids uuid[];
begin
  -- An order that has nothing to do with the area would have us walk the whole world for it.
  if not is_narrowed or (search.here is not null and search.min_lat is null and is_by_distance) then
    foreach walked in array array[near, farthest] loop
      execute format(
        'select array_agg(id order by %s) from (
           select u.id, %s as distance, u.priority, u.featured, u.rating, u.reviews_count, u.created_at, u.name_folded, u.fresh_on
           from (
             select u.* from public.business_unified as u
             where %s order by %s fetch first %s rows with ties
           ) as u
           where %s
         ) as members',
        search.sorting, search.distance, case when is_by_distance then 'u.position is not null' else 'true' end,
        search.index_order, walked, condition)
      into ids
      using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words,
        search.contained, search.category, search.reach, search.min_lat, search.max_lat, search.min_lng, search.max_lng;
      if cardinality(ids) >= wanted then
        return ids;
      end if;
    end loop;
  end if;
  execute format(
    'select array_agg(id order by place) from (
       select id, row_number() over (order by %1$s) as place from (
         select u.id, %2$s as distance, u.priority, u.featured, u.rating, u.reviews_count, u.created_at, u.name_folded, u.fresh_on
         from public.business_unified as u where %3$s
       ) as every
       order by %1$s limit %4$s
     ) as first_ones', search.sorting, search.distance, condition, wanted)
  into ids
  using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words, search.contained,
    search.category, search.reach, search.min_lat, search.max_lat, search.min_lng, search.max_lng;
  return ids;
end $$;

-- A whole result in order of its worth; what is worth the same stays as it was.
create function private.search_ranked(search private.directory_search, ids uuid[]) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  ranked uuid[];
begin
  execute format(
    'select array_agg(id order by worth desc, place) from (
       select u.id, i.place, %s as worth
       from unnest($8) with ordinality as i (id, place)
       join public.business_unified as u on u.id = i.id,
       lateral (select %s as distance) as how_far
     ) as members', search.worth, search.distance)
  into ranked
  using search.here, search.middle, search.terms, search.prices, search.least_rating, search.words, search.contained, ids;
  return ranked;
end $$;

-- Whether the usual radius holds, by how many lie inside it.
create function private.holds(shown text, near integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case shown when 'any' then false when 'near' then near > 0 else near >= 24 end
$$;

-- Why a row was found: {"by": "name"}, or what it offers that has one of the words ({"by": "offer", "text": "Karahi"}), its
-- kind, its place, its description.
create function private.search_reason(listing public.business_unified, search private.directory_search) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  any_word tsquery := replace(search.words::text, ' & ', ' | ')::tsquery;
  offered text;
begin
  if search.words is null then
    return null;
  elsif listing.name_folded like search.contained or ts_filter(listing.search, '{a}') @@ search.words then
    return '{"by": "name"}';
  end if;
  select o.text into offered
  from unnest(listing.services || listing.tags) with ordinality as o (text, place)
  where to_tsvector('pg_catalog.simple', private.fold(o.text)) @@ replace(any_word::text, ':B', '')::tsquery
  order by o.place
  limit 1;
  if offered is not null then
    return jsonb_build_object('by', 'offer', 'text', offered);
  end if;
  return jsonb_build_object('by', case
    when ts_filter(listing.search, '{b}') @@ any_word then 'kind'
    when ts_filter(listing.search, '{d}') @@ any_word then 'about'
    when ts_filter(listing.search, '{c}') @@ any_word then 'place'
    else 'name' end);
end $$;

-- Rows as cards show them, in the order of their ids.
create function private.search_rows(ids uuid[], asked private.directory_search) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'image', u.image,
      'rating', u.rating, 'reviews_count', u.reviews_count, 'business_type', u.business_type,
      'business_category', u.business_category, 'subcategory', u.subcategory, 'address', u.address,
      'city', u.city, 'state', u.state, 'country', u.country, 'country_code', u.country_code,
      'latitude', u.latitude, 'longitude', u.longitude, 'time_zone', u.time_zone, 'phone', u.phone,
      'hours', u.hours, 'halal_level', u.halal_level, 'halal_said_by', u.halal_said_by, 'halal_said', u.halal_said,
      'halal_seen', u.halal_seen, 'cuisines', u.cuisines, 'muslim_owned', u.muslim_owned,
      'price_range', u.price_range, 'featured', u.featured, 'priority', u.priority, 'facts', u.facts,
      'is_sample', u.is_sample, 'why', private.search_reason(u, asked),
      'distance', case when asked.here is null or u.position is null then 999999
        else greatest(
          12742 * asin(least(1, (u.position operator(extensions.<->) asked.here) / 12742)),
          case when u.latitude is null then 25 end
        ) end
    ) order by i.place
  ), '[]')
  from unnest(ids) with ordinality as i (id, place)
  join public.business_unified as u on u.id = i.id
$$;

-- The search itself ---------------------------------------------------------------------------------------------------

-- One page of results and how many there are: {"rows": […], "total": 86, "is_more": false, "is_narrowed": true,
-- "near": 86, "elsewhere": null, "is_corrected": false}. `total` is exact up to 1000; beyond that `is_more` says so.
--
-- Order `best`: distance, priority, featured, rating, review count; where words were typed and no more than a thousand
-- fit them, relevance × nearness × trust before that (private.search_order). Others: distance (nothing paid breaks its ties),
-- rating, newest, name. Without a known place (null, or 0,0) distance says nothing.
--
-- Area: a radius or bounds the visitor chose hold whatever they leave. Otherwise 75 km hold only when at least 24 lie
-- inside; with `"reach": "near"` among the filters when any does, with `"any"` never. `near` is how many lie inside, and
-- `elsewhere` how many more there are where those are fewer than 24. Places without a pin count as 25 km away or more
-- (private.search_order); those of unknown cities have distance 999999, lie in no area and come last.
--
-- Words: every word typed begins a word of the listing, or the whole is part of its name. Similar words are looked for
-- only when nothing in the directory is as typed.
--
-- How it stays quick: at most 1001 members of the result are looked at; up to 1000 they are the result, and sorting
-- them is all there is to do. What is rare in the whole directory, by a sample of it, is fetched through the indexes of
-- words and terms at once, and the area is only counted among it. Everything else is looked for in the area first, then
-- everywhere. Statements are planned for the actual words and filters.
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
  radius_needs constant integer := 24;
  rare constant double precision := 0.01;
  skipped integer := least(greatest(coalesce(skip_results, 0), 0), 10000);
  wanted integer := least(greatest(coalesce(max_results, 24), 1), 1000) + skipped;
  search private.directory_search := private.let_samples_give_way(private.settle_words(
    private.begin_search(
      lat, lng, query, category, subcategory, radius_km, min_lat, min_lng, max_lat, max_lng, filters, sort
    ), query
  ));
  condition text := search.conditions || search.by_words;
  is_narrowed boolean := false;
  is_settled boolean := false;
  members record;
  total integer;
  near integer;
  everywhere integer;
  ids uuid[];
  share double precision;
  share_everywhere double precision;
begin
  -- A bitmap of all that fits is made before its first member is seen: not for samples, nor for what is common.
  -- Settings are back as they were when the function ends.
  perform set_config('enable_bitmapscan', 'off', true);
  if condition not in ('u.is_offered', 'u.closed_on is null') and not search.is_rare then
    share_everywhere := private.search_share(search, '');
    search.is_rare := coalesce(share_everywhere < rare, false);
  end if;

  -- Only where an index can answer all of it: a part of a name that has no three letters in a row is in none.
  if search.is_rare and (
    cardinality(search.terms) > 0
    or (search.words is not null and (search.is_corrected or search.typed ~ '[[:alnum:]]{3}'))
  ) then
    perform set_config('enable_bitmapscan', 'on', true);
    perform set_config('enable_seqscan', 'off', true);
    members := private.search_members(search, 'public.business_unified', condition, true);
    perform set_config('enable_seqscan', 'on', true);
    perform set_config('enable_bitmapscan', 'off', true);
    is_settled := members.total <= few;
    if is_settled then
      near := case when search.inside <> '' then members.total_inside end;
      everywhere := members.total;
      is_narrowed := search.inside <> '' and (search.is_chosen or private.holds(search.shown, near));
      total := case when is_narrowed then near else everywhere end;
      ids := case when is_narrowed then members.ids_inside else members.ids end;
    end if;
  end if;

  if not is_settled then
    -- First the area, then, where it does not hold, everywhere. Where little is near, how much there is elsewhere is told.
    if search.inside <> '' then
      members := private.search_within(search, true, share_everywhere);
      near := members.total;
      is_narrowed := search.is_chosen or private.holds(search.shown, near);
    end if;
    if is_narrowed then
      total := near;
      ids := members.ids;
      share := members.share;
    end if;
    if not is_narrowed or (not search.is_chosen and near < radius_needs) then
      members := private.search_within(search, false, share_everywhere);
      everywhere := members.total;
    end if;
    if not is_narrowed then
      total := everywhere;
      ids := members.ids;
      share := members.share;
    end if;
  end if;

  perform set_config('enable_bitmapscan', 'on', true);
  if total > few then
    ids := private.search_first(search, is_narrowed, share, wanted);
  elsif search.worth <> '0' and total > 1 then
    ids := private.search_ranked(search, ids);
  end if;
  return jsonb_build_object(
    'rows', private.search_rows(ids[skipped + 1 : wanted], search),
    'total', least(total, few),
    'is_more', total > few,
    'is_narrowed', is_narrowed,
    'near', case when not search.is_chosen and near is not null then least(near, few) end,
    'elsewhere', case when not search.is_chosen and near < radius_needs then least(everywhere, few) - near end,
    'is_corrected', search.is_corrected and total > 0
  );
end $$;

revoke execute on function
  private.search_terms(text, text, jsonb), private.search_order(private.directory_search, text),
  private.search_area(private.directory_search, double precision),
  private.begin_search(
    double precision, double precision, text, text, text, double precision, double precision, double precision,
    double precision, double precision, jsonb, text
  ),
  private.settle_words(private.directory_search, text), private.let_samples_give_way(private.directory_search),
  private.search_share(private.directory_search, text),
  private.search_members(private.directory_search, text, text, boolean),
  private.search_within(private.directory_search, boolean, double precision),
  private.search_first(private.directory_search, boolean, double precision, integer),
  private.search_ranked(private.directory_search, uuid[]), private.holds(text, integer),
  private.search_reason(public.business_unified, private.directory_search),
  private.search_rows(uuid[], private.directory_search),
  public.search_businesses(
    double precision, double precision, text, text, text, double precision, double precision, double precision,
    double precision, double precision, jsonb, text, integer, integer
  )
from public;
grant execute on function
  private.search_terms(text, text, jsonb), private.search_order(private.directory_search, text),
  private.search_area(private.directory_search, double precision),
  private.begin_search(
    double precision, double precision, text, text, text, double precision, double precision, double precision,
    double precision, double precision, jsonb, text
  ),
  private.settle_words(private.directory_search, text), private.let_samples_give_way(private.directory_search),
  private.search_share(private.directory_search, text),
  private.search_members(private.directory_search, text, text, boolean),
  private.search_within(private.directory_search, boolean, double precision),
  private.search_first(private.directory_search, boolean, double precision, integer),
  private.search_ranked(private.directory_search, uuid[]), private.holds(text, integer),
  private.search_reason(public.business_unified, private.directory_search),
  private.search_rows(uuid[], private.directory_search),
  public.search_businesses(
    double precision, double precision, text, text, text, double precision, double precision, double precision,
    double precision, double precision, jsonb, text, integer, integer
  )
to anon, authenticated, service_role;

-- Businesses with a name like what was typed, a hundred at most: those that begin with it; then those with a word that does;
-- and only where there are none, those that have it within a word, or nearly.
create function private.suggested_businesses(typed text, wanted integer) returns setof public.business_unified
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  most constant integer := 100;
  -- A word that is common is met among the first few thousand; for a rare one the index has a short list.
  looked_at constant integer := 4000;
  escaped text := regexp_replace(typed, '([\\%_])', '\\\1', 'g');
  words tsquery := private.prefix_query(typed);
  each_word text[] := array(select '% ' || word || '%' from regexp_split_to_table(escaped, '\s+') as word);
  -- Of several words the first is mostly where a name begins.
  begins text := case when cardinality(each_word) > 1 then btrim(each_word[1], '% ') || '%' else '%' end;
  found_some integer := 0;
  given integer;
begin
  return query select b.* from public.business_unified as b
    where b.name_folded like escaped || '%' and b.is_offered limit most;
  get diagnostics found_some = row_count;
  if found_some >= wanted or length(typed) < 3 or words is null then
    return;
  end if;
  return query select b.* from (
      select u.* from public.business_unified as u where u.name_folded like begins limit looked_at
    ) as b
    where b.name_folded not like escaped || '%' and ' ' || b.name_folded like all (each_word) and b.is_offered
    limit most;
  get diagnostics given = row_count;
  found_some := found_some + given;
  if found_some >= wanted then
    return;
  end if;
  perform set_config('enable_seqscan', 'off', true);
  return query select b.* from public.business_unified as b
    where to_tsvector('pg_catalog.simple', b.name_folded) @@ words and b.is_offered limit most;
  get diagnostics given = row_count;
  found_some := found_some + given;
  -- What is within a word, and then what is nearly one.
  if found_some = 0 then
    words := private.words_within(typed);
    return query select b.* from public.business_unified as b
      where to_tsvector('pg_catalog.simple', b.name_folded) @@ words and b.is_offered limit most;
    get diagnostics found_some = row_count;
  end if;
  if found_some = 0 then
    words := private.corrected_query(typed);
    return query select b.* from public.business_unified as b
      where to_tsvector('pg_catalog.simple', b.name_folded) @@ words and b.is_offered limit most;
  end if;
  perform set_config('enable_seqscan', 'on', true);
end $$;

-- The words of the directory in which something stands, a few of them; null where none has it.
create function private.words_within(typed text) returns tsquery
language sql stable security definer set search_path = ''
as $$
  select string_agg(quote_literal(w.word), ' | ')::tsquery
  from (
    select l.word from private.listing_words as l
    where l.word like '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%' order by length(l.word), l.word limit 8
  ) as w
$$;
revoke execute on function private.suggested_businesses(text, integer), private.words_within(text) from public;
grant execute on function private.suggested_businesses(text, integer), private.words_within(text)
to anon, authenticated, service_role;
