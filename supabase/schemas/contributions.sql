-- Members' posts for one another: topics, ideas, messages and all that other sections bring, and the replies to them. Every
-- section has the same table, the same states, the same ways to read and write; a section's own data lies in a table beside
-- it, and reaches the pages through functions found by name (docs/how-to/add-a-community-section.md):
--   private.facts_of_<section>(contribution uuid) returns jsonb: what cards and pages show besides.
--
-- draft → review → published. Hidden: off the site until staff decide, or until its author answers them. Removed: staff
-- took down what was public. Withdrawn: its author did. Merged: it went on elsewhere. Within: it stands in a closed group
-- and nowhere else, so that queries for published posts never find it (groups.sql).

create table public.community_sections (
  section text primary key check (section ~ '^[a-z]+(-[a-z]+)*$' and length(section) <= 30),
  position smallint not null,
  has_title boolean not null default true,
  fewest_characters integer not null,
  most_characters integer not null,
  categories text[] not null default '{}',
  has_replies boolean not null default true,
  has_facts boolean not null default false,
  is_premoderated boolean not null default false,
  allows_anonymous boolean not null default false,
  can_merge boolean not null default false,
  has_answers boolean not null default false,
  constraint merges_are_of_words check (not can_merge or has_replies and not has_facts and not allows_anonymous),
  check (fewest_characters between 1 and most_characters and most_characters <= 50000)
);
call private.passport('public.community_sections', written_by => 'members');
comment on column public.community_sections.can_merge is
  'Staff may put one into another. Not where more belongs to it than words: pledges, seats and stars are about one thing. Not where people may stay nameless: the words would come back under a name.';
comment on column public.community_sections.has_answers is 'Its posts may be questions, and one reply the answer.';
comment on table public.community_sections is 'The sections of the community and their rules. A section is one row, added by its migration.';
comment on column public.community_sections.has_facts is 'Written by a function of the section''s own only, because more belongs to it than words.';

insert into public.community_sections (section, position, has_title, fewest_characters, most_characters, categories, has_replies, is_premoderated, allows_anonymous, can_merge, has_answers)
values
  ('forum', 20, true, 10, 20000, array['welcome', 'faith', 'family', 'halal', 'town', 'work', 'learning', 'site'], true, false, false, true, true),
  ('ideas', 80, true, 10, 5000, array['site', 'town'], true, false, false, true, false),
  ('gaza', 50, false, 5, 500, '{}', false, true, true, false, false);

create table public.contributions (
  id uuid primary key default gen_random_uuid(),
  section text not null references public.community_sections (section),
  slug text not null check (length(slug) between 1 and 100),
  author_id uuid references auth.users (id) on delete set null,
  title text check (length(title) between 1 and 140 and private.is_plain_name(title)),
  body text not null default '' check (length(body) <= 50000),
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  state text not null default 'draft'
    check (state in ('draft', 'review', 'published', 'within', 'hidden', 'removed', 'withdrawn', 'merged')),
  category text check (length(category) <= 40),
  tags text[] not null default '{}' check (cardinality(tags) <= 12),
  is_anonymous boolean not null default false,
  place_id uuid references public.places (id) on delete set null,
  city text check (length(city) <= 120),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  point extensions.cube generated always as (private.sphere_point(latitude, longitude)) stored,
  is_pinned boolean not null default false,
  is_locked boolean not null default false,
  solved_by uuid,
  merged_into uuid references public.contributions (id) on delete set null,
  replies_count integer not null default 0,
  reactions_count integer not null default 0,
  last_number integer not null default 0,
  last_activity_at timestamptz not null default now(),
  published_at timestamptz,
  edited_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('simple', private.fold(coalesce(title, ''))), 'A')
    || setweight(to_tsvector('simple', private.fold(private.tag_words(tags) || ' ' || coalesce(city, ''))), 'B')
    || to_tsvector('simple', private.fold(left(body, 20000)))
  ) stored,
  was_public boolean not null default false,
  -- Of the form it was sent with: what is sent twice because its answer was lost is kept once.
  once uuid,
  group_id uuid references public.groups (id) on delete cascade,
  unique (section, slug),
  unique (author_id, once)
);
call private.passport(
  'public.contributions', written_by => 'members',
  people => '{"author_id": "community"}',
  places => '{"place_id": "moves"}',
  watched => '{id}'
);
comment on column public.contributions.was_public is 'Whether the words as they stand have been public.';
create index contributions_active on public.contributions (section, last_activity_at desc, id desc) where state = 'published';
-- What nobody answered is soon far below what was.
create index contributions_unanswered on public.contributions (section, last_activity_at desc, id desc)
where state = 'published' and replies_count = 0;
create index contributions_in_category on public.contributions (section, category, last_activity_at desc, id desc) where state = 'published';
create index contributions_new on public.contributions (section, published_at desc, id desc) where state = 'published';
create index contributions_top on public.contributions (section, reactions_count desc, id desc) where state = 'published';
create index contributions_everywhere on public.contributions (last_activity_at desc, id desc) where state = 'published';
create index contributions_author_id on public.contributions (author_id, created_at desc);
create index contributions_place_id on public.contributions (place_id) where place_id is not null;
create index contributions_merged_into on public.contributions (merged_into) where merged_into is not null;
create index contributions_of_group on public.contributions (group_id, last_activity_at desc, id desc) where group_id is not null;
create index contributions_search on public.contributions using gin (search) where state = 'published';
create index contributions_tags on public.contributions using gin (tags) where state = 'published';
create index contributions_near on public.contributions using gist (point) where state = 'published';
comment on table public.contributions is
  'What members write, of every section. Read by authors and staff; others get what is published from page functions, which name nobody by id.';

create table public.contribution_versions (
  id bigint generated always as identity primary key,
  contribution_id uuid not null references public.contributions (id) on delete cascade,
  title text,
  body text not null,
  replaced_at timestamptz not null default now(),
  was_public boolean not null default false
);
call private.passport(
  'public.contribution_versions', written_by => 'members',
  people => '{"contribution_id": {"part": "community", "through": "contributions.author_id"}}'
);
comment on column public.contribution_versions.was_public is 'Whether these words were public before they were changed; others only staff see.';
create index contribution_versions_of on public.contribution_versions (contribution_id, replaced_at desc);
comment on table public.contribution_versions is 'What published contributions said before they were changed; written by the function that saves.';

create table public.replies (
  id uuid primary key default gen_random_uuid(),
  contribution_id uuid not null references public.contributions (id) on delete cascade,
  number integer check (number >= 1),
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 10000),
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  quotes uuid references public.replies (id) on delete set null,
  state text not null default 'review' check (state in ('review', 'published', 'hidden', 'removed', 'withdrawn')),
  reactions_count integer not null default 0,
  published_at timestamptz,
  edited_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  was_public boolean not null default false,
  once uuid,
  unique (contribution_id, number),
  unique (author_id, once)
);
call private.passport('public.replies', written_by => 'members', people => '{"author_id": "community"}', watched => '{id}');
comment on column public.replies.was_public is 'Whether the words as they stand have been public.';
create index replies_author_id on public.replies (author_id, created_at desc);
create index replies_quotes on public.replies (quotes) where quotes is not null;
comment on table public.replies is
  'Replies, in the order in which they became public: that is when each gets its number, and it keeps it.';
alter table public.contributions add constraint contributions_solved_by_fkey
foreign key (solved_by) references public.replies (id) on delete set null;
create index contributions_solved_by on public.contributions (solved_by) where solved_by is not null;

create table public.reply_versions (
  id bigint generated always as identity primary key,
  reply_id uuid not null references public.replies (id) on delete cascade,
  body text not null,
  replaced_at timestamptz not null default now(),
  was_public boolean not null default false
);
call private.passport(
  'public.reply_versions', written_by => 'members',
  people => '{"reply_id": {"part": "community", "through": "replies.author_id"}}'
);
comment on column public.reply_versions.was_public is 'Whether these words were public before they were changed; others only staff see.';
create index reply_versions_of on public.reply_versions (reply_id, replaced_at desc);
comment on table public.reply_versions is 'What published replies said before they were changed; written by the function that saves.';

