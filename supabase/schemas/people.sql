-- People as others meet them: an address of their own, what they tell about themselves, to whom, and whom they would rather
-- not meet. A row exists once someone writes in the community or opens their page; until then a member is nobody's.

create table public.people (
  user_id uuid primary key references auth.users (id) on delete cascade,
  handle text not null unique check (handle ~ '^[a-z0-9](-?[a-z0-9]){2,29}$'),
  bio text check (length(bio) between 1 and 500),
  speaks text[] not null default '{}' check (cardinality(speaks) <= 10),
  reads text[] not null default '{}' check (reads <@ array['en', 'ar', 'ur', 'fr', 'tr', 'id']),
  show_bio text not null default 'everyone' check (show_bio in ('everyone', 'members', 'nobody')),
  show_town text not null default 'members' check (show_town in ('everyone', 'members', 'nobody')),
  show_languages text not null default 'everyone' check (show_languages in ('everyone', 'members', 'nobody')),
  show_contributions text not null default 'everyone' check (show_contributions in ('everyone', 'members', 'nobody')),
  show_joined text not null default 'everyone' check (show_joined in ('everyone', 'members', 'nobody')),
  show_search text not null default 'nobody' check (show_search in ('everyone', 'members', 'nobody')),
  trust smallint not null default 0 check (trust between 0 and 3),
  handle_changed_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  -- What of them may be searched by whoever may find them; nothing where nobody may.
  search tsvector
);
call private.passport('public.people', written_by => 'members', people => '{"user_id": "account"}', watched => '{user_id}');
comment on table public.people is
  'What members tell others about themselves. Read by themselves and staff; others get what they may see from person_page.';
create index people_search on public.people using gin (search) where search is not null;
comment on column public.people.show_search is 'Who finds the person by the search of the community. Nobody, until they say so.';
comment on column public.people.reads is 'Languages the member reads: lists of the community leave out the others.';
comment on column public.people.trust is 'The level others see; settled whenever something of theirs is published or refused.';

create table public.person_blocks (
  user_id uuid not null references auth.users (id) on delete cascade,
  other_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('block', 'mute')),
  created_at timestamptz not null default now(),
  primary key (user_id, other_id),
  check (user_id <> other_id)
);
call private.passport(
  'public.person_blocks', written_by => 'members',
  people => '{"other_id": {"left_out": "whom others block is theirs"}, "user_id": {"part": "account", "adds": "jsonb_build_object(''handle'', (select p.handle from public.people as p where p.user_id = t.other_id))"}}'
);
create index person_blocks_other_id on public.person_blocks (other_id, user_id) where kind = 'block';
comment on table public.person_blocks is
  'Whom a member does not want to meet. Muted: their words are folded away. Blocked: they also cannot answer or reach the member.';

-- Words in an address that know more than any policy should tell: a channel to listen on, and a way to end mail.
create table private.person_keys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  live_key uuid not null unique default gen_random_uuid(),
  mail_key uuid not null unique default gen_random_uuid()
);
call private.passport(
  'private.person_keys', written_by => 'site',
  people => '{"user_id": {"left_out": "addresses that work as keys"}}'
);

