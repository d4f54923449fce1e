-- Events: what a contribution of this section says besides its words, the days on which it takes place, and who comes.
--
-- A day of an event is laid down as an instant by whoever knows the prayer times and the clocks of the place (the site when
-- it is saved, a job for the days further on); seats are given here, under the lock of the day they belong to.

insert into public.community_sections (section, position, has_title, fewest_characters, most_characters, has_facts)
values ('events', 10, true, 10, 10000, true);

create table public.events (
  contribution_id uuid primary key references public.contributions (id) on delete cascade,
  anchor text not null check (anchor in ('clock', 'fajr', 'dhuhr', 'asr', 'maghrib', 'isha')),
  clock time check ((anchor = 'clock') = (clock is not null)),
  shift smallint not null default 0 check (shift between -120 and 240 and (anchor <> 'clock' or shift = 0)),
  minutes integer not null check (minutes between 5 and 10080),
  first_day date not null check (first_day between '2000-01-01' and '2200-01-01'),
  rule text check (length(rule) <= 200 and rule ~ '^FREQ=(DAILY|WEEKLY|MONTHLY)(;[A-Z]+=[0-9A-Z,-]+)*$'),
  except_days date[] not null default '{}' check (cardinality(except_days) <= 60),
  time_zone text not null check (length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  attendance text not null check (attendance in ('place', 'online', 'both')),
  venue text check (length(venue) between 1 and 200),
  online_url text check (length(online_url) <= 500 and private.is_web_address(online_url)),
  audience text[] not null default '{}' check (audience <@ array['sisters', 'brothers', 'family', 'children']),
  access text[] not null default '{}' check (access <@ array['step_free', 'hearing', 'sign_language', 'quiet', 'parking', 'childcare']),
  price numeric(9, 2) check (price > 0),
  currency text check (currency ~ '^[A-Z]{3}$' and (currency is null) = (price is null)),
  capacity integer check (capacity between 1 and 100000),
  most_guests smallint not null default 0 check (most_guests between 0 and 9),
  laid_at timestamptz not null default now(),
  questions text[] not null default '{}' check (cardinality(questions) <= 5),
  check (attendance = 'place' or online_url is not null)
);
call private.passport(
  'public.events', written_by => 'members',
  people => '{"contribution_id": {"part": "community", "through": "contributions.author_id"}}',
  watched => '{contribution_id}'
);
create index events_laid_at on public.events (laid_at) where rule is not null or anchor <> 'clock';
comment on table public.events is 'What an event says besides its words. Read through page functions: its address online is for those who come.';
comment on column public.events.rule is 'RRULE of RFC 5545, as far as docs/decisions/069-events.md says, by calendar days at the place.';

create table public.event_days (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (contribution_id) on delete cascade,
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null default 'planned' check (state in ('planned', 'cancelled')),
  moved_from timestamptz,
  is_fixed boolean not null default false,
  note text check (length(note) between 1 and 300),
  -- For those who come, and nobody else.
  guest_note text check (length(guest_note) between 2 and 1000),
  capacity integer,
  taken integer not null default 0 check (taken >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  reminded_at timestamptz,
  -- Which edition of the day calendars have: it grows with each change of what they show.
  edition integer not null default 0 check (edition >= 0),
  changed_at timestamptz not null default now(),
  unique (event_id, day),
  constraint never_too_many check (capacity is null or taken <= capacity)
);
call private.passport('public.event_days', written_by => 'members', watched => '{id}');
create index event_days_in_order on public.event_days (starts_at, id);
create index event_days_of on public.event_days (event_id, starts_at);
create index event_days_to_remind on public.event_days (starts_at) where reminded_at is null and state = 'planned';
comment on table public.event_days is 'The days of an event. What was cancelled or moved stays. is_fixed: the host set this day''s time.';

create function private.count_edition() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.starts_at, new.ends_at, new.state, new.note) is distinct from (old.starts_at, old.ends_at, old.state, old.note) then
    new.edition := old.edition + 1;
  end if;
  if new.edition <> old.edition then
    new.changed_at := now();
  end if;
  return new;
end $$;
create trigger count_edition before update on public.event_days
for each row execute function private.count_edition();

-- What all days have in common was changed: each that is not over has a new edition.
create function private.count_editions(event uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.event_days as d set edition = d.edition + 1
  where d.id in (
    select x.id from public.event_days as x
    where x.event_id = count_editions.event and x.ends_at > now() order by x.id for no key update
  )
$$;

create function private.count_editions_of_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_editions(new.contribution_id);
  return null;
end $$;
create trigger count_editions after update on public.events
for each row when ((old.venue, old.attendance) is distinct from (new.venue, new.attendance))
execute function private.count_editions_of_event();

create function private.count_editions_of_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_editions(new.id);
  return null;
end $$;
create trigger count_editions after update of title, body, place_id, city, is_anonymous on public.contributions
for each row when (
  new.section = 'events' and (old.title, old.body, old.place_id, old.city, old.is_anonymous)
    is distinct from (new.title, new.body, new.place_id, new.city, new.is_anonymous)
) execute function private.count_editions_of_words();

create table public.event_answers (
  id uuid primary key default gen_random_uuid(),
  day_id uuid not null references public.event_days (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  seat text not null check (seat in ('going', 'waiting', 'maybe')),
  guests smallint not null default 0 check (guests between 0 and 9),
  line bigint generated always as identity,
  checked_in_at timestamptz,
  created_at timestamptz not null default now(),
  -- Answers to the host's questions, in their order; read by the host.
  said text[] not null default '{}' check (cardinality(said) <= 5),
  shows_name boolean not null default false,
  unique (day_id, user_id)
);
call private.passport('public.event_answers', written_by => 'members', people => '{"user_id": "community"}');
create index event_answers_user_id on public.event_answers (user_id);
create index event_answers_line on public.event_answers (day_id, line) where seat = 'waiting';
comment on table public.event_answers is 'Who comes. Read by oneself; the host gets names from a function. Written by functions only, which give seats in order.';

create table private.calendar_keys (
  user_id uuid primary key references auth.users (id) on delete cascade,
  key uuid not null unique default gen_random_uuid()
);
call private.passport(
  'private.calendar_keys', written_by => 'site',
  people => '{"user_id": {"left_out": "an address that works as a key"}}'
);
comment on table private.calendar_keys is 'Whoever holds the key may subscribe to the days a member goes to. A new one ends the old.';

-- Seats.

-- Counts a day anew and gives free seats to those who wait, in their order. A party that does not fit holds up who is
-- behind it: nobody is passed.
create function private.settle_day(day uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.event_days;
  next record;
  seats integer;
begin
  select * into d from public.event_days as x where x.id = settle_day.day for no key update;
  if d.id is null then
    return;
  end if;
  select coalesce(sum(1 + a.guests), 0) into seats from public.event_answers as a where a.day_id = d.id and a.seat = 'going';
  if d.state = 'planned' and d.ends_at > now() then
    for next in
      select a.id, a.user_id, a.guests from public.event_answers as a
      where a.day_id = d.id and a.seat = 'waiting' order by a.line
    loop
      -- Fewer seats than the party has people: they may come with fewer, but hold up nobody.
      continue when 1 + next.guests > d.capacity;
      exit when d.capacity is not null and seats + 1 + next.guests > d.capacity;
      update public.event_answers as a set seat = 'going' where a.id = next.id;
      seats := seats + 1 + next.guests;
      perform private.notify(
        next.user_id, 'event_seat', d.event_id, null, null, jsonb_build_object('at', d.starts_at, 'zone', (
          select e.time_zone from public.events as e where e.contribution_id = d.event_id
        ))
      );
    end loop;
  end if;
  update public.event_days as x set taken = seats, waiting = (
    select count(*) from public.event_answers as a where a.day_id = d.id and a.seat = 'waiting'
  ) where x.id = d.id returning x.* into d;
  perform private.tell_live('contribution:' || d.event_id, 'seats', jsonb_build_object('day', d.id, 'taken', d.taken, 'waiting', d.waiting));
end $$;

-- Also when an account goes.
create function private.settle_after_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.settle_day(old.day_id);
  return null;
end $$;
create trigger settle_after_answer after delete on public.event_answers
for each row execute function private.settle_after_answer();

-- `answer`: going, maybe or none. Whoever finds no seat waits; whoever waits keeps their place.
-- `said` answers the host's questions; `shows_name`: other members may see who comes. Null: as it was.
create function public.answer_event(
  day uuid, answer text, guests integer default 0, said text[] default null, shows_name boolean default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  d public.event_days;
  e public.events;
  c public.contributions;
  mine public.event_answers;
  party integer := coalesce(answer_event.guests, 0);
begin
  select * into d from public.event_days as x where x.id = answer_event.day for no key update;
  select * into e from public.events as x where x.contribution_id = d.event_id;
  select * into c from public.contributions as x where x.id = d.event_id;
  if d.id is null or c.state not in ('published', 'within') then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if answer <> 'none' and private.is_out_of_reach(c) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if answer not in ('going', 'maybe', 'none') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  select * into mine from public.event_answers as a where a.day_id = d.id and a.user_id = member;
  if answer = 'none' then
    delete from public.event_answers as a where a.id = mine.id;
    return jsonb_build_object('seat', null);
  end if;
  if d.ends_at <= now() then
    raise exception 'event_over' using errcode = '55000';
  end if;
  if d.state = 'cancelled' then
    raise exception 'event_cancelled' using errcode = '55000';
  end if;
  if party < 0 or party > e.most_guests or 1 + party > d.capacity then
    raise exception 'event_guests' using errcode = '22023';
  end if;
  mine.said := coalesce(array(
    select left(private.clean_text(coalesce(x.words, '')), 300)
    from unnest(answer_event.said) with ordinality as x (words, place)
    where x.place <= cardinality(e.questions) and answer_event.said is not null order by x.place
  ), '{}');
  if answer_event.said is null then
    mine.said := coalesce((select a.said from public.event_answers as a where a.id = mine.id), '{}');
  end if;
  if private.word_effect(array_to_string(mine.said, E'\n')) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  mine.shows_name := coalesce(answer_event.shows_name, mine.shows_name, false);
  if answer = 'maybe' then
    insert into public.event_answers as a (day_id, user_id, seat) values (d.id, member, 'maybe')
    on conflict (day_id, user_id) do update set seat = 'maybe', guests = 0, checked_in_at = null;
  elsif mine.seat = 'going' then
    if d.capacity is not null and d.taken - mine.guests + party > d.capacity then
      raise exception 'event_full' using errcode = '55000';
    end if;
    update public.event_answers as a set guests = party where a.id = mine.id;
  elsif mine.seat = 'waiting' then
    -- More people than before are as if they came now.
    if party > mine.guests then
      delete from public.event_answers as a where a.id = mine.id;
      insert into public.event_answers (day_id, user_id, seat, guests) values (d.id, member, 'waiting', party);
    else
      update public.event_answers as a set guests = party where a.id = mine.id;
    end if;
  else
    -- Everyone stands in line first, and whoever is at its head sits down at once. Who said maybe has no place in it.
    delete from public.event_answers as a where a.id = mine.id;
    insert into public.event_answers (day_id, user_id, seat, guests) values (d.id, member, 'waiting', party);
  end if;
  update public.event_answers as a set said = mine.said, shows_name = mine.shows_name
  where a.day_id = d.id and a.user_id = member;
  perform private.settle_day(d.id);
  -- Told on the page itself.
  update public.notifications as n set read_at = now()
  where n.user_id = member and n.kind = 'event_seat' and n.contribution_id = d.event_id and n.read_at is null;
  return (select jsonb_build_object('seat', a.seat, 'guests', a.guests) from public.event_answers as a where a.day_id = d.id and a.user_id = member);
end $$;

-- Telling those who said they would come. What was told before and not read yet is out of date.
create function private.tell_goers(day uuid, kind text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.tell_newest(
    array(select a.user_id from public.event_answers as a where a.day_id = d.id), tell_goers.kind, d.event_id, null, null,
    jsonb_build_object(
      'what', case d.state when 'cancelled' then 'cancelled' else 'moved' end, 'at', d.starts_at, 'zone', e.time_zone
    )
  )
  from public.event_days as d join public.events as e on e.contribution_id = d.event_id where d.id = tell_goers.day
$$;

-- Days.

create function private.lay_days(event uuid, days jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  e public.events;
  wanted record;
  old public.event_days;
begin
  select * into e from public.events as x where x.contribution_id = lay_days.event for no key update;
  if jsonb_typeof(days) is distinct from 'array' or jsonb_array_length(days) > 200 then
    raise exception 'event_days' using errcode = '22023';
  end if;
  for wanted in
    select (x ->> 'day')::date as day, (x ->> 'starts_at')::timestamptz as starts_at from jsonb_array_elements(days) as x order by 1
  loop
    if wanted.day is null or wanted.starts_at is null or abs(extract(epoch from wanted.starts_at - wanted.day::timestamptz)) > 3 * 86400 then
      raise exception 'event_days' using errcode = '22023';
    end if;
    select * into old from public.event_days as d where d.event_id = e.contribution_id and d.day = wanted.day for no key update;
    if old.id is null then
      insert into public.event_days (event_id, day, starts_at, ends_at, capacity)
      values (e.contribution_id, wanted.day, wanted.starts_at, wanted.starts_at + make_interval(mins => e.minutes), e.capacity);
    elsif old.starts_at > now() and not old.is_fixed and old.state = 'planned' then
      update public.event_days as d set starts_at = wanted.starts_at, ends_at = wanted.starts_at + make_interval(mins => e.minutes),
        -- Minutes by which the sun differs move nothing.
        moved_from = case when abs(extract(epoch from wanted.starts_at - old.starts_at)) >= 900 and old.taken + old.waiting > 0
          then coalesce(old.moved_from, old.starts_at) else old.moved_from end
      where d.id = old.id;
      if abs(extract(epoch from wanted.starts_at - old.starts_at)) >= 900 then
        perform private.tell_goers(old.id, 'event_changed');
      end if;
    end if;
  end loop;
  -- Days that are no more: cancelled where somebody meant to come, gone where nobody did.
  for old in
    select d.* from public.event_days as d
    where d.event_id = e.contribution_id and d.starts_at > now() and d.state = 'planned' and not d.is_fixed
      and not exists (select from jsonb_array_elements(days) as x where (x ->> 'day')::date = d.day)
    order by d.day for no key update
  loop
    if exists (select from public.event_answers as a where a.day_id = old.id) then
      update public.event_days as d set state = 'cancelled' where d.id = old.id;
      perform private.tell_goers(old.id, 'event_changed');
    else
      delete from public.event_days as d where d.id = old.id;
    end if;
  end loop;
  update public.events as x set laid_at = now() where x.contribution_id = e.contribution_id;
end $$;

create function private.words_of(list jsonb) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct w order by w), '{}') from jsonb_array_elements_text(coalesce(list, '[]')) as w
$$;

create function public.save_event(input jsonb, days jsonb, contribution uuid default null, wanted text default 'publish')
returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept public.contributions;
  place uuid := (input ->> 'place_id')::uuid;
  ground record;
  seats integer := (input ->> 'capacity')::integer;
  venue text := nullif(private.clean_text(input ->> 'venue'), '');
  asked text[] := array(
    select left(regexp_replace(private.clean_text(x.q), '\s+', ' ', 'g'), 140)
    from jsonb_array_elements_text(coalesce(input -> 'questions', '[]')) with ordinality as x (q, at)
    where private.clean_text(x.q) <> '' order by x.at
  );
  future record;
begin
  perform private.require_member();
  if place is not null then
    select * into ground from (
      select m.city, m.country_code, m.latitude, m.longitude from public.mosque_unified as m where m.id = place
      union all
      select b.city, b.country_code, b.latitude, b.longitude from public.business_unified as b where b.id = place
    ) as found limit 1;
    if not found then
      raise exception 'event_place' using errcode = '22023';
    end if;
    input := input || jsonb_build_object(
      'city', ground.city, 'country_code', ground.country_code, 'latitude', ground.latitude, 'longitude', ground.longitude
    );
  end if;
  -- An address is no place for advertising.
  if venue is not null and (private.text_flags(venue) <> '{}' or private.word_effect(venue) is not null) then
    raise exception 'event_venue' using errcode = '22023';
  end if;
  if cardinality(asked) > 5 or private.word_effect(array_to_string(asked, E'\n')) = 'refuse' then
    raise exception 'event_questions' using errcode = '22023';
  end if;
  if wanted <> 'draft' and coalesce(jsonb_array_length(days), 0) = 0 and contribution is null then
    raise exception 'event_days' using errcode = '22023';
  end if;
  kept := private.keep_contribution('events', input, contribution, wanted);
  if wanted <> 'draft' and input ->> 'anchor' <> 'clock' and kept.latitude is null then
    raise exception 'event_place' using errcode = '22023';
  end if;
  if exists (
    select from public.event_days as d
    where d.event_id = kept.id and d.ends_at > now() and d.state = 'planned' and d.taken > seats
  ) then
    raise exception 'event_capacity' using errcode = '22023';
  end if;
  insert into public.events as e (
    contribution_id, anchor, clock, shift, minutes, first_day, rule, except_days, time_zone, attendance, venue, online_url,
    audience, access, price, currency, capacity, most_guests, questions
  )
  values (
    kept.id, input ->> 'anchor', (input ->> 'clock')::time, coalesce((input ->> 'shift')::smallint, 0::smallint),
    (input ->> 'minutes')::integer, (input ->> 'first_day')::date, input ->> 'rule',
    array(select x::date from jsonb_array_elements_text(coalesce(input -> 'except_days', '[]')) as x),
    input ->> 'time_zone', input ->> 'attendance', venue, input ->> 'online_url', private.words_of(input -> 'audience'),
    private.words_of(input -> 'access'), (input ->> 'price')::numeric, input ->> 'currency', seats,
    coalesce((input ->> 'most_guests')::smallint, 0::smallint), asked
  )
  on conflict (contribution_id) do update set
    anchor = excluded.anchor, clock = excluded.clock, shift = excluded.shift, minutes = excluded.minutes,
    first_day = excluded.first_day, rule = excluded.rule, except_days = excluded.except_days, time_zone = excluded.time_zone,
    attendance = excluded.attendance, venue = excluded.venue, online_url = excluded.online_url, audience = excluded.audience,
    access = excluded.access, price = excluded.price, currency = excluded.currency, capacity = excluded.capacity,
    most_guests = excluded.most_guests, questions = excluded.questions;
  perform private.lay_days(kept.id, coalesce(days, '[]'));
  for future in
    select d.id from public.event_days as d
    where d.event_id = kept.id and d.ends_at > now() and d.capacity is distinct from seats order by d.id
  loop
    update public.event_days as d set capacity = seats where d.id = future.id;
    perform private.settle_day(future.id);
  end loop;
  return jsonb_build_object('id', kept.id, 'slug', kept.slug, 'state', kept.state);
end $$;

create function private.require_host(day uuid) returns public.event_days
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  d public.event_days;
begin
  select x.* into d from public.event_days as x join public.contributions as c on c.id = x.event_id
  where x.id = require_host.day and c.author_id = member for no key update of x;
  if d.id is null then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  return d;
end $$;

-- The host calls a day off, or all that are to come. It stays to be seen, with the reason.
create function public.cancel_event_day(day uuid, note text default null, all_coming boolean default false) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.event_days := private.require_host(cancel_event_day.day);
  why text := nullif(left(private.clean_text(cancel_event_day.note), 300), '');
  gone record;
begin
  if why is not null and private.word_effect(why) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  for gone in
    select x.id from public.event_days as x
    where x.event_id = d.event_id and x.state = 'planned' and x.ends_at > now() and (x.id = d.id or all_coming and x.starts_at >= d.starts_at)
    order by x.starts_at for no key update
  loop
    update public.event_days as x set state = 'cancelled', note = why where x.id = gone.id;
    perform private.tell_goers(gone.id, 'event_changed');
  end loop;
  if all_coming then
    -- No further days are laid.
    update public.events as e set rule = null where e.contribution_id = d.event_id;
  end if;
  perform private.tell_live('contribution:' || d.event_id, 'changed', '{}');
end $$;

create function public.move_event_day(day uuid, starts_at timestamptz, note text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.event_days := private.require_host(move_event_day.day);
  why text := nullif(left(private.clean_text(move_event_day.note), 300), '');
begin
  if d.state <> 'planned' or d.ends_at <= now() or move_event_day.starts_at <= now()
    or move_event_day.starts_at > now() + interval '2 years'
  then
    raise exception 'event_days' using errcode = '22023';
  end if;
  if why is not null and private.word_effect(why) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  update public.event_days as x set
    starts_at = move_event_day.starts_at, ends_at = move_event_day.starts_at + (d.ends_at - d.starts_at),
    moved_from = coalesce(d.moved_from, d.starts_at), is_fixed = true, note = why, reminded_at = null
  where x.id = d.id;
  perform private.tell_goers(d.id, 'event_changed');
  perform private.tell_live('contribution:' || d.event_id, 'changed', '{}');
end $$;

-- Who comes, for the host: names, never who they are to the database.
create function public.event_guests(day uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.event_days := private.require_host(event_guests.day);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'seat', a.seat, 'guests', a.guests, 'is_here', a.checked_in_at is not null, 'said', a.said,
      -- Whoever has written nothing yet has a name all the same, and no page of their own.
      'person', coalesce(private.person_card(a.user_id), jsonb_build_object('handle', null, 'name', private.public_name(a.user_id)))
    ) order by a.seat, a.line), '[]')
    from public.event_answers as a where a.day_id = d.id and not private.are_apart(a.user_id, auth.uid())
  );
end $$;

-- The host writes to those who come to a day: it stands on the page for them, and they are told that it does.
create function public.tell_guests(day uuid, body text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.event_days := private.require_host(tell_guests.day);
  words text := private.clean_text(coalesce(tell_guests.body, ''));
begin
  if d.state <> 'planned' or d.ends_at <= now() then
    raise exception 'event_over' using errcode = '55000';
  end if;
  if length(words) not between 2 and 1000 then
    raise exception 'note' using errcode = '22023';
  end if;
  if private.word_effect(words) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  perform private.take_turn('guests', auth.uid(), 10);
  update public.event_days as x set guest_note = words where x.id = d.id;
  perform private.tell_newest(
    array(select a.user_id from public.event_answers as a where a.day_id = d.id and a.seat in ('going', 'waiting')),
    'event_changed', d.event_id, null, null,
    (select jsonb_build_object('what', 'note', 'at', d.starts_at, 'zone', e.time_zone)
     from public.events as e where e.contribution_id = d.event_id)
  );
  perform private.tell_live('contribution:' || d.event_id, 'changed', '{}');
end $$;

create function public.check_in(answer uuid, is_here boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_host((select a.day_id from public.event_answers as a where a.id = check_in.answer));
  update public.event_answers as a set checked_in_at = case when check_in.is_here then coalesce(a.checked_in_at, now()) end
  where a.id = check_in.answer and a.seat = 'going';
end $$;

-- Reading.

-- Reading.

-- Where an event and a job lead to: the pin of the place, where it has one.
create function private.event_place(place uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', u.id, 'kind', u.kind, 'name', u.name, 'slug', u.slug, 'address', u.address,
      'latitude', u.latitude, 'longitude', u.longitude
    )
    from (
      select m.id, 'mosque' as kind, m.name, m.slug, m.address, m.latitude, m.longitude
      from public.mosque_unified as m where m.id = place
      union all
      select b.id, 'business', b.name, b.slug, b.address, b.latitude, b.longitude
      from public.business_unified as b where b.id = place
    ) as u limit 1
  );
end $$;

-- One day of an event, as calendars show it.
create function private.event_day_card(d public.event_days, e public.events, c public.contributions) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', d.id, 'event', c.id, 'slug', c.slug, 'title', c.title, 'language', c.language, 'is_sample', c.is_sample, 'day', d.day,
      'starts_at', d.starts_at, 'ends_at', d.ends_at, 'time_zone', e.time_zone, 'anchor', e.anchor, 'shift', e.shift,
      'is_fixed', d.is_fixed, 'state', d.state, 'moved_from', d.moved_from, 'note', d.note, 'city', c.city,
      'country_code', c.country_code, 'place', private.event_place(c.place_id), 'venue', e.venue, 'attendance', e.attendance,
      'audience', e.audience, 'price', e.price, 'currency', e.currency, 'capacity', d.capacity, 'taken', d.taken,
      'waiting', d.waiting, 'repeats', e.rule is not null, 'photo', private.own_picture(c.id)
    )
  );
end $$;

-- The same for calendar programs: with its words, whoever holds it, and which edition it is.
create function private.event_day_entry(d public.event_days, e public.events, c public.contributions) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.event_day_card(d, e, c) || jsonb_build_object(
    'edition', d.edition, 'changed_at', d.changed_at, 'about', left(c.body, 4000),
    'host', case when not c.is_anonymous then private.person_card(c.author_id) end
  )
$$;

create function private.facts_of_events(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'anchor', e.anchor, 'clock', to_char(e.clock, 'HH24:MI'), 'shift', e.shift, 'minutes', e.minutes, 'first_day', e.first_day,
      'rule', e.rule, 'except_days', e.except_days, 'time_zone', e.time_zone, 'attendance', e.attendance, 'venue', e.venue,
      'audience', e.audience, 'access', e.access, 'price', e.price, 'currency', e.currency, 'capacity', e.capacity,
      'most_guests', e.most_guests, 'questions', e.questions, 'place', private.event_place(c.place_id),
      'photo', private.own_picture(c.id),
      -- Where it meets online is for those who come, and for the team, who read it before others do.
      'online_url', case when c.author_id = auth.uid() or private.is_staff() or exists (
        select from public.event_answers as a join public.event_days as d on d.id = a.day_id
        where d.event_id = e.contribution_id and a.user_id = auth.uid() and a.seat = 'going' and d.ends_at > now() - interval '1 day'
      ) then e.online_url end,
      'days', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', d.id, 'day', d.day, 'starts_at', d.starts_at, 'ends_at', d.ends_at, 'state', d.state, 'moved_from', d.moved_from,
          'is_fixed', d.is_fixed, 'note', d.note, 'capacity', d.capacity, 'taken', d.taken, 'waiting', d.waiting, 'mine', (
            select jsonb_build_object(
              'seat', a.seat, 'guests', a.guests, 'said', a.said, 'shows_name', a.shows_name, 'position', case when a.seat = 'waiting' then (
                select count(*) from public.event_answers as b where b.day_id = d.id and b.seat = 'waiting' and b.line <= a.line
              ) end
            )
            from public.event_answers as a where a.day_id = d.id and a.user_id = auth.uid()
          ),
          'guest_note', case when c.author_id = auth.uid() or exists (
            select from public.event_answers as a
            where a.day_id = d.id and a.user_id = auth.uid() and a.seat in ('going', 'waiting')
          ) then d.guest_note end,
          -- Whoever said so is named, to members.
          'names', case when auth.uid() is not null then (
            select coalesce(jsonb_agg(private.person_card(n.user_id) order by n.line), '[]')
            from (
              select a.user_id, a.line from public.event_answers as a
              where a.day_id = d.id and a.seat = 'going' and a.shows_name and not private.is_folded(a.user_id)
                and exists (select from public.people as p where p.user_id = a.user_id)
              order by a.line limit 24
            ) as n
          ) else '[]'::jsonb end
        ) order by d.starts_at), '[]')
        from (
          select x.* from public.event_days as x
          where x.event_id = e.contribution_id and x.ends_at > now() - interval '12 hours' order by x.starts_at limit 20
        ) as d
      ),
      'last_day', (select max(d.starts_at) from public.event_days as d where d.event_id = e.contribution_id)
    )
    from public.events as e join public.contributions as c on c.id = e.contribution_id
    where e.contribution_id = facts_of_events.contribution
  );
