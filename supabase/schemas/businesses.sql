-- Businesses: owned here, imported from open data, and one public row per place.

-- platinum or diamond 3, gold 2, silver or bronze 1, or a number; the level before the tier.
create function private.priority_of(priority_level text, subscription_tier text) returns smallint
language sql immutable parallel safe
as $$
  select coalesce(
    case when priority_level ~ '^[0-9]{1,3}$' then priority_level::smallint end,
    case lower(priority_level) when 'platinum' then 3 when 'diamond' then 3 when 'gold' then 2 when 'silver' then 1 when 'bronze' then 1 end,
    case when subscription_tier ~ '^[0-9]{1,3}$' then subscription_tier::smallint end,
    case lower(subscription_tier) when 'platinum' then 3 when 'diamond' then 3 when 'gold' then 2 when 'silver' then 1 when 'bronze' then 1 end,
    0
  )::smallint
$$;

-- `||` in place of concat_ws, which is not immutable and so kept these two from being inlined. Two numbers that nobody knows
-- are not the same number: without one, branches of a chain in one city are told apart by where they stand.
create function private.business_key(
  id uuid, name text, city text, phone text, lat double precision, lng double precision
) returns text
language sql immutable parallel safe
as $$
  select case
    when btrim(name) = '' then id::text
    else lower(btrim(name)) || '|' || lower(btrim(coalesce(city, ''))) || '|' || case
      when btrim(coalesce(phone, '')) <> '' then btrim(phone)
      when lat between -90 and 90 and lng between -180 and 180 and not (lat = 0 and lng = 0)
      then round(lat::numeric, 2)::text || ',' || round(lng::numeric, 2)::text
      else '' end
  end
$$;

-- Folding looks at its argument three times: it is put together once.
create function private.business_search(
  name text, local_name text, category text, subcategory text, cuisines text[], tags text[], services text[],
  city text, country text, description text
) returns tsvector
language plpgsql immutable parallel safe
as $$
declare
  names text := concat_ws(' ', name, local_name);
  kinds text := concat_ws(
    ' ', category, subcategory, array_to_string(private.listing_parts(category, subcategory, cuisines), ' '),
    array_to_string(cuisines, ' '), array_to_string(tags, ' '), array_to_string(services, ' ')
  );
  places text := concat_ws(' ', city, country);
  about text := coalesce(description, '');
begin
  return setweight(to_tsvector('pg_catalog.simple', private.fold(names)), 'A')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(kinds)), 'B')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(places)), 'C')
    || setweight(to_tsvector('pg_catalog.simple', private.fold(about)), 'D');
end $$;

