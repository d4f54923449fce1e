-- Rooms to pray in that belong to another house: an airport, a hospital, a university. They are places of their own kind, apart
-- from mosques and businesses. They come from open data and an operator's extract, by the importer that brings those (imports.sql
-- calls merge_prayer_rooms and undo_prayer_rooms), and from members. Each fact says whose word it is; what nobody said is null.

create table public.prayer_rooms (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (length(slug) between 1 and 100),
  name text not null check (length(name) between 1 and 160 and private.is_plain_name(name)),
  local_name text check (length(local_name) <= 200),
  kind text check (kind in ('musalla', 'surau', 'multi_faith')),
  host_kind text check (host_kind in (
    'airport', 'station', 'mall', 'university', 'school', 'hospital', 'service_station', 'office', 'hotel', 'cemetery',
    'neighbourhood', 'other'
  )),
  host_name text check (length(host_name) <= 160 and private.is_plain_name(host_name)),
  inside text check (length(inside) <= 160 and private.is_plain_name(inside)),
  how_to_find text check (length(how_to_find) <= 500),
  for_whom text check (for_whom in ('everyone', 'sisters', 'brothers')),
  wudu boolean,
  qibla boolean,
  wheelchair boolean,
  opens text check (opens in ('always', 'with_host', 'hours')),
  hours jsonb check (private.is_opening_hours(hours)),
  address text check (length(address) <= 400),
  city text check (length(city) <= 120),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  point extensions.cube generated always as (private.sphere_point(latitude, longitude)) stored,
  time_zone text check (length(time_zone) <= 60),
  phone text check (length(phone) <= 40),
  website text check (length(website) <= 500),
  source text check (length(source) <= 60),
  source_id text check (length(source_id) <= 300),
  licence text check (length(licence) <= 200),
  seen_on date,
  -- What the source said last. What it repeats changes nothing; what it says anew counts again.
  from_source jsonb not null default '{}',
  -- By field, who said it and when, where that is not the source.
  said jsonb not null default '{}',
  import_id uuid references public.imports (id) on delete set null,
  author_id uuid references auth.users (id) on delete set null,
  status text not null default 'published' check (status in ('waiting', 'published', 'gone', 'hidden', 'removed')),
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (to_tsvector('pg_catalog.simple', private.fold(
    name || ' ' || coalesce(local_name, '') || ' ' || coalesce(host_name, '') || ' ' || coalesce(inside, '') || ' '
    || coalesce(address, '') || ' ' || coalesce(city, '')
  ))) stored,
  unique (source, source_id),
  constraint hours_where_they_are_told check ((opens is not distinct from 'hours') = (hours is not null)),
  constraint stands_somewhere check (not (latitude = 0 and longitude = 0))
);
call private.passport(
  'public.prayer_rooms', written_by => 'members', people => '{"author_id": "places"}', watched => '{id}'
);
create index prayer_rooms_near on public.prayer_rooms using gist (point) where status = 'published';
create index prayer_rooms_search on public.prayer_rooms using gin (search) where status = 'published';
create index prayer_rooms_import_id on public.prayer_rooms (import_id);
create index prayer_rooms_author_id on public.prayer_rooms (author_id) where author_id is not null;
create index prayer_rooms_waiting on public.prayer_rooms (created_at) where status = 'waiting';
comment on table public.prayer_rooms is
  'Rooms to pray in that belong to another house. Written by imports and functions only.';
create trigger touch_updated_at before update on public.prayer_rooms
for each row execute function private.touch_updated_at();