end $$;

-- Days of events in order. Without `from_day`: from now on. Near: within `km` of a point, found by the index of points. `event`: of
-- one alone. `once`: each event at its first day that takes place; what is called off before it stays. Answers are kept for ten
-- minutes, so a day that ends within them does not hide the next.
create function public.events_list(
  from_day date default null, until_day date default null, lat double precision default null,
  lng double precision default null, km double precision default 50, place uuid default null, marks text[] default null,
  attendance text default null, languages text[] default null, is_free boolean default null, event uuid default null,
  after text default null, max_results integer default 30, words text default null, once boolean default false,
  for_calendar boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := least(greatest(coalesce(max_results, 30), 1), 300);
  here extensions.cube := private.sphere_point(lat, lng);
  wanted tsquery := private.prefix_query(words);
  ids uuid[];
  near uuid[];
  reach double precision := least(greatest(km, 1), 500);
begin
  if nullif(btrim(words), '') is not null and wanted is null then
    return jsonb_build_object('items', '[]'::jsonb, 'next', null);
  end if;
  if here is not null then
    near := array(
      select c.id from public.contributions as c join public.events as e on e.contribution_id = c.id
      where c.state = 'published' and c.section = 'events' and e.attendance <> 'online'
        and c.point operator(extensions.<@) extensions.cube_enlarge(here, reach, 3)
        and extensions.cube_distance(c.point, here) <= reach
    );
  end if;
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  -- As text, so that each question is planned for what it asks, and stops when the page is full.
  execute format(
    'select array(
       select d.id from public.event_days as d
       join public.events as e on e.contribution_id = d.event_id
       join public.contributions as c on c.id = d.event_id
       where c.state = ''published'' %s order by d.starts_at, d.id limit $1 + 1
     )',
    concat(
      case when from_day is null then ' and d.ends_at > now() and d.starts_at > now() - interval ''8 days'''
        else ' and d.starts_at >= $2::timestamptz - interval ''2 days'' and d.day >= $2' end,
      case when until_day is not null then ' and d.starts_at < $3::timestamptz + interval ''3 days'' and d.day <= $3' end,
      case when here is not null then ' and d.event_id = any ($4)' end,
      case when events_list.place is not null then ' and c.place_id = $5' end,
      case when marks is not null then ' and e.audience @> $6' end,
      case when events_list.attendance is not null then ' and e.attendance in ($7, ''both'')' end,
      case when cardinality(languages) > 0 then ' and c.language = any ($8)' end,
      case is_free when true then ' and e.price is null' when false then ' and e.price is not null' end,
      case when events_list.event is not null then ' and d.event_id = $9' end,
      case when wanted is not null then ' and c.search @@ $11' end,
      case when auth.uid() is not null then ' and not private.is_folded_card(c)' end,
      case when once then concat(
        ' and not exists (
           select 1 from public.event_days as b
           where b.event_id = d.event_id and b.state = ''planned'' and (b.starts_at, b.id) < (d.starts_at, d.id)',
        case when from_day is null then ' and b.ends_at > now() + interval ''10 minutes''' else ' and b.day >= $2' end,
        ')'
      ) end,
      case when after is not null then
        ' and (d.starts_at, d.id) > (split_part($10, ''~'', 1)::timestamptz, split_part($10, ''~'', 2)::uuid)' end
    )
  ) into ids using most, from_day, until_day, near, place, marks, attendance, languages, event, after, wanted;
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(
        case when for_calendar then private.event_day_entry(d, e, c) else private.event_day_card(d, e, c) end order by o.place
      ), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place)
      join public.event_days as d on d.id = o.id join public.events as e on e.contribution_id = d.event_id
      join public.contributions as c on c.id = d.event_id
    ),
    'next', case when cardinality(ids) > most then (select d.starts_at::text || '~' || d.id from public.event_days as d where d.id = ids[most]) end
  );
