-- Messages between members: one conversation for two people, by consent. A first message waits as a request: until it is
-- answered or accepted there is no second one. The recipient may put it away, and the writer is not told. Only the two read
-- it; the team reads a message once one of them reports it.

create table public.person_threads (
  id uuid primary key default gen_random_uuid(),
  -- The two in one order, so that there is one conversation whoever begins.
  one_id uuid not null references auth.users (id) on delete cascade,
  two_id uuid not null references auth.users (id) on delete cascade check (one_id < two_id),
  begun_by uuid not null references auth.users (id) on delete cascade check (begun_by in (one_id, two_id)),
  state text not null default 'asked' check (state in ('asked', 'open', 'declined')),
  live_key uuid not null unique default gen_random_uuid(),
  one_unread integer not null default 0 check (one_unread >= 0),
  two_unread integer not null default 0 check (two_unread >= 0),
  created_at timestamptz not null default now(),
  last_at timestamptz not null default clock_timestamp(),
  unique (one_id, two_id)
);
call private.passport(
  'public.person_threads', written_by => 'members',
  people => '{"begun_by": {"left_out": "one of the two"}, "one_id": {"part": "messages", "shows": ["created_at", "last_at"], "adds": "jsonb_build_object(''with'', (select p.handle from public.people as p where p.user_id = t.two_id))"}, "two_id": {"part": "messages", "shows": ["created_at", "last_at"], "adds": "jsonb_build_object(''with'', (select p.handle from public.people as p where p.user_id = t.one_id))"}}'
);
create index person_threads_of_one on public.person_threads (one_id, last_at desc, id desc);
create index person_threads_of_two on public.person_threads (two_id, last_at desc, id desc);
create index person_threads_begun_by on public.person_threads (begun_by, created_at);
comment on table public.person_threads is 'Conversations between two members. Written and read by functions only; gone with either of them.';

create table public.person_messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references public.person_threads (id) on delete cascade,
  author_id uuid not null references auth.users (id) on delete cascade,
  body text not null check (length(body) between 1 and 2000),
  status text not null default 'published' check (status in ('published', 'removed')),
  created_at timestamptz not null default clock_timestamp()
);
call private.passport(
  'public.person_messages', written_by => 'members', people => '{"author_id": {"part": "messages", "shows": ["body", "created_at"]}}'
);
create index person_messages_thread_id on public.person_messages (thread_id, created_at desc, id desc);
create index person_messages_author_id on public.person_messages (author_id, created_at);
comment on table public.person_messages is 'What two members said to each other. Written and read by functions only.';
create policy "conversations of members are read by their functions" on public.person_threads
for select to authenticated using (false);
create policy "messages of members are read by their functions" on public.person_messages
for select to authenticated using (false);

create function private.other_in(t public.person_threads) returns uuid
language sql stable set search_path = ''
as $$
  select case auth.uid() when t.one_id then t.two_id when t.two_id then t.one_id end
$$;

