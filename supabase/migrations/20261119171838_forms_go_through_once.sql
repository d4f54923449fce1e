-- Bodies of functions are read when all tables are there.
set local check_function_bodies = off;

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

create function public.was_sent(once uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.sent_forms as s where s.user_id = auth.uid() and s.once = was_sent.once and s.led_to is not null
  )
$$;

create or replace function public.expire_form_drafts() returns integer
language sql volatile security definer set search_path = ''
as $$
  with forgotten as (delete from private.sent_forms as s where s.began_at < now() - interval '90 days'),
  gone as (delete from public.form_drafts as d where d.updated_at < now() - interval '90 days' returning 1)
  select count(*)::integer from gone
$$;

revoke all on table private.sent_forms from public, anon, authenticated, service_role;

revoke execute on function public.was_sent(once uuid) from public, anon, authenticated, service_role;

grant execute on function public.was_sent(once uuid) to authenticated;

grant execute on function public.was_sent(once uuid) to service_role;

revoke execute on function public.begin_sending(once uuid, digest text) from public, anon, authenticated, service_role;

grant execute on function public.begin_sending(once uuid, digest text) to authenticated;

grant execute on function public.begin_sending(once uuid, digest text) to service_role;

revoke execute on function public.end_sending(once uuid, digest text, led_to text) from public, anon, authenticated, service_role;

grant execute on function public.end_sending(once uuid, digest text, led_to text) to authenticated;

grant execute on function public.end_sending(once uuid, digest text, led_to text) to service_role;
