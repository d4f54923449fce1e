-- What leads is compared by the days that are over, as the charts are.
create or replace function public.site_analytics(since date, until date, most integer default 10) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  last constant date := least(coalesce(site_analytics.until, private.today()), private.today());
  first constant date := greatest(least(coalesce(site_analytics.since, last - 27), last), last - 729);
  before constant date := first - (last - first + 1);
  -- A day that is not over would always look like a fall: it is shown, and not compared.
  finished constant date := least(last, private.today() - 1);
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
      select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'key', r.key, 'views', r.views, 'before', r.before,
        'over', r.over, 'over_before', r.over_before) order by r.kind, r.n), '[]')
      from (
        select s.*, row_number() over (partition by s.kind order by s.views desc, s.before desc, s.key) as n
        from (
          select c.kind, c.key, t.views, t.before, t.over, t.over_before
          from private.likely_tops(first, last, shown) as c
          cross join lateral (
            select coalesce(sum(d.views) filter (where d.day >= first), 0) as views,
              coalesce(sum(d.views) filter (where d.day < first), 0) as before,
              coalesce(sum(d.views) filter (where d.day between first and finished), 0) as over,
              coalesce(sum(d.views) filter (where d.day between before and finished - (last - first + 1)), 0) as over_before
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
