-- Scans of certificates and of papers about ownership: private files, in a folder named for whoever handed them in.
do $do$
begin
  -- Where there is no storage there are no documents.
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('evidence-documents', 'evidence-documents', false, 10485760, array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do nothing;
  create policy "people can upload proof" on storage.objects
  for insert to authenticated
  with check (
    case
      when bucket_id = 'evidence-documents' and split_part(name, '/', 1) = (select auth.uid())::text
      then private.has_room_for_document(metadata)
    end
  );
  create policy "staff and whoever uploaded it can see proof" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'evidence-documents'
    and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.is_staff()))
    -- Papers are looked at as they are: nobody has them drawn in other sizes, which costs a core for seconds.
    and coalesce(current_setting('storage.operation', true), '') <> 'storage.render.image_authenticated'
  );
end $do$;

-- Nobody can hand in another person's file: it lies on the web, or in the speaker's own folder.
alter table public.halal_evidence add constraint halal_evidence_document_is_theirs check (
  document like 'https://%' or starts_with(document, 'evidence-documents/' || said_by || '/')
);
alter table public.ownership_statements add constraint ownership_statements_document_is_theirs check (
  document like 'https://%' or starts_with(document, 'evidence-documents/' || said_by || '/')
);
