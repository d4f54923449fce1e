-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

-- Page views come to lie by the day they came, under the name they had. A release that knows one table of them goes on adding
-- and reading: it finds every column it knew, and names none of the days. The first release reads what stands before a "$" as
-- the name: to it, too, the old table goes because another was made in its place, and one of its nodes may start again meanwhile.
alter table public.page_analytics rename to page_analytics$before;

alter table public.page_analytics$before alter column id drop identity;

alter table public.page_analytics$before drop constraint page_analytics_pkey;

drop index public.page_analytics_timestamp;

drop index public.page_analytics_url;

create table public.page_analytics (
  like public.page_analytics$before including defaults including constraints,
  came_on date not null default ((now() at time zone 'utc')::date),
  constraint page_analytics_pkey primary key (id, came_on)
) partition by range (came_on);

alter table public.page_analytics alter column id add generated always as identity;

alter table public.page_analytics enable row level security;

revoke all on public.page_analytics from anon, authenticated;

create table private.page_views_rest partition of public.page_analytics default;

alter table private.page_views_rest enable row level security;

revoke all on private.page_views_rest from public, anon, authenticated, service_role;

create function private.add_view_day(day date) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  part constant text := format('private.%I', 'page_views_' || to_char(day, 'YYYYMMDD'));
begin
  execute format('create table %s (like public.page_analytics including defaults including constraints)', part);
  execute format('alter table %s enable row level security', part);
  execute format('revoke all on %s from public, anon, authenticated, service_role', part);
  execute format(
    'with moved as (delete from private.page_views_rest where came_on = %L returning *) insert into %s select * from moved',
    day, part
  );
  execute format(
    'alter table public.page_analytics attach partition %s for values from (%L) to (%L)', part, day, day + 1
  );
end $$;

create function private.add_view_days(first date, last date) returns void
language plpgsql volatile set search_path = '' set lock_timeout = '2s'
as $$
declare
  day date;
begin
  -- Nobody is in the middle of adding a view that belongs to a day that is made now.
  lock table only public.page_analytics in share row exclusive mode;
  for day in
    select d.day from (
      select g.day::date as day from generate_series(first::timestamp, last::timestamp, interval '1 day') as g (day)
      union
      select r.came_on from private.page_views_rest as r
    ) as d
    where to_regclass('private.page_views_' || to_char(d.day, 'YYYYMMDD')) is null
    order by 1
  loop
    perform private.add_view_day(day);
  end loop;
end $$;

create function public.keep_view_days() returns void
language sql volatile security definer set search_path = ''
as $$
  select private.add_view_days((now() at time zone 'utc')::date, (now() at time zone 'utc')::date + 7)
$$;

-- What is older than is kept goes with the rest, and from there in the night.
select private.add_view_days(
  greatest(coalesce((select min("timestamp") from public.page_analytics$before), now()) at time zone 'utc', now() at time zone 'utc' - interval '90 days')::date,
  (now() at time zone 'utc')::date + 7
);

insert into public.page_analytics
  (id, url, title, page_type, referrer, user_agent, device_type, "timestamp", visit, country_code, campaign, counted, came_on)
overriding system value
select id, url, title, page_type, referrer, user_agent, device_type, "timestamp", visit, country_code, campaign, counted,
  ("timestamp" at time zone 'utc')::date
from public.page_analytics$before;

-- No number is given twice, nor one that is in the sums already.
select setval(
  'public.page_analytics_id_seq',
  greatest((select max(id) from public.page_analytics$before), (select upto from private.rolled_up where source = 'pages'), 1)
);

drop table public.page_analytics$before;

create index page_analytics_timestamp on public.page_analytics ("timestamp");

create index page_analytics_url on public.page_analytics (url, "timestamp");

create trigger tidy_page_view before insert on public.page_analytics
for each row execute function private.tidy_page_view();

create trigger coarsen_page_view before insert on public.page_analytics
for each row execute function private.coarsen_page_view();

grant insert (url, title, page_type, referrer, user_agent, device_type, "timestamp") on public.page_analytics
to anon, authenticated;

grant select on public.page_analytics to authenticated;

create policy "everyone can record a page view" on public.page_analytics
for insert to anon, authenticated with check (true);

create policy "superadmins can read page views" on public.page_analytics
for select to authenticated using ((select private.has_role('superadmin')));

alter table private.rolled_up add column reached date default '-infinity'::date not null;

create or replace function public.seal_views() returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s'
as $$
begin
  lock table only public.page_analytics, public.promo_analytics in share mode;
  return jsonb_build_object(
    'pages', coalesce(pg_sequence_last_value(pg_get_serial_sequence('public.page_analytics', 'id')::regclass), 0),
    'promos', (select coalesce(max(id), 0) from public.promo_analytics)
  );
end $$;

drop function private.add_page_days(since bigint, upto bigint);

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

drop function private.add_visitors(since bigint, upto bigint);

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

drop function private.add_listing_views(since bigint, upto bigint);

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

create or replace function public.roll_up_views(pages bigint, promos bigint) returns void
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

create or replace function public.forget_old_views() returns void
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

create or replace function public.site_analytics(since date, until date, most integer default 10, of_sample boolean default false)
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

comment on column public.page_analytics.came_on is 'The day the view came, in UTC. Name it beside the time: then only its days are looked through.';

revoke execute on function private.add_view_day(day date) from public, anon, authenticated, service_role;

revoke execute on function private.add_view_days(first date, last date) from public, anon, authenticated, service_role;

revoke execute on function public.keep_view_days() from public, anon, authenticated, service_role;

grant execute on function public.keep_view_days() to service_role;

revoke execute on function private.drop_view_days() from public, anon, authenticated, service_role;

revoke execute on function private.live_views() from public, anon, authenticated, service_role;

revoke execute on function private.add_page_days(since bigint, upto bigint, from_day date) from public, anon, authenticated, service_role;

revoke execute on function private.add_visitors(since bigint, upto bigint, from_day date) from public, anon, authenticated, service_role;

revoke execute on function private.add_listing_views(since bigint, upto bigint, from_day date) from public, anon, authenticated, service_role;

comment on table public.page_analytics is 'One row per page view, kept for ninety days, each day in a table of its own. Anyone may add, only superadmins may read. Day sums count the rows the site itself took.';
