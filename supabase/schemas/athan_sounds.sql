-- The sounds the athan page may play besides its own bell: each with its licence and where it comes from.

create table public.athan_sounds (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(btrim(title)) between 1 and 120),
  reciter text check (length(btrim(reciter)) between 1 and 120),
  licence text not null check (length(btrim(licence)) between 1 and 120),
  licence_url text check (length(licence_url) <= 500 and licence_url ~ '^https://'),
  source_url text not null check (length(source_url) <= 500 and source_url ~ '^https://'),
  -- The call to fajr has a line of its own, so a recording suits fajr or the others; a tone suits all.
  suits text not null default 'all' check (suits in ('all', 'fajr', 'other')),
  -- A file in our storage, or an address elsewhere that the visitor's browser fetches.
  file_path text unique check (file_path ~ '^[0-9a-f-]{36}\.(mp3|ogg|m4a)$'),
  address text check (length(address) <= 500 and address ~ '^https://'),
  is_active boolean not null default true,
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(file_path, address) = 1)
);
call private.passport(
  'public.athan_sounds', written_by => 'members',
  people => '{"added_by": {"left_out": "work of the team"}}',
  watched => '{id}'
);
create index athan_sounds_shown on public.athan_sounds (created_at) where is_active;
create index athan_sounds_added_by on public.athan_sounds (added_by);
comment on table public.athan_sounds is 'Recordings of the athan with licence and source. Nothing is listed whose licence is not known.';

create trigger audit after insert or update or delete on public.athan_sounds
for each row execute function private.audit('id');
grant select on public.athan_sounds to anon;
grant select, insert, update, delete on public.athan_sounds to authenticated;

create policy "everyone can see the sounds on offer" on public.athan_sounds
for select to anon, authenticated using (is_active);
create policy "staff can see every sound" on public.athan_sounds
for select to authenticated using ((select private.is_staff()));
create policy "superadmins can add sounds" on public.athan_sounds
for insert to authenticated with check ((select private.has_role('superadmin')));
create policy "superadmins can change sounds" on public.athan_sounds
for update to authenticated
using ((select private.has_role('superadmin'))) with check ((select private.has_role('superadmin')));
create policy "superadmins can remove sounds" on public.athan_sounds
for delete to authenticated using ((select private.has_role('superadmin')));

create function public.athan_page() returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', s.id, 'title', s.title, 'reciter', s.reciter, 'licence', s.licence, 'licence_url', s.licence_url,
        'source_url', s.source_url, 'suits', s.suits, 'file_path', s.file_path, 'address', s.address
      )
      order by s.created_at
    ),
    '[]'::jsonb
  )
  from public.athan_sounds as s
  where s.is_active
$$;
revoke execute on function public.athan_page() from public, anon, authenticated;
grant execute on function public.athan_page() to anon, authenticated, service_role;

-- Files -----------------------------------------------------------------------------------------------------------------

-- Where there is no storage, sounds are addresses elsewhere only.
do $do$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('athan-sounds', 'athan-sounds', false, 8388608, array['audio/mpeg', 'audio/ogg', 'audio/mp4'])
  on conflict (id) do nothing;
  create policy "everyone can hear the sounds on offer" on storage.objects
  for select to anon, authenticated
  using (
    bucket_id = 'athan-sounds'
    and exists (select from public.athan_sounds as s where s.file_path = objects.name and s.is_active)
  );
  create policy "superadmins can see the files of sounds" on storage.objects
  for select to authenticated
  using (bucket_id = 'athan-sounds' and (select private.has_role('superadmin')));
  create policy "superadmins can remove the files of sounds" on storage.objects
  for delete to authenticated
  using (bucket_id = 'athan-sounds' and (select private.has_role('superadmin')));
end $do$;
