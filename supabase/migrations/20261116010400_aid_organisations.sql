-- Organisations that bring aid to Gaza, kept by staff, each with where that can be read and when somebody looked.

create table public.aid_organisations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 2 and 120),
  website text not null check (website ~ '^https://[^\s<>"]+$' and length(website) <= 300),
  work text[] not null check (work <@ array['food', 'health', 'shelter', 'water', 'children', 'schools'] and cardinality(work) > 0),
  source text not null check (source ~ '^https://[^\s<>"]+$' and length(source) <= 300),
  checked_on date,
  position smallint not null default 100,
  is_shown boolean not null default true
);
comment on table public.aid_organisations is 'Aid organisations shown beside the wall. Money never passes through the site.';

-- To begin with, four of the United Nations and of the Red Cross and Red Crescent movement, by their own pages. Nobody of the
-- staff has looked at these yet: checked_on says so.
insert into public.aid_organisations (name, website, work, source, position) values
  ('Palestine Red Crescent Society', 'https://www.palestinercs.org/en', array['health', 'shelter'], 'https://www.ifrc.org', 10),
  ('UNRWA', 'https://www.unrwa.org', array['shelter', 'food', 'health', 'schools'], 'https://www.unrwa.org', 20),
  ('World Food Programme', 'https://www.wfp.org/countries/palestine', array['food'], 'https://www.wfp.org', 30),
  ('UNICEF State of Palestine', 'https://www.unicef.org/sop', array['children', 'water'], 'https://www.unicef.org', 40);

alter table public.aid_organisations enable row level security;
revoke all on public.aid_organisations from anon, authenticated;
grant select on public.aid_organisations to anon, authenticated;
grant insert, update, delete on public.aid_organisations to authenticated;
grant all on public.aid_organisations to service_role;
create policy "everyone can see the organisations that are shown" on public.aid_organisations
for select to anon, authenticated using (is_shown);
create policy "staff can keep the list" on public.aid_organisations
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create trigger members_only before insert or update or delete on public.aid_organisations
for each statement execute function private.members_only();
create trigger audit after insert or update or delete on public.aid_organisations
for each row execute function private.audit('id');
call private.watch('public.aid_organisations', 'id');
