-- Guards for the ways in: unused codes and links, counted tries, and the networks people have signed in from.

-- A code has six digits and is worth something only with the address it went to; a link is 256 random bits and independent
-- of the code. Neither lies here in clear. What someone set before they proved that the address is theirs waits beside
-- the code that was sent because of it, and holds only when that very code or link comes back.
create table private.one_time_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in (
    'confirmation', 'recovery', 'email_change_current', 'email_change_new', 'reauthentication', 'phone')),
  -- What the link says it is for: it opens nothing else.
  kind text not null check (kind in (
    'signup', 'invite', 'magiclink', 'recovery', 'email_change', 'reauthentication', 'sms')),
  code_hash text not null,
  link_hash text unique,
  wrong_tries integer not null default 0,
  -- Null: nothing waits, and what the account has is kept.
  waiting jsonb,
  -- Of the app that asked by PKCE: it gets a code that only it can use.
  challenge jsonb,
  sent_at timestamptz not null default now(),
  primary key (user_id, purpose)
);
call private.passport(
  'private.one_time_codes', written_by => 'site',
  people => '{"user_id": {"left_out": "hashes of codes on their way"}}'
);
comment on table private.one_time_codes is
  'Codes and links on their way to people, as hashes, with what they will bring into force.';

create table private.sign_in_tries (
  subject text primary key,
  tries integer not null default 0,
  next_at timestamptz not null,
  forgotten_at timestamptz not null
);
call private.passport('private.sign_in_tries', written_by => 'site');
create index sign_in_tries_forgotten_at on private.sign_in_tries (forgotten_at);
comment on table private.sign_in_tries is
  'How often something was tried: passwords and codes of an account, mails and messages to an address. Subjects are hashes.';

-- Counts a try before it is made, so that many at once are no more than one after the other. Returns how many seconds to
-- wait; 0: go on. The first tries are free. Then, with a pause, each has to wait twice as long as the one before, up to the
-- longest, and all are forgotten when none was made for the span; without one, no more are made until the span that began
-- with the first is over. All nodes count here together.
create function private.count_try(
  subject text, free_tries integer, span_seconds integer, pause_seconds integer default null,
  longest_seconds integer default null
) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  span interval := make_interval(secs => span_seconds);
  known private.sign_in_tries;
  moment timestamptz;
  made integer;
begin
  insert into private.sign_in_tries as t (subject, next_at, forgotten_at)
  values (count_try.subject, clock_timestamp(), clock_timestamp() + span)
  on conflict on constraint sign_in_tries_pkey do nothing;
  select * into known from private.sign_in_tries as t where t.subject = count_try.subject for update;
  moment := clock_timestamp();
  if known.forgotten_at <= moment then
    known.tries := 0;
    known.next_at := moment;
    known.forgotten_at := moment + span;
  end if;
  if known.next_at > moment then
    return ceil(extract(epoch from known.next_at - moment));
  end if;
  made := known.tries + 1;
  update private.sign_in_tries as t
  set
    tries = made,
    next_at = case
      when made < free_tries then moment
      when pause_seconds is null then known.forgotten_at
      else moment + make_interval(secs => least(longest_seconds, pause_seconds * 2 ^ least(made - free_tries, 20)))
    end,
    forgotten_at = case when pause_seconds is null then known.forgotten_at else moment + span end
  where t.subject = count_try.subject;
  return 0;
end
$$;
revoke execute on function private.count_try(text, integer, integer, integer, integer)
from public, anon, authenticated, service_role;

-- One more of somebody's turns of a day, each kind by itself. What is deleted or taken back meanwhile stays counted: nobody
-- has more of them by beginning anew.
create function private.take_turn(what text, member uuid, most integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.count_try(encode(sha256(convert_to('turn:' || what || ':' || member, 'utf8')), 'hex'), most, 86400) > 0 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
end $$;
revoke execute on function private.take_turn(text, uuid, integer) from public, anon, authenticated, service_role;

create table private.known_networks (
  user_id uuid not null references auth.users (id) on delete cascade,
  network text not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, network)
);
call private.passport(
  'private.known_networks', written_by => 'site',
  people => '{"user_id": {"left_out": "hashes that nobody can read"}}'
);
create index known_networks_last_seen_at on private.known_networks (last_seen_at);
comment on table private.known_networks is
  'Where someone has signed in from, as hashes with the site''s own key: guesses of strangers do not shut them out there.';

-- Whether the caller can sign in with a password: who cannot is asked to choose one.
create function public.has_password() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select encrypted_password is not null and encrypted_password <> '' from auth.users
    where id = (select auth.uid())), false)
$$;
revoke execute on function public.has_password() from public, anon;
grant execute on function public.has_password() to authenticated;

-- What has served its time. A link lives an hour; a mail that still holds one after a day was never sent.
create function public.clear_sign_in_leftovers() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.sign_in_tries where forgotten_at <= now() and next_at <= now();
  delete from private.known_networks where last_seen_at < now() - interval '90 days';
  delete from private.one_time_codes where sent_at < now() - interval '7 days';
  update public.outbox set body_text = '', body_html = null
  where kind like 'auth:%' and body_text <> '' and created_at < now() - interval '1 day';
  -- Where no mail is sent, the letter to somebody who left waits a day for the operator.
  delete from public.outbox where kind = 'account:left' and created_at < now() - interval '1 day';
$$;
revoke execute on function public.clear_sign_in_leftovers() from public, anon, authenticated;
grant execute on function public.clear_sign_in_leftovers() to service_role;
