-- Letters that carry a key: a claim's code, the link of an offer or of an invitation, the link that freezes. They are owed like
-- every other. The key is made when the letter is written, and its hash is kept in the transaction that puts the letter into
-- the outbox: no key counts as sent whose letter is not there, and no letter leads nowhere.

-- Nobody can take up an offer or an invitation before its letter is written.
alter table public.business_transfers alter column token_hash drop not null;
alter table public.team_invitations alter column token_hash drop not null;

create function private.language_or_english(language text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when language in ('en', 'ar', 'ur', 'fr', 'tr', 'id') then language else 'en' end
$$;

drop function public.offer_transfer(uuid, text, text);
create function public.offer_transfer(business uuid, to_email text, language text default 'en') returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := lower(btrim(offer_transfer.to_email));
  listing public.businesses;
  made uuid;
begin
  select b.* into listing from public.businesses as b where b.id = business and b.owner_id = auth.uid() and b.status <> 'draft';
  if listing.id is null then
    raise exception 'Only the owner can do this' using errcode = '42501';
  end if;
  if exists (select from public.listing_freezes as z where z.business_id = listing.id) then
    raise exception 'frozen' using errcode = 'PT423';
  end if;
  if address is null or address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(address) > 320 then
    raise exception 'email' using errcode = '22023';
  end if;
  if exists (select from auth.users as x where x.id = auth.uid() and lower(x.email) = address) then
    raise exception 'own_address' using errcode = '22023';
  end if;
  if (select count(*) from public.business_transfers as t where t.from_user = auth.uid() and t.created_at > now() - interval '1 day') >= 10 then
    raise exception 'too_many_today' using errcode = 'PT429';
  end if;
  update public.business_transfers as t set state = 'cancelled', decided_at = now()
  where t.business_id = listing.id and t.state = 'pending';
  insert into public.business_transfers (business_id, from_user, to_email) values (listing.id, auth.uid(), address)
  returning id into made;
  insert into private.letter_drafts (about, material)
  select 'offer', jsonb_build_object(
    'id', made, 'to_address', address, 'language', private.language_or_english(offer_transfer.language), 'name', listing.name,
    'from', coalesce((select p.display_name from public.profiles as p where p.id = auth.uid()), '')
  );
  perform private.tell(auth.uid(), 'transfer_started', listing.place_id, address);
  return made;
end $$;

drop function public.invite_to_team(uuid, text, text, text);
create function public.invite_to_team(business uuid, email text, role text, language text default 'en') returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_seats constant integer := 20;
  most_in_a_day constant integer := 30;
  listing public.businesses := private.lock_own_business(business);
  address text := lower(btrim(invite_to_team.email));
  made uuid;
begin
  if address is null or length(address) > 320 or address !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    raise exception 'email' using errcode = '22023';
  end if;
  if exists (select from auth.users as u where u.id = auth.uid() and lower(u.email) = address) then
    raise exception 'own_address' using errcode = '22023';
  end if;
  if exists (
    select from public.business_team as t join auth.users as u on u.id = t.user_id
    where t.business_id = listing.id and lower(u.email) = address
  ) then
    raise exception 'in_team' using errcode = '23505';
  end if;
  if (
    select count(*) from public.team_invitations as i
    where i.invited_by = auth.uid() and i.created_at > now() - interval '1 day'
  ) >= most_in_a_day then
    raise exception 'too_many_today' using errcode = 'PT429';
  end if;
  -- A second letter to the same address takes the place of the first.
  update public.team_invitations as i set state = 'revoked', decided_at = now()
  where i.business_id = listing.id and i.email = address and i.state = 'pending';
  if private.seats_taken(listing.id) >= most_seats then
    raise exception 'team_full' using errcode = '55000';
  end if;
  insert into public.team_invitations (business_id, email, role, invited_by)
  values (listing.id, address, invite_to_team.role, auth.uid())
  returning id into made;
  insert into private.letter_drafts (about, material)
  select 'invitation', jsonb_build_object(
    'id', made, 'to_address', address, 'language', private.language_or_english(invite_to_team.language), 'name', listing.name,
    'role', invite_to_team.role,
    'from', coalesce((select p.display_name from public.profiles as p where p.id = auth.uid()), '')
  );
  return made;
end $$;

-- For the server: a code for this claim is owed to the address the listing names. One a minute, five a day; one that is not
-- written yet is the one.
drop function public.issue_claim_code(uuid, uuid, text);
create function public.issue_claim_code(claim uuid, claimant uuid, language text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_claim public.claims;
  code public.claim_codes;
  listed record;
begin
  select * into found_claim from public.claims as c
  where c.id = claim and c.claimant_id = claimant and private.is_open_claim(c.state) and c.method = 'email_code'
  for update;
  if found_claim.id is null then
    return 'no_claim';
  end if;
  select u.name, u.email into listed from public.business_unified as u where u.id = found_claim.place_id;
  if coalesce(btrim(listed.email), '') = '' then
    return 'no_address';
  end if;
  if exists (
    select from private.letter_drafts as d where d.about = 'code' and d.material ->> 'id' = found_claim.id::text
  ) then
    return 'sent';
  end if;
  select * into code from public.claim_codes as c where c.claim_id = found_claim.id;
  if code.sent_at > now() - interval '1 minute' then
    return 'too_soon';
  end if;
  if code.first_sent_at > now() - interval '1 day' and code.sends >= 5 then
    return 'too_many';
  end if;
  insert into private.letter_drafts (about, material)
  select 'code', jsonb_build_object(
    'id', found_claim.id, 'to_address', btrim(listed.email), 'name', listed.name,
    'language', private.language_or_english(issue_claim_code.language)
  );
  return 'sent';
end $$;

-- Keeps the hash of the key in a letter; false where it would open nothing any more.
create function private.keep_key(about text, material jsonb, key_hash text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if key_hash !~ '^[0-9a-f]{64}$' then
    raise exception 'Hashes must be SHA-256 in hex' using errcode = '22023';
  end if;
  case keep_key.about
    when 'ownership' then
      update public.ownership_notices as n set freeze_hash = key_hash where n.id = (material ->> 'id')::bigint;
    when 'offer' then
      update public.business_transfers as t set token_hash = key_hash
      where t.id = (material ->> 'id')::uuid and t.state = 'pending' and t.expires_at > now();
    when 'invitation' then
      update public.team_invitations as i set token_hash = key_hash
      where i.id = (material ->> 'id')::uuid and i.state = 'pending' and i.expires_at > now();
    when 'code' then
      insert into public.claim_codes as c (claim_id, code_hash, expires_at)
      select k.id, key_hash, now() + interval '15 minutes' from public.claims as k
      where k.id = (material ->> 'id')::uuid and private.is_open_claim(k.state) and k.method = 'email_code'
      on conflict (claim_id) do update set
        code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, sent_at = now(),
        sends = case when c.first_sent_at > now() - interval '1 day' then c.sends + 1 else 1 end,
        first_sent_at = case when c.first_sent_at > now() - interval '1 day' then c.first_sent_at else now() end;
    else
      raise exception 'invalid' using errcode = '22023';
  end case;
  return found;
end $$;

-- A written letter goes into the outbox, with the hash of its key where it has one, and is owed no more; false where it went
-- already, or where what it leads to is over.
drop function public.put_letter(bigint, jsonb);
create function public.put_letter(letter bigint, mail jsonb, key_hash text default null) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft private.letter_drafts;
begin
  delete from private.letter_drafts as d where d.id = put_letter.letter returning d.* into draft;
  if draft.id is null then
    return false;
  end if;
  if put_letter.key_hash is not null and not private.keep_key(draft.about, draft.material, put_letter.key_hash) then
    return false;
  end if;
  perform private.put_mail(put_letter.mail);
  return true;
end $$;
drop function public.arm_freeze(bigint, text);

create or replace function private.mark_told(about text, max_results integer, today date) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  told jsonb;
begin
  case mark_told.about
    when 'order' then return public.take_order_letters(max_results);
    when 'invoice' then return public.take_invoice_letters(max_results);
    when 'gift' then return public.take_gift_letters(max_results);
    when 'membership' then return public.take_membership_notices(today, max_results);
    when 'contact' then return public.take_contact_answers(max_results);
    when 'chat' then return public.take_chat_answers(max_results);
    when 'application' then return public.take_application_letters(max_results);
    when 'ownership' then return public.take_ownership_notices(max_results);
    when 'decision' then
      return (select jsonb_agg(to_jsonb(l)) from public.claim_moderation_notices(max_results) as l);
    when 'job' then
      return (select jsonb_agg(to_jsonb(l)) from public.claim_job_letters(max_results) as l);
    when 'job_alert' then
      return (select jsonb_agg(to_jsonb(l)) from public.claim_job_alert_letters(max_results) as l);
    when 'leaving' then
      return (select jsonb_agg(to_jsonb(l)) from public.claim_leaving_letters(max_results) as l);
    -- Written down by carry_out_leaving: afterwards nobody knows the address.
    when 'left' then return null;
    -- Written down by what asks for them.
    when 'offer', 'invitation', 'code' then return null;
    when 'announcement' then
      return (select jsonb_agg(to_jsonb(l)) from public.take_announcement_letters(max_results) as l);
    when 'news' then
      return (select jsonb_agg(to_jsonb(l)) from public.claim_notification_letters('now', max_results) as l);
    when 'digest' then
      return (select jsonb_agg(to_jsonb(l)) from public.claim_notification_letters('digest', max_results) as l);
    when 'trial' then
      with due as (select * from public.due_trial_reminders(today) limit max_results),
      marked as (
        insert into public.trial_reminders (business_id, day) select d.business_id, d.day from due as d
        on conflict do nothing returning business_id, day
      )
      select jsonb_agg(to_jsonb(d)) into told from due as d join marked as m on m.business_id = d.business_id and m.day = d.day;
      return told;
    when 'certificate' then
      with due as (select * from public.due_certificate_reminders(today) limit max_results),
      marked as (
        update public.halal_evidence as e set reminded_days = array_append(e.reminded_days, d.days)
        from due as d where e.id = d.evidence_id and not (d.days = any (e.reminded_days)) returning e.id
      )
      select jsonb_agg(to_jsonb(d)) into told from due as d join marked as m on m.id = d.evidence_id;
      return told;
    else
      raise exception 'invalid' using errcode = '22023';
  end case;
end $$;

revoke execute on function
  private.language_or_english(text), private.keep_key(text, jsonb, text), public.offer_transfer(uuid, text, text),
  public.invite_to_team(uuid, text, text, text), public.issue_claim_code(uuid, uuid, text), public.put_letter(bigint, jsonb, text)
from public, anon, authenticated;
grant execute on function public.offer_transfer(uuid, text, text), public.invite_to_team(uuid, text, text, text)
to authenticated, service_role;
grant execute on function public.issue_claim_code(uuid, uuid, text), public.put_letter(bigint, jsonb, text) to service_role;
