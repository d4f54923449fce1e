-- A mosque's own details: its prayer times, Jumu'ah, Ramadan and Eid, announcements, and the space for women. Its admins and
-- staff maintain them; every change is on record and can be undone.

create function private.is_clock(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select value is null or value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' $$;

-- "MM-DD" and the time from that day on.
create function private.is_iqamah_calendar(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value is null or jsonb_typeof(value) = 'object' and value <> '{}' and not exists (
    select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
    where entry.key !~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
      or jsonb_typeof(entry.value) <> 'string'
      or entry.value #>> '{}' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  )
$$;

create table public.iqamah_rules (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  prayer text not null check (prayer in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha')),
  kind text not null check (kind in ('fixed', 'offset', 'calendar', 'none')),
  at_time text check (private.is_clock(at_time)),
  minutes smallint check (minutes between 0 and 180),
  calendar jsonb check (private.is_iqamah_calendar(calendar)),
  round_to smallint not null default 0 check (round_to in (0, 5, 10, 15, 30)),
  adhan_before smallint check (adhan_before between 0 and 120),
  effective_from date not null check (effective_from between '2000-01-01' and '2200-01-01'),
  effective_until date check (effective_until >= effective_from and private.is_sane_day(effective_until)),
  note text check (length(note) <= 200),
  said_as text not null default 'mosque' check (said_as in ('mosque', 'staff', 'member')),
  agreed_by smallint check (agreed_by is null or agreed_by >= 2 and said_as = 'member'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (place_id, prayer, effective_from),
  check ((kind = 'fixed') = (at_time is not null)),
  check ((kind = 'offset') = (minutes is not null)),
  check ((kind = 'calendar') = (calendar is not null))
);
call private.passport(
  'public.iqamah_rules', written_by => 'members',
  places => '{"place_id": "private.move_mosque_word"}',
  watched => '{id}'
);
comment on table public.iqamah_rules is
  'When a mosque stands up for each prayer, from a day on. Of the rules that hold on a day, the one that began last counts.';
comment on column public.iqamah_rules.said_as is 'Whose word it is: the mosque''s people, staff, or a member whose suggestion was accepted.';
comment on column public.iqamah_rules.agreed_by is 'How many worshippers said the same; null where no number of them made it.';
comment on column public.iqamah_rules.adhan_before is 'Minutes from the adhan to the iqamah; null: the adhan is called when the prayer begins.';

create table public.jumuah_sessions (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  khutbah_at text not null check (private.is_clock(khutbah_at)),
  prayer_at text check (private.is_clock(prayer_at) and prayer_at >= khutbah_at),
  language text check (length(language) <= 120),
  venue text check (length(venue) <= 160),
  women_space boolean,
  note text check (length(note) <= 300),
  season_from date check (private.is_sane_day(season_from)),
  season_until date check (season_until >= season_from and private.is_sane_day(season_until)),
  said_as text not null default 'mosque' check (said_as in ('mosque', 'staff', 'member')),
  agreed_by smallint check (agreed_by is null or agreed_by >= 2 and said_as = 'member'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call private.passport(
  'public.jumuah_sessions', written_by => 'members',
  places => '{"place_id": "private.move_mosque_word"}',
  watched => '{id}'
);
create index jumuah_sessions_place_id on public.jumuah_sessions (place_id);
comment on table public.jumuah_sessions is 'Each Jumu''ah of a mosque: khutbah, prayer, language, hall, and the season it is held in.';
comment on column public.jumuah_sessions.agreed_by is 'How many worshippers said the same; null where no number of them made it.';

create table public.mosque_occasions (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  kind text not null check (kind in ('taraweeh', 'qiyam', 'iftar', 'itikaf', 'eid_fitr', 'eid_adha', 'fitrana')),
  from_date date not null check (private.is_sane_day(from_date)),
  until_date date check (until_date >= from_date and private.is_sane_day(until_date)),
  at_time text check (private.is_clock(at_time)),
  after_prayer text check (after_prayer in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha')),
  rakahs smallint check (rakahs between 2 and 40),
  amount numeric(12, 2) check (amount > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  language text check (length(language) <= 120),
  venue text check (length(venue) <= 160),
  women_space boolean,
  note text check (length(note) <= 300),
  said_as text not null default 'mosque' check (said_as in ('mosque', 'staff', 'member')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'fitrana') = (amount is not null)),
  check ((amount is null) = (currency is null)),
  check (kind = 'fitrana' or at_time is not null or after_prayer is not null)
);
call private.passport(
  'public.mosque_occasions', written_by => 'members',
  places => '{"place_id": "private.move_mosque_word"}',
  watched => '{id}'
);
create index mosque_occasions_place_id on public.mosque_occasions (place_id, from_date);
create index mosque_occasions_kind on public.mosque_occasions (kind, from_date);
comment on table public.mosque_occasions is
  'Ramadan and Eid at a mosque: taraweeh, qiyam, iftar, i''tikaf, the Eid prayers and the fitrana, each with its days.';
comment on column public.mosque_occasions.amount is 'Fitrana for one person, by the mosque''s word.';

create table public.mosque_screens (
  place_id uuid primary key references public.places (id) on delete cascade,
  prayer_minutes smallint not null default 15 check (prayer_minutes between 5 and 60),
  dhikr_minutes smallint not null default 5 check (dhikr_minutes between 0 and 20),
  goes_dark boolean not null default true,
  slide_seconds smallint not null default 15 check (slide_seconds between 5 and 120),
  photo_ids uuid[] not null default '{}' check (cardinality(photo_ids) <= 20)
);
call private.passport(
  'public.mosque_screens', written_by => 'members',
  places => '{"place_id": "private.move_mosque_word"}',
  watched => '{place_id}'
);
comment on table public.mosque_screens is
  'How the screen in the hall goes: how long a jama''ah and the dhikr after it last, whether it goes dark, and its pictures.';

create table public.mosque_announcements (
  id uuid primary key default gen_random_uuid(),
  place_id uuid not null references public.places (id) on delete cascade,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  kind text not null default 'general' check (kind in ('general', 'janazah', 'class', 'event', 'closure')),
  title text not null check (length(btrim(title)) between 3 and 160),
  body text not null default '' check (length(body) <= 2000),
  happens_on date check (private.is_sane_day(happens_on)),
  at_time text check (private.is_clock(at_time)),
  after_prayer text check (after_prayer in ('fajr', 'dhuhr', 'asr', 'maghrib', 'isha', 'jumuah')),
  venue text check (length(venue) <= 200),
  burial_place text check (length(burial_place) <= 200),
  is_pinned boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected', 'withdrawn')),
  expires_at timestamptz not null default now() + interval '14 days' check (expires_at between '2000-01-01' and '2200-01-01'),
  published_at timestamptz,
  told_at timestamptz,
  told_up_to uuid,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call private.passport(
  'public.mosque_announcements', written_by => 'members',
  people => '{"author_id": "places"}',
  places => '{"place_id": "private.move_mosque_word"}',
  watched => '{id}'
);
create index mosque_announcements_place_id on public.mosque_announcements (place_id, expires_at);
create index mosque_announcements_author_id on public.mosque_announcements (author_id);
create index mosque_announcements_untold on public.mosque_announcements (published_at)
where status = 'published' and told_at is null;
comment on table public.mosque_announcements is
  'News of a mosque, janazahs among them. Of its admins and staff at once, of anyone else after staff have looked.';
comment on column public.mosque_announcements.told_up_to is 'The last follower a letter was written to; letters go out in parts.';

create table public.mosque_follows (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  place_id uuid not null references public.places (id) on delete cascade,
  wants_mail boolean not null default false,
  is_my_masjid boolean not null default false,
  mail_token uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  primary key (user_id, place_id)
);
call private.passport(
  'public.mosque_follows', written_by => 'themselves',
  people => '{"user_id": "places"}',
  places => '{"place_id": "private.move_mosque_word"}'
);
create unique index mosque_follows_one_mine on public.mosque_follows (user_id) where is_my_masjid;
create index mosque_follows_place_id on public.mosque_follows (place_id, user_id) where wants_mail;
comment on table public.mosque_follows is
  'Mosques a member follows, whether they want letters about announcements, and which one is theirs. Nobody else sees it.';

create trigger touch_updated_at before update on public.iqamah_rules
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.jumuah_sessions
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.mosque_occasions
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.mosque_announcements
for each row execute function private.touch_updated_at();

create trigger audit after insert or update or delete on public.iqamah_rules
for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.jumuah_sessions
for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.mosque_occasions
for each row execute function private.audit('id');
-- What people change on an imported row; imports themselves have a record of their own.
create trigger audit after update on public.mosque
for each row when (auth.uid() is not null) execute function private.audit('id');
-- Rows that are gone are found by the place they stood at.
create index audit_log_gone_from_place on public.audit_log ((before ->> 'place_id'))
where action = 'delete' and entity in ('iqamah_rules', 'jumuah_sessions', 'mosque_occasions');

-- Whose word counts about a mosque -------------------------------------------------------------------------------------

create function private.keeps_mosque(place uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null
    and (
      private.is_staff()
      or exists (select from public.mosque_admins as a where a.user_id = auth.uid() and a.mosque_id = place)
    )
$$;

-- A rule belongs to a mosque and stays there.
create function private.keep_at_mosque() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    new.place_id := old.place_id;
    new.created_at := old.created_at;
  elsif not private.is_internal() then
    new.created_at := now();
    new.updated_at := now();
  end if;
  if not private.is_internal() then
    new.said_as := case when private.is_staff() then 'staff' else 'mosque' end;
    if tg_table_name <> 'mosque_occasions' then
      new.agreed_by := null;
    end if;
  end if;
  if tg_op = 'INSERT' and not exists (select from public.places as p where p.id = new.place_id and p.kind = 'mosque') then
    raise exception 'There is no such mosque' using errcode = 'P0002';
  end if;
  return new;
end $$;
create trigger keep_at_mosque before insert or update on public.iqamah_rules
for each row execute function private.keep_at_mosque();
create trigger keep_at_mosque before insert or update on public.jumuah_sessions
for each row execute function private.keep_at_mosque();
create trigger keep_at_mosque before insert or update on public.mosque_occasions
for each row execute function private.keep_at_mosque();

create function private.guard_announcement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if not exists (select from public.places as p where p.id = new.place_id and p.kind = 'mosque') then
      raise exception 'There is no such mosque' using errcode = 'P0002';
    end if;
    if private.is_internal() then
      new.published_at := case when new.status = 'published' then coalesce(new.published_at, now()) end;
      return new;
    end if;
    new.author_id := auth.uid();
    new.is_sample := false;
    new.told_at := null;
    new.told_up_to := null;
    if private.keeps_mosque(new.place_id) then
      new.status := 'published';
      new.published_at := now();
      return new;
    end if;
    if (
      select count(*) from public.mosque_announcements as a where a.author_id = auth.uid() and a.status = 'pending'
    ) >= 5 then
      raise exception 'Enough for now' using errcode = 'PT429';
    end if;
    new.status := 'pending';
    new.is_pinned := false;
    new.published_at := null;
    return new;
  end if;
  new.place_id := old.place_id;
  new.author_id := case when new.author_id is null then null else old.author_id end;
  new.created_at := old.created_at;
  if new.status = 'published' and old.published_at is null then
    new.published_at := now();
  end if;
  return new;
end $$;
create trigger guard_announcement before insert or update on public.mosque_announcements
for each row execute function private.guard_announcement();

create function private.enqueue_announcement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and new.status = 'pending' then
    perform private.enqueue_moderation('mosque_announcement', new.id, new.place_id, 'new', new.title, new.author_id);
  elsif tg_op = 'UPDATE' and new.status = 'withdrawn' and old.status <> 'withdrawn' then
    perform private.withdraw_moderation('mosque_announcement', new.id);
  end if;
  return null;
end $$;
create trigger enqueue_announcement after insert or update on public.mosque_announcements
for each row execute function private.enqueue_announcement();

create function private.decide_mosque_announcement(subject_id uuid, decision text, note text, decided_by uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.mosque_announcements as a
  set status = case decision when 'approved' then 'published' when 'rejected' then 'rejected' else 'pending' end
  where a.id = decide_mosque_announcement.subject_id and a.status <> 'withdrawn'
$$;

create function private.hide_mosque_announcement(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.mosque_announcements as a set status = 'pending'
  where a.id = hide_mosque_announcement.subject_id and a.status = 'published'
$$;

create function private.preview_mosque_announcement(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', a.author_id, 'place_id', a.place_id, 'title', a.title, 'text', nullif(a.body, ''),
    'link', '/mosque/' || u.slug || '#announcements',
    'details', jsonb_strip_nulls(jsonb_build_object(
      'announcement_kind', a.kind, 'happens_on', a.happens_on, 'at_time', a.at_time, 'venue', a.venue,
      'burial_place', a.burial_place
    ))
  )
  from public.mosque_announcements as a left join public.mosque_unified as u on u.id = a.place_id
  where a.id = preview_mosque_announcement.subject_id
$$;

-- Facilities: when each was told, and whether it is still true ---------------------------------------------------------

create function private.facility_keys() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array[
    'sisters_space', 'wudu', 'sisters_wudu', 'toilets', 'wheelchair', 'parking', 'jumuah', 'janazah', 'ghusl',
    'hearing_loop', 'translation', 'school', 'library', 'shower', 'baby_change', 'iftar_meals', 'open_all_day'
  ]
$$;

-- Facilities come as an object of yes and no, or as a list of what there is.
create function private.facility_flags(facilities jsonb) returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select case jsonb_typeof(facilities)
    when 'array' then (
      select coalesce(jsonb_object_agg(e.name #>> '{}', true), '{}') from jsonb_array_elements(facilities) as e (name)
      where jsonb_typeof(e.name) = 'string'
    )
    when 'object' then (
      select coalesce(jsonb_object_agg(e.key, case e.value when '"yes"' then 'true' when '"no"' then 'false' else e.value end), '{}')
      from jsonb_each(facilities) as e
      where e.value in ('true', 'false', '"yes"', '"no"')
    )
    else '{}'
  end
$$;

create index mosque_unified_facilities on public.mosque_unified using gin (private.facility_flags(facilities) jsonb_path_ops);

-- A fact whose value changed is told anew; where nobody signed in said so, it has no date.
create function private.follow_mosques() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return null;
  end if;
  delete from public.fact_statements as s
  using new_rows as n, old_rows as o
  where o.id = n.id and s.place_id = n.place_id and s.fact = any (private.facility_keys())
    and private.facility_flags(n.facilities) -> s.fact is distinct from private.facility_flags(o.facilities) -> s.fact;
  if auth.uid() is null then
    return null;
  end if;
  insert into public.fact_statements as s (place_id, fact, said_as)
  select n.place_id, f.key, case when private.is_staff() then 'staff' else 'owner' end
  from new_rows as n
  join old_rows as o on o.id = n.id
  cross join lateral jsonb_each(private.facility_flags(n.facilities)) as f
  where n.place_id is not null and f.key = any (private.facility_keys())
    and f.value is distinct from private.facility_flags(o.facilities) -> f.key
  on conflict (place_id, fact) do update set said_as = excluded.said_as, said_at = excluded.said_at;
  return null;
end $$;
create trigger track_update after update on public.mosques referencing old table as old_rows new table as new_rows
for each statement execute function private.follow_mosques();
create trigger track_update after update on public.mosque referencing old table as old_rows new table as new_rows
for each statement execute function private.follow_mosques();

-- Following ------------------------------------------------------------------------------------------------------------

create function private.guard_follow() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and not exists (
    select from public.places as p where p.id = new.place_id and p.kind = 'mosque'
  ) then
    raise exception 'There is no such mosque' using errcode = 'P0002';
  end if;
  return new;
end $$;
create trigger guard_follow before insert on public.mosque_follows
for each row execute function private.guard_follow();

-- With a place, that mosque becomes the member's own and is followed; either way it tells which one is theirs. Devices
-- ask at sign-in, with what was chosen on them before.
create function public.adopt_masjid(place uuid default null) returns uuid
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if exists (select from public.mosque_unified as u where u.id = adopt_masjid.place) then
    update public.mosque_follows as f set is_my_masjid = false
    where f.user_id = me and f.is_my_masjid and f.place_id <> adopt_masjid.place;
    insert into public.mosque_follows as f (user_id, place_id, is_my_masjid) values (me, adopt_masjid.place, true)
    on conflict (user_id, place_id) do update set is_my_masjid = true;
  end if;
  return (select f.place_id from public.mosque_follows as f where f.user_id = me and f.is_my_masjid);
end $$;

-- From a link in a letter: whoever has it may stop the letters, and nothing else.
create function public.stop_mosque_mail(token uuid) returns text
language sql volatile security definer set search_path = ''
as $$
  with stopped as (
    update public.mosque_follows as f set wants_mail = false where f.mail_token = stop_mosque_mail.token returning f.place_id
  )
  select coalesce(u.name, '') from stopped as s left join public.mosque_unified as u on u.id = s.place_id
$$;

-- Letters about one announcement, in parts: the cursor moves with each call, so that none is written twice.
create function public.take_announcement_letters(max_results integer default 100)
returns table (
  to_address text, language text, mail_token uuid, mosque_name text, mosque_slug text, time_zone text, announcement jsonb
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  news public.mosque_announcements;
  last_told uuid;
  part integer := least(greatest(coalesce(max_results, 100), 1), 500);
  found_count integer;
begin
  select * into news from public.mosque_announcements as a
  where a.status = 'published' and a.told_at is null
  order by a.published_at limit 1 for update skip locked;
  if news.id is null then
    return;
  end if;
  return query
  select u.email::text, p.language, f.mail_token, m.name, m.slug, m.time_zone, to_jsonb(news) - array['told_at', 'told_up_to', 'author_id']
  from public.mosque_follows as f
  join auth.users as u on u.id = f.user_id
  join public.profiles as p on p.id = f.user_id
  join public.mosque_unified as m on m.id = f.place_id
  where f.place_id = news.place_id and f.wants_mail and (news.told_up_to is null or f.user_id > news.told_up_to)
    and news.expires_at > now() and not news.is_sample and coalesce(u.email, '') <> ''
    and f.user_id is distinct from news.author_id
  order by f.user_id
  limit part;
  get diagnostics found_count = row_count;
  select w.user_id into last_told from (
    select f.user_id from public.mosque_follows as f
    join auth.users as u on u.id = f.user_id
    where f.place_id = news.place_id and f.wants_mail and (news.told_up_to is null or f.user_id > news.told_up_to)
      and coalesce(u.email, '') <> '' and f.user_id is distinct from news.author_id
    order by f.user_id limit part
  ) as w order by w.user_id desc limit 1;
  update public.mosque_announcements as a
  set told_up_to = coalesce(last_told, a.told_up_to), told_at = case when found_count < part then now() end
  where a.id = news.id;
end $$;

-- What refers to a place moves with it -----------------------------------------------------------------------------------

create function private.move_mosque_word() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  whose uuid[];
  settling text := coalesce(current_setting('mahalla.settling', true), '');
begin
  perform private.set_settling(true);
  update public.iqamah_rules as r set place_id = new.new_id
  where r.place_id = new.old_id and not exists (
    select from public.iqamah_rules as other
    where other.place_id = new.new_id and other.prayer = r.prayer and other.effective_from = r.effective_from
  );
  update public.jumuah_sessions set place_id = new.new_id where place_id = new.old_id;
  update public.mosque_occasions set place_id = new.new_id where place_id = new.old_id;
  update public.mosque_screens set place_id = new.new_id
  where place_id = new.old_id and not exists (select from public.mosque_screens as s where s.place_id = new.new_id);
  update public.mosque_announcements set place_id = new.new_id where place_id = new.old_id;
  perform private.set_settling(settling = 'on');

  insert into public.mosque_follows (user_id, place_id, wants_mail, created_at)
  select f.user_id, new.new_id, f.wants_mail, f.created_at from public.mosque_follows as f where f.place_id = new.old_id
  on conflict do nothing;
  -- One mosque is theirs: the old row gives up its mark before the new one takes it.
  with released as (
    update public.mosque_follows set is_my_masjid = false where place_id = new.old_id and is_my_masjid returning user_id
  )
  select array_agg(user_id) into whose from released;
  update public.mosque_follows set is_my_masjid = true where place_id = new.new_id and user_id = any (whose);
  return null;
end $$;

create trigger move_mosque_word after insert or update on public.place_redirects
for each row when (new.kind = 'mosque' and new.old_id is not null) execute function private.move_mosque_word();

-- Who may ---------------------------------------------------------------------------------------------------------------

grant select on public.iqamah_rules, public.jumuah_sessions, public.mosque_occasions, public.mosque_screens
  to anon, authenticated;
grant insert, update, delete on public.iqamah_rules, public.jumuah_sessions, public.mosque_occasions, public.mosque_screens
  to authenticated;
grant select on public.mosque_announcements to authenticated;
grant insert (
  place_id, author_id, kind, title, body, happens_on, at_time, after_prayer, venue, burial_place, is_pinned, expires_at
) on public.mosque_announcements to authenticated;
grant update (
  kind, title, body, happens_on, at_time, after_prayer, venue, burial_place, is_pinned, expires_at, status
) on public.mosque_announcements to authenticated;
grant select, delete on public.mosque_follows to authenticated;
grant insert (user_id, place_id, wants_mail, is_my_masjid), update (wants_mail, is_my_masjid)
  on public.mosque_follows to authenticated;

create policy "everyone can see when mosques pray" on public.iqamah_rules
for select to anon, authenticated using (true);
create policy "mosque admins can keep their iqamah" on public.iqamah_rules
for all to authenticated
using (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())))
with check (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())));
create policy "staff can keep every iqamah" on public.iqamah_rules
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everyone can see Jumu'ah" on public.jumuah_sessions
for select to anon, authenticated using (true);
create policy "mosque admins can keep their Jumu'ah" on public.jumuah_sessions
for all to authenticated
using (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())))
with check (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())));
create policy "staff can keep every Jumu'ah" on public.jumuah_sessions
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everyone can see Ramadan and Eid at mosques" on public.mosque_occasions
for select to anon, authenticated using (true);
create policy "mosque admins can keep their Ramadan and Eid" on public.mosque_occasions
for all to authenticated
using (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())))
with check (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())));
create policy "staff can keep every Ramadan and Eid" on public.mosque_occasions
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everyone can see how screens go" on public.mosque_screens
for select to anon, authenticated using (true);
create policy "mosque admins can set their screen" on public.mosque_screens
for all to authenticated
using (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())))
with check (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())));
create policy "staff can set every screen" on public.mosque_screens
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "authors can see their announcements" on public.mosque_announcements
for select to authenticated using (author_id = (select auth.uid()));
create policy "mosque admins can see announcements of their mosques" on public.mosque_announcements
for select to authenticated
using (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())));
create policy "members can send in announcements" on public.mosque_announcements
for insert to authenticated with check (author_id = (select auth.uid()));
create policy "mosque admins can change announcements of their mosques" on public.mosque_announcements
for update to authenticated
using (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())))
with check (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())));
create policy "staff can see every announcement" on public.mosque_announcements
for select to authenticated using ((select private.is_staff()));
create policy "staff can change every announcement" on public.mosque_announcements
for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "members can see what they follow" on public.mosque_follows
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can follow mosques" on public.mosque_follows
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "members can change how they follow" on public.mosque_follows
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "members can stop following" on public.mosque_follows
for delete to authenticated using (user_id = (select auth.uid()));

revoke execute on function
  private.keeps_mosque(uuid), private.keep_at_mosque(), private.guard_announcement(), private.enqueue_announcement(),
  private.decide_mosque_announcement(uuid, text, text, uuid), private.hide_mosque_announcement(uuid),
  private.preview_mosque_announcement(uuid), private.follow_mosques(), private.guard_follow(), private.move_mosque_word(),
  public.adopt_masjid(uuid), public.stop_mosque_mail(uuid), public.take_announcement_letters(integer)
from public, anon, authenticated;
grant execute on function private.keeps_mosque(uuid) to authenticated, service_role;
grant execute on function public.adopt_masjid(uuid) to authenticated, service_role;
grant execute on function public.stop_mosque_mail(uuid) to anon, authenticated, service_role;
grant execute on function public.take_announcement_letters(integer) to service_role;

create function private.rest_of_mosque_announcement(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(a.after_prayer, a.expires_at) from public.mosque_announcements as a
  where a.id = rest_of_mosque_announcement.subject_id
$$;
revoke execute on function private.rest_of_mosque_announcement(uuid) from public, anon, authenticated;
