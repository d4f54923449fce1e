-- Realtime: who may use a private channel, messages sent from the database, and rows read as many people at once.
-- Schema, tables and functions have the names of Supabase's realtime service. A hosted project has them already, made
-- and kept by the service itself; there only the last function is added.

do $do$
begin
  if to_regclass('realtime.messages') is not null then
    return;
  end if;

  execute 'create schema if not exists realtime';
  grant usage on schema realtime to anon, authenticated, service_role;

  create table realtime.messages (
    id uuid primary key default gen_random_uuid(),
    topic text not null check (length(topic) between 1 and 1000),
    extension text not null,
    payload jsonb,
    binary_payload bytea,
    event text,
    private boolean not null default false,
    updated_at timestamptz not null default now(),
    inserted_at timestamptz not null default now()
  );
  create index messages_replay on realtime.messages (topic, inserted_at) where private and extension = 'broadcast';
  create index messages_age on realtime.messages (inserted_at);
  comment on table realtime.messages is
    'Messages sent from the database, kept for three days. Its policies say who may use which private channel: select '
    'to listen, insert to send, on rows whose extension is broadcast or presence.';

  alter table realtime.messages enable row level security;
  revoke all on realtime.messages from public, anon, authenticated;
  grant select, insert on realtime.messages to anon, authenticated;
  grant all on realtime.messages to service_role;

  -- The channel under way: policies compare it.
  create function realtime.topic() returns text
  language sql stable set search_path = ''
  as $$
    select nullif(current_setting('realtime.topic', true), '')
  $$;

  -- Only the id travels: the row may be longer than a notice can be.
  create function realtime.announce_message() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    perform pg_notify('realtime_messages', new.id::text);
    return null;
  end $$;
  create trigger announce_message after insert on realtime.messages
    for each row when (new.extension = 'broadcast' and new.event is not null)
    execute function realtime.announce_message();

  -- Whoever sends does it as they are: the policies of realtime.messages decide, and compare the topic. A message that
  -- cannot be sent never undoes the statement that wanted it sent.
  create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql set search_path = ''
  as $$
  declare
    message uuid := gen_random_uuid();
  begin
    perform set_config('realtime.topic', topic, true);
    insert into realtime.messages (id, payload, event, topic, private, extension)
    values (
      message, case when payload ? 'id' then payload else jsonb_set(payload, '{id}', to_jsonb(message)) end,
      event, topic, private, 'broadcast'
    );
  exception when others then
    raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
  end $$;

  create function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    perform set_config('realtime.topic', topic, true);
    insert into realtime.messages (binary_payload, event, topic, private, extension)
    values (payload, event, topic, private, 'broadcast');
  exception when others then
    raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
  end $$;

  -- For triggers: tells a private channel what happened to a row.
  create function realtime.broadcast_changes(
    topic_name text, event_name text, operation text, table_name text, table_schema text,
    new record, old record, level text default 'ROW'
  ) returns void
  language plpgsql set search_path = ''
  as $$
  begin
    if level = 'STATEMENT' then
      raise exception 'realtime.broadcast_changes works for each row, not for each statement';
    end if;
    if operation not in ('INSERT', 'UPDATE', 'DELETE') then
      raise exception 'Unexpected operation type: %', operation;
    end if;
    perform realtime.send(
      jsonb_build_object(
        'schema', table_schema, 'table', table_name, 'operation', operation,
        'record', case when operation = 'DELETE' then null else to_jsonb(new) end,
        'old_record', case when operation = 'INSERT' then null else to_jsonb(old) end
      ),
      event_name, topic_name
    );
  end $$;

  -- Policies, the service's own checks and triggers run as the visitor.
  revoke execute on function
    realtime.topic(), realtime.announce_message(), realtime.send(jsonb, text, text, boolean),
    realtime.send_binary(bytea, text, text, boolean),
    realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  from public, anon, authenticated;
  grant execute on function
    realtime.topic(), realtime.send(jsonb, text, text, boolean), realtime.send_binary(bytea, text, text, boolean),
    realtime.broadcast_changes(text, text, text, text, text, record, record, text)
  to anon, authenticated, service_role;
end $do$;

-- Would a message of this kind be allowed on realtime.topic()? Leaves the row behind: the caller rolls back.
create function private.may_send(kind text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  insert into realtime.messages (topic, extension, private) values (realtime.topic(), kind, true);
  return true;
exception when insufficient_privilege then
  return false;
end $$;
revoke execute on function private.may_send(text) from public;
grant execute on function private.may_send(text) to anon, authenticated, service_role;

-- One statement run as one reader after the other, so that policies decide for each of them, in a single round trip.
-- Readers: [{role, sub, claims}]. Gives what each of them saw, in their order; a reader whose policies fail saw nothing.
-- Only the realtime service may call it: whoever can run it can be anyone.
create function private.read_as(readers jsonb, statement text, keys jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  reader jsonb;
  seen jsonb;
  answers jsonb := '[]'::jsonb;
begin
  for reader in select value from jsonb_array_elements(readers) loop
    begin
      perform set_config('role', reader ->> 'role', true),
        set_config('request.jwt.claim.sub', coalesce(reader ->> 'sub', ''), true),
        set_config('request.jwt.claim.role', reader ->> 'role', true),
        set_config('request.jwt.claims', (reader -> 'claims')::text, true);
      execute statement into seen using keys;
    exception when others then
      seen := null;
    end;
    answers := answers || jsonb_build_array(coalesce(seen, '[]'::jsonb));
  end loop;
  perform set_config('role', 'none', true);
  return answers;
end $$;
revoke execute on function private.read_as(jsonb, text, jsonb) from public, anon, authenticated, service_role;

-- Called once a day. On a hosted project the service keeps house itself.
create function public.purge_realtime_messages() returns void
language plpgsql set search_path = ''
as $$
begin
  if to_regprocedure('realtime.announce_message()') is not null then
    delete from realtime.messages where inserted_at < now() - interval '3 days';
  end if;
end $$;
revoke execute on function public.purge_realtime_messages() from public, anon, authenticated;
grant execute on function public.purge_realtime_messages() to service_role;
comment on function public.purge_realtime_messages() is 'Forgets messages of private channels after three days.';
