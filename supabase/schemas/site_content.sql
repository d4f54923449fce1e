-- Staff's texts for the site itself: testimonials, sponsors, help topics.

-- Whether a day lies between two days, each of which may be open.
create function private.is_between(first date, last date) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(first <= (now() at time zone 'utc')::date, true) and coalesce(last >= (now() at time zone 'utc')::date, true)
$$;
grant execute on function private.is_between(date, date) to anon, authenticated, service_role;

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  place jsonb not null default '{"en": ""}' check (private.is_localised(place, 160)),
  quote jsonb not null check (private.is_localised(quote, 1000)),
  published boolean not null default false,
  position smallint not null default 0,
  is_sample boolean not null default false,
  shown_from date,
  shown_until date,
  -- Whether there is a consent that was not withdrawn; its trigger says so.
  agreed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (shown_until >= shown_from)
);
call private.passport('public.testimonials', written_by => 'members', watched => '{id}');
create index testimonials_shown on public.testimonials (position, id) where published;
comment on table public.testimonials is 'What people say about the site. place and quote are texts by language.';

create table public.sponsors (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 160),
  logo_url text check (private.is_safe_link(logo_url)),
  mark text check (length(mark) <= 60),
  line jsonb check (private.is_localised(line, 300)),
  website_url text check (length(website_url) <= 500 and website_url ~ '^https?://[^/?#@[:space:]]+([/?#][^[:space:]<>"]*)?$'),
  tier text not null default 'supporting' check (tier in ('lead', 'supporting')),
  active boolean not null default true,
  position smallint not null default 0,
  is_sample boolean not null default false,
  shown_from date,
  shown_until date,
  -- Whether there is a consent that was not withdrawn; its trigger says so.
  agreed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (shown_until >= shown_from)
);
call private.passport('public.sponsors', written_by => 'members', watched => '{id}');
create index sponsors_shown on public.sponsors (position, id) where active;
comment on table public.sponsors is 'Sponsors shown on the home page. mark names a drawing of the site, used where there is no logo.';

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  testimonial_id uuid unique references public.testimonials (id) on delete cascade,
  sponsor_id uuid unique references public.sponsors (id) on delete cascade,
  given_by text not null check (length(given_by) between 1 and 160),
  given_on date not null check (given_on between date '2000-01-01' and date '2100-01-01'),
  way text not null check (way in ('email', 'letter', 'form', 'contract', 'spoken')),
  -- Where the proof lies, or who heard it.
  proof text not null default '' check (length(proof) <= 500),
  withdrawn_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(testimonial_id, sponsor_id) = 1),
  check (withdrawn_on >= given_on)
);
call private.passport('public.consents', written_by => 'members');
comment on table public.consents is
  'Who agreed to be shown as a sponsor or with their words, when and how. Without one that stands nothing is shown.';

create function private.follow_consent() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stands boolean := tg_op <> 'DELETE' and new.withdrawn_on is null;
begin
  if tg_op = 'UPDATE' and (new.testimonial_id, new.sponsor_id) is distinct from (old.testimonial_id, old.sponsor_id) then
    raise exception 'A consent stays with what it was given for' using errcode = '42501';
  end if;
  update public.testimonials set agreed = stands where id = coalesce(new.testimonial_id, old.testimonial_id);
  update public.sponsors set agreed = stands where id = coalesce(new.sponsor_id, old.sponsor_id);
  return null;
end $$;
create trigger follow_consent after insert or update or delete on public.consents
for each row execute function private.follow_consent();
revoke execute on function private.follow_consent() from public, anon, authenticated;

create trigger touch_updated_at before update on public.testimonials
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.sponsors
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.consents
for each row execute function private.touch_updated_at();
create trigger audit after insert or update or delete on public.testimonials
for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.sponsors
for each row execute function private.audit('id');
create trigger audit after insert or update or delete on public.consents
for each row execute function private.audit('id');

-- Searching. The same folding and the same prefixes as in the directory.
create function private.help_words(question text, keywords text[], answer text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select setweight(to_tsvector('simple'::regconfig, private.fold(question)), 'A')
    || setweight(to_tsvector('simple'::regconfig, private.fold(array_to_string(keywords, ' '))), 'B')
    || setweight(to_tsvector('simple'::regconfig, private.fold(answer)), 'D')
$$;

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
  search tsvector generated always as (private.help_words(question, keywords, answer)) stored,
  primary key (id, locale)
);
call private.passport('public.help_topics', written_by => 'members', watched => '{id, locale}');
create index help_topics_shown on public.help_topics (locale, position) where published;
comment on table public.help_topics is
  'Questions and answers: the help page, and what the assistant answers from. Section site: about us and the legal pages.';
comment on column public.help_topics.answer is
  'Plain text with a few marks: blank lines between paragraphs, "## " headings, "- " lists, site paths and [words](/path).';
comment on column public.help_topics.picture is 'A screenshot of the product, by its name under public/help.';

create trigger touch_updated_at before update on public.help_topics
for each row execute function private.touch_updated_at();
grant select on public.testimonials, public.sponsors, public.help_topics to anon;
grant select, insert, update, delete on public.help_topics to authenticated;
grant select, delete on public.testimonials, public.sponsors, public.consents to authenticated;
-- Whether somebody agreed is not for anyone to write: it follows from the consent.
grant insert (name, place, quote, published, position, shown_from, shown_until),
  update (name, place, quote, published, position, shown_from, shown_until) on public.testimonials to authenticated;
grant insert (name, logo_url, mark, line, website_url, tier, active, position, shown_from, shown_until),
  update (name, logo_url, mark, line, website_url, tier, active, position, shown_from, shown_until)
on public.sponsors to authenticated;
grant insert (testimonial_id, sponsor_id, given_by, given_on, way, proof, withdrawn_on),
  update (given_by, given_on, way, proof, withdrawn_on) on public.consents to authenticated;

create policy "everyone can read published testimonials" on public.testimonials
for select to anon, authenticated
using (published and (agreed or is_sample) and private.is_between(shown_from, shown_until));
create policy "staff can manage testimonials" on public.testimonials
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everyone can see active sponsors" on public.sponsors
for select to anon, authenticated
using (active and (agreed or is_sample) and private.is_between(shown_from, shown_until));
create policy "staff can manage sponsors" on public.sponsors
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "staff can manage consents" on public.consents
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "everyone can read published help topics" on public.help_topics
for select to anon, authenticated using (published);
create policy "staff can manage help topics" on public.help_topics
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
