-- A member's inbox of news that concerns them. While a notice is unread, more of the same joins it. For each kind they choose
-- how it reaches them: on the site, by mail at once, or in one mail a day.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$' and length(kind) <= 40),
  contribution_id uuid references public.contributions (id) on delete cascade,
  title text check (length(title) between 1 and 300),
  path text check (length(path) <= 300 and path ~ '^/[^/]'),
  reply_id uuid references public.replies (id) on delete set null,
  actor_id uuid references auth.users (id) on delete set null,
  number integer not null default 1,
  in_site boolean not null default true,
  mail text not null default 'off' check (mail in ('now', 'digest', 'off')),
  read_at timestamptz,
  mailed_at timestamptz,
  -- What came of it, for its one line: the outcome, the new status, when it is now.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object' and length(facts::text) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What is about no contribution says its own words and where they lead.
  check (num_nonnulls(contribution_id, title) = 1 and (title is null) = (path is null))
);
call private.passport(
  'public.notifications', written_by => 'site',
  people => '{"actor_id": {"left_out": "the inbox of somebody else"}, "user_id": {"part": "messages", "adds": "jsonb_build_object(''by'', (select p.handle from public.people as p where p.user_id = t.actor_id))"}}'
);
create unique index notifications_unread on public.notifications (user_id, kind, contribution_id) where read_at is null;
create index notifications_inbox on public.notifications (user_id, updated_at desc, id desc) where in_site;
create index notifications_to_mail on public.notifications (mail, updated_at) where mailed_at is null and read_at is null and mail <> 'off';
create index notifications_contribution_id on public.notifications (contribution_id);
create index notifications_reply_id on public.notifications (reply_id) where reply_id is not null;
create index notifications_actor_id on public.notifications (actor_id) where actor_id is not null;
comment on table public.notifications is 'Each member''s inbox. Written by functions only, read by its owner only.';

create table public.notification_settings (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$' and length(kind) <= 40),
  in_site boolean not null,
  mail text not null check (mail in ('now', 'digest', 'off')),
  primary key (user_id, kind)
);
call private.passport('public.notification_settings', written_by => 'themselves', people => '{"user_id": "messages"}');
comment on table public.notification_settings is 'How a member wants to hear of a kind. Without a row: private.usual_mail.';

create function private.notification_kinds() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array['reply', 'mention', 'quote', 'answer', 'status', 'event_seat', 'event_changed', 'event_soon',
    'campaign_update', 'campaign_funded', 'campaign_overdue', 'shift_soon', 'shift_changed', 'decision', 'automation',
    'place_letter', 'review_asked', 'message', 'message_asked', 'suggestion_taken', 'suggestion_not_taken',
    'suggestion_asked', 'bookmark', 'group_note', 'group_invited', 'group_asked', 'group_joined',
    'person_asked', 'person_message', 'followed', 'followed_post', 'jumuah', 'order', 'order_placed', 'review', 'queue',
    'give_soon']
$$;