create table public.reactions (
  id uuid primary key default gen_random_uuid(),
  contribution_id uuid not null references public.contributions (id) on delete cascade,
  reply_id uuid references public.replies (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (contribution_id, reply_id, user_id)
);
call private.passport('public.reactions', written_by => 'members', people => '{"user_id": "community"}');
create index reactions_user_id on public.reactions (user_id);
create index reactions_reply_id on public.reactions (reply_id) where reply_id is not null;
comment on table public.reactions is 'A vote for an idea, an ameen, a word found helpful: one each. Others see only how many.';

create table public.contribution_marks (
  user_id uuid not null references auth.users (id) on delete cascade,
  contribution_id uuid not null references public.contributions (id) on delete cascade,
  read_number integer not null default 0,
  is_followed boolean not null default false,
  is_kept boolean not null default false,
  draft text check (length(draft) <= 10000),
  remind_at timestamptz check (remind_at is null or is_kept),
  updated_at timestamptz not null default now(),
  primary key (user_id, contribution_id)
);
call private.passport('public.contribution_marks', written_by => 'members', people => '{"user_id": "community"}');
create index contribution_marks_due on public.contribution_marks (remind_at) where remind_at is not null;
create index contribution_marks_followers on public.contribution_marks (contribution_id) where is_followed;
comment on table public.contribution_marks is 'How far a member has read, what they follow and keep, when they want to be reminded of it, and the reply they have not sent yet, on all their devices.';

create table public.moderation_words (
  word text primary key check (word = private.fold(word) and length(word) between 2 and 80),
  effect text not null check (effect in ('wait', 'refuse')),
  created_at timestamptz not null default now(),
  -- A link rule names a site and holds for it and everything under it; a word rule holds wherever the word stands.
  kind text not null default 'word' check (kind in ('word', 'link')),
  constraint moderation_words_link check (kind = 'word' or word ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$')
);
call private.passport('public.moderation_words', written_by => 'members');
comment on table public.moderation_words is 'Words that make a text wait for staff, or are refused. Kept by staff, read by nobody else.';

create table public.appeals (
  id uuid primary key default gen_random_uuid(),
  subject_kind text not null,
  subject_id uuid not null,
  author_id uuid not null references auth.users (id) on delete cascade,
  words text not null check (length(btrim(words)) between 10 and 1000),
  created_at timestamptz not null default now(),
  unique (subject_kind, subject_id)
);
call private.passport('public.appeals', written_by => 'members', people => '{"author_id": "community"}');
create index appeals_author_id on public.appeals (author_id);
comment on table public.appeals is 'An author who thinks a decision was wrong says why, once. Someone else of the staff looks again.';

-- Trust.

-- What of somebody's words is public: what their standing rests on.
create function private.published_count(author uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select (select count(*) from public.reviews as v where v.user_id = author and v.status = 'published')
    + (select count(*) from public.contributions as c where c.author_id = author and c.state = 'published')
    + (
      select count(*) from public.replies as r
      where r.author_id = author and r.state = 'published' and r.contribution_id not in (
        select c.id from public.contributions as c join public.group_members as m on m.group_id = c.group_id
        where m.user_id = author and c.state = 'within'
      )
    )
    + (
      select count(distinct (m.subject_kind, m.subject_id)) from public.moderation_items as m
      where m.author_id = author and m.subject_kind not in ('review', 'contribution', 'reply') and m.status = 'approved'
        and m.reason in ('new', 'changed')
    )
$$;

create function private.was_rejected_lately(author uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.moderation_items as m
    where m.author_id = author and m.status = 'rejected' and m.decided_at > now() - interval '30 days'
      and m.subject_kind <> 'sanction'
      -- An appeal that was upheld takes it back.
      and not exists (
        select from public.moderation_items as a
        where a.subject_kind = m.subject_kind and a.subject_id = m.subject_id and a.status = 'approved'
          and a.decided_at > m.decided_at
      )
  )
$$;

-- 0 new · 1 three things published and a day here · 2 twenty, thirty days, nothing refused in thirty · 3 the team.
create function private.trust_level(member uuid) returns smallint
language sql stable security definer set search_path = ''
as $$
  select case
    when private.is_house(member) then 3
    when p.created_at is null then 0
    when p.created_at <= now() - interval '30 days' and private.published_count(member) >= 20
      and not private.was_rejected_lately(member) then 2
    when p.created_at <= now() - interval '1 day' and private.published_count(member) >= 3 then 1
    else 0
  end::smallint
  from (select (select r.created_at from public.profiles as r where r.id = member) as created_at) as p
$$;

-- Of each kind within a day, by level. A draft is no post, and yet nobody fills the store with them.
create function private.daily_limit(kind text, level smallint) returns integer
language sql immutable parallel safe set search_path = ''
as $$
  select case kind
    when 'post' then case level when 0 then 3 when 1 then 50 else 100 end
    when 'reply' then case level when 0 then 10 when 1 then 100 else 200 end
    else 20
  end
$$;

create function private.written_today(kind text, author uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case kind
    when 'reply' then (
      select count(*) from public.replies as r where r.author_id = author and r.created_at > now() - interval '1 day'
    )
    else (
      select count(*) from public.contributions as c
      where c.author_id = author and (c.state = 'draft') = (kind = 'draft')
        and greatest(c.created_at, c.published_at) > now() - interval '1 day'
    )
  end
$$;

-- Whether the operator wants first posts read before others see them. Unless told otherwise they stand at once, and the team
-- reads them after (docs/decisions/134-first-words-stand-at-once.md).
create function private.first_posts_wait() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select s.value = 'true'::jsonb from private.site_settings as s where s.name = 'first_posts_wait'), false)
$$;

-- Why words of the community wait before others see them. That somebody is new is a reason to read them, not to hold them.
create function private.reasons_to_hold(author uuid, content text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select case when private.first_posts_wait() then r.reasons
    else array(select w from unnest(r.reasons) as w where w not in ('new_account', 'few_contributions')) end
  from (select private.reasons_to_wait(author, content) as reasons offset 0) as r
$$;

-- What the form says beforehand: what is left for today, and what would wait.
create function private.writing_limits(author uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'level', t.level,
    'posts', jsonb_build_object(
      'most', private.daily_limit('post', t.level),
      'left', greatest(private.daily_limit('post', t.level) - private.written_today('post', author), 0)
    ),
    'replies', jsonb_build_object(
      'most', private.daily_limit('reply', t.level),
      'left', greatest(private.daily_limit('reply', t.level) - private.written_today('reply', author), 0)
    ),
    'links_wait', t.level < 2,
    'read', case
      when t.level > 0 then case when t.level < 3 and private.was_rejected_lately(author) then 'before' else 'never' end
      when private.reasons_to_hold(author, '') <> '{}' then 'before'
      when private.reasons_to_wait(author, '') <> '{}' then 'after'
      else 'never'
    end,
    'silenced_until', private.silenced_until(author)
  )
  from (select private.trust_level(author) as level) as t
$$;

create function private.settle_trust(member uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.people as p set trust = private.trust_level(member)
  where p.user_id = member and p.trust is distinct from private.trust_level(member)
$$;

create function private.word_effect(content text) returns text
language sql stable security definer set search_path = ''
as $$
  select min(w.effect) from private.moderation_rules_in(content) as w
$$;

-- Whoever writes too much in a day waits until tomorrow. One at a time, so that two requests cannot both take the last place.
create function private.count_words(author uuid, kind text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.contributions'), hashtext(author::text));
  if private.written_today(kind, author) >= private.daily_limit(kind, private.trust_level(author)) then
    raise exception 'too_many' using errcode = 'PT429', hint = 'That was a lot for one day: try again tomorrow';
  end if;
end $$;

-- Writing.

create function private.require_member() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null or not private.is_member() then
    raise exception '%', case when private.is_suspended() then 'suspended' else 'members_only' end using errcode = '42501';
  end if;
  return auth.uid();
end $$;

-- An address of its own in the section: the dashed title, numbered where it is taken.
create function private.fresh_slug(section text, title text, own uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  base text := case when title is null then left(replace(own::text, '-', ''), 12) else left(private.dashed(title), 80) end;
  candidate text := base;
  n integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.slug.' || section), hashtext(base));
  -- Words that are pages of the section.
  while candidate in ('new', 'feed.xml', 'roadmap', 'search', 'write', 'top', 'feedback') or exists (
    select from public.contributions as c where c.section = fresh_slug.section and c.slug = candidate and c.id <> own
  ) loop
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  return candidate;
end $$;

-- Saves what the caller wrote and returns the row. `wanted`: draft, or publish, which may mean review. Sections with facts
-- of their own call it from their own function, in the same transaction.
-- A link waits in the field of an event as it does in a text, also one that is put there later.
create function private.keep_contribution(section text, input jsonb, contribution uuid, wanted text)
returns public.contributions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  rules public.community_sections;
  old public.contributions;
  new public.contributions;
  is_draft boolean := wanted = 'draft';
  -- Where an event is held online stands beside its text, and counts as words of it.
  leads_to text := case when section = 'events' then nullif(btrim(input ->> 'online_url'), '') end;
  is_changed boolean;
  words text;
  waits boolean;
  closed boolean;
begin
  select * into rules from public.community_sections as s where s.section = keep_contribution.section;
  if rules.section is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if contribution is not null then
    select * into old from public.contributions as c where c.id = contribution for update;
    if old.id is null or old.section <> rules.section or old.author_id is distinct from member
      or old.state not in ('draft', 'review', 'published', 'within', 'hidden') or old.is_locked
      or old.group_id is not null and not private.in_group(old.group_id)
    then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  if contribution is null and input ->> 'once' is not null then
    perform pg_advisory_xact_lock(hashtext('mahalla.contributions'), hashtext(member::text));
    select * into old from public.contributions as c
    where c.author_id = member and c.once = private.as_uuid(input ->> 'once') for update;
    -- What the team took down meanwhile, or another section's, is left alone.
    if old.section <> rules.section or old.state not in ('draft', 'review', 'published', 'within', 'hidden') or old.is_locked then
      return old;
    end if;
  end if;
  new := old;
  if old.id is null and nullif(input ->> 'group', '') is not null then
    new.group_id := private.group_to_write_in(input ->> 'group', rules.section);
  end if;
  closed := new.group_id is not null and private.is_closed_group(new.group_id);
  new.title := case when rules.has_title then
    left(nullif(regexp_replace(private.clean_text(coalesce(input ->> 'title', old.title)), '\s+', ' ', 'g'), ''), 141) end;
  new.body := coalesce(private.clean_text(coalesce(input ->> 'body', old.body)), '');
  new.language := coalesce(input ->> 'language', old.language);
  if new.language is null or new.language not in ('en', 'ar', 'ur', 'fr', 'tr', 'id') then
    raise exception 'language' using errcode = '22023';
  end if;
  new.category := case when input ? 'category' then nullif(input ->> 'category', '') else old.category end;
  if new.category is not null and not new.category = any (rules.categories)
    or not is_draft and new.category is null and cardinality(rules.categories) > 0
  then
    raise exception 'category' using errcode = '22023';
  end if;
  new.tags := case when input ? 'tags' then array(
    select distinct private.dashed(left(btrim(t), 40)) from jsonb_array_elements_text(input -> 'tags') as t where btrim(t) <> '' limit 12
  ) else coalesce(old.tags, '{}') end;
  -- A word marked in the text is a tag too.
  new.tags := (array(
    select t from (
      select t, 0 as place from unnest(new.tags) as t
      union all
      select private.dashed(m[1]), 1 from regexp_matches(new.body, '(?:^|\s)#([[:alpha:]][[:alnum:]_-]{1,39})', 'g') as m
      where rules.section = 'forum'
    ) as named
    where t <> '' group by t order by min(place), t limit 12
  ))[1:12];
  new.is_anonymous := rules.allows_anonymous and coalesce((input ->> 'is_anonymous')::boolean, old.is_anonymous, false);
  if input ? 'city' then
    new.city := nullif(left(private.clean_text(input ->> 'city'), 120), '');
    -- Whoever writes is somewhere near, not at a point.
    new.latitude := round((input ->> 'latitude')::numeric, 2);
    new.longitude := round((input ->> 'longitude')::numeric, 2);
  end if;
  new.country_code := case when input ? 'country_code' then nullif(input ->> 'country_code', '') else old.country_code end;
  new.place_id := case when input ? 'place_id' then (input ->> 'place_id')::uuid else old.place_id end;
  if length(new.body) > rules.most_characters then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if length(new.title) > 140 then
    raise exception 'title_long' using errcode = '22023';
  end if;
  if not is_draft and rules.has_title and coalesce(length(new.title), 0) < 5 then
    raise exception 'title_short' using errcode = '22023';
  end if;
  if not is_draft and length(new.body) < rules.fewest_characters then
    raise exception 'body_short' using errcode = '22023';
  end if;
  words := concat_ws(E'\n', new.title, new.body, array_to_string(new.tags, ' '), leads_to);
  if private.word_effect(words) = 'refuse' and not private.is_house(member) then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  -- What stands in a closed group is read by nobody outside of it, the team included, unless one of its members reports it.
  waits := not closed
    and (rules.is_premoderated and not private.is_house(member) or private.reasons_to_hold(member, words) <> '{}');
  is_changed := (new.title, new.body, leads_to) is distinct from (
    old.title, old.body, (select e.online_url from public.events as e where e.contribution_id = old.id)
  );

  if old.id is null or old.state = 'draft' and not is_draft then
    perform private.count_words(member, case when is_draft then 'draft' else 'post' end);
  end if;
  if old.id is null then
    perform private.ensure_person(member);
    new.id := gen_random_uuid();
    new.state := case when is_draft then 'draft' when waits then 'review' else 'published' end;
    -- An address that counts on where a name is taken would tell that a closed group has one like it.
    new.slug := private.fresh_slug(rules.section, case when not closed then new.title end, new.id);
    insert into public.contributions (
      id, section, slug, author_id, title, body, language, state, category, tags, is_anonymous, place_id, city,
      country_code, latitude, longitude, published_at, once, group_id
    )
    values (
      new.id, rules.section, new.slug, member, new.title, new.body, new.language, new.state, new.category, new.tags,
      new.is_anonymous, new.place_id, new.city, new.country_code, new.latitude, new.longitude,
      case when new.state = 'published' then now() end, private.as_uuid(input ->> 'once'), new.group_id
    );
  else
    if old.state = 'draft' then
      new.slug := private.fresh_slug(rules.section, case when not closed then new.title end, new.id);
      new.state := case when is_draft then 'draft' when waits then 'review' else 'published' end;
    elsif old.state = 'published' and waits and is_changed then
      new.state := 'hidden';
    end if;
    if old.published_at is not null and (new.title, new.body) is distinct from (old.title, old.body) then
      insert into public.contribution_versions (contribution_id, title, body) values (old.id, old.title, old.body);
      new.edited_at := now();
    end if;
    update public.contributions as c set
      slug = new.slug, title = new.title, body = new.body, language = new.language, state = new.state,
      category = new.category, tags = new.tags, is_anonymous = new.is_anonymous, place_id = new.place_id, city = new.city,
      country_code = new.country_code, latitude = new.latitude, longitude = new.longitude, edited_at = new.edited_at,
      published_at = coalesce(c.published_at, case when new.state = 'published' then now() end)
    where c.id = old.id;
  end if;
  if new.state in ('review', 'hidden') then
    perform private.enqueue_moderation(
      'contribution', new.id, new.place_id, case when old.published_at is null then 'new' else 'changed' end,
      coalesce(new.title, new.body), member
    );
  elsif new.state = 'published' and not closed and old.published_at is null and private.reasons_to_wait(member, words) <> '{}' then
    perform private.enqueue_moderation('contribution', new.id, new.place_id, 'first', coalesce(new.title, new.body), member);
  end if;
  select * into new from public.contributions as c where c.id = new.id;
  return new;
end $$;

create function public.save_contribution(
  section text, input jsonb, contribution uuid default null, wanted text default 'publish'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kept public.contributions;
begin
  if exists (select from public.community_sections as s where s.section = save_contribution.section and s.has_facts) then
    raise exception 'not_allowed' using errcode = '42501', hint = 'This section has a function of its own';
  end if;
  kept := private.keep_contribution(section, input, contribution, wanted);
  return jsonb_build_object('id', kept.id, 'slug', kept.slug, 'state', kept.state);
end $$;

-- Its author takes it back. What others answered to stays away with it; a draft is gone.
create function public.withdraw_contribution(contribution uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  old public.contributions;
begin
  select * into old from public.contributions as c where c.id = contribution and c.author_id = member for update;
  if old.id is null or old.state in ('removed', 'merged', 'withdrawn') then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if old.published_at is null then
    delete from public.contributions as c where c.id = old.id;
  else
    update public.contributions as c set state = 'withdrawn' where c.id = old.id;
  end if;
  perform private.withdraw_moderation('contribution', old.id);
end $$;

-- `once` is the key of the form: sent again because the answer was lost, the reply that stands is the answer.
create function public.save_reply(
  contribution uuid, body text, language text, reply uuid default null, quotes uuid default null, once uuid default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  subject public.contributions;
  old public.replies;
  words text := private.clean_text(save_reply.body);
  waits boolean;
  new_id uuid := gen_random_uuid();
begin
  select * into subject from public.contributions as c where c.id = contribution;
  if subject.id is null or subject.state not in ('published', 'within') or private.is_out_of_reach(subject) or not exists (
    select from public.community_sections as s where s.section = subject.section and s.has_replies
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if subject.is_locked and not private.is_staff() then
    raise exception 'locked' using errcode = '55000';
  end if;
  if subject.group_id is not null and not private.in_group(subject.group_id) then
    raise exception 'join_first' using errcode = '42501';
  end if;
  if coalesce(length(words), 0) < 2 then
    raise exception 'body_short' using errcode = '22023';
  end if;
  if length(words) > 10000 then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if private.word_effect(words) = 'refuse' and not private.is_house(member) then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  waits := subject.state <> 'within' and private.reasons_to_hold(member, words) <> '{}';
  if reply is not null then
    select * into old from public.replies as r where r.id = reply and r.contribution_id = subject.id for update;
    if old.id is null or old.author_id is distinct from member or old.state not in ('review', 'published', 'hidden') then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
    if old.body <> words and old.published_at is not null then
      insert into public.reply_versions (reply_id, body) values (old.id, old.body);
    end if;
    update public.replies as r set
      body = words, language = save_reply.language,
      edited_at = case when old.body <> words and old.published_at is not null then now() else r.edited_at end,
      state = case when old.state = 'published' and waits and old.body <> words then 'hidden' else r.state end
    where r.id = old.id;
    if old.state <> 'published' and subject.state <> 'within' or waits and old.body <> words then
      perform private.enqueue_moderation('reply', old.id, subject.place_id, 'changed', words, member);
    end if;
    return (select jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state) from public.replies as r where r.id = old.id);
  end if;
  if save_reply.quotes is not null and not exists (
    select from public.replies as r where r.id = save_reply.quotes and r.contribution_id = subject.id and r.state = 'published'
      and not private.are_apart(r.author_id, member)
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.contributions'), hashtext(member::text));
  select * into old from public.replies as r where r.author_id = member and r.once = save_reply.once;
  if old.id is not null then
    return jsonb_build_object('id', old.id, 'number', old.number, 'state', old.state);
  end if;
  perform private.count_words(member, 'reply');
  perform private.ensure_person(member);
  insert into public.replies (id, contribution_id, author_id, body, language, quotes, state, once)
  values (new_id, subject.id, member, words, save_reply.language, save_reply.quotes, 'review', save_reply.once);
  if waits then
    perform private.enqueue_moderation('reply', new_id, subject.place_id, 'new', words, member);
  else
    perform private.publish_reply(new_id);
    if subject.state <> 'within' and private.reasons_to_wait(member, words) <> '{}' then
      perform private.enqueue_moderation('reply', new_id, subject.place_id, 'first', words, member);
    end if;
  end if;
  insert into public.contribution_marks as m (user_id, contribution_id, is_followed) values (member, subject.id, true)
  on conflict (user_id, contribution_id) do update set draft = null, is_followed = true, updated_at = now();
  -- Whoever has posted writes no more.
  perform private.tell_live(
    'contribution:' || subject.id, 'stopped', jsonb_build_object('who', private.writing_sign(member, subject.id))
  );
  return (select jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state) from public.replies as r where r.id = new_id);
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

-- A reply becomes public: here it gets its number. The row of the contribution is the queue in which they stand.
create function private.publish_reply(reply uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject uuid := (select r.contribution_id from public.replies as r where r.id = reply);
  given integer;
begin
  perform from public.contributions as c where c.id = subject for no key update;
  select r.number into given from public.replies as r where r.id = reply;
  if given is null then
    update public.contributions as c set last_number = c.last_number + 1, last_activity_at = now()
    where c.id = subject returning c.last_number into given;
  end if;
  update public.replies as r set state = 'published', number = given, published_at = coalesce(r.published_at, now())
  where r.id = reply;
end $$;

create function public.withdraw_reply(reply uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  old public.replies;
begin
  select * into old from public.replies as r where r.id = reply and r.author_id = member for update;
  if old.id is null or old.state in ('removed', 'withdrawn') then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if old.number is null then
    delete from public.replies as r where r.id = old.id;
  else
    update public.replies as r set state = 'withdrawn' where r.id = old.id;
  end if;
  perform private.withdraw_moderation('reply', old.id);
end $$;

-- One each; asking twice is as good as once. Returns how many there are now.
create function public.react(contribution uuid, reply uuid default null, wanted boolean default true) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  subject public.contributions;
  author uuid;
begin
  select * into subject from public.contributions as c where c.id = contribution for no key update;
  author := subject.author_id;
  if reply is not null then
    select r.author_id into author from public.replies as r
    where r.id = reply and r.contribution_id = subject.id and r.state = 'published';
    if not found then
      raise exception 'missing' using errcode = 'P0002';
    end if;
  end if;
  if subject.id is null or subject.state not in ('published', 'within') or private.is_out_of_reach(subject)
    or reply is not null and private.are_apart(author, member)
  then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if wanted and author is not distinct from member then
    raise exception 'own' using errcode = '42501';
  end if;
  if wanted then
    insert into public.reactions (contribution_id, reply_id, user_id) values (subject.id, reply, member) on conflict do nothing;
  else
    delete from public.reactions as x
    where x.contribution_id = subject.id and x.reply_id is not distinct from reply and x.user_id = member;
  end if;
  return case when reply is null then (select c.reactions_count from public.contributions as c where c.id = subject.id)
    else (select r.reactions_count from public.replies as r where r.id = reply) end;
end $$;

create function private.count_reaction() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  x public.reactions := case when tg_op = 'INSERT' then new else old end;
  step integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  if x.reply_id is null then
    update public.contributions as c set reactions_count = c.reactions_count + step where c.id = x.contribution_id;
  else
    update public.replies as r set reactions_count = r.reactions_count + step where r.id = x.reply_id;
  end if;
  return null;
end $$;
create trigger count_reaction after insert or delete on public.reactions
for each row execute function private.count_reaction();

create function private.count_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  step integer := case when tg_op <> 'DELETE' and new.state = 'published' then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.state = 'published' then 1 else 0 end;
begin
  if step <> 0 then
    update public.contributions as c set replies_count = c.replies_count + step
    where c.id = case when tg_op = 'DELETE' then old.contribution_id else new.contribution_id end;
  end if;
  return null;
end $$;
create trigger count_reply after insert or update of state or delete on public.replies
for each row execute function private.count_reply();

-- How far somebody has read, what they follow or keep, and what they have begun to write. Null leaves a fact as it is.
create function public.mark_contribution(
  contribution uuid, read_number integer default null, follow boolean default null, keep boolean default null,
  draft text default null, remind_at timestamptz default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if not exists (
    select from public.contributions as c
    where c.id = contribution and (c.state in ('published', 'within') and not private.is_out_of_reach(c) or c.author_id = member)
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if mark_contribution.remind_at not between now() and now() + interval '2 years' then
    raise exception 'invalid' using errcode = '22023';
  end if;
  insert into public.contribution_marks as m (user_id, contribution_id, read_number, is_followed, is_kept, draft, remind_at)
  values (
    member, contribution, greatest(coalesce(mark_contribution.read_number, 0), 0), coalesce(follow, false),
    coalesce(keep, false), nullif(mark_contribution.draft, ''), case when keep then mark_contribution.remind_at end
  )
  on conflict (user_id, contribution_id) do update set
    -- Another device may have read further.
    read_number = greatest(m.read_number, excluded.read_number),
    is_followed = coalesce(follow, m.is_followed), is_kept = coalesce(keep, m.is_kept),
    -- Keeping anew says anew when, or that no reminder is wanted.
    remind_at = case when keep is null then m.remind_at else excluded.remind_at end,
    draft = case when mark_contribution.draft is null then m.draft else excluded.draft end, updated_at = now();
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

-- The author of a question, or staff, say which reply answered it. Null: none did.
create function public.mark_solved(contribution uuid, reply uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if reply is not null and not exists (
    select from public.replies as r where r.id = reply and r.contribution_id = contribution and r.state = 'published'
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  update public.contributions as c set solved_by = reply
  from public.community_sections as s
  where c.id = contribution and (c.author_id = member or private.is_staff())
    and (c.state = 'published' or c.state = 'within' and not private.is_out_of_reach(c))
    and s.section = c.section and s.has_answers;
  if not found then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
end $$;

-- Staff keep a section in order. `action`: pin, unpin, lock, unlock, move (to the category `into_category`).
create function public.tend_contribution(contribution uuid, action text, into_category text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if action not in ('pin', 'unpin', 'lock', 'unlock', 'move') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  update public.contributions as c set
    is_pinned = case action when 'pin' then true when 'unpin' then false else c.is_pinned end,
    is_locked = case action when 'lock' then true when 'unlock' then false else c.is_locked end,
    category = case when action = 'move' then into_category else c.category end
  from public.community_sections as s
  where c.id = contribution and s.section = c.section
    and (action <> 'move' or into_category = any (s.categories));
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
end $$;

-- Staff put one contribution into another of its section: votes, followers, offers and replies move, its own words become
-- replies, as many as they need, and its address leads to where it went on.
create function public.merge_contributions(from_contribution uuid, into_contribution uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  longest constant integer := 10000;
  gone public.contributions;
  kept public.contributions;
  words text;
  parts integer;
begin
  if not private.is_staff() then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  -- In one order, so that two merges the other way round cannot wait for each other.
  perform from public.contributions as c where c.id in (from_contribution, into_contribution) order by c.id for update;
  select * into gone from public.contributions as c where c.id = from_contribution;
  select * into kept from public.contributions as c where c.id = into_contribution;
  if gone.id is null or kept.id is null or gone.id = kept.id or gone.section <> kept.section
    or gone.state <> 'published' or kept.state <> 'published'
    or not exists (select from public.community_sections as s where s.section = gone.section and s.can_merge)
  then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  insert into public.reactions (contribution_id, user_id, created_at)
  select kept.id, x.user_id, x.created_at from public.reactions as x
  where x.contribution_id = gone.id and x.reply_id is null and x.user_id is distinct from kept.author_id
  on conflict do nothing;
  delete from public.reactions as x where x.contribution_id = gone.id and x.reply_id is null;
  insert into public.contribution_marks as m (user_id, contribution_id, is_followed)
  select f.user_id, kept.id, true from public.contribution_marks as f where f.contribution_id = gone.id and f.is_followed
  on conflict (user_id, contribution_id) do update set is_followed = true;
  insert into public.idea_offers (contribution_id, place_id, words, created_at)
  select kept.id, o.place_id, o.words, o.created_at from public.idea_offers as o where o.contribution_id = gone.id
  on conflict do nothing;
  delete from public.idea_offers as o where o.contribution_id = gone.id;
  update public.contributions as c set
    state = 'merged', merged_into = kept.id, solved_by = null, replies_count = 0
  where c.id = gone.id;
  words := concat_ws(E'\n\n', '**' || gone.title || '**', gone.body);
  parts := ceil(length(words)::numeric / longest);
  insert into public.replies (contribution_id, number, author_id, body, language, state, published_at, created_at, is_sample)
  select
    kept.id, kept.last_number + p.part, gone.author_id, substr(words, (p.part - 1) * longest + 1, longest),
    gone.language, 'published', gone.published_at, gone.created_at, gone.is_sample
  from generate_series(1, parts) as p (part);
  update public.replies as r set contribution_id = kept.id, number = kept.last_number + parts + r.number
  where r.contribution_id = gone.id;
  update public.reactions as x set contribution_id = kept.id where x.contribution_id = gone.id;
  update public.contributions as c set
    last_number = kept.last_number + parts + gone.last_number, last_activity_at = now(),
    replies_count = (select count(*) from public.replies as r where r.contribution_id = kept.id and r.state = 'published')
  where c.id = kept.id;
  -- What led to the one that is gone leads on, also from older merges.
  update public.contributions as c set merged_into = kept.id where c.merged_into = gone.id;
end $$;

create function public.appeal(subject_kind text, subject_id uuid, words text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Whoever is suspended may do this one thing: say why that is wrong.
  member uuid := case when private.is_suspended() then auth.uid() else private.require_member() end;
begin
  if not exists (
    select from public.moderation_items as m
    where m.subject_kind = appeal.subject_kind and m.subject_id = appeal.subject_id and m.author_id = member
      and m.status = 'rejected'
  ) or exists (
    select from public.moderation_items as m
    where m.subject_kind = appeal.subject_kind and m.subject_id = appeal.subject_id and m.status in ('open', 'approved')
      and m.opened_at >= (
        select max(r.opened_at) from public.moderation_items as r
        where r.subject_kind = appeal.subject_kind and r.subject_id = appeal.subject_id and r.status = 'rejected'
      )
  ) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  perform set_config('mahalla.appealing', 'on', true);
  insert into public.appeals (subject_kind, subject_id, author_id, words)
  values (appeal.subject_kind, appeal.subject_id, member, private.clean_text(appeal.words));
  perform private.enqueue_moderation(appeal.subject_kind, appeal.subject_id, null, 'appeal', private.clean_text(appeal.words), member);
  perform set_config('mahalla.appealing', '', true);
end $$;

-- Moderation: contributions.

create function private.set_contribution_state(subject uuid, wanted text, public_since timestamptz) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.contributions as c set state = wanted, published_at = public_since,
    last_activity_at = case when c.published_at is null and public_since is not null then now() else c.last_activity_at end
  where c.id = subject
$$;

create function private.last_reason(kind text, subject uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select m.reason from public.moderation_items as m
  where m.subject_kind = kind and m.subject_id = subject and m.status <> 'withdrawn'
  order by m.opened_at desc limit 1
$$;

create function private.decide_contribution(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  c public.contributions;
  why text := private.last_reason('contribution', decide_contribution.subject_id);
begin
  select * into c from public.contributions as x where x.id = decide_contribution.subject_id for update;
  if c.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  -- What its author took back, or what went on elsewhere, stays so.
  if c.state in ('withdrawn', 'merged') then
    return;
  end if;
  case decision
    when 'approved' then
      perform private.set_contribution_state(c.id, 'published', coalesce(c.published_at, now()));
    when 'rejected' then
      perform private.set_contribution_state(c.id, case when c.published_at is null then 'draft' else 'removed' end, c.published_at);
    when 'needs_info' then
      perform private.set_contribution_state(c.id, case when c.published_at is null then 'draft' else 'hidden' end, c.published_at);
    else
      perform private.set_contribution_state(
        c.id, case why when 'reported' then 'published' when 'first' then 'published' when 'new' then 'review' when 'appeal' then 'removed' else 'hidden' end,
        case when why <> 'new' then c.published_at end
      );
  end case;
end $$;

create function private.hide_contribution(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.set_contribution_state(c.id, 'hidden', c.published_at)
  from public.contributions as c where c.id = hide_contribution.subject_id and c.state in ('published', 'within')
$$;

-- Whoever decides an appeal reads what it is about: what was never public is a draft, which nobody but its author reads
-- before the appeal and after it.
-- Where an event leads stands beside its text, and whoever lets it through reads it too.
create function private.preview_contribution(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', c.author_id, 'place_id', c.place_id, 'title', c.title, 'language', c.language,
    'text', concat_ws(E'\n\n', c.body, e.online_url),
    'link', '/community/' || c.section || '/' || c.slug, 'is_live', c.state in ('published', 'within'),
    'details', jsonb_strip_nulls(jsonb_build_object(
      'section', c.section, 'venue', coalesce(e.venue, (select u.name from public.business_unified as u where u.id = c.place_id), (
        select u.name from public.mosque_unified as u where u.id = c.place_id
      )), 'town', c.city, 'member_since', p.created_at, 'published_words', private.published_count(c.author_id)
    )),
    'days', (
      select jsonb_agg(jsonb_build_object('at', d.starts_at, 'zone', e.time_zone, 'state', d.state) order by d.starts_at)
      from (
        select x.* from public.event_days as x where x.event_id = c.id and x.ends_at > now() order by x.starts_at limit 3
      ) as d
    ),
    'recipe', (
      select jsonb_build_object('ingredients', r.ingredients, 'steps', r.steps, 'allergens', to_jsonb(r.allergens))
      from public.recipes as r where r.contribution_id = c.id
    ),
    'flags', to_jsonb(private.reasons_to_wait(c.author_id, concat_ws(E'\n', c.title, c.body, e.online_url))),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('text', concat_ws(E'\n\n', v.title, v.body), 'at', v.replaced_at)
        order by v.replaced_at desc), '[]')
      from public.contribution_versions as v where v.contribution_id = c.id
    )
  )
  from public.contributions as c
  left join public.events as e on e.contribution_id = c.id
  left join public.profiles as p on p.id = c.author_id
  where c.id = preview_contribution.subject_id and private.may_judge(c.group_id) and (
    c.state <> 'draft'
    or exists (
      select from public.moderation_items as m
      where m.subject_kind = 'contribution' and m.subject_id = c.id and m.reason = 'appeal' and m.status = 'open'
    )
  )
$$;

-- Moderation: replies.

create function private.decide_reply(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  r public.replies;
  why text := private.last_reason('reply', decide_reply.subject_id);
begin
  select * into r from public.replies as x where x.id = decide_reply.subject_id for update;
  if r.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if r.state = 'withdrawn' then
    return;
  end if;
  if decision = 'approved' then
    perform private.publish_reply(r.id);
    return;
  end if;
  update public.replies as x set state = case
    when decision = 'rejected' then 'removed'
    when decision = 'needs_info' then case when r.number is null then 'review' else 'hidden' end
    when why in ('reported', 'first') then 'published'
    when why = 'appeal' then 'removed'
    when r.number is null then 'review'
    else 'hidden'
  end where x.id = r.id;
end $$;

create function private.hide_reply(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.replies as r set state = 'hidden' where r.id = hide_reply.subject_id and r.state = 'published'
$$;

create function private.preview_reply(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', r.author_id, 'place_id', c.place_id, 'title', c.title, 'text', r.body, 'language', r.language,
    'link', '/community/' || c.section || '/' || c.slug, 'is_live', r.state = 'published', 'quoted', left(c.body, 500),
    'details', jsonb_strip_nulls(jsonb_build_object(
      'section', c.section, 'member_since', p.created_at, 'published_words', private.published_count(r.author_id)
    )),
    'flags', to_jsonb(private.reasons_to_wait(r.author_id, r.body)),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('text', v.body, 'at', v.replaced_at) order by v.replaced_at desc), '[]')
      from public.reply_versions as v where v.reply_id = r.id
    )
  )
  from public.replies as r join public.contributions as c on c.id = r.contribution_id
  left join public.profiles as p on p.id = r.author_id
  where r.id = preview_reply.subject_id and private.may_judge(c.group_id)
$$;

create trigger audit_state after update on public.contributions
for each row when (
  (old.state, old.is_pinned, old.is_locked, old.category) is distinct from (new.state, new.is_pinned, new.is_locked, new.category)
  and new.state <> 'within'
) execute function private.audit('id');
create trigger audit_state after update on public.replies
for each row when (old.state is distinct from new.state) execute function private.audit('id');

-- Live. Channels tell that something is new and nothing else; whoever wants to know reads the page, under its rules.
-- Nobody but the database speaks on them.

create policy "everyone can hear that something is new" on realtime.messages
for select to anon, authenticated
using (extension = 'broadcast' and (select realtime.topic()) ~ '^(contribution|section|inbox|thread|group|circle|chat|chats):'
  and (select private.may_hear(realtime.topic())));

-- What stands in a closed group is told in its circle alone, with what it is about: whoever tells need not know.
create function private.tell_live(topic text, event text, payload jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  named constant uuid := private.as_uuid(split_part(topic, ':', 2));
  which uuid := case split_part(topic, ':', 1)
    when 'group' then named
    when 'contribution' then (select c.group_id from public.contributions as c where c.id = named)
  end;
  circle text;
begin
  if which is not null and private.is_closed_group(which) then
    circle := private.circle_of(which);
    if circle is not null then
      perform realtime.send(payload || jsonb_build_object('about', named), event, circle, true);
    end if;
  else
    perform realtime.send(payload, event, topic, true);
  end if;
end $$;

-- Votes are told on the page of what they are for, and where it stands in a list.
create function private.announce_contribution() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  votes constant jsonb := jsonb_build_object('of', new.id, 'count', new.reactions_count);
begin
  if new.state = 'published' and (tg_op = 'INSERT' or old.state <> 'published') then
    perform private.tell_live('section:' || new.section, 'new', jsonb_build_object('slug', new.slug));
  elsif new.state = 'published' and new.reactions_count is distinct from old.reactions_count then
    perform private.tell_live('contribution:' || new.id, 'reactions', votes);
    perform private.tell_live('section:' || new.section, 'reactions', votes);
  elsif new.state = 'within' and tg_op = 'UPDATE' and new.reactions_count is distinct from old.reactions_count then
    perform private.tell_live('contribution:' || new.id, 'reactions', votes);
  end if;
  if new.group_id is not null and new.state in ('published', 'within')
    and (tg_op = 'INSERT' or old.state not in ('published', 'within'))
  then
    perform private.tell_live('group:' || new.group_id, 'new', '{}');
  end if;
  if tg_op = 'INSERT' or new.state is distinct from old.state then
    perform private.settle_trust(new.author_id);
  end if;
  return null;
end $$;
create trigger announce_contribution after insert or update of state, reactions_count on public.contributions
for each row execute function private.announce_contribution();

create function private.announce_reply() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state = 'published' and (tg_op = 'INSERT' or old.state <> 'published') then
    perform private.tell_live('contribution:' || new.contribution_id, 'reply', jsonb_build_object('number', new.number));
  elsif tg_op = 'UPDATE' and old.state = 'published' then
    perform private.tell_live('contribution:' || new.contribution_id, 'changed', jsonb_build_object('number', new.number));
  end if;
  if tg_op = 'INSERT' or new.state is distinct from old.state then
    perform private.settle_trust(new.author_id);
  end if;
  return null;
end $$;
create trigger announce_reply after insert or update of state, body on public.replies
for each row execute function private.announce_reply();

-- Somebody is writing. Who it is stays with the database: a sign that lasts for the day, different in each conversation.
create function public.tell_writing(contribution uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if exists (
    select from public.contributions as c
    where c.id = contribution and c.state in ('published', 'within') and not c.is_locked and not private.is_out_of_reach(c)
  ) then
    perform private.tell_live(
      'contribution:' || contribution, 'writing',
      jsonb_build_object('who', private.writing_sign(member, contribution))
    );
  end if;
end $$;

-- Reading.

-- Reading.

-- Each section has a function of its own, called by name: looking the name up for each row costs more.
create function private.contribution_facts(section text, contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    case section
      when 'events' then private.facts_of_events(contribution)
      when 'recipes' then private.facts_of_recipes(contribution)
      when 'education' then private.facts_of_education(contribution)
      when 'giving-back' then private.facts_of_giving_back(contribution)
      when 'ideas' then private.facts_of_ideas(contribution)
      when 'reviews' then private.facts_of_reviews(contribution)
    end,
    '{}');
end $$;

-- What lists show of one contribution.
create function private.contribution_card(c public.contributions) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', c.id, 'section', c.section, 'slug', c.slug, 'title', c.title, 'excerpt', left(c.body, 500), 'language', c.language,
      'author', case when not c.is_anonymous then private.person_card(c.author_id) end,
      'is_anonymous', c.is_anonymous, 'city', c.city, 'country_code', c.country_code, 'category', c.category, 'tags', c.tags,
      'is_pinned', c.is_pinned, 'is_locked', c.is_locked, 'is_solved', c.solved_by is not null, 'is_sample', c.is_sample,
      'replies_count', c.replies_count, 'reactions_count', c.reactions_count, 'last_activity_at', c.last_activity_at,
      'published_at', c.published_at, 'edited_at', c.edited_at, 'state', c.state,
      'group', case when c.group_id is not null then private.group_tag(c.group_id) end,
      'is_mine', c.author_id is not distinct from auth.uid() and auth.uid() is not null,
      'has_reacted', auth.uid() is not null and exists (
        select from public.reactions as x where x.contribution_id = c.id and x.reply_id is null and x.user_id = auth.uid()
      ),
      'unread', case when auth.uid() is not null then (
        select greatest(c.last_number - m.read_number, 0) from public.contribution_marks as m
        where m.user_id = auth.uid() and m.contribution_id = c.id
      ) end,
      'facts', private.contribution_facts(c.section, c.id)
    )
  );
end $$;

-- Whether a cursor can be read: what an address brings is as good as none otherwise.
create function private.is_cursor(after text, kind text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if kind = 'integer' then
    perform split_part(after, '~', 1)::integer;
  else
    perform split_part(after, '~', 1)::timestamptz;
  end if;
  perform split_part(after, '~', 2)::uuid;
  return true;
exception when data_exception then
  return false;
end $$;

-- A page of a section, or of all of them. `sort`: active, new, top. `after` is the cursor of the last one shown; pinned ones
-- stand apart, above the first page. `narrow`: unanswered, solved, mine, followed, kept.
create function public.community_list(
  section text default null, category text default null, tag text default null, languages text[] default null,
  words text default null, sort text default 'active', narrow text default null, after text default null,
  max_results integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sorted_by text := case sort when 'new' then 'published_at' when 'top' then 'reactions_count' else 'last_activity_at' end;
  most integer := least(greatest(coalesce(max_results, 20), 1), 50);
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  has_pinned boolean := section is not null and not is_search and narrow is null and tag is null;
  conditions text := 'c.state = ''published''';
  -- Unless told otherwise, members get the languages they read.
  reads text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()));
  shut text[] := private.shut_sections();
  ids uuid[];
  last public.contributions;
begin
  if not private.is_cursor(after, case sort when 'top' then 'integer' else 'timestamptz' end) then
    after := null;
  end if;
  if is_search and wanted is null then
    return jsonb_build_object('items', '[]'::jsonb, 'pinned', '[]'::jsonb, 'next', null);
  end if;
  conditions := conditions
    || case when section is not null then ' and c.section = $1' else '' end
    || case when cardinality(shut) > 0 then ' and c.section <> all ($8)' else '' end
    || case when category is not null then ' and c.category = $2' else '' end
    || case when tag is not null then ' and c.tags @> array[$3]' else '' end
    || case when cardinality(reads) > 0 then ' and c.language = any ($4)' else '' end
    || case when is_search then ' and c.search @@ $5' else '' end
    || case when has_pinned then ' and not c.is_pinned' else '' end
    || case narrow
      when 'unanswered' then ' and c.replies_count = 0 and c.solved_by is null'
      when 'solved' then ' and c.solved_by is not null'
      when 'mine' then ' and c.author_id = auth.uid()'
      when 'followed' then ' and exists (select from public.contribution_marks as m where m.user_id = auth.uid()
        and m.contribution_id = c.id and m.is_followed)'
      when 'kept' then ' and exists (select from public.contribution_marks as m where m.user_id = auth.uid()
        and m.contribution_id = c.id and m.is_kept)'
      else '' end
    || case when auth.uid() is not null then ' and not private.is_folded_card(c)' else '' end
    || case when after is not null then format(
      ' and (c.%I, c.id) < (split_part($7, ''~'', 1)::%s, split_part($7, ''~'', 2)::uuid)',
      sorted_by, case sort when 'top' then 'integer' else 'timestamptz' end
    ) else '' end;
  execute format(
    'select array(select c.id from public.contributions as c where %s order by c.%I desc, c.id desc limit $6 + 1)',
    conditions, sorted_by
  ) into ids using section, category, tag, reads, wanted, most, after, shut;
  select * into last from public.contributions as c where c.id = ids[most];
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'pinned', case when has_pinned and after is null then (
      select coalesce(jsonb_agg(private.contribution_card(c) order by c.last_activity_at desc), '[]')
      from public.contributions as c
      where c.section = community_list.section and c.is_pinned and c.state = 'published' and c.section <> all (shut)
        and (community_list.category is null or c.category = community_list.category)
        and not private.is_folded_card(c)
    ) else '[]'::jsonb end,
    'next', case when cardinality(ids) > most then concat_ws(
      '~', case sort when 'new' then last.published_at::text when 'top' then last.reactions_count::text
        else last.last_activity_at::text end,
      last.id
    ) end
  );
end $$;
create index contributions_pinned on public.contributions (section) where is_pinned and state = 'published';

-- Whether the caller may read it. Also behind the policies of what sections keep beside a contribution, and of its photos.
create function private.is_public_contribution(contribution uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.contributions as c
    where c.id = contribution and c.state in ('published', 'within') and not private.is_out_of_reach(c)
  );
end $$;
revoke execute on function private.is_public_contribution(uuid) from public;
grant execute on function private.is_public_contribution(uuid) to anon, authenticated, service_role;

-- Names of people as texts spell them, whoever they may be.
create function private.named_in(content text) returns setof text
language sql immutable parallel safe set search_path = ''
as $$
  select distinct m[1]
  from regexp_matches(left(content, 200000), '(?:^|[^a-z0-9@])@([a-z0-9](?:-?[a-z0-9]){2,29})', 'g') as m limit 200
$$;

create function private.handles_in(content text) returns setof text
language sql stable security definer set search_path = ''
as $$
  select n.handle from private.named_in(content) as n (handle)
  where exists (select from public.people as p where p.handle = n.handle and not private.hides_from_caller(p.user_id))
    or exists (select from private.left_handles as l where l.handle = n.handle)
$$;

-- What a member has not read yet in a section: of what they read before what came since, and what others began in the last two
-- weeks that they never opened. The newest are looked at, however much there is.
create function public.whats_new(section text default 'forum', max_results integer default 5) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := least(greatest(coalesce(max_results, 5), 1), 20);
  reads constant text[] := coalesce((select p.reads from public.people as p where p.user_id = auth.uid()), '{}');
  shut constant text[] := private.shut_sections();
begin
  return jsonb_build_object(
    'unread', (
      select coalesce(jsonb_agg(private.contribution_card(u.found) order by u.last_activity_at desc), '[]')
      from (
        select c as found, c.last_activity_at
        from public.contribution_marks as m join public.contributions as c on c.id = m.contribution_id
        where m.user_id = auth.uid() and m.read_number > 0 and c.last_number > m.read_number
          and c.section = whats_new.section and c.section <> all (shut) and c.state = 'published'
          and not private.is_folded_card(c)
        order by c.last_activity_at desc limit most
      ) as u
    ),
    'fresh', (
      select coalesce(jsonb_agg(private.contribution_card(f.found) order by f.published_at desc), '[]')
      from (
        select n.found, n.published_at from (
          select c as found, c.id, c.published_at from public.contributions as c
          where c.section = whats_new.section and c.section <> all (shut) and c.state = 'published'
            and c.published_at > now() - interval '14 days' and c.author_id is distinct from auth.uid()
            and (cardinality(reads) = 0 or c.language = any (reads))
          order by c.published_at desc limit 200
        ) as n
        where not private.is_folded_card(n.found) and not exists (
          select from public.contribution_marks as m where m.user_id = auth.uid() and m.contribution_id = n.id
        )
        order by n.published_at desc limit most
      ) as f
    )
  );
end $$;
revoke execute on function public.whats_new(text, integer) from public, anon;
grant execute on function public.whats_new(text, integer) to authenticated;

-- What else is about the same: those that share a tag, then the newest of the category. Few are looked at, however many there are.
create function private.related_to(c public.contributions) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'section', n.section, 'slug', n.slug, 'title', n.title, 'language', n.language, 'replies_count', n.replies_count
    ) order by n.shared desc, n.last_activity_at desc), '[]')
    from (
      select x.*, cardinality(array(select unnest(x.tags) intersect select unnest(c.tags))) as shared
      from (
        (
          select t.* from public.contributions as t
          where t.state = 'published' and t.section = c.section and t.tags && c.tags and t.id <> c.id limit 100
        )
        union
        (
          select t.* from public.contributions as t
          where t.state = 'published' and t.section = c.section and t.category = c.category and t.id <> c.id
          order by t.last_activity_at desc, t.id desc limit 20
        )
      ) as x
      where x.title is not null and not private.is_folded_card(x)
      order by shared desc, x.last_activity_at desc limit 5
    ) as n
  );
end $$;

-- What a page shows of one reply. Words that are gone, or that the reader folded away, leave their number behind.
create function private.reply_card(r public.replies, starter uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select case when r.state <> 'published' then jsonb_build_object('id', r.id, 'number', r.number, 'state', r.state)
      else jsonb_build_object(
        'id', r.id, 'number', r.number, 'state', r.state, 'author', case when not f.is_folded then private.person_card(r.author_id) end,
        'body', case when not f.is_folded then r.body end, 'is_folded', f.is_folded,
        'language', r.language, 'published_at', r.published_at, 'edited_at', r.edited_at, 'is_sample', r.is_sample,
        'reactions_count', r.reactions_count, 'is_starter', not f.is_folded and r.author_id is not distinct from starter and starter is not null,
        'is_mine', r.author_id is not distinct from auth.uid() and auth.uid() is not null,
        'has_reacted', auth.uid() is not null and exists (
          select from public.reactions as x where x.reply_id = r.id and x.user_id = auth.uid()
        ),
        'quoted', (
          select jsonb_build_object('number', q.number, 'author', private.person_card(q.author_id), 'body', left(q.body, 280))
          from public.replies as q where q.id = r.quotes and q.state = 'published' and not private.is_folded(q.author_id)
        )
      ) end
    from (select private.is_folded(r.author_id) as is_folded) as f
  );
end $$;

-- What staff last said to the author, and whether an appeal is open to them; for the author alone.
create function private.decision_of(kind text, subject uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'status', m.status, 'canned', m.canned, 'note', m.note,
    'may_appeal', m.status = 'rejected' and not exists (
      select from public.appeals as a where a.subject_kind = kind and a.subject_id = subject
    ),
    'has_another', private.has_another_reader(kind, subject, m.author_id)
  )
  from public.moderation_items as m
  where m.subject_kind = kind and m.subject_id = subject and m.author_id = auth.uid() and m.status <> 'withdrawn'
  order by m.opened_at desc limit 1
$$;

-- One contribution with a page of its replies, from the number `starting` on. Null: there is nothing the caller may see.
create function public.contribution_page(
  section text, slug text, starting integer default 1, max_results integer default 30
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  c public.contributions;
  most integer := least(greatest(coalesce(max_results, 30), 1), 100);
  first integer := greatest(coalesce(starting, 1), 1);
  may_tend boolean := private.is_staff();
  mine boolean;
  folded boolean;
begin
  select * into c from public.contributions as x
  where x.section = contribution_page.section and x.slug = contribution_page.slug;
  if c.id is null then
    return null;
  end if;
  mine := c.author_id is not distinct from auth.uid() and auth.uid() is not null;
  if c.state = 'merged' then
    return (
      select jsonb_build_object('moved_to', m.slug) from public.contributions as m
      where m.id = c.merged_into and m.state = 'published'
    );
  end if;
  if c.state not in ('published', 'within') and not mine and not may_tend or c.state = 'draft' and not mine
    or private.is_out_of_reach(c) or not mine and not may_tend and c.section = any (private.shut_sections())
  then
    return null;
  end if;
  folded := private.is_folded_card(c);
  return private.contribution_card(c) || case when folded then jsonb_build_object('excerpt', '') else '{}' end || jsonb_build_object(
    'body', case when not folded then c.body end, 'is_folded', folded,
    'circle', case when c.state = 'within' and private.in_group(c.group_id) then private.circle_of(c.group_id) end,
    'last_number', c.last_number,
    'solved', (
      select private.reply_card(r, c.author_id) from public.replies as r where r.id = c.solved_by and r.state = 'published'
    ),
    'may', jsonb_build_object(
      'edit', mine and c.state in ('draft', 'review', 'published', 'within', 'hidden') and not c.is_locked,
      'tend', may_tend,
      'solve', c.state in ('published', 'within') and (mine or may_tend),
      'reply', c.state in ('published', 'within') and (not c.is_locked or may_tend)
        and (c.group_id is null or private.in_group(c.group_id))
    ),
    'marks', (
      select jsonb_build_object(
        'read_number', m.read_number, 'is_followed', m.is_followed, 'is_kept', m.is_kept, 'draft', m.draft,
        'remind_at', m.remind_at
      )
      from public.contribution_marks as m where m.user_id = auth.uid() and m.contribution_id = c.id
    ),
    'decision', case when mine then private.decision_of('contribution', c.id) end,
    'limits', case when auth.uid() is not null then private.writing_limits(auth.uid())
      -- Nobody of the team reads what is said in a closed group.
      || case when c.state = 'within' then '{"read": "never", "links_wait": false}' else '{}' end::jsonb end,
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'title', v.title, 'body', v.body, 'at', v.replaced_at, 'was_public', v.was_public
      ) order by v.replaced_at desc), '[]')
      from public.contribution_versions as v
      where v.contribution_id = c.id and c.state in ('published', 'within') and not folded and (v.was_public or may_tend)
    ),
    'poll', private.poll_card(c.id),
    'photos', case when c.section in ('forum', 'ideas', 'giving-back', 'events') then private.contribution_photos(c.id) else '[]'::jsonb end,
    'related', private.related_to(c),
    -- Of the names in what is shown, those that are somebody: others are no links.
    'handles', (
      select coalesce(jsonb_agg(h.handle), '[]') from private.handles_in(c.body || ' ' || coalesce((
        select string_agg(x.body, ' ') from (
          select r.body from public.replies as r
          where r.contribution_id = c.id and r.number >= first and r.state = 'published' order by r.number limit most
        ) as x
      ), '')) as h (handle)
    ),
    -- Who is writing is said by signs; these belong to people the reader is not to meet.
    'quiet', private.quiet_signs(c.id),
    'replies', (
      select coalesce(jsonb_agg(private.reply_card(r, c.author_id) order by r.number), '[]')
      from (
        select x.* from public.replies as x
        where x.contribution_id = c.id and x.number >= first order by x.number limit most
      ) as r
    ),
    'waiting', case when auth.uid() is not null then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'body', r.body, 'language', r.language, 'state', r.state, 'created_at', r.created_at,
        'decision', private.decision_of('reply', r.id)
      ) order by r.created_at), '[]')
      from public.replies as r
      where r.contribution_id = c.id and r.author_id = auth.uid() and r.state in ('review', 'hidden', 'removed')
    ) else '[]'::jsonb end
  );
end $$;
create index replies_not_shown on public.replies (contribution_id, author_id) where state in ('review', 'hidden', 'removed');

-- What a reply said before, as far as that was public; the team sees the rest as well.
create function public.reply_versions_of(reply uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('body', v.body, 'at', v.replaced_at, 'was_public', v.was_public) order by v.replaced_at desc), '[]')
  from public.reply_versions as v join public.replies as r on r.id = v.reply_id
  join public.contributions as c on c.id = r.contribution_id
  where v.reply_id = reply_versions_of.reply and r.state = 'published' and c.state in ('published', 'within')
    and (v.was_public or private.is_staff()) and not private.is_folded(r.author_id) and not private.is_out_of_reach(c)
$$;

-- One's own contribution, to be changed.
create function public.contribution_draft(section text, slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.contribution_card(c) || jsonb_build_object(
    'body', c.body, 'place_id', c.place_id, 'poll', private.poll_card(c.id),
    'decision', private.decision_of('contribution', c.id)
  )
  from public.contributions as c
  where c.section = contribution_draft.section and c.slug = contribution_draft.slug and c.author_id = auth.uid()
    and c.state in ('draft', 'review', 'published', 'within', 'hidden') and not c.is_locked and not private.is_out_of_reach(c)
$$;

create function public.my_drafts(section text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', c.slug, 'title', c.title, 'excerpt', left(c.body, 120), 'state', c.state, 'created_at', c.created_at
  ) order by c.created_at desc), '[]')
  from public.contributions as c
  where c.section = my_drafts.section and c.author_id = auth.uid() and c.state in ('draft', 'review', 'hidden')
$$;

-- Whether the site may say that so many are here: members and owners, the sample not counted. Only that, no number.
create function public.community_size() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'members', (select count(*) from (select from public.people as p where not p.is_sample limit 500) as counted) = 500,
    'businesses', (
      select count(*) from (
        select from public.businesses as b
        where b.owner_id is not null and b.muslim_owned and b.status = 'published' and not b.is_sample limit 50
      ) as counted
    ) = 50
  )