create table public.businesses (
  id uuid primary key default gen_random_uuid(),
  place_id uuid references public.places (id),
  business_account_id uuid references public.business_accounts (id) on delete set null,
  owner_id uuid references auth.users (id) on delete set null,
  slug text check (length(slug) between 1 and 100),
  status text not null default 'draft' check (status in ('draft', 'published', 'hidden')),
  name text not null check (length(name) <= 200),
  local_name text check (length(local_name) <= 200),
  description text check (length(description) <= 6000),
  image text check (length(image) <= 1000 and private.is_image_address(image)),
  rating double precision check (rating between 0 and 5),
  reviews_count integer not null default 0 check (reviews_count >= 0),
  business_type text check (length(business_type) <= 80),
  business_category text check (length(business_category) <= 80),
  subcategory text check (length(subcategory) <= 80),
  -- What is cooked and served, as app/core/cuisines has it.
  cuisines text[] not null default '{}' check (cardinality(cuisines) <= 8 and octet_length(cuisines::text) <= 1024),
  address text check (length(address) <= 400),
  city text check (length(city) <= 120),
  state text check (length(state) <= 120),
  country text check (length(country) <= 120),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  city_latitude double precision check (city_latitude between -90 and 90),
  city_longitude double precision check (city_longitude between -180 and 180),
  time_zone text check (length(time_zone) <= 60 and private.is_time_zone(time_zone)),
  phone text check (length(phone) <= 40),
  email text check (length(email) <= 320),
  website text check (length(website) <= 500 and private.is_web_address(website)),
  whatsapp text check (length(whatsapp) <= 40),
  hours jsonb check (private.is_opening_hours(hours)),
  services text[] not null default '{}' check (cardinality(services) <= 60 and octet_length(services::text) <= 8192),
  halal_level smallint check (halal_level between 0 and 4),
  muslim_owned boolean,
  price_range text check (price_range in ('$', '$$', '$$$', '$$$$')),
  tags text[] not null default '{}' check (cardinality(tags) <= 40 and octet_length(tags::text) <= 8192),
  featured boolean not null default false,
  is_featured boolean generated always as (featured) stored,
  priority_level text check (length(priority_level) <= 20),
  subscription_tier text check (length(subscription_tier) <= 40),
  is_sample boolean not null default false,
  place_key text generated always as (private.business_key(id, name, city, phone, latitude, longitude)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  facts jsonb not null default '{}' check (private.is_yes_or_no(facts) and octet_length(facts::text) <= 4096),
  halal jsonb check (jsonb_typeof(halal) = 'object' and octet_length(halal::text) <= 4096),
  ownership_level smallint check (ownership_level between 0 and 4),
  languages text[] not null default '{}' check (cardinality(languages) <= 20 and octet_length(languages::text) <= 2048),
  online_only boolean not null default false,
  service_area_km smallint check (service_area_km between 1 and 500),
  closed_on date check (private.is_sane_day(closed_on)),
  moved_to uuid references public.places (id) on delete set null,
  closed_reason text check (length(closed_reason) <= 300),
  waits text check (waits in ('double', 'address')),
  cleared text check (length(cleared) = 32),
  source text check (source is null),
  licence text check (licence is null),
  check (btrim(name) <> '')
);
call private.passport(
  'public.businesses', written_by => 'members',
  people => '{"owner_id": "business"}',
  places => '{"moved_to": "moves", "place_id": "private.merge_places_with_key"}',
  watched => '{id}'
);
comment on column public.businesses.source is 'Always empty: only imported rows come from somewhere else.';

-- One place, one owned row: whoever owns that row keeps the place, and nobody else speaks for it.
create unique index businesses_place_id on public.businesses (place_id);
create index businesses_place_key on public.businesses (place_key);
create index businesses_owner_id on public.businesses (owner_id);
create index businesses_business_account_id on public.businesses (business_account_id);
create index businesses_status on public.businesses (status);
comment on table public.businesses is 'Listings that people own on this site.';
comment on column public.businesses.city_latitude is
  'The middle of its city, where lists look for a listing without a pin. Not where it is: never shown.';
comment on column public.businesses.waits is
  'Why it is not shown yet: its phone or street is that of another listing and a person has to look, or its owner has not confirmed an address. Never the writer''s to set.';
comment on column public.businesses.cleared is 'The particulars a person has looked at and let through.';
comment on column public.businesses.place_id is 'Given by the directory, never by the writer.';

create table public.business (
  id uuid primary key default gen_random_uuid(),
  place_id uuid references public.places (id),
  source text not null check (length(source) between 1 and 60),
  source_id text not null check (length(source_id) between 1 and 200),
  licence text check (length(licence) <= 200),
  import_id uuid,
  slug text check (length(slug) between 1 and 100),
  status text not null default 'published' check (status in ('published', 'hidden')),
  name text not null check (length(name) <= 200),
  local_name text check (length(local_name) <= 200),
  description text check (length(description) <= 6000),
  image text check (length(image) <= 1000),
  rating double precision check (rating between 0 and 5),
  reviews_count integer not null default 0 check (reviews_count >= 0),
  business_type text check (length(business_type) <= 80),
  business_category text check (length(business_category) <= 80),
  subcategory text check (length(subcategory) <= 80),
  -- What is cooked and served, as app/core/cuisines has it.
  cuisines text[] not null default '{}' check (cardinality(cuisines) <= 8 and octet_length(cuisines::text) <= 1024),
  address text check (length(address) <= 400),
  city text check (length(city) <= 120),
  state text check (length(state) <= 120),
  country text check (length(country) <= 120),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  latitude double precision,
  longitude double precision,
  city_latitude double precision,
  city_longitude double precision,
  time_zone text check (length(time_zone) <= 60),
  phone text check (length(phone) <= 40),
  email text check (length(email) <= 320),
  website text check (length(website) <= 500 and website ~ '^https?://'),
  whatsapp text check (length(whatsapp) <= 40),
  hours jsonb check (octet_length(hours::text) <= 16384),
  services text[] not null default '{}' check (cardinality(services) <= 60),
  -- What a source says is its own word: no level of evidence, and nobody's declaration.
  halal_level smallint check (halal_level = 0),
  muslim_owned boolean,
  price_range text check (price_range in ('$', '$$', '$$$', '$$$$')),
  tags text[] not null default '{}' check (cardinality(tags) <= 40),
  featured boolean not null default false,
  is_featured boolean generated always as (featured) stored,
  priority_level text check (length(priority_level) <= 20),
  subscription_tier text check (length(subscription_tier) <= 40),
  is_sample boolean not null default false,
  place_key text generated always as (private.business_key(id, name, city, phone, latitude, longitude)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 4096),
  halal jsonb check (jsonb_typeof(halal) = 'object' and octet_length(halal::text) <= 4096),
  ownership_level smallint check (ownership_level between 0 and 4),
  languages text[] not null default '{}' check (cardinality(languages) <= 20),
  online_only boolean not null default false,
  service_area_km smallint check (service_area_km between 1 and 500),
  closed_on date,
  moved_to uuid references public.places (id) on delete set null,
  closed_reason text check (length(closed_reason) <= 300),
  unique (source, source_id)
);
call private.passport(
  'public.business', written_by => 'members',
  places => '{"place_id": "private.merge_places_with_key", "moved_to": "moves"}',
  watched => '{id}'
);
create index business_place_id on public.business (place_id);
create index business_place_key on public.business (place_key);
create index business_import_id on public.business (import_id);
comment on table public.business is 'Listings imported from open data, with where each came from and under which licence.';

-- Searching the directory: the words, filters, area and order of /businesses in one call, quick with a million places.

-- What a listing can be filtered by, as words of one index: `restaurants`, `restaurants/grill`, `cuisine:kebab`, `halal:2`,
-- `said:only`, `muslim-owned`, `fact:wheelchair`. Several common ones together may be rare, and one index answers all of them.
create function private.listing_terms(
  business_category text, subcategory text, cuisines text[], halal_level smallint, halal jsonb, muslim_owned boolean, facts jsonb
) returns text[]
language plpgsql immutable parallel safe
as $$
declare
  terms text[] := array_remove(array[business_category], null);
begin
  terms := terms
    || array(select business_category || '/' || p from unnest(private.listing_parts(business_category, subcategory, cuisines)) as p)
    || array(select 'cuisine:' || c from unnest(cuisines) as c);
  if halal_level is null and halal ->> 'said' is not null then
    terms := terms || array['said:' || (halal ->> 'said')];
  end if;
  if halal_level >= 1 then
    terms := terms || (array['halal:1', 'halal:2', 'halal:3', 'halal:4'])[1:halal_level];
  end if;
  if muslim_owned then
    terms := terms || array['muslim-owned'];
  end if;
  if facts is not null and facts <> '{}' then
    terms := terms || array(select 'fact:' || f.key from jsonb_each(facts) as f where f.value = 'true');
  end if;
  return terms;
end $$;

-- The function is part of a generated column, so whoever may write the row must be able to run it.
revoke execute on function private.listing_terms(text, text, text[], smallint, jsonb, boolean, jsonb) from public;
grant execute on function private.listing_terms(text, text, text[], smallint, jsonb, boolean, jsonb) to anon, authenticated, service_role;

create table public.business_unified (
  id uuid primary key references public.places (id) on delete cascade,
  slug text not null unique,
  source_table text not null check (source_table in ('businesses', 'business')),
  source_row uuid not null,
  name text not null,
  local_name text,
  description text,
  image text,
  rating double precision,
  reviews_count integer not null default 0,
  business_type text,
  business_category text,
  subcategory text,
  cuisines text[] not null default '{}',
  parts text[] not null generated always as (private.listing_parts(business_category, subcategory, cuisines)) stored,
  address text,
  city text,
  state text,
  country text,
  country_code text,
  latitude double precision,
  longitude double precision,
  city_latitude double precision,
  city_longitude double precision,
  time_zone text,
  phone text,
  email text,
  website text,
  whatsapp text,
  hours jsonb,
  services text[] not null default '{}',
  halal_level smallint,
  muslim_owned boolean,
  price_range text,
  tags text[] not null default '{}',
  featured boolean not null default false,
  is_featured boolean generated always as (featured) stored,
  priority_level text,
  subscription_tier text,
  is_sample boolean not null default false,
  priority smallint generated always as (private.priority_of(priority_level, subscription_tier)) stored,
  -- Without a pin a listing is looked for round the middle of its city; what it is shown with stays null.
  position extensions.cube generated always as (
    coalesce(private.sphere_point(latitude, longitude), private.sphere_point(city_latitude, city_longitude))
  ) stored,
  name_folded text generated always as (private.fold(name)) stored,
  search tsvector generated always as (
    private.business_search(
      name, local_name, business_category, subcategory, cuisines, tags, services, city, country, description
    )
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  facts jsonb not null default '{}',
  halal jsonb,
  -- The source that calls it halal, while nobody has said anything here.
  halal_said_by text generated always as (case when halal_level is null and halal ? 'said' then source end) stored,
  -- only, yes (options), name (its registered name says so), on_request, or reported: a bare mark on the map that nothing bears out.
  halal_said text generated always as (case when halal_level is null then halal ->> 'said' end) stored,
  -- The day it was seen there.
  halal_seen text generated always as (case when halal_level is null then halal ->> 'seen' end) stored,
  -- Lists and searches show it, unless they are asked for what is only reported.
  is_offered boolean not null generated always as (
    closed_on is null and (halal_level is not null or coalesce(halal ->> 'said', '') <> 'reported')
  ) stored,
  ownership_level smallint,
  languages text[] not null default '{}',
  online_only boolean not null default false,
  service_area_km smallint,
  closed_on date,
  moved_to uuid references public.places (id) on delete set null,
  terms text[] not null generated always as (
  private.listing_terms(business_category, subcategory, cuisines, halal_level, halal, muslim_owned, facts)
) stored,
  closed_reason text,
  source text,
  licence text,
  fresh_on date
);
call private.passport(
  'public.business_unified', written_by => 'site',
  places => '{"id": "stays", "moved_to": "stays"}',
  watched => '{id}'
);
comment on column public.business_unified.facts is
  'Yes or no for each fact that is known, such as {"prayer_space": true}; a missing key means unknown.';
comment on column public.business_unified.halal is
  'What the kitchen says of itself: menu, alcohol, pork, slaughter; of an import, what its source said (only, yes, name, on_request, reported) and on which day it was seen. Whether it is believed is halal_level.';
comment on column public.business_unified.ownership_level is
  'How Muslim ownership is known: 1 self-declared, 2 document, 3 vouched for by a mosque, 4 staff visit. Null: unknown or not shown.';
comment on column public.business_unified.fresh_on is 'The last day on which a fact of it was said, checked or confirmed.';
comment on column public.business_unified.closed_on is
  'Closed for good since this day. The page stays, lists and searches leave it out.';
comment on column public.business_unified.parts is
  'The parts of its category in which it is found: its own, and those of its cuisines.';
comment on column public.business_unified.terms is 'What the listing can be filtered by, for its index.';
comment on column public.business_unified.source is 'Name of the open-data source, such as osm; empty for listings of this site.';
comment on column public.business_unified.licence is 'Licence of the source, to be shown with the record.';

-- The words of names alone: "butcher" is a kind of a hundred thousand places and in the names of a few.
create index business_unified_name_words on public.business_unified
using gin (to_tsvector('pg_catalog.simple', name_folded));
create index business_unified_position on public.business_unified using gist (position);
create index business_unified_search on public.business_unified using gin (search);
create index business_unified_name_trigrams on public.business_unified using gin (name_folded extensions.gin_trgm_ops);
create index business_unified_name_prefix on public.business_unified (name_folded text_pattern_ops);
create index business_unified_ranking on public.business_unified
  (priority desc, featured desc, rating desc nulls last, reviews_count desc, id);
create index business_unified_samples on public.business_unified (id) where is_sample;
create index business_unified_placeless on public.business_unified
  (priority desc, featured desc, rating desc nulls last, reviews_count desc, id) where position is null;
-- Of all rows: an index of the offered alone would be a way to read all of those, and be taken where others are ruled out.
create index business_unified_ranking_in_category on public.business_unified
  (business_category, priority desc, featured desc, rating desc nulls last, reviews_count desc, id);
comment on table public.business_unified is
  'One row per distinct, visible business; id is the place. Written by triggers on businesses and business only. position is where lists look for it: null where not even its city is known, and only a place to show where latitude is.';

-- Whether the invented places of the showcase are to be left out: where a real one stands within the radius, or anywhere
-- when it is not known from where people look. Installations without a showcase are spared the question.
create function private.hides_samples(here extensions.cube, radius_km double precision, category text default null) returns boolean
language plpgsql stable parallel safe set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  chord double precision := 12742 * sin(least(coalesce(radius_km, 75), 20000) / 12742);
begin
  if not exists (select from public.business_unified as s where s.is_sample) then
    return false;
  end if;
  if here is null then
    return exists (
      select from public.business_unified as u
      where not u.is_sample and u.is_offered and (hides_samples.category is null or u.business_category = hides_samples.category)
    );
  end if;
  return exists (
    select from public.business_unified as u
    where u.position operator(extensions.<@) extensions.cube_enlarge(here, chord, 3) and u.position operator(extensions.<->) here <= chord
      and not u.is_sample and u.is_offered and (hides_samples.category is null or u.business_category = hides_samples.category)
  );
end $$;
revoke execute on function private.hides_samples(extensions.cube, double precision, text) from public;
grant execute on function private.hides_samples(extensions.cube, double precision, text) to anon, authenticated, service_role;

-- Whom an owner took in: managers change the listing and answer, helpers answer. Written by the functions of the team.
create table public.business_team (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references public.businesses (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('manager', 'helper')),
  created_at timestamptz not null default now(),
  unique (business_id, user_id)
);
call private.passport(
  'public.business_team', written_by => 'members',
  people => '{"user_id": {"part": "business", "shows": ["role", "created_at"]}}'
);
create index business_team_user_id on public.business_team (user_id);
comment on table public.business_team is
  'People who help an owner with one business, and as what. Written by functions only; it ends when the business changes hands.';

-- Who may act for a business, and as what. Every right at a listing, whoever asks for it, is decided by this one list.
create view private.business_keepers as
select b.id as business_id, b.place_id, b.owner_id as user_id, 'owner' as role
from public.businesses as b where b.owner_id is not null
union all
select t.business_id, b.place_id, t.user_id, t.role
from public.business_team as t join public.businesses as b on b.id = t.business_id and b.owner_id is not null;
revoke all on private.business_keepers from public, anon, authenticated;

-- owner, manager, helper, or null: a stranger.
create function private.place_role(place uuid, person uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select k.role from private.business_keepers as k where k.place_id = place and k.user_id = person
$$;

-- The next three read the list themselves: a function in a function is planned anew for each row, at three times the cost.
-- Who keeps a place: the owner of its one owned row. What is not said to be a manager's or the team's asks here.
create function private.owns_place(place uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.business_keepers as k where k.place_id = place and k.user_id = person and k.role = 'owner'
  )
$$;

-- Who changes a listing.
create function private.edits_place(place uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.business_keepers as k where k.place_id = place and k.user_id = person and k.role <> 'helper'
  )
$$;

-- Who answers for a business, and so cannot be its guest, its reviewer or its judge.
create function private.serves_place(place uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.business_keepers as k where k.place_id = place and k.user_id = person);
end $$;

-- The caller's businesses, for policies and lists.
create function private.my_businesses_as(variadic roles text[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select k.business_id from private.business_keepers as k where k.user_id = auth.uid() and k.role = any (roles);
end $$;
revoke execute on function
  private.place_role(uuid, uuid), private.owns_place(uuid, uuid), private.edits_place(uuid, uuid),
  private.serves_place(uuid, uuid), private.my_businesses_as(text[])
from public, anon, authenticated;
grant execute on function private.my_businesses_as(text[]) to authenticated;

create function private.is_claimed(place uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (
      select from public.businesses as b where b.place_id = place and b.owner_id is not null and b.status = 'published'
    )
  );
end $$;

-- What an owner may not decide about their own listing.
create function private.guard_business() returns trigger
language plpgsql set search_path = ''
as $$
declare
  refused text;
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    -- A claim that was proven says at which place its row stands; every other row is given one.
    new.place_id := nullif(current_setting('mahalla.given_place', true), '')::uuid;
  else
    new.place_id := old.place_id;
    new.updated_at := now();
  end if;
  if private.is_trusted() then
    -- A new name asks for a new address, unless one was chosen in the same breath.
    if tg_op = 'UPDATE' and new.name is distinct from old.name and new.slug is not distinct from old.slug then
      new.slug := null;
    end if;
    return new;
  end if;

  if tg_op = 'INSERT' then
    new.owner_id := coalesce(new.owner_id, auth.uid());
    new.created_at := now();
    new.updated_at := now();
    -- A draft was never shown; what is hidden was.
    if new.status = 'hidden' then
      new.status := 'draft';
    end if;
    refused := case
      when new.featured then 'featured'
      when new.priority_level is not null then 'priority_level'
      when new.subscription_tier is not null then 'subscription_tier'
      when new.rating is not null then 'rating'
      when new.reviews_count <> 0 then 'reviews_count'
      when new.is_sample then 'is_sample'
      when new.slug is not null then 'slug'
      when new.halal_level > 1 then 'halal_level'
    end;
  else
    new.id := old.id;
    new.created_at := old.created_at;
    if old.status <> 'draft' and new.status = 'draft' then
      new.status := 'hidden';
    elsif old.status = 'draft' and new.status = 'hidden' then
      new.status := 'draft';
    end if;
    refused := case
      when new.featured is distinct from old.featured then 'featured'
      when new.priority_level is distinct from old.priority_level then 'priority_level'
      when new.subscription_tier is distinct from old.subscription_tier then 'subscription_tier'
      when new.rating is distinct from old.rating then 'rating'
      when new.reviews_count is distinct from old.reviews_count then 'reviews_count'
      when new.is_sample is distinct from old.is_sample then 'is_sample'
      when new.slug is distinct from old.slug then 'slug'
      when new.owner_id is distinct from old.owner_id then 'owner_id'
      -- Self-declared is theirs to say; what lies above needs someone else's word.
      when new.halal_level is distinct from old.halal_level and new.halal_level > 1 then 'halal_level'
    end;
    -- A manager changes what the listing says, not whose it is or whether it is there.
    if old.owner_id is distinct from auth.uid() and (
      new.business_account_id, new.status, new.closed_on, new.closed_reason, new.moved_to, new.muslim_owned
    ) is distinct from (
      old.business_account_id, old.status, old.closed_on, old.closed_reason, old.moved_to, old.muslim_owned
    ) then
      raise exception 'Only the owner can do this' using errcode = '42501';
    end if;
    if new.name is distinct from old.name then
      new.slug := null;
    end if;
  end if;
  if refused is not null then
    raise exception 'Only staff can set %', refused using errcode = '42501';
  end if;
  return new;
end $$;

-- The parts of each category, as the forms offer them (app/core/categories/tree.ts).
create function private.shipped_category_parts() returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_build_object(
    'restaurants', array['south-asian', 'middle-eastern', 'turkish', 'african', 'east-asian', 'grill', 'takeaway', 'cafe'],
    'grocery', array['butcher', 'supermarket', 'bakery', 'spices', 'sweets', 'deli'],
    'healthcare', array['doctor', 'dentist', 'pharmacy', 'optician', 'physiotherapy', 'counselling', 'maternity', 'herbal'],
    'trades', array['builder', 'electrician', 'plumber', 'mechanic', 'carpentry', 'removals', 'air-conditioning', 'handyman'],
    'education', array['quran-school', 'school', 'nursery', 'tutoring', 'language', 'training'],
    'finance', array['accountant', 'home-finance', 'investment', 'takaful', 'planning'],
    'retail', array['modest-wear', 'clothing', 'bookshop', 'jewellery', 'perfume', 'fabric', 'crafts', 'home'],
    'technology', array['software', 'web-design', 'it-support', 'repair', 'electronics'],
    'travel', array['hajj-umrah', 'agency', 'tours', 'hotel', 'transport'],
    'services', array['law', 'marriage', 'funeral', 'translation', 'childcare', 'property', 'events', 'printing'],
    'beauty', array['salon', 'barber', 'spa', 'henna', 'cosmetics', 'fitness'],
    'community', array['charity', 'centre', 'youth', 'sisters', 'sports', 'cooperative']
  )
$$;

-- What the form of a listing takes (app/core/listing-form), for those who write without it. Numbers are kept in one
-- spelling, because the keys of places compare them. What stands already may stay: a listing that was claimed brings
-- what its import knew.
create function private.guard_listing_form() returns trigger
language plpgsql set search_path = ''
as $$
declare
  e164 constant text := '^\+[1-9][0-9]{6,14}$';
begin
  if private.is_internal() or current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if (new.name, new.local_name) is distinct from (old.name, old.local_name)
    and not (private.is_plain_name(new.name) and private.is_plain_name(nullif(new.local_name, '')))
  then
    raise exception 'name_unreadable' using errcode = '22023', hint = 'One line of letters that can be seen';
  end if;
  if new.email is distinct from old.email and not private.is_email(nullif(new.email, '')) then
    raise exception 'email_invalid' using errcode = '22023', hint = 'Write it as shop@example.com';
  end if;
  if new.hours is distinct from old.hours and not private.is_opening_hours(new.hours) then
    raise exception 'hours_invalid' using errcode = '22023', hint = 'Times from 00:00 to 24:00, in pairs';
  end if;
  if new.phone is distinct from old.phone and new.phone !~ e164 then
    raise exception 'phone_invalid' using errcode = '22023', hint = 'Write it as +442072193000';
  end if;
  if new.whatsapp is distinct from old.whatsapp and new.whatsapp !~ e164 then
    raise exception 'whatsapp_invalid' using errcode = '22023', hint = 'Write it as +442072193000';
  end if;
  if new.business_category is distinct from old.business_category and not private.category_parts() ? new.business_category then
    raise exception 'category_required' using errcode = '22023', hint = 'There is no such category';
  end if;
  if (new.business_category, new.subcategory) is distinct from (old.business_category, old.subcategory)
    and not coalesce(private.category_parts() -> new.business_category ? new.subcategory, new.subcategory is null)
  then
    raise exception 'subcategory_unknown' using errcode = '22023', hint = 'It belongs to no such category';
  end if;
  if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) and (
    (new.latitude is null) <> (new.longitude is null) or new.latitude = 0 and new.longitude = 0
  ) then
    raise exception 'position_invalid' using errcode = '22023', hint = 'Zero is how machines write unknown';
  end if;
  return new;
end $$;

create function private.guard_imported() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_setting('mahalla.settling', true) = 'on' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.place_id := null;
    return new;
  end if;
  new.place_id := old.place_id;
  new.updated_at := now();
  if new.name is distinct from old.name and new.slug is not distinct from old.slug then
    new.slug := null;
  end if;
  return new;
end $$;

create trigger guard_business before insert or update on public.businesses
for each row execute function private.guard_business();
create trigger guard_listing_form before insert or update on public.businesses
for each row execute function private.guard_listing_form();
create trigger resolve_kinds before insert or update on public.businesses
for each row execute function private.resolve_kinds();
create trigger resolve_kinds before insert or update on public.business
for each row execute function private.resolve_kinds();
create trigger guard_imported before insert or update on public.business for each row
when (current_setting('mahalla.settling', true) is distinct from 'on')
execute function private.guard_imported();
create trigger audit after insert or update or delete on public.businesses
for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.business_team
for each row execute function private.audit('id');

call private.settle_on_change('public.businesses', 'business', 'owned');
call private.settle_on_change('public.business', 'business', 'imported');
grant select on public.business_team to authenticated;
grant select on public.businesses, public.business, public.business_unified to anon;
grant select, insert, update, delete on public.businesses, public.business to authenticated;
grant select on public.business_unified to authenticated;

-- A row names its owner, and an owner is a person: everyone reads it in business_unified, which names nobody.
create policy "everyone can see published businesses that nobody owns" on public.businesses
for select to anon, authenticated using (status = 'published' and owner_id is null);
create policy "owners can see their businesses" on public.businesses
for select to authenticated using (owner_id = (select auth.uid()));
create policy "owners can add businesses to their account" on public.businesses
for insert to authenticated
with check (
  owner_id = (select auth.uid())
  and business_account_id in (select id from public.business_accounts where owner_id = (select auth.uid()))
);
create policy "owners can update their businesses" on public.businesses
for update to authenticated
using (owner_id = (select auth.uid()))
with check (
  owner_id = (select auth.uid())
  and business_account_id in (select id from public.business_accounts where owner_id = (select auth.uid()))
);
create policy "the team can see the businesses it works for" on public.businesses
for select to authenticated using (id in (select private.my_businesses_as('manager', 'helper')));
create policy "managers can update the businesses they work for" on public.businesses
for update to authenticated
using (id in (select private.my_businesses_as('manager')))
with check (id in (select private.my_businesses_as('manager')));
create policy "owners can delete their businesses" on public.businesses
for delete to authenticated using (owner_id = (select auth.uid()));
-- Owners read their team with the functions of the team, which name people and give no ids of theirs.
create policy "people can see the teams they are in" on public.business_team
for select to authenticated using (user_id = (select auth.uid()));
create policy "staff can manage businesses" on public.businesses
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everyone can see imported businesses" on public.business
for select to anon, authenticated using (status = 'published');
create policy "staff can manage imported businesses" on public.business
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

-- Always true, so that no hidden condition keeps a search from using its index: hidden places are not in the table.
create policy "everyone can see the directory" on public.business_unified
for select to anon, authenticated using (true);
