-- The help pages: every wording that was ever shown, and finding an answer by words.

create table public.help_versions (
  topic_id text not null,
  locale text not null,
  saved_at timestamptz not null default clock_timestamp(),
  question text not null,
  answer text not null,
  primary key (topic_id, locale, saved_at),
  foreign key (topic_id, locale) references public.help_topics (id, locale) on delete cascade
);
call private.passport('public.help_versions', written_by => 'members');
comment on table public.help_versions is
  'What a help topic said, from when. Written by the topic itself; who changed it stands in audit_log.';

create function private.keep_help_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or (old.question, old.answer) is distinct from (new.question, new.answer) then
    insert into public.help_versions (topic_id, locale, question, answer)
    values (new.id, new.locale, new.question, new.answer);
  end if;
  return null;
end $$;
revoke execute on function private.keep_help_version() from public, anon, authenticated;
create trigger keep_version after insert or update on public.help_topics
for each row execute function private.keep_help_version();

create trigger audit after update or delete on public.help_topics
for each row execute function private.audit('id', 'locale');
grant select on public.help_versions to anon, authenticated;
create policy "everyone can read what the pages about the site said" on public.help_versions
for select to anon, authenticated using (exists (
  select from public.help_topics as t
  where t.id = topic_id and t.locale = help_versions.locale and t.section = 'site' and t.published
));
create policy "staff can read what topics said" on public.help_versions
for select to authenticated using ((select private.is_staff()));
create index help_topics_search on public.help_topics using gin (search);

-- Answers to what somebody typed, best first, in their language or else in English. All words must be there, each as a
-- beginning; where no topic has them all, those come that have some, and those whose question is spelt much alike.
create function public.search_help(query text, language text default 'en')
returns table (id text, locale text, section text, question text, answer text, rank real)
language plpgsql stable set search_path = ''
as $$
declare
  typed text := private.fold(left(btrim(query), 200));
  wanted tsquery := private.prefix_query(query);
  any_of tsquery;
  tongue text;
begin
  if wanted is null then
    return;
  end if;
  any_of := replace(wanted::text, ' & ', ' | ')::tsquery;
  foreach tongue in array case when language = 'en' then array['en'] else array[language, 'en'] end loop
    return query
    select t.id, t.locale, t.section, t.question, t.answer, ts_rank('{0.05, 0.2, 0.6, 1}', t.search, wanted)
    from public.help_topics as t
    where t.published and t.locale = tongue and t.search @@ wanted
    order by 6 desc, t.position, t.id
    limit 20;
    if found then
      return;
    end if;
    return query
    select t.id, t.locale, t.section, t.question, t.answer, likeness.rank
    from public.help_topics as t,
    lateral (select
      -- How much a word says is told by its place: in the question or the keywords, not somewhere in a long answer.
      ts_rank('{0, 0, 0.6, 1}', t.search, any_of) + extensions.word_similarity(typed, private.fold(t.question || ' ' || array_to_string(t.keywords, ' ')))
      as rank) as likeness
    where t.published and t.locale = tongue and likeness.rank >= 0.5
    order by 6 desc, t.position, t.id
    limit 8;
    if found then
      return;
    end if;
  end loop;
end $$;
comment on function public.search_help is 'Help topics for a question in one''s own words, best first.';
revoke execute on function public.search_help(text, text) from public;
grant execute on function public.search_help(text, text) to anon, authenticated, service_role;

-- The contents of /help and /faq: each topic once, in the language or else in English.
create function public.help_page(language text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'locale', t.locale, 'section', t.section, 'question', t.question,
    'answer', case when t.in_faq then t.answer end
  ) order by t.position, t.id), '[]')
  from (
    select distinct on (h.id) h.* from public.help_topics as h
    where h.published and h.locale in (help_page.language, 'en')
    order by h.id, h.locale = help_page.language desc
  ) as t
  where t.section <> 'site'
$$;
revoke execute on function public.help_page(text) from public;
grant execute on function public.help_page(text) to anon, authenticated, service_role;

-- One topic with the days it was reworded, and what else is written about its subject.
create function public.help_topic(topic text, language text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', t.id, 'locale', t.locale, 'section', t.section, 'question', t.question, 'answer', t.answer, 'picture', t.picture,
    'changed', coalesce((
      select max(v.saved_at) from public.help_versions as v where v.topic_id = t.id and v.locale = t.locale
    ), t.updated_at),
    'versions', (
      select coalesce(jsonb_agg(v.saved_at order by v.saved_at desc), '[]')
      from public.help_versions as v where v.topic_id = t.id and v.locale = t.locale
    ),
    'related', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'question', r.question) order by r.position, r.id), '[]')
      from public.help_topics as r
      where r.published and r.locale = t.locale and r.section = t.section and r.id <> t.id
    )
  )
  from public.help_topics as t
  where t.id = topic and t.published and t.locale in (help_topic.language, 'en')
  order by t.locale = help_topic.language desc
  limit 1
$$;
revoke execute on function public.help_topic(text, text) from public;
grant execute on function public.help_topic(text, text) to anon, authenticated, service_role;
