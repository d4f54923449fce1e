-- Messages between visitors and a business: one conversation for each person and business, read by those two sides and nobody
-- else. Staff read a message once one of them reports it.

create table public.business_threads (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  visitor_id uuid not null references auth.users (id) on delete cascade,
  -- Whose business it was when the conversation began: whoever has it next does not read on.
  owner_id uuid references auth.users (id) on delete set null,
  -- The channel that says when there is something new, never what.
  live_key uuid not null unique default gen_random_uuid(),
  is_done boolean not null default false,
  -- Each side may want to hear no more.
  visitor_closed boolean not null default false,
  business_closed boolean not null default false,
  visitor_unread integer not null default 0 check (visitor_unread >= 0),
  business_unread integer not null default 0 check (business_unread >= 0),
  created_at timestamptz not null default now(),
  last_at timestamptz not null default clock_timestamp(),
  unique (business_id, visitor_id, owner_id)
);
call private.passport(
  'public.business_threads', written_by => 'members',
  people => '{"owner_id": {"left_out": "what visitors wrote; what the owner answered stands in thread_messages"}, "visitor_id": {"part": "messages", "shows": ["created_at", "last_at", "is_done", "visitor_closed"], "adds": "jsonb_build_object(''business'', (select b.name from public.businesses as b where b.id = t.business_id))"}}'
);
create index business_threads_of_visitor on public.business_threads (visitor_id, last_at desc, id desc);
create index business_threads_of_business on public.business_threads (business_id, last_at desc, id desc);
create index business_threads_owner_id on public.business_threads (owner_id);
comment on table public.business_threads is
  'Conversations between a visitor and a business. Written and read by functions only.';

create table public.thread_messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references public.business_threads (id) on delete cascade,
  sender text not null check (sender in ('visitor', 'business')),
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 2000),
  status text not null default 'published' check (status in ('published', 'removed')),
  created_at timestamptz not null default clock_timestamp()
);
call private.passport(
  'public.thread_messages', written_by => 'members',
  people => '{"author_id": {"part": "messages", "shows": ["body", "created_at", "sender"]}}'
);
create index thread_messages_thread_id on public.thread_messages (thread_id, created_at desc, id desc);
create index thread_messages_author_id on public.thread_messages (author_id, created_at);
comment on table public.thread_messages is 'What was said in a conversation with a business. Written and read by functions only.';
create policy "conversations are read by their functions" on public.business_threads
for select to authenticated using (false);
create policy "messages are read by their functions" on public.thread_messages
for select to authenticated using (false);

-- On which side of a conversation the caller stands; null: on neither.
create function private.thread_side(t public.business_threads) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when t.visitor_id = auth.uid() then 'visitor'
    when exists (
      select from private.business_keepers as k join public.businesses as b on b.id = k.business_id
      where k.business_id = t.business_id and k.user_id = auth.uid() and b.owner_id = t.owner_id
    ) then 'business'
  end
$$;

-- What one member writes happens one after the other, so that counts hold. Always before a conversation is locked.
create function private.lock_writer() returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.messages'), hashtext(member::text));
  return member;
end $$;

-- The conversation, locked, for whoever takes part in it.
create function private.lock_thread(thread uuid) returns public.business_threads
language plpgsql volatile security definer set search_path = ''
as $$
declare
  t public.business_threads;
begin
  perform private.lock_writer();
  select x.* into t from public.business_threads as x where x.id = thread for update;
  if t.id is null or private.thread_side(t) is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  return t;
end $$;

