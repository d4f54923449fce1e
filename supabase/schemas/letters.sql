-- Letters that are owed. What marks somebody as told and what keeps the letter are one transaction: a process that ends
-- between the two loses nothing. A letter is kept as what it is about until it is written, in the reader's language, and
-- then moves into the outbox, again in one transaction: none is lost, and none is sent twice.

create table private.letter_drafts (
  id bigint generated always as identity primary key,
  about text not null,
  material jsonb not null check (jsonb_typeof(material) = 'object'),
  made_at timestamptz not null default now(),
  -- Whoever took it writes it within a minute, or another does.
  taken_at timestamptz,
  attempts smallint not null default 0
);
call private.passport('private.letter_drafts', written_by => 'site');
create index letter_drafts_waiting on private.letter_drafts (about, attempts, id);
comment on table private.letter_drafts is 'Letters whose readers count as told, and that are not written yet.';

-- Who is to be told about something, marked as told.
create function private.mark_told(about text, max_results integer, today date) returns jsonb
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
    when 'place_alert' then
      return (select jsonb_agg(to_jsonb(l)) from public.claim_place_alert_letters(max_results) as l);
    when 'leaving' then
      return (select jsonb_agg(to_jsonb(l)) from public.claim_leaving_letters(max_results) as l);
    -- Written down by carry_out_leaving: afterwards nobody knows the address.
    when 'left' then return null;
    -- Written down by what asks for them.
    when 'offer', 'invitation', 'code' then return null;
    when 'announcement' then
      return (select jsonb_agg(to_jsonb(l)) from public.take_announcement_letters(max_results) as l);
    when 'timetable' then
      return (select jsonb_agg(to_jsonb(l)) from public.claim_timetable_letters(max_results, today) as l);
    when 'mosque_ask' then
      return (select jsonb_agg(to_jsonb(l)) from public.take_mosque_asks(max_results) as l);
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

-- The letters to write now: those that are new, and those that somebody took and did not finish. `new` says how many are new.
create function public.take_letters(about text, max_results integer default 50, today date default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most integer := least(greatest(coalesce(max_results, 50), 1), 200);
  fresh integer;
  result jsonb;
begin
  -- What could not be written for a month never will be.
  delete from private.letter_drafts as d where d.about = take_letters.about and d.made_at < now() - interval '30 days';
  insert into private.letter_drafts (about, material)
  select take_letters.about, m.material
  from jsonb_array_elements(coalesce(private.mark_told(take_letters.about, most, today), '[]')) with ordinality as m (material, n)
  order by m.n;
  get diagnostics fresh = row_count;
  with due as (
    select d.id from private.letter_drafts as d
    where d.about = take_letters.about and (d.taken_at is null or d.taken_at < now() - interval '50 seconds')
    order by d.attempts, d.id limit most for update skip locked
  ),
  taken as (
    update private.letter_drafts as d set taken_at = now(), attempts = least(d.attempts + 1, 30000)
    from due where d.id = due.id returning d.id, d.material
  )
  select jsonb_agg(jsonb_build_object('id', t.id, 'material', t.material) order by t.id) into result from taken as t;
  return jsonb_build_object('new', fresh, 'letters', coalesce(result, '[]'));
end $$;

-- A written letter goes into the outbox and is owed no more; false where it went already.
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

-- Who leaves takes along what was not written yet.
create function private.forget_letters() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.letter_drafts as d
  where lower(coalesce(d.material ->> 'to_address', d.material ->> 'email')) = lower(old.email);
  return null;
end $$;
create trigger forget_letters after delete on auth.users
for each row execute function private.forget_letters();
revoke execute on function
  private.mark_told(text, integer, date),
  private.forget_letters(),
  public.take_letters(text, integer, date)
from public, anon, authenticated;
grant execute on function public.take_letters(text, integer, date) to service_role;

create function private.put_mail(mail jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.outbox (to_address, subject, body_text, body_html, headers, kind, status)
  select m.to_address, m.subject, m.body_text, m.body_html, coalesce(m.headers, '{}'), m.kind, m.status
  from jsonb_to_record(put_mail.mail) as m (
    to_address text, subject text, body_text text, body_html text, headers jsonb, kind text, status text
  )
$$;
revoke execute on function private.put_mail(jsonb) from public, anon, authenticated;

create function private.language_or_english(language text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when language in ('en', 'ar', 'ur', 'fr', 'tr', 'id') then language else 'en' end
$$;

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
      where k.id = (material ->> 'id')::uuid and private.is_open_claim(k.state)
        and k.method in ('phone_code', 'email_code', 'domain_code')
      on conflict (claim_id) do update set
        code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0, sent_at = now(),
        sends = case when c.first_sent_at > now() - interval '1 day' then c.sends + 1 else 1 end,
        first_sent_at = case when c.first_sent_at > now() - interval '1 day' then c.first_sent_at else now() end;
    else
      raise exception 'invalid' using errcode = '22023';
  end case;
  return found;
end $$;
revoke execute on function
  private.language_or_english(text),
  private.keep_key(text, jsonb, text),
  public.put_letter(bigint, jsonb, text)
from public, anon, authenticated;
grant execute on function public.put_letter(bigint, jsonb, text) to service_role;
