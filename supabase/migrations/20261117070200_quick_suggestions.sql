-- Suggestions while typing, quick with a million places: what an index has in order is asked first, and what is alike is
-- looked for among the words of the directory, never among all its names.

-- The words of names alone: "butcher" is a kind of a hundred thousand places and in the names of a few.
create index business_unified_name_words on public.business_unified
using gin (to_tsvector('pg_catalog.simple', name_folded));

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
    where b.name_folded like escaped || '%' and b.closed_on is null limit most;
  get diagnostics found_some = row_count;
  if found_some >= wanted or length(typed) < 3 or words is null then
    return;
  end if;
  return query select b.* from (
      select u.* from public.business_unified as u where u.name_folded like begins limit looked_at
    ) as b
    where b.name_folded not like escaped || '%' and ' ' || b.name_folded like all (each_word) and b.closed_on is null
    limit most;
  get diagnostics given = row_count;
  found_some := found_some + given;
  if found_some >= wanted then
    return;
  end if;
  perform set_config('enable_seqscan', 'off', true);
  return query select b.* from public.business_unified as b
    where to_tsvector('pg_catalog.simple', b.name_folded) @@ words and b.closed_on is null limit most;
  get diagnostics given = row_count;
  found_some := found_some + given;
  -- What is within a word, and then what is nearly one.
  if found_some = 0 then
    words := private.words_within(typed);
    return query select b.* from public.business_unified as b
      where to_tsvector('pg_catalog.simple', b.name_folded) @@ words and b.closed_on is null limit most;
    get diagnostics found_some = row_count;
  end if;
  if found_some = 0 then
    words := private.corrected_query(typed);
    return query select b.* from public.business_unified as b
      where to_tsvector('pg_catalog.simple', b.name_folded) @@ words and b.closed_on is null limit most;
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
  wanted integer := least(greatest(coalesce(search_suggest.max_results, 6), 1), 50);
begin
  if typed is null or typed = '' then
    return;
  end if;
  return query
  with businesses as materialized (
    select distinct on (b.id)
      'business' as kind, b.id, b.slug, b.name, b.city, b.country, b.business_category, b.name_folded, b.position
    from private.suggested_businesses(typed, wanted) as b
  ),
  mosques as materialized (
    select 'mosque' as kind, m.id, m.slug, m.name, m.city, m.country, null::text as business_category, m.name_folded,
      m.position
    from public.mosque_unified as m
    where m.name_folded like case when length(typed) >= 3 then '%' else '' end || escaped || '%'
    limit 200
  ),
  -- Only where nothing is as it was typed.
  alike as (
    select 'mosque' as kind, m.id, m.slug, m.name, m.city, m.country, null::text as business_category, m.name_folded,
      m.position
    from public.mosque_unified as m
    where length(typed) >= 3 and m.name_folded operator(extensions.%) typed
      and not exists (select from businesses) and not exists (select from mosques)
    limit 200
  ),
  measured as (
    select n.*,
      case
        when here is null or n.position is null then 999999::double precision
        else 12742 * asin(least(1, (n.position operator(extensions.<->) here) / 12742))
      end as distance
    from (select * from businesses union all select * from mosques union all select * from alike) as n
  )
  select m.kind, m.id, m.slug, m.name, m.city, m.country, m.business_category, m.distance
  from measured as m
  order by
    case when m.name_folded like escaped || '%' then 0 when m.name_folded like '%' || escaped || '%' then 1 else 2 end,
    case when m.name_folded like '%' || escaped || '%' then 0 else - extensions.similarity(m.name_folded, typed) end,
    m.distance, m.name_folded, m.id
  limit wanted;
end $$;

revoke execute on function private.suggested_businesses(text, integer), private.words_within(text) from public;
grant execute on function private.suggested_businesses(text, integer), private.words_within(text)
to anon, authenticated, service_role;