-- More of the same joins what is unread, and so a conversation sends one letter until it has been looked at.
create function private.notify_of_thread(member uuid, kind text, title text, path text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  on_site boolean;
  by_mail text;
begin
  -- Whoever never wrote in the community has no key yet, and letters and channels need one.
  perform private.key_of_person(member);
  select s.in_site, s.mail into on_site, by_mail
  from (select) as one left join public.notification_settings as s on s.user_id = member and s.kind = notify_of_thread.kind;
  on_site := coalesce(on_site, true);
  by_mail := coalesce(by_mail, private.usual_mail(notify_of_thread.kind));
  if not on_site and by_mail = 'off' then
    return;
  end if;
  update public.notifications as n set number = n.number + 1, updated_at = now()
  where n.user_id = member and n.kind = notify_of_thread.kind and n.path = notify_of_thread.path and n.read_at is null;
  if found then
    perform private.tell_live('inbox:' || k.live_key, 'new', '{}') from private.person_keys as k where k.user_id = member;
  else
    perform private.notify_plainly(
      member, notify_of_thread.kind, notify_of_thread.title, notify_of_thread.path, on_site, by_mail
    );
  end if;
end $$;

create function private.thread_path(side text, thread uuid) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case side when 'visitor' then '/messages/' else '/dashboard/messages/' end || thread
$$;

-- Writes into a conversation that is locked, in the name of one side, within the day's measure, and tells the other.
create function private.add_message(t public.business_threads, side text, body text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_in_a_minute constant integer := 10;
  most_in_a_day constant integer := 200;
  said text := private.clean_text(add_message.body);
  listing public.businesses;
begin
  if coalesce(length(said), 0) not between 1 and 2000 then
    raise exception 'body_length' using errcode = '22023';
  elsif private.word_effect(said) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  select b.* into listing from public.businesses as b where b.id = t.business_id;
  if listing.owner_id is distinct from t.owner_id then
    raise exception 'ended' using errcode = '55000';
  elsif (case side when 'visitor' then t.business_closed else t.visitor_closed end)
    or private.are_apart(t.owner_id, t.visitor_id) or private.are_apart(auth.uid(), case side when 'visitor' then t.owner_id else t.visitor_id end)
  then
    raise exception 'closed' using errcode = '55000';
  end if;
  if (
    select count(*) filter (where m.created_at > now() - interval '1 minute') >= most_in_a_minute or count(*) >= most_in_a_day
    from public.thread_messages as m where m.author_id = auth.uid() and m.created_at > now() - interval '1 day'
  ) then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.thread_messages (thread_id, sender, author_id, body) values (t.id, side, auth.uid(), said);
  update public.business_threads as x set
    last_at = clock_timestamp(),
    is_done = x.is_done and side = 'business',
    visitor_closed = x.visitor_closed and side = 'business',
    business_closed = x.business_closed and side = 'visitor',
    visitor_unread = case side when 'visitor' then 0 else x.visitor_unread + 1 end,
    business_unread = case side when 'business' then 0 else x.business_unread + 1 end
  where x.id = t.id;
  -- Whoever muted the writer finds the message when they look.
  if side = 'business' then
    perform private.notify_of_thread(t.visitor_id, 'message', listing.name, private.thread_path('visitor', t.id))
    where not private.has_silenced(t.visitor_id, auth.uid()) and not private.has_silenced(t.visitor_id, t.owner_id);
  else
    perform private.notify_of_thread(k.user_id, 'message_asked', listing.name, private.thread_path('business', t.id))
    from private.business_keepers as k where k.business_id = t.business_id and not private.has_silenced(k.user_id, t.visitor_id);
  end if;
  perform private.tell_live('thread:' || t.live_key, 'new', '{}');
end $$;

-- A visitor's question: the conversation goes on where there is one.
create function public.ask_business(place uuid, body text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.lock_writer();
  most_in_a_day constant integer := 10;
  most_on_the_first_day constant integer := 3;
  listing public.businesses;
  t public.business_threads;
begin
  select b.* into listing from public.businesses as b
  where b.place_id = ask_business.place and b.status = 'published' and b.owner_id is not null and b.closed_on is null;
  if listing.id is null then
    raise exception 'missing' using errcode = 'P0002';
  elsif private.serves_place(ask_business.place, member) then
    raise exception 'own_business' using errcode = '42501';
  end if;
  select x.* into t from public.business_threads as x
  where x.business_id = listing.id and x.visitor_id = member and x.owner_id = listing.owner_id for update;
  if t.id is null then
    if (
      select count(*) from public.business_threads as x where x.visitor_id = member and x.created_at > now() - interval '1 day'
    ) >= (
      select case when p.created_at <= now() - interval '1 day' then most_in_a_day else most_on_the_first_day end
      from public.profiles as p where p.id = member
    ) then
      raise exception 'too_many_today' using errcode = 'PT429';
    end if;
    insert into public.business_threads (business_id, visitor_id, owner_id) values (listing.id, member, listing.owner_id)
    returning * into t;
  end if;
  perform private.add_message(t, 'visitor', body);
  return t.id;
end $$;

create function public.write_in_thread(thread uuid, body text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  t public.business_threads := private.lock_thread(thread);
begin
  perform private.add_message(t, private.thread_side(t), body);
end $$;

-- done, reopen: the business puts a conversation away or takes it out again. close, open: either side wants to hear no
-- more, or does again.
create function public.set_thread(thread uuid, wish text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  t public.business_threads := private.lock_thread(thread);
  side text := private.thread_side(t);
begin
  if wish is null or wish not in ('done', 'reopen', 'close', 'open') or side = 'visitor' and wish in ('done', 'reopen') then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  update public.business_threads as x set
    is_done = case wish when 'done' then true when 'reopen' then false else x.is_done end,
    visitor_closed = case when side = 'visitor' and wish in ('close', 'open') then wish = 'close' else x.visitor_closed end,
    business_closed = case when side = 'business' and wish in ('close', 'open') then wish = 'close' else x.business_closed end
  where x.id = t.id;
  perform private.tell_live('thread:' || t.live_key, 'changed', '{}');
end $$;

create function private.business_face(business uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', b.id, 'place', b.place_id, 'name', b.name, 'city', b.city, 'slug', u.slug, 'image', u.image, 'category', b.business_category
  )
  from public.businesses as b left join public.business_unified as u on u.id = b.place_id where b.id = business
$$;

-- The conversation as the caller's side sees it, which has then been looked at: nobody is told of it any more. Visitors read
-- the first name of who answered; the team reads the visitor's public name. Nobody gets an id or an address of a person.
create function public.open_thread(thread uuid, shown integer default 100) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most constant integer := least(greatest(coalesce(shown, 100), 1), 1000);
  t public.business_threads;
  side text;
begin
  perform private.require_member();
  select x.* into t from public.business_threads as x where x.id = thread for update;
  side := private.thread_side(t);
  if t.id is null or side is null then
    return null;
  end if;
  if (case side when 'visitor' then t.visitor_unread else t.business_unread end) > 0 then
    update public.business_threads as x set
      visitor_unread = case side when 'visitor' then 0 else x.visitor_unread end,
      business_unread = case side when 'business' then 0 else x.business_unread end
    where x.id = t.id;
  end if;
  update public.notifications as n set read_at = now()
  where n.path = private.thread_path(side, t.id) and n.read_at is null
    and n.user_id in (
      select t.visitor_id where side = 'visitor'
      union all select k.user_id from private.business_keepers as k where side = 'business' and k.business_id = t.business_id
    );
  return jsonb_build_object(
    'id', t.id, 'side', side, 'live_key', t.live_key, 'business', private.business_face(t.business_id),
    'visitor', case when side = 'business' then private.public_name(t.visitor_id) end,
    'is_done', t.is_done,
    'is_closed_by_me', case side when 'visitor' then t.visitor_closed else t.business_closed end,
    'is_closed_by_them', case side when 'visitor' then t.business_closed else t.visitor_closed end
      or private.are_apart(t.owner_id, t.visitor_id),
    'is_ended', not exists (select from public.businesses as b where b.id = t.business_id and b.owner_id = t.owner_id),
    'total', (select count(*) from public.thread_messages as m where m.thread_id = t.id),
    'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'sender', m.sender, 'at', m.created_at, 'is_mine', m.author_id is not distinct from auth.uid(),
        'is_removed', m.status = 'removed', 'body', case when m.status = 'published' then m.body end,
        'author', case
          when m.sender = 'visitor' or side = 'business' then private.public_name(m.author_id)
          else split_part(private.public_name(m.author_id), ' ', 1)
        end
      ) order by m.created_at, m.id), '[]')
      from (
        select x.* from public.thread_messages as x where x.thread_id = t.id order by x.created_at desc, x.id desc limit most
      ) as m
    )
  );
end $$;

-- The caller's conversations, the newest first: as a visitor, or those of the businesses they answer for.
create function public.list_threads(
  side text, business uuid default null, done boolean default null, after text default null, max_results integer default 30
) returns jsonb
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
  if list_threads.side = 'visitor' then
    ids := array(
      select t.id from public.business_threads as t
      where t.visitor_id = member
        and (after is null or (t.last_at, t.id) < (split_part(after, '~', 1)::timestamptz, split_part(after, '~', 2)::uuid))
      order by t.last_at desc, t.id desc limit most + 1
    );
  else
    ids := array(
      select t.id from public.business_threads as t join public.businesses as b on b.id = t.business_id and b.owner_id = t.owner_id
      where t.business_id in (select private.my_businesses_as('owner', 'manager', 'helper'))
        and (list_threads.business is null or t.business_id = list_threads.business)
        and (list_threads.done is null or t.is_done = list_threads.done)
        and (after is null or (t.last_at, t.id) < (split_part(after, '~', 1)::timestamptz, split_part(after, '~', 2)::uuid))
      order by t.last_at desc, t.id desc limit most + 1
    );
  end if;
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', t.id, 'business', private.business_face(t.business_id), 'is_done', t.is_done, 'at', t.last_at,
        'visitor', case when list_threads.side = 'business' then private.public_name(t.visitor_id) end,
        'unread', case list_threads.side when 'visitor' then t.visitor_unread else t.business_unread end,
        'last', (
          select jsonb_build_object('sender', m.sender, 'body', case when m.status = 'published' then left(m.body, 160) end)
          from public.thread_messages as m where m.thread_id = t.id order by m.created_at desc, m.id desc limit 1
        )
      ) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.business_threads as t on t.id = o.id
    ),
    'next', case when cardinality(ids) > most then (
      select t.last_at::text || '~' || t.id from public.business_threads as t where t.id = ids[most]
    ) end
  );
