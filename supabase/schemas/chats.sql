-- From the assistant to a person: conversations, what is said in them, and questions nobody could answer.

create table public.chats (
  id uuid primary key default gen_random_uuid(),
  -- Of the visitor's secret: whoever has it takes part, signed in or not.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- The channel that says when there is something new. It never says what.
  topic text not null unique default 'chat:' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  state text not null default 'waiting' check (state in ('waiting', 'assigned', 'closed')),
  assigned_to uuid references auth.users (id) on delete set null,
  email text check (length(email) between 3 and 320 and email like '%_@_%'),
  language text not null default 'en' check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  -- When the visitor's window last asked for news.
  visitor_seen_at timestamptz not null default now()
);
call private.passport('public.chats', written_by => 'visitors', people => '{"assigned_to": {"left_out": "work of the team"}}');
create index chats_by_state on public.chats (state, last_at desc, id);
create index chats_assigned_to on public.chats (assigned_to);
comment on table public.chats is 'Conversations that the assistant handed over to staff. Written by their functions, read by staff.';

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  chat_id uuid not null references public.chats (id) on delete cascade,
  sender text not null check (sender in ('visitor', 'assistant', 'staff')),
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp(),
  -- Set when it went by mail because the visitor had gone.
  mailed_at timestamptz
);
call private.passport(
  'public.chat_messages', written_by => 'visitors',
  people => '{"author_id": {"left_out": "work of the team"}}'
);
create index chat_messages_chat_id on public.chat_messages (chat_id, created_at, id);
create index chat_messages_author_id on public.chat_messages (author_id);
create index chat_messages_unmailed on public.chat_messages (created_at) where sender = 'staff' and mailed_at is null;
comment on table public.chat_messages is 'What was said in a conversation, and by whom.';

create table public.unanswered_questions (
  id uuid primary key default gen_random_uuid(),
  question text not null check (length(btrim(question)) between 1 and 300),
  question_folded text not null,
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  times integer not null default 1 check (times > 0),
  state text not null default 'open' check (state in ('open', 'done')),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  unique (language, question_folded)
);
call private.passport('public.unanswered_questions', written_by => 'visitors');
create index unanswered_questions_by_state on public.unanswered_questions (state, times desc, last_at desc);
comment on table public.unanswered_questions is 'What the assistant could not answer, without a trace of who asked; staff make help topics of it.';

grant update (state, assigned_to, last_at) on public.chats to authenticated;
grant select on public.chats, public.chat_messages, public.unanswered_questions to authenticated;
grant insert (chat_id, sender, author_id, body) on public.chat_messages to authenticated;
grant update (state) on public.unanswered_questions to authenticated;

create policy "staff can read conversations" on public.chats
for select to authenticated using ((select private.is_staff()));
create policy "staff can take and close conversations" on public.chats
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff can read what was said" on public.chat_messages
for select to authenticated using ((select private.is_staff()));
create policy "staff can answer in their own name" on public.chat_messages
for insert to authenticated
with check ((select private.is_staff()) and sender = 'staff' and author_id = (select auth.uid()));
create policy "staff can read unanswered questions" on public.unanswered_questions
for select to authenticated using ((select private.is_staff()));
create policy "staff can settle unanswered questions" on public.unanswered_questions
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

-- The visitor's side ---------------------------------------------------------------------------------------------------

create function private.chat_of(token text) returns public.chats
language sql stable security definer set search_path = ''
as $$
  select c from public.chats as c
  where length(token) between 32 and 200 and c.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

-- Something is new: whoever listens asks again. Both channels carry no word of it.
create function private.tell_chat() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  chat public.chats;
begin
  select c.* into chat from public.chats as c
  where c.id = case when tg_table_name = 'chats' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'chat_id')::uuid end;
  perform realtime.send('{}', 'news', chat.topic, true);
  perform realtime.send('{}', 'news', 'chats:new', true);
  return null;
end $$;
create trigger tell_of_message after insert on public.chat_messages for each row execute function private.tell_chat();
create trigger tell_of_state after update of state on public.chats for each row
when (old.state is distinct from new.state) execute function private.tell_chat();

-- Begins a conversation with what was said to the assistant so far: [{"sender": "visitor", "body": "…"}, …].
create function public.open_chat(token text, language text, email text default null, said jsonb default '[]') returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_said constant integer := 20;
  chat public.chats;
begin
  if length(open_chat.token) not between 32 and 200 then
    raise exception 'invalid_token' using errcode = '22023';
  end if;
  insert into public.chats (token_hash, language, email)
  values (
    encode(sha256(convert_to(open_chat.token, 'UTF8')), 'hex'), open_chat.language,
    nullif(lower(btrim(open_chat.email)), '')
  )
  returning * into chat;
  insert into public.chat_messages (chat_id, sender, body)
  select chat.id, case when s.line ->> 'sender' = 'assistant' then 'assistant' else 'visitor' end,
    left(btrim(s.line ->> 'body'), 2000)
  from jsonb_array_elements(case when jsonb_typeof(said) = 'array' then said else '[]' end)
    with ordinality as s (line, place)
  where jsonb_typeof(s.line) = 'object' and btrim(coalesce(s.line ->> 'body', '')) <> ''
  order by s.place
  limit most_said;
  return jsonb_build_object('state', chat.state, 'topic', chat.topic);
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

