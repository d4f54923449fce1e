-- Scans of certificates and of papers about ownership: private files.
do $do$
begin
  -- Where there is no storage there are no documents.
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('evidence-documents', 'evidence-documents', false, 10485760, array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do nothing;
  create policy "staff and whoever uploaded it can see proof" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'evidence-documents'
    and (owner_id = (select auth.uid())::text or (select private.is_staff()))
    -- Papers are looked at as they are: nobody has them drawn in other sizes, which costs a core for seconds.
    and coalesce(current_setting('storage.operation', true), '') <> 'storage.render.image_authenticated'
  );
end $do$;

-- Papers that were uploaded as proof and never handed in with a form: nothing points to them, so nobody would miss or
-- delete them. For the server, which deletes the files. A day is time enough to finish a form.
create function public.unattached_documents(max_results integer default 500, today timestamptz default now())
returns table (bucket text, path text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Where there is no storage there are no documents.
  if to_regclass('storage.objects') is null then
    return;
  end if;
  return query
  select o.bucket_id::text, o.name::text
  from storage.objects as o
  where o.created_at < unattached_documents.today - interval '1 day'
    and (
      o.bucket_id = 'evidence-documents'
      and not exists (select from public.halal_evidence as e where e.document = 'evidence-documents/' || o.name)
      and not exists (select from public.ownership_statements as s where s.document = 'evidence-documents/' || o.name)
      or o.bucket_id = 'claim-documents'
      and not exists (select from public.claims as c where c.document_path = o.name)
      or o.bucket_id = 'campaign-documents'
      and not exists (select from public.campaign_entries as e where e.document = o.name)
    )
  order by o.created_at
  limit unattached_documents.max_results;
end $$;
revoke execute on function public.unattached_documents(integer, timestamptz) from public, anon, authenticated;
grant execute on function public.unattached_documents(integer, timestamptz) to service_role;

create index halal_evidence_document on public.halal_evidence (document) where document is not null;
create index ownership_statements_document on public.ownership_statements (document) where document is not null;
create index claims_document_path on public.claims (document_path) where document_path is not null;