-- Words to oneself come at once, the rest once a day. Decisions and orders have letters of their own; what places write is asked for.
create function private.usual_mail(kind text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when kind in ('mention', 'quote', 'answer', 'event_seat', 'event_changed', 'event_soon',
    'campaign_overdue', 'shift_soon', 'shift_changed', 'automation', 'review_asked', 'message', 'message_asked',
    'suggestion_asked', 'group_note', 'group_invited', 'person_asked', 'person_message', 'review', 'give_soon') then 'now'
    when kind in ('decision', 'place_letter', 'bookmark', 'jumuah', 'order') then 'off' else 'digest' end
$$;

-- Tells one member, unless they did it themselves, want nothing from whoever did, or could not open what it is about.
create function private.notify(
  member uuid, kind text, contribution uuid, reply uuid, actor uuid, facts jsonb default '{}'
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  on_site boolean;
  by_mail text;
begin
  if member is null or member is not distinct from actor or private.are_apart(member, actor)
    or exists (select from public.person_blocks as b where b.user_id = member and b.other_id = actor)
    or exists (
      select from public.contributions as c
      where c.id = notify.contribution and not c.is_anonymous and private.are_apart(member, c.author_id)
    )
    or contribution is not null and not private.may_be_told(member, contribution)
  then
    return;
  end if;
  select s.in_site, s.mail into on_site, by_mail from public.notification_settings as s
  where s.user_id = member and s.kind = notify.kind;
  on_site := coalesce(on_site, true);
  by_mail := coalesce(by_mail, private.usual_mail(notify.kind));
  if not on_site and by_mail = 'off' then
    return;
  end if;
  insert into public.notifications as n (user_id, kind, contribution_id, reply_id, actor_id, in_site, mail, facts)
  values (member, notify.kind, contribution, reply, actor, on_site, by_mail, notify.facts)
  on conflict (user_id, kind, contribution_id) where read_at is null do update set
    number = n.number + 1, actor_id = excluded.actor_id, reply_id = excluded.reply_id, facts = excluded.facts,
    updated_at = now(), in_site = excluded.in_site, mail = excluded.mail;
  perform private.tell_live('inbox:' || k.live_key, 'new', '{}') from private.person_keys as k where k.user_id = member;
end $$;

-- The same of something that is no contribution.
create function private.notify_plainly(
  member uuid, kind text, title text, path text, on_site boolean, by_mail text, facts jsonb default '{}'
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.notifications (user_id, kind, title, path, in_site, mail, facts)
  values (member, notify_plainly.kind, left(notify_plainly.title, 300), notify_plainly.path, on_site, by_mail, notify_plainly.facts);
  perform private.tell_live('inbox:' || k.live_key, 'new', '{}') from private.person_keys as k where k.user_id = member;
end $$;

create function private.mentioned(content text) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select distinct p.user_id
  from (select n.handle from private.named_in(left(content, 20000)) as n (handle) limit 10) as named join public.people as p on p.handle = named.handle
$$;

create function private.notify_of_contribution() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.published_at is not null and (tg_op = 'INSERT' or old.published_at is null) and new.author_id is not null then
    insert into public.contribution_marks (user_id, contribution_id, is_followed) values (new.author_id, new.id, true)
    on conflict (user_id, contribution_id) do nothing;
    if not new.is_anonymous then
      perform private.notify(m, 'mention', new.id, null, new.author_id) from private.mentioned(new.body) as m;
    end if;
  end if;
  if tg_op = 'UPDATE' and new.solved_by is distinct from old.solved_by and new.solved_by is not null then
    perform private.notify(r.author_id, 'answer', new.id, r.id, new.author_id) from public.replies as r where r.id = new.solved_by;
  end if;
  return null;
end $$;
create trigger notify_of_contribution after insert or update of published_at, solved_by on public.contributions
for each row execute function private.notify_of_contribution();

-- Each hears of a reply once: because it names them, quotes them, or because they follow.
create function private.notify_of_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  told uuid[];
  quoted uuid;
begin
  if new.published_at is null or tg_op = 'UPDATE' and old.published_at is not null then
    return null;
  end if;
  told := array(select m from private.mentioned(new.body) as m);
  perform private.notify(m, 'mention', new.contribution_id, new.id, new.author_id) from unnest(told) as m;
  select q.author_id into quoted from public.replies as q where q.id = new.quotes;
  if quoted is not null and not quoted = any (told) then
    perform private.notify(quoted, 'quote', new.contribution_id, new.id, new.author_id);
    told := told || quoted;
  end if;
  perform private.notify(m.user_id, 'reply', new.contribution_id, new.id, new.author_id)
  from public.contribution_marks as m
  where m.contribution_id = new.contribution_id and m.is_followed and not m.user_id = any (told);
  return null;
end $$;
create trigger notify_of_reply after insert or update of published_at on public.replies
for each row execute function private.notify_of_reply();

create function private.notify_of_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  facts constant jsonb := jsonb_build_object(
    'what', case
      when new.reason = 'appeal' then 'appeal_' || new.status
      when new.reason in ('first', 'reported', 'automatic') and new.status = 'rejected' then 'removed'
      else new.status
    end,
    'of', new.subject_kind
  );
begin
  if new.status in ('approved', 'rejected', 'needs_info') and not (new.reason in ('reported', 'first') and new.status = 'approved') then
    if new.subject_kind = 'contribution' then
      perform private.notify(new.author_id, 'decision', c.id, null, null, facts) from public.contributions as c where c.id = new.subject_id;
    elsif new.subject_kind = 'reply' then
      perform private.notify(new.author_id, 'decision', r.contribution_id, r.id, null, facts) from public.replies as r where r.id = new.subject_id;
    end if;
  end if;
  return null;
end $$;
create trigger notify_of_decision after update of status on public.moderation_items
for each row when (old.status is distinct from new.status) execute function private.notify_of_decision();

create function private.notification_card(n public.notifications) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', n.id, 'kind', n.kind, 'number', n.number, 'actor', private.person_card(n.actor_id), 'is_read', n.read_at is not null,
      'updated_at', n.updated_at, 'facts', n.facts, 'section', c.section, 'title', coalesce(n.title, c.title, left(c.body, 80)),
      'state', c.state, 'path', coalesce(n.path, '/community/' || c.section || '/' || c.slug),
      'reply_number', (select r.number from public.replies as r where r.id = n.reply_id)
    )
    from (select) as one left join public.contributions as c on c.id = n.contribution_id
  );
end $$;

create function public.notifications_page(after text default null, max_results integer default 30) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  most integer := least(greatest(coalesce(max_results, 30), 1), 100);
  ids uuid[];
begin
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  ids := array(
    select n.id from public.notifications as n
    where n.user_id = member and n.in_site
      and (after is null or (n.updated_at, n.id) < (split_part(after, '~', 1)::timestamptz, split_part(after, '~', 2)::uuid))
    order by n.updated_at desc, n.id desc limit most + 1
  );
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.notification_card(n) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.notifications as n on n.id = o.id
    ),
    'unread', (select count(*) from public.notifications as n where n.user_id = member and n.in_site and n.read_at is null),
    'next', case when cardinality(ids) > most then (select n.updated_at::text || '~' || n.id from public.notifications as n where n.id = ids[most]) end,
    'settings', (
      select jsonb_object_agg(k.kind, jsonb_build_object(
        'in_site', coalesce(s.in_site, true), 'mail', coalesce(s.mail, private.usual_mail(k.kind))
      ))
      from unnest(private.notification_kinds()) as k (kind)
      left join public.notification_settings as s on s.user_id = member and s.kind = k.kind
    )
  );
