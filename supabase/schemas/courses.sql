-- Courses: what is taught, what each learner has done of it, and the proof of it. A course is written as one document; to
-- publish it is to lay that document out in tables. What counts as right in a quiz lies where no one can read it, and every
-- step of a learner is written by a function that knows who asks.

create table public.courses (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  work text not null check (work ~ '^[a-z0-9-]{1,80}$'),
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  title text not null default '',
  summary text not null default '',
  about text not null default '',
  level text not null default 'beginner' check (level in ('beginner', 'intermediate', 'advanced')),
  topic text not null default 'worship' check (topic in ('worship', 'quran', 'halal', 'money', 'family', 'history', 'language')),
  teacher text not null default '',
  teacher_about text not null default '',
  -- A file of this site; null: one is drawn.
  picture text check (picture ~ '^/[A-Za-z0-9][A-Za-z0-9/._-]*$' and length(picture) <= 200 and picture not like '%..%'),
  -- The mosque or the business on whose behalf it is taught.
  place_id uuid references public.places (id) on delete set null,
  minutes integer not null default 0,
  lessons_count smallint not null default 0,
  learners_count integer not null default 0,
  rating_sum integer not null default 0,
  reviews_count integer not null default 0,
  version integer not null default 0,
  state text not null default 'draft' check (state in ('draft', 'published', 'hidden')),
  is_sample boolean not null default false,
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
call private.passport('public.courses', written_by => 'members', places => '{"place_id": "moves"}', watched => '{id}');
create index courses_place_id on public.courses (place_id) where place_id is not null;
create index courses_shown on public.courses (language, published_at desc) where state = 'published';
create index courses_work on public.courses (work);
comment on table public.courses is 'A course as it was last published. Written by functions only.';
comment on column public.courses.work is 'The same course in other languages has the same work.';

create table public.course_teachers (
  course_id uuid not null references public.courses (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (course_id, user_id)
);
call private.passport('public.course_teachers', written_by => 'members', people => '{"user_id": "learning"}');
create index course_teachers_user_id on public.course_teachers (user_id);
comment on table public.course_teachers is 'Who writes a course. For themselves and staff: readers see the name the course gives.';

create table public.course_versions (
  course_id uuid not null references public.courses (id) on delete cascade,
  number integer not null,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'published')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_at timestamptz not null default now(),
  published_at timestamptz,
  primary key (course_id, number),
  check ((state = 'published') = (published_at is not null))
);
call private.passport('public.course_versions', written_by => 'members');
create unique index course_versions_draft on public.course_versions (course_id) where state <> 'published';
comment on table public.course_versions is
  'Every published wording of a course and the one being written, with the answers of its quizzes: for its teachers and staff.';

create table public.course_lessons (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80 and slug <> 'certificate'),
  position smallint,
  kind text not null check (kind in ('text', 'video', 'audio', 'picture', 'pdf', 'quiz')),
  title text not null,
  body text not null default '',
  address text,
  captions text,
  transcript text not null default '',
  seconds integer not null default 0 check (seconds between 0 and 36000),
  minutes smallint not null check (minutes between 1 and 600),
  required boolean not null default true,
  questions jsonb not null default '[]',
  pass_mark smallint not null default 70 check (pass_mark between 1 and 100),
  unique (course_id, slug)
);
call private.passport('public.course_lessons', written_by => 'members', watched => '{id}');
comment on table public.course_lessons is 'The lessons of published courses; their quizzes without what is right.';
comment on column public.course_lessons.position is 'Null once the lesson is no longer part of the course: what learners did and noted there stays.';

-- What is right, and why. No role of the site reads it; grading does.
create table private.lesson_keys (
  lesson_id uuid primary key references public.course_lessons (id) on delete cascade,
  answers jsonb not null
);
call private.passport('private.lesson_keys', written_by => 'site');

