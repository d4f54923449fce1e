-- Partners of the site: the ribbon shows approved ones with a logo.

create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 160),
  logo_url text check (length(logo_url) <= 500 and logo_url ~ '^(https://|/)'),
  website_url text check (length(website_url) <= 500 and website_url ~ '^https?://'),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  applicant_id uuid references auth.users (id) on delete set null,
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);
create index partners_shown on public.partners (created_at desc) where status = 'approved' and logo_url is not null;
create index partners_applicant_id on public.partners (applicant_id);
create index partners_decided_by on public.partners (decided_by);
comment on table public.partners is 'Partner applications and approved partners. Holds nothing that may not be public.';

-- Apart from partners, because a column cannot be hidden from the public and shown to staff under one database role.
create table public.partner_contacts (
  partner_id uuid primary key references public.partners (id) on delete cascade,
  contact_name text check (length(contact_name) <= 160),
  contact_email text not null check (length(contact_email) between 3 and 320 and contact_email like '%_@_%'),
  message text check (length(message) <= 4000),
  created_at timestamptz not null default now()
);
comment on table public.partner_contacts is 'How to reach a partner: for the applicant and staff only.';

create function private.guard_partner() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_trusted() then
    if new.status <> 'pending' and (tg_op = 'INSERT' or old.status is distinct from new.status) then
      new.decided_by := auth.uid();
      new.decided_at := now();
    end if;
    return new;
  end if;
  -- Applications always begin as pending, whatever was sent.
  new.applicant_id := auth.uid();
  new.status := 'pending';
  new.decided_by := null;
  new.decided_at := null;
  new.is_sample := false;
  new.created_at := now();
  return new;
end $$;

create trigger guard_partner before insert or update on public.partners
for each row execute function private.guard_partner();
create trigger audit after insert or update or delete on public.partners
for each row execute function private.audit('id');

create function public.apply_as_partner(
  name text, website_url text, logo_url text, contact_name text, contact_email text, message text default null
) returns uuid
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  partner uuid := gen_random_uuid();
begin
  insert into public.partners (id, name, website_url, logo_url, applicant_id)
  values (partner, btrim(apply_as_partner.name), nullif(apply_as_partner.website_url, ''), nullif(apply_as_partner.logo_url, ''), auth.uid());
  insert into public.partner_contacts (partner_id, contact_name, contact_email, message)
  values (partner, apply_as_partner.contact_name, apply_as_partner.contact_email, apply_as_partner.message);
  return partner;
end $$;

alter table public.partners enable row level security;
alter table public.partner_contacts enable row level security;

revoke all on public.partners, public.partner_contacts from anon, authenticated;
grant select on public.partners to anon;
grant select, insert, update, delete on public.partners to authenticated;
grant select, insert (partner_id, contact_name, contact_email, message), update (contact_name, contact_email, message), delete
  on public.partner_contacts to authenticated;
grant all on public.partners, public.partner_contacts to service_role;
revoke execute on function public.apply_as_partner(text, text, text, text, text, text) from public, anon;
grant execute on function public.apply_as_partner(text, text, text, text, text, text) to authenticated, service_role;

create policy "everyone can see approved partners with a logo" on public.partners
for select to anon, authenticated using (status = 'approved' and logo_url is not null);
create policy "applicants can see their own applications" on public.partners
for select to authenticated using (applicant_id = (select auth.uid()));
create policy "members can apply as partners" on public.partners
for insert to authenticated with check (applicant_id = (select auth.uid()) and status = 'pending');
create policy "staff can manage partners" on public.partners
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "applicants can see their own contact details" on public.partner_contacts
for select to authenticated
using (partner_id in (select id from public.partners where applicant_id = (select auth.uid())));
create policy "applicants can leave contact details" on public.partner_contacts
for insert to authenticated
with check (partner_id in (select id from public.partners where applicant_id = (select auth.uid())));
create policy "staff can manage partner contacts" on public.partner_contacts
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

call private.watch('public.partners', 'id');
