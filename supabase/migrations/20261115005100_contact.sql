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
  created_at timestamptz not null default now()
);
create index contact_messages_open on public.contact_messages (created_at desc) where status = 'new';
create index contact_messages_user_id on public.contact_messages (user_id);
comment on table public.contact_messages is 'Messages from the contact form: written by its function, read and closed by staff.';

-- The message and the letter about it, or neither. `recipient` is the operator's address; none: no letter is written.
create function public.send_contact_message(
  name text, email text, subject text, message text, language text, sender_id uuid, recipient text, mail_status text
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  saved uuid;
begin
  insert into public.contact_messages (name, email, subject, message, language, user_id)
  values (
    btrim(send_contact_message.name), lower(btrim(send_contact_message.email)), btrim(send_contact_message.subject),
    btrim(send_contact_message.message), send_contact_message.language, send_contact_message.sender_id
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

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant select on public.contact_messages to authenticated;
grant update (status) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create policy "staff can read messages" on public.contact_messages
for select to authenticated using ((select private.is_staff()));
create policy "staff can close messages" on public.contact_messages
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

revoke execute on function public.send_contact_message(text, text, text, text, text, uuid, text, text)
  from public, anon, authenticated;
grant execute on function public.send_contact_message(text, text, text, text, text, uuid, text, text) to service_role;
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
