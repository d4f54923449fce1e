-- An author who saves what waits holds their text, and staff who decide hold the item: each would have waited for the other.
-- What is on the queue already is left alone, so that only staff wait; their decision is then compared with the new text.
create or replace function private.enqueue_moderation(
  subject_kind text, subject_id uuid, place uuid, reason text, summary text, opened_by uuid
) returns uuid
language sql volatile security definer set search_path = ''
as $$
  insert into public.moderation_items as m (subject_kind, subject_id, place_id, reason, summary, opened_by, author_id)
  values (
    enqueue_moderation.subject_kind, enqueue_moderation.subject_id, place, enqueue_moderation.reason,
    left(coalesce(nullif(btrim(enqueue_moderation.summary), ''), enqueue_moderation.subject_kind), 300),
    enqueue_moderation.opened_by,
    coalesce(
      (private.moderation_preview(enqueue_moderation.subject_kind, enqueue_moderation.subject_id) ->> 'author_id')::uuid,
      case when enqueue_moderation.reason in ('new', 'changed', 'appeal') then enqueue_moderation.opened_by end
    )
  )
  on conflict (subject_kind, subject_id) where status = 'open' do nothing;
  -- Reports of one thing come in one after the other: the third has to see the second.
  update public.moderation_items as m
  set reason = case when enqueue_moderation.reason = 'automatic' then 'automatic' else m.reason end
  where enqueue_moderation.reason in ('reported', 'automatic') and m.status = 'open'
    and m.subject_kind = enqueue_moderation.subject_kind and m.subject_id = enqueue_moderation.subject_id;
  select m.id from public.moderation_items as m
  where m.status = 'open' and m.subject_kind = enqueue_moderation.subject_kind
    and m.subject_id = enqueue_moderation.subject_id
$$;
