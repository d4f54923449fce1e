-- Education: articles with their sources and the person who checked them, in series; and classes with a teacher, at a mosque
-- or online. As with recipes, the words of a contribution hold all of it, so that search, moderation and earlier versions see
-- every line; this table holds the same in its parts.

insert into public.community_sections (
  section, position, fewest_characters, most_characters, categories, has_facts, is_premoderated
)
values (
  'education', 30, 40, 32000, array['basics', 'worship', 'quran', 'seerah', 'character', 'family', 'halal', 'history'], true, true
);

create table public.education (
  contribution_id uuid primary key references public.contributions (id) on delete cascade,
  kind text not null check (kind in ('article', 'class')),
  level text not null default 'everyone' check (level in ('everyone', 'beginner', 'intermediate', 'advanced')),
  text text not null default '' check (length(text) <= 20000),
  sources text[] not null default '{}' check (cardinality(sources) <= 30),
  series text check (length(series) between 3 and 80),
  part smallint check (part between 1 and 99),
  reviewer_id uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  attendance text check (attendance in ('mosque', 'online', 'both')),
  schedule text check (length(schedule) <= 300),
  teacher text check (length(teacher) <= 160),
  link text check (length(link) <= 500 and link ~ '^https://[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?$'),
  -- Two hundred words a minute.
  minutes smallint not null generated always as (
    greatest(1, ceil(cardinality(regexp_split_to_array(btrim(text), '\s+')) / 200.0))
  ) stored,
  check ((series is null) = (part is null)),
  check (kind = 'article' or series is null and sources = '{}' and reviewer_id is null),
  check (kind = 'class' or num_nulls(attendance, schedule, teacher, link) = 4)
);
call private.passport(
  'public.education', written_by => 'members',
  people => '{"contribution_id": {"part": "community", "through": "contributions.author_id"}, "reviewer_id": {"left_out": "an article of somebody else"}}',
  watched => '{contribution_id}'
);
create index education_series on public.education (lower(series), part) where series is not null;
create index education_reviewer_id on public.education (reviewer_id) where reviewer_id is not null;
comment on table public.education is
  'An article or a class in its parts. Written by save_education only, in one transaction with its words; read through page functions, because it names a reviewer.';
comment on column public.education.reviewer_id is 'Whom the author asked to check it. Named to others once they did: reviewed_at.';

