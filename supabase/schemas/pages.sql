-- One call per page: what the home page shows, one business, one mosque, and suggestions while typing.

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
      'businesses', (select count(*) from (select from public.business_unified where is_offered limit 1000) as b),
      'mosques', (select count(*) from (select from public.mosque_unified limit 1000) as m)
    )
  )
$$;

-- A place by its id, by the id of one of its rows, by its address, or by one it used to have. `moved` tells the page to
-- redirect to the present address.
-- Past the policies: whoever has the id of a row finds its page, and the page shows only what is public.
create function private.find_place_id(kind text, id_or_slug text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  t record;
  wanted uuid;
  found_id uuid;
begin
  t := private.place_tables(kind);
  if id_or_slug is null or length(id_or_slug) > 200 then
    return null;
  end if;
  if id_or_slug ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    wanted := id_or_slug::uuid;
    execute format($sql$
      select coalesce(
        (select id from public.%3$I where id = $1),
        (select new_id from public.place_redirects where kind = $2 and old_id = $1),
        (select place_id from public.%1$I where id = $1),
        (select place_id from public.%2$I where id = $1)
      ) $sql$, t.owned, t.imported, t.unified) into found_id using wanted, kind;
    return found_id;
  end if;
  execute format($sql$
    select coalesce(
      (select id from public.%1$I where slug = $1),
      (select id from public.%1$I where slug = $3),
      (select new_id from public.place_redirects where kind = $2 and old_slug in ($1, $3) limit 1)
    ) $sql$, t.unified) into found_id using id_or_slug, kind, private.dashed(id_or_slug);
  return found_id;
end $$;

create function public.find_business(id_or_slug text) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select to_jsonb(u) - array['position', 'search', 'name_folded']
    || jsonb_build_object('moved', id_or_slug <> u.slug)
  from public.business_unified as u
  where u.id = private.find_place_id('business', id_or_slug)
$$;

create function public.find_mosque(id_or_slug text) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select to_jsonb(u) - array['position', 'search', 'name_folded']
    || jsonb_build_object('moved', id_or_slug <> u.slug)
  from public.mosque_unified as u
  where u.id = private.find_place_id('mosque', id_or_slug)
$$;

-- A few names like the one typed: those that begin with it first, then those that contain it, then similar ones.
create function public.search_suggest(
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
    -- Of a common word those that are near count; whoever is nowhere gets any.
    order by case when here is not null then m.position operator(extensions.<->) here end
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

revoke execute on function
  public.find_business(text),
  public.find_mosque(text),
  public.search_suggest(text, double precision, double precision, integer)
from public;
grant execute on function
  public.find_business(text),
  public.find_mosque(text),
  public.search_suggest(text, double precision, double precision, integer)
to anon, authenticated, service_role;
revoke execute on function public.home_page(double precision, double precision, integer) from public;
grant execute on function public.home_page(double precision, double precision, integer) to anon, authenticated, service_role;
