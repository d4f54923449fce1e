-- Mosques: kept here, imported from open data, and one public row per place.

-- An object of prayer names and times; every prayer may be missing.
create function private.is_prayer_times(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value is null or jsonb_typeof(value) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
    where entry.key not in ('fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha', 'jumuah')
      or jsonb_typeof(entry.value) not in ('string', 'null')
      or length(entry.value #>> '{}') > 40
  )
$$;

-- Two rows with the same key are the same mosque: lower-cased name, lower-cased city, and within about a kilometre,
-- because one city often has several mosques of the same name.
create function private.mosque_key(id uuid, name text, city text, lat double precision, lng double precision)
returns text
language sql immutable parallel safe
as $$
  select case
    when btrim(name) = '' then id::text
    else lower(btrim(name)) || '|' || lower(btrim(coalesce(city, '')))
      || case
        when lat between -90 and 90 and lng between -180 and 180 and not (lat = 0 and lng = 0)
        then '|' || round(lat::numeric, 2)::text || ',' || round(lng::numeric, 2)::text
        else ''
      end
  end
$$;

create function private.mosque_search(
  name text, local_name text, mosque_type text, city text, country text, address text, description text
) returns tsvector
language plpgsql immutable parallel safe
as $$
declare
  names text := concat_ws(' ', name, local_name);
  kinds text := coalesce(mosque_type, '');
  places text := concat_ws(' ', city, country, address);
  about text := coalesce(description, '');
begin
  return setweight(to_tsvector('pg_catalog.simple', private.fold(names)), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(kinds)), 'B')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(places)), 'C')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(about)), 'D');
end $$;

