-- Whoever decides an appeal reads what it is about: what was never public is a draft, which nobody but its author reads
-- before the appeal and after it.
create or replace function private.preview_contribution(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', c.author_id, 'place_id', c.place_id, 'title', c.title, 'text', c.body, 'language', c.language,
    'link', '/community/' || c.section || '/' || c.slug,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'section', c.section, 'member_since', p.created_at, 'published_words', private.published_count(c.author_id)
    )),
    'flags', to_jsonb(private.reasons_to_wait(c.author_id, concat_ws(E'\n', c.title, c.body))),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('text', concat_ws(E'\n\n', v.title, v.body), 'at', v.replaced_at)
        order by v.replaced_at desc), '[]')
      from public.contribution_versions as v where v.contribution_id = c.id
    )
  )
  from public.contributions as c left join public.profiles as p on p.id = c.author_id
  where c.id = preview_contribution.subject_id and (
    c.state <> 'draft'
    or exists (
      select from public.moderation_items as m
      where m.subject_kind = 'contribution' and m.subject_id = c.id and m.reason = 'appeal' and m.status = 'open'
    )
  )
$$;

-- And what the author says to it, whole.
create or replace function private.moderation_preview(subject_kind text, subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  preview jsonb;
begin
  if to_regprocedure(format('private.preview_%s(uuid)', subject_kind)) is not null then
    execute format('select private.%I($1)', 'preview_' || subject_kind) into preview using subject_id;
  end if;
  return preview || jsonb_strip_nulls(jsonb_build_object('appeal', (
    select a.words from public.appeals as a
    where a.subject_kind = moderation_preview.subject_kind and a.subject_id = moderation_preview.subject_id
  )));
end $$;
