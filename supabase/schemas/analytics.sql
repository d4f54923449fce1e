-- Page views: which page, when, by what kind of device. Never who.

create table public.page_analytics (
  id bigint generated always as identity,
  url text not null check (url like '/%' and length(url) <= 512),
  title text check (length(title) <= 300),
  page_type text check (length(page_type) <= 60),
  referrer text not null default 'direct' check (length(referrer) <= 512),
  user_agent text check (length(user_agent) <= 512),
  device_type text not null default 'desktop' check (device_type in ('mobile', 'desktop')),
  "timestamp" timestamptz not null default now(),
  -- What only the site's own recorder writes. A visit is a hash whose salt is forgotten when the day is over; a country is
  -- that of the place the visitor chose, never of their address.
  visit text check (visit ~ '^[0-9a-f]{16}$'),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  campaign text check (length(campaign) between 1 and 120),
  counted boolean not null default false,
  -- The day the view came, which the database says itself: where a row lies is never what a visitor says of the time.
  came_on date not null default ((now() at time zone 'utc')::date),
  constraint page_analytics_pkey primary key (id, came_on)
) partition by range (came_on);
call private.passport('public.page_analytics', written_by => 'visitors');
create index page_analytics_timestamp on public.page_analytics ("timestamp");
create index page_analytics_url on public.page_analytics (url, "timestamp");
comment on table public.page_analytics is
  'One row per page view, kept for ninety days, each day in a table of its own. Anyone may add, only superadmins may read. Day sums count the rows the site itself took.';
comment on column public.page_analytics.came_on is
  'The day the view came, in UTC. Name it beside the time: then only its days are looked through.';