create table public.mosques (
  id uuid primary key default gen_random_uuid(),
  place_id uuid references public.places (id),
  slug text check (length(slug) between 1 and 100),
  status text not null default 'published' check (status in ('draft', 'published', 'hidden', 'closed')),
  name text not null check (length(name) <= 200 and private.is_plain_name(name)),
  local_name text check (length(local_name) <= 200 and private.is_plain_name(local_name)),
  description text check (length(description) <= 6000),
  image text check (length(image) <= 1000 and private.is_image_address(image)),
  mosque_type text not null default 'Masjid' check (length(mosque_type) between 1 and 60),
  address text check (length(address) <= 400),
  city text check (length(city) <= 120),
  state text check (length(state) <= 120),
  country text check (length(country) <= 120),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  time_zone text check (length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  phone text check (length(phone) <= 40),
  email text check (length(email) <= 320),
  website text check (length(website) <= 500 and private.is_web_address(website)),
  facilities jsonb not null default '{}' check (jsonb_typeof(facilities) in ('object', 'array') and octet_length(facilities::text) <= 16384),
  prayer_times jsonb check (private.is_prayer_times(prayer_times)),
  prayer_date date check (private.is_sane_day(prayer_date)),
  calculation_method smallint check (calculation_method between 0 and 99),
  asr_school smallint check (asr_school in (0, 1)),
  is_sample boolean not null default false,
  place_key text generated always as (private.mosque_key(id, name, city, latitude, longitude)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  source text check (source is null),
  licence text check (licence is null),
  women_space jsonb
  check (private.is_flat(women_space) and octet_length(women_space::text) <= 4096),
  check (btrim(name) <> '')
);
call private.passport(
  'public.mosques', written_by => 'members',
  places => '{"place_id": "private.merge_places_with_key"}',
  watched => '{id}'
);
comment on column public.mosques.source is 'Always empty: only imported rows come from somewhere else.';
comment on column public.mosques.women_space is
  'open_for (all, jumuah, ramadan, request), entrance, wudu (true, false), hears (sees, hears, neither), children (true, false), note.';
create index mosques_place_id on public.mosques (place_id);
create index mosques_place_key on public.mosques (place_key);
create index mosques_slug on public.mosques (slug);
comment on table public.mosques is 'Mosques kept on this site by staff and by their own admins.';

create table public.mosque (
  id uuid primary key default gen_random_uuid(),
  place_id uuid references public.places (id),
  source text not null check (length(source) between 1 and 60),
  source_id text not null check (length(source_id) between 1 and 200),
  licence text check (length(licence) <= 200),
  import_id uuid,
  slug text check (length(slug) between 1 and 100),
  status text not null default 'published' check (status in ('published', 'hidden', 'closed')),
  name text not null check (length(name) <= 200),
  local_name text check (length(local_name) <= 200),
  description text check (length(description) <= 6000),
  image text check (length(image) <= 1000),
  mosque_type text not null default 'Masjid' check (length(mosque_type) between 1 and 60),
  address text check (length(address) <= 400),
  city text check (length(city) <= 120),
  state text check (length(state) <= 120),
  country text check (length(country) <= 120),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  latitude double precision,
  longitude double precision,
  time_zone text check (length(time_zone) <= 60),
  phone text check (length(phone) <= 40),
  email text check (length(email) <= 320),
  website text check (length(website) <= 500 and website ~ '^https?://'),
  facilities jsonb not null default '{}' check (jsonb_typeof(facilities) in ('object', 'array') and octet_length(facilities::text) <= 16384),
  prayer_times jsonb check (private.is_prayer_times(prayer_times)),
  prayer_date date,
  calculation_method smallint check (calculation_method between 0 and 99),
  asr_school smallint check (asr_school in (0, 1)),
  is_sample boolean not null default false,
  place_key text generated always as (private.mosque_key(id, name, city, latitude, longitude)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  women_space jsonb
  check (jsonb_typeof(women_space) = 'object' and octet_length(women_space::text) <= 4096),
  unique (source, source_id)
);
call private.passport(
  'public.mosque', written_by => 'members',
  places => '{"place_id": "private.merge_places_with_key"}',
  watched => '{id}'
);
create index mosque_place_id on public.mosque (place_id);
create index mosque_place_key on public.mosque (place_key);
create index mosque_slug on public.mosque (slug);
create index mosque_import_id on public.mosque (import_id);
comment on table public.mosque is 'Mosques imported from open data, with where each came from and under which licence.';

create function private.mosque_words(name text, local_name text, city text, address text, description text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.fold(concat_ws(' ', name, local_name, city, address, description));
end $$;

create table public.mosque_unified (
  id uuid primary key references public.places (id) on delete cascade,
  slug text not null unique,
  source_table text not null check (source_table in ('mosques', 'mosque')),
  source_row uuid not null,
  name text not null,
  local_name text,
  description text,
  image text,
  mosque_type text not null default 'Masjid',
  address text,
  city text,
  state text,
  country text,
  country_code text,
  latitude double precision,
  longitude double precision,
  time_zone text,
  phone text,
  email text,
  website text,
  facilities jsonb not null default '{}',
  prayer_times jsonb,
  prayer_date date,
  calculation_method smallint,
  asr_school smallint,
  is_sample boolean not null default false,
  position extensions.cube generated always as (private.sphere_point(latitude, longitude)) stored,
  name_folded text generated always as (private.fold(name)) stored,
  search tsvector generated always as (
    private.mosque_search(name, local_name, mosque_type, city, country, address, description)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  source text,
  licence text,
  women_space jsonb,
  words text generated always as (private.mosque_words(name, local_name, city, address, description)) stored
);
call private.passport('public.mosque_unified', written_by => 'site', places => '{"id": "stays"}', watched => '{id}');
comment on column public.mosque_unified.source is 'Name of the open-data source, such as osm; empty for listings of this site.';
comment on column public.mosque_unified.licence is 'Licence of the source, to be shown with the record.';

-- Who has not said where they are began with the first names of the alphabet, which in open data are often signs and
-- numbers. Mosques that are kept here come first: they have told something about themselves.
create index mosque_unified_kept_first on public.mosque_unified (source_table desc, name_folded text_pattern_ops, id);
create index mosque_unified_position on public.mosque_unified using gist (position);
create index mosque_unified_search on public.mosque_unified using gin (search);
create index mosque_unified_name_trigrams on public.mosque_unified using gin (name_folded extensions.gin_trgm_ops);
create index mosque_unified_name on public.mosque_unified (name_folded text_pattern_ops);
create index mosque_unified_city on public.mosque_unified (country_code, city);
comment on table public.mosque_unified is
  'One row per distinct, visible mosque; id is the place. Written by triggers on mosques and mosque only. position is null where coordinates are unknown.';

create table public.mosque_admins (
  mosque_id uuid not null references public.places (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (mosque_id, user_id)
);
call private.passport(
  'public.mosque_admins', written_by => 'members',
  people => '{"user_id": "places"}',
  places => '{"mosque_id": "moves"}',
  watched => '{mosque_id, user_id}'
);
create index mosque_admins_user_id on public.mosque_admins (user_id);
comment on table public.mosque_admins is 'Who speaks for a mosque. mosque_id is the place, so it holds for owned and imported rows alike.';

-- Nobody speaks for a mosque by their own word: someone else of the team appoints them. Whoever did so for a mosque that
-- turned out to be this one goes on.
create function private.guard_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.place_redirects as r join public.mosque_admins as a on a.mosque_id = r.old_id
    where r.kind = 'mosque' and r.new_id = new.mosque_id and a.user_id = new.user_id
  ) then
    raise exception 'own_appointment' using errcode = '42501', detail = 'Someone else of the team appoints you.';
  end if;
  return new;
end $$;
create trigger guard_appointment before insert or update of user_id on public.mosque_admins
for each row when (auth.uid() is not null and new.user_id = auth.uid()) execute function private.guard_appointment();

-- Mosque admins keep what the mosque does; what it is called and where it stands is for staff.
create function private.guard_mosque() returns trigger
language plpgsql set search_path = ''
as $$
declare
  kept constant text[] := array[
    'facilities', 'prayer_times', 'prayer_date', 'calculation_method', 'asr_school', 'women_space', 'description',
    'phone', 'email', 'website', 'updated_at', 'place_key'
  ];
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.place_id := null;
    return new;
  end if;
  new.place_id := old.place_id;
  -- place_key is computed after this trigger, so it is still empty in the new row.
  if not private.is_trusted() and to_jsonb(new) - kept <> to_jsonb(old) - kept then
    raise exception 'Mosque admins can change facilities, prayer times, method, women''s space and contacts'
      using errcode = '42501';
  end if;
  new.updated_at := now();
  if new.name is distinct from old.name and new.slug is not distinct from old.slug then
    new.slug := null;
  end if;
  return new;
end $$;

create trigger guard_mosque before insert or update on public.mosques
for each row execute function private.guard_mosque();
create trigger guard_mosque before insert or update on public.mosque
for each row execute function private.guard_mosque();
create trigger audit after insert or update or delete on public.mosques
for each row execute function private.audit('id');

call private.settle_on_change('public.mosques', 'mosque', 'owned');
call private.settle_on_change('public.mosque', 'mosque', 'imported');
grant select on public.mosques, public.mosque, public.mosque_unified to anon;
grant select, insert, update, delete on public.mosques, public.mosque, public.mosque_admins to authenticated;
grant select on public.mosque_unified to authenticated;

create policy "everyone can see published mosques" on public.mosques
for select to anon, authenticated using (status = 'published');
create policy "mosque admins can see their mosques" on public.mosques
for select to authenticated
using (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())));
create policy "mosque admins can update their mosques" on public.mosques
for update to authenticated
using (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())))
with check (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())));
create policy "staff can manage mosques" on public.mosques
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everyone can see imported mosques" on public.mosque
for select to anon, authenticated using (status = 'published');
create policy "mosque admins can update their imported mosques" on public.mosque
for update to authenticated
using (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())))
with check (place_id in (select mosque_id from public.mosque_admins where user_id = (select auth.uid())));
create policy "staff can manage imported mosques" on public.mosque
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

-- Always true, so that no hidden condition keeps a search from using its index: hidden places are not in the table.
create policy "everyone can see the mosque directory" on public.mosque_unified
for select to anon, authenticated using (true);

create policy "mosque admins can see their own appointment" on public.mosque_admins
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can manage mosque admins" on public.mosque_admins
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
