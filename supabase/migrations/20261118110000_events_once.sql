-- What repeats filled the list of events by itself: it stands there once.

drop function public.events_list(
  date, date, double precision, double precision, double precision, uuid, text[], text, text[], boolean, uuid, text, integer, text
);

-- Days of events in order. Without `from_day`: from now on. Near: within `km` of a point, found by the index of points. `event`: of
-- one alone. `once`: each event at its first day that takes place; what is called off before it stays. Answers are kept for ten
-- minutes, so a day that ends within them does not hide the next.
create function public.events_list(
  from_day date default null, until_day date default null, lat double precision default null,
  lng double precision default null, km double precision default 50, place uuid default null, marks text[] default null,
  attendance text default null, languages text[] default null, is_free boolean default null, event uuid default null,
  after text default null, max_results integer default 30, words text default null, once boolean default false
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
      case when once then concat(
        ' and not exists (
           select 1 from public.event_days as b
           where b.event_id = d.event_id and b.state = ''planned'' and (b.starts_at, b.id) < (d.starts_at, d.id)',
        case when from_day is null then ' and b.ends_at > now() + interval ''10 minutes''' else ' and b.day >= $2' end,
        ')'
      ) end,
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
  date, date, double precision, double precision, double precision, uuid, text[], text, text[], boolean, uuid, text, integer, text,
  boolean
) from public, anon, authenticated;
grant execute on function public.events_list(
  date, date, double precision, double precision, double precision, uuid, text[], text, text[], boolean, uuid, text, integer, text,
  boolean
) to anon, authenticated, service_role;
