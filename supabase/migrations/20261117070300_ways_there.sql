-- Where an event and a job lead to: the pin of the place, where it has one.

create or replace function private.event_place(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', u.id, 'kind', u.kind, 'name', u.name, 'slug', u.slug, 'address', u.address,
    'latitude', u.latitude, 'longitude', u.longitude
  )
  from (
    select m.id, 'mosque' as kind, m.name, m.slug, m.address, m.latitude, m.longitude
    from public.mosque_unified as m where m.id = place
    union all
    select b.id, 'business', b.name, b.slug, b.address, b.latitude, b.longitude
    from public.business_unified as b where b.id = place
  ) as u limit 1
$$;

create or replace function private.job_employer(j public.jobs) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('kind', 'person', 'name', j.employer_name) where j.place_id is null
  union all
  select jsonb_build_object(
    'kind', 'business', 'name', u.name, 'path', '/business/' || u.slug, 'image', u.image, 'website', u.website,
    'address', u.address, 'latitude', u.latitude, 'longitude', u.longitude
  )
  from public.business_unified as u where u.id = j.place_id
  union all
  select jsonb_build_object(
    'kind', 'mosque', 'name', u.name, 'path', '/mosque/' || u.slug, 'image', u.image, 'website', u.website,
    'address', u.address, 'latitude', u.latitude, 'longitude', u.longitude
  )
  from public.mosque_unified as u where u.id = j.place_id
$$;
