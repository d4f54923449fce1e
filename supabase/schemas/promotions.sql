-- Promotion banners: who writes and who approves them, whom they are for, and their impressions and clicks.

-- Texts by language: an object of short strings that has at least English.
create function private.is_localised(value jsonb, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_typeof(value) = 'object'
    and value ? 'en'
    and not exists (
      select from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) as entry
      where entry.key not in ('en', 'ar', 'ur', 'fr', 'tr', 'id')
        or jsonb_typeof(entry.value) <> 'string'
        or length(entry.value #>> '{}') > longest
    )
$$;

-- Where staff may lead people: another site by https, without a name in front of its host, or a path of ours.
create function private.is_safe_link(address text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select length(address) <= 500 and address !~ '[[:space:][:cntrl:]\\<>"]'
    and address ~ '^(https://[^/?#@]+([/?#]|$)|/([^/]|$))'
$$;

-- Towns by name and point. Empty: everywhere.
create function private.are_towns(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 20 and not exists (
    select from jsonb_array_elements(case when jsonb_typeof(value) = 'array' then value else '[]' end) as town
    where jsonb_typeof(town) is distinct from 'object'
      or jsonb_typeof(town -> 'name') is distinct from 'string' or length(town ->> 'name') not between 1 and 120
      or jsonb_typeof(town -> 'lat') is distinct from 'number' or jsonb_typeof(town -> 'lng') is distinct from 'number'
      or abs((town ->> 'lat')::numeric) > 90 or abs((town ->> 'lng')::numeric) > 180
  )
$$;

-- Within 40 km of one of the towns; where none is named, everywhere.
create function private.is_in_towns(towns jsonb, lat double precision, lng double precision) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select towns = '[]' or exists (
    select from jsonb_to_recordset(towns) as town (lat double precision, lng double precision)
    where extensions.cube_distance(
      private.sphere_point(town.lat, town.lng), private.sphere_point(is_in_towns.lat, is_in_towns.lng)
    ) <= 40
  )
$$;

create table public.promotions (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  title jsonb not null check (private.is_localised(title, 200)),
  body jsonb not null check (private.is_localised(body, 1000)),
  cta_label jsonb not null check (private.is_localised(cta_label, 80)),
  href text not null check (private.is_safe_link(href)),
  tone text not null default 'brand' check (tone in ('brand', 'gold', 'calm')),
  status text not null default 'draft' check (status in ('draft', 'review', 'live', 'paused', 'ended')),
  placements text[] not null default '{home}' check (cardinality(placements) > 0 and placements <@ array['home', 'businesses']),
  -- Empty: every language.
  languages text[] not null default '{}' check (languages <@ array['en', 'ar', 'ur', 'fr', 'tr', 'id']),
  towns jsonb not null default '[]' check (private.are_towns(towns)),
  -- How many times it is shown in all; it ends by itself then.
  cap_total integer check (cap_total > 0),
  -- In how many visits one person is shown it. Kept by their own browser: we know no persons.
  cap_person smallint check (cap_person between 1 and 100),
  starts_at timestamptz,
  ends_at timestamptz,
  weight smallint not null default 1 check (weight between 1 and 100),
  -- A photo of the business it speaks of, and whether an owner paid for it: written where they book, never by staff.
  photo_id uuid,
  is_paid boolean not null default false,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at is null or starts_at is null or ends_at > starts_at)
);
call private.passport('public.promotions', written_by => 'members', watched => '{id}');
create index promotions_photo_id on public.promotions (photo_id) where photo_id is not null;
create index promotions_live on public.promotions (starts_at, ends_at) where status = 'live';
comment on table public.promotions is
  'Banners. Texts are objects by language. draft, review, live, paused, ended: guard_promotion says who moves them where.';

create table public.promotion_steps (
  id bigint generated always as identity primary key,
  promotion_id uuid not null references public.promotions (id) on delete cascade,
  step text not null check (step in ('written', 'draft', 'review', 'live', 'paused', 'ended')),
  -- Null: it ended by itself.
  by_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
call private.passport('public.promotion_steps', written_by => 'site', people => '{"by_id": {"left_out": "work of the team"}}');
create index promotion_steps_promotion on public.promotion_steps (promotion_id, id);
create index promotion_steps_by on public.promotion_steps (by_id);
comment on table public.promotion_steps is 'Who wrote, submitted, approved, paused and ended a promotion. Written by its triggers only.';

-- What stands for approval is what is shown: words that change go back to the draft, and who wrote them since the last
-- approval does not approve them. Only superadmins may, because somebody must where the team is one person.
create function private.guard_promotion() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_rewritten boolean;
  was_shown boolean;
begin
  if private.is_internal() then
    return coalesce(new, old);
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'draft' then
      raise exception 'draft_first' using errcode = '42501';
    end if;
    return new;
  end if;
  was_shown := exists (select from public.promotion_steps as s where s.promotion_id = old.id and s.step = 'live');
  if tg_op = 'DELETE' then
    if old.status <> 'draft' or was_shown then
      raise exception 'was_shown' using errcode = 'PT423';
    end if;
    return old;
  end if;
  is_rewritten := to_jsonb(new) - array['status', 'updated_at'] is distinct from to_jsonb(old) - array['status', 'updated_at'];
  -- What was counted is counted under this name.
  if new.slug <> old.slug and was_shown then
    raise exception 'was_shown' using errcode = 'PT423';
  end if;
  if new.status = old.status then
    if is_rewritten and old.status in ('live', 'ended') then
      raise exception 'pause_first' using errcode = 'PT423';
    end if;
    if is_rewritten then
      new.status := 'draft';
    end if;
    return new;
  end if;
  if is_rewritten or (old.status, new.status) not in (
    ('draft', 'review'), ('review', 'draft'), ('review', 'live'), ('live', 'paused'), ('paused', 'live'), ('live', 'ended'),
    ('paused', 'ended'), ('ended', 'draft')
  ) then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  if old.status = 'review' and new.status = 'live' and not private.has_role('superadmin') and exists (
    select from public.promotion_steps as s
    where s.promotion_id = old.id and s.step = 'written' and s.by_id = auth.uid() and s.id > coalesce((
      select max(l.id) from public.promotion_steps as l where l.promotion_id = old.id and l.step = 'live'
    ), 0)
  ) then
    raise exception 'own_promotion' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger guard_promotion before insert or update or delete on public.promotions
for each row execute function private.guard_promotion();

create function private.note_promotion_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT'
    or to_jsonb(new) - array['status', 'updated_at'] is distinct from to_jsonb(old) - array['status', 'updated_at'] then
    insert into public.promotion_steps (promotion_id, step, by_id) values (new.id, 'written', auth.uid());
  elsif new.status <> old.status then
    insert into public.promotion_steps (promotion_id, step, by_id) values (new.id, new.status, auth.uid());
  end if;
  return null;
end $$;
create trigger note_promotion_step after insert or update on public.promotions
for each row execute function private.note_promotion_step();

create trigger touch_updated_at before update on public.promotions
for each row execute function private.touch_updated_at();
create trigger audit after insert or update or delete on public.promotions
for each row execute function private.audit('id');

create table public.promo_analytics (
  id bigint generated always as identity primary key,
  promotion text not null check (length(promotion) between 1 and 80),
  event text not null check (event in ('impression', 'click')),
  path text check (length(path) <= 512),
  meta jsonb not null default '{}' check (jsonb_typeof(meta) = 'object' and octet_length(meta::text) <= 2048),
  created_at timestamptz not null default now(),
  -- A hash whose salt is forgotten when the day is over. Written by the site's own recorder; only rows that have one count.
  visit text check (visit ~ '^[0-9a-f]{16}$')
);
call private.passport('public.promo_analytics', written_by => 'visitors');
create index promo_analytics_promotion on public.promo_analytics (promotion, created_at);
comment on table public.promo_analytics is 'Impressions and clicks of promotions. Anyone may add, only superadmins may read.';

create function private.stamp_promo_event() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := now();
  new.meta := coalesce(new.meta, '{}');
  -- The query string may hold what a visitor searched for, or where they are.
  new.path := left(split_part(split_part(new.path, '?', 1), '#', 1), 512);
  return new;
end $$;

create trigger stamp_promo_event before insert on public.promo_analytics
for each row execute function private.stamp_promo_event();
revoke execute on function private.guard_promotion(), private.note_promotion_step() from public, anon, authenticated;
grant select on public.promotions to anon;
grant select, delete on public.promotions to authenticated;
grant insert (
  slug, title, body, cta_label, href, tone, status, placements, languages, towns, cap_total, cap_person, starts_at, ends_at, weight
) on public.promotions to authenticated;
grant update (
  slug, title, body, cta_label, href, tone, status, placements, languages, towns, cap_total, cap_person, starts_at, ends_at, weight
) on public.promotions to authenticated;
grant select on public.promotion_steps to authenticated;
grant insert (promotion, event, path, meta, created_at) on public.promo_analytics to anon, authenticated;
grant select on public.promo_analytics to authenticated;

create policy "everyone can see promotions that are running" on public.promotions
for select to anon, authenticated
using (status = 'live' and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true));
create policy "staff can manage promotions" on public.promotions
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "staff can see who did what with a promotion" on public.promotion_steps
for select to authenticated using ((select private.is_staff()));

create policy "everyone can record a promotion event" on public.promo_analytics
for insert to anon, authenticated with check (true);
create policy "superadmins can read promotion events" on public.promo_analytics
for select to authenticated using ((select private.has_role('superadmin')));

-- A photo while everyone may see it.
create function private.shown_photo(photo uuid) returns uuid
language sql stable security definer set search_path = ''
as $$ select f.id from public.photos as f where f.id = shown_photo.photo and f.status = 'published' $$;

-- Every visitor of a day, in one place and language, sees the same promotion; over the days each has its weight's share.
create function public.promotion_at(
  placement text, language text default 'en', lat double precision default null, lng double precision default null
) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with known as (
    select p.* from public.promotions as p
    where p.status = 'live' and coalesce(p.starts_at <= now(), true) and coalesce(p.ends_at > now(), true)
      and promotion_at.placement = any (p.placements)
      and (p.languages = '{}' or promotion_at.language = any (p.languages))
      and private.is_in_towns(p.towns, promotion_at.lat, promotion_at.lng)
  ),
  -- What was paid for has its town to itself while its days last.
  running as (
    select k.*, sum(k.weight) over (order by k.slug) as reached, sum(k.weight) over () as total
    from known as k where k.is_paid or not exists (select from known as paid where paid.is_paid)
  )
  select jsonb_build_object(
    'id', r.id, 'slug', r.slug, 'title', r.title, 'body', r.body, 'cta_label', r.cta_label, 'href', r.href, 'tone', r.tone,
    'cap_person', r.cap_person, 'is_sample', r.is_sample, 'is_paid', r.is_paid,
    'photo', private.shown_photo(r.photo_id)
  )
  from running as r
  where r.reached > ((now() at time zone 'utc')::date - date '2000-01-01') % r.total
  order by r.reached
  limit 1
$$;

-- All promotions with their sums, or one of them with its days, its history, and whether the reader may approve it.
create function public.promotions_desk(promotion uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff see this' using errcode = '42501';
  end if;
  return coalesce((
    select jsonb_agg(
      to_jsonb(p) || jsonb_build_object(
        'impressions', f.impressions,
        'clicks', f.clicks,
        'is_over', p.ends_at <= now()
      ) || case when promotions_desk.promotion is null then '{}' else jsonb_build_object(
        'is_own', not private.has_role('superadmin') and exists (
          select from public.promotion_steps as s
          where s.promotion_id = p.id and s.step = 'written' and s.by_id = auth.uid() and s.id > coalesce((
            select max(l.id) from public.promotion_steps as l where l.promotion_id = p.id and l.step = 'live'
          ), 0)
        ),
        'was_shown', exists (select from public.promotion_steps as s where s.promotion_id = p.id and s.step = 'live'),
        'steps', (
          select coalesce(jsonb_agg(jsonb_build_object('step', s.step, 'at', s.created_at, 'by', n.display_name) order by s.id desc), '[]')
          from (
            select * from public.promotion_steps as all_steps where all_steps.promotion_id = p.id
            order by all_steps.id desc limit 50
          ) as s
          left join public.profiles as n on n.id = s.by_id
        ),
        'days', (
          select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'placement', d.placement, 'impressions', d.impressions,
            'clicks', d.clicks) order by d.day desc, d.placement), '[]')
          from public.promo_days as d where d.promotion = p.slug and d.day > private.today() - 28
        )
      ) end
      order by array_position(array['review', 'live', 'paused', 'draft', 'ended'], p.status), p.updated_at desc, p.id
    )
    from public.promotions as p
    cross join lateral (
      select coalesce(sum(d.impressions), 0) as impressions, coalesce(sum(d.clicks), 0) as clicks
      from public.promo_days as d where d.promotion = p.slug
    ) as f
    where promotions_desk.promotion is null or p.id = promotions_desk.promotion
  ), '[]');
end $$;
revoke execute on function public.promotion_at(text, text, double precision, double precision), public.promotions_desk(uuid)
from public, anon, authenticated;
grant execute on function public.promotion_at(text, text, double precision, double precision) to anon, authenticated, service_role;
grant execute on function public.promotions_desk(uuid) to authenticated, service_role;
revoke execute on function private.shown_photo(uuid) from public;
grant execute on function private.shown_photo(uuid) to anon, authenticated, service_role;
grant execute on function private.is_in_towns(jsonb, double precision, double precision) to anon, authenticated, service_role;