end $$;

-- How many conversations wait to be read, on each side, and the channel that says when there are more.
create function public.message_counts() returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object(
    'people', (
      select count(*) from public.person_threads as t
      where (t.one_id = auth.uid() and t.one_unread > 0 or t.two_id = auth.uid() and t.two_unread > 0)
        and (t.state <> 'declined' or t.begun_by = auth.uid())
    ),
    'mine', (select count(*) from public.business_threads as t where t.visitor_id = auth.uid() and t.visitor_unread > 0),
    'business', (
      select count(*) from public.business_threads as t join public.businesses as b on b.id = t.business_id and b.owner_id = t.owner_id
      where t.business_unread > 0 and t.business_id in (select private.my_businesses_as('owner', 'manager', 'helper'))
    ),
    'businesses', (
      select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'role', k.role) order by b.name, b.id), '[]')
      from private.business_keepers as k join public.businesses as b on b.id = k.business_id
      where k.user_id = auth.uid() and b.status <> 'draft'
    ),
    'live_key', private.key_of_person(private.require_member())
  )
$$;

-- What a business's page offers the caller: whether it can be written to, and the conversation they have with it.
create function public.message_option(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'can_ask', b.status = 'published' and b.closed_on is null and not private.serves_place(message_option.place, auth.uid()),
    'thread', (
      select t.id from public.business_threads as t
      where t.business_id = b.id and t.visitor_id = auth.uid() and t.owner_id = b.owner_id
    )
  )
  from public.businesses as b where b.place_id = message_option.place and b.owner_id is not null
