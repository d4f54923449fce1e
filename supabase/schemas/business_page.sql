-- One call for a business page: the record with everything public around it. A second call, for members only, tells what
-- is theirs.

create function private.business_card(u public.business_unified, distance double precision) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'image', u.image, 'rating', u.rating,
    'reviews_count', u.reviews_count, 'business_category', u.business_category, 'subcategory', u.subcategory,
    'address', u.address, 'city', u.city, 'state', u.state, 'country', u.country, 'country_code', u.country_code,
    'latitude', u.latitude, 'longitude', u.longitude, 'time_zone', u.time_zone, 'hours', u.hours, 'halal_level', u.halal_level,
    'halal_said_by', u.halal_said_by, 'halal_said', u.halal_said, 'halal_seen', u.halal_seen, 'cuisines', u.cuisines,
    'featured', u.featured, 'is_sample', u.is_sample, 'distance', distance
  )
$$;

-- The nearest of the same kind: those of the same subcategory first, within 50 km; without a position, in the same city.
create function private.similar_businesses(place uuid, max_results integer) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  here public.business_unified;
  found jsonb;
begin
  select * into here from public.business_unified as u where u.id = place;
  if here.business_category is null then
    return '[]';
  end if;
  if here.position is null then
    select jsonb_agg(private.business_card(u, 999999) order by n.same desc, u.reviews_count desc, u.id) into found
    from (
      select u.id, (u.subcategory is not distinct from here.subcategory) as same
      from public.business_unified as u
      where u.business_category = here.business_category and u.country_code = here.country_code and u.city = here.city
        and u.id <> place and u.is_offered and u.is_sample = here.is_sample
      order by same desc, u.reviews_count desc, u.id
      limit max_results
    ) as n
    join public.business_unified as u on u.id = n.id;
    return coalesce(found, '[]');
  end if;
  with nearest as materialized (
    select u.id, 12742 * asin(least(1, (u.position operator(extensions.<->) here.position) / 12742)) as distance,
      (u.subcategory is not distinct from here.subcategory) as same
    from public.business_unified as u
    where u.business_category = here.business_category and u.id <> place and u.is_offered and u.is_sample = here.is_sample
    order by u.position operator(extensions.<->) here.position
    limit 40
  ),
  chosen as (
    select n.* from nearest as n where n.distance <= 50 order by n.same desc, n.distance, n.id limit max_results
  )
  select jsonb_agg(private.business_card(u, c.distance) order by c.same desc, c.distance, c.id) into found
  from chosen as c join public.business_unified as u on u.id = c.id;
  return coalesce(found, '[]');
end $$;

create function public.business_page(id_or_slug text) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  place uuid := private.find_place_id('business', id_or_slug);
  here public.business_unified;
begin
  select * into here from public.business_unified as u where u.id = place;
  if here.id is null then
    return null;
  end if;
  return to_jsonb(here) - array['position', 'search', 'name_folded', 'source_row']
    || jsonb_build_object(
      'moved', id_or_slug <> here.slug,
      'is_claimed', private.is_claimed(place),
      'is_owner_verified', private.is_owner_verified(place),
      'source', (
        select jsonb_build_object('name', b.source, 'id', b.source_id, 'licence', b.licence, 'updated_at', b.updated_at)
        from public.business as b
        where here.source_table = 'business' and b.id = here.source_row
      ),
      'moved_to', (
        select jsonb_build_object('slug', m.slug, 'name', m.name, 'local_name', m.local_name)
        from public.business_unified as m where m.id = here.moved_to
      ),
      'evidence', private.halal_summary(place, private.today()),
      'ownership', private.ownership_summary(place),
      'facts_known', private.fact_summary(place),
      'mosques', (
        select coalesce(jsonb_agg(to_jsonb(m) order by m.distance), '[]')
        from public.near_mosques(lat => here.latitude, lng => here.longitude, max_results => 3) as m
        where here.latitude is not null and m.distance <= 50
      ),
      'similar', private.similar_businesses(place, 4)
    );
end $$;

-- The whole ledger of one business, for its halal page.
create function public.halal_page(id_or_slug text) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  place uuid := private.find_place_id('business', id_or_slug);
begin
  return (
    select jsonb_build_object(
      'id', u.id, 'slug', u.slug, 'name', u.name, 'local_name', u.local_name, 'business_category', u.business_category,
      'halal_level', u.halal_level, 'halal', u.halal, 'muslim_owned', u.muslim_owned,
      'ownership_level', u.ownership_level, 'closed_on', u.closed_on, 'is_sample', u.is_sample,
      'source', (
        select jsonb_build_object('name', b.source, 'updated_at', b.updated_at) from public.business as b
        where u.source_table = 'business' and b.id = u.source_row
      ),
      'moved', id_or_slug <> u.slug,
      'evidence', private.halal_summary(place, private.today()),
      'ownership', private.ownership_summary(place),
      'timeline', private.halal_timeline(place, private.today(), 200),
      'certifiers', (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'country_code', c.country_code)
          order by c.name), '[]')
        from public.certifiers as c where c.is_active and (not c.is_sample or u.is_sample)
      )
    )
    from public.business_unified as u where u.id = place
  );
end $$;

-- What is the visitor's own about a business: saved, answered, owned, administered.
create function public.my_business(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'is_saved', exists (select from public.saved_places as s where s.user_id = auth.uid() and s.place_id = place),
    'is_owner', private.owns_place(place, auth.uid()),
    'team_role', private.place_role(place, auth.uid()),
    'is_staff', private.is_staff(),
    'answers', (
      select coalesce(jsonb_object_agg(c.fact, c.answer), '{}') from public.fact_confirmations as c
      where c.user_id = auth.uid() and c.place_id = place and c.settled_at is null
        and c.created_at > now() - interval '180 days'
    ),
    'evidence', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'kind', e.kind, 'status', e.status, 'at', e.created_at, 'number', e.certificate_number,
        'expires_on', e.expires_on, 'statement', e.statement
      ) order by e.created_at desc), '[]')
      from public.halal_evidence as e
      where e.place_id = place and e.said_by = auth.uid() and e.status <> 'withdrawn'
    ),
    'ownership', (
      select jsonb_build_object(
        'is_hidden', private.is_ownership_hidden(place),
        'level', private.ownership_level_of(place),
        'is_declared', exists (
          select from public.ownership_statements as s
          where s.place_id = place and s.kind = 'self_declared' and s.status = 'accepted'
        )
      )
      where private.owns_place(place, auth.uid()) or private.is_staff()
    ),
    'statements', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'kind', s.kind, 'status', s.status, 'at', s.created_at)
        order by s.created_at desc), '[]')
      from public.ownership_statements as s
      where s.place_id = place and s.said_by = auth.uid() and s.kind <> 'self_declared' and s.status <> 'withdrawn'
    ),
    'mosques', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'name', m.name) order by m.name), '[]')
      from public.mosque_admins as a join public.mosque_unified as m on m.id = a.mosque_id
      where a.user_id = auth.uid()
    )
  )
  where auth.uid() is not null
$$;

revoke execute on function
  private.business_card(public.business_unified, double precision), private.similar_businesses(uuid, integer),
  public.business_page(text), public.halal_page(text), public.my_business(uuid)
from public, anon, authenticated;
grant execute on function
  private.business_card(public.business_unified, double precision), private.similar_businesses(uuid, integer),
  public.business_page(text), public.halal_page(text)
to anon, authenticated, service_role;
grant execute on function public.my_business(uuid) to authenticated, service_role;
