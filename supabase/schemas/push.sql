-- Notices on a member's device while the site is closed (docs/decisions/144-web-push.md): which devices want what, and what is on
-- its way to them. Each device says for itself; without one nothing is laid.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Where the browser's own service takes messages for this device, and the keys they are sealed with.
  endpoint text not null unique check (length(endpoint) between 10 and 1000 and endpoint ~ '^https?://'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language text not null check (language ~ '^[a-z]{2}$'),
  time_zone text not null check (length(time_zone) <= 60),
  subjects text[] not null default '{}'
    check (subjects <@ array[
      'talk', 'events', 'giving', 'places', 'yours', 'mosques', 'jumuah', 'orders', 'business', 'queue'
    ]),
  quiet_from text check (private.is_clock(quiet_from)),
  quiet_until text check (private.is_clock(quiet_until)),
  -- Which prayers, reckoned where and how: about a kilometre, and the settings as the visitor's cookie writes them.
  prayers text[] not null default '{}' check (prayers <@ array['fajr', 'dhuhr', 'asr', 'maghrib', 'isha']),
  lat numeric(4, 2) check (lat between -90 and 90),
  lng numeric(5, 2) check (lng between -180 and 180),
  country text check (country ~ '^[A-Z]{2}$'),
  prayer_choice text check (length(prayer_choice) <= 60),
  next_prayer text,
  next_prayer_at timestamptz,
  stop_key uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_until is null)),
  check (prayers = '{}' or num_nonnulls(lat, lng, prayer_choice) = 3)
);
call private.passport('public.push_subscriptions', written_by => 'themselves', people => '{"user_id": "messages"}');
create index push_subscriptions_user_id on public.push_subscriptions (user_id);
create index push_subscriptions_next_prayer_at on public.push_subscriptions (next_prayer_at) where prayers <> '{}';
comment on table public.push_subscriptions is 'Devices that want notices, each with what and when. For their owner alone; gone with the account.';

create table private.pushes (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  -- While one waits, more of the same joins it: a flood is one notice.
  topic text not null,
  subject text not null,
  content jsonb not null,
  due_at timestamptz not null,
  ends_at timestamptz not null,
  attempts smallint not null default 0,
  -- Handed to a node. What never comes back from one is not sent again: it may have arrived.
  begun_at timestamptz
);
call private.passport('private.pushes', written_by => 'site');
create unique index pushes_waiting on private.pushes (subscription_id, topic) where begun_at is null;
create index pushes_due on private.pushes (due_at) where begun_at is null;
create index pushes_begun on private.pushes (begun_at) where begun_at is not null;
comment on table private.pushes is 'Notices on their way to devices. Gone once a browser''s service has taken them.';

grant select, delete on public.push_subscriptions to authenticated;
create policy "members can see their devices" on public.push_subscriptions
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can forget a device" on public.push_subscriptions
for delete to authenticated using (user_id = (select auth.uid()));

