-- Photos of what members write and of members themselves, beside those of places: the same row, the same files, the
-- same queue.

alter table public.photos alter column place_id drop not null;
alter table public.photos add column contribution_id uuid references public.contributions (id) on delete cascade;
alter table public.photos add constraint photos_of_one_thing check (
  num_nonnulls(place_id, contribution_id) = case when is_portrait then 0 else 1 end
);
create index photos_contribution on public.photos (contribution_id, status, position) where contribution_id is not null;
grant insert (contribution_id, is_portrait) on public.photos to authenticated;

create function private.wrote_contribution(contribution uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null
    and exists (select from public.contributions as c where c.id = contribution and c.author_id = auth.uid())
$$;

-- A photo is seen where its page is: what stands in a draft or was taken down is its author's and the team's to see.
create or replace function private.may_see_photo(photo uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.photos as p
    where p.id = photo
      and (
        p.status = 'published' and (p.contribution_id is null or private.is_public_contribution(p.contribution_id))
        or p.uploaded_by = auth.uid() or private.manages_photos(p.place_id)
        or p.status = 'published' and private.wrote_contribution(p.contribution_id)
      )
  )
$$;

-- Ten for one's own, three for what others wrote.
create function private.contribution_photo_allowance(contribution uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(0, case when private.wrote_contribution(contribution) then 10 else 3 end - (
    select count(*)::integer from public.photos as p
    where p.contribution_id = contribution and p.uploaded_by = auth.uid() and p.status <> 'removed'
  ))
$$;

create or replace function private.guard_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  subject public.contributions;
begin
  if private.is_internal() then
    return new;
  end if;
  -- One at a time, so that two requests cannot both take the last place.
  perform pg_advisory_xact_lock(hashtext('photos'), hashtext(auth.uid()::text));
  -- What never arrived does not count.
  delete from public.photos as p
  where p.uploaded_by = auth.uid() and p.stored_at is null and p.created_at < now() - interval '1 hour';
  if new.contribution_id is not null then
    select * into subject from public.contributions as c where c.id = new.contribution_id;
    if subject.id is null or new.place_id is not null or not (
      subject.state = 'published' and not private.has_blocked(subject.author_id, auth.uid())
      or subject.author_id = auth.uid() and subject.state in ('draft', 'review', 'published', 'hidden')
    ) then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
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

-- One portrait each: the one that is shown takes the place of the one before.
create function private.replace_portrait() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.photos as p set status = 'removed'
  where p.uploaded_by = new.uploaded_by and p.is_portrait and p.status = 'published' and p.id <> new.id;
  return new;
end $$;
create trigger replace_portrait before update of status on public.photos
for each row when (new.is_portrait and new.status = 'published' and old.status <> 'published')
execute function private.replace_portrait();

-- The files are there. At a place, photos by those who speak for it and by staff are shown at once; beside what members
-- write and of themselves, those of members the house knows. Others wait.
create or replace function public.finish_photo(photo uuid) returns text
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

create or replace function private.preview_photo(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', p.uploaded_by, 'place_id', p.place_id, 'title', coalesce(u.name, c.title, '@' || h.handle), 'text', p.caption,
    'image', '/photos/' || p.id || '/640.jpg',
    'link', coalesce(
      '/business/' || u.slug || '/photos', '/community/' || c.section || '/' || c.slug, '/people/' || h.handle
    )
  )
  from public.photos as p
  left join public.business_unified as u on u.id = p.place_id
  left join public.contributions as c on c.id = p.contribution_id
  left join public.people as h on p.is_portrait and h.user_id = p.uploaded_by
  where p.id = preview_photo.subject_id
$$;

-- What a page shows of a contribution's photos: the author's first. Who waits sees their own.
create function private.contribution_photos(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'width', p.width, 'height', p.height, 'caption', p.caption, 'status', p.status, 'is_author', p.is_owner_photo,
    'is_mine', p.uploaded_by is not distinct from auth.uid() and auth.uid() is not null,
    'credit', case when not p.is_owner_photo then private.public_name(p.uploaded_by) end
  ) order by p.is_owner_photo desc, p.position, p.created_at, p.id), '[]')
  from public.photos as p
  where p.contribution_id = contribution_photos.contribution and p.stored_at is not null
    and (p.status = 'published' and not private.is_folded(p.uploaded_by) or p.status = 'pending' and p.uploaded_by = auth.uid())
$$;

revoke execute on function
  private.replace_portrait(), private.wrote_contribution(uuid), private.contribution_photo_allowance(uuid), private.contribution_photos(uuid)
from public, anon, authenticated;
