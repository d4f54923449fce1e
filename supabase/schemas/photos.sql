-- Photos of places. The row says what a photo is and who may see it; the files lie in two buckets, under the photo's id:
-- photos (the sizes pages show) and photo-originals (the largest, for drawing new sizes later).
-- Files are written by the site alone, after it has decoded and redrawn them: what people send never gets there as it is.

create table public.photos (
  id uuid primary key default gen_random_uuid(),
  place_id uuid references public.places (id) on delete cascade,
  uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
  width integer not null check (width between 1 and 20000),
  height integer not null check (height between 1 and 20000),
  caption text check (length(caption) between 1 and 200),
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected', 'removed')),
  is_owner_photo boolean not null default false,
  is_cover boolean not null default false,
  -- Of whoever added it, for their page and beside what they write.
  is_portrait boolean not null default false,
  position integer not null default 0,
  stored_at timestamptz,
  created_at timestamptz not null default now(),
  contribution_id uuid,
  review_id uuid,
  -- Of a mosque's noticeboard: proof of its times, no picture of the place.
  is_timetable boolean not null default false,
  -- Of a recipe: which step it shows; null: the dish.
  step smallint check (step between 1 and 50),
  check (step is null or contribution_id is not null),
  check (not is_cover or status = 'published'),
  constraint photos_of_timetables_have_a_place check (not is_timetable or place_id is not null and review_id is null and not is_cover),
  constraint photos_of_one_thing check (
    num_nonnulls(place_id, contribution_id) = case when is_portrait then 0 else 1 end
  ),
  constraint photos_of_reviews_have_a_place check (review_id is null or place_id is not null)
);
call private.passport(
  'public.photos', written_by => 'members',
  people => '{"uploaded_by": "community"}',
  places => '{"place_id": "private.move_photos"}',
  watched => '{id}'
);
create index photos_review on public.photos (review_id, status, position) where review_id is not null;
comment on column public.photos.review_id is 'The review it was added to; seen where that is.';
create index photos_place on public.photos (place_id, status, position, created_at);
create index photos_uploaded_by on public.photos (uploaded_by);
create unique index photos_one_cover on public.photos (place_id) where is_cover;
create index photos_timetable on public.photos (place_id, created_at desc) where is_timetable;
create unique index photos_one_portrait on public.photos (uploaded_by) where is_portrait and status = 'published';
comment on table public.photos is
  'Photos of places. Pending ones wait for staff; stored_at is empty until the files are there.';

