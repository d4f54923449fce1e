-- Newsletter with double opt-in. Only hashes of the links' tokens are stored: a leaked table cannot unsubscribe anyone.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) between 3 and 320 and email like '%_@_%'),
  language text not null default 'en' check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- What they want to read about; empty: everything.
  topics text[] not null default '{}'
    check (topics <@ array['places', 'mosques', 'events', 'learning', 'offers']),
  -- Where they want to hear of, by name and point; at most one. Empty: not told.
  town jsonb not null default '[]' check (private.are_towns(town) and jsonb_array_length(town) <= 1),
  confirm_hash text,
  unsubscribe_hash text,
  confirm_sent_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now()
);
call private.passport(
  'public.newsletter_subscribers', written_by => 'visitors',
  people => '{"email": {"part": "messages", "through": "address"}}'
);
create unique index newsletter_subscribers_confirm_hash on public.newsletter_subscribers (confirm_hash);
create unique index newsletter_subscribers_unsubscribe_hash on public.newsletter_subscribers (unsubscribe_hash);
comment on table public.newsletter_subscribers is 'Who receives the newsletter. Hashes are SHA-256, in hex, of the token in the mail.';

-- The server makes the two tokens, stores their hashes here and mails the clear ones.
-- sent: mail the confirmation. already: confirmed before. too_soon: a confirmation went out in the last 10 minutes.
create function public.newsletter_request(email text, language text, confirm_hash text, unsubscribe_hash text, mail jsonb)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := lower(btrim(newsletter_request.email));
  known public.newsletter_subscribers;
begin
  if newsletter_request.confirm_hash !~ '^[0-9a-f]{64}$' or newsletter_request.unsubscribe_hash !~ '^[0-9a-f]{64}$' then
    raise exception 'Hashes must be SHA-256 in hex' using errcode = '22023';
  end if;
  select * into known from public.newsletter_subscribers where email = address for update;
  if known.status = 'confirmed' then
    return 'already';
  end if;
  if known.status = 'pending' and known.confirm_sent_at > now() - interval '10 minutes' then
    return 'too_soon';
  end if;
  insert into public.newsletter_subscribers (email, language, confirm_hash, unsubscribe_hash, confirm_sent_at)
  values (
    address,
    case when newsletter_request.language in ('en', 'ar', 'ur', 'fr', 'tr', 'id') then newsletter_request.language else 'en' end,
    newsletter_request.confirm_hash, newsletter_request.unsubscribe_hash, now()
  )
  on conflict (email) do update set
    language = excluded.language, status = 'pending', confirm_hash = excluded.confirm_hash,
    unsubscribe_hash = excluded.unsubscribe_hash, confirm_sent_at = excluded.confirm_sent_at, unsubscribed_at = null;
  perform private.put_mail(newsletter_request.mail);
  return 'sent';
end $$;

revoke execute on function public.newsletter_request(text, text, text, text, jsonb) from public, anon, authenticated;
grant execute on function public.newsletter_request(text, text, text, text, jsonb) to service_role;

-- True as often as the link is opened, until the person unsubscribes or a week has passed unconfirmed.
create function public.newsletter_confirm(token_hash text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers
  set status = 'confirmed', confirmed_at = coalesce(confirmed_at, now())
  where confirm_hash = token_hash
    and (status = 'confirmed' or status = 'pending' and confirm_sent_at > now() - interval '7 days');
  return found;
end $$;
grant select on public.newsletter_subscribers to authenticated;
revoke execute on function public.newsletter_confirm(text) from public;
grant execute on function public.newsletter_confirm(text) to anon, authenticated, service_role;

create policy "superadmins can read the subscribers" on public.newsletter_subscribers
for select to authenticated using ((select private.has_role('superadmin')));
