-- A member's drafts of any form of the site, so that they are there on their other devices too
-- (docs/decisions/135-a-draft-follows-its-writer.md). Theirs alone: nobody else reads them, staff neither.

create table public.form_drafts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Which form, in the words of the page: its path, and what tells it from others there.
  form text not null check (length(form) between 1 and 300),
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and length(fields::text) <= 120000),
  updated_at timestamptz not null default now(),
  primary key (user_id, form)
);
call private.passport('public.form_drafts', written_by => 'themselves', people => '{"user_id": "community"}');
create index form_drafts_updated_at on public.form_drafts (updated_at);
comment on table public.form_drafts is 'Forms begun and not sent, for their writer alone. Gone when sent, after ninety days, and with the account.';

create function private.guard_form_draft() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 40;
begin
  new.updated_at := now();
  -- The oldest makes room: nobody is kept from writing.
  delete from public.form_drafts as d
  where d.user_id = new.user_id and d.form <> new.form and d.form in (
    select o.form from public.form_drafts as o where o.user_id = new.user_id and o.form <> new.form
    order by o.updated_at desc offset most - 1
  );
  return new;
end $$;
create trigger guard_form_draft before insert or update on public.form_drafts
for each row execute function private.guard_form_draft();

grant select, insert, update, delete on public.form_drafts to authenticated;
create policy "members can see their drafts" on public.form_drafts
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can keep a draft" on public.form_drafts
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members can change their drafts" on public.form_drafts
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members can forget their drafts" on public.form_drafts
for delete to authenticated using (user_id = (select auth.uid()));

create function public.expire_form_drafts() returns integer
language sql volatile security definer set search_path = ''
as $$
  with gone as (delete from public.form_drafts as d where d.updated_at < now() - interval '90 days' returning 1)
  select count(*)::integer from gone
$$;
revoke execute on function private.guard_form_draft(), public.expire_form_drafts() from public, anon, authenticated;
grant execute on function public.expire_form_drafts() to service_role;
