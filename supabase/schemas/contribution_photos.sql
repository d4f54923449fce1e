create index photos_contribution on public.photos (contribution_id, status, position) where contribution_id is not null;

alter table public.photos add foreign key (contribution_id) references public.contributions (id) on delete cascade;

create function private.wrote_contribution(contribution uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null
    and exists (select from public.contributions as c where c.id = contribution and c.author_id = auth.uid())
$$;

-- Ten for one's own, thirty where each step of a recipe may have some, three for what others wrote. A campaign and an event show what whoever runs them shows.
create function private.contribution_photo_allowance(contribution uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select greatest(0, case
    when private.wrote_contribution(contribution) then
      case (select c.section from public.contributions as c where c.id = contribution) when 'recipes' then 30 else 10 end
    when (select c.section from public.contributions as c where c.id = contribution) = any (array['giving-back', 'events']) then 0
    else 3
  end - (
    select count(*)::integer from public.photos as p
    where p.contribution_id = contribution and p.uploaded_by = auth.uid() and p.status <> 'removed'
  ))
$$;

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

-- What a page shows of a contribution's photos: the author's first. Who waits sees their own.
create function private.contribution_photos(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'width', p.width, 'height', p.height, 'caption', p.caption, 'status', p.status, 'is_author', p.is_owner_photo,
    'is_mine', p.uploaded_by is not distinct from auth.uid() and auth.uid() is not null,
    'credit', case when not p.is_owner_photo then private.public_name(p.uploaded_by) end, 'step', p.step
  ) order by p.is_owner_photo desc, p.position, p.created_at, p.id), '[]')
  from public.photos as p
  where p.contribution_id = contribution_photos.contribution and p.stored_at is not null
    and (p.status = 'published' and not private.is_folded(p.uploaded_by) or p.status = 'pending' and p.uploaded_by = auth.uid())
$$;

-- The picture of a campaign or an event: the first of whoever runs it. What others send is none.
create function private.own_picture(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height)
  from public.photos as p join public.contributions as c on c.id = p.contribution_id
  where p.contribution_id = own_picture.contribution and p.status = 'published' and p.stored_at is not null
    and p.uploaded_by = c.author_id and not private.is_folded(p.uploaded_by)
  order by p.position, p.created_at, p.id limit 1
$$;

revoke execute on function
  private.own_picture(uuid), private.replace_portrait(), private.wrote_contribution(uuid), private.contribution_photo_allowance(uuid), private.contribution_photos(uuid)
from public, anon, authenticated;
