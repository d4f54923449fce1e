-- The social directory: accounts worth following on other sites, who showed that an account is theirs, and who saw the proof.
-- An address is never kept: it is made from platform and handle, so that no row can lead anywhere but to its platform.
--
-- review → published. Hidden: off the site until staff decide, or until its keeper answers them. Removed: staff took it down
-- or did not take it. Withdrawn: whoever suggested it took it back, or whoever it belongs to does not want it here, and
-- then nobody else brings it back.

-- As app/core/social/handle.ts reads them; tests/fixtures/social-handles.ts holds both to the same examples.
create function private.is_social_handle(platform text, handle text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(case platform
    when 'instagram' then handle ~ '^[a-z0-9_]([a-z0-9_]|[.](?![.])){0,28}[a-z0-9_]?$' and right(handle, 1) <> '.'
      and handle not in ('about', 'accounts', 'api', 'challenge', 'developer', 'direct', 'directory', 'emails', 'explore',
        'legal', 'p', 'press', 'privacy', 'reel', 'reels', 'session', 'stories', 'terms', 'tv', 'web')
    when 'youtube' then handle ~ '^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$'
    when 'tiktok' then handle ~ '^[a-z0-9_.]{1,23}[a-z0-9_]$'
    when 'twitter' then handle ~ '^[a-z0-9_]{1,15}$'
      and handle not in ('about', 'account', 'compose', 'download', 'explore', 'hashtag', 'home', 'i', 'intent', 'jobs', 'login',
        'logout', 'messages', 'notifications', 'oauth', 'privacy', 'search', 'settings', 'share', 'signup', 'tos')
    when 'linkedin' then handle ~ '^(in|company|school)/[a-z0-9][a-z0-9-]{1,98}[a-z0-9]$'
  end, false)
$$;

create table public.social_accounts (
  id uuid primary key default gen_random_uuid(),
  platform text not null check (platform in ('instagram', 'youtube', 'tiktok', 'twitter', 'linkedin')),
  handle text not null,
  name text not null check (length(name) between 2 and 80),
  about text not null check (length(about) between 20 and 400),
  studied text check (length(studied) between 2 and 160),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  topic text not null check (topic in (
    'quran', 'knowledge', 'family', 'children', 'food', 'travel', 'work', 'health', 'style', 'arts', 'news', 'charity'
  )),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  state text not null default 'review' check (state in ('review', 'published', 'hidden', 'removed', 'withdrawn')),
  suggested_by uuid references auth.users (id) on delete set null,
  keeper_id uuid references auth.users (id) on delete set null,
  verified_at timestamptz,
  -- Without the person who showed it there is nobody left to whom it belongs; a sample is nobody's.
  is_verified boolean generated always as (verified_at is not null and keeper_id is not null and not is_sample) stored,
  is_sample boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  search tsvector generated always as (
    to_tsvector('simple', private.fold(name || ' ' || translate(handle, '._/-', '    ') || ' ' || handle || ' ' || about))
  ) stored,
  -- A sample's handle is one that no platform gives out, so that it names nobody.
  check (case when is_sample then handle ~ '^((in|company)/)?sample~[a-z-]{2,20}$' else private.is_social_handle(platform, handle) end)
);
call private.passport(
  'public.social_accounts', written_by => 'members',
  people => '{"keeper_id": "places", "suggested_by": "places"}',
  watched => '{id}'
);
create unique index social_accounts_once on public.social_accounts (platform, handle)
where state <> 'removed' and (state <> 'withdrawn' or keeper_id is not null);
create index social_accounts_all on public.social_accounts (is_verified desc, published_at desc, id desc) where state = 'published';
create index social_accounts_platform on public.social_accounts (platform, is_verified desc, published_at desc, id desc)
where state = 'published';
create index social_accounts_search on public.social_accounts using gin (search) where state = 'published';
create index social_accounts_suggested_by on public.social_accounts (suggested_by, created_at desc);
create index social_accounts_keeper_id on public.social_accounts (keeper_id) where keeper_id is not null;
comment on table public.social_accounts is
  'Accounts worth following. Read by who suggested or keeps them and by staff; others get what is published from social_list, which names no member.';
comment on column public.social_accounts.keeper_id is 'Who showed that the account is theirs: edits it here and may take it away.';
comment on column public.social_accounts.studied is 'With whom somebody studied, or that they are no scholar, in their words.';

create table public.social_verifications (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.social_accounts (id) on delete cascade,
  member_id uuid not null references auth.users (id) on delete cascade,
  code text not null unique check (code ~ '^mahalla-[0-9a-f]{10}$'),
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  state text not null default 'open' check (state in ('open', 'confirmed', 'refused', 'withdrawn')),
  expires_at timestamptz not null default now() + interval '30 days',
  created_at timestamptz not null default now()
);
call private.passport('public.social_verifications', written_by => 'members', people => '{"member_id": "places"}');
create unique index social_verifications_one_open on public.social_verifications (account_id, member_id) where state = 'open';
create index social_verifications_member_id on public.social_verifications (member_id);
comment on table public.social_verifications is
  'A code somebody puts into the bio of an account to show that it is theirs, and the link for those who look. Codes are for one member and one account.';

create table public.social_sightings (
  verification_id uuid not null references public.social_verifications (id) on delete cascade,
  member_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (verification_id, member_id)
);
call private.passport('public.social_sightings', written_by => 'members', people => '{"member_id": "places"}');
create index social_sightings_member_id on public.social_sightings (member_id);
comment on table public.social_sightings is 'Who said that they saw the code, once each. Who they are is told to nobody but staff.';

-- A name in one line, without marks that look like our own "verified", and without letters nobody sees.
create function private.social_name(content text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    private.recipe_line(content, 80),
    U&'[\00AD\180E\200B\200E\200F\2060-\2064\2611\2705\2713\2714\FE0F\+01F5F8\+01F5F9]', '', 'g'
  ))