create function public.write_in_chat(token text, body text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_in_a_minute constant integer := 10;
  most_in_all constant integer := 300;
  chat public.chats := private.chat_of(token);
begin
  if chat.id is null then
    raise exception 'There is no such conversation' using errcode = 'P0002';
  elsif chat.state = 'closed' then
    raise exception 'closed' using errcode = '55000';
  end if;
  -- One at a time for each conversation, so that the count holds.
  perform from public.chats as c where c.id = chat.id for update;
  if (select count(*) filter (where m.created_at > now() - interval '1 minute') >= most_in_a_minute
      or count(*) >= most_in_all from public.chat_messages as m where m.chat_id = chat.id and m.sender = 'visitor') then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.chat_messages (chat_id, sender, body) values (chat.id, 'visitor', btrim(write_in_chat.body));
  update public.chats set last_at = now(), visitor_seen_at = now() where id = chat.id;
  return jsonb_build_object('state', chat.state);
end $$;

-- What the visitor sees: state, channel and words. Asking says that they are still there.
create function public.read_chat(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  chat public.chats := private.chat_of(token);
begin
  if chat.id is null then
    return null;
  end if;
  update public.chats set visitor_seen_at = now() where id = chat.id;
  return jsonb_build_object('state', chat.state, 'topic', chat.topic, 'messages', (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', m.id, 'sender', m.sender, 'body', m.body, 'created_at', m.created_at) order by m.created_at, m.id
    ), '[]')
    from public.chat_messages as m where m.chat_id = chat.id
  ));
end $$;

-- The staff's side -----------------------------------------------------------------------------------------------------

-- The answer, who took it and its state, or none of them. As the caller: the policies decide.
create function public.answer_chat(chat uuid, body text) returns void
language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.chats set state = 'assigned', assigned_to = auth.uid(), last_at = now() where id = answer_chat.chat;
  if not found then
    raise exception 'There is no such conversation' using errcode = 'P0002';
  end if;
  insert into public.chat_messages (chat_id, sender, author_id, body)
  values (answer_chat.chat, 'staff', auth.uid(), btrim(answer_chat.body));
end $$;

-- Answers to visitors who left an address and have not looked for two minutes.
create function public.take_chat_answers(max_results integer default 50) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  with taken as (
    update public.chat_messages as m set mailed_at = now()
    where m.id in (
      select w.id from public.chat_messages as w join public.chats as c on c.id = w.chat_id
      where w.sender = 'staff' and w.mailed_at is null and c.email is not null
        and w.created_at > c.visitor_seen_at and c.visitor_seen_at < now() - interval '2 minutes'
      order by w.created_at
      limit take_chat_answers.max_results
      for update of w skip locked
    )
    returning m.chat_id, m.body, m.created_at
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('to_address', c.email, 'language', c.language, 'answer', t.body, 'question', coalesce((
      select q.body from public.chat_messages as q
      where q.chat_id = c.id and q.sender = 'visitor' and q.created_at < t.created_at
      order by q.created_at desc limit 1
    ), '')) order by t.created_at
  ), '[]')
  from taken as t join public.chats as c on c.id = t.chat_id
$$;

-- Conversations end after ninety days, whatever their state.
create function public.forget_old_chats() returns integer
language sql volatile security definer set search_path = ''
as $$
  with gone as (delete from public.chats where last_at < now() - interval '90 days' returning 1)
  select count(*)::integer from gone
$$;

-- What nobody found ----------------------------------------------------------------------------------------------------

create function public.note_unanswered(question text, language text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_open constant integer := 5000;
  asked text := left(btrim(note_unanswered.question), 300);
  folded text := left(btrim(regexp_replace(private.fold(note_unanswered.question), '[[:punct:][:space:]]+', ' ', 'g')), 300);
begin
  if coalesce(folded, '') = '' then
    return;
  end if;
  update public.unanswered_questions as u set times = u.times + 1, last_at = now()
  where u.language = note_unanswered.language and u.question_folded = folded;
  if not found and (select count(*) from public.unanswered_questions as u where u.state = 'open') < most_open then
    insert into public.unanswered_questions (question, question_folded, language)
    values (asked, folded, note_unanswered.language)
    on conflict on constraint unanswered_questions_language_question_folded_key do nothing;
  end if;
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

revoke execute on function
  private.chat_of(text), private.tell_chat(), public.open_chat(text, text, text, jsonb), public.write_in_chat(text, text),
  public.read_chat(text), public.answer_chat(uuid, text), public.take_chat_answers(integer), public.forget_old_chats(),
  public.note_unanswered(text, text)
from public, anon, authenticated;
grant execute on function
  public.open_chat(text, text, text, jsonb), public.write_in_chat(text, text), public.read_chat(text),
  public.note_unanswered(text, text)
to anon, authenticated, service_role;
grant execute on function public.answer_chat(uuid, text)
  to authenticated, service_role;
grant execute on function public.take_chat_answers(integer), public.forget_old_chats() to service_role;
