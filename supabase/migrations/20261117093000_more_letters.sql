-- The last letters that could be lost or come twice: reminders of certificates, the word that an account is gone, and the
-- confirmation of a subscription. What counts as told and the letter are one transaction for them too.

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
drop function public.note_certificate_reminder(uuid, smallint);

create function private.put_mail(mail jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.outbox (to_address, subject, body_text, body_html, headers, kind, status)
  select m.to_address, m.subject, m.body_text, m.body_html, coalesce(m.headers, '{}'), m.kind, m.status
  from jsonb_to_record(put_mail.mail) as m (
    to_address text, subject text, body_text text, body_html text, headers jsonb, kind text, status text
  )
$$;

create or replace function public.put_letter(letter bigint, mail jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.letter_drafts as d where d.id = put_letter.letter;
  if not found then
    return false;
  end if;
  perform private.put_mail(put_letter.mail);
  return true;
end $$;

create or replace function public.carry_out_leaving(member uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  leaving public.profiles;
  address text;
begin
  select * into leaving from public.profiles as p where p.id = member for update;
  if not found or not private.goes_now(member) then
    return false;
  end if;
  select lower(u.email) into address from auth.users as u where u.id = member;
  perform private.remove_words(member, leaving.leaving_keeps);
  -- By the address too, so before it is forgotten.
  perform private.forget_orders(member);
  perform private.forget_address(member, coalesce(private.proved_address(member), ''));
  perform private.forget_papers(member);
  if to_regclass('auth.refresh_tokens') is not null then
    execute 'delete from auth.refresh_tokens where user_id::text = $1' using member::text;
  end if;
  if to_regclass('auth.flow_state') is not null then
    execute 'delete from auth.flow_state where user_id = $1' using member;
  end if;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where strpos(payload::text, $1) > 0' using member::text;
  end if;
  delete from auth.users as u where u.id = member;
  perform private.forget_in_records(
    member, array_remove(array[nullif(address, ''), leaving.display_name], null)
  );
  -- The one letter that is owed to somebody who has gone; it is deleted as soon as it is written.
  if coalesce(address, '') <> '' then
    insert into private.letter_drafts (about, material)
    values ('left', jsonb_build_object('to_address', address, 'language', leaving.language));
  end if;
  return true;
end $$;

-- The letter with both tokens goes into the outbox with their hashes, or neither does.
drop function public.newsletter_request(text, text, text, text);
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

revoke execute on function private.put_mail(jsonb), public.newsletter_request(text, text, text, text, jsonb)
from public, anon, authenticated;
grant execute on function public.newsletter_request(text, text, text, text, jsonb) to service_role;
