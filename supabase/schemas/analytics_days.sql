-- From single views to sums by day: what is counted for a listing, for a page and for a promotion, and who may read it.

create table public.listing_days (
  place_id uuid not null references public.places (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  calls integer not null default 0 check (calls >= 0),
  directions integer not null default 0 check (directions >= 0),
  website_clicks integer not null default 0 check (website_clicks >= 0),
  is_sample boolean not null default false,
  primary key (place_id, day)
);
call private.passport('public.listing_days', written_by => 'visitors', places => '{"place_id": "private.move_listing_days"}');
comment on table public.listing_days is
  'What visitors did with a listing in a day, each visitor once. Written by roll_up_views and count_place_actions only.';
grant select on public.listing_days to authenticated;
create policy "owners can see the figures of their listings" on public.listing_days
for select to authenticated
using (place_id in (
  select b.place_id from public.businesses as b
  where b.id in (select private.my_businesses_as('owner', 'manager', 'helper'))
));
create policy "superadmins can see the figures of every listing" on public.listing_days
for select to authenticated using ((select private.has_role('superadmin')));

create function private.move_listing_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.listing_days as l (place_id, day, views, calls, directions, website_clicks, is_sample)
  select new.new_id, o.day, o.views, o.calls, o.directions, o.website_clicks, o.is_sample
  from public.listing_days as o where o.place_id = new.old_id
  on conflict (place_id, day) do update set views = l.views + excluded.views, calls = l.calls + excluded.calls,
    directions = l.directions + excluded.directions, website_clicks = l.website_clicks + excluded.website_clicks;
  delete from public.listing_days where place_id = new.old_id;
  return null;
end $$;
create trigger move_listing_days after insert or update on public.place_redirects
for each row when (new.old_id is not null) execute function private.move_listing_days();

-- The salt of the day: the same on every node, made when the day's first view asks, and gone with the day.

create table private.visit_salts (day date primary key, salt text not null);
call private.passport('private.visit_salts', written_by => 'site');

create function public.visit_salt() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.visit_salts where day < private.today();
  insert into private.visit_salts (day, salt)
  values (private.today(), gen_random_uuid()::text || gen_random_uuid()::text)
  on conflict do nothing;
  return (select to_jsonb(s) from private.visit_salts as s where s.day = private.today());
end $$;

-- Who was counted for what today, by the day's hash. Kept until the day's last views are in.
create table private.visit_marks (
  day date not null,
  visit text not null,
  what text not null,
  primary key (day, visit, what)
);
call private.passport('private.visit_marks', written_by => 'site');

-- The last view that is in the sums, and the day it came to them: what is not in them yet came no more than a day before.
create table private.rolled_up (source text primary key, upto bigint not null, reached date not null default '-infinity');
call private.passport('private.rolled_up', written_by => 'site');
insert into private.rolled_up (source, upto) values ('pages', 0), ('promos', 0);

-- Numbers are drawn before rows are seen by others, so the greatest number says nothing about those below it. While this
-- lock is held nobody is in the middle of adding a row: each number that was drawn has come or never will. Views are added
-- through their one table: its days need no lock.
create function public.seal_views() returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  lock table only public.page_analytics, public.promo_analytics in share mode;
  return jsonb_build_object(
    'pages', coalesce(pg_sequence_last_value(pg_get_serial_sequence('public.page_analytics', 'id')::regclass), 0),
    'promos', (select coalesce(max(id), 0) from public.promo_analytics)
  );
end $$;

create function private.referrer_host(referrer text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when referrer = 'direct' then 'direct'
    else lower(substring(referrer from '^[a-z][a-z0-9+.-]*://(?:www\.)?([^/:?#]+)'))
  end
$$;

-- `from_day`: the first whose views may be among those numbers. It is known when the question is planned, which then is about
-- those days' tables alone.
-- A day may hold so many different keys: whoever makes addresses up is counted under "other".
create function private.add_page_days(since bigint, upto bigint, from_day date) returns void
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
  with fresh as (
    select (v."timestamp" at time zone 'utc')::date as day, k.kind, left(k.key, 200) as key, count(*)::integer as views
    from public.page_analytics as v
    cross join lateral (values
      ('all', 'all'),
      ('path', private.plain_path(v.url)),
      ('type', v.page_type),
      ('language', coalesce(substring(v.url from '^/(ar|ur|fr|tr|id)(?:/|$)'), 'en')),
      ('referrer', private.referrer_host(v.referrer)),
      ('device', v.device_type),
      ('country', v.country_code),
      ('campaign', v.campaign)
    ) as k (kind, key)
    where v.came_on >= from_day and v.id > since and v.id <= upto and v.counted and k.key <> ''
    group by 1, 2, 3
  ),
  known as (
    select f.*, exists (
      select from public.page_days as d where d.day = f.day and d.kind = f.kind and d.key = f.key
    ) as is_known
    from fresh as f
  ),
  ranked as (
    select k.*, row_number() over (partition by k.day, k.kind, k.is_known order by k.views desc, k.key) as n from known as k
  ),
  room as (
    select d.day, d.kind, count(*) as taken from public.page_days as d
    where d.day in (select f.day from fresh as f) group by d.day, d.kind
  )
  insert into public.page_days as d (day, kind, key, views)
  select r.day, r.kind, case when r.is_known or r.n + coalesce(m.taken, 0) <= 5000 then r.key else 'other' end as shown,
    sum(r.views)
  from ranked as r left join room as m on m.day = r.day and m.kind = r.kind
  group by r.day, r.kind, shown
  order by r.day, r.kind, shown
  on conflict (day, kind, key) do update set views = d.views + excluded.views;
end $$;

create function private.add_visitors(since bigint, upto bigint, from_day date) returns void
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
  with marked as (
    insert into private.visit_marks (day, visit, what)
    select distinct (v."timestamp" at time zone 'utc')::date, v.visit, 'site'
    from public.page_analytics as v
    where v.came_on >= from_day and v.id > since and v.id <= upto and v.counted and v.visit is not null
    on conflict do nothing
    returning day
  )
  update public.page_days as d set visitors = d.visitors + m.n
  from (select day, count(*)::integer as n from marked group by day) as m
  where d.day = m.day and d.kind = 'all';
end $$;

create function private.add_listing_views(since bigint, upto bigint, from_day date) returns void
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
  with seen as (
    select distinct (v."timestamp" at time zone 'utc')::date as day, v.visit, b.id as place
    from public.page_analytics as v
    join public.business_unified as b on b.slug = substring(private.plain_path(v.url) from '^/business/([^/]+)$')
    where v.came_on >= from_day and v.id > since and v.id <= upto and v.counted and v.visit is not null
  ),
  marked as (
    insert into private.visit_marks (day, visit, what)
    select s.day, s.visit, s.place::text from seen as s
    on conflict do nothing
    returning day, what
  )
  insert into public.listing_days as l (place_id, day, views)
  select m.what::uuid, m.day, count(*) from marked as m group by m.what, m.day order by m.what, m.day
  on conflict (place_id, day) do update set views = l.views + excluded.views;
end $$;

create function private.add_promo_days(since bigint, upto bigint) returns void
language sql volatile security definer set search_path = ''
as $$
  with seen as (
    select distinct (e.created_at at time zone 'utc')::date as day, e.visit, e.promotion, e.event,
      coalesce(nullif(left(e.meta ->> 'placement', 40), ''), 'home') as placement
    from public.promo_analytics as e
    join public.promotions as p on p.slug = e.promotion
    where e.id > since and e.id <= upto and e.visit is not null
  ),
  marked as (
    insert into private.visit_marks (day, visit, what)
    select s.day, s.visit, concat_ws(' ', s.event, s.promotion, s.placement) from seen as s
    on conflict do nothing
    returning day, visit, what
  )
  insert into public.promo_days as d (day, promotion, placement, impressions, clicks)
  select s.day, s.promotion, s.placement, count(*) filter (where s.event = 'impression'),
    count(*) filter (where s.event = 'click')
  from seen as s
  join marked as m on m.day = s.day and m.visit = s.visit and m.what = concat_ws(' ', s.event, s.promotion, s.placement)
  group by s.day, s.promotion, s.placement
  order by s.day, s.promotion, s.placement
  on conflict (day, promotion, placement)
  do update set impressions = d.impressions + excluded.impressions, clicks = d.clicks + excluded.clicks
$$;

-- Those whose time is over, and those that were shown as often as they may be.
create function private.end_promotions() returns void
language sql volatile security definer set search_path = ''
as $$
  update public.promotions as p set status = 'ended'
  where p.status = 'live' and (
    p.ends_at <= now() or p.cap_total <= (
      select sum(d.impressions) from public.promo_days as d where d.promotion = p.slug and not d.is_sample
    )
  )
$$;

-- Adds what came since the last time, each row once. `pages` and `promos` are what seal_views() said.
create function public.roll_up_views(pages bigint, promos bigint) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pages_before bigint;
  promos_before bigint;
  from_day date;
begin
  -- Whoever began to add a view at the end of a day may have done so after the sums.
  select r.upto, r.reached - 1 into pages_before, from_day from private.rolled_up as r where r.source = 'pages' for update;
  select r.upto into promos_before from private.rolled_up as r where r.source = 'promos' for update;
  if roll_up_views.pages > pages_before then
    perform private.add_page_days(pages_before, roll_up_views.pages, from_day);
    perform private.add_visitors(pages_before, roll_up_views.pages, from_day);
    perform private.add_listing_views(pages_before, roll_up_views.pages, from_day);
    update private.rolled_up set upto = roll_up_views.pages, reached = private.today() where source = 'pages';
  end if;
  if roll_up_views.promos > promos_before then
    perform private.add_promo_days(promos_before, roll_up_views.promos);
    update private.rolled_up set upto = roll_up_views.promos where source = 'promos';
  end if;
  perform private.end_promotions();
  delete from private.visit_marks where day < private.today() - 1;
end $$;

-- Views are kept on the day they come and for eighty-nine days after it; then their day's table is dropped. One that holds what
-- is in no sum yet stays until it is.
create function private.drop_view_days() returns void
language plpgsql volatile set search_path = '' set lock_timeout = '2s'
as $$
declare
  part text;
  is_summed boolean;
begin
  for part in
    select format('private.%I', c.relname) from pg_inherits as i join pg_class as c on c.oid = i.inhrelid
    where i.inhparent = 'public.page_analytics'::regclass
      and c.relname between 'page_views_0' and 'page_views_' || to_char(private.today() - 90, 'YYYYMMDD')
    order by 1
  loop
    execute format(
      'select not exists (select from %s as v, private.rolled_up as r where r.source = ''pages'' and v.id > r.upto)', part
    ) into is_summed;
    if is_summed then
      execute format('drop table %s', part);
    end if;
  end loop;
end $$;
revoke execute on function private.drop_view_days() from public, anon, authenticated;

-- Single views go after ninety days; of a day that is over, the three hundred greatest of a kind keep their names.
create function public.forget_old_views() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.drop_view_days();
  delete from public.promo_analytics
  where created_at < now() - interval '90 days'
    and id <= (select r.upto from private.rolled_up as r where r.source = 'promos');
  delete from private.visit_salts where day < private.today();
  delete from private.visit_marks where day < private.today() - 1;
  with ranked as (
    select d.day, d.kind, d.key, row_number() over (partition by d.day, d.kind order by d.views desc, d.key) as n
    from public.page_days as d
    where d.day between private.today() - 9 and private.today() - 2 and d.key <> 'other'
  ),
  gone as (
    delete from public.page_days as d using ranked as r
    where r.n > 300 and d.day = r.day and d.kind = r.kind and d.key = r.key
    returning d.day, d.kind, d.views
  )
  insert into public.page_days as d (day, kind, key, views)
  select g.day, g.kind, 'other', sum(g.views) from gone as g group by g.day, g.kind
  on conflict (day, kind, key) do update set views = d.views + excluded.views;
end $$;

-- Calls, directions and clicks on the website, summed up by the process: it never says who.
create function public.count_place_actions(entries jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.listing_days as l (place_id, day, calls, directions, website_clicks)
  select p.id, e.day,
    coalesce(sum(e.times) filter (where e.action = 'call'), 0),
    coalesce(sum(e.times) filter (where e.action = 'directions'), 0),
    coalesce(sum(e.times) filter (where e.action = 'website'), 0)
  from jsonb_to_recordset(entries) as e (place uuid, day date, action text, times integer)
  -- A place that is gone by now has nothing to count for.
  join public.business_unified as p on p.id = e.place
  where e.times > 0 and e.action in ('call', 'directions', 'website')
  group by p.id, e.day
  order by p.id, e.day
  on conflict (place_id, day) do update set calls = l.calls + excluded.calls,
    directions = l.directions + excluded.directions, website_clicks = l.website_clicks + excluded.website_clicks
$$;

-- Answers.

-- The listings the caller owns or helps with, or one of them: the last days and as many before, the newest last, and what people
-- looked for in their towns and did not find.
create function public.owner_analytics(days integer default 28, of_place uuid default null) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with span as (
    select private.today() as last, private.today() - 2 * least(greatest(coalesce(owner_analytics.days, 28), 1), 90) + 1 as first
  ),
  mine as materialized (
    select b.place_id, b.name, b.city, b.country_code, b.business_category, b.cuisines from public.businesses as b
    where b.id in (select private.my_businesses_as('owner', 'manager', 'helper')) and b.place_id is not null
    order by b.created_at, b.id limit 100
  ),
  asked as materialized (
    select m.* from mine as m where owner_analytics.of_place is null or m.place_id = owner_analytics.of_place
  ),
  sums as (
    select l.day, sum(l.views) as views, sum(l.calls) as calls, sum(l.directions) as directions,
      sum(l.website_clicks) as website_clicks, bool_or(l.is_sample) as is_sample
    from public.listing_days as l, span as s
    where l.place_id in (select a.place_id from asked as a) and l.day between s.first and s.last
    group by l.day
  ),
  -- Counted where they are kept: one that is taken back is none.
  saves as (
    select (p.created_at at time zone 'utc')::date as day, count(*) as saves
    from public.saved_places as p, span as s
    where p.place_id in (select a.place_id from asked as a) and p.user_id <> auth.uid()
      and p.created_at >= s.first::timestamp at time zone 'utc'
    group by 1
  ),
  series as (
    select g.day::date as day, coalesce(u.views, 0) as views, coalesce(u.calls, 0) as calls,
      coalesce(u.directions, 0) as directions, coalesce(u.website_clicks, 0) as website_clicks,
      coalesce(v.saves, 0) as saves, coalesce(u.is_sample, false) as is_sample
    from span as s
    cross join lateral generate_series(s.first::timestamp, s.last::timestamp, interval '1 day') as g (day)
    left join sums as u on u.day = g.day::date
    left join saves as v on v.day = g.day::date
  )
  select jsonb_build_object(
    'days', (select jsonb_agg(to_jsonb(r) - 'is_sample' order by r.day) from series as r),
    'is_sample', (select bool_or(r.is_sample) from series as r),
    'listings', (select coalesce(jsonb_agg(jsonb_build_object('id', m.place_id, 'name', m.name)), '[]') from mine as m),
    'missed', (
      select coalesce(jsonb_agg(jsonb_build_object('city', t.city, 'country_code', t.country_code, 'searches', t.searches)
        order by t.city), '[]')
      from (
        -- A dish is of use to those who cook or sell food, and news to those who do not serve it yet; another kind of place, and
        -- when it is open, to those who are of that kind. Anyone may have work.
        select c.city, c.country_code, (
          select coalesce(jsonb_agg(w.line || jsonb_build_object('place', c.kitchen) order by w.n), '[]')
          from (
            select l.line, l.n from jsonb_array_elements(private.missed_in(c.country_code, c.city, 40)) with ordinality as l (line, n)
            where case l.line ->> 'wanted'
              when 'dish' then c.kitchen is not null and l.line ->> 'category' <> all (c.dishes)
              when 'job' then true
              else l.line ->> 'category' = any (c.kinds || 'all'::text)
            end
            order by l.n limit 8
          ) as w
        ) as searches
        from (
          select a.city, a.country_code,
            min(a.place_id::text) filter (where a.business_category in ('restaurants', 'grocery')) as kitchen,
            coalesce(array_agg(d.dish) filter (where d.dish is not null), '{}') as dishes,
            array_agg(coalesce(a.business_category, '')) as kinds
          from asked as a
          left join lateral unnest(a.cuisines) as d (dish) on true
          where a.city <> '' and a.country_code <> ''
          group by a.city, a.country_code order by a.city limit 5
        ) as c
      ) as t
      where t.searches <> '[]'
    ),
    'weeks_from', (date_trunc('week', private.today())::date - 84)
  )
$$;

-- The last five minutes. The day is known when the question is planned, which then is about two tables.
create function private.live_views() returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  yesterday constant date := private.today() - 1;
begin
  return (
    with recent as materialized (
      select v.url, v.visit from public.page_analytics as v
      where v.came_on >= yesterday and v."timestamp" > now() - interval '5 minutes' and v.counted
    )
    select jsonb_build_object(
      'views', (select count(*) from recent),
      'visitors', (select count(distinct r.visit) from recent as r),
      'pages', (
        select coalesce(jsonb_agg(to_jsonb(p) order by p.views desc, p.path), '[]')
        from (
          select private.plain_path(r.url) as path, count(*) as views from recent as r
          group by 1 order by 2 desc, 1 limit 5
        ) as p
      )
    )
  );
end $$;

-- The whole site between two days, beside as many days before them.
-- What leads is compared by the days that are over, as the charts are.
-- The sample's figures are never added to real ones: its days end where those of the site begin. `of_sample`: those instead.
create function public.site_analytics(since date, until date, most integer default 10, of_sample boolean default false)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  last constant date := least(coalesce(site_analytics.until, private.today()), private.today());
  first constant date := greatest(least(coalesce(site_analytics.since, last - 27), last), last - 729);
  before constant date := first - (last - first + 1);
  -- A day that is not over would always look like a fall: it is shown, and not compared.
  finished constant date := least(last, private.today() - 1);
  shown constant integer := least(greatest(coalesce(site_analytics.most, 10), 1), 1000);
  edge constant date := (select max(d.day) from public.page_days as d where d.kind = 'all' and d.is_sample);
  wants_sample constant boolean := coalesce(of_sample, false) and edge is not null;
  least_day constant date := case when wants_sample then before else greatest(before, coalesce(edge + 1, before)) end;
  most_day constant date := case when wants_sample then least(last, edge) else last end;
begin
  if not private.has_role('superadmin') then
    raise exception 'Only superadmins see the figures of the site' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'since', first,
    'until', last,
    'days', (
      select jsonb_agg(jsonb_build_object('day', g.day::date, 'views', coalesce(d.views, 0), 'visitors', coalesce(d.visitors, 0))
        order by g.day)
      from generate_series(before::timestamp, last::timestamp, interval '1 day') as g (day)
      left join public.page_days as d on d.kind = 'all' and d.day = g.day::date and d.key = 'all'
        and d.day between least_day and most_day
    ),
    'is_sample', wants_sample,
    'has_sample', edge is not null,
    'tops', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'key', r.key, 'views', r.views, 'before', r.before,
        'over', r.over, 'over_before', r.over_before) order by r.kind, r.n), '[]')
      from (
        select s.*, row_number() over (partition by s.kind order by s.views desc, s.before desc, s.key) as n
        from (
          select c.kind, c.key, t.views, t.before, t.over, t.over_before
          from private.likely_tops(greatest(first, least_day), most_day, shown) as c
          cross join lateral (
            select coalesce(sum(d.views) filter (where d.day >= first), 0) as views,
              coalesce(sum(d.views) filter (where d.day < first), 0) as before,
              coalesce(sum(d.views) filter (where d.day between first and finished), 0) as over,
              coalesce(sum(d.views) filter (where d.day between before and finished - (last - first + 1)), 0) as over_before
            from public.page_days as d where d.kind = c.kind and d.key = c.key and d.day between least_day and most_day
          ) as t
        ) as s
        where s.views > 0
      ) as r
      where r.n <= shown
    ),
    'live', private.live_views(),
    'promos', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.impressions desc, p.promotion, p.placement), '[]')
      from (
        select d.promotion, d.placement, sum(d.impressions) as impressions, sum(d.clicks) as clicks,
          (select o.title from public.promotions as o where o.slug = d.promotion) as title
        from public.promo_days as d where d.day between first and last and d.is_sample = wants_sample
        group by d.promotion, d.placement
        order by 3 desc limit 100
      ) as p
    )
  );
