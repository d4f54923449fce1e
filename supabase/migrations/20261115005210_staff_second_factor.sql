-- What staff and superadmins may do takes the second step of signing in: for everyone once the operator asks for it, and
-- for each who set one up. Asked here, under the policies, so that no page, API call or forgotten check can leave it out.

create table private.settings (
  name text primary key,
  value jsonb not null
);
alter table private.settings enable row level security;
revoke all on private.settings from anon, authenticated;
comment on table private.settings is 'What the operator decided in the environment and policies have to know. Written at start.';

-- Whether this session has shown the second factor its account has; nobody is asked for one they do not have. One look
-- into an index. The owner of the function reads factors past row-level security; visitors see only yes or no.
create function private.second_factor_given() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified')
$$;

create function private.took_second_step() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not coalesce((select value = 'true' from private.settings where name = 'staff_second_factor'), false)
    and private.second_factor_given()
$$;

create or replace function private.has_role(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = auth.uid() and role = wanted)
    and (wanted not in ('staff', 'superadmin') or private.took_second_step())
$$;

create or replace function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = auth.uid() and role in ('staff', 'superadmin'))
    and private.took_second_step()
$$;

create function public.require_staff_second_factor(is_required boolean) returns void
language sql security definer set search_path = ''
as $$
  insert into private.settings (name, value) values ('staff_second_factor', to_jsonb(is_required))
  on conflict (name) do update set value = excluded.value where settings.value <> excluded.value
$$;
comment on function public.require_staff_second_factor is 'Called by the site at start with what its operator set.';
revoke execute on function public.require_staff_second_factor(boolean) from public, anon, authenticated;
grant execute on function public.require_staff_second_factor(boolean) to service_role;