-- Who speaks for a place: whoever keeps its business, people named by its mosque.
create function private.speaks_for_place(place uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.owns_place(place, person)
    or exists (select from public.mosque_admins as m where m.mosque_id = place and m.user_id = person)
$$;

-- Whose photos are the place's own: managers take them too.
create function private.shows_place(place uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.edits_place(place, person)
    or exists (select from public.mosque_admins as m where m.mosque_id = place and m.user_id = person)
$$;

create function private.manages_photos(place uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null and (private.is_staff() or private.shows_place(place, auth.uid()))
$$;

-- A photo is seen where its page is: what stands in a draft or was taken down is its author's and the team's to see.
create function private.may_see_photo(photo uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.photos as p
    where p.id = photo
      and (
        p.status = 'published' and (p.contribution_id is null or private.is_public_contribution(p.contribution_id))
          and (p.review_id is null or private.is_published_review(p.review_id))
        or p.uploaded_by = auth.uid() or private.manages_photos(p.place_id)
        or p.status = 'published' and private.wrote_contribution(p.contribution_id)
      )
  )
$$;

-- The files of a photo that was taken down may be cleared by whoever could take it down.
create function private.may_clear_photo(photo uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.photos as p
    where p.id = photo and p.status = 'removed'
      and (p.uploaded_by = auth.uid() or private.manages_photos(p.place_id))
  )
$$;

-- How many photos one person may have at one place: members 10, those who manage the place 60.
create function private.photo_allowance(place uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(0, case when private.manages_photos(place) then 60 else 10 end - (
    select count(*)::integer from public.photos as p
    where p.place_id = place and p.uploaded_by = auth.uid() and p.status <> 'removed' and not p.is_timetable
  ))
$$;

create function private.guard_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  subject public.contributions;
  written public.reviews;
begin
  if private.is_internal() then
    return new;
  end if;
  -- One at a time, so that two requests cannot both take the last place.
  perform pg_advisory_xact_lock(hashtext('photos'), hashtext(auth.uid()::text));
  -- What never arrived does not count.
  delete from public.photos as p
  where p.uploaded_by = auth.uid() and p.stored_at is null and p.created_at < now() - interval '1 hour';
  if new.review_id is not null then
    select * into written from public.reviews as r where r.id = new.review_id;
    if written.id is null or written.user_id is distinct from auth.uid() or written.status not in ('published', 'pending')
      or new.contribution_id is not null or new.is_portrait
    then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
    new.place_id := written.place_id;
    if (
      select count(*) from public.photos as p where p.review_id = new.review_id and p.status <> 'removed'
    ) >= 4 then
      raise exception 'photo_limit' using errcode = '42501';
    end if;
  end if;
  if new.contribution_id is not null then
    select * into subject from public.contributions as c where c.id = new.contribution_id;
    if subject.id is null or new.place_id is not null or not (
      subject.state in ('published', 'within') and not private.is_out_of_reach(subject)
      or subject.author_id = auth.uid() and subject.state in ('draft', 'review', 'published', 'within', 'hidden')
    ) then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  -- How a step looks is shown by whoever wrote it.
  if new.step is not null and not exists (
    select from public.recipes as r
    where r.contribution_id = new.contribution_id and subject.author_id = auth.uid() and new.step <= jsonb_array_length(r.steps)
  ) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if new.is_portrait then
    if not private.is_member() or (
      select count(*) from public.photos as p
      where p.uploaded_by = auth.uid() and p.is_portrait and p.created_at > now() - interval '1 day'
    ) >= 10 then
      raise exception 'photo_limit' using errcode = '42501';
    end if;
    perform private.ensure_person(auth.uid());
    -- The newest is the one they want: nobody reads those that still wait.
    perform private.withdraw_moderation('photo', p.id) from public.photos as p
    where p.uploaded_by = auth.uid() and p.is_portrait and p.status = 'pending';
    update public.photos as p set status = 'removed'
    where p.uploaded_by = auth.uid() and p.is_portrait and p.status = 'pending' and p.stored_at is not null;
  elsif new.is_timetable then
    perform private.make_way_for_timetable(new.place_id);
  elsif new.contribution_id is null and private.photo_allowance(new.place_id) = 0
    or new.contribution_id is not null and private.contribution_photo_allowance(new.contribution_id) = 0
  then
    raise exception 'photo_limit' using errcode = '42501';
  end if;
  new.id := gen_random_uuid();
  new.uploaded_by := auth.uid();
  new.status := 'pending';
  new.is_cover := false;
  new.stored_at := null;
  new.created_at := now();
  new.is_owner_photo := case when new.is_portrait then true when new.contribution_id is null then private.shows_place(new.place_id, auth.uid())
    else private.wrote_contribution(new.contribution_id) end;
  new.position := coalesce((
    select max(p.position) + 1 from public.photos as p
    where p.place_id = new.place_id or p.contribution_id = new.contribution_id
  ), 0);
  return new;
end $$;
-- Who photographs a noticeboard is at a mosque, ten times a day at most. Their newest photo is the one that counts: nobody
-- reads those that still wait.
create function private.make_way_for_timetable(place uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (select from public.mosque_unified as u where u.id = place) then
    raise exception 'There is no such mosque' using errcode = 'P0002';
  end if;
  if (
    select count(*) from public.photos as p
    where p.uploaded_by = auth.uid() and p.is_timetable and p.created_at > now() - interval '1 day'
  ) >= 10 then
    raise exception 'photo_limit' using errcode = '42501';
  end if;
  perform private.withdraw_moderation('photo', p.id) from public.photos as p
  where p.uploaded_by = auth.uid() and p.place_id = place and p.is_timetable and p.status = 'pending';
  update public.photos as p set status = 'removed'
  where p.uploaded_by = auth.uid() and p.place_id = place and p.is_timetable and p.status = 'pending' and p.stored_at is not null;
end $$;
create trigger guard_photo before insert on public.photos
for each row execute function private.guard_photo();
create trigger audit after insert or update or delete on public.photos
for each row execute function private.audit('id');

-- The chosen cover, or the first photo where nobody chose and the place has no picture of its own.
-- A photo of a review goes when the review does: it is no cover to rely on.
create function private.refresh_cover(place uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  cover uuid;
begin
  if not exists (select from public.photos as p where p.place_id = place and p.is_cover) then
    update public.photos set is_cover = true
    where id = (
      select p.id from public.photos as p
      where p.place_id = place and p.status = 'published' and p.review_id is null and not p.is_timetable
        and not exists (
          select from public.business_unified as u
          left join public.place_standing as s on s.place_id = u.id
          where u.id = place and u.image is not null and s.image is distinct from u.image
        )
      order by p.is_owner_photo desc, p.position, p.created_at limit 1
    );
  end if;
  select p.id into cover from public.photos as p where p.place_id = place and p.is_cover;
  if exists (
    select from public.place_standing as s
    where s.place_id = place and s.image is not distinct from '/photos/' || cover || '/640.webp'
  ) then
    return;
  end if;
  if cover is not null or exists (select from public.place_standing as s where s.place_id = place and s.image like '/photos/%') then
    perform private.set_standing(place, jsonb_build_object('image', '/photos/' || cover || '/640.webp'));
  end if;
end $$;

-- The files are there. At a place, photos by those who speak for it and by staff are shown at once; beside what members
-- write and of themselves, those of members the house knows. Others wait.
create function public.finish_photo(photo uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.photos;
  is_trusted boolean;
begin
  select * into p from public.photos where id = photo and stored_at is null and status = 'pending' for update;
  if p.id is null then
    raise exception 'There is no such photo' using errcode = 'P0002';
  end if;
  is_trusted := case when p.contribution_id is null and not p.is_portrait then p.is_owner_photo or private.holds_role(p.uploaded_by, 'staff')
    else private.reasons_to_wait(p.uploaded_by, coalesce(p.caption, '')) = '{}' end;
  update public.photos set stored_at = now(), status = case when is_trusted then 'published' else 'pending' end
  where id = photo;
  if not is_trusted then
    perform private.enqueue_moderation('photo', photo, p.place_id, 'new', coalesce(
      p.caption, (select '@' || h.handle from public.people as h where p.is_portrait and h.user_id = p.uploaded_by), ''
    ), p.uploaded_by);
  elsif p.place_id is not null then
    perform private.refresh_cover(p.place_id);
  end if;
  return case when is_trusted then 'published' else 'pending' end;
end $$;

create function private.decide_photo(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.photos;
  next_status text;
begin
  select * into p from public.photos where id = decide_photo.subject_id for update;
  if p.id is null or p.status = 'removed' or p.stored_at is null then
    return;
  end if;
  next_status := case decision
    when 'approved' then 'published'
    when 'rejected' then 'rejected'
    -- Taken back: a reported photo is shown again, a new one waits again.
    when 'open' then case
      when exists (
        select from public.moderation_items as m
        where m.subject_kind = 'photo' and m.subject_id = p.id and m.reason = 'new'
          and m.status in ('rejected', 'approved')
          and not exists (
            select from public.moderation_items as later
            where later.subject_kind = 'photo' and later.subject_id = p.id and later.opened_at > m.opened_at
          )
      ) then 'pending' else 'published' end
    else p.status
  end;
  update public.photos
  set status = next_status, is_cover = is_cover and next_status = 'published'
  where id = p.id and status is distinct from next_status;
  perform private.refresh_cover(p.place_id);
end $$;

-- What a page shows of a place's photos, and what the visitor may do there.
create function public.place_photos(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'photos', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.id, 'width', p.width, 'height', p.height, 'caption', p.caption, 'status', p.status,
        'isOwnerPhoto', p.is_owner_photo, 'isOfReview', p.review_id is not null, 'isCover', p.is_cover,
        'isMine', auth.uid() is not null and p.uploaded_by = auth.uid(),
        'credit', case when p.is_owner_photo then null else private.public_name(p.uploaded_by) end,
        'addedAt', p.created_at
      ) order by p.is_cover desc, p.position, p.created_at, p.id)
      from public.photos as p
      where p.place_id = place and p.stored_at is not null and not p.is_timetable
        and (
          p.status = 'published' and (p.review_id is null or private.is_published_review(p.review_id)) and (
            p.is_owner_photo or not private.is_folded(p.uploaded_by) or (select private.manages_photos(place))
          )
          or p.status in ('pending', 'rejected') and p.uploaded_by = auth.uid()
          or p.status = 'pending' and (select private.manages_photos(place))
        )
    ), '[]'::jsonb),
    'mayManage', private.manages_photos(place),
    'allowance', case when auth.uid() is null then null else private.photo_allowance(place) end
  )
$$;

-- Runs a check that those who manage the photo's place may act on it; returns the photo.
create function private.photo_to_manage(photo uuid) returns public.photos
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.photos;
begin
  select * into p from public.photos where id = photo and status <> 'removed' for update;
  if p.id is null or not private.may_see_photo(photo) then
    raise exception 'There is no such photo' using errcode = 'P0002';
  end if;
  if not private.manages_photos(p.place_id) then
    raise exception 'Only the owner and staff can do this' using errcode = '42501';
  end if;
  return p;
end $$;

create function public.choose_cover(photo uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.photos := private.photo_to_manage(photo);
begin
  if p.status <> 'published' or p.is_timetable then
    raise exception 'Only a published photo can be the cover' using errcode = '22023';
  end if;
  update public.photos set is_cover = false where place_id = p.place_id and is_cover and id <> p.id;
  update public.photos set is_cover = true where id = p.id;
  perform private.refresh_cover(p.place_id);
end $$;

-- One step towards the beginning (-1) or the end (1).
create function public.move_photo(photo uuid, step integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.photos := private.photo_to_manage(photo);
  ids uuid[];
  here integer;
  there integer;
begin
  if step is null or step not in (-1, 1) then
    raise exception 'A step is -1 or 1' using errcode = '22023';
  end if;
  select array_agg(q.id order by q.position, q.created_at, q.id) into ids
  from public.photos as q where q.place_id = p.place_id and q.status = 'published';
  here := array_position(ids, photo);
  there := here + step;
  if here is null or there < 1 or there > cardinality(ids) then
    return;
  end if;
  ids[here] := ids[there];
  ids[there] := photo;
  update public.photos as q set position = o.place - 1
  from unnest(ids) with ordinality as o (id, place)
  where q.id = o.id and q.position <> o.place - 1;
end $$;

create function public.caption_photo(photo uuid, caption text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.photos := private.photo_to_manage(photo);
begin
  update public.photos as q set caption = nullif(btrim(caption_photo.caption), '') where q.id = p.id;
end $$;

-- Takes a photo down for good: by whoever added it and by staff; of a place's other photos also by those who manage it. What
-- a visitor showed of their visit they may only hide, once, until staff have decided.
create function public.remove_photo(photo uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.photos;
begin
  select * into p from public.photos where id = photo and status <> 'removed' for update;
  if p.id is null or not private.may_see_photo(photo) then
    raise exception 'There is no such photo' using errcode = 'P0002';
  end if;
  if p.uploaded_by is distinct from auth.uid() and not private.manages_photos(p.place_id) then
    raise exception 'Only the owner and staff can do this' using errcode = '42501';
  end if;
  if p.review_id is not null and p.uploaded_by is distinct from auth.uid() and not private.is_staff() then
    if exists (
      select from public.moderation_items as m
      where m.subject_kind = 'photo' and m.subject_id = p.id and m.reason = 'reported' and m.status <> 'open'
    ) then
      raise exception 'Staff have decided about this photo' using errcode = '42501';
    end if;
    update public.photos set status = 'pending', is_cover = false where id = photo;
    perform private.enqueue_moderation('photo', photo, p.place_id, 'reported', coalesce(p.caption, ''), auth.uid());
  else
    update public.photos set status = 'removed', is_cover = false where id = photo;
    perform private.withdraw_moderation('photo', photo);
  end if;
  perform private.refresh_cover(p.place_id);
end $$;

-- Photos of a mosque's noticeboard, the newest first: the one that is shown to all, and those that wait, for who sent them
-- and for who may accept them.
create function private.timetable_photos(place uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with shown as (
    select p.id from public.photos as p
    where p.place_id = place and p.is_timetable and p.status = 'published' and not private.is_folded(p.uploaded_by)
    order by p.created_at desc, p.id limit 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'width', p.width, 'height', p.height, 'status', p.status, 'at', p.created_at, 'is_own', p.is_owner_photo,
    'is_mine', auth.uid() is not null and p.uploaded_by is not distinct from auth.uid()
  ) order by p.created_at desc, p.id), '[]')
  from public.photos as p
  where p.place_id = place and p.is_timetable and p.stored_at is not null and (
    p.id in (select s.id from shown as s)
    or p.status = 'pending' and (p.uploaded_by = auth.uid() or (select private.manages_photos(place)))
  )
$$;

-- The mosque's people may say themselves that a photo shows their noticeboard; not the one who sent it.
create function public.accept_timetable_photo(photo uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  p public.photos := private.photo_to_manage(photo);
begin
  if not p.is_timetable or p.status <> 'pending' or p.stored_at is null then
    raise exception 'There is no such photo' using errcode = 'P0002';
  end if;
  -- What was reported is for the team to decide.
  if exists (
    select from public.moderation_items as m
    where m.subject_kind = 'photo' and m.subject_id = p.id and m.status = 'open' and m.reason <> 'new'
  ) or p.uploaded_by is not distinct from auth.uid() then
    raise exception 'Staff decide about this photo' using errcode = '42501';
  end if;
  update public.photos as q set status = 'published' where q.id = p.id;
  perform private.withdraw_moderation('photo', p.id);
end $$;

-- Files nobody needs any more: their photo is gone, was taken down, or was refused a month ago.
create function public.photo_files_to_remove(max_results integer default 500)
returns table (bucket text, path text)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.photos as p where p.stored_at is null and p.created_at < now() - interval '1 day';
  return query
  select o.bucket_id::text, o.name::text
  from storage.objects as o
  left join public.photos as p on p.id = private.as_uuid(split_part(o.name, '/', 1))
  where o.bucket_id in ('photos', 'photo-originals') and o.created_at < now() - interval '1 hour'
    and (p.id is null or p.status = 'removed' or p.status = 'rejected' and p.created_at < now() - interval '30 days')
  limit max_results;
end $$;
-- A row names its photographer: pages get photos from place_photos, with a short name.
grant select on public.photos to authenticated;
grant insert (place_id, caption, width, height) on public.photos to authenticated;
create policy "members can see the photos they added" on public.photos
for select to authenticated using (uploaded_by = (select auth.uid()));
create policy "staff can see every photo" on public.photos
for select to authenticated using ((select private.is_staff()));
create policy "members can add photos" on public.photos
for insert to authenticated with check (uploaded_by = (select auth.uid()));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('photos', 'photos', false, 4194304, array['image/webp', 'image/jpeg']),
  ('photo-originals', 'photo-originals', false, 12582912, array['image/jpeg'])
on conflict (id) do nothing;
create policy "everyone can see the files of published photos" on storage.objects
for select to anon, authenticated
using (bucket_id = 'photos' and private.may_see_photo(private.as_uuid(split_part(name, '/', 1))));
create policy "staff can see original photos" on storage.objects
for select to authenticated
using (bucket_id = 'photo-originals' and ((select private.is_staff()) or private.may_clear_photo(private.as_uuid(split_part(name, '/', 1)))));
create policy "the files of removed photos can be cleared" on storage.objects
for delete to authenticated
using (
  bucket_id in ('photos', 'photo-originals') and private.may_clear_photo(private.as_uuid(split_part(name, '/', 1)))
);

revoke execute on function
  private.speaks_for_place(uuid, uuid), private.shows_place(uuid, uuid), private.manages_photos(uuid), private.may_see_photo(uuid),
  private.may_clear_photo(uuid), private.photo_allowance(uuid), private.guard_photo(), private.refresh_cover(uuid),
  private.make_way_for_timetable(uuid), private.timetable_photos(uuid), public.accept_timetable_photo(uuid),
  private.decide_photo(uuid, text, text, uuid), private.photo_to_manage(uuid),
  public.finish_photo(uuid), public.place_photos(uuid), public.choose_cover(uuid), public.move_photo(uuid, integer),
  public.caption_photo(uuid, text), public.remove_photo(uuid), public.photo_files_to_remove(integer)
from public, anon, authenticated;
grant execute on function
  private.manages_photos(uuid), private.may_see_photo(uuid), private.may_clear_photo(uuid), private.timetable_photos(uuid)
to anon, authenticated, service_role;
grant execute on function public.place_photos(uuid) to anon, authenticated, service_role;
grant execute on function
  public.choose_cover(uuid), public.move_photo(uuid, integer), public.caption_photo(uuid, text),
  public.remove_photo(uuid), public.accept_timetable_photo(uuid)
to authenticated, service_role;
grant execute on function public.finish_photo(uuid), public.photo_files_to_remove(integer) to service_role;

-- What refers to a place moves with it when two places become one. The place that stays keeps its cover.
create function private.move_photos() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.old_id is not null then
    update public.photos as p
    set place_id = new.new_id,
      is_cover = p.is_cover and not exists (
        select from public.photos as c where c.place_id = new.new_id and c.is_cover
      )
    where p.place_id = new.old_id;
    -- The merge publishes the place afterwards, and the standing with it.
    insert into public.place_standing as s (place_id, image)
    select p.place_id, '/photos/' || p.id || '/640.webp'
    from public.photos as p where p.place_id = new.new_id and p.is_cover
    on conflict (place_id) do update set image = excluded.image;
  end if;
  return null;
end $$;
create trigger move_photos after insert on public.place_redirects
for each row execute function private.move_photos();
grant insert (contribution_id, is_portrait) on public.photos to authenticated;
grant insert (review_id) on public.photos to authenticated;
grant insert (is_timetable, step) on public.photos to authenticated;
