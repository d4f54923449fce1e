-- A place's rating, halal level, ownership and cover photo, as reviews, evidence and photos establish them.

create index businesses_moved_to on public.businesses (moved_to) where moved_to is not null;
create index business_moved_to on public.business (moved_to) where moved_to is not null;
create index business_unified_moved_to on public.business_unified (moved_to) where moved_to is not null;

-- What members and staff established about a place. It belongs to the place, not to one of its rows, so it outlives
-- renames, claims and merges. A null column says nothing; the row's own word holds then.
create table public.place_standing (
  place_id uuid primary key references public.places (id) on delete cascade,
  rating double precision check (rating between 0 and 5),
  reviews_count integer check (reviews_count >= 0),
  halal_level smallint check (halal_level between 0 and 4),
  ownership_level smallint check (ownership_level between 0 and 4),
  muslim_owned boolean,
  image text check (length(image) <= 1000),
  fresh_on date,
  updated_at timestamptz not null default now()
);
call private.passport('public.place_standing', written_by => 'site', places => '{"place_id": "stays"}');
comment on table public.place_standing is
  'Rating, halal level, ownership and cover photo as reviews, evidence and photos say. Written by functions only; laid over the unified row.';
grant select on public.place_standing to anon, authenticated;
create policy "everyone can see the standing of places" on public.place_standing
for select to anon, authenticated using (true);

create function private.apply_standing(place_ids uuid[]) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.business_unified as u
  set rating = coalesce(s.rating, u.rating),
    reviews_count = coalesce(s.reviews_count, u.reviews_count),
    halal_level = coalesce(s.halal_level, u.halal_level),
    ownership_level = coalesce(s.ownership_level, u.ownership_level),
    muslim_owned = coalesce(s.muslim_owned, u.muslim_owned),
    image = coalesce(s.image, u.image),
    fresh_on = coalesce(s.fresh_on, u.fresh_on)
  from public.place_standing as s
  where s.place_id = u.id and u.id = any (place_ids)
    and (
      (s.rating is not null and s.rating is distinct from u.rating)
      or (s.reviews_count is not null and s.reviews_count is distinct from u.reviews_count)
      or (s.halal_level is not null and s.halal_level is distinct from u.halal_level)
      or (s.ownership_level is not null and s.ownership_level is distinct from u.ownership_level)
      or (s.muslim_owned is not null and s.muslim_owned is distinct from u.muslim_owned)
      or (s.image is not null and s.image is distinct from u.image)
      or (s.fresh_on is not null and s.fresh_on is distinct from u.fresh_on)
    )
$$;

-- Sets the given parts of a place's standing and leaves the others. A part given as null falls back to the row's word.
create function private.set_standing(place uuid, standing jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.place_standing as s
    (place_id, rating, reviews_count, halal_level, ownership_level, muslim_owned, image)
  values (
    place, (standing ->> 'rating')::double precision, (standing ->> 'reviews_count')::integer,
    (standing ->> 'halal_level')::smallint, (standing ->> 'ownership_level')::smallint,
    (standing ->> 'muslim_owned')::boolean, standing ->> 'image'
  )
  on conflict (place_id) do update set
    rating = case when standing ? 'rating' then excluded.rating else s.rating end,
    reviews_count = case when standing ? 'reviews_count' then excluded.reviews_count else s.reviews_count end,
    halal_level = case when standing ? 'halal_level' then excluded.halal_level else s.halal_level end,
    ownership_level = case when standing ? 'ownership_level' then excluded.ownership_level else s.ownership_level end,
    muslim_owned = case when standing ? 'muslim_owned' then excluded.muslim_owned else s.muslim_owned end,
    image = case when standing ? 'image' then excluded.image else s.image end,
    updated_at = now();
  -- From the row's own word up: a part that was taken back must not linger. Mosques have no such columns.
  if exists (select from public.places as p where p.id = place and p.kind = 'business') then
    perform private.publish_places('business', array[place]);
  end if;
end $$;
create function private.publish_places(kind text, place_ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.publish_rows(kind, place_ids);
  if kind = 'business' then
    perform private.apply_standing(place_ids);
  end if;
end $$;
revoke execute on function private.apply_standing(uuid[]), private.set_standing(uuid, jsonb),
  private.publish_places(text, uuid[]) from public, anon, authenticated;

-- How well the word of owners is believed is not for them to say.
create function private.guard_ownership_level() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.ownership_level > 1 and not private.is_trusted()
    and (tg_op = 'INSERT' or new.ownership_level is distinct from old.ownership_level)
  then
    raise exception 'Only staff can set ownership_level' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_ownership_level before insert or update of ownership_level on public.businesses
for each row execute function private.guard_ownership_level();