-- Names that would pass for the house's own.
create function private.is_reserved_handle(handle text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select replace(handle, '-', '') ~ 'admin|staff|mahalla|moderat|official|support|^(team|system|root|help|imam|mufti)$'
$$;

-- An address nobody has yet, from a name. Most letters of the world are not in addresses of people: then it is a number.
create function private.fresh_handle(name text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  base text := btrim(left(regexp_replace(private.dashed(name), '[^a-z0-9]+', '-', 'g'), 20), '-');
  candidate text;
begin
  if length(base) < 3 or private.is_reserved_handle(base) then
    base := 'member';
  end if;
  candidate := base;
  while base = 'member' and candidate = base or exists (select from public.people as p where p.handle = candidate) loop
    candidate := base || '-' || (1000 + floor(random() * 899000))::integer;
  end loop;
  return candidate;
end $$;

-- The person behind an account, made when first needed.
create function private.ensure_person(member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.person_keys (user_id) values (member) on conflict do nothing;
  if not exists (select from public.people as p where p.user_id = member) then
    insert into public.people (user_id, handle)
    values (member, private.fresh_handle(private.public_name(member)))
    on conflict do nothing;
  end if;
end $$;

create function private.is_house(member uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.holds_role(member, 'staff');
end $$;

-- How others see whoever wrote something: never an id.
create function private.person_card(member uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'handle', p.handle, 'name', coalesce(private.public_name(p.user_id), p.handle), 'trust', p.trust,
      'is_staff', private.is_house(p.user_id),
      'photo', (select f.id from public.photos as f where f.uploaded_by = p.user_id and f.is_portrait and f.status = 'published')
    )
    from public.people as p where p.user_id = member
  );
end $$;

-- Whether the caller is not to read this person: muted, blocked, or blocked by them.
create function private.is_folded(author uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select auth.uid() is not null and author is not null and (
      exists (select from public.person_blocks as b where b.user_id = auth.uid() and b.other_id = author)
      or private.hides_from_caller(author)
    )
  );
end $$;

-- Whether the caller may know a fact that its owner shows to some.
create function private.may_know(owner uuid, shown_to text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select owner is not distinct from auth.uid()
    or shown_to = 'everyone'
    or shown_to = 'members' and auth.uid() is not null and private.is_member() and not private.are_apart(owner, auth.uid())
$$;

-- Searched is what everyone who may find somebody may read of them: what members alone are shown is no word of a search that
-- guests ask.
create function private.words_of_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  town text := (select r.city from public.profiles as r where r.id = new.user_id);
begin
  new.search := case when new.show_search <> 'nobody' then
    setweight(to_tsvector('simple', private.fold(concat_ws(' ', replace(new.handle, '-', ' '), private.public_name(new.user_id)))), 'A')
    || setweight(to_tsvector('simple', private.fold(
      case when new.show_town = 'everyone' or new.show_town = new.show_search then coalesce(town, '') else '' end)), 'B')
    || to_tsvector('simple', private.fold(
      case when new.show_bio = 'everyone' or new.show_bio = new.show_search then coalesce(new.bio, '') else '' end))
  end;
  return new;
end $$;
create trigger words_of_person before insert or update on public.people
for each row execute function private.words_of_person();

create function private.rename_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Guests have no page, and no statement of theirs may reach the table of pages.
  if exists (select from public.people as p where p.user_id = new.id and p.show_search <> 'nobody') then
    update public.people as p set search = null where p.user_id = new.id;
  end if;
  return null;
end $$;
create trigger rename_person after update of display_name, city on public.profiles
for each row execute function private.rename_person();
revoke execute on function private.words_of_person(), private.rename_person() from public, anon, authenticated;

-- One's own page of settings; makes the person.
create function public.my_person() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if auth.uid() is null or not private.is_member() then
    raise exception 'members_only' using errcode = '42501';
  end if;
  perform private.ensure_person(auth.uid());
  return (
    select to_jsonb(p) - array['user_id', 'search'] || jsonb_build_object(
      'name', private.public_name(p.user_id), 'city', r.city, 'country_code', r.country_code,
      'photo', private.person_card(p.user_id) -> 'photo',
      'photo_waits', (
        select f.id from public.photos as f
        where f.uploaded_by = p.user_id and f.is_portrait and f.status = 'pending' and f.stored_at is not null
        order by f.created_at desc limit 1
      ),
      'blocks', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', b.kind, 'person', private.person_card(b.other_id))
          order by b.created_at desc), '[]')
        from public.person_blocks as b where b.user_id = p.user_id
      )
    )
    from public.people as p join public.profiles as r on r.id = p.user_id where p.user_id = auth.uid()
  );
end $$;

-- `facts` has any of handle, bio, speaks, reads, city, country_code and the show_… words. An address is changed once
-- in thirty days, so that nobody slips into the one somebody just left.
create function public.save_person(facts jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := auth.uid();
  wanted text := lower(btrim(facts ->> 'handle'));
  person public.people;
begin
  if member is null or not private.is_member() then
    raise exception 'members_only' using errcode = '42501';
  end if;
  perform private.ensure_person(member);
  select * into person from public.people as p where p.user_id = member for update;
  if wanted is not null and wanted <> person.handle then
    if wanted !~ '^[a-z0-9](-?[a-z0-9]){2,29}$' then
      raise exception 'handle' using errcode = '22023';
    end if;
    if private.is_reserved_handle(wanted) and not private.is_house(member)
      or exists (select from public.people as p where p.handle = wanted)
      or exists (select from private.left_handles as l where l.handle = wanted and l.user_id <> member)
    then
      raise exception 'handle_taken' using errcode = '23505';
    end if;
    if person.handle_changed_at > now() - interval '30 days' then
      raise exception 'handle_lately' using errcode = 'PT429';
    end if;
    insert into private.left_handles (handle, user_id) values (person.handle, member) on conflict do nothing;
    update public.people set handle = wanted, handle_changed_at = now() where user_id = member;
  end if;
  update public.people as p set
    bio = case when facts ? 'bio' then nullif(private.clean_text(facts ->> 'bio'), '') else p.bio end,
    speaks = case when facts ? 'speaks' then array(
      select distinct s from jsonb_array_elements_text(facts -> 'speaks') as s where s ~ '^[a-z]{2,3}$' order by s limit 10
    ) else p.speaks end,
    reads = case when facts ? 'reads' then array(
      select distinct s from jsonb_array_elements_text(facts -> 'reads') as s where s in ('en', 'ar', 'ur', 'fr', 'tr', 'id')
      order by s
    ) else p.reads end,
    show_bio = coalesce(facts ->> 'show_bio', p.show_bio),
    show_town = coalesce(facts ->> 'show_town', p.show_town),
    show_languages = coalesce(facts ->> 'show_languages', p.show_languages),
    show_contributions = coalesce(facts ->> 'show_contributions', p.show_contributions),
    show_joined = coalesce(facts ->> 'show_joined', p.show_joined),
    show_search = coalesce(facts ->> 'show_search', p.show_search)
  where p.user_id = member;
  if facts ? 'city' then
    update public.profiles set city = nullif(left(private.clean_text(facts ->> 'city'), 120), ''),
      country_code = nullif(facts ->> 'country_code', '')
    where id = member;
  end if;
end $$;

-- An address somebody left is theirs for good: links and mentions go on to mean them.
create table private.left_handles (
  handle text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  left_at timestamptz not null default now()
);
call private.passport('private.left_handles', written_by => 'site', people => '{"user_id": "account"}');
create index left_handles_user_id on private.left_handles (user_id);

-- What people type, without what cannot be seen: control characters, and marks that turn a line around.
create function private.clean_text(content text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(
    replace(content, E'\r\n', E'\n'),
    U&'[\0001-\0008\000B-\001F\007F-\009F\202A-\202E\2066-\2069\FEFF\FFF9-\FFFB]', '', 'g'
  ), E' \n\t')
$$;

-- `kind`: block, mute, or null for neither. With a block the two part: what one was told of the other is gone, neither
-- follows the other's pages, and seats and shifts to come are given back.
create function public.set_block(handle text, kind text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_member();
  other uuid := (select p.user_id from public.people as p where p.handle = set_block.handle);
begin
  if other is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if other = me then
    raise exception 'own' using errcode = '42501';
  end if;
  if set_block.kind is null then
    delete from public.person_blocks as b where b.user_id = me and b.other_id = other;
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.blocks'), hashtext(me::text));
  if (select count(*) from public.person_blocks as b where b.user_id = me and b.other_id <> other) >= 1000 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.person_blocks (user_id, other_id, kind) values (me, other, set_block.kind)
  on conflict (user_id, other_id) do update set kind = excluded.kind;
  delete from public.notifications as n where n.user_id = me and n.actor_id = other;
  if private.are_apart(me, other) then
    perform private.part(me, other);
    perform private.part(other, me);
  end if;
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;
grant select on public.people, public.person_blocks to authenticated;

create policy "members can see their own page" on public.people
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can see every person" on public.people
for select to authenticated using ((select private.is_staff()));
create policy "members can see whom they blocked" on public.person_blocks
for select to authenticated using (user_id = (select auth.uid()));

revoke execute on function
  private.is_reserved_handle(text),
  private.fresh_handle(text),
  private.ensure_person(uuid),
  private.is_house(uuid),
  private.person_card(uuid),
  private.is_folded(uuid),
  private.may_know(uuid, text),
  private.clean_text(text),
  public.my_person(),
  public.save_person(jsonb),
  public.set_block(text, text)
from public, anon, authenticated;
grant execute on function public.my_person(), public.save_person(jsonb), public.set_block(text, text)
to authenticated, service_role;