end $$;

-- A member's own calendar, by a key nobody can guess.
create function public.calendar_key(renew boolean default false) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  -- The key outlives the session: a stolen password must not come away with one.
  perform private.need_second_factor();
  insert into private.calendar_keys as k (user_id) values (member)
  on conflict (user_id) do update set key = case when renew then gen_random_uuid() else k.key end;
  return (select k.key from private.calendar_keys as k where k.user_id = member);
end $$;

create function public.events_of(key uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when exists (select from private.calendar_keys as k where k.key = events_of.key) then (
    select coalesce(jsonb_agg(private.event_day_entry(d, e, c) || jsonb_build_object('seat', a.seat) order by d.starts_at), '[]')
    from private.calendar_keys as k join public.event_answers as a on a.user_id = k.user_id
    join public.event_days as d on d.id = a.day_id join public.events as e on e.contribution_id = d.event_id
    join public.contributions as c on c.id = d.event_id
    where k.key = events_of.key and d.starts_at > now() - interval '60 days'
      and (c.state = 'published' or c.state = 'within' and private.belongs_to_group(k.user_id, c.group_id))
      and not private.are_apart(c.author_id, k.user_id)
  ) end
$$;

-- For the jobs.

-- Events whose days further on are to be laid, and those that follow the sun: what the site needs to reckon them.
create function public.events_to_lay(max_results integer default 50) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', e.contribution_id, 'anchor', e.anchor, 'clock', to_char(e.clock, 'HH24:MI'), 'shift', e.shift, 'first_day', e.first_day,
    'rule', e.rule, 'except_days', e.except_days, 'time_zone', e.time_zone, 'country_code', e.country_code,
    'lat', coalesce(e.exact_lat, e.latitude), 'lng', coalesce(e.exact_lng, e.longitude), 'method', e.calculation_method, 'school', e.asr_school
  )), '[]')
  from (
    select x.*, c.country_code, c.latitude, c.longitude, m.latitude as exact_lat, m.longitude as exact_lng,
      m.calculation_method, m.asr_school
    from public.events as x join public.contributions as c on c.id = x.contribution_id
    left join public.mosque_unified as m on m.id = c.place_id
    where (x.rule is not null or x.anchor <> 'clock') and x.laid_at < now() - interval '20 hours'
      and c.state in ('published', 'within', 'review', 'hidden')
      -- Without its place a prayer cannot be reckoned: the days that are known stay.
      and (x.anchor = 'clock' or coalesce(m.latitude, c.latitude) is not null)
    order by x.laid_at limit least(greatest(max_results, 1), 500)
  ) as e
