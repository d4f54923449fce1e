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
end $$;
