-- The description of files: the tables and functions of Supabase's storage service, under its names. A hosted project
-- has them already, made and kept by the service itself; there this file changes nothing.

do $do$
begin
  if to_regclass('storage.objects') is not null then
    return;
  end if;

  execute 'create schema if not exists storage';
  grant usage on schema storage to anon, authenticated, service_role;

  create table storage.buckets (
    id text primary key check (length(id) between 1 and 100),
    name text not null unique,
    owner uuid,
    owner_id text,
    public boolean not null default false,
    file_size_limit bigint check (file_size_limit >= 0),
    allowed_mime_types text[],
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  comment on table storage.buckets is 'Buckets of files, as Supabase''s storage service keeps them.';

  create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text not null references storage.buckets (id),
    -- Byte order, so that a folder is one stretch of the index whatever the locale of the database.
    name text collate "C" not null check (length(name) between 1 and 1024),
    owner uuid,
    owner_id text,
    metadata jsonb,
    user_metadata jsonb,
    -- Names the stored bytes. Never reused, so a file on disk is written once and never changed.
    -- Null for rows that SQL wrote, as seeds do: there are no bytes then.
    version text,
    path_tokens text[] generated always as (string_to_array(name, '/')) stored,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    last_accessed_at timestamptz not null default now()
  );

  create unique index bucketid_objname on storage.objects (bucket_id, name);
  create index objects_owner_id on storage.objects (owner_id);
  create index objects_version on storage.objects (version);
  comment on table storage.objects is 'Files, as Supabase''s storage service keeps them. The bytes lie elsewhere, under the version.';

  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  revoke all on storage.buckets, storage.objects from public;
  grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated;
  grant all on storage.buckets, storage.objects to service_role;
end $do$;

do $do$
begin
  if to_regprocedure('storage.foldername(text)') is not null then
    return;
  end if;

  create function storage.foldername(name text) returns text[]
  language sql immutable parallel safe set search_path = ''
  as $$
    select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
  $$;

  create function storage.filename(name text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select split_part(name, '/', -1)
  $$;

  create function storage.extension(name text) returns text
  language sql immutable parallel safe set search_path = ''
  as $$
    select split_part(split_part(name, '/', -1), '.', -1)
  $$;

  -- Which call is under way, such as storage.object.list: policies can tell a list from a download.
  create function storage.operation() returns text
  language sql stable set search_path = ''
  as $$
    select current_setting('storage.operation', true)
  $$;

  grant execute on function
    storage.foldername(text), storage.filename(text), storage.extension(text), storage.operation()
  to anon, authenticated, service_role;
end $do$;

-- A name as a folder's uuid, or null: a name that is none must not stop a whole list with an error.
create function private.as_uuid(value text) returns uuid
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when value ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then value::uuid
  end
$$;
revoke execute on function private.as_uuid(text) from public;
grant execute on function private.as_uuid(text) to anon, authenticated, service_role;

-- Nobody but the server puts files: what lies in the buckets has been through its intake, which takes out where and by
-- whom a file was made, and gives it a name that says nothing. So there are no policies to add or change files, and a
-- paper says itself whose it is, in owner_id.

-- Papers that members hand in as proof take room before anyone looks at them: each member has so much of it in a day, in
-- all such buckets together. One at a time for each member, or many at once would all see the same room.
create function public.own_document(bucket text, path text, member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  files bigint;
  bytes bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('documents of ' || own_document.member, 0));
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0) into files, bytes
  from storage.objects as o
  where (o.owner_id = own_document.member::text or o.bucket_id = own_document.bucket and o.name = own_document.path)
    and o.bucket_id in ('claim-documents', 'evidence-documents', 'campaign-documents')
    and o.created_at > now() - interval '1 day';
  if files > 20 or bytes > 60 * 1024 * 1024 then
    raise exception 'document_limit' using errcode = '54000';
  end if;
  update storage.objects as o set owner = own_document.member, owner_id = own_document.member::text
  where o.bucket_id = own_document.bucket and o.name = own_document.path and o.owner_id is null;
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
end $$;
revoke execute on function public.own_document(text, text, uuid) from public, anon, authenticated;
grant execute on function public.own_document(text, text, uuid) to service_role;

create function private.owns_document(bucket text, path text, member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from storage.objects as o
    where o.bucket_id = owns_document.bucket and o.name = owns_document.path
      and o.owner_id = owns_document.member::text
  )
$$;
revoke execute on function private.owns_document(text, text, uuid) from public, anon, authenticated;

-- A paper that somebody names as proof: a web address, or a scan of their own.
create function private.is_own_proof(document text, member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select document like 'https://%'
    or starts_with(document, 'evidence-documents/')
    and private.owns_document('evidence-documents', substr(document, length('evidence-documents/') + 1), member)
$$;
revoke execute on function private.is_own_proof(text, uuid) from public, anon, authenticated;

create policy "files are put up by members only" on storage.objects
as restrictive for insert to authenticated with check ((select private.is_member()));
create policy "files are changed by members only" on storage.objects
as restrictive for update to authenticated using ((select private.is_member()));
create policy "files are removed by members only" on storage.objects
as restrictive for delete to authenticated using ((select private.is_member()));