-- What stands above the sources, in the language of the article.
create function private.sources_heading(language text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case language when 'ar' then 'المصادر' when 'ur' then 'مآخذ' when 'tr' then 'Kaynaklar' when 'id' then 'Sumber' else 'Sources' end
$$;

-- The whole of it as text, with where it is: a class that moves is looked at again.
create function private.education_text(language text, e public.education, mosque text) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(
    E'\n\n', nullif(e.text, ''),
    case when cardinality(e.sources) > 0 then '## ' || private.sources_heading(language) end,
    (select string_agg('- ' || s.line, E'\n' order by s.place) from unnest(e.sources) with ordinality as s (line, place)),
    '*' || e.series || ' · ' || e.part || '*',
    nullif(concat_ws(E'\n', '- ' || e.teacher, '- ' || e.schedule, '- ' || mosque, '- ' || e.link), '')
  )
$$;

-- Who is asked to check an article: another member, who has not blocked whoever asks.
create function private.find_reviewer(handle text, author uuid) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  word text := lower(btrim(handle, ' @'));
  found uuid;
begin
  if coalesce(word, '') = '' then
    return null;
  end if;
  select p.user_id into found from public.people as p where p.handle = word;
  if found is null or found = author or private.are_apart(found, author) then
    raise exception 'reviewer' using errcode = '22023';
  end if;
  return found;
end $$;

create function private.read_article(input jsonb, entry jsonb, member uuid, is_draft boolean) returns public.education
language plpgsql stable security definer set search_path = ''
as $$
declare
  e public.education;
begin
  e.kind := 'article';
  e.text := coalesce(private.clean_text(input ->> 'body'), '');
  e.sources := array(
    select private.recipe_line(s.line, 400)
    from jsonb_array_elements_text(coalesce(entry -> 'sources', '[]')) with ordinality as s (line, place)
    where length(private.recipe_line(s.line, 400)) >= 8 order by s.place limit 30
  );
  e.series := private.recipe_line(entry ->> 'series', 80);
  e.part := case when e.series is not null then coalesce((entry ->> 'part')::smallint, 1) end;
  e.reviewer_id := private.find_reviewer(entry ->> 'reviewer', member);
  if length(e.text) < 200 and not is_draft then
    raise exception 'article_short' using errcode = '22023';
  end if;
  if length(e.text) > 20000 then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if cardinality(e.sources) = 0 and not is_draft then
    raise exception 'sources' using errcode = '22023';
  end if;
  if length(e.series) < 3 or e.part not between 1 and 99 then
    raise exception 'series' using errcode = '22023';
  end if;
  return e;
end $$;

create function private.read_class(input jsonb, entry jsonb, is_draft boolean) returns public.education
language plpgsql stable security definer set search_path = ''
as $$
declare
  e public.education;
begin
  e.kind := 'class';
  e.text := coalesce(private.clean_text(input ->> 'body'), '');
  e.sources := '{}';
  e.attendance := coalesce(entry ->> 'attendance', 'mosque');
  e.schedule := private.recipe_line(entry ->> 'schedule', 300);
  e.teacher := private.recipe_line(entry ->> 'teacher', 160);
  e.link := nullif(btrim(entry ->> 'link'), '');
  if length(e.text) > 20000 then
    raise exception 'body_long' using errcode = '22023';
  end if;
  if e.schedule is null and not is_draft then
    raise exception 'schedule' using errcode = '22023';
  end if;
  if e.teacher is null and not is_draft then
    raise exception 'teacher' using errcode = '22023';
  end if;
  return e;
end $$;

-- A class at a mosque is where the mosque is; a class that is only online is nowhere.
create function private.class_ground(e public.education, mosque uuid, is_draft boolean) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  m public.mosque_unified;
begin
  if e.attendance = 'online' then
    return '{"place_id": null, "city": null, "country_code": null}';
  end if;
  select * into m from public.mosque_unified as x where x.id = mosque;
  if m.id is null and not is_draft then
    raise exception 'mosque' using errcode = '22023';
  end if;
  return jsonb_build_object(
    'place_id', m.id, 'city', m.city, 'country_code', m.country_code, 'latitude', m.latitude, 'longitude', m.longitude
  );
end $$;

create function public.save_education(
  input jsonb, entry jsonb, contribution uuid default null, wanted text default 'publish'
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  is_draft boolean := wanted = 'draft';
  old public.education;
  before public.contributions;
  e public.education;
  kept public.contributions;
begin
  select x.* into old from public.education as x where x.contribution_id = contribution;
  select c.* into before from public.contributions as c where c.id = contribution and c.author_id = member;
  -- What it is stays.
  if coalesce(old.kind, entry ->> 'kind') = 'class' then
    e := private.read_class(input, entry, is_draft);
    input := input || private.class_ground(e, nullif(entry ->> 'mosque', '')::uuid, is_draft);
  else
    e := private.read_article(input, entry, member, is_draft);
    input := input - 'place_id';
  end if;
  e.level := coalesce(entry ->> 'level', 'everyone');
  kept := private.keep_contribution(
    'education',
    input || jsonb_build_object('body', private.education_text(
      coalesce(input ->> 'language', before.language), e,
      (select m.name from public.mosque_unified as m where m.id = (input ->> 'place_id')::uuid)
    )),
    contribution, wanted
  );
  -- A word for an article is a word for what it said then.
  if e.reviewer_id is not distinct from old.reviewer_id and (kept.title, kept.body) is not distinct from (before.title, before.body) then
    e.reviewed_at := old.reviewed_at;
  end if;
  insert into public.education as x (
    contribution_id, kind, level, text, sources, series, part, reviewer_id, reviewed_at, attendance, schedule, teacher, link
  )
  values (
    kept.id, e.kind, e.level, e.text, e.sources, e.series, e.part, e.reviewer_id, e.reviewed_at, e.attendance, e.schedule,
    e.teacher, e.link
  )
  on conflict (contribution_id) do update set
    level = excluded.level, text = excluded.text, sources = excluded.sources, series = excluded.series, part = excluded.part,
    reviewer_id = excluded.reviewer_id, reviewed_at = excluded.reviewed_at, attendance = excluded.attendance,
    schedule = excluded.schedule, teacher = excluded.teacher, link = excluded.link;
  if kept.state = 'published' then
    perform private.ask_reviewer(kept.id);
  end if;
  return jsonb_build_object('id', kept.id, 'slug', kept.slug, 'state', kept.state);
end $$;

create function private.ask_reviewer(contribution uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(e.reviewer_id, 'review_asked', c.id, null, c.author_id)
  from public.education as e join public.contributions as c on c.id = e.contribution_id
  where e.contribution_id = ask_reviewer.contribution and e.reviewer_id is not null and e.reviewed_at is null
$$;

-- Reviewers are asked when there is something to read.
create function private.ask_reviewer_when_public() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.ask_reviewer(new.id);
  return null;
end $$;
create trigger ask_reviewer after update of state on public.contributions
for each row when (new.section = 'education' and new.state = 'published' and old.state <> 'published')
execute function private.ask_reviewer_when_public();

create function private.article_version(c public.contributions) returns text
language sql immutable set search_path = ''
as $$
  select md5(concat_ws(E'\n', c.title, c.body))
$$;

-- Whoever was asked, or one of the team where nobody was, says that they checked it: the version they read, and never their
-- own. Not wanted: they take back their word, or decline to give it.
create function public.review_article(contribution uuid, version text, wanted boolean default true) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  e public.education;
  c public.contributions;
begin
  select * into c from public.contributions as x where x.id = contribution and x.state = 'published'
    and not private.is_out_of_reach(x) for update;
  select * into e from public.education as x where x.contribution_id = c.id and x.kind = 'article';
  if e.contribution_id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if c.author_id is not distinct from member
    or e.reviewer_id is distinct from member and not (e.reviewer_id is null and private.is_staff())
  then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if wanted and private.article_version(c) is distinct from version then
    raise exception 'changed' using errcode = 'PT423';
  end if;
  perform private.ensure_person(member);
  update public.education as x set
    reviewer_id = case when wanted then member end, reviewed_at = case when wanted then now() end
  where x.contribution_id = c.id;
end $$;

create function private.facts_of_education(contribution uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'kind', e.kind, 'level', e.level, 'minutes', e.minutes, 'series', e.series, 'part', e.part,
      'reviewer', case when e.reviewed_at is not null and not private.is_folded(e.reviewer_id) then private.person_card(e.reviewer_id) end, 'reviewed_at', e.reviewed_at,
      'attendance', e.attendance, 'schedule', e.schedule, 'teacher', e.teacher, 'link', e.link,
      'mosque', (select jsonb_build_object('id', m.id, 'name', m.name, 'slug', m.slug) from public.mosque_unified as m where m.id = c.place_id)
    )
    from public.education as e join public.contributions as c on c.id = e.contribution_id
    where e.contribution_id = facts_of_education.contribution
  );
end $$;

-- What the page of one shows besides, for whoever may see it.
create function public.education_details(contribution uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'text', e.text, 'sources', e.sources, 'version', private.article_version(c),
    -- Who was asked is between author, team and them.
    'asked', case when e.reviewed_at is null and (c.author_id = auth.uid() or e.reviewer_id = auth.uid() or private.is_staff())
      then private.person_card(e.reviewer_id) end,
    'may_review', e.kind = 'article' and c.state = 'published' and auth.uid() is not null
      and c.author_id is distinct from auth.uid()
      and (e.reviewer_id is not distinct from auth.uid() or e.reviewer_id is null and private.is_staff()),
    'series', case when e.series is not null then (
      select coalesce(jsonb_agg(jsonb_build_object('slug', s.slug, 'title', s.title, 'part', x.part) order by x.part, s.published_at), '[]')
      from public.education as x join public.contributions as s on s.id = x.contribution_id
      where lower(x.series) = lower(e.series) and s.author_id = c.author_id and s.state = 'published'
    ) else '[]'::jsonb end
  )
  from public.education as e join public.contributions as c on c.id = e.contribution_id
  where e.contribution_id = education_details.contribution
    and not private.is_out_of_reach(c) and (c.state = 'published' or c.author_id = auth.uid() or c.state <> 'draft' and private.is_staff())
$$;

-- A page of articles, classes or both. `sort`: new, top. `narrow`: mine, kept. `town`: of a class; who looks near home finds
-- what is held there.
create function public.education_list(
  words text default null, kind text default null, topic text default null, level text default null,
  attendance text default null, languages text[] default null, narrow text default null, sort text default 'new',
  after text default null, max_results integer default 24, town text default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sorted_by text := case sort when 'top' then 'reactions_count' else 'published_at' end;
  cursor_kind text := case sort when 'top' then 'integer' else 'timestamptz' end;
  most integer := least(greatest(coalesce(max_results, 24), 1), 50);
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  reads text[] := coalesce(languages, (select p.reads from public.people as p where p.user_id = auth.uid()));
  ids uuid[];
  last public.contributions;
begin
  if is_search and wanted is null then
    return jsonb_build_object('items', '[]'::jsonb, 'pinned', '[]'::jsonb, 'next', null);
  end if;
  if not private.is_cursor(after, cursor_kind) then
    after := null;
  end if;
  execute format(
    'select array(
       select c.id from public.contributions as c join public.education as e on e.contribution_id = c.id
       where c.section = ''education'' and c.state = ''published'' %s order by c.%I desc, c.id desc limit $7 + 1
     )',
    concat(
      case when kind is not null then ' and e.kind = $1' end,
      case when topic is not null then ' and c.category = $2' end,
      -- What is for everyone is for beginners too.
      case when level is not null then ' and e.level in ($3, ''everyone'')' end,
      case when attendance is not null then ' and e.attendance in ($4, ''both'')' end,
      case when nullif(btrim(town), '') is not null then ' and private.fold(c.city) = private.fold(btrim($9))' end,
      case when cardinality(reads) > 0 then ' and c.language = any ($5)' end,
      case when is_search then ' and c.search @@ $6' end,
      case narrow
        when 'mine' then ' and c.author_id = auth.uid()'
        when 'kept' then ' and exists (select from public.contribution_marks as m where m.user_id = auth.uid()
          and m.contribution_id = c.id and m.is_kept)'
      end,
      case when auth.uid() is not null then ' and not private.is_folded(c.author_id)' end,
      case when after is not null then format(
        ' and (c.%I, c.id) < (split_part($8, ''~'', 1)::%s, split_part($8, ''~'', 2)::uuid)', sorted_by, cursor_kind
      ) end
    ),
    sorted_by
  ) into ids using kind, topic, level, attendance, reads, wanted, most, after, town;
  select * into last from public.contributions as c where c.id = ids[most];
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.contribution_card(c) order by o.place), '[]')
      from unnest(ids[1:most]) with ordinality as o (id, place) join public.contributions as c on c.id = o.id
    ),
    'pinned', '[]'::jsonb,
    'next', case when cardinality(ids) > most then
      concat_ws('~', case sort when 'top' then last.reactions_count::text else last.published_at::text end, last.id) end
  );
end $$;
create policy "nobody reads it but page functions" on public.education
for select to anon, authenticated using (false);

revoke execute on function
  private.sources_heading(text),
  private.education_text(text, public.education, text),
  private.find_reviewer(text, uuid),
  private.read_article(jsonb, jsonb, uuid, boolean),
  private.read_class(jsonb, jsonb, boolean),
  private.class_ground(public.education, uuid, boolean),
  private.ask_reviewer(uuid),
  private.ask_reviewer_when_public(),
  private.article_version(public.contributions),
  private.facts_of_education(uuid),
  public.save_education(jsonb, jsonb, uuid, text),
  public.review_article(uuid, text, boolean),
  public.education_details(uuid)
from public, anon, authenticated;
grant execute on function public.save_education(jsonb, jsonb, uuid, text), public.review_article(uuid, text, boolean)
to authenticated, service_role;
grant execute on function public.education_details(uuid) to anon, authenticated, service_role;
revoke execute on function public.education_list(text, text, text, text, text, text[], text, text, text, integer, text)
from public, anon, authenticated;
grant execute on function public.education_list(text, text, text, text, text, text[], text, text, text, integer, text)
to anon, authenticated, service_role;