$$;

-- The hub: of each section what is new, near the visitor first; questions nobody answered yet. Each section gives its newest
-- from its index, and the rows found are shown as they are. Looked up once more by id they would be joined with all there is,
-- because sections are few and the planner expects many.
create function public.community_hub(
  lat double precision default null, lng double precision default null, languages text[] default null, max_results integer default 5
)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  here constant extensions.cube := private.sphere_point(lat, lng);
  most constant integer := least(greatest(coalesce(max_results, 5), 1), 12);
  reads constant text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()), '{}');
  shut constant text[] := private.shut_sections();
begin
  return jsonb_build_object(
    'sections', (
      select coalesce(jsonb_object_agg(s.section, g.items), '{}')
      from public.community_sections as s
      cross join lateral (
        select jsonb_agg(
          private.contribution_card(n.found) || jsonb_build_object('is_near', n.is_near)
          order by n.is_near desc, n.last_activity_at desc, n.id
        ) as items
        from (
          select r.* from (
            select x as found, x.id, x.last_activity_at, coalesce(extensions.cube_distance(x.point, here) <= 75, false) as is_near
            from public.contributions as x
            where x.section = s.section and x.state = 'published'
              and (cardinality(reads) = 0 or x.language = any (reads))
              and not private.is_folded_card(x)
            order by x.last_activity_at desc, x.id desc limit 40
          ) as r
          order by r.is_near desc, r.last_activity_at desc, r.id limit most
        ) as n
      ) as g
      where g.items is not null and s.section <> all (shut)
    ),
    'unanswered', (
      select coalesce(jsonb_agg(private.contribution_card(q.found) order by q.last_activity_at desc), '[]')
      from (
        select x as found, x.last_activity_at from public.contributions as x
        where x.section = 'forum' and x.state = 'published' and x.replies_count = 0 and 'forum' <> all (shut)
          and (cardinality(reads) = 0 or x.language = any (reads))
          and not private.is_folded_card(x)
        order by x.last_activity_at desc, x.id desc limit 4
      ) as q
    )
  );
