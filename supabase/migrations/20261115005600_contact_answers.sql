-- What a message is about, and what staff answer.

alter table public.contact_messages add column topic text not null default 'other'
  check (topic in ('question', 'listing', 'mosque', 'account', 'problem', 'privacy', 'partnership', 'other'));
comment on column public.contact_messages.topic is 'Chosen by the sender from a list; the subject is in the sender''s words or language.';
create index contact_messages_by_status on public.contact_messages (status, created_at desc, id);
drop index public.contact_messages_open;

drop function public.send_contact_message(text, text, text, text, text, uuid, text, text);

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
  insert into public.contact_messages (name, email, subject, message, language, user_id, topic)
  values (
    btrim(send_contact_message.name), lower(btrim(send_contact_message.email)), btrim(send_contact_message.subject),
    btrim(send_contact_message.message), send_contact_message.language, send_contact_message.sender_id,
    send_contact_message.topic
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

alter table public.contact_answers enable row level security;
revoke all on public.contact_answers from anon, authenticated;
grant select on public.contact_answers to authenticated;
grant insert (message_id, body) on public.contact_answers to authenticated;
grant all on public.contact_answers to service_role;

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