end $$;

revoke execute on function
  private.move_listing_days(), private.referrer_host(text), private.add_page_days(bigint, bigint, date),
  private.add_visitors(bigint, bigint, date), private.add_listing_views(bigint, bigint, date), private.live_views(),
  private.add_promo_days(bigint, bigint), private.end_promotions(),
  public.visit_salt(), public.seal_views(), public.roll_up_views(bigint, bigint), public.forget_old_views(),
  public.count_place_actions(jsonb), public.owner_analytics(integer, uuid), public.site_analytics(date, date, integer, boolean)
from public, anon, authenticated;
grant execute on function
  public.visit_salt(), public.seal_views(), public.roll_up_views(bigint, bigint), public.forget_old_views(),
  public.count_place_actions(jsonb)
to service_role;
grant execute on function public.owner_analytics(integer, uuid), public.site_analytics(date, date, integer, boolean)
to authenticated, service_role;

-- The names that may be among the greatest of the span: each was among the first of one of its days. With more days fewer of
-- each are needed, because what leads a long span leads many of its days.
create function private.likely_tops(first date, last date, shown integer) returns table (kind text, key text)
language plpgsql stable security definer rows 200 set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  most constant integer := greatest(likely_tops.shown, case when likely_tops.last - likely_tops.first < 31 then 50 else 20 end);
begin
  return query
  select r.kind, r.key
  from (
    select l.kind, l.key, row_number() over (partition by l.kind order by sum(l.views) desc, l.key) as n
    from (
      select k.kind, t.key, t.views
      from unnest(array['path', 'type', 'language', 'referrer', 'device', 'country', 'campaign']) as k (kind)
      cross join generate_series(0, likely_tops.last - likely_tops.first) as g (n)
      cross join lateral (
        select d.key, d.views from public.page_days as d
        where d.kind = k.kind and d.day = likely_tops.last - g.n
        order by d.views desc, d.key limit most
      ) as t
    ) as l
    group by l.kind, l.key
  ) as r
  where r.n <= 3 * likely_tops.shown;
