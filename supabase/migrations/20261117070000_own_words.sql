-- Asking for work and events in one's own words: "قصاب" finds a butcher's post, and events are looked for by what they are about.

-- As private.find_jobs was, with each word also standing for the part of the directory it may mean.
create or replace function private.find_jobs(filter jsonb) returns table (id uuid, distance double precision)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point((filter ->> 'lat')::double precision, (filter ->> 'lng')::double precision);
  words tsquery := replace(private.meant_query(filter ->> 'words')::text, ':B', '')::tsquery;
  radius double precision := (filter ->> 'radius')::double precision;
  wanted_faith text[] := array(select jsonb_array_elements_text(
    case when jsonb_typeof(filter -> 'faith') = 'array' then filter -> 'faith' else '[]' end));
  least_pay numeric := (filter ->> 'pay_year')::numeric;
begin
  return query
  select f.id, f.distance
  from (
    select j.id, case
      when here is null then 999999
      when j.workplace = 'remote' then case when j.country_code = filter ->> 'country' then 75 else 999999 end
      when j.point is null then 999999
      else 12742 * asin(least(1, (j.point operator(extensions.<->) here) / 12742))
    end::double precision as distance, j.workplace
    from public.jobs as j
    where j.state = 'published' and j.expires_at > now()
      -- Who offers it is looked for with what it is: "baker noor".
      and (words is null or (j.search || coalesce(
        (select ts_filter(u.search, '{a}') from public.business_unified as u where u.id = j.place_id),
        (select ts_filter(u.search, '{a}') from public.mosque_unified as u where u.id = j.place_id), ''
      )) @@ words)
      and (filter ->> 'place' is null or j.place_id = (filter ->> 'place')::uuid)
      and (filter ->> 'kind' is null or j.kind = filter ->> 'kind')
      and (filter ->> 'workplace' is null or j.workplace = filter ->> 'workplace')
      and (cardinality(wanted_faith) = 0 or j.faith @> wanted_faith)
      and (least_pay is null or j.pay_currency = filter ->> 'currency' and j.pay_year >= least_pay)
      and (filter ->> 'since' is null or j.published_at > (filter ->> 'since')::timestamptz)
      -- What a place offers is seen while the place is.
      and private.job_employer(j) is not null
  ) as f
  where here is null or radius is null or f.distance <= greatest(radius, case when f.workplace = 'remote' then 75 end);
end $$;

drop function public.events_list(
  date, date, double precision, double precision, double precision, uuid, text[], text, text[], boolean, uuid, text, integer
);

-- Days of events in order. Without `from_day`: from now on. Near: within `km` of a point, found by the index of points. `event`: of
-- one alone.
create function public.events_list(
  from_day date default null, until_day date default null, lat double precision default null,
  lng double precision default null, km double precision default 50, place uuid default null, marks text[] default null,
  attendance text default null, languages text[] default null, is_free boolean default null, event uuid default null,
  after text default null, max_results integer default 30, words text default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := least(greatest(coalesce(max_results, 30), 1), 300);
  here extensions.cube := private.sphere_point(lat, lng);
  wanted tsquery := private.prefix_query(words);
  ids uuid[];
  near uuid[];
  reach double precision := least(greatest(km, 1), 500);
begin
  if nullif(btrim(words), '') is not null and wanted is null then
    return jsonb_build_object('items', '[]'::jsonb, 'next', null);
  end if;
  if here is not null then
    near := array(
      select c.id from public.contributions as c join public.events as e on e.contribution_id = c.id
      where c.state = 'published' and c.section = 'events' and e.attendance <> 'online'
        and c.point operator(extensions.<@) extensions.cube_enlarge(here, reach, 3)
        and extensions.cube_distance(c.point, here) <= reach
    );
  end if;
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  -- As text, so that each question is planned for what it asks, and stops when the page is full.
  execute format(
    'select array(
       select d.id from public.event_days as d
       join public.events as e on e.contribution_id = d.event_id
       join public.contributions as c on c.id = d.event_id
       where c.state = ''published'' %s order by d.starts_at, d.id limit $1 + 1
     )',
    concat(
      case when from_day is null then ' and d.ends_at > now() and d.starts_at > now() - interval ''8 days'''
        else ' and d.starts_at >= $2::timestamptz - interval ''2 days'' and d.day >= $2' end,
      case when until_day is not null then ' and d.starts_at < $3::timestamptz + interval ''3 days'' and d.day <= $3' end,
      case when here is not null then ' and d.event_id = any ($4)' end,
      case when events_list.place is not null then ' and c.place_id = $5' end,
      case when marks is not null then ' and e.audience @> $6' end,
      case when events_list.attendance is not null then ' and e.attendance in ($7, ''both'')' end,
      case when cardinality(languages) > 0 then ' and c.language = any ($8)' end,
      case is_free when true then ' and e.price is null' when false then ' and e.price is not null' end,
      case when events_list.event is not null then ' and d.event_id = $9' end,
      case when wanted is not null then ' and c.search @@ $11' end,
      case when auth.uid() is not null then ' and not private.is_folded_card(c)' end,
      case when after is not null then
        ' and (d.starts_at, d.id) > (split_part($10, ''~'', 1)::timestamptz, split_part($10, ''~'', 2)::uuid)' end
    )
  ) into ids using most, from_day, until_day, near, place, marks, attendance, languages, event, after, wanted;
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.event_day_card(d, e, c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place)
      join public.event_days as d on d.id = o.id join public.events as e on e.contribution_id = d.event_id
      join public.contributions as c on c.id = d.event_id
    ),
    'next', case when cardinality(ids) > most then (select d.starts_at::text || '~' || d.id from public.event_days as d where d.id = ids[most]) end
  );
end $$;

revoke execute on function public.events_list(
  date, date, double precision, double precision, double precision, uuid, text[], text, text[], boolean, uuid, text, integer, text
) from public, anon, authenticated;
grant execute on function public.events_list(
  date, date, double precision, double precision, double precision, uuid, text[], text, text[], boolean, uuid, text, integer, text
) to anon, authenticated, service_role;
