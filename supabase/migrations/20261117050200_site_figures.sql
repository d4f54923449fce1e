-- The figures of the site for any span, from the sums of its days: a day may hold thousands of names of a kind, and a year has
-- many days, so the names that lead are found first, and only those are added up.

create index page_days_leading on public.page_days (kind, day, views desc, key);
create index page_days_named on public.page_days (kind, key, day) include (views);

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

create or replace function public.site_analytics(since date, until date, most integer default 10) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  last constant date := least(coalesce(site_analytics.until, private.today()), private.today());
  first constant date := greatest(least(coalesce(site_analytics.since, last - 27), last), last - 729);
  before constant date := first - (last - first + 1);
  shown constant integer := least(greatest(coalesce(site_analytics.most, 10), 1), 1000);
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
    ),
    'is_sample', exists (
      select from public.page_days as d where d.kind = 'all' and d.day between first and last and d.is_sample
    ),
    'tops', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'key', r.key, 'views', r.views, 'before', r.before)
        order by r.kind, r.n), '[]')
      from (
        select s.*, row_number() over (partition by s.kind order by s.views desc, s.before desc, s.key) as n
        from (
          select c.kind, c.key, t.views, t.before
          from private.likely_tops(first, last, shown) as c
          cross join lateral (
            select coalesce(sum(d.views) filter (where d.day >= first), 0) as views,
              coalesce(sum(d.views) filter (where d.day < first), 0) as before
            from public.page_days as d where d.kind = c.kind and d.key = c.key and d.day between before and last
          ) as t
        ) as s
        where s.views > 0
      ) as r
      where r.n <= shown
    ),
    'live', (
      select jsonb_build_object(
        'views', (select count(*) from public.page_analytics as v where v."timestamp" > now() - interval '5 minutes' and v.counted),
        'visitors', (
          select count(distinct v.visit) from public.page_analytics as v
          where v."timestamp" > now() - interval '5 minutes' and v.counted
        ),
        'pages', (
          select coalesce(jsonb_agg(to_jsonb(p) order by p.views desc, p.path), '[]')
          from (
            select private.plain_path(v.url) as path, count(*) as views from public.page_analytics as v
            where v."timestamp" > now() - interval '5 minutes' and v.counted
            group by 1 order by 2 desc, 1 limit 5
          ) as p
        )
      )
    ),
    'promos', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.impressions desc, p.promotion, p.placement), '[]')
      from (
        select d.promotion, d.placement, sum(d.impressions) as impressions, sum(d.clicks) as clicks,
          (select o.title from public.promotions as o where o.slug = d.promotion) as title
        from public.promo_days as d where d.day between first and last
        group by d.promotion, d.placement
        order by 3 desc limit 100
      ) as p
    )
  );
end $$;

revoke execute on function private.likely_tops(date, date, integer) from public, anon, authenticated;