create function private.add_person_message(t public.person_threads, body text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  other uuid := private.other_in(t);
  said text := private.clean_text(add_person_message.body);
begin
  if coalesce(length(said), 0) not between 1 and 2000 then
    raise exception 'body_length' using errcode = '22023';
  elsif private.word_effect(said) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  elsif private.are_apart(me, other) then
    raise exception 'closed' using errcode = '55000';
  elsif t.state <> 'open' and t.begun_by = me and exists (select from public.person_messages as m where m.thread_id = t.id) then
    raise exception 'waits' using errcode = '55000';
  -- To somebody who does not know them a new member sends no links and no numbers.
  elsif t.state <> 'open' and t.begun_by = me and private.trust_level(me) < 2 and private.text_flags(said) <> '{}' then
    raise exception 'no_links' using errcode = '22023';
  end if;
  if (
    select count(*) filter (where m.created_at > now() - interval '1 minute') >= 10 or count(*) >= 200
    from public.person_messages as m where m.author_id = me and m.created_at > now() - interval '1 day'
  ) then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.person_messages (thread_id, author_id, body) values (t.id, me, said);
  update public.person_threads as x set
    last_at = clock_timestamp(),
    -- Whoever answers has accepted.
    state = case when x.begun_by <> me then 'open' else x.state end,
    one_unread = case me when x.one_id then 0 else x.one_unread + 1 end,
    two_unread = case me when x.two_id then 0 else x.two_unread + 1 end
  where x.id = t.id;
  -- The notice and its letter say who wrote, and nothing of what.
  perform private.notify_of_thread(
    other, case when t.state <> 'open' and t.begun_by = me then 'person_asked' else 'person_message' end,
    private.public_name(me), '/messages/with/' || t.id
  ) where not private.has_silenced(other, me);
  perform private.tell_live('thread:' || t.live_key, 'new', '{}');
end $$;

-- Writes to somebody by their address, in the conversation there is or in a new one.
create function public.write_to_person(handle text, body text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.lock_writer();
  most_in_a_day constant integer := case private.trust_level(me) when 0 then 3 else 10 end;
  other uuid := (select p.user_id from public.people as p where p.handle = lower(write_to_person.handle));
  t public.person_threads;
begin
  if other is null or private.are_apart(me, other) then
    raise exception 'missing' using errcode = 'P0002';
  elsif other = me then
    raise exception 'own' using errcode = '42501';
  end if;
  perform private.ensure_person(me);
  select x.* into t from public.person_threads as x where x.one_id = least(me, other) and x.two_id = greatest(me, other) for update;
  if t.id is null then
    if (
      select count(*) from public.person_threads as x where x.begun_by = me and x.created_at > now() - interval '1 day'
    ) >= most_in_a_day then
      raise exception 'too_many_people' using errcode = 'PT429';
    end if;
    insert into public.person_threads (one_id, two_id, begun_by) values (least(me, other), greatest(me, other), me)
    on conflict (one_id, two_id) do nothing returning * into t;
    if t.id is null then
      select x.* into t from public.person_threads as x where x.one_id = least(me, other) and x.two_id = greatest(me, other) for update;
    end if;
  end if;
  perform private.add_person_message(t, body);
  return t.id;
end $$;

-- The conversation, locked, for one of the two.
create function private.lock_person_thread(thread uuid) returns public.person_threads
language plpgsql volatile security definer set search_path = ''
as $$
declare
  t public.person_threads;
begin
  perform private.lock_writer();
  select x.* into t from public.person_threads as x where x.id = thread for update;
  if t.id is null or private.other_in(t) is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  return t;
end $$;

create function public.write_to_member(thread uuid, body text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  t public.person_threads := private.lock_person_thread(thread);
begin
  perform private.add_person_message(t, body);
end $$;

-- accept, decline: by whom it was sent to. What is declined lies where they do not see it; the writer sees that it waits.
create function public.set_person_thread(thread uuid, wish text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  t public.person_threads := private.lock_person_thread(thread);
begin
  if wish is null or wish not in ('accept', 'decline') or t.begun_by = auth.uid() or t.state = 'open' then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  update public.person_threads as x set
    state = case wish when 'accept' then 'open' else 'declined' end,
    one_unread = case auth.uid() when x.one_id then 0 else x.one_unread end,
    two_unread = case auth.uid() when x.two_id then 0 else x.two_unread end
  where x.id = t.id;
  update public.notifications as n set read_at = now()
  where n.user_id = auth.uid() and n.path = '/messages/with/' || t.id and n.read_at is null;
  if wish = 'accept' then
    perform private.tell_live('thread:' || t.live_key, 'changed', '{}');
  end if;
end $$;

-- The conversation as the caller sees it, which has then been looked at. Null: it is not theirs.
create function public.open_person_thread(thread uuid, shown integer default 100) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_member();
  most constant integer := least(greatest(coalesce(shown, 100), 1), 1000);
  t public.person_threads;
  other uuid;
begin
  select x.* into t from public.person_threads as x where x.id = thread for update;
  other := private.other_in(t);
  if t.id is null or other is null then
    return null;
  end if;
  update public.person_threads as x set
    one_unread = case me when x.one_id then 0 else x.one_unread end,
    two_unread = case me when x.two_id then 0 else x.two_unread end
  where x.id = t.id and (case me when x.one_id then x.one_unread else x.two_unread end) > 0;
  update public.notifications as n set read_at = now()
  where n.path = '/messages/with/' || t.id and n.user_id = me and n.read_at is null;
  return jsonb_build_object(
    'id', t.id, 'live_key', t.live_key,
    'person', case when not private.hides_from_caller(other) then private.person_card(other) end,
    'is_request', t.state <> 'open' and t.begun_by <> me, 'waits', t.state <> 'open' and t.begun_by = me,
    'is_closed', private.are_apart(me, other), 'total', (select count(*) from public.person_messages as m where m.thread_id = t.id),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'at', m.created_at, 'is_mine', m.author_id = me, 'is_removed', m.status = 'removed',
        'body', case when m.status = 'published' then m.body end
      ) order by m.created_at, m.id), '[]')
      from (
        select x.* from public.person_messages as x where x.thread_id = t.id order by x.created_at desc, x.id desc limit most
      ) as m
    )
  );
