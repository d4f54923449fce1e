-- Groups: a mosque's, a circle, a sisters' group, a sports club. A group has members and hosts, announcements, and topics and
-- events of its own, which are contributions like all others that name their group.
--
-- A group is closed while it is private, or while the team has it off the site. What stands in a closed group has the state
-- `within` (contributions.sql): all that shows, counts, finds, sends or feeds what is published passes it by, and only what
-- names that state lets members in (docs/decisions/139-a-closed-group-is-a-state.md). A private group stays private: what
-- was said among few is never shown to all.

create table public.groups (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (length(slug) between 1 and 100),
  name text not null check (length(name) between 3 and 80 and private.is_plain_name(name)),
  kind text not null check (kind in ('mosque', 'circle', 'sisters', 'family', 'sport', 'other')),
  about text not null check (length(about) between 10 and 2000),
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  city text check (length(city) <= 120),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  place_id uuid references public.places (id) on delete set null,
  is_private boolean not null default false,
  joining text not null check (joining in ('open', 'asked', 'invited')),
  posting text not null default 'members' check (posting in ('members', 'hosts')),
  state text not null default 'published' check (state in ('review', 'published', 'hidden', 'removed')),
  members_count integer not null default 0,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('simple', private.fold(name)), 'A')
    || setweight(to_tsvector('simple', private.fold(coalesce(city, ''))), 'B')
    || to_tsvector('simple', private.fold(about))
  ) stored,
  constraint private_ones_invite check (not is_private or joining = 'invited')
);
call private.passport('public.groups', written_by => 'members', places => '{"place_id": "moves"}', watched => '{id}');
create index groups_shown on public.groups (members_count desc, id) where not is_private and state = 'published';
create index groups_search on public.groups using gin (search) where not is_private and state = 'published';
create index groups_place_id on public.groups (place_id) where place_id is not null;
comment on table public.groups is
  'Groups of members. Public ones are read by everyone, private ones by their members alone; written by functions only.';
comment on column public.groups.joining is 'open: whoever wants. asked: a host says yes. invited: by a host, or with the link.';

