-- The day a Hijri month began on in a country, where that differs from the Umm al-Qura calendar or confirms it.

create table public.hijri_sightings (
  id uuid primary key default gen_random_uuid(),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  hijri_year integer not null check (hijri_year between 1300 and 1600),
  hijri_month integer not null check (hijri_month between 1 and 12),
  begins_on date not null check (private.is_sane_day(begins_on)),
  announced_by text not null check (length(btrim(announced_by)) between 2 and 160),
  source_url text check (length(source_url) <= 500 and source_url ~ '^https?://'),
  noted_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (country_code, hijri_year, hijri_month)
);
call private.passport(
  'public.hijri_sightings', written_by => 'members',
  people => '{"noted_by": {"left_out": "work of the team"}}',
  watched => '{id}'
);
create index hijri_sightings_noted_by on public.hijri_sightings (noted_by);
comment on table public.hijri_sightings is
  'First days of Hijri months as announced in a country. Months without a row follow the Umm al-Qura calendar.';

create trigger touch_updated_at before update on public.hijri_sightings
for each row execute function private.touch_updated_at();
create trigger audit after insert or update or delete on public.hijri_sightings
for each row execute function private.audit('id');
grant select on public.hijri_sightings to anon;
grant select, insert, update, delete on public.hijri_sightings to authenticated;

create policy "everyone can see when months began" on public.hijri_sightings
for select to anon, authenticated using (true);
create policy "staff can keep the sightings" on public.hijri_sightings
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

-- The latest announcements of one country, newest first: years enough for any calendar that is leafed through.
create function public.country_sightings(country text) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('year', s.hijri_year, 'month', s.hijri_month, 'begins', s.begins_on, 'by', s.announced_by, 'source', s.source_url)
      order by s.begins_on desc
    ),
    '[]'::jsonb
  )
  from (
    select hijri_year, hijri_month, begins_on, announced_by, source_url
    from public.hijri_sightings
    where country_code = upper(country_sightings.country)
    order by begins_on desc
    limit 60
  ) as s
$$;
revoke execute on function public.country_sightings(text) from public, anon, authenticated;
grant execute on function public.country_sightings(text) to anon, authenticated, service_role;