end $$;

-- Somebody's page: what they show to whoever asks.
create function public.person_page(handle text, after text default null, max_results integer default 20) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  p public.people;
  r public.profiles;
  most integer := least(greatest(coalesce(max_results, 20), 1), 50);
  shows boolean;
  mine boolean;
  ids uuid[] := '{}';
begin
  select * into p from public.people as x where x.handle = lower(person_page.handle);
  if p.user_id is null then
    return (
      select jsonb_build_object('moved_to', x.handle)
      from private.left_handles as l join public.people as x on x.user_id = l.user_id
      where l.handle = lower(person_page.handle) and not private.hides_from_caller(x.user_id)
    );
  end if;
  if private.hides_from_caller(p.user_id) then
    return null;
  end if;
  -- Whom the caller blocked: who that was, and the way back.
  if private.are_apart(p.user_id, auth.uid()) then
    return private.person_card(p.user_id) || jsonb_build_object(
      'bio', null, 'speaks', null, 'city', null, 'country_code', null, 'joined', null, 'is_sample', p.is_sample, 'is_me', false,
      'shows_contributions', false, 'block', 'block', 'published', null, 'items', '[]'::jsonb, 'next', null, 'way', null
    );
  end if;
  select * into r from public.profiles as x where x.id = p.user_id;
  mine := p.user_id is not distinct from auth.uid() and auth.uid() is not null;
  shows := private.may_know(p.user_id, p.show_contributions);
  if not private.is_cursor(after, 'timestamptz') then
    after := null;
  end if;
  if shows then
    ids := array(
      select c.id from public.contributions as c
      where c.author_id = p.user_id and c.state = 'published' and not c.is_anonymous
        and (after is null or (c.created_at, c.id) < (split_part(after, '~', 1)::timestamptz, split_part(after, '~', 2)::uuid))
      order by c.created_at desc, c.id desc limit most + 1
    );
  end if;
  return private.person_card(p.user_id) || jsonb_build_object(
    'bio', case when private.may_know(p.user_id, p.show_bio) then p.bio end,
    'speaks', case when private.may_know(p.user_id, p.show_languages) then p.speaks end,
    'city', case when private.may_know(p.user_id, p.show_town) then r.city end,
    'country_code', case when private.may_know(p.user_id, p.show_town) then r.country_code end,
    'joined', case when private.may_know(p.user_id, p.show_joined) then to_char(r.created_at, 'YYYY-MM-DD') end,
    'is_sample', p.is_sample, 'is_me', mine, 'shows_contributions', shows,
    'block', (select b.kind from public.person_blocks as b where b.user_id = auth.uid() and b.other_id = p.user_id),
    'follows', auth.uid() is not null and exists (
      select from public.person_follows as f where f.user_id = auth.uid() and f.other_id = p.user_id
    ),
    'published', case when shows then (
      select count(*) from public.contributions as c
      where c.author_id = p.user_id and c.state = 'published' and not c.is_anonymous
    ) end,
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'next', case when cardinality(ids) > most then (
      select c.created_at::text || '~' || c.id from public.contributions as c where c.id = ids[most]
    ) end,
    -- What the next level takes; to oneself only.
    'way', case when mine then jsonb_build_object(
      'published', private.published_count(p.user_id),
      'days', floor(extract(epoch from now() - r.created_at) / 86400),
      'rejected_lately', private.was_rejected_lately(p.user_id), 'level', private.trust_level(p.user_id),
      'limits', private.writing_limits(p.user_id)
    ) end
  );
