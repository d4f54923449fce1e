-- On which sites the widgets are shown, and how often: a host, a day and a count. Never who looked.

create table public.embed_loads (
  day date not null,
  host text not null check (length(host) between 1 and 253),
  widget text not null check (
    widget in ('prayer-times', 'mosque', 'jumuah', 'hijri', 'business', 'reviews', 'halal', 'partner')
  ),
  place_id uuid references public.places (id) on delete cascade,
  loads integer not null check (loads > 0),
  unique nulls not distinct (day, host, widget, place_id)
);
call private.passport('public.embed_loads', written_by => 'visitors', places => '{"place_id": "private.move_embed_loads"}');
create index embed_loads_place_id on public.embed_loads (place_id, day);
comment on table public.embed_loads is
  'How often a widget was loaded on a host in a day. host is "direct" where the browser names no page. Written by count_embed_loads only.';
grant select on public.embed_loads to authenticated;
create policy "staff can see where widgets are shown" on public.embed_loads
for select to authenticated using ((select private.is_staff()));
create policy "owners can see where widgets of their listings are shown" on public.embed_loads
for select to authenticated
using (place_id in (
  select b.place_id from public.businesses as b
  where b.id in (select private.my_businesses_as('owner', 'manager', 'helper'))
));
create policy "mosque admins can see where widgets of their mosques are shown" on public.embed_loads
for select to authenticated
using (place_id in (select a.mosque_id from public.mosque_admins as a where a.user_id = (select auth.uid())));

create function private.move_embed_loads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.embed_loads as l (day, host, widget, place_id, loads)
  select o.day, o.host, o.widget, new.new_id, o.loads from public.embed_loads as o where o.place_id = new.old_id
  on conflict (day, host, widget, place_id) do update set loads = l.loads + excluded.loads;
  delete from public.embed_loads where place_id = new.old_id;
  return null;
end $$;
create trigger move_embed_loads after insert or update on public.place_redirects
for each row when (new.old_id is not null) execute function private.move_embed_loads();

-- Adds up what one process saw. The host is whatever a browser says, so a day holds a limited number of them: what is
-- beyond is counted under "other".
create function public.count_embed_loads(entries jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 5000;
begin
  insert into public.embed_loads as l (day, host, widget, place_id, loads)
  select e.day,
    case
      when (select count(*) from public.embed_loads as t where t.day = e.day) < most
        or exists (select from public.embed_loads as k where k.day = e.day and k.host = left(e.host, 253))
      then left(e.host, 253)
      else 'other'
    end as shown,
    e.widget, p.id, sum(e.loads)
  from jsonb_to_recordset(entries) as e (day date, host text, widget text, place_id uuid, loads integer)
  left join public.places as p on p.id = e.place_id
  -- A place that is gone by now has nothing to count for.
  where (e.place_id is null or p.id is not null) and e.loads > 0 and e.host <> ''
  group by e.day, shown, e.widget, p.id
  on conflict (day, host, widget, place_id) do update set loads = l.loads + excluded.loads;
  delete from public.embed_loads where day < private.today() - 400;
end $$;
revoke execute on function public.count_embed_loads(jsonb) from public, anon, authenticated;
grant execute on function public.count_embed_loads(jsonb) to service_role;

-- The last days by host, widget and place: all of it for staff, their own for owners and mosque admins (policies above).
create function public.embed_load_report(days integer default 30, of_place uuid default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(r) order by r.loads desc, r.host, r.widget), '[]')
  from (
    select l.host, l.widget, l.place_id, coalesce(b.name, m.name) as place_name,
      sum(l.loads)::integer as loads, max(l.day) as last_day
    from public.embed_loads as l
    left join public.business_unified as b on b.id = l.place_id
    left join public.mosque_unified as m on m.id = l.place_id
    where l.day > private.today() - least(greatest(coalesce(days, 30), 1), 400)
      and (of_place is null or l.place_id = of_place)
    group by l.host, l.widget, l.place_id, b.name, m.name
    order by sum(l.loads) desc, l.host, l.widget
    limit 200
  ) as r
$$;
revoke execute on function public.embed_load_report(integer, uuid) from public, anon, authenticated;
grant execute on function public.embed_load_report(integer, uuid) to authenticated, service_role;