$$;

-- Moderation: messages are there at once, and either side can report the other's.

create function private.decide_message(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.thread_messages as m
  set status = case when decision in ('rejected', 'needs_info') then 'removed' else 'published' end
  where m.id = decide_message.subject_id;
  perform private.tell_live('thread:' || t.live_key, 'changed', '{}')
  from public.thread_messages as m join public.business_threads as t on t.id = m.thread_id
  where m.id = decide_message.subject_id;
end $$;

-- For staff, the process, and the two sides, who report from it. Nobody else learns that there is such a message.
create function private.preview_message(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', m.author_id, 'place_id', b.place_id, 'title', b.name, 'text', m.body,
    'link', private.thread_path(m.sender, t.id)
  )
  from public.thread_messages as m
  join public.business_threads as t on t.id = m.thread_id
  join public.businesses as b on b.id = t.business_id
  where m.id = preview_message.subject_id
    and (private.is_server() or private.is_staff() or private.thread_side(t) is not null)
$$;

revoke execute on function
  private.thread_side(public.business_threads), private.lock_writer(), private.lock_thread(uuid), private.notify_of_thread(uuid, text, text, text),
  private.thread_path(text, uuid), private.add_message(public.business_threads, text, text), private.business_face(uuid),
  private.decide_message(uuid, text, text, uuid), private.preview_message(uuid), public.ask_business(uuid, text),
  public.write_in_thread(uuid, text), public.set_thread(uuid, text), public.open_thread(uuid, integer),
  public.list_threads(text, uuid, boolean, text, integer), public.message_counts(), public.message_option(uuid)
from public, anon, authenticated;
grant execute on function
  public.ask_business(uuid, text), public.write_in_thread(uuid, text), public.set_thread(uuid, text),
  public.open_thread(uuid, integer), public.list_threads(text, uuid, boolean, text, integer), public.message_counts()
to authenticated, service_role;
grant execute on function public.message_option(uuid) to authenticated, service_role;

-- Whether nothing of the visitor's waited for an answer before it.
create function private.is_first_question(m public.thread_messages) returns boolean
language sql stable security definer set search_path = ''
as $$
  select m.sender = 'visitor' and coalesce((
    select b.sender = 'business' from public.thread_messages as b
    where b.thread_id = m.thread_id and (b.created_at, b.id) < (m.created_at, m.id)
    order by b.created_at desc, b.id desc limit 1
  ), true)
$$;

create function private.tell_of_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_first_question(new) then
    perform private.tell_automations('message_received', b.place_id, new.id, '', null,
      jsonb_build_object('path', private.thread_path('business', t.id)))
    from public.business_threads as t join public.businesses as b on b.id = t.business_id and b.owner_id = t.owner_id
    where t.id = new.thread_id and b.place_id is not null;
  end if;
  return null;
end $$;
create trigger tell_automations after insert on public.thread_messages
for each row execute function private.tell_of_message();
revoke execute on function private.is_first_question(public.thread_messages), private.tell_of_message() from public, anon, authenticated;
