-- Lists of saved places: named, several for each place, and readable by whoever has the link while their owner shares them.
-- A note on a saved place is its owner's alone and never on a shared list.

create table public.saved_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 60 and private.is_plain_name(name)),
  share_token text unique check (share_token ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
call private.passport('public.saved_lists', written_by => 'members', people => '{"user_id": "places"}');
create index saved_lists_user_id on public.saved_lists (user_id, created_at);
comment on table public.saved_lists is 'A member''s own lists of saved places.';
comment on column public.saved_lists.share_token is
  '256 random bits. Whoever has them can read the list; null where it is not shared. Given and taken by functions only.';

create table public.saved_list_places (
  list_id uuid not null,
  place_id uuid not null references public.places (id) on delete cascade,
  user_id uuid not null default auth.uid(),
  added_at timestamptz not null default now(),
  primary key (list_id, place_id),
  foreign key (list_id, user_id) references public.saved_lists (id, user_id) on delete cascade,
  -- What is no longer saved is on no list.
  foreign key (user_id, place_id) references public.saved_places (user_id, place_id) on delete cascade
);
call private.passport(
  'public.saved_list_places', written_by => 'members',
  people => '{"user_id": "places"}',
  places => '{"place_id": "moves"}'
);
create index saved_list_places_saved on public.saved_list_places (user_id, place_id);
create index saved_list_places_place_id on public.saved_list_places (place_id);
comment on table public.saved_list_places is 'Which saved place is on which list of the same member.';
grant select, insert (user_id, name), update (name), delete on public.saved_lists to authenticated;
grant select, insert (list_id, place_id, user_id), delete on public.saved_list_places to authenticated;
create policy "members can see their lists" on public.saved_lists
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can make lists" on public.saved_lists
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members can rename their lists" on public.saved_lists
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members can remove their lists" on public.saved_lists
for delete to authenticated using (user_id = (select auth.uid()));
create policy "members can see what is on their lists" on public.saved_list_places
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can put saved places on their lists" on public.saved_list_places
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members can take places off their lists" on public.saved_list_places
for delete to authenticated using (user_id = (select auth.uid()));

create function private.guard_saved_lists() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.saved_lists as l where l.user_id = new.user_id) >= 50 then
    raise exception 'too_many' using errcode = 'PT429', hint = 'Fifty lists are the most';
  end if;
  new.name := btrim(new.name);
  return new;
end $$;
create trigger guard before insert on public.saved_lists
for each row execute function private.guard_saved_lists();

create function private.guard_saved_list_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.saved_list_places as p where p.list_id = new.list_id) >= 200 then
    raise exception 'too_many' using errcode = 'PT429', hint = 'Two hundred places are the most';
  end if;
  return new;
end $$;
create trigger guard before insert on public.saved_list_places
for each row execute function private.guard_saved_list_places();

-- 256 bits out of the 366 random ones of three ids: what every Postgres has, without an extension.
create function private.new_share_token() returns text
language sql volatile set search_path = ''
as $$
  select rtrim(translate(encode(sha256(
    uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
  ), 'base64'), '+/', '-_'), '=')
$$;
revoke execute on function private.new_share_token() from public;

-- Shares one's own list and tells its token; a list that is shared already keeps the one it has.
create function public.share_list(list uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  token text;
begin
  update public.saved_lists as l
  set share_token = coalesce(l.share_token, private.new_share_token())
  where l.id = list and l.user_id = auth.uid()
  returning l.share_token into token;
  if token is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  return token;
end $$;

-- The link is dead from then on; sharing again gives another one.
create function public.unshare_list(list uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.saved_lists as l set share_token = null where l.id = list and l.user_id = auth.uid();
  return found;
end $$;

create function private.saved_business(u public.business_unified) returns jsonb
language sql stable set search_path = ''
as $$ select private.business_card(u, 999999) || jsonb_build_object('closed_on', u.closed_on) $$;

create function private.saved_mosque(m public.mosque_unified) returns jsonb
language sql stable set search_path = ''
as $$ select to_jsonb(m) - array['position', 'search', 'name_folded'] $$;

-- What a member saved, the newest first, with their notes and lists.
create function public.saved_page(max_results integer default 200) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with saved as (
    select s.place_id, s.created_at, jsonb_build_object(
      'note', s.note,
      'saved_at', s.created_at,
      'lists', (
        select coalesce(jsonb_agg(p.list_id), '[]') from public.saved_list_places as p
        where p.user_id = s.user_id and p.place_id = s.place_id
      )
    ) as mine
    from public.saved_places as s
    where s.user_id = auth.uid()
    order by s.created_at desc, s.place_id
    limit least(greatest(coalesce(max_results, 200), 1), 200)
  )
  select jsonb_build_object(
    'businesses', (
      select coalesce(jsonb_agg(private.saved_business(u) || s.mine order by s.created_at desc, u.id), '[]')
      from saved as s join public.business_unified as u on u.id = s.place_id
    ),
    'mosques', (
      select coalesce(jsonb_agg(private.saved_mosque(m) || s.mine order by s.created_at desc, m.id), '[]')
      from saved as s join public.mosque_unified as m on m.id = s.place_id
    ),
    'lists', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'token', l.share_token)
        order by l.created_at, l.id), '[]')
      from public.saved_lists as l where l.user_id = auth.uid()
    )
  )
$$;

-- What somebody saved on a device before they joined. Twice is as good as once, and what is not there any more stays away.
create function public.take_saves_along(places uuid[]) returns void
language sql volatile security invoker set search_path = ''
as $$
  insert into public.saved_places (user_id, place_id)
  select auth.uid(), p.id
  from (
    select u.id from public.business_unified as u where u.id = any (places[1:200])
    union select m.id from public.mosque_unified as m where m.id = any (places[1:200])
  ) as p
  where auth.uid() is not null
  on conflict do nothing
$$;

-- A shared list for whoever has its link: its name and places, and nothing about whose it is.
create function public.shared_list(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', l.name,
    'businesses', (
      select coalesce(jsonb_agg(private.saved_business(u) order by p.added_at, u.id), '[]')
      from public.saved_list_places as p join public.business_unified as u on u.id = p.place_id
      where p.list_id = l.id
    ),
    'mosques', (
      select coalesce(jsonb_agg(private.saved_mosque(m) order by p.added_at, m.id), '[]')
      from public.saved_list_places as p join public.mosque_unified as m on m.id = p.place_id
      where p.list_id = l.id
    )
  )
  from public.saved_lists as l
  where l.share_token = token and length(token) = 43
$$;

revoke execute on function
  private.guard_saved_lists(), private.guard_saved_list_places(), private.saved_business(public.business_unified), private.saved_mosque(public.mosque_unified),
  public.share_list(uuid), public.unshare_list(uuid), public.saved_page(integer), public.shared_list(text),
  public.take_saves_along(uuid[])
from public, anon, authenticated;
grant execute on function
  private.saved_business(public.business_unified), private.saved_mosque(public.mosque_unified),
  public.share_list(uuid), public.unshare_list(uuid), public.saved_page(integer), public.take_saves_along(uuid[])
to authenticated, service_role;
grant execute on function public.shared_list(text) to anon, authenticated, service_role;