end $$;

-- Moderation: people, for the words about themselves. Reported by their address, since nobody knows their id.

create function private.decide_person(subject_id uuid, decision text, note text, decided_by uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.people as p set bio = null where p.user_id = decide_person.subject_id and decision = 'rejected'
$$;

create function private.preview_person(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', p.user_id, 'title', private.public_name(p.user_id), 'text', p.bio, 'link', '/people/' || p.handle
  )
  from public.people as p where p.user_id = preview_person.subject_id
$$;

create function public.report_person(handle text, reason text, note text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.reports (reporter_id, subject_kind, subject_id, reason, note)
  select private.require_member(), 'person', p.user_id, report_person.reason, nullif(btrim(report_person.note), '')
  from public.people as p where p.handle = report_person.handle;
  if not found then
    raise exception 'missing' using errcode = 'P0002';
  end if;
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

-- For sitemaps: what is nobody's sample and has a title.
create function public.community_addresses(after text default null, max_results integer default 1000)
returns table (section text, slug text, changed timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.section, c.slug, c.last_activity_at
  from public.contributions as c
  where c.state = 'published' and not c.is_sample and c.title is not null
    and c.section <> all ((select private.shut_sections())::text[])
    and (after is null or (c.section, c.slug) > (split_part(after, '~', 1), substr(after, strpos(after, '~') + 1)))
  order by c.section, c.slug limit least(greatest(coalesce(max_results, 1000), 1), 1000)
$$;
grant select on public.community_sections to anon, authenticated;
grant select on
  public.contributions, public.contribution_versions, public.replies, public.reply_versions, public.reactions,
  public.contribution_marks, public.appeals
to authenticated;
grant select, insert, update, delete on public.moderation_words to authenticated;

create policy "everyone can see the sections" on public.community_sections for select to anon, authenticated using (true);
create policy "authors can see their contributions" on public.contributions
for select to authenticated using (author_id = (select auth.uid()));
create policy "staff can see contributions that are no drafts" on public.contributions
for select to authenticated using (state <> 'draft' and (select private.is_staff()) and private.team_may_read('contribution', id, group_id));
create policy "staff can see what contributions said before" on public.contribution_versions
for select to authenticated using ((select private.is_staff()) and private.team_may_read('contribution', contribution_id));
create policy "authors can see their replies" on public.replies
for select to authenticated using (author_id = (select auth.uid()));
create policy "staff can see replies" on public.replies
for select to authenticated using ((select private.is_staff()) and private.team_may_read('reply', id));
create policy "staff can see what replies said before" on public.reply_versions
for select to authenticated using ((select private.is_staff()) and private.team_may_read('reply', reply_id));
create policy "members can see their reactions" on public.reactions
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can see their marks" on public.contribution_marks
for select to authenticated using (user_id = (select auth.uid()));
create policy "authors can see their appeals" on public.appeals
for select to authenticated using (author_id = (select auth.uid()));
create policy "staff can see every appeal" on public.appeals
for select to authenticated using ((select private.is_staff()));
create policy "staff can keep the list of words" on public.moderation_words
for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

-- Functions of the private room are called by functions that run as their owner, never by a visitor.
do $$
declare
  f regprocedure;
begin
  for f in
    select p.oid::regprocedure from pg_catalog.pg_proc as p
    where p.pronamespace = 'private'::regnamespace and p.proname = any (array[
      'published_count', 'was_rejected_lately', 'trust_level', 'daily_limit', 'written_today', 'first_posts_wait',
      'reasons_to_hold', 'writing_limits', 'settle_trust', 'word_effect', 'count_words',
      'require_member', 'fresh_slug', 'keep_contribution', 'publish_reply', 'count_reaction', 'count_reply',
      'set_contribution_state', 'last_reason', 'decide_contribution', 'hide_contribution', 'preview_contribution',
      'decide_reply', 'hide_reply', 'preview_reply', 'tell_live', 'announce_contribution', 'announce_reply',
      'named_in', 'handles_in', 'related_to', 'contribution_facts', 'contribution_card', 'reply_card', 'is_cursor', 'decision_of', 'decide_person', 'preview_person'
    ])
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
  end loop;
end $$;
revoke execute on function
  public.save_contribution(text, jsonb, uuid, text), public.withdraw_contribution(uuid),
  public.save_reply(uuid, text, text, uuid, uuid, uuid), public.withdraw_reply(uuid), public.react(uuid, uuid, boolean),
  public.mark_contribution(uuid, integer, boolean, boolean, text, timestamptz), public.mark_solved(uuid, uuid),
  public.tend_contribution(uuid, text, text), public.merge_contributions(uuid, uuid), public.appeal(text, uuid, text),
  public.tell_writing(uuid), public.contribution_draft(text, text), public.my_drafts(text),
  public.community_list(text, text, text, text[], text, text, text, text, integer),
  public.contribution_page(text, text, integer, integer), public.reply_versions_of(uuid),
  public.community_hub(double precision, double precision, text[], integer), public.person_page(text, text, integer),
  public.report_person(text, text, text), public.community_addresses(text, integer), public.community_size()
from public, anon, authenticated;
grant execute on function
  public.save_contribution(text, jsonb, uuid, text), public.withdraw_contribution(uuid),
  public.save_reply(uuid, text, text, uuid, uuid, uuid), public.withdraw_reply(uuid), public.react(uuid, uuid, boolean),
  public.mark_contribution(uuid, integer, boolean, boolean, text, timestamptz), public.mark_solved(uuid, uuid),
  public.tend_contribution(uuid, text, text), public.merge_contributions(uuid, uuid), public.appeal(text, uuid, text),
  public.tell_writing(uuid), public.contribution_draft(text, text), public.my_drafts(text),
  public.report_person(text, text, text)
to authenticated, service_role;
grant execute on function
  public.community_list(text, text, text, text[], text, text, text, text, integer),
  public.contribution_page(text, text, integer, integer), public.reply_versions_of(uuid),
  public.community_hub(double precision, double precision, text[], integer), public.person_page(text, text, integer),
  public.community_addresses(text, integer), public.community_size()
to anon, authenticated, service_role;

-- Here it is decided where words of a group stand, whoever publishes them: in a closed one within it, else in public. Its
-- name comes first of the triggers that stand before the row is written.
create function private.keep_within() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state in ('published', 'within') then
    new.state := case when new.group_id is not null and private.is_closed_group(new.group_id) then 'within' else 'published' end;
  end if;
  return new;
end $$;
create trigger keep_within before insert or update of state, group_id on public.contributions
for each row execute function private.keep_within();
revoke execute on function private.keep_within() from public, anon, authenticated;

create function private.mark_public_contribution() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.was_public := new.state in ('published', 'within')
    or tg_op = 'UPDATE' and old.was_public and (new.title, new.body) is not distinct from (old.title, old.body);
  return new;
end $$;
create trigger mark_public_contribution before insert or update of state, title, body on public.contributions
for each row execute function private.mark_public_contribution();

create function private.mark_public_reply() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.was_public := new.state = 'published' or tg_op = 'UPDATE' and old.was_public and new.body = old.body;
  return new;
end $$;
create trigger mark_public_reply before insert or update of state, body on public.replies
for each row execute function private.mark_public_reply();

-- A version is kept just before its words are replaced: whether they were public is what the row still says.
create function private.mark_contribution_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.was_public := coalesce((select c.was_public from public.contributions as c where c.id = new.contribution_id), false);
  return new;
end $$;
create trigger mark_contribution_version before insert on public.contribution_versions
for each row execute function private.mark_contribution_version();

create function private.mark_reply_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.was_public := coalesce((select r.was_public from public.replies as r where r.id = new.reply_id), false);
  return new;
end $$;
create trigger mark_reply_version before insert on public.reply_versions
for each row execute function private.mark_reply_version();

revoke execute on function
  private.mark_public_contribution(), private.mark_public_reply(), private.mark_contribution_version(), private.mark_reply_version()
from public, anon, authenticated;

create trigger audit after insert or update or delete on public.moderation_words
for each row execute function private.audit('word');

create function private.moderation_rules_in(content text) returns setof public.moderation_words
language sql stable security definer set search_path = ''
as $$
  select w.* from (select private.fold(content) as folded, lower(content) as plain offset 0) as t, public.moderation_words as w
  where case w.kind
    when 'link' then t.plain ~ ('(^|[^a-z0-9-])' || replace(w.word, '.', '\.') || '($|[^a-z0-9.-]|\.($|[^a-z0-9]))')
    else position(w.word in t.folded) > 0
  end
$$;

-- The rules, and who changed them lately.
create function public.moderation_words_desk() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  return jsonb_build_object(
    'rules', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'word', w.word, 'kind', w.kind, 'effect', w.effect, 'created_at', w.created_at
      ) order by w.created_at desc, w.word), '[]')
      from public.moderation_words as w
    ),
    'changes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'action', a.action, 'word', a.entity_id, 'by', private.public_name(a.actor), 'at', a.at
      ) order by a.id desc), '[]')
      from (
        select x.* from public.audit_log as x where x.entity = 'moderation_words' order by x.id desc limit 20
      ) as a
    )
  );
