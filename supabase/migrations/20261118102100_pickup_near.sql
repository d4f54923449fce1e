-- Where each pickup point is, so that the nearest can stand first.
create or replace function public.store_delivery() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'currency', private.store_currency(),
    'points', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'slug', m.slug, 'name', m.name, 'address', m.address, 'city', m.city,
        'country_code', m.country_code, 'lat', m.latitude, 'lng', m.longitude, 'hours', s.hours)
        order by m.country_code, m.city, m.name)
      from public.store_pickup_points as s join public.mosque_unified as m on m.id = s.place_id where s.active
    ), '[]'),
    'postage', coalesce((
      select jsonb_agg(jsonb_build_object('country_code', r.country_code, 'cents', r.cents, 'free_from_cents', r.free_from_cents)
        order by r.country_code = '*', r.country_code)
      from public.store_postage as r
    ), '[]')
  )
$$;
