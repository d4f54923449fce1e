-- Page views: which page, when, by what kind of device. Never who.

create table public.page_analytics (
  id bigint generated always as identity primary key,
  url text not null check (url like '/%' and length(url) <= 512),
  title text check (length(title) <= 300),
  page_type text check (length(page_type) <= 60),
  referrer text not null default 'direct' check (length(referrer) <= 512),
  user_agent text check (length(user_agent) <= 512),
  device_type text not null default 'desktop' check (device_type in ('mobile', 'desktop')),
  "timestamp" timestamptz not null default now()
);
create index page_analytics_timestamp on public.page_analytics ("timestamp");
create index page_analytics_url on public.page_analytics (url, "timestamp");
comment on table public.page_analytics is 'One row per page view. Anyone may add, only staff may read.';

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

-- Visiting a page of worship says something about a person: there only the browser's family is kept.
create function private.is_worship_path(path text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select path ~ '^(/(en|ar|ur|fr|tr|id))?/(mosque|quran|athan|zakaat|community/gaza)'
$$;

create function private.tidy_page_view() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.url is null or new.url not like '/%' or new.url like '//%' then
    raise exception 'url must be a path that begins with /' using errcode = '22023';
  end if;
  -- The query string may hold what a visitor searched for, or where they are.
  new.url := left(split_part(split_part(new.url, '?', 1), '#', 1), 512);
  new.title := left(new.title, 300);
  new.page_type := left(new.page_type, 60);
  new.referrer := coalesce(nullif(left(split_part(split_part(new.referrer, '?', 1), '#', 1), 512), ''), 'direct');
  new.user_agent := case
    when private.is_worship_path(new.url) then private.browser_family(new.user_agent)
    else left(new.user_agent, 512)
  end;
  if new."timestamp" is null or new."timestamp" not between now() - interval '1 day' and now() + interval '1 day' then
    new."timestamp" := now();
  end if;
  return new;
end $$;

create trigger tidy_page_view before insert on public.page_analytics
for each row execute function private.tidy_page_view();

alter table public.page_analytics enable row level security;
revoke all on public.page_analytics from anon, authenticated;
grant insert on public.page_analytics to anon;
grant select, insert on public.page_analytics to authenticated;
grant all on public.page_analytics to service_role;

create policy "everyone can record a page view" on public.page_analytics
for insert to anon, authenticated with check (true);
create policy "staff can read page views" on public.page_analytics
for select to authenticated using ((select private.is_staff()));

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
