-- A member's own page in one call: what they saved, which mosque is theirs, what they wrote and what they run. Row-level
-- security shows each caller their own rows only; the conditions say the same to the planner.

create function public.account_page(max_results integer default 20) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'saved', (select count(*) from public.saved_places as s where s.user_id = auth.uid()),
    'followed', (select count(*) from public.mosque_follows as f where f.user_id = auth.uid()),
    'masjid', (
      select jsonb_build_object('id', m.id, 'slug', m.slug, 'name', m.name, 'local_name', m.local_name, 'city', m.city)
      from public.mosque_follows as f join public.mosque_unified as m on m.id = f.place_id
      where f.user_id = auth.uid() and f.is_my_masjid
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id), '[]')
      from (
        select r.id, r.rating, r.text, r.language, r.status, r.created_at, u.slug, u.id as place_id, u.name, u.local_name
        from public.reviews as r join public.business_unified as u on u.id = r.place_id
        where r.user_id = auth.uid()
        order by r.created_at desc, r.id
        limit least(greatest(coalesce(max_results, 20), 1), 100)
      ) as r
    ),
    'listings', (select count(*) from public.businesses as b where b.owner_id = auth.uid()),
    'has_draft', exists (select from public.listing_drafts as d where d.user_id = auth.uid())
  )
$$;

revoke execute on function public.account_page(integer) from public, anon, authenticated;
grant execute on function public.account_page(integer) to authenticated, service_role;

-- Of the member who asks: the frame of every page shows it.
create function public.my_standing() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  return jsonb_build_object(
    'display_name', (select p.display_name from public.profiles as p where p.id = me),
    'leaves_at', (select p.leaves_at from public.profiles as p where p.id = me),
    'roles', coalesce((select jsonb_agg(r.role order by r.role) from public.user_roles as r where r.user_id = me), '[]'),
    'unread', (select count(*) from public.notifications as n where n.user_id = me and n.in_site and n.read_at is null),
    'live_key', (select k.live_key from private.person_keys as k where k.user_id = me),
    'drafts', (select coalesce(jsonb_agg(d.form), '[]') from public.form_drafts as d where d.user_id = me)
  );
end $$;
revoke all on function public.my_standing() from public, anon;
grant execute on function public.my_standing() to authenticated, service_role;

-- Where one is signed in: which browser, roughly, since when, and when it last asked. Hosted, the whole line of the browser.
create function public.my_devices() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'browser', left(s.user_agent, 120), 'since', s.created_at,
    'used_at', coalesce(s.refreshed_at at time zone 'utc', s.created_at), 'is_this', s.id::text = auth.jwt() ->> 'session_id'
  ) order by s.id::text = auth.jwt() ->> 'session_id' desc, coalesce(s.refreshed_at at time zone 'utc', s.created_at) desc), '[]')
  from (select * from auth.sessions as a where a.user_id = auth.uid() order by a.created_at desc limit 50) as s
$$;

-- Ends one's session on another device, or on all others. This one ends by signing out.
create function public.end_devices(device uuid default null) returns integer
language sql volatile security definer set search_path = ''
as $$
  select coalesce(sum(private.end_access(auth.uid(), s.id)), 0)::integer
  from auth.sessions as s
  where s.user_id = auth.uid() and s.id::text is distinct from auth.jwt() ->> 'session_id' and (device is null or s.id = device)
$$;
revoke execute on function public.my_devices(), public.end_devices(uuid) from public, anon, authenticated;
grant execute on function public.my_devices(), public.end_devices(uuid) to authenticated, service_role;