end $$;

-- The caller's conversations with members, the newest first. What they declined is not among them.
create function public.list_person_threads(after text default null, max_results integer default 30) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.require_member();
  most integer := least(greatest(coalesce(max_results, 30), 1), 100);
  ids uuid[];
begin
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  ids := array(
    select t.id from public.person_threads as t
    where me in (t.one_id, t.two_id) and (t.state <> 'declined' or t.begun_by = me)
      and (after is null or (t.last_at, t.id) < (split_part(after, '~', 1)::timestamptz, split_part(after, '~', 2)::uuid))
    order by t.last_at desc, t.id desc limit most + 1
  );
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'at', t.last_at,
        'person', case when not private.hides_from_caller(private.other_in(t)) then private.person_card(private.other_in(t)) end,
        'is_request', t.state <> 'open' and t.begun_by <> me, 'waits', t.state <> 'open' and t.begun_by = me,
        'unread', case me when t.one_id then t.one_unread else t.two_unread end,
        'last', (
          select jsonb_build_object('is_mine', m.author_id = me, 'body', case when m.status = 'published' then left(m.body, 160) end)
          from public.person_messages as m where m.thread_id = t.id order by m.created_at desc, m.id desc limit 1
        )
      ) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.person_threads as t on t.id = o.id
    ),
    'next', case when cardinality(ids) > most then (
      select t.last_at::text || '~' || t.id from public.person_threads as t where t.id = ids[most]
    ) end
  );
end $$;

-- Moderation: as messages to businesses are.

create function private.decide_person_message(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.person_messages as m
  set status = case when decision in ('rejected', 'needs_info') then 'removed' else 'published' end
  where m.id = decide_person_message.subject_id;
  perform private.tell_live('thread:' || t.live_key, 'changed', '{}')
  from public.person_messages as m join public.person_threads as t on t.id = m.thread_id
  where m.id = decide_person_message.subject_id;
end $$;

create function private.preview_person_message(subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'author_id', m.author_id, 'title', private.public_name(m.author_id), 'text', m.body, 'link', '/messages/with/' || t.id
    )
    from public.person_messages as m join public.person_threads as t on t.id = m.thread_id
    where m.id = preview_person_message.subject_id
      and (private.is_server() or private.is_staff() or auth.uid() in (t.one_id, t.two_id))
  );
end $$;

revoke execute on function
  private.other_in(public.person_threads), private.add_person_message(public.person_threads, text),
  private.lock_person_thread(uuid), private.decide_person_message(uuid, text, text, uuid),
  private.preview_person_message(uuid), public.write_to_person(text, text), public.write_to_member(uuid, text),
  public.set_person_thread(uuid, text), public.open_person_thread(uuid, integer), public.list_person_threads(text, integer)
from public, anon, authenticated;
grant execute on function
  public.write_to_person(text, text), public.write_to_member(uuid, text), public.set_person_thread(uuid, text),
  public.open_person_thread(uuid, integer), public.list_person_threads(text, integer)
to authenticated, service_role;
