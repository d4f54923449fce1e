-- What staff write for the site itself: testimonials, sponsors, help topics.

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  place jsonb not null default '{"en": ""}' check (private.is_localised(place, 160)),
  quote jsonb not null check (private.is_localised(quote, 1000)),
  published boolean not null default false,
  position smallint not null default 0,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);
create index testimonials_shown on public.testimonials (position, id) where published;
comment on table public.testimonials is 'What people say about the site. place and quote are texts by language.';

create table public.sponsors (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 160),
  logo_url text check (length(logo_url) <= 500 and logo_url ~ '^(https://|/)'),
  mark text check (length(mark) <= 60),
  line jsonb check (private.is_localised(line, 300)),
  website_url text check (length(website_url) <= 500 and website_url ~ '^https?://'),
  tier text not null default 'supporting' check (tier in ('lead', 'supporting')),
  active boolean not null default true,
  position smallint not null default 0,
  is_sample boolean not null default false,
  created_at timestamptz not null default now()
);
create index sponsors_shown on public.sponsors (position, id) where active;
comment on table public.sponsors is 'Sponsors shown on the home page. mark names a drawing of the site, used where there is no logo.';

create table public.help_topics (
  id text not null check (id ~ '^[a-z0-9-]{1,80}$'),
  locale text not null check (locale in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  question text not null check (length(question) between 1 and 300),
  answer text not null check (length(answer) between 1 and 40000),
  keywords text[] not null default '{}' check (cardinality(keywords) <= 40 and length(array_to_string(keywords, ' ')) <= 1000),
  section text not null default 'start'
    check (section in ('start', 'directory', 'worship', 'owners', 'account', 'money', 'site')),
  picture text check (picture ~ '^[a-z0-9-]{1,40}$'),
  in_faq boolean not null default false,
  published boolean not null default true,
  position smallint not null default 0,
  updated_at timestamptz not null default now(),
  primary key (id, locale)
);
create index help_topics_shown on public.help_topics (locale, position) where published;
comment on table public.help_topics is
  'Questions and answers: the help page, and what the assistant answers from. Section site: about us and the legal pages.';
comment on column public.help_topics.answer is
  'Plain text with a few marks: blank lines between paragraphs, "## " headings, "- " lists, site paths and [words](/path).';
comment on column public.help_topics.picture is 'A screenshot of the product, by its name under public/help.';

create trigger touch_updated_at before update on public.help_topics
for each row execute function private.touch_updated_at();

alter table public.testimonials enable row level security;
alter table public.sponsors enable row level security;
alter table public.help_topics enable row level security;

revoke all on public.testimonials, public.sponsors, public.help_topics from anon, authenticated;
grant select on public.testimonials, public.sponsors, public.help_topics to anon;
grant select, insert, update, delete on public.testimonials, public.sponsors, public.help_topics to authenticated;
grant all on public.testimonials, public.sponsors, public.help_topics to service_role;

create policy "everyone can read published testimonials" on public.testimonials
for select to anon, authenticated using (published);
create policy "staff can manage testimonials" on public.testimonials
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everyone can see active sponsors" on public.sponsors
for select to anon, authenticated using (active);
create policy "staff can manage sponsors" on public.sponsors
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everyone can read published help topics" on public.help_topics
for select to anon, authenticated using (published);
create policy "staff can manage help topics" on public.help_topics
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

call private.watch('public.testimonials', 'id');
call private.watch('public.sponsors', 'id');
call private.watch('public.help_topics', 'id', 'locale');