end $$;
revoke execute on function private.likely_tops(date, date, integer) from public, anon, authenticated;

-- Each listing of the caller beside the others: the last days as the dashboard counts them. Null where no plan has it.
create function public.owner_branches(days integer default 28) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with span as (
    select private.today() - least(greatest(coalesce(owner_branches.days, 28), 1), 90) + 1 as first
  ),
  mine as materialized (
    select b.place_id, b.name, b.city from public.businesses as b
    where b.id in (select private.my_businesses_as('owner', 'manager', 'helper')) and b.place_id is not null
      and private.business_has(b.id, 'branches')
    order by b.name, b.id limit 100
  )
  select case when exists (select from mine) then (
    select jsonb_agg(to_jsonb(r) order by r.views desc, r.name, r.id)
    from (
      select m.place_id as id, m.name, m.city, coalesce(d.views, 0) as views, coalesce(d.calls, 0) as calls,
        coalesce(d.directions, 0) as directions, coalesce(d.website_clicks, 0) as website_clicks,
        (
          select count(*) from public.saved_places as s, span as p
          where s.place_id = m.place_id and s.user_id <> auth.uid() and s.created_at >= p.first::timestamp at time zone 'utc'
        ) as saves,
        u.rating, (
          select count(*) from public.reviews as v
          where v.place_id = m.place_id and v.status = 'published'
            and not exists (select from public.review_replies as a where a.review_id = v.id)
        ) as waiting
      from mine as m
      left join public.business_unified as u on u.id = m.place_id
      left join lateral (
        select sum(l.views) as views, sum(l.calls) as calls, sum(l.directions) as directions, sum(l.website_clicks) as website_clicks
        from public.listing_days as l, span as p where l.place_id = m.place_id and l.day >= p.first
      ) as d on true
    ) as r
  ) end
$$;
revoke execute on function public.owner_branches(integer) from public, anon, authenticated;
grant execute on function public.owner_branches(integer) to authenticated, service_role;
