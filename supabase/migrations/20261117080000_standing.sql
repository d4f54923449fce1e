-- Who a page is made for, in one answer.

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
    'live_key', (select k.live_key from private.person_keys as k where k.user_id = me)
  );
end $$;
revoke all on function public.my_standing() from public, anon;
grant execute on function public.my_standing() to authenticated, service_role;

drop function public.inbox_state();
