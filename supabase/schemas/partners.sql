-- Partners of the site: the ribbon shows approved ones with a logo.

create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 160 and private.is_plain_name(name)),
  logo_url text check (length(logo_url) <= 500 and logo_url ~ '^(https://|/)'),
  website_url text check (length(website_url) <= 500 and website_url ~ '^https?://'),
  -- What they do, in one sentence, by language.
  about jsonb check (private.is_localised(about, 160)),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'revoked')),
  decided_at timestamptz,
  -- Which of their badges counts: a new one after each approval.
  badge_no smallint not null default 0 check (badge_no >= 0),
  -- The last day of the badge and of the place among partners; null: without end.
  expires_on date,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);
call private.passport('public.partners', written_by => 'members', watched => '{id}');
create index partners_shown on public.partners (created_at desc) where status = 'approved' and logo_url is not null;
comment on table public.partners is
  'Partner applications and approved partners. Holds nothing that may not be public; who decided stands in audit_log.';

-- Apart from partners, because a column cannot be hidden from the public and shown to staff under one database role.
create table public.partner_contacts (
  partner_id uuid primary key references public.partners (id) on delete cascade,
  applicant_id uuid references auth.users (id) on delete set null,
  contact_name text check (length(contact_name) <= 160),
  contact_email text not null check (length(contact_email) between 3 and 320 and contact_email like '%_@_%'),
  message text check (length(message) <= 4000),
  -- What staff wrote with their decision, for the applicant.
  decision_note text check (length(decision_note) <= 1000),
  -- What the applicant was last told.
  told text not null default '',
  created_at timestamptz not null default now()
);
call private.passport('public.partner_contacts', written_by => 'members', people => '{"applicant_id": "business"}');
create index partner_contacts_applicant_id on public.partner_contacts (applicant_id);
comment on table public.partner_contacts is 'Who applied, and how to reach them: for the applicant and staff only.';

create function private.note_partner_decision() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.status <> 'pending' and (tg_op = 'INSERT' or old.status is distinct from new.status) then
    new.decided_at := now();
    if new.status = 'approved' then
      new.badge_no := new.badge_no + 1;
      if not new.is_sample and coalesce(new.expires_on <= now()::date, true) then
        new.expires_on := (now() + interval '1 year')::date;
      end if;
    end if;
  end if;
  return new;
end $$;

create trigger note_partner_decision before insert or update on public.partners
for each row execute function private.note_partner_decision();
create trigger audit after insert or update or delete on public.partners
for each row execute function private.audit('id');

-- The one way to apply: whatever is sent, it begins as pending and is the caller's own.
create function public.apply_as_partner(
  name text, website_url text, logo_url text, contact_name text, contact_email text, message text default null,
  about text default null, language text default 'en'
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  partner uuid := gen_random_uuid();
begin
  -- One at a time, so that requests sent together cannot all find room.
  perform pg_advisory_xact_lock(hashtext('partner applications'), hashtext(auth.uid()::text));
  if not private.is_trusted() and (
    select count(*) from public.partner_contacts as c
    where c.applicant_id = auth.uid() and c.created_at > now() - interval '1 day'
  ) >= 3 then
    raise exception 'too_many' using errcode = 'PT429', detail = 'Three applications a day.';
  end if;
  -- Whoever reads another language reads theirs: nobody translates it for them.
  insert into public.partners (id, name, website_url, logo_url, about)
  values (
    partner, btrim(apply_as_partner.name), nullif(apply_as_partner.website_url, ''), nullif(apply_as_partner.logo_url, ''),
    case when btrim(apply_as_partner.about) <> '' then jsonb_build_object(
      'en', btrim(apply_as_partner.about), apply_as_partner.language, btrim(apply_as_partner.about)
    ) end
  );
  insert into public.partner_contacts (partner_id, applicant_id, contact_name, contact_email, message)
  values (partner, auth.uid(), apply_as_partner.contact_name, apply_as_partner.contact_email, apply_as_partner.message);
  return partner;
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;
grant select on public.partners to anon;
grant select, insert, update, delete on public.partners to authenticated;
grant select, insert (partner_id, contact_name, contact_email, message), update (contact_name, contact_email, message), delete
  on public.partner_contacts to authenticated;
revoke execute on function public.apply_as_partner(text, text, text, text, text, text, text, text) from public, anon;
grant execute on function public.apply_as_partner(text, text, text, text, text, text, text, text) to authenticated, service_role;

create policy "everyone can see approved partners with a logo" on public.partners
for select to anon, authenticated
using (status = 'approved' and logo_url is not null and coalesce(expires_on >= (now() at time zone 'utc')::date, true));
create policy "applicants can see their own applications" on public.partners
for select to authenticated
using (id in (select partner_id from public.partner_contacts where applicant_id = (select auth.uid())));
create policy "staff can see partners" on public.partners
for select to authenticated using ((select private.is_staff()));

create policy "staff can decide about partners, never about themselves" on public.partners
for update to authenticated
using (
  (select private.is_staff())
  and id not in (select partner_id from public.partner_contacts where applicant_id = (select auth.uid()))
)
with check ((select private.is_staff()));
create policy "staff can remove partners" on public.partners
for delete to authenticated using ((select private.is_staff()));

create policy "applicants can see their own contact details" on public.partner_contacts
for select to authenticated using (applicant_id = (select auth.uid()));
revoke insert on public.partners from authenticated;
revoke insert (partner_id, contact_name, contact_email, message), delete on public.partner_contacts from authenticated;
create policy "staff can see partner contacts" on public.partner_contacts
for select to authenticated using ((select private.is_staff()));
create policy "staff can correct partner contacts" on public.partner_contacts
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
