-- People: a profile each, and the roles that open dashboards.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null check (length(display_name) between 1 and 80),
  city text check (length(city) <= 120),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  language text not null default 'en' check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  leaves_at timestamptz,
  leaving_keeps text[] not null default '{}',
  leaving_told boolean not null default false,
  leaving_by_team boolean not null default false,
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call private.passport('public.profiles', written_by => 'themselves', people => '{"id": "account"}', watched => '{id}');
create index profiles_leaves_at on public.profiles (leaves_at) where leaves_at is not null;
comment on column public.profiles.leaves_at is 'When the account is deleted, because its member asked for it. Until then it is locked.';
comment on column public.profiles.leaving_keeps is 'What stays under "a former member" then; the rest of what they wrote goes.';
comment on column public.profiles.leaving_by_team is 'Whether a superadmin decided it, not the member.';
comment on column public.profiles.leaving_told is 'Whether the letter that says so was handed out.';
comment on column public.profiles.locked_at is 'Since when a superadmin keeps its member out.';
comment on table public.profiles is 'What a member tells about themselves. Made by a trigger when the account is made.';

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('staff', 'superadmin', 'affiliate')),
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
call private.passport(
  'public.user_roles', written_by => 'members',
  people => '{"granted_by": {"left_out": "the role of somebody else"}, "user_id": "account"}',
  watched => '{user_id, role}'
);
create index user_roles_role on public.user_roles (role);
create index user_roles_granted_by on public.user_roles (granted_by);
comment on table public.user_roles is 'The only source of authority. User metadata is never consulted: people can edit their own.';

-- Columns of a hosted project's accounts that seeds written for one name, and nothing here reads.
do $$
begin
  if not exists (
    select from pg_attribute
    where attrelid = 'auth.users'::regclass and attname in ('instance_id', 'is_super_admin') and not attisdropped
  ) then
    alter table auth.users add column instance_id uuid, add column is_super_admin boolean;
  end if;
end $$;

-- Second factors: the tables the auth service of a hosted project has, with the same columns, where it has not made them
-- itself. A hosted project owns its auth schema, so nothing may be created there that exists already.
do $$
begin
  if to_regclass('auth.mfa_factors') is null then
    create table auth.mfa_factors (
      id uuid primary key,
      user_id uuid not null references auth.users (id) on delete cascade,
      friendly_name text,
      factor_type text not null check (factor_type in ('totp', 'webauthn', 'phone')),
      status text not null check (status in ('unverified', 'verified')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      secret text,
      phone text,
      last_challenged_at timestamptz,
      web_authn_credential jsonb,
      web_authn_aaguid uuid,
      last_webauthn_challenge_data jsonb
    );
    create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
    where btrim(friendly_name) <> '';
    create unique index unique_phone_factor_per_user on auth.mfa_factors (user_id, phone);
    create index factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);
    alter table auth.mfa_factors enable row level security;
    comment on table auth.mfa_factors is 'auth: stores metadata about factors';
  end if;

  if to_regclass('auth.mfa_challenges') is null then
    create table auth.mfa_challenges (
      id uuid primary key,
      factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
      created_at timestamptz not null default now(),
      verified_at timestamptz,
      ip_address inet not null,
      otp_code text,
      web_authn_session_data jsonb
    );
    create index mfa_challenge_created_at_idx on auth.mfa_challenges (created_at desc);
    create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
    alter table auth.mfa_challenges enable row level security;
    comment on table auth.mfa_challenges is 'auth: stores metadata about challenge requests made';
  end if;

  if to_regclass('auth.mfa_amr_claims') is null then
    create table auth.mfa_amr_claims (
      id uuid primary key,
      session_id uuid not null references auth.sessions (id) on delete cascade,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      authentication_method text not null,
      constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
    );
    alter table auth.mfa_amr_claims enable row level security;
    comment on table auth.mfa_amr_claims is
      'auth: stores authenticator method reference claims for multi factor authentication';
  end if;

  if to_regclass('auth.webauthn_credentials') is null then
    create table auth.webauthn_credentials (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references auth.users (id) on delete cascade,
      credential_id bytea not null unique,
      public_key bytea not null,
      attestation_type text not null default '',
      aaguid uuid,
      sign_count bigint not null default 0,
      transports jsonb not null default '[]',
      backup_eligible boolean not null default false,
      backed_up boolean not null default false,
      friendly_name text not null default '',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);
    alter table auth.webauthn_credentials enable row level security;
    comment on table auth.webauthn_credentials is 'auth: stores passkeys, public halves only';
  end if;

  if to_regclass('auth.webauthn_challenges') is null then
    create table auth.webauthn_challenges (
      id uuid primary key default gen_random_uuid(),
      user_id uuid references auth.users (id) on delete cascade,
      challenge_type text not null check (challenge_type in ('signup', 'registration', 'authentication')),
      session_data jsonb not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
    create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);
    alter table auth.webauthn_challenges enable row level security;
    comment on table auth.webauthn_challenges is 'auth: stores questions to passkeys that wait for an answer';
  end if;
end $$;

-- Who may do what a role may: a superadmin may do all that staff may. Said here for policies and functions, and in
-- app/lib/roles.ts for pages.
create function private.holds_role(member uuid, wanted text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.user_roles as r
    where r.user_id = member and (r.role = wanted or wanted = 'staff' and r.role = 'superadmin')
  );
end $$;

-- What staff and superadmins may do takes the second step of signing in: for those of whom the operator asks it, and
-- for each who set one up. Asked here, under the policies, so that no page, API call or forgotten check can leave it out.

create table private.settings (
  name text primary key,
  value jsonb not null
);
call private.passport('private.settings', written_by => 'site');
comment on table private.settings is 'What the operator decided in the environment and policies have to know. Written at start.';

