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

-- What a form that was sent was answered with (docs/decisions/181-each-form-goes-through-once.md). Whoever lost the answer sends
-- it again with the same key, and is led where the first one led.
create table private.sent_forms (
  user_id uuid not null references auth.users (id) on delete cascade,
  once uuid not null,
  -- Of what its fields said: the same key with other words is another wish.
  digest text not null check (length(digest) = 64),
  began_at timestamptz not null default now(),
  -- Where it led; empty where it stayed on its page, null as long as it is under way.
  led_to text check (length(led_to) <= 2000),
  primary key (user_id, once, digest)
);
call private.passport(
  'private.sent_forms', written_by => 'site',
  people => '{"user_id": {"left_out": "keys of forms that were sent; what they made is exported itself"}}'
);
create index sent_forms_began_at on private.sent_forms (began_at);
comment on table private.sent_forms is 'Keys of forms that went through, so that none does twice. Ninety days, as drafts.';

-- Null: nobody has sent this, or whoever did never came to an end; go on. Else `led_to`, null while it is under way.
create function public.begin_sending(once uuid, digest text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := auth.uid();
  before private.sent_forms;
begin
  if member is null then
    raise exception 'members_only' using errcode = '42501';
  end if;
  if begin_sending.once is null or coalesce(length(begin_sending.digest), 0) <> 64 then
    raise exception 'invalid' using errcode = '22023';
  end if;
  insert into private.sent_forms as s (user_id, once, digest)
  values (member, begin_sending.once, begin_sending.digest)
  on conflict on constraint sent_forms_pkey do update set began_at = now()
  where s.led_to is null and s.began_at < now() - interval '1 minute';
  if found then
    return null;
  end if;
  select * into before from private.sent_forms as s
  where s.user_id = member and s.once = begin_sending.once and s.digest = begin_sending.digest;
  return jsonb_build_object('led_to', before.led_to);
end $$;

-- Null: it was refused, and may be sent again.
create function public.end_sending(once uuid, digest text, led_to text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if end_sending.led_to is null then
    delete from private.sent_forms as s
    where s.user_id = auth.uid() and s.once = end_sending.once and s.digest = end_sending.digest;
  else
    update private.sent_forms as s set led_to = left(end_sending.led_to, 2000)
    where s.user_id = auth.uid() and s.once = end_sending.once and s.digest = end_sending.digest;
  end if;
end $$;

-- Whether a form with this key went through, from whichever device.
create function public.was_sent(once uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.sent_forms as s where s.user_id = auth.uid() and s.once = was_sent.once and s.led_to is not null
  )
$$;
revoke execute on function public.begin_sending(uuid, text), public.end_sending(uuid, text, text), public.was_sent(uuid)
from public, anon;
grant execute on function public.begin_sending(uuid, text), public.end_sending(uuid, text, text), public.was_sent(uuid)
to authenticated;

create function public.expire_form_drafts() returns integer
language sql volatile security definer set search_path = ''
as $$
  with forgotten as (delete from private.sent_forms as s where s.began_at < now() - interval '90 days'),
  gone as (delete from public.form_drafts as d where d.updated_at < now() - interval '90 days' returning 1)
  select count(*)::integer from gone
$$;
revoke execute on function private.guard_form_draft(), public.expire_form_drafts() from public, anon, authenticated;
grant execute on function public.expire_form_drafts() to service_role;
