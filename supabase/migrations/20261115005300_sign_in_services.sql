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
create index used_sign_in_messages_expires_at on private.used_sign_in_messages (expires_at);
alter table private.used_sign_in_messages enable row level security;
revoke all on private.used_sign_in_messages from public, anon, authenticated;
comment on table private.used_sign_in_messages is
  'Messages of wallets that have opened a session: none opens a second one. Kept until they are too old anyway.';