end $$;

-- A word is kept as texts are compared: small, without accents. Of an address only the site counts.
create function public.add_moderation_word(word text, effect text, kind text default 'word') returns text
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  kept text := case add_moderation_word.kind
    when 'link' then substring(lower(btrim(add_moderation_word.word)) from '^(?:https?://)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/:?#].*)?$')
    else private.fold(regexp_replace(private.clean_text(add_moderation_word.word), '\s+', ' ', 'g'))
  end;
begin
  perform private.ask_staff();
  if kept is null or length(kept) not between 2 and 80 then
    raise exception 'word' using errcode = '22023';
  end if;
  if add_moderation_word.effect not in ('wait', 'refuse') or add_moderation_word.kind not in ('word', 'link') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if (select count(*) from public.moderation_words as w where w.word <> kept) >= 1000 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  insert into public.moderation_words as w (word, effect, kind)
  values (kept, add_moderation_word.effect, add_moderation_word.kind)
  on conflict (word) do update set effect = excluded.effect, kind = excluded.kind
  where (w.effect, w.kind) is distinct from (excluded.effect, excluded.kind);
  return kept;
end $$;

-- What would become of a text, without anybody having written it.
create function public.try_moderation_words(content text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.ask_staff();
  return jsonb_build_object(
    'effect', private.word_effect(left(content, 20000)),
    'rules', (
      select coalesce(jsonb_agg(jsonb_build_object('word', w.word, 'kind', w.kind, 'effect', w.effect) order by w.effect, w.word), '[]')
      from private.moderation_rules_in(left(content, 20000)) as w
    ),
    'flags', to_jsonb(private.text_flags(left(content, 20000)))
  );
end $$;
revoke execute on function
  private.moderation_rules_in(text), public.moderation_words_desk(),
  public.add_moderation_word(text, text, text), public.try_moderation_words(text)
from public, anon, authenticated;
grant execute on function
  public.moderation_words_desk(), public.add_moderation_word(text, text, text), public.try_moderation_words(text)
to authenticated, service_role;

create function private.announce_reply_votes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_live(
    'contribution:' || new.contribution_id, 'reactions', jsonb_build_object('of', new.id, 'count', new.reactions_count)
  );
  return null;
end $$;
create trigger announce_reply_votes after update of reactions_count on public.replies
for each row when (new.state = 'published' and new.reactions_count is distinct from old.reactions_count)
execute function private.announce_reply_votes();
revoke execute on function private.announce_reply_votes() from public, anon, authenticated;

-- What a kind publishes beside what its preview shows.
create function private.rest_of_contribution(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(
    c.category, c.tags, c.is_anonymous, c.place_id, c.city, c.country_code,
    to_jsonb(e) - 'laid_at', to_jsonb(r) - array['makes_count', 'rating_sum'], to_jsonb(x) - 'reviewed_at'
  )
  from public.contributions as c
  left join public.events as e on e.contribution_id = c.id
  left join public.recipes as r on r.contribution_id = c.id
  left join public.education as x on x.contribution_id = c.id
  where c.id = rest_of_contribution.subject_id
$$;

revoke execute on function private.rest_of_contribution(uuid) from public, anon, authenticated;
