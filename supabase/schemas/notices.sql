-- Notices about Jumu'ah, orders, reviews and the team's queue: in the inbox, by mail and on devices
-- (docs/decisions/144-web-push.md).

-- Mosques that somebody follows and that hold Jumu'ah around today, each with its sessions: the site knows the clocks of the place.
create function public.jumuahs_around() returns table (
  place uuid, time_zone text, lat double precision, lng double precision, khutbah_at text, season_from date, season_until date
)
language sql stable security definer set search_path = ''
as $$
  select m.id, m.time_zone, m.latitude, m.longitude, j.khutbah_at, j.season_from, j.season_until
  from public.jumuah_sessions as j join public.mosque_unified as m on m.id = j.place_id
  where extract(isodow from now() at time zone 'UTC') between 4 and 6
    and (j.season_from is null or j.season_from <= private.today() + 1)
    and (j.season_until is null or j.season_until >= private.today() - 1)
    and private.is_fresh_word(j.said_as, j.updated_at)
    and exists (select from public.mosque_follows as f where f.place_id = j.place_id)
$$;

-- Whoever prays there is told once a week: at the mosque they call theirs, else at the first they followed that told its Jumu'ah.
create function public.remind_of_jumuah(place uuid, at timestamptz, zone text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  here public.mosque_unified;
  members uuid[];
begin
  select m.* into here from public.mosque_unified as m where m.id = remind_of_jumuah.place;
  members := array(
    select f.user_id from public.mosque_follows as f
    where f.place_id = remind_of_jumuah.place
      and not exists (
        select from public.mosque_follows as o
        where o.user_id = f.user_id and (o.is_my_masjid, f.created_at, f.place_id) > (f.is_my_masjid, o.created_at, o.place_id)
          and exists (
            select from public.jumuah_sessions as j
            where j.place_id = o.place_id and private.today() between coalesce(j.season_from, private.today()) and coalesce(j.season_until, private.today())
          )
      )
      and not exists (
        select from public.notifications as n
        where n.user_id = f.user_id and n.kind = 'jumuah' and n.created_at > now() - interval '4 days'
      )
    order by f.user_id
  );
  perform private.key_of_person(m) from unnest(members) as m;
  perform private.tell_newest(members, 'jumuah', null, here.name, '/mosque/' || coalesce(here.slug, here.id::text),
    jsonb_build_object('at', remind_of_jumuah.at, 'zone', remind_of_jumuah.zone));
  return cardinality(members);
end $$;

-- A buyer with an account hears of every step after the first; the team of an order that can be packed.
create function private.tell_of_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  team uuid[];
begin
  if new.status = 'unconfirmed' or tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  if new.user_id is not null and new.confirmed_at is not null and (new.status <> 'new' or tg_op = 'UPDATE') then
    perform private.key_of_person(new.user_id);
    perform private.tell_newest(array[new.user_id], 'order', null, new.reference, '/account/orders',
      jsonb_build_object('what', new.status));
  end if;
  if new.status = 'paid' or new.status = 'new' and new.provider = 'none' then
    team := array_remove(private.staff_members(), new.user_id);
    perform private.key_of_person(m) from unnest(team) as m;
    perform private.tell_newest(team, 'order_placed', null, new.reference, '/dashboard/staff/orders');
  end if;
  return null;
end $$;
create trigger tell_of_order after insert or update of status on public.store_orders
for each row execute function private.tell_of_order();

-- Those who keep a business hear of a review when it is first shown. Of one they wrote, or of somebody they shut out, they do not.
create function private.tell_keepers_of_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'published' and not new.is_sample and (tg_op = 'INSERT' or old.status <> 'published' and old.published_at is null) then
    perform private.notify_of_thread(k.user_id, 'review', b.name, '/business/' || b.slug || '/reviews')
    from private.business_keepers as k join public.business_unified as b on b.id = k.place_id
    where k.place_id = new.place_id and k.user_id is distinct from new.user_id
      and not private.has_silenced(k.user_id, new.user_id) and not private.are_apart(k.user_id, new.user_id);
  end if;
  return null;
end $$;
create trigger tell_keepers_of_review after insert or update of status on public.reviews
for each row execute function private.tell_keepers_of_review();

-- The team hears that something waits, and how much: at most every three hours while it goes unread. What stands already and
-- is only to be read waits for nobody. By the clock, so that nobody who posts has to wait for those who read.
create function public.tell_staff() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  path constant text := '/dashboard/staff';
  team uuid[];
  waiting integer;
  newest timestamptz;
begin
  select count(*), max(m.opened_at) into waiting, newest
  from public.moderation_items as m where m.status = 'open' and m.reason <> 'first';
  if waiting = 0 then
    update public.notifications as n set read_at = now() where n.kind = 'queue' and n.read_at is null;
    return 0;
  end if;
  team := array(
    select s from unnest(private.staff_members()) as s
    where not exists (
      select from public.notifications as n
      where n.user_id = s and n.kind = 'queue'
        and (n.created_at >= newest or n.read_at is null and n.created_at > now() - interval '3 hours')
    )
  );
  perform private.key_of_person(m) from unnest(team) as m;
  perform private.tell_newest(team, 'queue', null, 'queue', path, jsonb_build_object('what', waiting::text));
  return cardinality(team);
end $$;

revoke execute on function
  public.jumuahs_around(),
  public.remind_of_jumuah(uuid, timestamptz, text),
  private.staff_members(),
  private.tell_of_order(),
  private.tell_keepers_of_review(),
  public.tell_staff()
from public, anon, authenticated;
grant execute on function public.jumuahs_around(), public.remind_of_jumuah(uuid, timestamptz, text), public.tell_staff()
to service_role;