end $$;

-- Null: all of them. Reading a page marks what it is about.
create function public.read_notifications(notification uuid default null, contribution uuid default null) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.notifications as n set read_at = now()
  where n.user_id = private.require_member() and n.read_at is null
    and (notification is null or n.id = notification) and (contribution is null or n.contribution_id = contribution)
$$;

create function public.set_notification(kind text, in_site boolean, mail text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into public.notification_settings as s (user_id, kind, in_site, mail)
  values (private.require_member(), set_notification.kind, set_notification.in_site, set_notification.mail)
  on conflict (user_id, kind) do update set in_site = excluded.in_site, mail = excluded.mail;
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

-- A link in every mail ends that kind, or all, without signing in.
create function public.stop_notification_mail(key uuid, kind text default null) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  member uuid := (select k.user_id from private.person_keys as k where k.mail_key = stop_notification_mail.key);
begin
  if member is null then
    return false;
  end if;
  insert into public.notification_settings as s (user_id, kind, in_site, mail)
  select member, k, true, 'off'
  from unnest(case when stop_notification_mail.kind is null then private.notification_kinds()
    else array[stop_notification_mail.kind] end) as k
  on conflict (user_id, kind) do update set mail = 'off';
  return true;
end $$;

-- Letters that are due, one for each member, each thing once. `mode`: now (what has been unread for two minutes) or digest.
create function public.claim_notification_letters(mode text, max_results integer default 50, settle_seconds integer default 120)
returns table (to_address text, language text, mail_key uuid, items jsonb)
language sql volatile security definer set search_path = ''
as $$
  with due as (
    select n.id, n.user_id from public.notifications as n
    where n.mail = mode and n.mailed_at is null and n.read_at is null
      and n.updated_at <= now() - make_interval(secs => settle_seconds)
      and n.user_id in (
        select d.user_id from public.notifications as d
        where d.mail = mode and d.mailed_at is null and d.read_at is null
          and d.updated_at <= now() - make_interval(secs => settle_seconds)
        group by d.user_id order by min(d.updated_at) limit least(greatest(max_results, 1), 200)
      )
    for update skip locked
  ),
  told as (
    update public.notifications as n set mailed_at = now() from due where n.id = due.id returning n.*
  )
  select u.email::text, p.language, k.mail_key,
    (
      select jsonb_agg(private.notification_card(n) order by n.updated_at desc)
      from public.notifications as n where n.id in (select t.id from told as t where t.user_id = m.user_id)
    )
  from (select distinct t.user_id from told as t) as m
  join auth.users as u on u.id = m.user_id
  join public.profiles as p on p.id = m.user_id
  join private.person_keys as k on k.user_id = m.user_id
  where coalesce(u.email, '') <> ''
$$;
grant select on public.notifications, public.notification_settings to authenticated;
create policy "members can see their inbox" on public.notifications
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can see how they are told" on public.notification_settings
for select to authenticated using (user_id = (select auth.uid()));

revoke execute on function
  private.notification_kinds(),
  private.usual_mail(text),
  private.notify(uuid, text, uuid, uuid, uuid, jsonb),
  private.notify_plainly(uuid, text, text, text, boolean, text, jsonb),
  private.mentioned(text),
  private.notify_of_contribution(),
  private.notify_of_reply(),
  private.notify_of_decision(),
  private.notification_card(public.notifications),
  public.notifications_page(text, integer),
  public.read_notifications(uuid, uuid),
  public.set_notification(text, boolean, text),
  public.stop_notification_mail(uuid, text),
  public.claim_notification_letters(text, integer, integer)
from public, anon, authenticated;
grant execute on function
  public.notifications_page(text, integer),
  public.read_notifications(uuid, uuid),
  public.set_notification(text, boolean, text)
to authenticated, service_role;
grant execute on function public.stop_notification_mail(uuid, text) to anon, authenticated, service_role;
grant execute on function public.claim_notification_letters(text, integer, integer) to service_role;

-- `contribution`, or, for what is none, `title` and `path`. Whoever does it hears nothing of it.
create function private.tell_newest(
  members uuid[], kind text, contribution uuid, title text, path text, facts jsonb default '{}'
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  most_letters constant integer := 5;
begin
  -- What was told before is out of date. What a letter told stays, as read: it counts.
  delete from public.notifications as n
  where n.user_id = any (members) and n.kind = kind and n.mailed_at is null and n.updated_at > now() - interval '1 day'
    and (n.contribution_id = contribution or n.path = path and n.title = title);
  update public.notifications as n set read_at = now()
  where n.user_id = any (members) and n.kind = kind and n.read_at is null
    and (n.contribution_id = contribution or n.path = path and n.title = title);
  if contribution is not null then
    perform private.notify(m, kind, contribution, null, auth.uid(), facts) from unnest(members) as m;
  else
    perform private.notify_plainly(
      m, kind, title, path, coalesce(s.in_site, true), coalesce(s.mail, private.usual_mail(kind)), facts
    )
    from unnest(members) as m left join public.notification_settings as s on s.user_id = m and s.kind = kind
    where m is distinct from auth.uid() and (coalesce(s.in_site, true) or coalesce(s.mail, private.usual_mail(kind)) <> 'off');
  end if;
  update public.notifications as n set mail = 'digest'
  where n.user_id = any (members) and n.kind = kind and n.read_at is null and n.mailed_at is null and n.mail = 'now'
    and (n.contribution_id = contribution or n.path = path)
    and (
      select count(*) from public.notifications as o
      where o.user_id = n.user_id and o.kind = kind and o.mailed_at > now() - interval '1 day'
        and (o.contribution_id = contribution or o.path = path)
    ) >= most_letters;
end $$;
revoke execute on function private.tell_newest(uuid[], text, uuid, text, text, jsonb) from public, anon, authenticated;

-- How many are unread, told as it is: what joins an unread notification adds nothing, what goes out by mail alone is not in
-- the inbox, and what is read elsewhere is read.
create function private.tell_unread() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  members uuid[];
begin
  if tg_op = 'INSERT' then
    members := array(select distinct t.user_id from told as t where t.in_site);
  else
    members := array(
      select distinct t.user_id from told as t join before as b on b.id = t.id
      where (t.in_site, t.read_at is null) is distinct from (b.in_site, b.read_at is null)
    );
  end if;
  perform private.tell_live('inbox:' || k.live_key, 'unread', jsonb_build_object('unread', (
    select count(*) from public.notifications as n where n.user_id = k.user_id and n.in_site and n.read_at is null
  )))
  from private.person_keys as k where k.user_id = any (members);
  return null;
end $$;
revoke execute on function private.tell_unread() from public, anon, authenticated;

create trigger tell_unread_new after insert on public.notifications
referencing new table as told for each statement execute function private.tell_unread();
create trigger tell_unread_read after update on public.notifications
referencing old table as before new table as told for each statement execute function private.tell_unread();
