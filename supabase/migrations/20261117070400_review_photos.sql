-- Reviews with photos: up to four of each, shown with it and in the gallery of the place, by the same row, files and queue as
-- every other photo. They are seen where their review is. Staff may take one down; the place's own people may hide one until
-- staff have looked at it.

alter table public.photos add column review_id uuid references public.reviews (id) on delete cascade;
alter table public.photos add constraint photos_of_reviews_have_a_place check (review_id is null or place_id is not null);
create index photos_review on public.photos (review_id, status, position) where review_id is not null;
grant insert (review_id) on public.photos to authenticated;
comment on column public.photos.review_id is 'The review it was added to; seen where that is.';

create or replace function private.may_see_photo(photo uuid) returns boolean
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

create or replace function private.guard_photo() returns trigger
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
      subject.state = 'published' and not private.is_out_of_reach(subject)
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

-- A photo of a review goes when the review does: it is no cover to rely on.
create or replace function private.refresh_cover(place uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  cover uuid;
begin
  if not exists (select from public.photos as p where p.place_id = place and p.is_cover) then
    update public.photos set is_cover = true
    where id = (
      select p.id from public.photos as p
      where p.place_id = place and p.status = 'published' and p.review_id is null
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

create or replace function public.place_photos(place uuid) returns jsonb
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
      where p.place_id = place and p.stored_at is not null
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

-- What a page shows of a review's photos. Who added them sees those that wait.
create function private.review_photos(review uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'width', p.width, 'height', p.height, 'status', p.status
  ) order by p.position, p.created_at, p.id), '[]')
  from public.photos as p
  where p.review_id = review and p.stored_at is not null
    and (p.status = 'published' or p.status = 'pending' and p.uploaded_by = auth.uid())
$$;

-- Every third review of the sample community has a drawing of what the place sells, another one than its cover.
create function private.review_picture(r public.reviews) returns text
language sql stable security definer set search_path = ''
as $$
  select regexp_replace(u.image, '/[^/]+\.svg', '/' || r.id || '.svg')
  from public.business_unified as u
  where r.is_sample and get_byte(uuid_send(r.id), 14) % 3 = 0 and u.id = r.place_id and u.image like '/still-life/%'
$$;

create or replace function public.reviews_page(
  place uuid, sort text default 'newest', stars integer default null, lang text default null,
  max_results integer default 5, skip_results integer default 0
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with published as materialized (
    select r.id, r.user_id, r.rating, r.language, r.halal_matched, r.helpful, r.created_at,
      private.review_picture(r) is not null
        or exists (select from public.photos as p where p.review_id = r.id and p.status = 'published') as is_pictured
    from public.reviews as r where r.place_id = place and r.status = 'published'
  ),
  matching as (
    select p.* from published as p
    where (stars is null or p.rating = stars) and (lang is null or p.language = lang)
      -- Those who answer for the place read all that is said of it.
      and (not private.is_folded(p.user_id) or (select private.serves_place(place)))
  ),
  shown as (
    select m.id, row_number() over () as position
    from (
      select * from matching
      order by
        case sort when 'highest' then rating when 'lowest' then -rating when 'helpful' then helpful
          when 'photos' then is_pictured::integer end desc nulls last,
        created_at desc, id
      limit least(greatest(coalesce(max_results, 5), 1), 50) offset greatest(coalesce(skip_results, 0), 0)
    ) as m
  )
  select jsonb_build_object(
    'count', (select count(*) from published),
    'average', (select round(avg(rating), 2) from published),
    'histogram', (
      select jsonb_agg(jsonb_build_object('stars', n, 'count', (select count(*) from published where rating = n))
        order by n desc)
      from generate_series(1, 5) as n
    ),
    'languages', (
      select coalesce(jsonb_agg(jsonb_build_object('language', l.language, 'count', l.number)
        order by l.number desc, l.language), '[]')
      from (select language, count(*) as number from published group by language) as l
    ),
    'halal_answers', (select count(*) from published where halal_matched in ('yes', 'no')),
    'halal_mismatches', (select count(*) from published where halal_matched = 'no'),
    'total', (select count(*) from matching),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'author', private.public_name(r.user_id), 'rating', r.rating, 'text', r.text,
        'language', r.language, 'visited_on', r.visited_on, 'halal_matched', r.halal_matched, 'helpful', r.helpful,
        'is_sample', r.is_sample, 'created_at', r.created_at, 'edited_at', r.edited_at,
        'is_mine', coalesce(r.user_id = auth.uid(), false),
        'is_voted', private.has_voted(r.id),
        'photos', private.review_photos(r.id), 'drawn', private.review_picture(r),
        'reply', (
          select jsonb_build_object(
            'author', private.public_name(a.author_id), 'text', a.text, 'created_at', a.created_at,
            'edited_at', a.edited_at, 'is_removed', a.status = 'removed'
          )
          from public.review_replies as a
          where a.review_id = r.id and (
            a.status = 'published' and not private.is_folded(a.author_id) or (select private.serves_place(place))
          )
        )
      ) order by s.position), '[]')
      from shown as s join public.reviews as r on r.id = s.id
    ),
    'mine', (
      select jsonb_build_object(
        'id', r.id, 'rating', r.rating, 'text', r.text, 'language', r.language, 'visited_on', r.visited_on,
        'halal_matched', r.halal_matched, 'status', r.status, 'created_at', r.created_at, 'edited_at', r.edited_at,
        'decision', private.review_decision(r.id), 'photos', private.review_photos(r.id)
      )
      from public.reviews as r where r.place_id = place and r.user_id = auth.uid()
    ),
    'is_own_place', private.serves_place(place)
  )
$$;

-- Takes a photo down for good: by whoever added it and by staff; of a place's other photos also by those who manage it. What
-- a visitor showed of their visit they may only hide, once, until staff have decided.
create or replace function public.remove_photo(photo uuid) returns void
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

-- A cover that is of a review ends with it.
create function private.follow_review_photos() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.photos set is_cover = false where review_id = old.id and is_cover;
  if found then
    perform private.refresh_cover(old.place_id);
  end if;
  return coalesce(new, old);
end $$;
create trigger follow_review_photos after update of status on public.reviews
for each row when (old.status = 'published' and new.status <> 'published')
execute function private.follow_review_photos();
create trigger drop_review_photos before delete on public.reviews
for each row execute function private.follow_review_photos();

revoke execute on function
  private.review_photos(uuid), private.review_picture(public.reviews), private.follow_review_photos()
from public, anon, authenticated;