-- The key this site shows to browsers' services, made by the process that came first and the same for all of them.
create function public.push_key(candidate jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.settings (name, value) values ('push_key', candidate) on conflict (name) do nothing;
  return (select value from private.settings where name = 'push_key');
end $$;

-- A device as it is now: whoever is signed in on it has it, and nobody who was before.
create function public.keep_push(
  endpoint text, p256dh text, auth text, language text, time_zone text, subjects text[],
  quiet_from text, quiet_until text, prayers text[], lat numeric, lng numeric, country text, prayer_choice text
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant integer := 10;
  member uuid := private.require_member();
begin
  if not exists (select from pg_catalog.pg_timezone_names as z where z.name = keep_push.time_zone) then
    raise exception 'invalid' using errcode = '22023';
  end if;
  delete from public.push_subscriptions as s where s.endpoint = keep_push.endpoint and s.user_id <> member;
  insert into public.push_subscriptions as s (
    user_id, endpoint, p256dh, auth, language, time_zone, subjects, quiet_from, quiet_until, prayers, lat, lng, country, prayer_choice
  ) values (
    member, keep_push.endpoint, keep_push.p256dh, keep_push.auth, keep_push.language, keep_push.time_zone, keep_push.subjects,
    keep_push.quiet_from, keep_push.quiet_until, keep_push.prayers, keep_push.lat, keep_push.lng, keep_push.country, keep_push.prayer_choice
  )
  on conflict (endpoint) do update set
    p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, time_zone = excluded.time_zone,
    subjects = excluded.subjects, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
    prayers = excluded.prayers, lat = excluded.lat, lng = excluded.lng, country = excluded.country,
    prayer_choice = excluded.prayer_choice, next_prayer = null, next_prayer_at = null;
  delete from public.push_subscriptions as s where s.id in (
    select o.id from public.push_subscriptions as o where o.user_id = member order by o.created_at desc offset most
  );
exception when check_violation or not_null_violation or numeric_value_out_of_range then
  raise exception 'invalid' using errcode = '22023';
end $$;

-- One press in any notice ends its subject on that device, or everything there, without signing in.
create function public.stop_push(key uuid, subject text default null) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if stop_push.subject is null then
    delete from public.push_subscriptions as s where s.stop_key = stop_push.key;
  else
    update public.push_subscriptions as s
    set subjects = array_remove(s.subjects, stop_push.subject),
      prayers = case when stop_push.subject = 'prayers' then '{}' else s.prayers end
    where s.stop_key = stop_push.key;
  end if;
  return found;
end $$;

-- The end of the quiet hours of a device, on its own clocks; the moment itself outside of them.
create function private.after_quiet(s public.push_subscriptions, at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when s.quiet_from is null or s.quiet_from = s.quiet_until then at
    when s.quiet_from < s.quiet_until and l.clock >= s.quiet_from::time and l.clock < s.quiet_until::time
      then (l.day + s.quiet_until::time) at time zone s.time_zone
    when s.quiet_from > s.quiet_until and l.clock >= s.quiet_from::time
      then (l.day + 1 + s.quiet_until::time) at time zone s.time_zone
    when s.quiet_from > s.quiet_until and l.clock < s.quiet_until::time
      then (l.day + s.quiet_until::time) at time zone s.time_zone
    else at
  end
  from (select (at at time zone s.time_zone)::time as clock, (at at time zone s.time_zone)::date as day) as l
$$;

-- `ends`: what is over by then is not told any more.
create function private.lay_push(
  member uuid, subject text, topic text, content jsonb, settle interval, ends timestamptz default null
) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.pushes as p (subscription_id, topic, subject, content, due_at, ends_at)
  select s.id, lay_push.topic, lay_push.subject, lay_push.content || '{"number": 1}', q.due,
    least(q.due + interval '1 day', lay_push.ends)
  from public.push_subscriptions as s
  cross join lateral (select private.after_quiet(s, now() + lay_push.settle) as due) as q
  where s.user_id = lay_push.member and lay_push.subject = any (s.subjects)
  on conflict (subscription_id, topic) where begun_at is null do update set
    -- What the newest took the place of is not counted.
    content = excluded.content || jsonb_build_object('number', (p.content ->> 'number')::integer + case
      when p.content ? 'notification' and not exists (
        select from public.notifications as n where n.id = (p.content ->> 'notification')::uuid and n.read_at is null
      ) then 0 else 1
    end)
$$;

-- The headings of the inbox's settings (app/features/notifications/rules.ts).
create function private.push_subject(kind text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when kind in ('event_seat', 'event_changed', 'event_soon') then 'events'
    when kind in ('campaign_update', 'campaign_funded', 'campaign_overdue', 'shift_soon', 'shift_changed', 'give_soon') then 'giving'
    when kind in ('message', 'place_letter', 'suggestion_taken', 'suggestion_not_taken') then 'places'
    when kind in ('review', 'message_asked', 'suggestion_asked') then 'business'
    when kind in ('order', 'order_placed') then 'orders'
    when kind in ('jumuah', 'queue') then kind
    when kind in ('decision', 'automation', 'sanction') then 'yours'
    else 'talk'
  end
$$;

-- What stands in the inbox: told after a moment, so that whoever is on the page has read it by then.
create function private.push_of_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.read_at is null then
    perform private.lay_push(new.user_id, private.push_subject(new.kind), 'inbox:' || private.push_subject(new.kind),
      jsonb_build_object('about', 'inbox', 'notification', new.id), interval '20 seconds',
      case when new.kind = 'jumuah' then (new.facts ->> 'at')::timestamptz end);
  end if;
  return null;
end $$;
create trigger push_of_notification after insert or update of number on public.notifications
for each row execute function private.push_of_notification();

create function private.push_of_announcement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') and not new.is_sample then
    perform private.lay_push(f.user_id, 'mosques', 'announcement:' || new.id,
      jsonb_build_object('about', 'announcement', 'name', m.name, 'title', new.title, 'path', '/mosque/' || coalesce(m.slug, m.id::text)),
      interval '0')
    from public.mosque_follows as f join public.mosque_unified as m on m.id = f.place_id
    where f.place_id = new.place_id and f.user_id is distinct from new.author_id;
  end if;
  return null;
end $$;
create trigger push_of_announcement after insert or update of status on public.mosque_announcements
for each row execute function private.push_of_announcement();

-- A keeper changes several prayers one after the other: followers hear of it once, when they are done.
create function private.push_of_iqamah() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lay_push(f.user_id, 'mosques', 'iqamah:' || new.place_id,
    jsonb_build_object('about', 'iqamah', 'name', m.name, 'path', '/mosque/' || coalesce(m.slug, m.id::text)), interval '10 minutes')
  from public.mosque_follows as f join public.mosque_unified as m on m.id = f.place_id
  where f.place_id = new.place_id;
  return null;
end $$;
create trigger push_of_iqamah after insert or update of kind, at_time, minutes, calendar on public.iqamah_rules
for each row execute function private.push_of_iqamah();

-- What was read meanwhile or has outlived its day goes unsaid; what a node took and never told of again is not sent a second time.
create function public.tidy_pushes() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.pushes as p where p.begun_at < now() - interval '10 minutes';
  delete from private.pushes as p
  where p.begun_at is null and (
    p.ends_at < now()
    or p.due_at <= now() and p.content ? 'notification' and exists (
      select from public.notifications as n where n.id = (p.content ->> 'notification')::uuid and n.read_at is not null
    )
  );
$$;

-- Handed out once: whoever comes at the same moment gets the next ones.
create function public.claim_pushes(max_results integer default 200)
returns table (
  id bigint, endpoint text, p256dh text, auth text, language text, stop_key uuid, subject text, ends_at timestamptz, content jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with due as (
    select p.id from private.pushes as p where p.begun_at is null and p.due_at <= now()
    order by p.due_at limit least(greatest(max_results, 1), 1000) for update skip locked
  ),
  begun as (
    update private.pushes as p set begun_at = now(), attempts = p.attempts + 1 from due where p.id = due.id returning p.*
  ),
  -- Once for all devices it goes to.
  cards as materialized (
    select n.id, private.notification_card(n) as card from public.notifications as n
    where n.id in (select (b.content ->> 'notification')::uuid from begun as b)
  )
  select b.id, s.endpoint, s.p256dh, s.auth, s.language, s.stop_key, b.subject, b.ends_at,
    b.content || case when c.id is null then '{}' else jsonb_build_object('card', c.card) end
  from begun as b
  join public.push_subscriptions as s on s.id = b.subscription_id
  left join cards as c on c.id = (b.content ->> 'notification')::uuid;
end $$;

-- done: a browser's service has it. gone: that device takes no more. retry: tried again, later each time, five times.
create function public.finish_pushes(done bigint[], gone bigint[], retry bigint[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.push_subscriptions as s
  using private.pushes as p where p.id = any (finish_pushes.gone) and s.id = p.subscription_id;
  delete from private.pushes as p
  where p.id = any (finish_pushes.done)
    or p.id = any (finish_pushes.retry) and (p.attempts >= 5 or exists (
      select from private.pushes as o where o.subscription_id = p.subscription_id and o.topic = p.topic and o.begun_at is null
    ));
  update private.pushes as p set begun_at = null, due_at = now() + make_interval(secs => 30 * 4 ^ p.attempts)
  where p.id = any (finish_pushes.retry);
end $$;

-- Prayers that have come: each is handed out once, and the next is reckoned by the site, which knows how.
create function public.claim_prayer_pushes(max_results integer default 1000)
returns table (
  id uuid, endpoint text, p256dh text, auth text, language text, stop_key uuid, prayer text, prayer_at timestamptz
)
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select s.id, s.next_prayer, s.next_prayer_at from public.push_subscriptions as s
    where s.next_prayer_at <= now() and s.prayers <> '{}'
    order by s.next_prayer_at limit least(greatest(max_results, 1), 5000) for update skip locked
  ),
  taken as (
    update public.push_subscriptions as s set next_prayer = null, next_prayer_at = null from due where s.id = due.id returning s.*
  )
  select t.id, t.endpoint, t.p256dh, t.auth, t.language, t.stop_key, d.next_prayer, d.next_prayer_at
  from taken as t join due as d on d.id = t.id
$$;

create function public.prayers_to_reckon(max_results integer default 1000)
returns table (id uuid, lat numeric, lng numeric, country text, prayer_choice text, prayers text[])
language sql stable security definer set search_path = ''
as $$
  select s.id, s.lat, s.lng, s.country, s.prayer_choice, s.prayers from public.push_subscriptions as s
  where s.prayers <> '{}' and s.next_prayer_at is null limit least(greatest(max_results, 1), 5000)
$$;

create function public.set_next_prayers(next jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.push_subscriptions as s set next_prayer = n.prayer, next_prayer_at = n.at
  from jsonb_to_recordset(set_next_prayers.next) as n (id uuid, prayer text, at timestamptz)
  where s.id = n.id and s.next_prayer_at is null
$$;

create function public.drop_push_subscriptions(ids uuid[]) returns void
language sql volatile security definer set search_path = ''
as $$ delete from public.push_subscriptions as s where s.id = any (ids) $$;

revoke execute on function
  public.push_key(jsonb),
  public.keep_push(text, text, text, text, text, text[], text, text, text[], numeric, numeric, text, text),
  public.stop_push(uuid, text),
  private.after_quiet(public.push_subscriptions, timestamptz),
  private.lay_push(uuid, text, text, jsonb, interval, timestamptz),
  private.push_subject(text),
  private.push_of_notification(),
  private.push_of_announcement(),
  private.push_of_iqamah(),
  public.tidy_pushes(),
  public.claim_pushes(integer),
  public.finish_pushes(bigint[], bigint[], bigint[]),
  public.claim_prayer_pushes(integer),
  public.prayers_to_reckon(integer),
  public.set_next_prayers(jsonb),
  public.drop_push_subscriptions(uuid[])
from public, anon, authenticated;
grant execute on function
  public.keep_push(text, text, text, text, text, text[], text, text, text[], numeric, numeric, text, text)
to authenticated, service_role;
grant execute on function public.stop_push(uuid, text) to anon, authenticated, service_role;
grant execute on function
  public.push_key(jsonb), public.tidy_pushes(), public.claim_pushes(integer), public.finish_pushes(bigint[], bigint[], bigint[]),
  public.claim_prayer_pushes(integer), public.prayers_to_reckon(integer), public.set_next_prayers(jsonb),
  public.drop_push_subscriptions(uuid[])
to service_role;
