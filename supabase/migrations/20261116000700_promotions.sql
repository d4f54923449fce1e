-- The featured promotion banner and its impressions and clicks.

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

create table public.promotions (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  title jsonb not null check (private.is_localised(title, 200)),
  body jsonb not null check (private.is_localised(body, 1000)),
  cta_label jsonb not null check (private.is_localised(cta_label, 80)),
  href text not null check (length(href) <= 500 and href ~ '^(https://|/)'),
  tone text not null default 'brand' check (tone in ('brand', 'gold', 'calm')),
  status text not null default 'draft' check (status in ('draft', 'live', 'ended')),
  starts_at timestamptz,
  ends_at timestamptz,
  weight smallint not null default 1 check (weight between 1 and 100),
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at is null or starts_at is null or ends_at > starts_at)
);
create index promotions_live on public.promotions (starts_at, ends_at) where status = 'live';
comment on table public.promotions is 'Banners. Texts are objects by language.';

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

alter table public.promotions enable row level security;
alter table public.promo_analytics enable row level security;

revoke all on public.promotions, public.promo_analytics from anon, authenticated;
grant select on public.promotions to anon;
grant select, insert, update, delete on public.promotions to authenticated;
grant insert (promotion, event, path, meta, created_at) on public.promo_analytics to anon, authenticated;
grant select on public.promo_analytics to authenticated;
grant all on public.promotions, public.promo_analytics to service_role;

create policy "everyone can see promotions that are running" on public.promotions
for select to anon, authenticated
using (status = 'live' and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true));
create policy "staff can manage promotions" on public.promotions
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everyone can record a promotion event" on public.promo_analytics
for insert to anon, authenticated with check (true);
create policy "superadmins can read promotion events" on public.promo_analytics
for select to authenticated using ((select private.has_role('superadmin')));

call private.watch('public.promotions', 'id');
