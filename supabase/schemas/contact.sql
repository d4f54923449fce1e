-- Messages to the people who run the site, and what partners' sites may ask about a badge.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 160),
  email text not null check (length(email) between 3 and 320 and email like '%_@_%'),
  subject text not null check (length(btrim(subject)) between 1 and 200),
  message text not null check (length(btrim(message)) between 1 and 4000),
  language text not null default 'en' check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  user_id uuid references auth.users (id) on delete set null,
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  topic text not null default 'other'
  check (topic in ('question', 'listing', 'mosque', 'account', 'problem', 'privacy', 'partnership', 'other')),
  -- Of a member whose plan says so on the day they wrote.
  comes_first boolean not null default false
);
call private.passport('public.contact_messages', written_by => 'visitors', people => '{"user_id": "messages"}');
create index contact_messages_user_id on public.contact_messages (user_id);
comment on table public.contact_messages is 'Messages from the contact form: written by its function, read and closed by staff.';

create function private.bare_host(address text) returns text
language sql immutable strict set search_path = ''
as $$
  select regexp_replace(lower(substring(address from '^(?:https?://)?(?:[^/@?#]*@)?([^/:?#]+)')), '^www\.|\.$', '', 'g')
$$;

-- Whether a badge is genuine: by its id, by the site it stands on, or both, which then must belong together. Asked as the
-- visitor: partners nobody may see have no badge.
create function public.partner_badge(badge_id uuid default null, site_domain text default null) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object('id', p.id, 'name', p.name, 'website_url', p.website_url, 'since', p.created_at)
  from public.partners as p
  where p.status = 'approved'
    and p.logo_url is not null
    and (partner_badge.badge_id is not null or partner_badge.site_domain is not null)
    and (partner_badge.badge_id is null or p.id = partner_badge.badge_id)
    and (
      partner_badge.site_domain is null
      or private.bare_host(p.website_url) = private.bare_host(partner_badge.site_domain)
    )
  order by p.created_at
  limit 1
$$;
grant select on public.contact_messages to authenticated;
grant update (status) on public.contact_messages to authenticated;

create policy "staff can read messages" on public.contact_messages
for select to authenticated using ((select private.is_staff()));
create policy "staff can close messages" on public.contact_messages
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
revoke execute on function private.bare_host(text) from public, anon, authenticated;
grant execute on function private.bare_host(text) to anon, authenticated, service_role;
revoke execute on function public.partner_badge(uuid, text) from public, anon, authenticated;
grant execute on function public.partner_badge(uuid, text) to anon, authenticated, service_role;

-- For the diagnostic pages: does the database agree with the site what time it is?
create function public.database_clock() returns timestamptz
language sql volatile security invoker set search_path = ''
as $$ select clock_timestamp() $$;
revoke execute on function public.database_clock() from public, anon, authenticated;
grant execute on function public.database_clock() to service_role;
comment on column public.contact_messages.topic is 'Chosen by the sender from a list; the subject is in the sender''s words or language.';
create index contact_messages_by_status on public.contact_messages (status, comes_first desc, created_at desc, id);

-- The message and the letter about it, or neither. `recipient` is the operator's address; none: no letter is written.
create function public.send_contact_message(
  name text, email text, subject text, message text, language text, sender_id uuid, recipient text, mail_status text,
  topic text default 'other'
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  saved uuid;
begin
  insert into public.contact_messages (name, email, subject, message, language, user_id, topic, comes_first)
  values (
    btrim(send_contact_message.name), lower(btrim(send_contact_message.email)), btrim(send_contact_message.subject),
    btrim(send_contact_message.message), send_contact_message.language, send_contact_message.sender_id,
    send_contact_message.topic,
    exists (
      select from public.business_accounts as a
      where a.owner_id = send_contact_message.sender_id and private.account_has(a.id, 'support')
    )
  )
  returning id into saved;
  if send_contact_message.recipient is not null then
    insert into public.outbox (to_address, subject, body_text, headers, kind, status)
    values (
      send_contact_message.recipient,
      '[Mahalla] ' || btrim(send_contact_message.subject),
      btrim(send_contact_message.message) || E'\n\n-- \n' || btrim(send_contact_message.name)
        || ' <' || lower(btrim(send_contact_message.email)) || '>' || E'\n' || saved::text,
      jsonb_build_object('Reply-To', lower(btrim(send_contact_message.email))),
      'contact:message',
      case when send_contact_message.mail_status = 'kept' then 'kept' else 'queued' end
    );
  end if;
  return saved;
end $$;

create table public.contact_answers (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  body text not null check (length(btrim(body)) between 1 and 4000),
  -- When the letter went to the outbox; until then it waits.
  mailed_at timestamptz,
  created_at timestamptz not null default now()
);
call private.passport(
  'public.contact_answers', written_by => 'members',
  people => '{"author_id": {"left_out": "work of the team"}, "message_id": {"part": "messages", "through": "contact_messages.user_id"}}'
);
create index contact_answers_message_id on public.contact_answers (message_id, created_at);
create index contact_answers_author_id on public.contact_answers (author_id);
create index contact_answers_waiting on public.contact_answers (created_at) where mailed_at is null;
comment on table public.contact_answers is 'What staff answered to messages from the contact form. Mailed once, never changed.';

-- The answer and the message's state, or neither. As the caller: the policies below decide.
create function public.answer_contact_message(message uuid, body text) returns uuid
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  saved uuid;
begin
  update public.contact_messages set status = 'answered' where id = answer_contact_message.message;
  if not found then
    raise exception 'There is no such message' using errcode = 'P0002';
  end if;
  insert into public.contact_answers (message_id, body)
  values (answer_contact_message.message, btrim(answer_contact_message.body))
  returning id into saved;
  return saved;
end $$;

-- The letters that wait. Whoever takes them puts them into the outbox.
create function public.take_contact_answers(max_results integer default 50) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  with taken as (
    update public.contact_answers as a set mailed_at = now()
    where a.id in (
      select w.id from public.contact_answers as w
      where w.mailed_at is null
      order by w.created_at
      limit take_contact_answers.max_results
      for update skip locked
    )
    returning a.message_id, a.body, a.created_at
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'to_address', m.email, 'name', m.name, 'subject', m.subject, 'message', m.message, 'language', m.language,
        'answer', t.body
      )
      order by t.created_at
    ),
    '[]'
  )
  from taken as t
  join public.contact_messages as m on m.id = t.message_id
$$;
grant select on public.contact_answers to authenticated;
grant insert (message_id, body) on public.contact_answers to authenticated;

create policy "staff can read answers" on public.contact_answers
for select to authenticated using ((select private.is_staff()));
create policy "staff can answer in their own name" on public.contact_answers
for insert to authenticated with check ((select private.is_staff()) and author_id = (select auth.uid()));

revoke execute on function public.send_contact_message(text, text, text, text, text, uuid, text, text, text)
  from public, anon, authenticated;
grant execute on function public.send_contact_message(text, text, text, text, text, uuid, text, text, text) to service_role;
revoke execute on function public.answer_contact_message(uuid, text) from public, anon, authenticated;
grant execute on function public.answer_contact_message(uuid, text) to authenticated;
revoke execute on function public.take_contact_answers(integer) from public, anon, authenticated;
grant execute on function public.take_contact_answers(integer) to service_role;
