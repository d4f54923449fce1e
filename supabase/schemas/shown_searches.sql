-- The searches that showed a listing, where it stood in them, and when they were made. No words, no visitor, no moment: what was
-- looked for by kind, in a week, and the hour of the week as the listing's clock shows it.

create table public.shown_searches (
  place_id uuid not null references public.places (id) on delete cascade,
  -- Its Monday.
  week date not null check (extract(isodow from week) = 1),
  -- A dish or kitchen, a kind of place, the listing's own name, words of one's own, or whatever is near.
  wanted text not null check (wanted in ('dish', 'place', 'name', 'words', 'near')),
  category text not null default 'all' check (category ~ '^[a-z-]{2,40}$'),
  subcategory text not null default '' check (subcategory ~ '^[a-z-]{0,40}$'),
  times integer not null check (times > 0),
  -- The sum of where it stood, so that a mean can be told: 1 is first.
  ranks bigint not null check (ranks >= times),
  is_sample boolean not null default false,
  primary key (place_id, week, wanted, category, subcategory)
);
call private.passport('public.shown_searches', written_by => 'visitors', places => '{"place_id": "private.move_shown_searches"}');
comment on table public.shown_searches is
  'How often a search showed a listing, each visitor once a day for a search. Written by count_shown_searches only, read through owner_searches.';

create table public.shown_hours (
  place_id uuid not null references public.places (id) on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  -- 0 is the first hour of Monday, 167 the last of Sunday.
  hour smallint not null check (hour between 0 and 167),
  times integer not null check (times > 0),
  is_sample boolean not null default false,
  primary key (place_id, week, hour)
);
call private.passport('public.shown_hours', written_by => 'visitors', places => '{"place_id": "private.move_shown_searches"}');
comment on table public.shown_hours is
  'At which hours searches showed a listing, by its own clock. Written by count_shown_searches only, read through owner_searches.';
grant select on public.shown_searches, public.shown_hours to authenticated;
create policy "superadmins can see which searches showed a listing" on public.shown_searches
for select to authenticated using ((select private.has_role('superadmin')));
create policy "superadmins can see when searches showed a listing" on public.shown_hours
for select to authenticated using ((select private.has_role('superadmin')));

create function private.move_shown_searches() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.shown_searches as s (place_id, week, wanted, category, subcategory, times, ranks, is_sample)
  select new.new_id, o.week, o.wanted, o.category, o.subcategory, o.times, o.ranks, o.is_sample
  from public.shown_searches as o where o.place_id = new.old_id
  on conflict (place_id, week, wanted, category, subcategory)
  do update set times = s.times + excluded.times, ranks = s.ranks + excluded.ranks;
  delete from public.shown_searches where place_id = new.old_id;
  insert into public.shown_hours as h (place_id, week, hour, times, is_sample)
  select new.new_id, o.week, o.hour, o.times, o.is_sample from public.shown_hours as o where o.place_id = new.old_id
  on conflict (place_id, week, hour) do update set times = h.times + excluded.times;
  delete from public.shown_hours where place_id = new.old_id;
  return null;
end $$;
create trigger move_shown_searches after insert or update on public.place_redirects
for each row when (new.old_id is not null) execute function private.move_shown_searches();

-- Told by the process, each visitor's search once a day. `asker` is compared and forgotten: whoever keeps a listing does not
-- count there. Places that nobody keeps have nobody to read it.
create function public.count_shown_searches(entries jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  with told as materialized (
    select p.id as place_id, e.skipped + p.n as rank,
      e.at at time zone coalesce(nullif(u.time_zone, ''), 'UTC') as local, k.wanted, k.category, k.subcategory
    from jsonb_to_recordset(entries) as e (
      at timestamptz, wanted text, category text, subcategory text, skipped integer, places uuid[], named uuid[], asker uuid
    )
    cross join lateral unnest(e.places) with ordinality as p (id, n)
    join public.business_unified as u on u.id = p.id
    cross join lateral (
      select 'name' as wanted, 'all' as category, '' as subcategory where p.id = any (e.named)
      union all
      select e.wanted, e.category, e.subcategory where p.id = any (e.named) is not true
    ) as k
    where exists (select from private.business_keepers as b where b.place_id = p.id)
      and not exists (select from private.business_keepers as b where b.place_id = p.id and b.user_id = e.asker)
  ),
  kinds as (
    insert into public.shown_searches as s (place_id, week, wanted, category, subcategory, times, ranks)
    select t.place_id, date_trunc('week', t.local)::date, t.wanted, t.category, t.subcategory, count(*), sum(t.rank)
    from told as t group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (place_id, week, wanted, category, subcategory)
    do update set times = s.times + excluded.times, ranks = s.ranks + excluded.ranks
  )
  insert into public.shown_hours as h (place_id, week, hour, times)
  select t.place_id, date_trunc('week', t.local)::date,
    (extract(isodow from t.local) - 1) * 24 + extract(hour from t.local), count(*)
  from told as t group by 1, 2, 3 order by 1, 2, 3
  on conflict (place_id, week, hour) do update set times = h.times + excluded.times
$$;

-- The last twelve weeks that are over. A number under three is not told, as nowhere here.
-- Of listings whose plan has the line; null where none has.
create function public.owner_searches(of_place uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with span as (select date_trunc('week', private.today())::date as upto),
  mine as materialized (
    select b.place_id, private.business_has(b.id, 'searches') as searches, private.business_has(b.id, 'hours') as hours
    from public.businesses as b
    where b.id in (select private.my_businesses_as('owner', 'manager', 'helper')) and b.place_id is not null
      and (owner_searches.of_place is null or b.place_id = owner_searches.of_place)
    limit 100
  )
  select jsonb_build_object(
    'searches', case when (select bool_or(m.searches) from mine as m) then (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.times desc, r.wanted, r.category, r.subcategory), '[]') from (
        select s.wanted, s.category, s.subcategory, sum(s.times)::integer as times,
          round(sum(s.ranks)::numeric / sum(s.times), 1) as stood
        from public.shown_searches as s, span as p
        where s.place_id in (select m.place_id from mine as m where m.searches) and s.week >= p.upto - 84 and s.week < p.upto
        group by s.wanted, s.category, s.subcategory
        having sum(s.times) >= 3
        order by times desc, s.wanted, s.category, s.subcategory limit 15
      ) as r
    ) end,
    'hours', case when (select bool_or(m.hours) from mine as m) then (
      select jsonb_agg(case when t.times >= 3 then t.times end order by g.hour)
      from generate_series(0, 167) as g (hour)
      left join (
        select h.hour, sum(h.times)::integer as times from public.shown_hours as h, span as p
        where h.place_id in (select m.place_id from mine as m where m.hours) and h.week >= p.upto - 84 and h.week < p.upto
        group by h.hour
      ) as t on t.hour = g.hour
    ) end
  )
$$;
revoke execute on function
  private.move_shown_searches(), public.count_shown_searches(jsonb), public.owner_searches(uuid)
from public, anon, authenticated;
grant execute on function public.count_shown_searches(jsonb) to service_role;
grant execute on function public.owner_searches(uuid) to authenticated, service_role;
