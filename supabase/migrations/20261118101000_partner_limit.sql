-- How many partners the strip of the home page shows is asked for; sixteen where nobody says.

drop function public.home_page(double precision, double precision);

-- 40 sorted businesses for the regular cards; featured ones are sought among 200.
create function public.home_page(
  lat double precision default null,
  lng double precision default null,
  partner_limit integer default 16
) returns jsonb
language sql stable security invoker parallel safe set search_path = ''
as $$
  with candidates as materialized (
    select b.*, row_number() over () as place
    from public.near_businesses(lat => home_page.lat, lng => home_page.lng, max_results => 200) as b
  ),
  featured as (
    select c.* from candidates as c where c.featured order by c.place limit 6
  ),
  regular as (
    select c.* from candidates as c
    where c.place <= 40 and not c.featured
      and concat_ws(' ', c.business_type, c.business_category) !~* '(mosque|masjid)'
    order by c.place
    limit 12
  )
  select jsonb_build_object(
    'featured', (select coalesce(jsonb_agg(to_jsonb(f) - 'place' order by f.place), '[]') from featured as f),
    'regular', (select coalesce(jsonb_agg(to_jsonb(r) - 'place' order by r.place), '[]') from regular as r),
    'mosques', (
      select coalesce(jsonb_agg(to_jsonb(m)), '[]')
      from public.near_mosques(lat => home_page.lat, lng => home_page.lng, max_results => 4) as m
    ),
    'sponsors', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', s.id, 'name', s.name, 'logo_url', s.logo_url, 'mark', s.mark, 'line', s.line,
          'website_url', s.website_url, 'tier', s.tier, 'is_sample', s.is_sample)
        order by s.tier, s.position, s.id
      ), '[]')
      from public.sponsors as s
      where s.active and (s.agreed or s.is_sample) and private.is_between(s.shown_from, s.shown_until)
    ),
    'partners', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id), '[]')
      from (
        select id, name, logo_url, website_url, status, is_sample, created_at from public.partners
        where status = 'approved' and logo_url is not null and coalesce(expires_on >= (now() at time zone 'utc')::date, true)
        order by created_at desc, id
        limit least(greatest(coalesce(home_page.partner_limit, 16), 1), 50)
      ) as p
    ),
    'testimonials', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.position, t.id), '[]')
      from (
        select id, name, place, quote, position, is_sample from public.testimonials
        where published and (agreed or is_sample) and private.is_between(shown_from, shown_until)
        order by position, id
        limit 3
      ) as t
    ),
    -- Counted up to 1000: enough for "300 businesses" or "more than 1000", and as quick with a million.
    'counts', jsonb_build_object(
      'businesses', (select count(*) from (select from public.business_unified limit 1000) as b),
      'mosques', (select count(*) from (select from public.mosque_unified limit 1000) as m)
    )
  )
$$;

revoke execute on function public.home_page(double precision, double precision, integer) from public;
grant execute on function public.home_page(double precision, double precision, integer) to anon, authenticated, service_role;