create table public.group_members (
  group_id uuid not null references public.groups (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  state text not null check (state in ('asked', 'invited', 'member', 'banned')),
  role text not null default 'member' check (role in ('owner', 'cohost', 'member') and (role = 'member' or state = 'member')),
  words text check (length(words) between 1 and 300),
  invited_by uuid references auth.users (id) on delete set null,
  since timestamptz not null default now(),
  primary key (group_id, user_id)
);
call private.passport(
  'public.group_members', written_by => 'members',
  people => '{"invited_by": {"left_out": "stands with whom was invited"}, "user_id": {"part": "community", "shows": ["state", "role", "words", "since"], "adds": "jsonb_build_object(''group'', (select g.name from public.groups as g where g.id = t.group_id and (not g.is_private or t.state in (''member'', ''invited''))))"}}'
);
create index group_members_user_id on public.group_members (user_id, state);
create index group_members_invited_by on public.group_members (invited_by) where invited_by is not null;
comment on table public.group_members is
  'Who is in a group, asked to be, was invited or may not come back. Each reads their own row; names come from functions.';

create table public.group_notes (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references public.groups (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 2 and 2000),
  state text not null default 'published' check (state in ('published', 'removed')),
  created_at timestamptz not null default clock_timestamp()
);
call private.passport('public.group_notes', written_by => 'members', people => '{"author_id": {"part": "community", "shows": ["body", "created_at"]}}');
create index group_notes_group_id on public.group_notes (group_id, created_at desc, id desc);
create index group_notes_author_id on public.group_notes (author_id, created_at);
comment on table public.group_notes is 'What hosts announce to the members of their group; read by those, and written by functions.';

-- Whoever has the key of a group may come in; whoever has a member's may subscribe to its days. A closed group is heard on a channel
-- that its live key names: members' pages have it, and it is another one as soon as somebody is no member any more.
create table private.group_keys (
  group_id uuid primary key references public.groups (id) on delete cascade,
  key uuid not null unique default gen_random_uuid(),
  live_key uuid not null unique default gen_random_uuid()
);
call private.passport('private.group_keys', written_by => 'site');
create table private.group_calendar_keys (
  group_id uuid not null references public.groups (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  key uuid not null unique default gen_random_uuid(),
  primary key (group_id, user_id)
);
call private.passport(
  'private.group_calendar_keys', written_by => 'site',
  people => '{"user_id": {"left_out": "an address that works as a key"}}'
);
create index group_calendar_keys_user_id on private.group_calendar_keys (user_id);

-- Who is in.

create function private.belongs_to_group(member uuid, which uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.group_members as m join public.groups as g on g.id = m.group_id
    where m.group_id = which and m.user_id = member and m.state = 'member' and g.state <> 'removed'
  );
end $$;

create function private.in_group(which uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return auth.uid() is not null and private.belongs_to_group(auth.uid(), which);
end $$;

create function private.is_closed_group(which uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.groups as g where g.id = which and (g.is_private or g.state <> 'published'));
end $$;

-- Closed to whoever is not in it; and to whom its hosts sent away for good, also where others may read.
create function private.is_closed_to_caller(which uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_closed_group(which) and not private.in_group(which) or exists (
    select from public.group_members as m where m.group_id = which and m.user_id = auth.uid() and m.state = 'banned'
  );
end $$;

-- What stands in a closed group is told to nobody outside of it.
create function private.may_be_told(member uuid, contribution uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return not exists (
    select from public.contributions as c
    where c.id = contribution and c.group_id is not null and private.is_closed_group(c.group_id)
      and not private.belongs_to_group(member, c.group_id)
  );
end $$;

-- The team reads of a closed group what one of its members reported, while that waits, and nothing else.
create function private.team_may_read(kind text, subject uuid, which uuid default null) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  home uuid := which;
begin
  if which is null then
    select c.group_id into home from public.contributions as c
    where c.id = case kind when 'reply' then (select r.contribution_id from public.replies as r where r.id = subject) else subject end
      and c.group_id is not null;
  end if;
  return home is null or not private.is_closed_group(home) or exists (
    select from public.moderation_items as m where m.subject_kind = kind and m.subject_id = subject and m.status = 'open'
  );
end $$;

-- Whether the caller may hand something of this group to the team, or be shown it by the queue.
create function private.may_judge(which uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return which is null or private.is_server() or private.is_staff() or not private.is_closed_to_caller(which);
end $$;

-- The channel on which a closed group is heard, for those who are in it: on no other is anything said of it.
create function private.circle_of(which uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select 'circle:' || k.live_key from private.group_keys as k where k.group_id = which and private.is_closed_group(which)
  );
end $$;

-- Whether the caller may listen on a channel. Those of closed groups, and of what stands in them, are silent, for members too; a circle
-- is for whoever has its key as it is now, and comes as nobody or as a member.
create function private.may_hear(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  named uuid := private.as_uuid(split_part(topic, ':', 2));
begin
  return case split_part(topic, ':', 1)
    when 'contribution' then not exists (
      select from public.contributions as c
      where c.id = named and c.group_id is not null and (private.is_closed_group(c.group_id) or private.is_closed_to_caller(c.group_id))
    )
    when 'group' then exists (select from public.groups as g where g.id = named)
      and not private.is_closed_group(named) and not private.is_closed_to_caller(named)
    when 'circle' then exists (
      select from private.group_keys as k
      where k.live_key = named and private.is_closed_group(k.group_id) and (auth.uid() is null or private.in_group(k.group_id))
    )
    else true
  end;
end $$;

create function private.group_tag(which uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('slug', g.slug, 'name', g.name, 'is_private', g.is_private)
    from public.groups as g where g.id = which and not private.is_closed_to_caller(g.id)
  );
end $$;

-- The group a new topic or event is for; only its members write in it, or its hosts where they keep that to themselves.
create function private.group_to_write_in(wanted text, section text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_id uuid := (select g.id from public.groups as g where g.slug = wanted);
begin
  if found_id is null or section not in ('forum', 'events') or not private.in_group(found_id) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if exists (select from public.groups as g where g.id = found_id and g.posting = 'hosts')
    and not auth.uid() = any (private.hosts_of(found_id))
  then
    raise exception 'hosts_write' using errcode = '42501';
  end if;
  return found_id;
end $$;

-- What hosts and members do.

-- The caller's row in a group they may know of, the group locked.
create function private.lock_group(wanted text, hosts_only boolean default false) returns public.groups
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  g public.groups;
begin
  select x.* into g from public.groups as x where x.slug = wanted for no key update;
  if g.id is null or private.is_closed_to_caller(g.id) and not exists (
    select from public.group_members as m where m.group_id = g.id and m.user_id = member and m.state = 'invited'
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if hosts_only and not exists (
    select from public.group_members as m
    where m.group_id = g.id and m.user_id = member and m.role in ('owner', 'cohost') and g.state <> 'removed'
  ) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  return g;
end $$;

create function private.is_group_owner(which uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.group_members as m where m.group_id = which and m.user_id = auth.uid() and m.role = 'owner'
  );
end $$;

-- An address: of a private group one that says nothing, and that counts nothing.
create function private.group_slug(name text, is_private boolean, own uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  base text := case when is_private then left(replace(gen_random_uuid()::text, '-', ''), 16) else left(private.dashed(name), 60) end;
  candidate text := base;
  n integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.groups'), hashtext(base));
  while candidate in ('new', 'join', 'calendar', '') or exists (
    select from public.groups as g where g.slug = candidate and g.id <> own
  ) loop
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  return candidate;
end $$;

-- Begins a group, or changes one of the caller's.
create function public.keep_group(input jsonb, slug text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  old public.groups;
  g public.groups;
  words text;
  why text[];
begin
  if keep_group.slug is not null then
    old := private.lock_group(keep_group.slug, true);
  else
    perform private.take_turn('begun', member, case private.trust_level(member) when 0 then 1 else 5 end);
  end if;
  g := old;
  g.id := coalesce(old.id, gen_random_uuid());
  g.name := left(regexp_replace(private.clean_text(coalesce(input ->> 'name', '')), '\s+', ' ', 'g'), 81);
  g.about := private.clean_text(coalesce(input ->> 'about', ''));
  g.kind := input ->> 'kind';
  g.language := input ->> 'language';
  g.city := nullif(left(private.clean_text(input ->> 'city'), 120), '');
  g.country_code := nullif(input ->> 'country_code', '');
  g.place_id := (input ->> 'place_id')::uuid;
  g.is_private := coalesce((input ->> 'is_private')::boolean, false);
  g.posting := coalesce(input ->> 'posting', old.posting, 'members');
  g.joining := case when g.is_private then 'invited' else input ->> 'joining' end;
  if length(g.name) not between 3 and 80 or not private.is_plain_name(g.name) then
    raise exception 'name' using errcode = '22023';
  elsif length(g.about) not between 10 and 2000 then
    raise exception 'about' using errcode = '22023';
  elsif old.is_private and not g.is_private then
    raise exception 'stays_private' using errcode = '22023';
  -- A link to a mosque reads as its word.
  elsif g.place_id is distinct from old.place_id and g.place_id is not null
    and not private.speaks_for_place(g.place_id, member) and not private.is_house(member)
  then
    raise exception 'not_your_place' using errcode = '22023';
  elsif old.id is not null and (g.is_private, g.joining) is distinct from (old.is_private, old.joining)
    and not private.is_group_owner(old.id)
  then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  words := g.name || E'\n' || g.about;
  if private.word_effect(words) = 'refuse' and not private.is_house(member) then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  why := case when g.is_private or words = old.name || E'\n' || old.about then '{}'::text[]
    else private.reasons_to_wait(member, words) end;
  if old.id is null then
    perform private.ensure_person(member);
    insert into public.groups (id, slug, name, kind, about, language, city, country_code, place_id, is_private, joining, posting)
    values (
      g.id, private.group_slug(g.name, g.is_private, g.id), g.name, g.kind, g.about, g.language, g.city, g.country_code,
      g.place_id, g.is_private, g.joining, g.posting
    );
    insert into private.group_keys (group_id) values (g.id);
    insert into public.group_members (group_id, user_id, state, role) values (g.id, member, 'member', 'owner');
  else
    update public.groups as x set
      -- The address of a group that closes is known; a new one is not.
      slug = case when g.is_private and not old.is_private then private.group_slug(g.name, true, g.id) else x.slug end,
      name = g.name, kind = g.kind, about = g.about, language = g.language, city = g.city, country_code = g.country_code,
      place_id = g.place_id, is_private = g.is_private, joining = g.joining,
      posting = g.posting
    where x.id = g.id;
  end if;
  if why <> '{}' then
    if private.reasons_to_hold(member, words) <> '{}' then
      update public.groups as x set state = 'review' where x.id = g.id and x.state = 'published';
      perform private.enqueue_moderation('group', g.id, null, case when old.id is null then 'new' else 'changed' end, g.name, member);
    else
      perform private.enqueue_moderation('group', g.id, null, 'first', g.name, member);
    end if;
  end if;
  return (select jsonb_build_object('slug', x.slug, 'state', x.state) from public.groups as x where x.id = g.id);
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

-- When a group closes or opens, what is said in it goes with it (private.keep_within).
create function private.move_group_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.contributions as c set state = c.state where c.group_id = new.id and c.state in ('published', 'within');
  delete from public.notifications as n
  using public.contributions as c
  where c.group_id = new.id and n.contribution_id = c.id and not private.may_be_told(n.user_id, c.id);
  -- What the team had still to read was public; what is private now is not theirs to read.
  update public.moderation_items as m set status = 'withdrawn', decided_at = now()
  where new.is_private and m.status = 'open' and m.reason = 'first' and (
    m.subject_kind = 'contribution' and m.subject_id in (select c.id from public.contributions as c where c.group_id = new.id)
    or m.subject_kind = 'reply' and m.subject_id in (
      select r.id from public.replies as r join public.contributions as c on c.id = r.contribution_id where c.group_id = new.id
    )
    or m.subject_kind = 'group' and m.subject_id = new.id
  );
  -- What was told of the group under the address it had leads to the new one, for those it still concerns.
  delete from public.notifications as n
  where (n.path = '/group/' || old.slug or starts_with(n.path, '/group/' || old.slug || '/')) and not exists (
    select from public.group_members as m where m.group_id = new.id and m.user_id = n.user_id and m.state in ('invited', 'member')
  );
  update public.notifications as n set path = '/group/' || new.slug || substr(n.path, length('/group/' || old.slug) + 1)
  where new.slug <> old.slug and (n.path = '/group/' || old.slug or starts_with(n.path, '/group/' || old.slug || '/'));
  return null;
end $$;
create trigger move_group_words after update of is_private, state on public.groups
for each row when ((old.is_private, old.state) is distinct from (new.is_private, new.state))
execute function private.move_group_words();

-- Everything in it goes with it.
create function public.delete_group(slug text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  g public.groups := private.lock_group(delete_group.slug, true);
begin
  if not private.is_group_owner(g.id) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  perform private.withdraw_moderation('group', g.id);
  delete from public.groups as x where x.id = g.id;
end $$;

-- Tells some about a group, once while it is unread; nobody who wants nothing from whoever did it.
create function private.tell_of_group(members uuid[], kind text, g public.groups, path text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.ensure_person(m) from unnest(members) as m;
  perform private.tell_newest(
    array(
      select m from unnest(members) as m
      where not private.are_apart(m, auth.uid()) and not private.has_silenced(m, auth.uid())
    ), tell_of_group.kind, null, g.name, tell_of_group.path
  );
end $$;

create function private.hosts_of(which uuid) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(select m.user_id from public.group_members as m where m.group_id = which and m.role in ('owner', 'cohost'));
end $$;

-- `wish`: join, ask, leave (also: take back what one asked, or decline). `key`: of the link a host handed out.
create function public.wish_in_group(slug text, wish text, words text default null, key uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_member();
  g public.groups;
  mine public.group_members;
  has_key boolean;
begin
  select x.* into g from public.groups as x where x.slug = wish_in_group.slug and x.state <> 'removed' for no key update;
  select m.* into mine from public.group_members as m where m.group_id = g.id and m.user_id = me;
  has_key := exists (select from private.group_keys as k where k.group_id = g.id and k.key = wish_in_group.key);
  if g.id is null or mine.state = 'banned'
    or private.is_closed_to_caller(g.id) and not has_key and mine.state is distinct from 'invited'
  then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if wish = 'leave' then
    delete from public.group_members as m where m.group_id = g.id and m.user_id = me;
  elsif mine.state = 'member' then
    return;
  elsif wish = 'join' and (has_key or mine.state = 'invited' or g.joining = 'open') then
    perform private.ensure_person(me);
    insert into public.group_members as m (group_id, user_id, state) values (g.id, me, 'member')
    on conflict (group_id, user_id) do update set state = 'member', words = null, since = now();
  elsif wish = 'ask' and g.joining = 'asked' then
    if private.word_effect(wish_in_group.words) = 'refuse' then
      raise exception 'words_refused' using errcode = '22023';
    end if;
    perform private.take_turn('asked', me, 10);
    perform private.ensure_person(me);
    insert into public.group_members as m (group_id, user_id, state, words)
    values (g.id, me, 'asked', nullif(left(private.clean_text(wish_in_group.words), 300), ''))
    on conflict (group_id, user_id) do update set words = excluded.words;
    perform private.tell_of_group(private.hosts_of(g.id), 'group_asked', g, '/group/' || g.slug || '/members');
  else
    raise exception 'not_allowed' using errcode = '42501';
  end if;
end $$;

-- Hosts: invite, accept, refuse, remove, ban, unban. The owner besides: cohost, member, owner (who then is one instead).
create function public.tend_group(slug text, handle text, action text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_member();
  g public.groups := private.lock_group(tend_group.slug, true);
  am_owner constant boolean := private.is_group_owner(g.id);
  other uuid := (select p.user_id from public.people as p where p.handle = lower(btrim(tend_group.handle, ' @')));
  theirs public.group_members;
begin
  select m.* into theirs from public.group_members as m where m.group_id = g.id and m.user_id = other;
  if other is null or theirs.user_id is null and (action not in ('invite', 'ban') or private.are_apart(me, other)) then
    raise exception 'missing' using errcode = 'P0002';
  elsif other = me or theirs.role = 'owner' or theirs.role = 'cohost' and not am_owner
    or action in ('cohost', 'member', 'owner') and (not am_owner or theirs.state <> 'member')
  then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  case action
    when 'invite' then
      if theirs.state = 'banned' then
        raise exception 'conflict' using errcode = '55000';
      elsif theirs.state = 'asked' then
        update public.group_members as m set state = 'member', words = null, since = now() where m.group_id = g.id and m.user_id = other;
        return;
      elsif theirs.user_id is not null then
        return;
      end if;
      perform private.take_turn('invited', me, case private.trust_level(me) when 0 then 5 else 30 end);
      insert into public.group_members (group_id, user_id, state, invited_by) values (g.id, other, 'invited', me);
      perform private.tell_of_group(array[other], 'group_invited', g, '/group/' || g.slug);
    when 'accept' then
      update public.group_members as m set state = 'member', words = null, since = now()
      where m.group_id = g.id and m.user_id = other and m.state = 'asked';
      if found then
        perform private.tell_of_group(array[other], 'group_joined', g, '/group/' || g.slug);
      end if;
    when 'refuse' then
      delete from public.group_members as m where m.group_id = g.id and m.user_id = other and m.state = 'asked';
    when 'remove' then
      delete from public.group_members as m where m.group_id = g.id and m.user_id = other and m.state in ('member', 'invited');
    when 'ban' then
      insert into public.group_members as m (group_id, user_id, state) values (g.id, other, 'banned')
      on conflict (group_id, user_id) do update set state = 'banned', role = 'member', words = null, since = now();
    when 'unban' then
      delete from public.group_members as m where m.group_id = g.id and m.user_id = other and m.state = 'banned';
    when 'cohost' then
      update public.group_members as m set role = 'cohost' where m.group_id = g.id and m.user_id = other;
    when 'member' then
      update public.group_members as m set role = 'member' where m.group_id = g.id and m.user_id = other;
    when 'owner' then
      update public.group_members as m set role = case m.user_id when other then 'owner' else 'cohost' end
      where m.group_id = g.id and m.user_id in (me, other);
    else
      raise exception 'invalid' using errcode = '22023';
  end case;
end $$;

-- A new link; the old one opens nothing any more.
create function public.renew_group_key(slug text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  g public.groups := private.lock_group(renew_group_key.slug, true);
begin
  insert into private.group_keys as k (group_id) values (g.id)
  on conflict (group_id) do update set key = gen_random_uuid();
end $$;

create function public.write_group_note(slug text, body text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  g public.groups := private.lock_group(write_group_note.slug, true);
  said text := private.clean_text(write_group_note.body);
begin
  if coalesce(length(said), 0) not between 2 and 2000 then
    raise exception 'note_length' using errcode = '22023';
  elsif private.word_effect(said) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  elsif (
    select count(*) from public.group_notes as n where n.group_id = g.id and n.created_at > now() - interval '1 day'
  ) >= 5 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.group_notes (group_id, author_id, body) values (g.id, auth.uid(), said);
  perform private.tell_of_group(
    array(select m.user_id from public.group_members as m where m.group_id = g.id and m.state = 'member'),
    'group_note', g, '/group/' || g.slug
  );
  perform private.tell_live('group:' || g.id, 'new', '{}');
end $$;

-- Hosts keep their group in order: take an announcement or a post out of it. What an author wrote stays theirs to read.
create function public.clear_from_group(slug text, note uuid default null, contribution uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  g public.groups := private.lock_group(clear_from_group.slug, true);
begin
  delete from public.group_notes as n where n.id = clear_from_group.note and n.group_id = g.id;
  update public.contributions as c set state = 'withdrawn'
  where c.id = clear_from_group.contribution and c.group_id = g.id and c.state in ('published', 'within');
end $$;

-- Whoever is no longer in a group keeps nothing that leads into it.
create function private.leave_group() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  g public.groups;
  heir uuid;
begin
  select x.* into g from public.groups as x where x.id = old.group_id;
  if g.id is null then
    return null;
  end if;
  if old.state = 'member' and (tg_op = 'DELETE' or new.state <> 'member') then
    -- Pages that are open read anew, and get the new key where their reader is still in.
    perform private.tell_live('group:' || g.id, 'renew', '{}');
    update private.group_keys as k set live_key = gen_random_uuid() where k.group_id = g.id;
    delete from private.group_calendar_keys as k where k.group_id = g.id and k.user_id = old.user_id;
    delete from public.notifications as n
    where n.user_id = old.user_id and (n.path = '/group/' || g.slug or starts_with(n.path, '/group/' || g.slug || '/'));
    if g.is_private or g.state <> 'published' or tg_op = 'UPDATE' then
      delete from public.notifications as n using public.contributions as c
      where n.user_id = old.user_id and n.contribution_id = c.id and c.group_id = g.id;
      delete from public.contribution_marks as m using public.contributions as c
      where m.user_id = old.user_id and m.contribution_id = c.id and c.group_id = g.id;
      delete from public.event_answers as a using public.event_days as d, public.contributions as c
      where a.user_id = old.user_id and d.id = a.day_id and c.id = d.event_id and c.group_id = g.id and d.ends_at > now();
    end if;
  end if;
  -- Nobody's group is anybody's: who hosts it longest has it next, else who is in it longest. Without members it is gone.
  if old.role = 'owner' and not exists (select from public.group_members as m where m.group_id = g.id and m.role = 'owner') then
    select m.user_id into heir from public.group_members as m
    where m.group_id = g.id and m.state = 'member' order by m.role = 'cohost' desc, m.since, m.user_id limit 1;
    if heir is null then
      delete from public.groups as x where x.id = g.id;
    else
      update public.group_members as m set role = 'owner' where m.group_id = g.id and m.user_id = heir;
    end if;
  end if;
  return null;
end $$;
create trigger leave_group after delete or update of state on public.group_members
for each row execute function private.leave_group();

create function private.count_group() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  step integer := case when tg_op <> 'DELETE' and new.state = 'member' then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.state = 'member' then 1 else 0 end;
begin
  if step <> 0 then
    update public.groups as g set members_count = g.members_count + step
    where g.id = case when tg_op = 'DELETE' then old.group_id else new.group_id end;
  end if;
  return null;
end $$;
create trigger count_group after insert or update of state or delete on public.group_members
for each row execute function private.count_group();

-- Reading.

create function private.group_card(g public.groups) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', g.id, 'slug', g.slug, 'name', g.name, 'kind', g.kind, 'about', g.about, 'language', g.language, 'city', g.city,
    'country_code', g.country_code, 'is_private', g.is_private, 'joining', g.joining, 'posting', g.posting, 'state', g.state,
    'members_count', g.members_count, 'is_sample', g.is_sample
  );
end $$;

-- Public groups, those with most members first.
create function public.groups_list(
  words text default null, kind text default null, place uuid default null, after text default null, max_results integer default 24
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := least(greatest(coalesce(max_results, 24), 1), 50);
  wanted tsquery := private.prefix_query(groups_list.words);
  is_search boolean := nullif(btrim(groups_list.words), '') is not null;
  ids uuid[];
begin
  if not private.is_cursor(after, 'integer') then
    after := null;
  end if;
  ids := array(
    select g.id from public.groups as g
    where not g.is_private and g.state = 'published'
      and (groups_list.kind is null or g.kind = groups_list.kind)
      and (groups_list.place is null or g.place_id = groups_list.place)
      and (not is_search or g.search @@ wanted)
      and (after is null or (-g.members_count, g.id) > (-split_part(after, '~', 1)::integer, split_part(after, '~', 2)::uuid))
    order by -g.members_count, g.id limit most + 1
  );
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.group_card(g) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.groups as g on g.id = o.id
    ),
    'next', case when cardinality(ids) > most then (
      select g.members_count || '~' || g.id from public.groups as g where g.id = ids[most]
    ) end
  );
end $$;

-- The groups a member is in, or was asked into.
create function public.my_groups() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(private.group_card(g) || jsonb_build_object('mine', m.state, 'role', m.role) order by m.state, g.name), '[]')
    from public.group_members as m join public.groups as g on g.id = m.group_id
    where m.user_id = auth.uid() and g.state <> 'removed'
      and (m.state in ('member', 'invited') or m.state = 'asked' and not private.is_closed_group(g.id))
  );
end $$;

-- One group as the caller may see it. Of a private one those who were invited, or hold its link, see what it is, and its
-- members everything. Null: there is nothing the caller may see.
create function public.group_page(slug text, key uuid default null, after text default null, max_results integer default 20)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  g public.groups;
  mine public.group_members;
  has_key boolean;
  is_in boolean;
  is_host boolean;
  reads boolean;
  most integer := least(greatest(coalesce(max_results, 20), 1), 50);
  ids uuid[] := '{}';
begin
  select x.* into g from public.groups as x where x.slug = group_page.slug;
  select m.* into mine from public.group_members as m where m.group_id = g.id and m.user_id = auth.uid();
  has_key := exists (select from private.group_keys as k where k.group_id = g.id and k.key = group_page.key);
  if g.id is null or g.state = 'removed' or mine.state = 'banned'
    or private.is_closed_to_caller(g.id) and not has_key and mine.state is distinct from 'invited'
  then
    return null;
  end if;
  is_in := private.in_group(g.id);
  is_host := is_in and mine.role in ('owner', 'cohost');
  reads := is_in or not private.is_closed_group(g.id);
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  if reads then
    ids := array(
      select c.id from public.contributions as c
      where c.group_id = g.id and c.section = 'forum' and c.state in ('published', 'within') and not private.is_folded_card(c)
        and (after is null or (c.last_activity_at, c.id) < (split_part(after, '~', 1)::timestamptz, split_part(after, '~', 2)::uuid))
      order by c.last_activity_at desc, c.id desc limit most + 1
    );
  end if;
  return private.group_card(g) || jsonb_build_object(
    'place', private.event_place(g.place_id),
    'mine', mine.state, 'role', mine.role, 'has_key', has_key, 'reads', reads, 'is_in', is_in, 'is_host', is_host,
    'is_owner', is_in and mine.role = 'owner', 'circle', case when is_in then private.circle_of(g.id) end,
    'invite_key', case when is_host then (select k.key from private.group_keys as k where k.group_id = g.id) end,
    'asked_count', case when is_host then (
      select count(*) from public.group_members as m where m.group_id = g.id and m.state = 'asked'
    ) end,
    'hosts', case when reads then (
      select coalesce(jsonb_agg(private.person_card(m.user_id) order by m.role desc, m.since), '[]')
      from public.group_members as m
      where m.group_id = g.id and m.role in ('owner', 'cohost') and not private.is_folded(m.user_id)
    ) else '[]' end,
    'notes', case when is_in then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'body', n.body, 'at', n.created_at, 'author', private.person_card(n.author_id),
        'is_mine', n.author_id is not distinct from auth.uid()
      ) order by n.created_at desc), '[]')
      from (
        select x.* from public.group_notes as x
        where x.group_id = g.id and x.state = 'published' and not private.is_folded(x.author_id)
        order by x.created_at desc, x.id desc limit 20
      ) as n
    ) else '[]' end,
    'events', case when reads then (
      select coalesce(jsonb_agg(private.event_day_card(d.day, d.event, d.contribution) order by d.starts_at), '[]')
      from (
        select x as day, e as event, c as contribution, x.starts_at
        from public.contributions as c join public.events as e on e.contribution_id = c.id
        join public.event_days as x on x.event_id = c.id
        where c.group_id = g.id and c.section = 'events' and c.state in ('published', 'within')
          and x.ends_at > now() and not private.is_folded_card(c)
        order by x.starts_at, x.id limit 30
      ) as d
    ) else '[]' end,
    'topics', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'next', case when cardinality(ids) > most then (
      select c.last_activity_at::text || '~' || c.id from public.contributions as c where c.id = ids[most]
    ) end
  );
end $$;

-- Where a link that a host handed out leads. Null: it opens nothing any more.
create function public.group_by_key(key uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select public.group_page(g.slug, k.key, null, 1) || jsonb_build_object('topics', '[]'::jsonb, 'events', '[]'::jsonb, 'notes', '[]'::jsonb)
    from private.group_keys as k join public.groups as g on g.id = k.group_id where k.key = group_by_key.key
  );
end $$;

-- Who is in it, for those who are; who asks, was invited or sent away, for its hosts. Nobody gets an id.
create function public.group_people(slug text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  g public.groups;
  is_host boolean;
begin
  select x.* into g from public.groups as x where x.slug = group_people.slug;
  if g.id is null or not private.in_group(g.id) then
    return null;
  end if;
  is_host := exists (
    select from public.group_members as m where m.group_id = g.id and m.user_id = auth.uid() and m.role in ('owner', 'cohost')
  );
  return private.group_card(g) || jsonb_build_object(
    'is_host', is_host, 'is_owner', private.is_group_owner(g.id),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'person', private.person_card(m.user_id), 'state', m.state, 'role', m.role, 'since', m.since,
        'words', case when is_host then m.words end, 'is_me', m.user_id = auth.uid()
      ) order by m.state, m.role = 'owner' desc, m.role = 'cohost' desc, m.since), '[]')
      from (
        select x.* from public.group_members as x
        where x.group_id = g.id and (is_host or x.state = 'member' and not private.are_apart(x.user_id, auth.uid()))
        order by x.since limit 1000
      ) as m
    )
  );
end $$;

-- The days of a group, for a calendar of one's own, by a key nobody can guess; it ends with the membership.
create function public.group_calendar_key(slug text, renew boolean default false) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_member();
  which uuid := (select g.id from public.groups as g where g.slug = group_calendar_key.slug);
begin
  if not private.in_group(which) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  -- The key outlives the session: a stolen password must not come away with one.
  perform private.need_second_factor();
  insert into private.group_calendar_keys as k (group_id, user_id) values (which, me)
  on conflict (group_id, user_id) do update set key = case when renew then gen_random_uuid() else k.key end;
  return (select k.key from private.group_calendar_keys as k where k.group_id = which and k.user_id = me);
end $$;

create function public.group_calendar(key uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('name', g.name, 'days', (
      select coalesce(jsonb_agg(private.event_day_entry(d, e, c) order by d.starts_at), '[]')
      from public.contributions as c join public.events as e on e.contribution_id = c.id
      join public.event_days as d on d.event_id = c.id
      where c.group_id = g.id and c.state in ('published', 'within') and d.starts_at > now() - interval '60 days'
        and not private.are_apart(c.author_id, k.user_id)
    ))
    from private.group_calendar_keys as k join public.groups as g on g.id = k.group_id
    where k.key = group_calendar.key and private.belongs_to_group(k.user_id, g.id)
  );
end $$;

-- Moderation: groups and what is announced in them.

create function private.decide_group(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  why text := private.last_reason('group', decide_group.subject_id);
begin
  update public.groups as g set state = case decision
    when 'approved' then 'published'
    when 'rejected' then 'removed'
    when 'needs_info' then 'hidden'
    else case when why in ('reported', 'first') then 'published' when why = 'new' then 'review' when why = 'appeal' then 'removed' else 'hidden' end
  end
  where g.id = decide_group.subject_id;
  if not found then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
end $$;

create function private.hide_group(subject_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.groups as g set state = 'hidden' where g.id = hide_group.subject_id and g.state = 'published';
end $$;

create function private.preview_group(subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'author_id', m.user_id, 'place_id', g.place_id, 'title', g.name, 'text', g.about, 'language', g.language,
      'link', '/group/' || g.slug, 'is_live', g.state = 'published',
      'details', jsonb_strip_nulls(jsonb_build_object('town', g.city))
    )
    from public.groups as g left join public.group_members as m on m.group_id = g.id and m.role = 'owner'
    where g.id = preview_group.subject_id and (private.may_judge(g.id) or exists (
      -- Whoever was invited into a private group reads its name, and may have to report it.
      select from public.group_members as x where x.group_id = g.id and x.user_id = auth.uid() and x.state = 'invited'
    ))
  );
end $$;

create function private.rest_of_group(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(g.kind, g.country_code, g.is_private, g.joining) from public.groups as g
  where g.id = rest_of_group.subject_id
$$;

create function private.decide_group_note(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.group_notes as n
  set state = case when decision in ('rejected', 'needs_info') then 'removed' else 'published' end
  where n.id = decide_group_note.subject_id;
end $$;

create function private.preview_group_note(subject_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('author_id', n.author_id, 'title', g.name, 'text', n.body, 'link', '/group/' || g.slug)
    from public.group_notes as n join public.groups as g on g.id = n.group_id
    where n.id = preview_group_note.subject_id and (private.is_server() or private.is_staff() or private.in_group(g.id))
  );
end $$;

-- Of private groups the record of changes says nothing.
create trigger audit after update on public.groups
for each row when (not new.is_private and pg_trigger_depth() = 0) execute function private.audit('id');
create trigger audit_gone after delete on public.groups
for each row when (not old.is_private) execute function private.audit('id');

grant select on public.groups to anon, authenticated;
grant select on public.group_members, public.group_notes to authenticated;
create policy "everyone can see public groups, members theirs" on public.groups
for select to anon, authenticated using (not is_private and state = 'published' or (select auth.uid()) is not null and private.in_group(id));
create policy "members can see where they belong" on public.group_members
for select to authenticated using (user_id = (select auth.uid()) and state <> 'banned');
create policy "members can see what is announced" on public.group_notes
for select to authenticated using (state = 'published' and private.in_group(group_id));

do $$
declare
  f regprocedure;
begin
  for f in
    select p.oid::regprocedure from pg_catalog.pg_proc as p
    where p.pronamespace = 'private'::regnamespace and p.proname = any (array[
      'belongs_to_group', 'is_closed_group', 'is_closed_to_caller', 'may_be_told', 'may_judge',
      'group_tag', 'group_to_write_in', 'lock_group', 'is_group_owner', 'group_slug', 'move_group_words',
      'tell_of_group', 'hosts_of', 'leave_group', 'count_group', 'group_card', 'decide_group', 'hide_group', 'preview_group', 'rest_of_group',
      'decide_group_note', 'preview_group_note', 'in_group', 'team_may_read', 'may_hear'
    ])
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
  end loop;
end $$;
-- Asked by policies, which run as the visitor.
revoke execute on function private.circle_of(uuid) from public, anon, authenticated;
grant execute on function private.in_group(uuid), private.may_hear(text), private.team_may_read(text, uuid, uuid)
to anon, authenticated, service_role;
revoke execute on function
  public.keep_group(jsonb, text), public.delete_group(text), public.wish_in_group(text, text, text, uuid),
  public.tend_group(text, text, text), public.renew_group_key(text), public.write_group_note(text, text),
  public.clear_from_group(text, uuid, uuid), public.groups_list(text, text, uuid, text, integer), public.my_groups(),
  public.group_page(text, uuid, text, integer), public.group_by_key(uuid), public.group_people(text),
  public.group_calendar_key(text, boolean), public.group_calendar(uuid)
from public, anon, authenticated;
grant execute on function
  public.keep_group(jsonb, text), public.delete_group(text), public.wish_in_group(text, text, text, uuid),
  public.tend_group(text, text, text), public.renew_group_key(text), public.write_group_note(text, text),
  public.clear_from_group(text, uuid, uuid), public.my_groups(), public.group_people(text),
  public.group_calendar_key(text, boolean)
to authenticated, service_role;
grant execute on function
  public.groups_list(text, text, uuid, text, integer), public.group_page(text, uuid, text, integer),
  public.group_by_key(uuid), public.group_calendar(uuid)
to anon, authenticated, service_role;
