-- People: a profile each, and the roles that open dashboards.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (length(display_name) between 1 and 80),
  city text check (length(city) <= 120),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  language text not null default 'en' check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'What a member tells about themselves. Made by a trigger when the account is made.';

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('staff', 'superadmin', 'affiliate')),
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
create index user_roles_role on public.user_roles (role);
create index user_roles_granted_by on public.user_roles (granted_by);
comment on table public.user_roles is 'The only source of authority. User metadata is never consulted: people can edit their own.';

-- Security definer, so that a policy on user_roles can ask without asking itself again.
create function private.has_role(wanted text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = auth.uid() and role = wanted)
$$;

create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = auth.uid() and role in ('staff', 'superadmin'))
$$;

-- How members are named in public: the first name and one letter of the last, the Arabic article aside.
create function private.public_name(person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when array_length(words, 1) > 1 then words[1] || ' ' || left(regexp_replace(words[array_length(words, 1)], '^ال(?=.)', ''), 1) || '.'
    else words[1]
  end
  from (
    select regexp_split_to_array(btrim(p.display_name), '\s+') as words from public.profiles as p where p.id = person
  ) as names
$$;

-- Whether guarded columns may be written: staff, or work that does not come through the public API.
create function private.is_trusted() returns boolean
language sql stable set search_path = ''
as $$
  select private.is_internal() or private.is_staff()
$$;

create function private.make_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  metadata jsonb := new.raw_user_meta_data;
begin
  -- Sign-up must never fail because of odd metadata: everything is cut and defaulted, nothing is checked.
  -- Some auth services write the object as JSON text inside a JSON string.
  if jsonb_typeof(metadata) = 'string' then
    begin
      metadata := (metadata #>> '{}')::jsonb;
    exception when others then
      metadata := '{}';
    end;
  end if;
  insert into public.profiles (id, display_name, language)
  values (
    new.id,
    coalesce(
      nullif(left(btrim(metadata ->> 'display_name'), 80), ''),
      nullif(left(split_part(new.email, '@', 1), 80), ''),
      'Member'
    ),
    case
      when metadata ->> 'language' in ('en', 'ar', 'ur', 'fr', 'tr', 'id')
        then metadata ->> 'language'
      else 'en'
    end
  )
  on conflict (id) do nothing;
  return new;
end $$;

create trigger make_profile after insert on auth.users
for each row execute function private.make_profile();

create trigger touch_updated_at before update on public.profiles
for each row execute function private.touch_updated_at();

create function private.guard_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  return new;
end $$;

create trigger guard_profile before update on public.profiles
for each row execute function private.guard_profile();

create function private.keep_last_superadmin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.role = 'superadmin'
    and (tg_op = 'DELETE' or new.role <> 'superadmin' or new.user_id <> old.user_id)
    and current_setting('mahalla.trusted', true) is distinct from 'on'
  then
    -- Locked in a fixed order, so that two superadmins cannot remove each other at the same moment.
    perform from public.user_roles where role = 'superadmin' order by user_id for update;
    if not exists (select from public.user_roles where role = 'superadmin' and user_id <> old.user_id) then
      raise exception 'The last superadmin cannot be removed' using errcode = '42501';
    end if;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;

create trigger keep_last_superadmin before update or delete on public.user_roles
for each row execute function private.keep_last_superadmin();

create function private.stamp_role() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_internal() then
    new.granted_by := auth.uid();
    new.created_at := now();
  end if;
  return new;
end $$;

create trigger stamp_role before insert or update on public.user_roles
for each row execute function private.stamp_role();

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;

revoke all on public.profiles, public.user_roles from anon, authenticated;
grant select, update on public.profiles to authenticated;
grant select, insert, update, delete on public.user_roles to authenticated;
grant all on public.profiles, public.user_roles to service_role;

create policy "members can see their own profile" on public.profiles
for select to authenticated using (id = (select auth.uid()));
create policy "members can update their own profile" on public.profiles
for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "staff can see every profile" on public.profiles
for select to authenticated using ((select private.is_staff()));

create policy "members can see their own roles" on public.user_roles
for select to authenticated using (user_id = (select auth.uid()));
create policy "superadmins can manage roles" on public.user_roles
for all to authenticated
using ((select private.has_role('superadmin'))) with check ((select private.has_role('superadmin')));

call private.watch('public.profiles', 'id');
call private.watch('public.user_roles', 'user_id', 'role');