-- What somebody said of a room, one thing at a time; "there" is whether it still exists.
create table public.prayer_room_words (
  id uuid primary key default gen_random_uuid(),
  room_id uuid not null references public.prayer_rooms (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  field text not null check (field in (
    'there', 'name', 'host_kind', 'host_name', 'inside', 'how_to_find', 'for_whom', 'wudu', 'qibla', 'wheelchair', 'hours'
  )),
  value jsonb not null check (octet_length(value::text) <= 16384),
  seen jsonb,
  former jsonb,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected', 'overtaken')),
  decided_as text check (decided_as in ('members', 'staff')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
call private.passport('public.prayer_room_words', written_by => 'members', people => '{"author_id": "places"}');
create index prayer_room_words_room_id on public.prayer_room_words (room_id, field, status);
create index prayer_room_words_author_id on public.prayer_room_words (author_id, created_at);
-- Whoever corrects themselves is heard once.
create unique index prayer_room_words_one_open on public.prayer_room_words (room_id, author_id, field) where status = 'pending';
comment on table public.prayer_room_words is 'What members say of a prayer room. Takes effect when two agree, or staff accept.';

grant select on public.prayer_rooms to anon, authenticated;
grant select on public.prayer_room_words to authenticated;
create policy "anyone can see prayer rooms" on public.prayer_rooms
for select to anon, authenticated using (status = 'published');
create policy "members can see prayer rooms that wait for a second word" on public.prayer_rooms
for select to authenticated using (status = 'waiting');
create policy "members can see the prayer rooms they added" on public.prayer_rooms
for select to authenticated using (author_id = (select auth.uid()));
create policy "staff can see every prayer room" on public.prayer_rooms
for select to authenticated using ((select private.is_staff()));
create policy "members can see what they said of prayer rooms" on public.prayer_room_words
for select to authenticated using (author_id = (select auth.uid()));
create policy "staff can see what was said of prayer rooms" on public.prayer_room_words
for select to authenticated using ((select private.is_staff()));

-- What may be said -----------------------------------------------------------------------------------------------------

create function private.is_room_word(field text, value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when field in ('there', 'wudu', 'qibla', 'wheelchair') then jsonb_typeof(value) = 'boolean'
    when field = 'hours' then value in ('"always"', '"with_host"')
      or jsonb_typeof(value) = 'object' and value <> '{}' and private.is_opening_hours(value)
    when jsonb_typeof(value) <> 'string' then false
    when field = 'for_whom' then value #>> '{}' in ('everyone', 'sisters', 'brothers')
    when field = 'host_kind' then value #>> '{}' in (
      'airport', 'station', 'mall', 'university', 'school', 'hospital', 'service_station', 'office', 'hotel', 'cemetery',
      'neighbourhood', 'other'
    )
    when field in ('name', 'host_name', 'inside') then length(btrim(value #>> '{}')) between 2 and 160
      and private.is_plain_name(value #>> '{}') and not 'links' = any (private.text_flags(value #>> '{}'))
    when field = 'how_to_find' then length(btrim(value #>> '{}')) between 3 and 500
      and not 'links' = any (private.text_flags(value #>> '{}'))
    else false
  end
$$;

-- What stands there now, in the shape in which it is said.
create function private.room_value(room public.prayer_rooms, field text) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select case field
    when 'there' then to_jsonb(room.status in ('published', 'waiting'))
    when 'hours' then case when room.opens = 'hours' then room.hours else to_jsonb(room.opens) end
    else nullif(to_jsonb(room) -> field, 'null') end
$$;

create function private.room_slug(name text, host_name text, city text, id uuid) returns text
language sql volatile security definer set search_path = ''
as $$
  select case when exists (select from public.prayer_rooms as r where r.slug = w.wish)
    then w.wish || '-' || left(room_slug.id::text, 8) else w.wish end
  from (select private.dashed(concat_ws(' ', room_slug.name, room_slug.host_name, room_slug.city)) as wish) as w
$$;

-- Carrying out ---------------------------------------------------------------------------------------------------------

create function private.write_room_word(room uuid, field text, value jsonb, said_as text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if field = 'there' then
    update public.prayer_rooms as r
    set status = case when value = 'true' then 'published' else 'gone' end,
      confirmed_at = case when value = 'true' then now() else r.confirmed_at end
    where r.id = room and r.status in ('waiting', 'published', 'gone');
    return;
  end if;
  update public.prayer_rooms as r
  set name = case when field = 'name' then value #>> '{}' else r.name end,
    host_kind = case when field = 'host_kind' then value #>> '{}' else r.host_kind end,
    host_name = case when field = 'host_name' then value #>> '{}' else r.host_name end,
    inside = case when field = 'inside' then value #>> '{}' else r.inside end,
    how_to_find = case when field = 'how_to_find' then value #>> '{}' else r.how_to_find end,
    for_whom = case when field = 'for_whom' then value #>> '{}' else r.for_whom end,
    wudu = case when field = 'wudu' then (value #>> '{}')::boolean else r.wudu end,
    qibla = case when field = 'qibla' then (value #>> '{}')::boolean else r.qibla end,
    wheelchair = case when field = 'wheelchair' then (value #>> '{}')::boolean else r.wheelchair end,
    opens = case when field <> 'hours' then r.opens when jsonb_typeof(value) = 'object' then 'hours' else value #>> '{}' end,
    hours = case when field <> 'hours' then r.hours when jsonb_typeof(value) = 'object' then value end,
    said = case when said_as is null then r.said - field
      else r.said || jsonb_build_object(field, jsonb_build_object('as', said_as, 'at', now())) end
  where r.id = room;
end $$;

create function private.tell_room_word(word public.prayer_room_words, kind text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.tell_newest(array[word.author_id], tell_room_word.kind, null, r.name, '/prayer-room/' || r.slug)
  from public.prayer_rooms as r
  where r.id = word.room_id and word.author_id is not null and word.author_id is distinct from auth.uid()
$$;

-- Carried out, and what others said of the same is settled with it.
create function private.accept_room_word(word public.prayer_room_words, decided_as text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  room public.prayer_rooms;
  other public.prayer_room_words;
begin
  select * into room from public.prayer_rooms as r where r.id = word.room_id for update;
  update public.prayer_room_words as w
  set status = 'accepted', decided_at = now(), decided_as = accept_room_word.decided_as,
    former = coalesce(private.room_value(room, word.field), 'null')
  where w.id = word.id;
  perform private.write_room_word(room.id, word.field, word.value, accept_room_word.decided_as);
  perform private.tell_room_word(word, 'suggestion_taken');
  for other in
    select * from public.prayer_room_words as w
    where w.room_id = room.id and w.field = word.field and w.status = 'pending' and w.id <> word.id for update
  loop
    perform private.withdraw_moderation('prayer_room_word', other.id);
    update public.prayer_room_words as w
    set status = case when w.value = word.value then 'accepted' else 'overtaken' end, decided_at = now(),
      decided_as = case when w.value = word.value then accept_room_word.decided_as end
    where w.id = other.id;
    perform private.tell_room_word(other, case when other.value = word.value then 'suggestion_taken' else 'suggestion_not_taken' end);
  end loop;
end $$;

create function private.decide_prayer_room_word(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  word public.prayer_room_words;
begin
  select * into word from public.prayer_room_words as w where w.id = decide_prayer_room_word.subject_id for update;
  if word.id is null or word.status = 'overtaken' then
    return;
  end if;
  if decision = 'approved' then
    if word.status <> 'accepted' then
      perform private.accept_room_word(word, 'staff');
    end if;
    return;
  end if;
  -- Back to what stood there, unless it was changed again since: then that is somebody else's word.
  if word.status = 'accepted' and exists (
    select from public.prayer_rooms as r where r.id = word.room_id and private.room_value(r, word.field) = word.value
  ) then
    perform private.write_room_word(word.room_id, word.field, nullif(word.former, 'null'), null);
  end if;
  update public.prayer_room_words as w
  set status = case decision when 'rejected' then 'rejected' else 'pending' end,
    decided_as = case decision when 'rejected' then 'staff' end,
    decided_at = case decision when 'rejected' then now() end
  where w.id = word.id;
  if decision = 'rejected' then
    perform private.tell_room_word(word, 'suggestion_not_taken');
  end if;
end $$;

create function private.preview_prayer_room_word(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', w.author_id, 'title', r.name, 'link', '/prayer-room/' || r.slug, 'mail', 'own',
    'details', jsonb_build_object(
      w.field, concat(
        coalesce(case when jsonb_typeof(v.was) = 'object' then v.was::text else v.was #>> '{}' end, '–'), ' → ',
        case when jsonb_typeof(w.value) = 'object' then w.value::text else w.value #>> '{}' end
      ),
      'say_yes', (
        select count(distinct o.author_id) from public.prayer_room_words as o
        where o.room_id = w.room_id and o.field = w.field and o.status = w.status and o.value = w.value
      ),
      'say_no', (
        select count(distinct o.author_id) from public.prayer_room_words as o
        where o.room_id = w.room_id and o.field = w.field and o.status = 'pending' and o.value <> w.value
      )
    )
  )
  from public.prayer_room_words as w
  join public.prayer_rooms as r on r.id = w.room_id
  cross join lateral (select coalesce(w.former, private.room_value(r, w.field)) as was) as v
  where w.id = preview_prayer_room_word.subject_id
$$;

create function private.decide_prayer_room(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.prayer_rooms as r
  set status = case decision when 'approved' then 'published' when 'rejected' then 'removed'
    else case when r.source is null and r.confirmed_at is null then 'waiting' else 'published' end end
  where r.id = decide_prayer_room.subject_id;
end $$;

create function private.hide_prayer_room(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.prayer_rooms as r set status = 'hidden' where r.id = hide_prayer_room.subject_id and r.status = 'published'
$$;

create function private.preview_prayer_room(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', r.author_id, 'title', r.name, 'text', nullif(concat_ws(' · ', r.host_name, r.inside, r.how_to_find, r.address, r.city), ''),
    'link', '/prayer-room/' || r.slug
  )
  from public.prayer_rooms as r where r.id = preview_prayer_room.subject_id
$$;

create function private.rest_of_prayer_room(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(
    r.kind, r.host_kind, r.for_whom, r.wudu, r.qibla, r.wheelchair, r.opens, r.hours, r.latitude, r.longitude, r.phone, r.website
  )
  from public.prayer_rooms as r where r.id = rest_of_prayer_room.subject_id
$$;

-- Where a word goes: into effect, when another whose word counts said the same of what stands there; else to staff. That a room
-- is gone only staff decide.
create function private.weigh_room_word(word public.prayer_room_words) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  room public.prayer_rooms;
begin
  select * into room from public.prayer_rooms as r where r.id = word.room_id;
  if private.is_staff() then
    perform private.accept_room_word(word, 'staff');
    return;
  end if;
  if word.field not in ('there', 'name') and private.voice_counts(word.author_id)
    and word.seen is not distinct from private.room_value(room, word.field)
    and not exists (
      select from public.prayer_room_words as o
      where o.room_id = room.id and o.field = word.field and o.status = 'pending' and o.value <> word.value
        and private.voice_counts(o.author_id)
    )
    and (
      exists (
        select from public.prayer_room_words as o
        where o.room_id = room.id and o.field = word.field and o.status = 'pending' and o.id <> word.id
          and o.value = word.value and o.seen is not distinct from word.seen and private.voice_counts(o.author_id)
          and not private.may_be_one_person(o.author_id, word.author_id)
      )
      -- Whoever added a room says more about it while nobody else has.
      or room.status = 'waiting' and room.author_id = word.author_id
    )
  then
    perform private.accept_room_word(word, 'members');
    return;
  end if;
  perform private.enqueue_moderation('prayer_room_word', word.id, null, 'new', room.name, word.author_id);
end $$;

-- Members ---------------------------------------------------------------------------------------------------------------

create function public.say_of_prayer_room(room uuid, field text, value jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  me uuid := private.require_member();
  target public.prayer_rooms;
  made public.prayer_room_words;
  outcome text;
begin
  -- A member's one after the other, so that two requests cannot both take the last place; and all of one room, so that two who
  -- agree at the same moment see each other.
  perform pg_advisory_xact_lock(hashtext('mahalla.prayer_rooms'), hashtext(me::text));
  select * into target from public.prayer_rooms as r where r.id = room and r.status in ('published', 'waiting') for update;
  if target.id is null then
    raise exception 'There is no such room' using errcode = 'P0002';
  end if;
  if not coalesce(private.is_room_word(field, value), false) then
    raise exception 'This cannot be said' using errcode = '22023';
  end if;
  if jsonb_typeof(value) = 'string' then
    value := to_jsonb(btrim(value #>> '{}'));
    if private.word_effect(value #>> '{}') = 'refuse' then
      raise exception 'words' using errcode = '22023';
    end if;
  end if;
  if (
    select count(*) from public.prayer_room_words as w where w.author_id = me and w.created_at > now() - interval '1 hour'
  ) >= 30 then
    raise exception 'Enough for now' using errcode = 'PT429';
  end if;
  if field = 'there' and value = 'true' then
    -- A room that is there needs nobody's leave to be said so; one that waits is shown once another person has been there.
    if target.status = 'waiting' and (
      not private.is_staff() and (
        not private.voice_counts(me) or target.author_id is null or private.may_be_one_person(target.author_id, me)
      )
    ) then
      return 'waits';
    end if;
    insert into public.prayer_room_words (room_id, author_id, field, value, status, decided_as, decided_at)
    values (room, me, field, value, 'accepted', case when private.is_staff() then 'staff' else 'members' end, now());
    if target.status = 'waiting' then
      perform private.withdraw_moderation('prayer_room', room);
      if target.author_id is not null then
        perform private.tell_newest(array[target.author_id], 'suggestion_taken', null, target.name, '/prayer-room/' || target.slug);
      end if;
    end if;
    if target.status = 'waiting' or private.voice_counts(me) or private.is_staff() then
      perform private.write_room_word(room, field, value, 'members');
    end if;
    return case when target.status = 'waiting' then 'shown' else 'thanks' end;
  end if;
  if private.room_value(target, field) = value then
    raise exception 'nothing_new' using errcode = '22023';
  end if;
  update public.prayer_room_words as w
  set value = value, seen = private.room_value(target, field), created_at = now()
  where w.room_id = room and w.author_id = me and w.field = field and w.status = 'pending'
  returning * into made;
  if made.id is null then
    insert into public.prayer_room_words (room_id, author_id, field, value, seen)
    values (room, me, field, value, private.room_value(target, field))
    returning * into made;
  end if;
  perform private.weigh_room_word(made);
  select case when w.status = 'accepted' then 'shown' else 'waits' end into outcome
  from public.prayer_room_words as w where w.id = made.id;
  return outcome;
end $$;

-- A room somebody knows. Shown when another person has been there too, or staff have seen it. Returns its part of the address.
create function public.add_prayer_room(room jsonb) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.require_member();
  id uuid := gen_random_uuid();
  here extensions.cube := private.sphere_point((room ->> 'latitude')::double precision, (room ->> 'longitude')::double precision);
  fields constant text[] := array[
    'name', 'host_kind', 'host_name', 'inside', 'how_to_find', 'for_whom', 'wudu', 'qibla', 'wheelchair', 'hours'
  ];
  known text;
  is_house boolean;
begin
  -- One at a time, so that two requests cannot both take the last place.
  perform pg_advisory_xact_lock(hashtext('mahalla.prayer_rooms'), hashtext(me::text));
  is_house := private.is_staff();
  room := jsonb_strip_nulls(room);
  if here is null or room ->> 'host_kind' is null or not room ? 'name' or exists (
    select from jsonb_each(room) as f
    where f.key = any (fields) and not coalesce(private.is_room_word(f.key, f.value), false)
  ) then
    raise exception 'This is no room' using errcode = '22023';
  end if;
  if private.word_effect(concat_ws(' ', room ->> 'name', room ->> 'host_name', room ->> 'inside', room ->> 'how_to_find')) = 'refuse' then
    raise exception 'words' using errcode = '22023';
  end if;
  if (
    select count(*) from public.prayer_rooms as r where r.author_id = me and r.created_at > now() - interval '1 day'
  ) >= 10 then
    raise exception 'Enough for now' using errcode = 'PT429';
  end if;
  -- Sent twice, or known already: the one that stands there.
  select r.slug into known from public.prayer_rooms as r
  where r.status in ('published', 'waiting') and (r.point operator(extensions.<->) here) < 0.06
    and private.fold(r.name) = private.fold(btrim(room ->> 'name'))
    and r.for_whom is not distinct from room ->> 'for_whom'
  limit 1;
  if known is not null then
    return known;
  end if;
  insert into public.prayer_rooms (
    id, slug, name, kind, host_kind, host_name, inside, how_to_find, for_whom, wudu, qibla, wheelchair, opens, hours,
    address, city, country_code, latitude, longitude, time_zone, said, author_id, status, confirmed_at
  )
  values (
    id, private.room_slug(btrim(room ->> 'name'), room ->> 'host_name', room ->> 'city', id), btrim(room ->> 'name'),
    case when room ->> 'kind' in ('musalla', 'multi_faith') then room ->> 'kind' end, room ->> 'host_kind',
    btrim(room ->> 'host_name'), btrim(room ->> 'inside'), btrim(room ->> 'how_to_find'), room ->> 'for_whom',
    (room ->> 'wudu')::boolean, (room ->> 'qibla')::boolean, (room ->> 'wheelchair')::boolean,
    case jsonb_typeof(room -> 'hours') when 'object' then 'hours' when 'string' then room ->> 'hours' end,
    case when jsonb_typeof(room -> 'hours') = 'object' then room -> 'hours' end,
    left(room ->> 'address', 400), left(room ->> 'city', 120), room ->> 'country_code',
    (room ->> 'latitude')::double precision, (room ->> 'longitude')::double precision, left(room ->> 'time_zone', 60),
    (
      select coalesce(jsonb_object_agg(f.key, jsonb_build_object('as', case when is_house then 'staff' else 'member' end, 'at', now())), '{}')
      from jsonb_each(room) as f where f.key = any (fields)
    ),
    me, case when is_house then 'published' else 'waiting' end, case when is_house then now() end
  )
  returning slug into known;
  if not is_house then
    perform private.enqueue_moderation('prayer_room', id, null, 'new', room ->> 'name', me);
  end if;
  return known;
end $$;

-- Pages -----------------------------------------------------------------------------------------------------------------

create function private.room_card(room public.prayer_rooms, here extensions.cube) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'id', room.id, 'slug', room.slug, 'name', room.name, 'local_name', room.local_name, 'kind', room.kind,
    'host_kind', room.host_kind, 'host_name', room.host_name, 'inside', room.inside, 'for_whom', room.for_whom,
    'wudu', room.wudu, 'qibla', room.qibla, 'opens', room.opens, 'hours', room.hours, 'time_zone', room.time_zone,
    'address', room.address, 'city', room.city, 'country_code', room.country_code, 'latitude', room.latitude,
    'longitude', room.longitude, 'status', room.status, 'distance', case when here is null then null
      else 12742 * asin(least(1, (room.point operator(extensions.<->) here) / 12742)) end
  )
$$;

-- Nearest first; without a place by name. `hosts`: any of these kinds of house. `filters`: "sisters" (a room said to be for them
-- or for everyone) and "wudu". Every word typed begins a word of name, house, address or town. `pins` are the first 500 of
-- all. "state": "waiting" asks for what waits for a second word, which members see.
create function public.find_prayer_rooms(
  lat double precision default null, lng double precision default null, query text default null, hosts text[] default '{}',
  filters text[] default '{}', radius_km double precision default null,
  min_lat double precision default null, min_lng double precision default null,
  max_lat double precision default null, max_lng double precision default null,
  max_results integer default 20, skip_results integer default 0, state text default 'published'
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point(find_prayer_rooms.lat, find_prayer_rooms.lng);
  page_size integer := least(greatest(coalesce(find_prayer_rooms.max_results, 20), 1), 100);
  skipped integer := least(greatest(coalesce(find_prayer_rooms.skip_results, 0), 0), 10000);
  words tsquery := private.prefix_query(find_prayer_rooms.query);
  has_area boolean := find_prayer_rooms.min_lat is not null and find_prayer_rooms.max_lat is not null
    and find_prayer_rooms.min_lng is not null and find_prayer_rooms.max_lng is not null;
  reach double precision := case when here is not null and find_prayer_rooms.radius_km between 0 and 9000
    then 12742 * sin(find_prayer_rooms.radius_km / 12742) end;
  result jsonb;
begin
  if nullif(btrim(find_prayer_rooms.query), '') is not null and words is null then
    return '{"rows": [], "pins": [], "total": 0, "is_more": false}';
  end if;
  with found as materialized (
    select r.id, r.name, case when here is null then null else r.point operator(extensions.<->) here end as line
    from public.prayer_rooms as r
    where r.status = case when find_prayer_rooms.state = 'waiting' then 'waiting' else 'published' end
      and (words is null or r.search @@ words)
      and (coalesce(cardinality(find_prayer_rooms.hosts), 0) = 0 or r.host_kind = any (find_prayer_rooms.hosts))
      and (not 'sisters' = any (coalesce(find_prayer_rooms.filters, '{}')) or r.for_whom in ('everyone', 'sisters'))
      and (not 'wudu' = any (coalesce(find_prayer_rooms.filters, '{}')) or r.wudu)
      and (reach is null or r.point operator(extensions.<->) here <= reach)
      and (not has_area or r.latitude between find_prayer_rooms.min_lat and find_prayer_rooms.max_lat and case
        when find_prayer_rooms.min_lng > find_prayer_rooms.max_lng
        then r.longitude >= find_prayer_rooms.min_lng or r.longitude <= find_prayer_rooms.max_lng
        else r.longitude between find_prayer_rooms.min_lng and find_prayer_rooms.max_lng end)
    order by case when here is null then null else r.point operator(extensions.<->) here end, r.name, r.id
    limit 1001
  ),
  ordered as (select f.*, row_number() over (order by f.line, f.name, f.id) as place from found as f)
  select jsonb_build_object(
    'total', least(count(*), 1000), 'is_more', count(*) > 1000,
    'rows', coalesce(jsonb_agg(private.room_card(r, here) order by o.place)
      filter (where o.place > skipped and o.place <= skipped + page_size), '[]'),
    'pins', coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'slug', r.slug, 'name', r.name, 'local_name', r.local_name, 'latitude', r.latitude, 'longitude', r.longitude
    ) order by o.place) filter (where o.place <= 500), '[]')
  ) into result
  from ordered as o join public.prayer_rooms as r on r.id = o.id;
  return result;
end $$;

-- One room with all that is known of it, and how many said lately that it is there; null where the caller sees none.
create function public.prayer_room_page(id_or_slug text) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select private.room_card(r, null) || jsonb_build_object(
    'how_to_find', r.how_to_find, 'wheelchair', r.wheelchair, 'phone', r.phone, 'website', r.website, 'said', r.said,
    'source', r.source, 'source_id', r.source_id, 'licence', r.licence, 'seen_on', r.seen_on, 'confirmed_at', r.confirmed_at,
    'created_at', r.created_at, 'updated_at', r.updated_at, 'is_own', r.author_id is not distinct from auth.uid() and r.author_id is not null
  )
  from public.prayer_rooms as r
  where r.slug = id_or_slug or r.id::text = id_or_slug
$$;

-- Imports ---------------------------------------------------------------------------------------------------------------

-- What a staged row says of a room, by the columns of the table; nothing where it says nothing.
create function private.room_of_row(staged private.import_rows) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'name', left(staged.name, 160), 'local_name', staged.local_name, 'kind', staged.room -> 'kind', 'host_kind', staged.room -> 'host_kind',
    'host_name', staged.room -> 'host_name', 'inside', staged.room -> 'inside', 'how_to_find', staged.room -> 'how_to_find',
    'for_whom', staged.room -> 'for_whom', 'qibla', staged.room -> 'qibla', 'wudu', staged.facilities -> 'wudu',
    'wheelchair', staged.facilities -> 'wheelchair', 'seen_on', staged.room -> 'seen_on',
    'opens', case when staged.hours is not null then 'hours' end, 'hours', staged.hours,
    'address', left(staged.address, 400), 'city', left(staged.city, 120), 'country_code', staged.country_code, 'latitude', staged.latitude,
    'longitude', staged.longitude, 'time_zone', staged.time_zone, 'phone', left(staged.phone, 40), 'website', left(staged.website, 500)
  ))
$$;

create function private.count_prayer_rooms(import public.imports) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with compared as (
    select s.seq, s.line, s.name, s.city, e.id as row_id,
      e.id is not null and e.from_source || private.room_of_row(s) <> e.from_source as is_changed, e.name as old_name, e.city as old_city
    from private.import_rows as s
    left join public.prayer_rooms as e on e.source = import.source and e.source_id = s.source_id
    where s.import_id = import.id and s.kind = 'prayer_room'
  )
  select jsonb_build_object(
    'new', count(*) filter (where row_id is null), 'changed', count(*) filter (where is_changed),
    'same', count(*) filter (where row_id is not null and not is_changed), 'known', 0, 'repeated', 0, 'alike', 0,
    'examples', jsonb_build_object(
      'new', (select coalesce(jsonb_agg(x), '[]') from (select line, name, city from compared where row_id is null order by seq limit 5) as x),
      'changed', (select coalesce(jsonb_agg(x), '[]') from (
        select line, name, city, old_name, old_city from compared where is_changed order by seq limit 5) as x),
      'known', '[]'::jsonb, 'repeated', '[]'::jsonb, 'alike', '[]'::jsonb
    )
  )
  from compared
$$;

-- Rows without a position cannot be found by anybody and are left out. What members added at the same spot stays theirs.
create function private.merge_prayer_rooms(
  import public.imports, part smallint, parts smallint, after_seq bigint, last_seq bigint
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  counts jsonb;
begin
  create temp table room_batch on commit drop as
  select s.seq, gen_random_uuid() as new_id, e.id as row_id, private.room_of_row(s) as said,
    s.source_id, s.latitude is null as is_nowhere,
    -- What it says anew: of what it repeats, a correction stands.
    (
      select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each(private.room_of_row(s)) as n
      where e.id is not null and e.from_source -> n.key is distinct from n.value
    ) as news,
    e.id is null and exists (
      select from public.prayer_rooms as o
      where o.source is null and o.status in ('published', 'waiting') and private.fold(o.name) = private.fold(s.name)
        and abs(o.latitude - s.latitude) < 0.0005 and abs(o.longitude - s.longitude) < 0.0008
    ) as is_known
  from private.import_rows as s
  left join public.prayer_rooms as e on e.source = import.source and e.source_id = s.source_id
  where s.import_id = import.id and s.kind = 'prayer_room' and (hashtext(s.wish) & (parts - 1)) = part
    and s.seq > after_seq and s.seq <= merge_prayer_rooms.last_seq;

  insert into private.import_changes (import_id, kind, row_id, before)
  select import.id, 'prayer_room', e.id, to_jsonb(e) - array['search', 'point', 'created_at', 'updated_at']
  from pg_temp.room_batch as b join public.prayer_rooms as e on e.id = b.row_id
  where b.news <> '{}'
  on conflict do nothing;
  update public.prayer_rooms as e
  set name = n.name, local_name = n.local_name, kind = n.kind, host_kind = n.host_kind, host_name = n.host_name, inside = n.inside,
    how_to_find = n.how_to_find, for_whom = n.for_whom, wudu = n.wudu, qibla = n.qibla, wheelchair = n.wheelchair,
    opens = n.opens, hours = n.hours, address = n.address, city = n.city, country_code = n.country_code, latitude = n.latitude,
    longitude = n.longitude, time_zone = n.time_zone, phone = n.phone, website = n.website, seen_on = n.seen_on,
    from_source = e.from_source || b.said, said = e.said - array(select jsonb_object_keys(b.news)),
    licence = coalesce(import.licence, e.licence), import_id = import.id
  from pg_temp.room_batch as b
  join public.prayer_rooms as o on o.id = b.row_id
  cross join lateral jsonb_populate_record(o, b.news || case when b.news ? 'hours' then '{"opens": "hours"}' else '{}' end::jsonb) as n
  where e.id = o.id and b.news <> '{}';

  insert into public.prayer_rooms (
    id, slug, name, local_name, kind, host_kind, host_name, inside, how_to_find, for_whom, wudu, qibla, wheelchair, opens,
    hours, address, city, country_code, latitude, longitude, time_zone, phone, website, seen_on, source, source_id, licence,
    from_source, import_id
  )
  select b.new_id,
    case when row_number() over (partition by w.wish order by b.seq) > 1 or exists (
      select from public.prayer_rooms as o where o.slug = w.wish
    ) then w.wish || '-' || left(b.new_id::text, 8) else w.wish end,
    n.name, n.local_name, n.kind, n.host_kind, n.host_name, n.inside, n.how_to_find, n.for_whom, n.wudu, n.qibla, n.wheelchair, n.opens,
    n.hours, n.address, n.city, n.country_code, n.latitude, n.longitude, n.time_zone, n.phone, n.website, n.seen_on,
    import.source, b.source_id, import.licence, b.said, import.id
  from pg_temp.room_batch as b
  cross join lateral jsonb_populate_record(null::public.prayer_rooms, b.said) as n
  cross join lateral (select private.dashed(concat_ws(' ', n.name, n.host_name, n.city)) as wish) as w
  where b.row_id is null and not b.is_known and not b.is_nowhere;

  select jsonb_build_object(
    'new', count(*) filter (where row_id is null and not is_known and not is_nowhere),
    'changed', count(*) filter (where news <> '{}'),
    'same', count(*) filter (where row_id is not null and news = '{}'),
    'duplicate', count(*) filter (where row_id is null and is_known),
    'refused', count(*) filter (where row_id is null and is_nowhere)
  ) into counts from pg_temp.room_batch;
  drop table pg_temp.room_batch;
  return counts;
end $$;

-- The next rows that an import changed or brought, taken back. A room that members have said something about is hidden instead.
create function private.undo_prayer_rooms(import uuid, max_rows integer, out done bigint, out hidden bigint)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ids uuid[];
begin
  hidden := 0;
  select array_agg(row_id) into ids from (
    select c.row_id from private.import_changes as c where c.import_id = import and c.kind = 'prayer_room' limit max_rows
  ) as few;
  if ids is not null then
    update public.prayer_rooms as e
    set name = o.name, local_name = o.local_name, kind = o.kind, host_kind = o.host_kind, host_name = o.host_name, inside = o.inside,
      how_to_find = o.how_to_find, for_whom = o.for_whom, wudu = o.wudu, qibla = o.qibla, wheelchair = o.wheelchair,
      opens = o.opens, hours = o.hours, address = o.address, city = o.city, country_code = o.country_code, latitude = o.latitude,
      longitude = o.longitude, time_zone = o.time_zone, phone = o.phone, website = o.website, seen_on = o.seen_on,
      from_source = o.from_source, said = o.said, licence = o.licence, import_id = o.import_id
    from private.import_changes as c, jsonb_populate_record(null::public.prayer_rooms, c.before) as o
    where c.import_id = import and c.kind = 'prayer_room' and c.row_id = any (ids) and e.id = c.row_id and e.import_id = import;
    delete from private.import_changes as c where c.import_id = import and c.kind = 'prayer_room' and c.row_id = any (ids);
    done := cardinality(ids);
    return;
  end if;
  select array_agg(id) into ids from (
    select r.id from public.prayer_rooms as r where r.import_id = import limit max_rows
  ) as few;
  update public.prayer_rooms as r set status = 'hidden', import_id = null
  where r.id = any (ids) and exists (select from public.prayer_room_words as w where w.room_id = r.id);
  get diagnostics hidden = row_count;
  delete from public.prayer_rooms as r where r.id = any (ids) and r.import_id = import;
  done := coalesce(cardinality(ids), 0);
end $$;

revoke execute on function
  private.room_slug(text, text, text, uuid), private.write_room_word(uuid, text, jsonb, text),
  private.tell_room_word(public.prayer_room_words, text), private.accept_room_word(public.prayer_room_words, text),
  private.decide_prayer_room_word(uuid, text, text, uuid), private.preview_prayer_room_word(uuid),
  private.decide_prayer_room(uuid, text, text, uuid), private.hide_prayer_room(uuid), private.preview_prayer_room(uuid),
  private.weigh_room_word(public.prayer_room_words), private.is_room_word(text, jsonb),
  private.room_value(public.prayer_rooms, text), public.say_of_prayer_room(uuid, text, jsonb), public.add_prayer_room(jsonb),
  private.room_of_row(private.import_rows), private.count_prayer_rooms(public.imports),
  private.merge_prayer_rooms(public.imports, smallint, smallint, bigint, bigint), private.undo_prayer_rooms(uuid, integer),
  private.room_card(public.prayer_rooms, extensions.cube), private.rest_of_prayer_room(uuid),
  public.prayer_room_page(text),
  public.find_prayer_rooms(
    double precision, double precision, text, text[], text[], double precision, double precision, double precision,
    double precision, double precision, integer, integer, text
  )
from public, anon, authenticated;
grant execute on function public.say_of_prayer_room(uuid, text, jsonb), public.add_prayer_room(jsonb) to authenticated, service_role;
grant execute on function
  private.room_card(public.prayer_rooms, extensions.cube), public.prayer_room_page(text),
  public.find_prayer_rooms(
    double precision, double precision, text, text[], text[], double precision, double precision, double precision,
    double precision, double precision, integer, integer, text
  )
to anon, authenticated, service_role;