$$;

create function public.lay_event(event uuid, days jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.lay_days(event, days)
$$;

-- Once for each day, when it begins within a day.
create function public.remind_of_events() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select d.id from public.event_days as d join public.contributions as c on c.id = d.event_id
    where d.reminded_at is null and d.state = 'planned' and c.state in ('published', 'within')
      and d.starts_at > now() and d.starts_at <= now() + interval '24 hours'
    order by d.starts_at limit 500 for no key update of d skip locked
  loop
    update public.event_days as d set reminded_at = now() where d.id = due.id;
    perform private.tell_goers(due.id, 'event_soon');
    told := told + 1;
  end loop;
  return told;
end $$;
grant select on public.event_answers to authenticated;
create policy "members can see their answers" on public.event_answers
for select to authenticated using (user_id = (select auth.uid()));

create policy "nobody but page functions reads events" on public.events
for select to authenticated using (false);
create policy "nobody but page functions reads their days" on public.event_days
for select to authenticated using (false);

revoke execute on function
  private.settle_day(uuid),
  private.settle_after_answer(),
  private.tell_goers(uuid, text),
  private.lay_days(uuid, jsonb),
  private.words_of(jsonb),
  private.require_host(uuid),
  private.event_place(uuid),
  private.event_day_card(public.event_days, public.events, public.contributions),
  private.event_day_entry(public.event_days, public.events, public.contributions),
  private.count_edition(),
  private.count_editions(uuid),
  private.count_editions_of_event(),
  private.count_editions_of_words(),
  private.facts_of_events(uuid),
  public.answer_event(uuid, text, integer, text[], boolean), public.tell_guests(uuid, text),
  public.save_event(jsonb, jsonb, uuid, text),
  public.cancel_event_day(uuid, text, boolean),
  public.move_event_day(uuid, timestamptz, text),
  public.event_guests(uuid),
  public.check_in(uuid, boolean),
  public.calendar_key(boolean),
  public.events_of(uuid),
  public.events_to_lay(integer),
  public.lay_event(uuid, jsonb),
  public.remind_of_events()
from public, anon, authenticated;
grant execute on function
  public.answer_event(uuid, text, integer, text[], boolean), public.tell_guests(uuid, text), public.save_event(jsonb, jsonb, uuid, text),
  public.cancel_event_day(uuid, text, boolean), public.move_event_day(uuid, timestamptz, text), public.event_guests(uuid),
  public.check_in(uuid, boolean), public.calendar_key(boolean)
to authenticated, service_role;
grant execute on function public.events_of(uuid) to anon, authenticated, service_role;
grant execute on function public.events_to_lay(integer), public.lay_event(uuid, jsonb), public.remind_of_events() to service_role;
revoke execute on function public.events_list(
  date, date, double precision, double precision, double precision, uuid, text[], text, text[], boolean, uuid, text, integer, text,
  boolean, boolean
) from public, anon, authenticated;
grant execute on function public.events_list(
  date, date, double precision, double precision, double precision, uuid, text[], text, text[], boolean, uuid, text, integer, text,
  boolean, boolean
) to anon, authenticated, service_role;
