-- search_businesses as before, but it says nothing of what is near where the visitor's place is unknown: the least of an
-- unknown number and a known one is the known one, so a thousand places were near, and all that was found further away.

create or replace function public.search_businesses(
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
  search private.directory_search := private.settle_words(
    private.begin_search(
      lat, lng, query, category, subcategory, radius_km, min_lat, min_lng, max_lat, max_lng, filters, sort
    ), query
  );
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
  if condition <> 'u.closed_on is null' and not search.is_rare then
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
