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
create index letter_drafts_waiting on private.letter_drafts (about, attempts, id);
alter table private.letter_drafts enable row level security;
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
    when 'leaving' then
      return (select jsonb_agg(to_jsonb(l)) from public.claim_leaving_letters(max_results) as l);
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
create function public.put_letter(letter bigint, mail jsonb) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.letter_drafts as d where d.id = put_letter.letter;
  if not found then
    return false;
  end if;
  insert into public.outbox (to_address, subject, body_text, body_html, headers, kind, status)
  select m.to_address, m.subject, m.body_text, m.body_html, coalesce(m.headers, '{}'), m.kind, m.status
  from jsonb_to_record(put_letter.mail) as m (
    to_address text, subject text, body_text text, body_html text, headers jsonb, kind text, status text
  );
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

revoke all on private.letter_drafts from public, anon, authenticated;
revoke execute on function private.mark_told(text, integer, date), private.forget_letters(), public.take_letters(text, integer, date),
  public.put_letter(bigint, jsonb) from public, anon, authenticated;
grant execute on function public.take_letters(text, integer, date), public.put_letter(bigint, jsonb) to service_role;