create table public.course_enrolments (
  course_id uuid not null references public.courses (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  started_at timestamptz not null default now(),
  completed_at timestamptz,
  left_at timestamptz,
  primary key (course_id, user_id)
);
call private.passport('public.course_enrolments', written_by => 'members', people => '{"user_id": "learning"}');
create index course_enrolments_user_id on public.course_enrolments (user_id, started_at desc);
comment on table public.course_enrolments is 'Who takes a course. Nobody else''s to read.';

create table public.lesson_progress (
  lesson_id uuid not null references public.course_lessons (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id) on delete cascade,
  position_seconds integer not null default 0 check (position_seconds >= 0 and position_seconds % 10 = 0),
  done_at timestamptz,
  done_by text check (done_by in ('button', 'played', 'passed')),
  updated_at timestamptz not null default now(),
  primary key (lesson_id, user_id),
  check ((done_at is null) = (done_by is null))
);
call private.passport('public.lesson_progress', written_by => 'members', people => '{"user_id": "learning"}');
create index lesson_progress_of on public.lesson_progress (user_id, course_id);
comment on table public.lesson_progress is 'Where a learner is in a lesson, and since when it is done. Nobody else''s to read.';

create table public.quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  lesson_id uuid not null references public.course_lessons (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  asked text not null,
  result jsonb not null,
  score smallint not null,
  out_of smallint not null,
  passed boolean not null,
  created_at timestamptz not null default clock_timestamp()
);
call private.passport('public.quiz_attempts', written_by => 'members', people => '{"user_id": "learning"}');
create index quiz_attempts_of on public.quiz_attempts (user_id, lesson_id, created_at desc);
create index quiz_attempts_lesson_id on public.quiz_attempts (lesson_id);
comment on table public.quiz_attempts is 'What a learner answered, what would have been right, and why. Nobody else''s to read.';
comment on column public.quiz_attempts.asked is 'Which questions these were: an attempt at questions that have changed since is no longer shown.';

create table public.course_notes (
  lesson_id uuid not null references public.course_lessons (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  text text not null check (length(btrim(text)) between 1 and 5000),
  updated_at timestamptz not null default now(),
  primary key (lesson_id, user_id)
);
call private.passport('public.course_notes', written_by => 'members', people => '{"user_id": "learning"}');
create index course_notes_user_id on public.course_notes (user_id);
comment on table public.course_notes is 'What a learner writes down beside a lesson. Nobody else''s to read, staff included.';
create trigger touch_updated_at before update on public.course_notes
for each row execute function private.touch_updated_at();

create table public.course_certificates (
  number text primary key check (number ~ '^[0-9A-F]{4}(-[0-9A-F]{4}){3}$'),
  course_id uuid references public.courses (id) on delete set null,
  user_id uuid not null references auth.users (id) on delete cascade,
  learner text not null check (length(learner) between 2 and 80),
  title text not null,
  teacher text not null,
  language text not null,
  lessons smallint not null,
  minutes integer not null,
  completed_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (course_id, user_id)
);
call private.passport('public.course_certificates', written_by => 'members', people => '{"user_id": "learning"}');
create index course_certificates_user_id on public.course_certificates (user_id);
comment on table public.course_certificates is
  'What a learner finished, as it was then. The number is 64 random bits; whoever has it may check it with check_certificate.';

create table public.course_reviews (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(text) between 20 and 2000),
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  status text not null default 'pending' check (status in ('published', 'pending', 'rejected', 'removed')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  unique (course_id, user_id)
);
call private.passport(
  'public.course_reviews', written_by => 'members',
  people => '{"user_id": "learning"}',
  watched => '{course_id}'
);
create index course_reviews_shown on public.course_reviews (course_id, created_at desc) where status = 'published';
create index course_reviews_user_id on public.course_reviews (user_id);
comment on table public.course_reviews is 'What learners say about a course they took. Others see a name and words from course_page.';

-- The document.

-- Whether an address of a lesson may be followed: a file of this site, or one elsewhere by https.
create function private.is_lesson_address(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select length(address) <= 500 and address ~ '^(/[A-Za-z0-9]|https://[A-Za-z0-9])[A-Za-z0-9._~:/?#@!$&''()*+,;=%-]*$'
    and address !~ '(//.*@|\.\.)'
$$;

create function private.clean_question(question jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  choices jsonb := question -> 'choices';
  answers jsonb := question -> 'right';
begin
  if jsonb_typeof(question) is distinct from 'object' or jsonb_typeof(choices) is distinct from 'array'
    or jsonb_typeof(answers) is distinct from 'array' or jsonb_typeof(question -> 'text') is distinct from 'string'
    or jsonb_typeof(question -> 'why') is distinct from 'string'
    or length(private.clean_text(question ->> 'text')) not between 3 and 500
    or length(private.clean_text(question ->> 'why')) not between 3 and 1000
    or jsonb_array_length(choices) not between 2 and 8
    or jsonb_array_length(answers) not between 1 and jsonb_array_length(choices)
    or exists (
      select from jsonb_array_elements(choices) as c
      where jsonb_typeof(c) <> 'string' or length(private.clean_text(c #>> '{}')) not between 1 and 300
    )
    or exists (
      select from jsonb_array_elements(answers) as a
      where jsonb_typeof(a) <> 'number' or (a #>> '{}') !~ '^[0-7]$' or (a #>> '{}')::integer >= jsonb_array_length(choices)
    )
  then
    raise exception 'questions' using errcode = '22023';
  end if;
  return jsonb_build_object(
    'text', private.clean_text(question ->> 'text'), 'why', private.clean_text(question ->> 'why'),
    'choices', (select jsonb_agg(private.clean_text(c #>> '{}') order by n) from jsonb_array_elements(choices) with ordinality as x (c, n)),
    'right', (select jsonb_agg(distinct (a #>> '{}')::integer) from jsonb_array_elements(answers) as a),
    'many', coalesce(jsonb_typeof(question -> 'many') = 'boolean' and (question ->> 'many')::boolean, false)
      or (select count(distinct a) from jsonb_array_elements(answers) as a) > 1
  );
end $$;

create function private.clean_lesson(lesson jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  kind text := lesson ->> 'kind';
  whole constant text := '^[0-9]{1,5}$';
begin
  if jsonb_typeof(lesson) is distinct from 'object' or kind is null or kind not in ('text', 'video', 'audio', 'picture', 'pdf', 'quiz')
    or coalesce(lesson ->> 'slug', '') !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(lesson ->> 'slug') > 80
    or lesson ->> 'slug' = 'certificate'
    or length(coalesce(private.clean_text(lesson ->> 'title'), '')) not between 2 and 120
    or length(coalesce(lesson ->> 'body', '')) > 30000 or length(coalesce(lesson ->> 'transcript', '')) > 60000
    or coalesce(lesson ->> 'minutes', '') !~ whole or (lesson ->> 'minutes')::integer not between 1 and 600
    or coalesce(lesson ->> 'seconds', '0') !~ whole or coalesce(lesson ->> 'seconds', '0')::integer > 36000
    or coalesce(lesson ->> 'pass_mark', '70') !~ whole or coalesce(lesson ->> 'pass_mark', '70')::integer not between 1 and 100
    or not coalesce(private.is_lesson_address(nullif(lesson ->> 'address', '')), true)
    -- Browsers take captions from the page's own site only.
    or not coalesce(private.is_lesson_address(nullif(lesson ->> 'captions', '')) and left(lesson ->> 'captions', 1) = '/', true)
    or jsonb_typeof(coalesce(lesson -> 'questions', '[]')) <> 'array' or jsonb_array_length(coalesce(lesson -> 'questions', '[]')) > 30
  then
    raise exception 'lesson' using errcode = '22023';
  end if;
  return jsonb_build_object(
    'slug', lesson ->> 'slug', 'kind', kind, 'title', private.clean_text(lesson ->> 'title'),
    'body', coalesce(private.clean_text(lesson ->> 'body'), ''), 'address', nullif(lesson ->> 'address', ''),
    'captions', nullif(lesson ->> 'captions', ''), 'transcript', coalesce(private.clean_text(lesson ->> 'transcript'), ''),
    'minutes', (lesson ->> 'minutes')::integer, 'seconds', coalesce(lesson ->> 'seconds', '0')::integer,
    'pass_mark', coalesce(lesson ->> 'pass_mark', '70')::integer,
    'required', coalesce(lesson ->> 'required', 'true') <> 'false',
    'questions', (
      select coalesce(jsonb_agg(private.clean_question(q) order by n), '[]')
      from jsonb_array_elements(coalesce(lesson -> 'questions', '[]')) with ordinality as x (q, n)
    )
  );
end $$;

create function private.clean_course(content jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  lessons jsonb := coalesce(content -> 'lessons', '[]');
begin
  if jsonb_typeof(content) is distinct from 'object' or jsonb_typeof(lessons) <> 'array' or jsonb_array_length(lessons) > 60
    or coalesce(content ->> 'language', '') not in ('en', 'ar', 'ur', 'fr', 'tr', 'id')
    or coalesce(content ->> 'level', '') not in ('beginner', 'intermediate', 'advanced')
    or coalesce(content ->> 'topic', '') not in ('worship', 'quran', 'halal', 'money', 'family', 'history', 'language')
    or length(coalesce(private.clean_text(content ->> 'title'), '')) not between 3 and 120
    or length(coalesce(content ->> 'summary', '')) > 300 or length(coalesce(content ->> 'about', '')) > 10000
    or not coalesce(
      content ->> 'picture' ~ '^/[A-Za-z0-9][A-Za-z0-9/._-]*$' and length(content ->> 'picture') <= 200
        and content ->> 'picture' not like '%..%', true
    )
    or not coalesce(content ->> 'place' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', true)
    or length(coalesce(content ->> 'teacher', '')) > 120 or length(coalesce(content ->> 'teacher_about', '')) > 600
  then
    raise exception 'course' using errcode = '22023';
  end if;
  if exists (select from jsonb_array_elements(lessons) as l group by l ->> 'slug' having count(*) > 1) then
    raise exception 'lesson_twice' using errcode = '23505';
  end if;
  return jsonb_build_object(
    'language', content ->> 'language', 'level', content ->> 'level', 'topic', content ->> 'topic',
    'title', private.clean_text(content ->> 'title'), 'summary', coalesce(private.clean_text(content ->> 'summary'), ''),
    'about', coalesce(private.clean_text(content ->> 'about'), ''), 'teacher', coalesce(private.clean_text(content ->> 'teacher'), ''),
    'teacher_about', coalesce(private.clean_text(content ->> 'teacher_about'), ''),
    'picture', content ->> 'picture', 'place', content ->> 'place',
    'lessons', (
      select coalesce(jsonb_agg(private.clean_lesson(l) order by n), '[]')
      from jsonb_array_elements(lessons) with ordinality as x (l, n)
    )
  );
end $$;

-- The first thing without which a course is not published; null when nothing is missing.
create function private.course_gap(content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when length(content ->> 'summary') < 20 then 'gap_summary'
    when content ->> 'teacher' = '' then 'gap_teacher'
    when not jsonb_path_exists(content, '$.lessons[*] ? (@.required == true)') then 'gap_lessons'
    when exists (
      select from jsonb_array_elements(content -> 'lessons') as l
      where case l ->> 'kind'
        when 'text' then length(l ->> 'body') < 20
        when 'quiz' then jsonb_array_length(l -> 'questions') = 0
        else l ->> 'address' is null
      end
    ) then 'gap_lesson'
  end
$$;

-- Whether the caller writes this course.
create function private.teaches(course uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_staff() or exists (
    select from public.course_teachers as t where t.course_id = course and t.user_id = auth.uid()
  );
end $$;

-- Counts what a learner has to do and has done of the course as it is now.
create function private.course_progress(course uuid, member uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('done', count(p.done_at), 'total', count(*))
    from public.course_lessons as l
    left join public.lesson_progress as p on p.lesson_id = l.id and p.user_id = member
    where l.course_id = course and l.position is not null and l.required
  );
end $$;

-- Whoever has done all that is asked has finished, on the day of the last step. It stays so when lessons are added later.
create function private.settle_enrolments(course uuid, member uuid default null) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.course_enrolments as e
  set completed_at = (
    select max(p.done_at) from public.lesson_progress as p
    join public.course_lessons as l on l.id = p.lesson_id and l.position is not null and l.required
    where p.user_id = e.user_id and p.course_id = e.course_id
  )
  where e.course_id = course and e.completed_at is null and (member is null or e.user_id = member)
    and not exists (
      select from public.course_lessons as l
      left join public.lesson_progress as p on p.lesson_id = l.id and p.user_id = e.user_id
      where l.course_id = e.course_id and l.position is not null and l.required and p.done_at is null
    )
$$;

create function private.publish_course(course uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft public.course_versions;
  gap text;
begin
  perform from public.courses as c where c.id = course for update;
  select * into draft from public.course_versions as v where v.course_id = course and v.state <> 'published' for update;
  if draft.course_id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  gap := private.course_gap(draft.content);
  if gap is not null then
    raise exception '%', gap using errcode = '22023';
  end if;
  update public.course_lessons as l set position = null where l.course_id = course;
  insert into public.course_lessons as l (
    course_id, slug, position, kind, title, body, address, captions, transcript, seconds, minutes, required, questions, pass_mark
  )
  select course, x.l ->> 'slug', x.n, x.l ->> 'kind', x.l ->> 'title', x.l ->> 'body', x.l ->> 'address', x.l ->> 'captions',
    x.l ->> 'transcript', (x.l ->> 'seconds')::integer, (x.l ->> 'minutes')::smallint, (x.l ->> 'required')::boolean,
    (
      select coalesce(jsonb_agg(q - 'right' - 'why' order by m), '[]')
      from jsonb_array_elements(x.l -> 'questions') with ordinality as y (q, m)
    ),
    (x.l ->> 'pass_mark')::smallint
  from jsonb_array_elements(draft.content -> 'lessons') with ordinality as x (l, n)
  on conflict (course_id, slug) do update set
    position = excluded.position, kind = excluded.kind, title = excluded.title, body = excluded.body, address = excluded.address,
    captions = excluded.captions, transcript = excluded.transcript, seconds = excluded.seconds, minutes = excluded.minutes,
    required = excluded.required, questions = excluded.questions, pass_mark = excluded.pass_mark;
  insert into private.lesson_keys as k (lesson_id, answers)
  select l.id, (
    select coalesce(jsonb_agg(jsonb_build_object('right', q -> 'right', 'why', q -> 'why') order by m), '[]')
    from jsonb_array_elements(x.d -> 'questions') with ordinality as y (q, m)
  )
  from jsonb_array_elements(draft.content -> 'lessons') as x (d)
  join public.course_lessons as l on l.course_id = course and l.slug = x.d ->> 'slug'
  on conflict (lesson_id) do update set answers = excluded.answers;
  update public.course_versions as v set state = 'published', published_at = now()
  where v.course_id = course and v.number = draft.number;
  update public.courses as c set
    title = draft.content ->> 'title', summary = draft.content ->> 'summary', about = draft.content ->> 'about',
    language = draft.content ->> 'language', level = draft.content ->> 'level', topic = draft.content ->> 'topic',
    teacher = draft.content ->> 'teacher', teacher_about = draft.content ->> 'teacher_about', version = draft.number,
    picture = draft.content ->> 'picture',
    place_id = (select p.id from public.places as p where p.id = (draft.content ->> 'place')::uuid),
    minutes = (select sum(l.minutes) from public.course_lessons as l where l.course_id = course and l.position is not null),
    lessons_count = jsonb_array_length(draft.content -> 'lessons'), state = 'published',
    published_at = coalesce(c.published_at, now()), updated_at = now()
  where c.id = course;
  perform private.settle_enrolments(course);
end $$;

-- Puts a document down as the draft of a course, making the course when it is new. Returns its id.
create function private.keep_course(content jsonb, course uuid, wanted_slug text default null, work text default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  cleaned jsonb := private.clean_course(content);
  kept uuid := course;
  base text := coalesce(wanted_slug, private.dashed(cleaned ->> 'title'));
begin
  if kept is null then
    kept := gen_random_uuid();
    if base !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(base) > 70 or exists (select from public.courses as c where c.slug = base) then
      base := 'course-' || left(replace(kept::text, '-', ''), 10);
    end if;
    insert into public.courses (id, slug, work, language, title, level, topic)
    values (
      kept, base, coalesce(keep_course.work, base), cleaned ->> 'language', cleaned ->> 'title', cleaned ->> 'level', cleaned ->> 'topic'
    );
  end if;
  insert into public.course_versions as v (course_id, number, content)
  select c.id, c.version + 1, cleaned from public.courses as c where c.id = kept
  on conflict (course_id, number) do update set content = excluded.content, state = 'draft', saved_at = now();
  perform private.withdraw_moderation('course', kept);
  return kept;
end $$;

-- The mosques and businesses a member speaks for: proved, and not only added by them.
create function private.teaching_places(member uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select a.mosque_id from public.mosque_admins as a where a.user_id = member
  union
  select b.place_id from public.businesses as b
  where b.owner_id = member and b.status = 'published' and private.is_owner_verified(b.place_id)
$$;

-- Writing. Staff, members the house knows well, whoever speaks for a mosque or a business, and those our team approved.
create function private.may_teach() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null and private.is_member() and (
    private.trust_level(auth.uid()) >= 2
    or exists (select from private.teaching_places(auth.uid()))
    or exists (select from public.teaching_requests as r where r.user_id = auth.uid() and r.state = 'approved')
  )
$$;

-- Asking to teach: once, with a word about oneself; after a refusal again.
create table public.teaching_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  words text not null check (length(words) between 40 and 2000),
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  created_at timestamptz not null default now()
);
call private.passport('public.teaching_requests', written_by => 'members', people => '{"user_id": "learning"}');
comment on table public.teaching_requests is 'Who asked to teach, and what our team said. For themselves and staff.';
create trigger audit after insert or update or delete on public.teaching_requests
for each row execute function private.audit('id');

create function public.ask_to_teach(words text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  said text := private.clean_text(ask_to_teach.words);
  kept uuid;
begin
  if length(coalesce(said, '')) not between 40 and 2000 then
    raise exception 'asked_words' using errcode = '22023';
  end if;
  if private.word_effect(said) = 'refuse' then
    raise exception 'words' using errcode = '22023';
  end if;
  perform private.take_turn('teach', member, 3);
  insert into public.teaching_requests as r (user_id, words) values (member, said)
  on conflict (user_id) do update set words = excluded.words, state = 'asked', created_at = now() where r.state <> 'approved'
  returning id into kept;
  if kept is null then
    return 'approved';
  end if;
  perform private.enqueue_moderation('teaching_request', kept, null, 'new', said, member);
  return 'asked';
end $$;

create function private.decide_teaching_request(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.teaching_requests as r set state = case decision
    when 'approved' then 'approved' when 'rejected' then 'refused' else 'asked' end
  where r.id = decide_teaching_request.subject_id;
  if not found then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
end $$;

create function private.preview_teaching_request(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', r.user_id, 'title', coalesce(private.public_name(r.user_id), '–'), 'text', r.words, 'link', '/dashboard/courses',
    'details', jsonb_strip_nulls(jsonb_build_object('member_since', p.created_at))
  )
  from public.teaching_requests as r left join public.profiles as p on p.id = r.user_id
  where r.id = preview_teaching_request.subject_id
$$;

-- Where the next file of a lesson is put, for those who teach the course.
create function public.take_course_file(course uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if not private.teaches(take_course_file.course) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  perform private.take_turn('course file', member, 60);
  return take_course_file.course || '/' || gen_random_uuid();
end $$;

-- `seen`: when the editor read the draft. Where somebody saved since, nothing happens.
create function public.save_course(content jsonb, course uuid default null, seen timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  kept uuid;
begin
  if save_course.course is null and not private.may_teach() or not private.teaches(save_course.course) and save_course.course is not null then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if save_course.course is null and not private.is_staff() and (
    select count(*) from public.course_teachers as t join public.courses as c on c.id = t.course_id
    where t.user_id = member and c.created_at > now() - interval '1 day'
  ) >= 10 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  perform from public.courses as c where c.id = save_course.course for update;
  if seen is not null and exists (
    select from public.course_versions as v
    where v.course_id = save_course.course and v.state <> 'published' and v.saved_at > seen
  ) then
    raise exception 'conflict' using errcode = '55000';
  end if;
  -- On behalf of a place only by whoever speaks for it; whoever came later keeps what stands there.
  if content ->> 'place' is not null and not private.is_staff()
    and content ->> 'place' is distinct from (
      select v.content ->> 'place' from public.course_versions as v
      where v.course_id = save_course.course order by v.number desc limit 1
    )
    and not exists (select from private.teaching_places(member) as t where t::text = content ->> 'place')
  then
    raise exception 'place' using errcode = '42501';
  end if;
  kept := private.keep_course(content, save_course.course);
  insert into public.course_teachers (course_id, user_id)
  select kept, member where save_course.course is null;
  return jsonb_build_object('id', kept);
end $$;

-- What the editor shows: the draft, or what is published where there is none.
create function public.course_draft(course uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', c.id, 'slug', c.slug, 'state', c.state, 'version', c.version, 'draft_state', v.state, 'content', v.content,
    'saved_at', v.saved_at, 'gap', private.course_gap(v.content),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('number', o.number, 'at', o.published_at) order by o.number desc), '[]')
      from public.course_versions as o where o.course_id = c.id and o.state = 'published'
    )
  )
  from public.courses as c
  join lateral (
    select o.* from public.course_versions as o where o.course_id = c.id order by o.number desc limit 1
  ) as v on true
  where c.id = course_draft.course and private.teaches(c.id)
$$;

-- An earlier wording as the draft again.
create function public.restore_course(course uuid, number integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  earlier jsonb;
begin
  perform private.require_member();
  if not private.teaches(restore_course.course) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  select v.content into earlier from public.course_versions as v
  where v.course_id = restore_course.course and v.number = restore_course.number and v.state = 'published';
  if earlier is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform private.keep_course(earlier, restore_course.course);
end $$;

-- Staff publish at once; what others wrote is looked at first.
create function public.publish_course(course uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  draft public.course_versions;
  gap text;
begin
  if not private.teaches(publish_course.course) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if private.is_staff() then
    perform private.publish_course(publish_course.course);
    return 'published';
  end if;
  select * into draft from public.course_versions as v
  where v.course_id = publish_course.course and v.state <> 'published' for update;
  if draft.course_id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  gap := private.course_gap(draft.content);
  if gap is not null then
    raise exception '%', gap using errcode = '22023';
  end if;
  if private.word_effect(draft.content::text) = 'refuse' then
    raise exception 'words' using errcode = '22023';
  end if;
  update public.course_versions as v set state = 'submitted' where v.course_id = draft.course_id and v.number = draft.number;
  perform private.enqueue_moderation(
    'course', draft.course_id, null, case when draft.number = 1 then 'new' else 'changed' end, draft.content ->> 'title', member
  );
  return 'submitted';
end $$;

create function public.my_courses() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'may_teach', private.may_teach(),
    'asked', (select r.state from public.teaching_requests as r where r.user_id = auth.uid()),
    'places', (
      select coalesce(jsonb_agg(jsonb_build_object('id', t, 'name', h.name) order by h.name), '[]')
      from private.teaching_places(auth.uid()) as t, private.place_head(t) as h
    ),
    'teaching', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id, 'slug', c.slug, 'title', v.content ->> 'title', 'language', v.content ->> 'language', 'state', c.state,
        'version', c.version, 'draft_state', v.state, 'learners', c.learners_count, 'saved_at', v.saved_at
      ) order by v.saved_at desc, c.id), '[]')
      from public.courses as c
      join lateral (
        select o.* from public.course_versions as o where o.course_id = c.id order by o.number desc limit 1
      ) as v on true
      where auth.uid() is not null and private.teaches(c.id)
    )
  )
$$;

-- Learning.

create function private.enrol(course uuid, member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.course_enrolments as e (course_id, user_id) values (course, member)
  on conflict (course_id, user_id) do update set left_at = null where e.left_at is not null;
  if found then
    update public.courses as c set learners_count = (
      select count(*) from public.course_enrolments as e where e.course_id = c.id and e.left_at is null
    ) where c.id = course;
  end if;
end $$;

create function public.enrol(course uuid, leave boolean default false) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if not exists (select from public.courses as c where c.id = enrol.course and c.state = 'published') then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if not leave then
    perform private.enrol(enrol.course, member);
    return;
  end if;
  update public.course_enrolments as e set left_at = now()
  where e.course_id = enrol.course and e.user_id = member and e.left_at is null;
  if found then
    update public.courses as c set learners_count = c.learners_count - 1 where c.id = enrol.course;
  end if;
end $$;

-- The lesson, if it is part of a published course. Whoever learns in it takes the course.
create function private.lesson_for(lesson uuid, member uuid) returns public.course_lessons
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_one public.course_lessons;
begin
  select l.* into found_one from public.course_lessons as l join public.courses as c on c.id = l.course_id
  where l.id = lesson and l.position is not null and c.state = 'published';
  if found_one.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform private.enrol(found_one.course_id, member);
  return found_one;
end $$;

create function private.mark_done(lesson public.course_lessons, member uuid, way text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.lesson_progress as p (lesson_id, user_id, course_id, done_at, done_by)
  values (lesson.id, member, lesson.course_id, now(), way)
  on conflict (lesson_id, user_id) do update set done_at = now(), done_by = way, updated_at = now() where p.done_at is null;
  perform private.settle_enrolments(lesson.course_id, member);
end $$;

-- The button under a lesson. A quiz has none: it is done when it is passed.
create function public.mark_lesson(lesson uuid, done boolean default true) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  l public.course_lessons := private.lesson_for(mark_lesson.lesson, member);
begin
  if l.kind = 'quiz' then
    raise exception 'quiz' using errcode = '42501';
  end if;
  if mark_lesson.done then
    perform private.mark_done(l, member, 'button');
  else
    update public.lesson_progress as p set done_at = null, done_by = null, updated_at = now()
    where p.lesson_id = l.id and p.user_id = member;
  end if;
end $$;

-- Where a recording was stopped, to ten seconds. Nine tenths of it are the whole; how long it is, its teacher says.
create function public.keep_lesson_place(lesson uuid, seconds integer) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  l public.course_lessons := private.lesson_for(keep_lesson_place.lesson, member);
  at integer;
  -- Where its teacher did not say how long it is, the minutes of the lesson say it.
  whole integer := case when l.seconds > 0 then l.seconds else l.minutes * 60 end;
begin
  if l.kind not in ('video', 'audio') or keep_lesson_place.seconds is null or keep_lesson_place.seconds < 0 then
    raise exception 'seconds' using errcode = '22023';
  end if;
  at := least(keep_lesson_place.seconds, whole) / 10 * 10;
  insert into public.lesson_progress as p (lesson_id, user_id, course_id, position_seconds)
  values (l.id, member, l.course_id, at)
  on conflict (lesson_id, user_id) do update set position_seconds = at, updated_at = now();
  if keep_lesson_place.seconds >= whole * 0.9 then
    perform private.mark_done(l, member, 'played');
    return true;
  end if;
  return exists (
    select from public.lesson_progress as p where p.lesson_id = l.id and p.user_id = member and p.done_at is not null
  );
end $$;

-- Grades a quiz. Every question has to be answered; only then is anything said about what is right.
-- `answers`: for each question the numbers of the choices that were ticked, from 0.
create function public.answer_quiz(lesson uuid, answers jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  l public.course_lessons := private.lesson_for(answer_quiz.lesson, member);
  keys jsonb := (select k.answers from private.lesson_keys as k where k.lesson_id = l.id);
  total integer := jsonb_array_length(l.questions);
  graded jsonb;
  points integer;
  has_passed boolean;
begin
  if l.kind <> 'quiz' then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if jsonb_typeof(answers) is distinct from 'array' or jsonb_array_length(answers) <> total then
    raise exception 'unanswered' using errcode = '22023';
  end if;
  if exists (
    select from jsonb_array_elements(answers) with ordinality as a (given, n)
    where case
      when jsonb_typeof(a.given) <> 'array' or jsonb_array_length(a.given) not between 1 and 8 then true
      else exists (
        select from jsonb_array_elements(a.given) as g
        where jsonb_typeof(g) <> 'number' or (g #>> '{}') !~ '^[0-7]$'
          or (g #>> '{}')::integer >= jsonb_array_length(l.questions -> (a.n - 1)::integer -> 'choices')
      ) or jsonb_array_length(a.given) > 1 and not (l.questions -> (a.n - 1)::integer ->> 'many')::boolean
    end
  ) then
    raise exception 'unanswered' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('mahalla.quiz'), hashtext(member::text));
  if (
    select count(*) from public.quiz_attempts as q
    where q.user_id = member and q.lesson_id = l.id and q.created_at > now() - interval '1 day'
  ) >= 30 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  select jsonb_agg(jsonb_build_object(
    'given', a.given, 'right', k.key -> 'right', 'why', k.key -> 'why',
    'is_right', a.given @> (k.key -> 'right') and (k.key -> 'right') @> a.given
  ) order by a.n) into graded
  from jsonb_array_elements(answers) with ordinality as a (given, n)
  join jsonb_array_elements(keys) with ordinality as k (key, n) on k.n = a.n;
  points := (select count(*) from jsonb_array_elements(graded) as g where (g ->> 'is_right')::boolean);
  has_passed := points * 100 >= l.pass_mark * total;
  insert into public.quiz_attempts (lesson_id, user_id, asked, result, score, out_of, passed)
  values (l.id, member, md5(l.questions::text), graded, points, total, has_passed);
  if has_passed then
    perform private.mark_done(l, member, 'passed');
  end if;
  return jsonb_build_object('score', points, 'out_of', total, 'passed', has_passed, 'result', graded);
end $$;

-- Certificates.

create function private.certificate_card(c public.course_certificates) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'number', c.number, 'learner', c.learner, 'title', c.title, 'teacher', c.teacher, 'language', c.language,
    'lessons', c.lessons, 'minutes', c.minutes, 'completed_at', c.completed_at,
    'slug', (select k.slug from public.courses as k where k.id = c.course_id and k.state = 'published')
  )
$$;

-- Once for each learner and course, only when all is done, with the name they want on it. It is never changed afterwards.
create function public.issue_certificate(course uuid, learner text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  shown text := private.recipe_line(issue_certificate.learner, 200);
  finished timestamptz := (
    select e.completed_at from public.course_enrolments as e where e.course_id = issue_certificate.course and e.user_id = member
  );
  raw text := upper(replace(gen_random_uuid()::text, '-', ''));
  given text;
begin
  select c.number into given from public.course_certificates as c where c.course_id = issue_certificate.course and c.user_id = member;
  if given is not null then
    return given;
  end if;
  if finished is null then
    raise exception 'unfinished' using errcode = '42501';
  end if;
  if shown is null or length(shown) not between 2 and 80 or private.text_flags(shown) && array['links', 'phone']
    or private.word_effect(shown) = 'refuse'
  then
    raise exception 'learner' using errcode = '22023';
  end if;
  insert into public.course_certificates (number, course_id, user_id, learner, title, teacher, language, lessons, minutes, completed_at)
  select
    -- The random parts of the id: its version and variant are not.
    concat_ws('-', substr(raw, 1, 4), substr(raw, 5, 4), substr(raw, 9, 4), right(raw, 4)),
    c.id, member, shown, c.title, c.teacher, c.language, c.lessons_count, c.minutes, finished
  from public.courses as c where c.id = issue_certificate.course
  on conflict (course_id, user_id) do nothing;
  return (select c.number from public.course_certificates as c where c.course_id = issue_certificate.course and c.user_id = member);
end $$;

-- For whoever holds a certificate in hand: what it says, or null where there is none of this number.
create function public.check_certificate(number text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.certificate_card(c) from public.course_certificates as c
  where c.number = upper(btrim(check_certificate.number))
$$;

-- Reviews.

create function private.rate_course(course uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.courses as c set (rating_sum, reviews_count) = (
    select coalesce(sum(r.rating), 0), count(*) from public.course_reviews as r where r.course_id = c.id and r.status = 'published'
  )
  where c.id = course
$$;

create function private.follow_course_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.withdraw_moderation('course_review', old.id);
    perform private.rate_course(old.course_id);
  else
    perform private.rate_course(new.course_id);
  end if;
  return null;
end $$;
create trigger follow after insert or update or delete on public.course_reviews
for each row execute function private.follow_course_review();

-- One each, by those who have done something of the course, never by its teachers. No words take it back.
create function public.review_course(course uuid, rating integer default null, words text default null, language text default 'en')
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  said text := private.clean_text(words);
  kept public.course_reviews;
  old_one public.course_reviews;
begin
  select * into old_one from public.course_reviews as r where r.course_id = review_course.course and r.user_id = member;
  if review_course.rating is null then
    -- What staff removed stays removed.
    delete from public.course_reviews as r where r.id = old_one.id and r.status <> 'removed';
    return 'gone';
  end if;
  if not exists (select from public.courses as c where c.id = review_course.course and c.state = 'published') then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if exists (select from public.course_teachers as t where t.course_id = review_course.course and t.user_id = member)
    or not exists (
      select from public.lesson_progress as p
      where p.course_id = review_course.course and p.user_id = member and p.done_at is not null
    )
    or old_one.status = 'removed'
  then
    raise exception 'not_learner' using errcode = '42501';
  end if;
  if review_course.rating not between 1 and 5 then
    raise exception 'rating' using errcode = '22023';
  end if;
  if length(coalesce(said, '')) not between 20 and 2000 then
    raise exception 'text' using errcode = '22023';
  end if;
  if private.word_effect(said) = 'refuse' then
    raise exception 'words' using errcode = '22023';
  end if;
  perform private.ensure_person(member);
  insert into public.course_reviews as r (course_id, user_id, rating, text, language, status, published_at)
  values (
    review_course.course, member, review_course.rating, said, review_course.language,
    case when private.reasons_to_wait(member, said) = '{}' then 'published' else 'pending' end,
    case when private.reasons_to_wait(member, said) = '{}' then now() end
  )
  on conflict (course_id, user_id) do update set
    rating = excluded.rating, text = excluded.text, language = excluded.language,
    -- The same words stay as they were; new ones are looked at like a new review, and after a refusal always.
    status = case when r.text = excluded.text then r.status when r.status = 'rejected' then 'pending' else excluded.status end,
    published_at = coalesce(r.published_at, excluded.published_at)
  returning * into kept;
  if kept.status = 'pending' and (old_one.text is distinct from kept.text) then
    perform private.enqueue_moderation(
      'course_review', kept.id, null, case when old_one.id is null then 'new' else 'changed' end, kept.text, member
    );
  end if;
  return kept.status;
end $$;

create function private.decide_course_review(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  why text := private.last_reason('course_review', decide_course_review.subject_id);
begin
  update public.course_reviews as r set
    status = case decision
      when 'approved' then 'published'
      when 'rejected' then case when r.published_at is null then 'rejected' else 'removed' end
      when 'needs_info' then 'pending'
      else case why when 'reported' then 'published' when 'appeal' then 'removed' else 'pending' end
    end,
    published_at = case decision when 'approved' then coalesce(r.published_at, now()) when 'open' then
      case when why <> 'new' then r.published_at end else r.published_at end
  where r.id = decide_course_review.subject_id;
  if not found then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
end $$;

create function private.hide_course_review(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.course_reviews as r set status = 'pending' where r.id = hide_course_review.subject_id and r.status = 'published'
$$;

create function private.preview_course_review(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', r.user_id, 'title', c.title, 'text', r.text, 'language', r.language, 'rating', r.rating,
    'link', '/courses/' || c.slug, 'details', jsonb_strip_nulls(jsonb_build_object('member_since', p.created_at)),
    'flags', to_jsonb(private.reasons_to_wait(r.user_id, r.text))
  )
  from public.course_reviews as r
  join public.courses as c on c.id = r.course_id
  left join public.profiles as p on p.id = r.user_id
  where r.id = preview_course_review.subject_id
$$;

-- What is asked and answered under a lesson.

create table public.course_remarks (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  lesson_id uuid not null references public.course_lessons (id) on delete cascade,
  -- What it answers: one level, so that a thread reads from top to bottom.
  answers uuid references public.course_remarks (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  text text not null check (length(text) between 3 and 2000),
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  status text not null default 'pending' check (status in ('published', 'pending', 'rejected', 'removed')),
  published_at timestamptz,
  created_at timestamptz not null default now()
);
call private.passport(
  'public.course_remarks', written_by => 'members',
  people => '{"user_id": "learning"}',
  watched => '{course_id}'
);
create index course_remarks_shown on public.course_remarks (lesson_id, created_at);
create index course_remarks_course_id on public.course_remarks (course_id);
create index course_remarks_answers on public.course_remarks (answers) where answers is not null;
create index course_remarks_user_id on public.course_remarks (user_id);
comment on table public.course_remarks is 'Questions and answers under a lesson. Others see a name and words from lesson_page.';

create function private.follow_course_remark() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_moderation('course_remark', old.id);
  return null;
end $$;
create trigger follow after delete on public.course_remarks
for each row execute function private.follow_course_remark();

-- Tells those who teach of a question, and whoever asked of an answer, once it is there to be read.
create function private.tell_course_remark(remark uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.tell_newest(
    array(
      select t.user_id from public.course_teachers as t where t.course_id = r.course_id and t.user_id <> r.user_id
        and not private.are_apart(t.user_id, r.user_id)
      union
      select o.user_id from public.course_remarks as o where o.id = r.answers and o.user_id <> r.user_id
        and not private.are_apart(o.user_id, r.user_id)
    ),
    'reply', null, left(c.title || ' · ' || l.title, 300), '/courses/' || c.slug || '/' || l.slug || '#talk'
  )
  from public.course_remarks as r
  join public.course_lessons as l on l.id = r.lesson_id join public.courses as c on c.id = r.course_id
  where r.id = remark
$$;

create function public.remark_on_lesson(lesson uuid, words text, language text default 'en', answers uuid default null) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  said text := private.clean_text(words);
  found_one public.course_lessons;
  kept public.course_remarks;
begin
  select l.* into found_one from public.course_lessons as l join public.courses as c on c.id = l.course_id
  where l.id = remark_on_lesson.lesson and l.position is not null and c.state = 'published';
  if found_one.id is null or remark_on_lesson.answers is not null and not exists (
    select from public.course_remarks as o
    where o.id = remark_on_lesson.answers and o.lesson_id = found_one.id and o.answers is null and o.status = 'published'
      and not private.are_apart(o.user_id, member)
  ) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if length(coalesce(said, '')) not between 3 and 2000 then
    raise exception 'remark' using errcode = '22023';
  end if;
  if private.word_effect(said) = 'refuse' then
    raise exception 'words' using errcode = '22023';
  end if;
  perform private.take_turn('course remark', member, 30);
  perform private.ensure_person(member);
  insert into public.course_remarks as r (course_id, lesson_id, answers, user_id, text, language, status, published_at)
  values (
    found_one.course_id, found_one.id, remark_on_lesson.answers, member, said, remark_on_lesson.language,
    case when private.reasons_to_wait(member, said) = '{}' then 'published' else 'pending' end,
    case when private.reasons_to_wait(member, said) = '{}' then now() end
  )
  returning * into kept;
  if kept.status = 'pending' then
    perform private.enqueue_moderation('course_remark', kept.id, null, 'new', kept.text, member);
  else
    perform private.tell_course_remark(kept.id);
  end if;
  return kept.status;
end $$;

-- One's own words are taken back at any time; what our team removed stays removed.
create function public.withdraw_course_remark(remark uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  delete from public.course_remarks as r
  where r.id = withdraw_course_remark.remark and r.user_id = member and r.status <> 'removed';
  if not found then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
end $$;

create function private.decide_course_remark(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  why text := private.last_reason('course_remark', decide_course_remark.subject_id);
  was timestamptz;
begin
  select r.published_at into was from public.course_remarks as r where r.id = decide_course_remark.subject_id;
  update public.course_remarks as r set
    status = case decision
      when 'approved' then 'published'
      when 'rejected' then case when r.published_at is null then 'rejected' else 'removed' end
      when 'needs_info' then 'pending'
      else case why when 'reported' then 'published' when 'appeal' then 'removed' else 'pending' end
    end,
    published_at = case decision when 'approved' then coalesce(r.published_at, now()) else r.published_at end
  where r.id = decide_course_remark.subject_id;
  if not found then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if decision = 'approved' and was is null then
    perform private.tell_course_remark(decide_course_remark.subject_id);
  end if;
end $$;

create function private.hide_course_remark(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.course_remarks as r set status = 'pending' where r.id = hide_course_remark.subject_id and r.status = 'published'
$$;

create function private.preview_course_remark(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', r.user_id, 'title', c.title, 'text', r.text, 'language', r.language,
    'link', '/courses/' || c.slug || '/' || l.slug, 'details', jsonb_strip_nulls(jsonb_build_object('member_since', p.created_at)),
    'flags', to_jsonb(private.reasons_to_wait(r.user_id, r.text))
  )
  from public.course_remarks as r
  join public.course_lessons as l on l.id = r.lesson_id
  join public.courses as c on c.id = r.course_id
  left join public.profiles as p on p.id = r.user_id
  where r.id = preview_course_remark.subject_id
$$;

-- What a visitor reads under a lesson; their own words also while our team looks at them.
create function private.lesson_talk(lesson uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'answers', r.answers, 'author', private.person_card(r.user_id), 'text', r.text, 'language', r.language,
    'at', r.created_at, 'waits', r.status <> 'published', 'mine', coalesce(r.user_id = auth.uid(), false),
    'teaches', exists (select from public.course_teachers as t where t.course_id = r.course_id and t.user_id = r.user_id)
  ) order by r.created_at, r.id), '[]')
  from (
    select x.* from public.course_remarks as x
    where x.lesson_id = lesson_talk.lesson
      and (x.status = 'published' and not private.is_folded(x.user_id) or x.status = 'pending' and x.user_id = auth.uid())
    order by x.created_at desc, x.id limit 200
  ) as r
$$;

-- Moderation: courses that members submit.

create function private.decide_course(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  c public.courses;
  why text := private.last_reason('course', decide_course.subject_id);
begin
  select * into c from public.courses as x where x.id = decide_course.subject_id for update;
  if c.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if why in ('new', 'changed') then
    if decision = 'approved' then
      perform private.publish_course(c.id);
    elsif decision = 'open' then
      -- What was published meanwhile goes back to being looked at, off the site if it was never there before.
      update public.course_versions as v set state = 'submitted', published_at = null
      where v.course_id = c.id and v.number = greatest(c.version, 1) and not exists (
        select from public.course_versions as d where d.course_id = c.id and d.state <> 'published'
      );
      update public.course_versions as v set state = 'submitted' where v.course_id = c.id and v.state = 'draft';
      update public.courses as x set
        version = (select coalesce(max(v.number), 0) from public.course_versions as v where v.course_id = c.id and v.state = 'published'),
        state = case when why = 'new' then 'draft' else x.state end
      where x.id = c.id;
    else
      update public.course_versions as v set state = 'draft' where v.course_id = c.id and v.state = 'submitted';
    end if;
    return;
  end if;
  update public.courses as x set state = case decision
    when 'approved' then 'published' when 'open' then case why when 'reported' then 'published' else 'hidden' end else 'hidden' end
  where x.id = c.id and x.version > 0;
end $$;

create function private.hide_course(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.courses as c set state = 'hidden' where c.id = hide_course.subject_id and c.state = 'published'
$$;

create function private.preview_course(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', (select t.user_id from public.course_teachers as t where t.course_id = c.id order by t.user_id limit 1),
    'title', v.content ->> 'title', 'language', v.content ->> 'language',
    'text', concat_ws(E'\n\n', v.content ->> 'summary', (
      select string_agg(n || '. ' || (l ->> 'title'), E'\n' order by n)
      from jsonb_array_elements(v.content -> 'lessons') with ordinality as x (l, n)
    )),
    'link', case when v.state = 'published' then '/courses/' || c.slug else '/dashboard/courses/' || c.id || '/preview' end
  )
  from public.courses as c
  join lateral (
    select o.* from public.course_versions as o where o.course_id = c.id order by o.number desc limit 1
  ) as v on true
  where c.id = preview_course.subject_id
$$;

-- Pages.

-- Learners are told when a course was published anew after the last thing they did in it.
create function private.course_card(c public.courses) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', c.id, 'slug', c.slug, 'language', c.language, 'title', c.title, 'summary', c.summary, 'level', c.level,
      'topic', c.topic, 'teacher', c.teacher, 'minutes', c.minutes, 'lessons', c.lessons_count, 'learners', c.learners_count,
      'picture', c.picture,
      'place', (
        select jsonb_build_object('name', h.name, 'path', h.path, 'verified', private.is_owner_verified(c.place_id)
          or exists (select from public.mosque_admins as a where a.mosque_id = c.place_id))
        from private.place_head(c.place_id) as h
      ),
      'rating', case when c.reviews_count > 0 then round(c.rating_sum::numeric / c.reviews_count, 1) end,
      'reviews', c.reviews_count, 'is_sample', c.is_sample, 'published_at', c.published_at, 'updated_at', c.updated_at,
      'mine', (
        select private.course_progress(c.id, e.user_id) || jsonb_build_object(
          'completed_at', e.completed_at,
          'has_changed', c.updated_at > greatest(e.started_at, (
            select max(p.updated_at) from public.lesson_progress as p where p.user_id = e.user_id and p.course_id = c.id
          ))
        )
        from public.course_enrolments as e where e.course_id = c.id and e.user_id = auth.uid() and e.left_at is null
      )
    )
  );
end $$;

-- `longest`: no more minutes than this in all. `own`: courses in this language stand first.
create function public.course_list(
  words text default null, languages text[] default null, level text default null, topic text default null,
  longest integer default null, skip integer default 0, own text default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted tsquery := private.prefix_query(words);
  is_search boolean := nullif(btrim(words), '') is not null;
  found_ids uuid[];
begin
  found_ids := array(
    select c.id from public.courses as c
    where c.state = 'published' and (languages is null or c.language = any (languages))
      and (course_list.level is null or c.level = course_list.level)
      and (course_list.topic is null or c.topic = course_list.topic)
      and (longest is null or c.minutes <= longest)
      and (not is_search or to_tsvector('simple'::regconfig, private.fold(concat_ws(' ', c.title, c.summary, c.teacher))) @@ wanted)
    order by c.language = own desc nulls last, c.learners_count desc, c.published_at desc, c.id
  );
  return jsonb_build_object(
    'total', cardinality(found_ids),
    'languages', (
      select coalesce(jsonb_object_agg(x.language, x.n), '{}')
      from (select c.language, count(*) as n from public.courses as c where c.state = 'published' group by 1) as x
    ),
    'items', (
      select coalesce(jsonb_agg(private.course_card(c) order by o.place), '[]')
      from unnest(found_ids) with ordinality as o (id, place) join public.courses as c on c.id = o.id
      where o.place > greatest(coalesce(skip, 0), 0) and o.place <= greatest(coalesce(skip, 0), 0)::bigint + 24
    )
  );
end $$;

-- The contents of a course as every page of it shows them, with what the caller has done.
create function private.course_contents(course uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'slug', l.slug, 'title', l.title, 'kind', l.kind, 'minutes', l.minutes, 'required', l.required, 'done', p.done_at is not null
  ) order by l.position), '[]')
  from public.course_lessons as l
  left join public.lesson_progress as p on p.lesson_id = l.id and p.user_id = auth.uid()
  where l.course_id = course and l.position is not null
$$;

create function public.course_page(course text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.course_card(c) || jsonb_build_object(
    'about', c.about, 'teacher_about', c.teacher_about, 'version', c.version, 'contents', private.course_contents(c.id),
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', o.slug, 'language', o.language) order by o.language), '[]')
      from public.courses as o where o.work = c.work and o.id <> c.id and o.state = 'published'
    ),
    'said', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'author', private.person_card(r.user_id), 'rating', r.rating, 'text', r.text, 'language', r.language,
        'at', r.created_at
      ) order by r.created_at desc, r.id), '[]')
      from (
        select x.* from public.course_reviews as x
        where x.course_id = c.id and x.status = 'published' and not private.is_folded(x.user_id)
        order by x.created_at desc, x.id limit 20
      ) as r
    ),
    'my_review', (
      select jsonb_build_object('rating', r.rating, 'text', r.text, 'status', r.status)
      from public.course_reviews as r where r.course_id = c.id and r.user_id = auth.uid()
    ),
    'certificate', (
      select private.certificate_card(x) from public.course_certificates as x where x.course_id = c.id and x.user_id = auth.uid()
    ),
    'is_teacher', auth.uid() is not null and private.teaches(c.id)
  )
  from public.courses as c where c.slug = course_page.course and c.state = 'published'
$$;

create function public.lesson_page(course text, lesson text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'course', private.course_card(c), 'contents', private.course_contents(c.id),
    'lesson', jsonb_build_object(
      'id', l.id, 'slug', l.slug, 'kind', l.kind, 'title', l.title, 'body', l.body, 'address', l.address, 'captions', l.captions,
      'transcript', l.transcript, 'seconds', l.seconds, 'minutes', l.minutes, 'required', l.required, 'questions', l.questions,
      'pass_mark', l.pass_mark
    ),
    'position', (select p.position_seconds from public.lesson_progress as p where p.lesson_id = l.id and p.user_id = auth.uid()),
    'talk', private.lesson_talk(l.id),
    'note', (select n.text from public.course_notes as n where n.lesson_id = l.id and n.user_id = auth.uid()),
    'attempts', (select count(*) from public.quiz_attempts as q where q.lesson_id = l.id and q.user_id = auth.uid()),
    'attempt', (
      select jsonb_build_object('score', q.score, 'out_of', q.out_of, 'passed', q.passed, 'result', q.result)
      from public.quiz_attempts as q
      where q.lesson_id = l.id and q.user_id = auth.uid() and q.asked = md5(l.questions::text)
      order by q.created_at desc limit 1
    )
  )
  from public.courses as c join public.course_lessons as l on l.course_id = c.id
  where c.slug = lesson_page.course and c.state = 'published' and l.slug = lesson_page.lesson and l.position is not null
$$;

-- Where recordings lie: the content security policy names exactly those sites.
create function public.course_recordings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(distinct jsonb_build_object('address', l.address)), '[]')
  from public.course_lessons as l join public.courses as c on c.id = l.course_id
  where c.state = 'published' and l.position is not null and l.kind in ('video', 'audio') and l.address like 'https://%'
$$;

-- Who may do what.

grant select on public.courses to authenticated;
grant select on public.course_teachers to authenticated;
grant select on public.course_versions to authenticated;
grant select on public.course_lessons to authenticated;
grant select on public.course_enrolments to authenticated;
grant select on public.lesson_progress to authenticated;
grant select on public.quiz_attempts to authenticated;
grant select on public.course_notes to authenticated;
grant select on public.course_certificates to authenticated;
grant select on public.course_reviews to authenticated;
grant select on public.course_remarks to authenticated;
grant select on public.teaching_requests to authenticated;
grant select on public.courses, public.course_lessons to anon;
grant insert (lesson_id, user_id, text), update (lesson_id, user_id, text), delete on public.course_notes to authenticated;

create function private.is_shown_course(course uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.courses as c where c.id = course and c.state = 'published');
end $$;

create policy "everyone can see published courses" on public.courses
for select to anon, authenticated using (state = 'published');
create policy "everyone can see the lessons of published courses" on public.course_lessons
for select to anon, authenticated using (position is not null and private.is_shown_course(course_id));
create policy "teachers can see what they teach" on public.course_teachers
for select to authenticated using (user_id = (select auth.uid()) or (select private.is_staff()));
create policy "teachers and staff can see every wording" on public.course_versions
for select to authenticated using (private.teaches(course_id));
create policy "learners can see what they take" on public.course_enrolments
for select to authenticated using (user_id = (select auth.uid()));
create policy "learners can see what they have done" on public.lesson_progress
for select to authenticated using (user_id = (select auth.uid()));
create policy "learners can see what they answered" on public.quiz_attempts
for select to authenticated using (user_id = (select auth.uid()));
create policy "learners can see their certificates" on public.course_certificates
for select to authenticated using (user_id = (select auth.uid()));
create policy "learners can see what they said" on public.course_reviews
for select to authenticated using (user_id = (select auth.uid()));
create policy "learners can see what they asked and answered" on public.course_remarks
for select to authenticated using (user_id = (select auth.uid()));
create policy "members can see whether they may teach" on public.teaching_requests
for select to authenticated using (user_id = (select auth.uid()) or (select private.is_staff()));
create policy "learners can read their notes" on public.course_notes
for select to authenticated using (user_id = (select auth.uid()));
create policy "learners can write notes" on public.course_notes
for insert to authenticated with check (
  user_id = (select auth.uid()) and exists (select from public.course_lessons as l where l.id = lesson_id)
);
create policy "learners can change their notes" on public.course_notes
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "learners can remove their notes" on public.course_notes
for delete to authenticated using (user_id = (select auth.uid()));

do $$
declare
  f regprocedure;
begin
  for f in
    select p.oid from pg_catalog.pg_proc as p
    where p.pronamespace = 'private'::regnamespace and p.proname = any (array[
      'is_lesson_address', 'clean_question', 'clean_lesson', 'clean_course', 'course_gap', 'course_progress',
      'settle_enrolments', 'publish_course', 'keep_course', 'may_teach', 'enrol', 'lesson_for', 'mark_done', 'certificate_card',
      'rate_course', 'follow_course_review', 'decide_course_review', 'hide_course_review', 'preview_course_review',
      'decide_course', 'hide_course', 'preview_course', 'course_card', 'course_contents', 'teaching_places',
      'decide_teaching_request', 'preview_teaching_request', 'follow_course_remark', 'tell_course_remark',
      'decide_course_remark', 'hide_course_remark', 'preview_course_remark', 'lesson_talk'
    ])
    or p.pronamespace = 'public'::regnamespace and p.proname = any (array[
      'save_course', 'course_draft', 'restore_course', 'publish_course', 'my_courses', 'enrol', 'mark_lesson',
      'keep_lesson_place', 'answer_quiz', 'issue_certificate', 'check_certificate', 'review_course', 'course_list',
      'course_page', 'lesson_page', 'course_recordings', 'ask_to_teach', 'take_course_file', 'remark_on_lesson',
      'withdraw_course_remark'
    ])
  loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
  end loop;
end $$;
grant execute on function
  public.save_course(jsonb, uuid, timestamptz), public.course_draft(uuid), public.restore_course(uuid, integer),
  public.publish_course(uuid), public.my_courses(), public.enrol(uuid, boolean), public.mark_lesson(uuid, boolean),
  public.keep_lesson_place(uuid, integer), public.answer_quiz(uuid, jsonb), public.issue_certificate(uuid, text),
  public.review_course(uuid, integer, text, text), public.ask_to_teach(text), public.take_course_file(uuid),
  public.remark_on_lesson(uuid, text, text, uuid), public.withdraw_course_remark(uuid)
to authenticated, service_role;
grant execute on function
  public.check_certificate(text), public.course_list(text, text[], text, text, integer, integer, text), public.course_page(text),
  public.lesson_page(text, text), public.course_recordings()
to anon, authenticated, service_role;

create function private.rest_of_course(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select v.content from public.course_versions as v
  where v.course_id = rest_of_course.subject_id order by v.number desc limit 1
$$;

revoke execute on function private.rest_of_course(uuid) from public, anon, authenticated;

-- Files of lessons and pictures of courses. Where there is no storage, they are addresses elsewhere only.
do $do$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'course-files', 'course-files', false, 39845888,
    array['video/mp4', 'video/webm', 'audio/mpeg', 'audio/ogg', 'audio/mp4', 'audio/wav', 'image/webp', 'image/jpeg', 'application/pdf']
  )
  on conflict (id) do nothing;
  create policy "everyone can open the files of published courses" on storage.objects
  for select to anon, authenticated
  using (
    bucket_id = 'course-files' and (
      exists (select from public.course_lessons as l where l.address = '/course-files/' || objects.name)
      or exists (select from public.courses as c where c.picture = '/course-files/' || objects.name)
    )
  );
  create policy "teachers can open the files of their courses" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'course-files' and exists (
      select from public.course_versions as v where v.course_id::text = split_part(objects.name, '/', 1)
    )
  );
end $do$;
create index course_lessons_address on public.course_lessons (address) where address like '/course-files/%';
create index courses_picture on public.courses (picture) where picture is not null;