-- Whether this session has shown the second factor its account has; nobody is asked for one they do not have. One look
-- into an index. The owner of the function reads factors past row-level security; visitors see only yes or no.
create function private.second_factor_given() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
      or not exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified')
  );
end $$;

-- Of whom the operator asks a second factor, whether or not they set one up.
create function private.must_have_second_factor(member uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((
    select case s.value #>> '{}'
      when 'required' then private.holds_role(member, 'staff')
      when 'superadmins' then private.holds_role(member, 'superadmin')
      else false
    end
    from private.settings as s where s.name = 'second_factor_rule'
  ), false);
end $$;

-- Policies and lists ask this and its like once for each row. In plpgsql such a function is planned once for each
-- connection; in SQL, run as its owner, it would be planned anew in each statement that calls it.
create function private.took_second_step() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2'
    or not private.must_have_second_factor(auth.uid()) and private.second_factor_given();
end $$;

-- Security definer, so that a policy on user_roles can ask without asking itself again.
create function private.has_role(wanted text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.holds_role(auth.uid(), wanted) and (wanted = 'affiliate' or private.took_second_step());
end $$;

create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_role('staff');
end $$;

-- Who is told what comes to the staff, and who could look at it.
create function private.staff_members() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(select distinct r.user_id from public.user_roles as r where r.role in ('staff', 'superadmin') order by r.user_id)
$$;

-- How members are named in public: the first name and one letter of the last, the Arabic article aside.
create function private.public_name(person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select case
      when array_length(words, 1) > 1 then words[1] || ' ' || left(regexp_replace(words[array_length(words, 1)], '^ال(?=.)', ''), 1) || '.'
      else words[1]
    end
    from (
      select regexp_split_to_array(btrim(p.display_name), '\s+') as words from public.profiles as p where p.id = person
    ) as names
  );
end $$;
revoke execute on function private.public_name(uuid) from public, anon, authenticated;

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

-- What people call themselves can be read as it is written. An account must come about whatever a sign-up said, so what
-- the server writes is cleaned; a member is told.
create function private.guard_display_name() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_plain_name(new.display_name) then
    return new;
  end if;
  if not private.is_internal() then
    raise exception 'name_unreadable' using errcode = '22023', hint = 'One line of letters that can be seen';
  end if;
  new.display_name := regexp_replace(
    new.display_name, U&'[\0001-\001F\007F-\009F\2028-\202E\2066-\2069\FEFF\FFF9-\FFFB]', '', 'g'
  );
  if not private.is_plain_name(new.display_name) then
    new.display_name := 'Member';
  end if;
  return new;
end $$;
create trigger guard_display_name before insert or update of display_name on public.profiles
for each row execute function private.guard_display_name();
revoke execute on function private.guard_display_name() from public, anon, authenticated;

create trigger touch_updated_at before update on public.profiles
for each row execute function private.touch_updated_at();

create function private.guard_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  if not private.is_internal() then
    new.leaves_at := old.leaves_at;
    new.leaving_keeps := old.leaving_keeps;
    new.leaving_told := old.leaving_told;
    new.leaving_by_team := old.leaving_by_team;
    new.locked_at := old.locked_at;
  end if;
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
    -- One who is locked out can do nothing.
    if not exists (
      select from public.user_roles as r join public.profiles as p on p.id = r.user_id
      where r.role = 'superadmin' and r.user_id <> old.user_id and p.locked_at is null
    ) then
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
grant select, update on public.profiles to authenticated;
grant select, insert, update, delete on public.user_roles to authenticated;

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

create function public.require_second_factor(rule text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if rule is null or rule not in ('optional', 'superadmins', 'required') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  insert into private.settings (name, value) values ('second_factor_rule', to_jsonb(rule))
  on conflict (name) do update set value = excluded.value where settings.value <> excluded.value;
end $$;
comment on function public.require_second_factor is
  'Called by the site at start with what its operator set: of whom a second factor is asked (optional: of nobody).';
revoke execute on function public.require_second_factor(text) from public, anon, authenticated;
grant execute on function public.require_second_factor(text) to service_role;

-- Apps registered with the site, and wallets' messages that were used.

-- A hosted project owns its auth schema, so nothing may be created there that exists already.
do $$
begin
  if to_regclass('auth.oauth_clients') is null then
    create table auth.oauth_clients (
      id uuid primary key,
      client_secret_hash text,
      registration_type text not null check (registration_type in ('dynamic', 'manual')),
      redirect_uris text not null,
      grant_types text not null,
      client_name text check (length(client_name) <= 1024),
      client_uri text check (length(client_uri) <= 2048),
      logo_uri text check (length(logo_uri) <= 2048),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      client_type text not null default 'confidential' check (client_type in ('public', 'confidential')),
      token_endpoint_auth_method text not null
        check (token_endpoint_auth_method in ('client_secret_basic', 'client_secret_post', 'none'))
    );
    create index oauth_clients_deleted_at_idx on auth.oauth_clients (deleted_at);
    alter table auth.oauth_clients enable row level security;
    comment on table auth.oauth_clients is 'auth: apps registered by the service role; secrets as hashes only';
  end if;
end $$;

create table private.used_sign_in_messages (
  digest text primary key,
  expires_at timestamptz not null
);
call private.passport('private.used_sign_in_messages', written_by => 'site');
create index used_sign_in_messages_expires_at on private.used_sign_in_messages (expires_at);
-- Assertions of organisations are good for one sign-in as well, and are remembered in the same place.
comment on table private.used_sign_in_messages is
  'Proofs of identity that have opened a session (messages of wallets, SAML assertions): none opens a second one. Kept until they are too old anyway.';