$$;

-- Latin letters beside Cyrillic or Greek ones in one word: how a name is made to look like another.
create function private.mixes_letters(content text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select content ~ U&'[A-Za-z]\005CS*[\0370-\03FF\0400-\052F]|[\0370-\03FF\0400-\052F]\005CS*[A-Za-z]'
$$;

-- Who may change an account: whoever showed that it is theirs; until somebody has, whoever suggested it, while it is not public.
create function private.may_edit_social(a public.social_accounts, member uuid) returns boolean
language sql stable set search_path = ''
as $$
  select member is not null and case
    when a.state = 'removed' then false
    when a.keeper_id is not null then a.keeper_id = member
    else a.suggested_by is not distinct from member and a.state in ('review', 'hidden')
  end
$$;

-- A suggestion, or a change. Suggestions always wait for staff; what the keeper changes waits when the house's trust rule says so.
create function public.save_social_account(input jsonb, account uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  per_day constant integer := 10;
  a public.social_accounts;
  is_new boolean := account is null;
  words text;
  waits boolean;
begin
  if is_new then
    a.id := gen_random_uuid();
    a.suggested_by := member;
    a.state := 'review';
    -- One at a time, so that two requests cannot both take the last place.
    perform pg_advisory_xact_lock(hashtext('mahalla.social'), hashtext(member::text));
    if not private.is_staff() and (
      select count(*) from public.social_accounts as x where x.suggested_by = member and x.created_at > now() - interval '1 day'
    ) >= per_day then
      raise exception 'too_many' using errcode = 'PT429', hint = 'Ten suggestions a day: try again tomorrow';
    end if;
  else
    select * into a from public.social_accounts as x where x.id = account for update;
    if a.id is null or not private.may_edit_social(a, member) then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  -- Once it has been public, an entry stays about the same account.
  if a.published_at is null then
    a.platform := input ->> 'platform';
    a.handle := lower(input ->> 'handle');
    if not private.is_social_handle(a.platform, a.handle) then
      raise exception 'handle' using errcode = '22023';
    end if;
  end if;
  a.name := private.social_name(input ->> 'name');
  a.about := private.clean_text(input ->> 'about');
  a.studied := private.recipe_line(input ->> 'studied', 160);
  a.language := input ->> 'language';
  a.topic := input ->> 'topic';
  a.country_code := nullif(input ->> 'country', '');
  words := concat_ws(E'\n', a.name, a.about, a.studied);
  if private.mixes_letters(concat_ws(' ', a.name, a.studied)) then
    raise exception 'mixed_letters' using errcode = '22023';
  end if;
  if private.word_effect(words) = 'refuse' then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  if exists (
    select from public.social_accounts as x
    where x.platform = a.platform and x.handle = a.handle and x.id <> a.id and x.state = 'withdrawn'
      and x.keeper_id is not null
  ) then
    raise exception 'unwanted' using errcode = 'PT423';
  end if;
  if is_new then
    insert into public.social_accounts (id, platform, handle, name, about, studied, language, topic, country_code, suggested_by)
    values (a.id, a.platform, a.handle, a.name, a.about, a.studied, a.language, a.topic, a.country_code, member);
    waits := true;
  else
    waits := a.keeper_id is null or a.state <> 'published' or private.reasons_to_wait(member, words) <> '{}';
    a.state := case when waits then 'review' else 'published' end;
    update public.social_accounts as x set
      platform = a.platform, handle = a.handle, name = a.name, about = a.about, studied = a.studied, language = a.language,
      topic = a.topic, country_code = a.country_code, state = a.state
    where x.id = a.id;
  end if;
  if waits then
    perform private.enqueue_moderation(
      'social_account', a.id, null, case when a.published_at is null then 'new' else 'changed' end, a.name, member
    );
  end if;
  return jsonb_build_object('id', a.id, 'state', a.state);
end $$;

-- The keeper's account is kept off the site, also when others suggest it again, until they bring it back by saving it. What was
-- only suggested may be suggested again.
create function public.withdraw_social_account(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  a public.social_accounts;
begin
  select * into a from public.social_accounts as x where x.id = account for update;
  if a.id is null or not private.may_edit_social(a, member) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  perform private.withdraw_moderation('social_account', a.id);
  perform private.end_social_verification(v.id, 'withdrawn')
  from public.social_verifications as v where v.account_id = a.id and v.state = 'open';
  update public.social_accounts as x set state = 'withdrawn' where x.id = a.id;
end $$;

-- Showing that an account is one's own.

create function public.start_social_verification(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  most_open constant integer := 5;
  a public.social_accounts;
  v public.social_verifications;
begin
  select * into a from public.social_accounts as x where x.id = account and x.state = 'published' for update;
  if a.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if a.keeper_id is not null then
    raise exception 'kept' using errcode = 'PT423', hint = 'Somebody has shown already that it is theirs';
  end if;
  perform private.end_social_verification(x.id, 'withdrawn')
  from public.social_verifications as x where x.member_id = member and x.state = 'open' and x.expires_at <= now();
  if exists (select from public.social_verifications as x where x.account_id = a.id and x.member_id = member and x.state = 'open') then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.social'), hashtext(member::text));
  if (select count(*) from public.social_verifications as x where x.member_id = member and x.state = 'open') >= most_open
    or (
      select count(*) from public.social_verifications as x
      where x.member_id = member and x.created_at > now() - interval '1 day'
    ) >= 2 * most_open
  then
    raise exception 'too_many' using errcode = 'PT429', hint = 'Five at a time: finish one first';
  end if;
  insert into public.social_verifications (account_id, member_id, code, token)
  values (
    a.id, member, 'mahalla-' || left(replace(gen_random_uuid()::text, '-', ''), 10),
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  ) returning * into v;
  perform private.enqueue_moderation('social_verification', v.id, null, 'new', a.name, member);
end $$;

create function private.end_social_verification(verification uuid, ending text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.social_verifications as v set state = ending where v.id = verification and v.state = 'open';
  perform private.withdraw_moderation('social_verification', verification);
end $$;

create function public.stop_social_verification(account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  perform private.end_social_verification(v.id, 'withdrawn')
  from public.social_verifications as v where v.account_id = account and v.member_id = member and v.state = 'open';
end $$;

-- The code was seen: the account is its member's. Others who tried for it are through.
create function private.keep_social_account(verification uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v public.social_verifications;
begin
  select * into v from public.social_verifications as x where x.id = verification for update;
  perform from public.social_accounts as a where a.id = v.account_id for update;
  if exists (
    select from public.social_accounts as a
    where a.id = v.account_id and (a.state <> 'published' or a.keeper_id is not null and a.keeper_id <> v.member_id)
  ) then
    raise exception 'kept' using errcode = 'PT423';
  end if;
  update public.social_verifications as x set state = 'confirmed' where x.id = v.id;
  update public.social_accounts as a set keeper_id = v.member_id, verified_at = coalesce(a.verified_at, now()) where a.id = v.account_id;
  perform private.end_social_verification(x.id, 'withdrawn')
  from public.social_verifications as x where x.account_id = v.account_id and x.id <> v.id and x.state = 'open';
end $$;

-- Says that the code stands in the bio: one of staff is enough, or two members the house knows well. Never oneself.
create function public.confirm_social_code(token text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  needed constant integer := 2;
  v public.social_verifications;
  seen integer;
begin
  select * into v from public.social_verifications as x where x.token = confirm_social_code.token for update;
  if v.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if v.member_id = member or private.trust_level(member) < 2 then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if v.state <> 'open' or v.expires_at <= now() then
    raise exception 'over' using errcode = 'PT423';
  end if;
  insert into public.social_sightings (verification_id, member_id) values (v.id, member) on conflict do nothing;
  select count(*) into seen from public.social_sightings as s where s.verification_id = v.id and private.trust_level(s.member_id) >= 2;
  if seen < needed and not private.is_staff() then
    return jsonb_build_object('seen', seen, 'needed', needed, 'is_verified', false);
  end if;
  perform private.keep_social_account(v.id);
  -- Decided, so that its member gets the letter.
  update public.moderation_items as m set status = 'approved', decided_at = now()
  where m.subject_kind = 'social_verification' and m.subject_id = v.id and m.status = 'open';
  return jsonb_build_object('seen', seen, 'needed', needed, 'is_verified', true);
end $$;

-- Moderation: accounts.

create function private.decide_social_account(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  a public.social_accounts;
  why text := private.last_reason('social_account', decide_social_account.subject_id);
begin
  select * into a from public.social_accounts as x where x.id = decide_social_account.subject_id for update;
  if a.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  -- What its keeper took back stays so.
  if a.state = 'withdrawn' then
    return;
  end if;
  update public.social_accounts as x set
    state = case
      when decision = 'approved' then 'published'
      when decision = 'rejected' then 'removed'
      when decision = 'needs_info' then case when a.published_at is null then 'review' else 'hidden' end
      when why = 'reported' then 'published'
      when why = 'appeal' then 'removed'
      when why in ('new', 'changed') then 'review'
      else 'hidden'
    end,
    published_at = case
      when decision = 'approved' then coalesce(a.published_at, now()) when decision = 'open' and why = 'new' then null else a.published_at
    end
  where x.id = a.id;
end $$;

create function private.hide_social_account(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.social_accounts as a set state = 'hidden' where a.id = hide_social_account.subject_id and a.state = 'published'
$$;

create function private.preview_social_account(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', coalesce(a.keeper_id, a.suggested_by), 'title', a.name, 'text', a.about, 'language', a.language,
    'link', '/social-media/account/' || a.id,
    'details', jsonb_strip_nulls(jsonb_build_object(
      'platform', a.platform, 'handle', a.handle, 'studied', a.studied, 'member_since', p.created_at,
      'published_words', private.published_count(p.id)
    )),
    'flags', to_jsonb(private.reasons_to_wait(p.id, concat_ws(E'\n', a.name, a.about, a.studied)))
  )
  from public.social_accounts as a left join public.profiles as p on p.id = coalesce(a.keeper_id, a.suggested_by)
  where a.id = preview_social_account.subject_id
$$;

-- Moderation: codes. Staff who saw the code approve.

create function private.decide_social_verification(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v public.social_verifications;
begin
  select * into v from public.social_verifications as x where x.id = decide_social_verification.subject_id for update;
  if v.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if decision = 'approved' then
    perform private.keep_social_account(v.id);
    return;
  end if;
  -- A decision that is taken back takes the mark with it.
  update public.social_accounts as a set keeper_id = null, verified_at = null
  where v.state = 'confirmed' and a.id = v.account_id and a.keeper_id = v.member_id;
  update public.social_verifications as x set state = case when decision = 'rejected' then 'refused' else 'open' end where x.id = v.id;
end $$;

create function private.preview_social_verification(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', v.member_id, 'title', a.name, 'link', '/social-media/account/' || a.id,
    'details', jsonb_build_object(
      'platform', a.platform, 'handle', a.handle, 'bio_code', v.code,
      'seen_by', (select count(*) from public.social_sightings as s where s.verification_id = v.id)
    )
  )
  from public.social_verifications as v join public.social_accounts as a on a.id = v.account_id
  where v.id = preview_social_verification.subject_id
$$;

-- Reading.

create function private.social_card(a public.social_accounts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', a.id, 'platform', a.platform, 'handle', a.handle, 'name', a.name, 'about', a.about, 'studied', a.studied,
    'language', a.language, 'topic', a.topic, 'country_code', a.country_code, 'is_verified', a.is_verified,
    'is_sample', a.is_sample, 'published_at', a.published_at
  )
$$;

-- A page of accounts: verified ones first, then the newest. With what can be chosen from, and how many each platform has.
create function public.social_list(
  platform text default null, words text default null, language text default null, topic text default null,
  country text default null, after text default null, max_results integer default 24
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := least(greatest(coalesce(max_results, 24), 1), 50);
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  goes_on boolean := after ~ '^[01]~' and private.is_cursor(substr(after, 3), 'timestamptz');
  -- Samples show how it works until somebody real is there.
  is_real boolean := exists (select from public.social_accounts as a where a.state = 'published' and not a.is_sample);
  ids uuid[];
  last public.social_accounts;
begin
  ids := array(
    select a.id from public.social_accounts as a
    where a.state = 'published' and not (is_real and a.is_sample)
      and (social_list.platform is null or a.platform = social_list.platform)
      and (social_list.language is null or a.language = social_list.language)
      and (social_list.topic is null or a.topic = social_list.topic)
      and (country is null or a.country_code = country)
      and (not is_search or a.search @@ wanted)
      and (
        goes_on is not true or (a.is_verified, a.published_at, a.id)
          < (left(after, 1) = '1', split_part(after, '~', 2)::timestamptz, split_part(after, '~', 3)::uuid)
      )
    order by a.is_verified desc, a.published_at desc, a.id desc limit most + 1
  );
  select * into last from public.social_accounts as a where a.id = ids[most];
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.social_card(a) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.social_accounts as a on a.id = o.id
    ),
    'next', case when cardinality(ids) > most then
      concat_ws('~', last.is_verified::integer, last.published_at, last.id) end,
    'platforms', (
      select coalesce(jsonb_object_agg(g.platform, g.number), '{}')
      from (
        select a.platform, count(*) as number from public.social_accounts as a
        where a.state = 'published' and not (is_real and a.is_sample) group by a.platform
      ) as g
    ),
    'languages', array(
      select distinct a.language from public.social_accounts as a
      where a.state = 'published' and not (is_real and a.is_sample) order by 1
    ),
    'countries', array(
      select distinct a.country_code from public.social_accounts as a
      where a.state = 'published' and not (is_real and a.is_sample) and a.country_code is not null order by 1
    )
  );
end $$;

-- One account, for members: what they may do with it, and their own code. Null: there is nothing the caller may see.
create function public.social_account_page(account uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.social_card(a) || jsonb_build_object(
    'state', a.state,
    'is_kept', a.keeper_id is not null,
    'is_mine', coalesce(a.keeper_id = auth.uid(), false),
    'may_edit', private.may_edit_social(a, auth.uid()),
    'decision', private.decision_of('social_account', a.id),
    'verification', (
      select jsonb_build_object(
        'code', v.code, 'token', v.token, 'expires_at', v.expires_at,
        'seen', (select count(*) from public.social_sightings as s where s.verification_id = v.id)
      )
      from public.social_verifications as v
      where v.account_id = a.id and v.member_id = auth.uid() and v.state = 'open' and v.expires_at > now()
    ),
    'was_refused', exists (
      select from public.social_verifications as v where v.account_id = a.id and v.member_id = auth.uid() and v.state = 'refused'
    )
  )
  from public.social_accounts as a
  where a.id = social_account_page.account and auth.uid() is not null and (
    a.state = 'published' or auth.uid() in (a.suggested_by, a.keeper_id) or private.is_staff()
  )
$$;

-- What whoever has the link looks at. Null: no such link.
create function public.social_code_page(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.social_card(a) || jsonb_build_object(
    'code', v.code,
    'state', case when v.state = 'open' and v.expires_at <= now() then 'withdrawn' else v.state end,
    'is_own', v.member_id = auth.uid(),
    'may_confirm', v.member_id <> auth.uid() and private.trust_level(auth.uid()) >= 2,
    'has_seen', exists (select from public.social_sightings as s where s.verification_id = v.id and s.member_id = auth.uid())
  )
  from public.social_verifications as v join public.social_accounts as a on a.id = v.account_id and a.state = 'published'
  where v.token = social_code_page.token and auth.uid() is not null
$$;

create function public.my_social_accounts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.social_card(a) || jsonb_build_object('state', a.state) order by a.created_at desc, a.id), '[]')
  from public.social_accounts as a
  where auth.uid() in (a.suggested_by, a.keeper_id) and (a.keeper_id is null or a.keeper_id = auth.uid())
$$;
grant select on public.social_accounts to authenticated;
grant select on public.social_verifications to authenticated;
grant select on public.social_sightings to authenticated;
create policy "members can see what they suggested or keep" on public.social_accounts
for select to authenticated using ((select auth.uid()) in (suggested_by, keeper_id));
create policy "staff can see every account" on public.social_accounts
for select to authenticated using ((select private.is_staff()));
create policy "members can see their codes" on public.social_verifications
for select to authenticated using (member_id = (select auth.uid()));
create policy "staff can see every code" on public.social_verifications
for select to authenticated using ((select private.is_staff()));
create policy "members can see what they confirmed" on public.social_sightings
for select to authenticated using (member_id = (select auth.uid()));
create policy "staff can see who confirmed" on public.social_sightings
for select to authenticated using ((select private.is_staff()));
create trigger audit after update or delete on public.social_accounts
for each row execute function private.audit('id');

revoke execute on function
  private.is_social_handle(text, text), private.social_name(text), private.mixes_letters(text),
  private.may_edit_social(public.social_accounts, uuid), private.end_social_verification(uuid, text),
  private.keep_social_account(uuid), private.decide_social_account(uuid, text, text, uuid), private.hide_social_account(uuid),
  private.preview_social_account(uuid), private.decide_social_verification(uuid, text, text, uuid),
  private.preview_social_verification(uuid), private.social_card(public.social_accounts),
  public.save_social_account(jsonb, uuid), public.withdraw_social_account(uuid), public.start_social_verification(uuid),
  public.stop_social_verification(uuid), public.confirm_social_code(text),
  public.social_list(text, text, text, text, text, text, integer), public.social_account_page(uuid),
  public.social_code_page(text), public.my_social_accounts()
from public, anon, authenticated;
grant execute on function
  public.save_social_account(jsonb, uuid), public.withdraw_social_account(uuid), public.start_social_verification(uuid),
  public.stop_social_verification(uuid), public.confirm_social_code(text), public.social_account_page(uuid),
  public.social_code_page(text), public.my_social_accounts()
to authenticated, service_role;
grant execute on function public.social_list(text, text, text, text, text, text, integer) to anon, authenticated, service_role;

create function private.rest_of_social_account(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(a.topic, a.country_code) from public.social_accounts as a
  where a.id = rest_of_social_account.subject_id
$$;

revoke execute on function private.rest_of_social_account(uuid) from public, anon, authenticated;

-- Businesses and mosques of the directory whose own page is an account on one of the platforms, as they or their source say. Which
-- account an address names is read by the site (app/features/social-media/handle.ts); a sample has none.
create index business_unified_on_platforms on public.business_unified (id)
where website ~* '^https?://([a-z]+[.])?(instagram|youtube|tiktok|twitter|x|linkedin)[.]com/' and not is_sample;
create index mosque_unified_on_platforms on public.mosque_unified (id)
where website ~* '^https?://([a-z]+[.])?(instagram|youtube|tiktok|twitter|x|linkedin)[.]com/' and not is_sample;
create function public.place_accounts(max_results integer default 200) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(p) order by p.name, p.slug), '[]')
  from (
    select 'business' as kind, b.slug, b.name, b.city, b.country_code, b.website,
      exists (select from private.place_keepers(b.id)) as is_kept
    from public.business_unified as b
    where b.website ~* '^https?://([a-z]+[.])?(instagram|youtube|tiktok|twitter|x|linkedin)[.]com/' and not b.is_sample
      and b.is_offered and b.slug is not null
    union all
    select 'mosque', m.slug, m.name, m.city, m.country_code, m.website, exists (select from private.place_keepers(m.id))
    from public.mosque_unified as m
    where m.website ~* '^https?://([a-z]+[.])?(instagram|youtube|tiktok|twitter|x|linkedin)[.]com/' and not m.is_sample
      and m.slug is not null
    order by 3, 2
    limit least(greatest(place_accounts.max_results, 1), 500)
  ) as p
$$;
revoke execute on function public.place_accounts(integer) from public, anon, authenticated;
grant execute on function public.place_accounts(integer) to anon, authenticated, service_role;