create function private.browser_family(user_agent text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  -- Order matters: most browsers also claim to be the ones further down.
  select case
    when user_agent is null then null
    when user_agent ilike '%edg/%' or user_agent ilike '%edga/%' or user_agent ilike '%edgios/%' then 'Edge'
    when user_agent ilike '%opr/%' or user_agent ilike '%opera%' then 'Opera'
    when user_agent ilike '%samsungbrowser%' then 'Samsung Internet'
    when user_agent ilike '%firefox%' or user_agent ilike '%fxios%' then 'Firefox'
    when user_agent ilike '%chrome%' or user_agent ilike '%crios%' then 'Chrome'
    when user_agent ilike '%safari%' then 'Safari'
    else 'Other'
  end
$$;

-- Visiting a page of worship, of giving, of a report or of one's own account says something about a person: there only the
-- browser's family is kept, and nothing by which two views could be told to be one visitor's.
-- Whom somebody writes to is nobody's business: pages of messages are counted without anything that tells two views apart.
create function private.is_sensitive_path(path text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select path ~ '^(/(en|ar|ur|fr|tr|id))?/(mosque|quran|athan|zakaat|community/gaza|community/giving-back|donate|report|account|saved|notifications|people|messages|dashboard|list)(s?/|s?$)'
$$;

-- The page without its language, and without what only its reader should know: links that are keys end before the key.
create function private.plain_path(path text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(nullif(rtrim(regexp_replace(path, '^/(ar|ur|fr|tr|id)(?=/|$)', ''), '/'), ''), '/')
$$;
create function private.without_keys(path text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    path,
    '^((?:/(?:ar|ur|fr|tr|id))?/(?:list|donate/stop|social-media/code|partners/verify|certificates|jobs/applications|community-events/mine|auth))/.*$',
    '\1'
  )
$$;

create function private.tidy_page_view() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.url is null or new.url not like '/%' or new.url like '//%' then
    raise exception 'url must be a path that begins with /' using errcode = '22023';
  end if;
  -- The query string may hold what a visitor searched for, or where they are.
  new.url := private.without_keys(left(split_part(split_part(new.url, '?', 1), '#', 1), 512));
  new.title := left(new.title, 300);
  new.page_type := left(new.page_type, 60);
  new.referrer := coalesce(nullif(left(split_part(split_part(new.referrer, '?', 1), '#', 1), 512), ''), 'direct');
  if private.is_sensitive_path(new.url) then
    new.user_agent := private.browser_family(new.user_agent);
    new.visit := null;
    new.country_code := null;
    new.campaign := null;
  end if;
  new.user_agent := left(new.user_agent, 512);
  if new."timestamp" is null or new."timestamp" not between now() - interval '1 day' and now() + interval '1 day' then
    new."timestamp" := now();
  end if;
  return new;
end $$;

create trigger tidy_page_view before insert on public.page_analytics
for each row execute function private.tidy_page_view();
grant insert (url, title, page_type, referrer, user_agent, device_type, "timestamp") on public.page_analytics
to anon, authenticated;
grant select on public.page_analytics to authenticated;

-- Each day's views lie in a table of their own, so that a day is forgotten in a moment. What comes on a day that has none yet
-- lies with the rest until the night: no view is refused because a table is missing.
create table private.page_views_rest partition of public.page_analytics default;
alter table private.page_views_rest enable row level security;
revoke all on private.page_views_rest from public, anon, authenticated, service_role;

create function private.add_view_day(day date) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  part constant text := format('private.%I', 'page_views_' || to_char(day, 'YYYYMMDD'));
begin
  execute format('create table %s (like public.page_analytics including defaults including constraints)', part);
  execute format('alter table %s enable row level security', part);
  execute format('revoke all on %s from public, anon, authenticated, service_role', part);
  execute format(
    'with moved as (delete from private.page_views_rest where came_on = %L returning *) insert into %s select * from moved',
    day, part
  );
  execute format(
    'alter table public.page_analytics attach partition %s for values from (%L) to (%L)', part, day, day + 1
  );
end $$;

-- The days from one to another that have no table yet, and those of which rows lie with the rest.
create function private.add_view_days(first date, last date) returns void
language plpgsql volatile set search_path = '' set lock_timeout = '2s'
as $$
declare
  day date;
begin
  -- Nobody is in the middle of adding a view that belongs to a day that is made now.
  lock table only public.page_analytics in share row exclusive mode;
  for day in
    select d.day from (
      select g.day::date as day from generate_series(first::timestamp, last::timestamp, interval '1 day') as g (day)
      union
      select r.came_on from private.page_views_rest as r
    ) as d
    where to_regclass('private.page_views_' || to_char(d.day, 'YYYYMMDD')) is null
    order by 1
  loop
    perform private.add_view_day(day);
  end loop;
end $$;

-- Each night: the tables of the week to come.
create function public.keep_view_days() returns void
language sql volatile security definer set search_path = ''
as $$
  select private.add_view_days((now() at time zone 'utc')::date, (now() at time zone 'utc')::date + 7)
$$;
select public.keep_view_days();

revoke execute on function
  private.add_view_day(date), private.add_view_days(date, date), public.keep_view_days()
from public, anon, authenticated;
grant execute on function public.keep_view_days() to service_role;

create policy "everyone can record a page view" on public.page_analytics
for insert to anon, authenticated with check (true);
create policy "superadmins can read page views" on public.page_analytics
for select to authenticated using ((select private.has_role('superadmin')));

-- A visitor may come from an address that holds a position, such as a map's: no more than two decimals of it are kept.

create function private.coarse_numbers(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(value, '(\d{1,3}[.,]\d{2})\d+', '\1', 'g')
$$;

create function private.coarsen_page_view() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.url := private.coarse_numbers(new.url);
  new.title := private.coarse_numbers(new.title);
  new.referrer := private.coarse_numbers(new.referrer);
  return new;
end $$;

create trigger coarsen_page_view before insert on public.page_analytics
for each row execute function private.coarsen_page_view();

revoke execute on function private.coarse_numbers(text), private.coarsen_page_view() from public;
grant execute on function private.coarse_numbers(text) to anon, authenticated, service_role;

-- Day sums, kept when the views themselves are gone: no row of them is about a person.

create table public.page_days (
  day date not null,
  kind text not null check (
    kind in ('all', 'path', 'type', 'language', 'referrer', 'device', 'country', 'campaign')
  ),
  key text not null check (length(key) between 1 and 200),
  views integer not null check (views >= 0),
  -- Told apart for the whole day only: under the kind "all".
  visitors integer not null default 0 check (visitors >= 0),
  is_sample boolean not null default false,
  primary key (day, kind, key)
);
call private.passport('public.page_days', written_by => 'site');
create index page_days_leading on public.page_days (kind, day, views desc, key);
create index page_days_named on public.page_days (kind, key, day) include (views);
create index page_days_all on public.page_days (day) where kind = 'all';
comment on table public.page_days is 'Page views by day and one property of the view. Written by roll_up_views only.';

create table public.promo_days (
  day date not null,
  promotion text not null check (length(promotion) between 1 and 80),
  placement text not null check (length(placement) between 1 and 40),
  impressions integer not null default 0 check (impressions >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  is_sample boolean not null default false,
  primary key (day, promotion, placement)
);
call private.passport('public.promo_days', written_by => 'site');
create index promo_days_promotion on public.promo_days (promotion, day);
comment on table public.promo_days is
  'How many visitors saw and followed a promotion in a day, each once per placement. Written by roll_up_views only.';
grant select on public.page_days, public.promo_days to authenticated;
create policy "superadmins can see page views by day" on public.page_days
for select to authenticated using ((select private.has_role('superadmin')));
create policy "superadmins can see what promotions were seen" on public.promo_days
for select to authenticated using ((select private.has_role('superadmin')));
