-- Work: who offers it, what it pays, how it fits with the faith, who applied, and who wants to hear of more.
--
-- review → published → filled or withdrawn; a published one ends by itself at expires_at. Returned: staff want it changed
-- before anyone sees it. Hidden: off the site until staff decide. Removed: staff took down what was public.
--
-- Posts are read by others through page functions only. Applications are read by whoever sent them, and by whoever keeps
-- the post: its author, or those who speak for the place it was posted for. Nobody else, staff included.

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (length(slug) between 1 and 120),
  author_id uuid not null references auth.users (id) on delete cascade,
  place_id uuid references public.places (id) on delete cascade,
  employer_name text check (length(employer_name) between 2 and 120),
  title text not null check (length(title) between 5 and 120 and private.is_plain_name(title)),
  body text not null check (length(body) between 50 and 10000),
  language text not null check (language in ('en', 'ar', 'ur', 'fr', 'tr', 'id')),
  kind text not null check (kind in ('full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer')),
  workplace text not null check (workplace in ('on_site', 'hybrid', 'remote')),
  city text check (length(city) between 1 and 120),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  point extensions.cube generated always as (private.sphere_point(latitude, longitude)) stored,
  pay_min numeric(12, 2) check (pay_min > 0 and pay_min < 1000000000),
  pay_max numeric(12, 2) check (pay_max < 1000000000),
  pay_currency text check (pay_currency ~ '^[A-Z]{3}$'),
  pay_period text check (pay_period in ('hour', 'day', 'week', 'month', 'year')),
  -- The top of the range for a year of full days, to compare by.
  pay_year numeric generated always as (
    pay_max * case pay_period when 'hour' then 2080 when 'day' then 260 when 'week' then 52 when 'month' then 12 else 1 end
  ) stored,
  faith text[] not null default '{}' check (faith <@ array[
    'prayer_breaks', 'jumuah_off', 'prayer_space', 'hijab_welcome', 'beard_welcome', 'no_alcohol', 'no_pork', 'no_riba',
    'ramadan_hours', 'eid_leave', 'halal_food', 'women_only'
  ]),
  apply_to text check (length(apply_to) <= 500 and (
    private.is_web_address(apply_to) or apply_to ~ '^[^[:space:][:cntrl:]@<>"?&]+@[^[:space:][:cntrl:]@<>"?&]+\.[^[:space:][:cntrl:]@<>"?&.]+$'
  )),
  -- What the employer wants to know of whoever applies here.
  questions text[] not null default '{}' check (cardinality(questions) <= 5 and length(array_to_string(questions, '')) <= 1000),
  open_days smallint not null check (open_days between 1 and 60),
  state text not null check (state in ('review', 'returned', 'published', 'hidden', 'removed', 'filled', 'withdrawn')),
  published_at timestamptz,
  expires_at timestamptz,
  reminded_of timestamptz,
  edited_at timestamptz,
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  search tsvector generated always as (
    to_tsvector('simple', private.fold(title || ' ' || coalesce(employer_name, '') || ' ' || coalesce(city, '') || ' ' || body))
  ) stored,
  check (num_nonnulls(place_id, employer_name) = 1),
  check (workplace = 'remote' or city is not null),
  -- What it pays is said, or that it is volunteering.
  check (
    kind = 'volunteer' and num_nonnulls(pay_min, pay_max, pay_currency, pay_period) = 0
    or kind <> 'volunteer' and num_nonnulls(pay_min, pay_max, pay_currency, pay_period) = 4 and pay_max >= pay_min
  ),
  check (state <> 'published' or num_nonnulls(published_at, expires_at) = 2)
);
call private.passport(
  'public.jobs', written_by => 'members',
  people => '{"author_id": "work"}',
  places => '{"place_id": "moves"}',
  watched => '{id}'
);
create index jobs_new on public.jobs (published_at desc, id desc) where state = 'published';
create index jobs_ending on public.jobs (expires_at) where state = 'published';
create index jobs_near on public.jobs using gist (point) where state = 'published';
create index jobs_faith on public.jobs using gin (faith) where state = 'published';
create index jobs_author_id on public.jobs (author_id, created_at desc);
create index jobs_place_id on public.jobs (place_id) where place_id is not null;
comment on table public.jobs is
  'Work that members offer, for a place they speak for or by themselves. Others get what is open from page functions, which name nobody by id.';
comment on column public.jobs.apply_to is 'Web or mail address of the employer''s own; null: the form of this site.';
comment on column public.jobs.reminded_of is 'The end its keepers were last written to about.';

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  applicant_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) <= 120),
  email text not null check (length(email) <= 254),
  phone text check (length(phone) <= 40),
  letter text not null check (length(letter) <= 5000),
  -- Each question as it was asked then, with what was answered.
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array' and pg_column_size(answers) <= 20000),
  file_path text unique check (length(file_path) <= 200),
  file_name text check (length(file_name) between 1 and 120),
  state text not null check (state in ('sending', 'new', 'seen', 'shortlisted', 'declined', 'hired', 'withdrawn')),
  state_at timestamptz not null default now(),
  told_state text,
  told_keepers_at timestamptz,
  created_at timestamptz not null default now(),
  unique (job_id, applicant_id),
  check ((file_path is null) = (file_name is null))
);
call private.passport('public.job_applications', written_by => 'members', people => '{"applicant_id": "work"}');
create index job_applications_applicant_id on public.job_applications (applicant_id, created_at desc);
create index job_applications_created_at on public.job_applications (created_at);
create index job_applications_untold on public.job_applications (created_at) where told_keepers_at is null;
create index job_applications_changed on public.job_applications (state_at)
where state in ('seen', 'shortlisted', 'declined', 'hired') and told_state is distinct from state;
comment on table public.job_applications is
  'Who applied for what. Read by whoever sent it; whoever keeps the post reads it through a function. Gone after 180 days, with its file.';
comment on column public.job_applications.state is 'Sending: its file has not arrived yet.';
comment on column public.job_applications.told_state is 'The state the applicant was last written to about.';

-- Who keeps a post. A place changes hands, and its applicants wrote to the place: then its new hands read them.
create function private.keeps_job(j public.jobs, person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select person is not null and case when j.place_id is null then j.author_id = person else private.speaks_for_place(j.place_id, person) end
$$;

create function private.keeps_job(job uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select private.keeps_job(j, person) from public.jobs as j where j.id = job), false)
$$;

-- Those to write to: the author while they keep it, else whoever does.
create function private.job_keepers(j public.jobs) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select j.author_id where private.keeps_job(j, j.author_id)
  union
  select k.person
  from (
    select b.owner_id as person from public.businesses as b where b.place_id = j.place_id and b.owner_id is not null
    union
    select m.user_id from public.mosque_admins as m where m.mosque_id = j.place_id
  ) as k
  where not private.keeps_job(j, j.author_id)
$$;

-- Who offers it, as everyone may know. Null while the place is off the site.
create function private.job_employer(j public.jobs) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('kind', 'person', 'name', j.employer_name) where j.place_id is null
    union all
    select jsonb_build_object(
      'kind', 'business', 'name', u.name, 'path', '/business/' || u.slug, 'image', u.image, 'website', u.website,
      'address', u.address, 'latitude', u.latitude, 'longitude', u.longitude
    )
    from public.business_unified as u where u.id = j.place_id
    union all
    select jsonb_build_object(
      'kind', 'mosque', 'name', u.name, 'path', '/mosque/' || u.slug, 'image', u.image, 'website', u.website,
      'address', u.address, 'latitude', u.latitude, 'longitude', u.longitude
    )
    from public.mosque_unified as u where u.id = j.place_id
  );
end $$;

create function private.is_open_job(j public.jobs) returns boolean
language sql stable set search_path = ''
as $$
  select j.state = 'published' and j.expires_at > now()
$$;

create function private.job_card(j public.jobs, distance double precision default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', j.id, 'slug', j.slug, 'title', j.title, 'excerpt', left(j.body, 300), 'language', j.language, 'kind', j.kind,
      'workplace', j.workplace, 'city', j.city, 'country_code', j.country_code, 'latitude', j.latitude, 'longitude', j.longitude,
      'pay_min', j.pay_min, 'pay_max', j.pay_max, 'pay_currency', j.pay_currency, 'pay_period', j.pay_period, 'faith', j.faith,
      'state', j.state, 'published_at', j.published_at, 'expires_at', j.expires_at, 'edited_at', j.edited_at,
      'is_sample', j.is_sample, 'employer', private.job_employer(j), 'distance', distance
    )
  );
end $$;

-- Open posts that a search asks for, and how far each is. Each word also stands for the part of the directory it may mean.
-- A remote post of the visitor's country counts as near, after what is: it can be done from where they are. A post of
-- another country is as far as can be.
create function private.find_jobs(filter jsonb) returns table (id uuid, distance double precision)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  here extensions.cube := private.sphere_point((filter ->> 'lat')::double precision, (filter ->> 'lng')::double precision);
  words tsquery := replace(private.meant_query(filter ->> 'words')::text, ':B', '')::tsquery;
  radius double precision := (filter ->> 'radius')::double precision;
  wanted_faith text[] := array(select jsonb_array_elements_text(
    case when jsonb_typeof(filter -> 'faith') = 'array' then filter -> 'faith' else '[]' end));
  least_pay numeric := (filter ->> 'pay_year')::numeric;
begin
  return query
  select f.id, f.distance
  from (
    select j.id, case
      when here is null then 999999
      when j.workplace = 'remote' then case when j.country_code = filter ->> 'country' then 75 else 999999 end
      when j.point is null then 999999
      else 12742 * asin(least(1, (j.point operator(extensions.<->) here) / 12742))
    end::double precision as distance, j.workplace
    from public.jobs as j
    where j.state = 'published' and j.expires_at > now()
      -- Who offers it is looked for with what it is: "baker noor".
      and (words is null or (j.search || coalesce(
        (select ts_filter(u.search, '{a}') from public.business_unified as u where u.id = j.place_id),
        (select ts_filter(u.search, '{a}') from public.mosque_unified as u where u.id = j.place_id), ''
      )) @@ words)
      and (filter ->> 'place' is null or j.place_id = (filter ->> 'place')::uuid)
      and (filter ->> 'kind' is null or j.kind = filter ->> 'kind')
      and (filter ->> 'workplace' is null or j.workplace = filter ->> 'workplace')
      and (cardinality(wanted_faith) = 0 or j.faith @> wanted_faith)
      and (least_pay is null or j.pay_currency = filter ->> 'currency' and j.pay_year >= least_pay)
      and (filter ->> 'since' is null or j.published_at > (filter ->> 'since')::timestamptz)
      -- What a place offers is seen while the place is.
      and private.job_employer(j) is not null
  ) as f
  where here is null or radius is null or f.distance <= greatest(radius, case when f.workplace = 'remote' then 75 end);
end $$;

-- The list. Without a radius, what is near is shown where anything is, unless `reach` is any.
create function public.jobs_list(filter jsonb default '{}', max_results integer default 20, skip_results integer default 0)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  with found as materialized (select f.id, f.distance from private.find_jobs(filter) as f),
  facts as materialized (select count(*) as number, count(*) filter (where f.distance <= 75) as near from found as f),
  shown as materialized (
    select f.id, f.distance from found as f, facts
    where filter ->> 'radius' is not null or filter ->> 'reach' = 'any' or facts.near = 0 or f.distance <= 75
  ),
  page as (
    select j, s.distance, row_number() over (
      order by case when filter ->> 'sort' is distinct from 'new' then s.distance end, j.published_at desc, j.id
    ) as place
    from shown as s join public.jobs as j on j.id = s.id
    order by place
    limit least(greatest(coalesce(max_results, 20), 1), 100) offset least(greatest(coalesce(skip_results, 0), 0), 10000)
  )
  select jsonb_build_object(
    'total', (select count(*) from shown), 'near', (select near from facts),
    'elsewhere', (select facts.number from facts) - (select count(*) from shown),
    'items', (select coalesce(jsonb_agg(private.job_card(p.j, p.distance) order by p.place), '[]') from page as p)
  )
$$;

-- One post. Over is what was public and is no longer: its page says so. Its keepers and staff see it in every state.
create function public.job_page(slug text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when k.sees_all or private.is_open_job(j) then private.job_card(j) || jsonb_build_object(
      'body', j.body, 'apply_to', j.apply_to, 'open_days', j.open_days, 'questions', to_jsonb(j.questions), 'is_over', not private.is_open_job(j),
      'is_mine', k.keeps,
      'application', (
        select jsonb_build_object('id', a.id, 'state', a.state) from public.job_applications as a
        where a.job_id = j.id and a.applicant_id = auth.uid() and a.state <> 'sending'
      ),
      'note', case when k.keeps then (
        select jsonb_build_object('canned', m.canned, 'note', m.note) from public.moderation_items as m
        where m.subject_kind = 'job' and m.subject_id = j.id and m.status in ('rejected', 'needs_info')
        order by m.decided_at desc limit 1
      ) end
    )
    when j.published_at is not null and j.state in ('published', 'filled', 'withdrawn') then jsonb_build_object(
      'id', j.id, 'slug', j.slug, 'title', j.title, 'language', j.language, 'city', j.city, 'employer', private.job_employer(j),
      'is_over', true, 'is_mine', false
    )
  end
  from public.jobs as j
  cross join lateral (
    select private.keeps_job(j, auth.uid()) as keeps, private.keeps_job(j, auth.uid()) or private.is_staff() as sees_all
  ) as k
  where j.slug = job_page.slug and (k.sees_all or private.job_employer(j) is not null)
$$;

create function public.job_addresses(max_results integer default 1000) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', n.slug, 'changed', coalesce(n.edited_at, n.published_at))), '[]')
  from (
    select j.slug, j.edited_at, j.published_at from public.jobs as j
    where private.is_open_job(j) and not j.is_sample and private.job_employer(j) is not null
    order by j.published_at desc, j.id limit least(greatest(coalesce(max_results, 1000), 1), 1000)
  ) as n
$$;

-- The places a member may post for.
create function public.my_places() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'kind', p.kind, 'name', p.name, 'city', p.city, 'country_code', p.country_code
  ) order by p.name), '[]')
  from (
    select u.id, 'business' as kind, u.name, u.city, u.country_code from public.business_unified as u
    where u.closed_on is null and private.owns_place(u.id, auth.uid())
      and u.id in (select b.place_id from public.businesses as b where b.owner_id = auth.uid())
    union
    select u.id, 'mosque', u.name, u.city, u.country_code from public.mosque_unified as u
    where u.id in (select m.mosque_id from public.mosque_admins as m where m.user_id = auth.uid())
  ) as p
$$;

create function private.fresh_job_slug(title text, city text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  base text := left(private.dashed(concat_ws(' ', title, city)), 100);
  candidate text := base;
  n integer := 1;
begin
  perform pg_advisory_xact_lock(hashtext('mahalla.slug.jobs'), hashtext(base));
  -- Words that are pages of the section.
  while candidate in ('new', 'feed.xml', 'alerts', 'applications') or exists (select from public.jobs as j where j.slug = candidate) loop
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  return candidate;
end $$;

-- Saves a post. Everyone's first words about a post are read by staff before it is public; later ones where the house's
-- rule says so, or where applicants are sent elsewhere.
create function public.save_job(input jsonb, job uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  old public.jobs;
  new public.jobs;
  words text;
  waits boolean;
  per_day constant integer := 5;
  at_once constant integer := 20;
begin
  if job is not null then
    select * into old from public.jobs as j where j.id = job for update;
    if old.id is null or not private.keeps_job(old, member) or old.state not in ('review', 'returned', 'published', 'hidden') then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  new := old;
  -- For whom it is stays as it was: applicants wrote to them.
  if old.id is null then
    new.place_id := (input ->> 'place_id')::uuid;
    if new.place_id is not null and not private.speaks_for_place(new.place_id, member) then
      raise exception 'not_allowed' using errcode = '42501';
    end if;
  end if;
  new.employer_name := case when new.place_id is null then regexp_replace(private.clean_text(input ->> 'employer_name'), '\s+', ' ', 'g') end;
  new.title := regexp_replace(private.clean_text(input ->> 'title'), '\s+', ' ', 'g');
  new.body := private.clean_text(input ->> 'body');
  new.language := input ->> 'language';
  new.kind := input ->> 'kind';
  new.workplace := input ->> 'workplace';
  new.city := nullif(regexp_replace(private.clean_text(input ->> 'city'), '\s+', ' ', 'g'), '');
  new.country_code := input ->> 'country_code';
  new.latitude := round((input ->> 'latitude')::numeric, 2);
  new.longitude := round((input ->> 'longitude')::numeric, 2);
  -- Work at a place is where its door is; elsewhere it is somewhere in a town.
  select coalesce(max(u.latitude), new.latitude), coalesce(max(u.longitude), new.longitude) into new.latitude, new.longitude
  from (
    select b.latitude, b.longitude from public.business_unified as b
    where b.id = new.place_id and private.fold(b.city) = private.fold(new.city) and b.longitude is not null
    union all
    select m.latitude, m.longitude from public.mosque_unified as m
    where m.id = new.place_id and private.fold(m.city) = private.fold(new.city) and m.longitude is not null
  ) as u;
  if new.kind is distinct from 'volunteer' then
    new.pay_min := (input ->> 'pay_min')::numeric;
    new.pay_max := coalesce((input ->> 'pay_max')::numeric, new.pay_min);
    new.pay_currency := input ->> 'pay_currency';
    new.pay_period := input ->> 'pay_period';
    if new.pay_min is null or new.pay_currency is null or new.pay_period is null then
      raise exception 'pay_missing' using errcode = '22023';
    end if;
    if new.pay_max < new.pay_min then
      raise exception 'pay_order' using errcode = '22023';
    end if;
  else
    new.pay_min := null;
    new.pay_max := null;
    new.pay_currency := null;
    new.pay_period := null;
  end if;
  new.faith := array(select distinct f from jsonb_array_elements_text(
    case when jsonb_typeof(input -> 'faith') = 'array' then input -> 'faith' else '[]' end) as f order by f);
  new.apply_to := nullif(private.clean_text(input ->> 'apply_to'), '');
  new.questions := array(
    select left(regexp_replace(private.clean_text(q.question), '\s+', ' ', 'g'), 200)
    from jsonb_array_elements_text(
      case when jsonb_typeof(input -> 'questions') = 'array' then input -> 'questions' else '[]' end
    ) with ordinality as q (question, place)
    where btrim(q.question) <> '' order by q.place limit 5
  );
  new.open_days := least(greatest(coalesce((input ->> 'days')::integer, 30), 1), 60);
  if coalesce(length(new.body), 0) < 50 then
    raise exception 'body_short' using errcode = '22023';
  end if;
  words := concat_ws(E'\n', new.title, new.employer_name, new.body, array_to_string(new.questions, E'\n'));
  if private.word_effect(words) = 'refuse' and not private.is_house(member) then
    raise exception 'words_refused' using errcode = '22023';
  end if;
  if old.id is null then
    -- One at a time, so that two requests cannot both take the last place.
    perform pg_advisory_xact_lock(hashtext('mahalla.jobs'), hashtext(member::text));
    if (select count(*) from public.jobs as j where j.author_id = member and j.created_at > now() - interval '1 day') >= per_day
      or (
        select count(*) from public.jobs as j
        where j.author_id = member and (j.state in ('review', 'hidden') or private.is_open_job(j))
      ) >= at_once
    then
      raise exception 'too_many_jobs' using errcode = 'PT429', hint = 'Five a day, twenty open at once';
    end if;
    new.id := gen_random_uuid();
    new.slug := private.fresh_job_slug(new.title, new.city);
    insert into public.jobs (
      id, slug, author_id, place_id, employer_name, title, body, language, kind, workplace, city, country_code, latitude,
      longitude, pay_min, pay_max, pay_currency, pay_period, faith, apply_to, questions, open_days, state
    )
    values (
      new.id, new.slug, member, new.place_id, new.employer_name, new.title, new.body, new.language, new.kind, new.workplace,
      new.city, new.country_code, new.latitude, new.longitude, new.pay_min, new.pay_max, new.pay_currency, new.pay_period,
      new.faith, new.apply_to, new.questions, new.open_days, 'review'
    );
    perform private.enqueue_moderation('job', new.id, new.place_id, 'new', new.title, member);
    return jsonb_build_object('id', new.id, 'slug', new.slug, 'state', 'review');
  end if;
  waits := (new.title, new.employer_name, new.body, new.questions)
        is distinct from (old.title, old.employer_name, old.body, old.questions)
      and private.reasons_to_wait(member, words) <> '{}'
    or new.apply_to is not null and new.apply_to is distinct from old.apply_to and not private.is_house(member);
  new.state := case when old.published_at is null then 'review' when old.state = 'published' and waits then 'hidden' else old.state end;
  update public.jobs as j set
    employer_name = new.employer_name, title = new.title, body = new.body, language = new.language, kind = new.kind,
    workplace = new.workplace, city = new.city, country_code = new.country_code, latitude = new.latitude,
    longitude = new.longitude, pay_min = new.pay_min, pay_max = new.pay_max, pay_currency = new.pay_currency,
    pay_period = new.pay_period, faith = new.faith, apply_to = new.apply_to, questions = new.questions,
    open_days = new.open_days, state = new.state,
    edited_at = now()
  where j.id = old.id;
  if new.state in ('review', 'hidden') then
    perform private.enqueue_moderation(
      'job', old.id, old.place_id, case when old.published_at is null then 'new' else 'changed' end, new.title, member
    );
  end if;
  return jsonb_build_object('id', old.id, 'slug', old.slug, 'state', new.state);
exception when check_violation or not_null_violation then
  -- What the table refuses is told without the row, which names others.
  raise exception 'invalid' using errcode = '22023';
end $$;

-- Its keepers end it: filled, or withdrawn. One that nobody saw is gone.
create function public.close_job(job uuid, how text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  old public.jobs;
begin
  select * into old from public.jobs as j where j.id = job for update;
  if old.id is null or not private.keeps_job(old, member) or old.state = 'removed' then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if how is null or how not in ('filled', 'withdrawn') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  if old.published_at is null then
    delete from public.jobs as j where j.id = old.id;
  else
    update public.jobs as j set state = how where j.id = old.id;
  end if;
  perform private.withdraw_moderation('job', old.id);
end $$;

-- Still open: sixty days from now at most. What was filled or withdrawn may open again, as it was.
-- Whoever renews a post that is still open for longer than they ask for keeps the longer time.
create function public.renew_job(job uuid, days integer default 30) returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  old public.jobs;
  until timestamptz := now() + make_interval(days => least(greatest(coalesce(days, 30), 1), 60));
begin
  select * into old from public.jobs as j where j.id = job for update;
  if old.id is null or not private.keeps_job(old, member) or old.published_at is null
    or old.state not in ('published', 'filled', 'withdrawn')
  then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  if old.state = 'published' then
    until := greatest(until, old.expires_at);
  end if;
  update public.jobs as j set state = 'published', expires_at = until, reminded_of = null where j.id = old.id;
  return until;
end $$;

-- What a member posted, and what was posted for places they speak for, with how many wrote.
create function public.my_jobs() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.job_card(j) || jsonb_build_object(
      'is_over', not private.is_open_job(j),
      'applications', (
        select count(*) from public.job_applications as a where a.job_id = j.id and a.state not in ('sending', 'withdrawn')
      ),
      'new_applications', (select count(*) from public.job_applications as a where a.job_id = j.id and a.state = 'new')
    ) order by j.created_at desc), '[]')
  from public.jobs as j
  where (
      j.author_id = auth.uid()
      or j.place_id in (select b.place_id from public.businesses as b where b.owner_id = auth.uid())
      or j.place_id in (select m.mosque_id from public.mosque_admins as m where m.user_id = auth.uid())
    )
    and private.keeps_job(j, auth.uid())
$$;

-- Who applied, for those who keep the post. Nobody is named by id.
create function public.job_applicants(job uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.keeps_job(job, auth.uid()) then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'name', a.name, 'email', a.email, 'phone', a.phone, 'letter', a.letter, 'answers', a.answers,
      'file_name', a.file_name, 'state', a.state, 'created_at', a.created_at
    ) order by a.created_at desc, a.id), '[]')
    from public.job_applications as a where a.job_id = job and a.state not in ('sending', 'withdrawn')
  );
end $$;

-- Applies. With a file announced the application waits for it: the server keeps the file, then finishes it.
create function public.apply_for_job(job uuid, input jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  subject public.jobs;
  old public.job_applications;
  new public.job_applications;
  per_day constant integer := 20;
begin
  select * into subject from public.jobs as j where j.id = job for share;
  if subject.id is null or not private.is_open_job(subject) or private.job_employer(subject) is null then
    raise exception 'job_over' using errcode = 'P0002';
  end if;
  if subject.is_sample or subject.apply_to is not null or private.keeps_job(subject, member)
    or private.are_apart(subject.author_id, member)
  then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
  -- One at a time, so that two requests cannot both take the last place.
  perform pg_advisory_xact_lock(hashtext('mahalla.applications'), hashtext(member::text));
  delete from public.job_applications as a
  where a.applicant_id = member and a.state = 'sending' and a.created_at < now() - interval '10 minutes';
  select * into old from public.job_applications as a where a.job_id = subject.id and a.applicant_id = member;
  if old.id is not null and old.state <> 'withdrawn' then
    raise exception 'twice' using errcode = '23505';
  end if;
  if (select count(*) from public.job_applications as a where a.applicant_id = member and a.created_at > now() - interval '1 day') >= per_day then
    raise exception 'too_many_applications' using errcode = 'PT429', hint = 'Twenty a day: try again tomorrow';
  end if;
  new.id := coalesce(old.id, gen_random_uuid());
  new.name := left(regexp_replace(private.clean_text(input ->> 'name'), '\s+', ' ', 'g'), 120);
  new.email := lower(btrim(input ->> 'email'));
  new.phone := nullif(left(private.clean_text(input ->> 'phone'), 40), '');
  new.letter := private.clean_text(input ->> 'letter');
  if coalesce(length(new.name), 0) < 2 then
    raise exception 'name_missing' using errcode = '22023';
  end if;
  if new.email is null or new.email !~ '^[^[:space:][:cntrl:]@<>"]+@[^[:space:][:cntrl:]@<>"]+\.[^[:space:][:cntrl:]@<>"]+$' then
    raise exception 'email' using errcode = '22023';
  end if;
  if coalesce(length(new.letter), 0) < 20 then
    raise exception 'letter_short' using errcode = '22023';
  end if;
  if length(new.letter) > 5000 then
    raise exception 'letter_long' using errcode = '22023';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('question', q.question, 'answer', q.answer) order by q.place), '[]')
  into new.answers
  from (
    select u.question, u.place, left(private.clean_text(input -> 'answers' ->> (u.place - 1)::integer), 1000) as answer
    from unnest(subject.questions) with ordinality as u (question, place)
  ) as q;
  if jsonb_path_exists(new.answers, '$[*] ? (@.answer == null || @.answer == "")') then
    raise exception 'answer_missing' using errcode = '22023';
  end if;
  if input ? 'file_ending' then
    if input ->> 'file_ending' not in ('pdf', 'doc', 'docx', 'odt') then
      raise exception 'document' using errcode = '22023';
    end if;
    new.file_path := new.id || '/' || gen_random_uuid() || '.' || (input ->> 'file_ending');
    new.file_name := left(coalesce(
      nullif(regexp_replace(private.clean_text(input ->> 'file_name'), '[/\\:*?"<>|[:cntrl:]]+', '_', 'g'), ''), 'cv'
    ), 110) || '.' || (input ->> 'file_ending');
  end if;
  insert into public.job_applications as a (
    id, job_id, applicant_id, name, email, phone, letter, answers, file_path, file_name, state
  )
  values (
    new.id, subject.id, member, new.name, new.email, new.phone, new.letter, new.answers, new.file_path, new.file_name,
    case when new.file_path is null then 'new' else 'sending' end
  )
  on conflict (id) do update set
    name = excluded.name, email = excluded.email, phone = excluded.phone, letter = excluded.letter,
    answers = excluded.answers, file_path = excluded.file_path, file_name = excluded.file_name, state = excluded.state, state_at = now(),
    told_state = null, created_at = now();
  return jsonb_build_object('id', new.id, 'file_path', new.file_path);
end $$;

-- For the server: the file lies where the application says, or it could not be kept.
create function public.finish_application(application uuid, is_kept boolean) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.job_applications as a set state = 'new', state_at = now()
  where a.id = application and a.state = 'sending' and is_kept;
  delete from public.job_applications as a where a.id = application and a.state = 'sending' and not is_kept
$$;

-- What was sent goes: words, address and file. That somebody wrote stays, for the limits.
create function public.withdraw_application(application uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.job_applications as a set
    state = 'withdrawn', state_at = now(), name = '', email = '', phone = null, letter = '', answers = '[]',
    file_path = null, file_name = null
  where a.id = application and a.applicant_id = private.require_member() and a.state <> 'withdrawn';
  if not found then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
end $$;

create function public.answer_application(application uuid, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
begin
  if answer is null or answer not in ('seen', 'shortlisted', 'declined', 'hired') then
    raise exception 'invalid' using errcode = '22023';
  end if;
  update public.job_applications as a set state = answer, state_at = now()
  where a.id = application and a.state not in ('sending', 'withdrawn') and private.keeps_job(a.job_id, member);
  if not found then
    raise exception 'not_allowed' using errcode = '42501';
  end if;
end $$;

create function public.my_applications() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'state', a.state, 'state_at', a.state_at, 'created_at', a.created_at, 'file_name', a.file_name,
    'phone', a.phone, 'letter', a.letter, 'answers', a.answers, 'gone_on', (a.created_at + interval '180 days')::date,
    'job', jsonb_build_object('slug', j.slug, 'title', j.title, 'city', j.city, 'employer', private.job_employer(j),
      'is_over', not private.is_open_job(j))
  ) order by a.created_at desc, a.id), '[]')
  from public.job_applications as a join public.jobs as j on j.id = a.job_id
  where a.applicant_id = auth.uid() and a.state <> 'sending'
$$;

create function private.may_read_application_file(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null and exists (
    select from public.job_applications as a
    where a.file_path = path and a.state <> 'sending'
      and (a.applicant_id = auth.uid() or private.keeps_job(a.job_id, auth.uid()))
  )
$$;

-- The file of an application, for whoever sent it and whoever keeps the post.
create function public.application_file(application uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('path', a.file_path, 'name', a.file_name) from public.job_applications as a
  where a.id = application and a.file_path is not null and private.may_read_application_file(a.file_path)
$$;

-- Letters that are due, each once: to keepers about who applied and about an end that is near, to applicants about an answer.
-- What is changed again within the time to settle is told as it stands then.
create function public.claim_job_letters(max_results integer default 50, settle_seconds integer default 120)
returns table (kind text, to_address text, language text, title text, slug text, state text, person text, ends_at timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(max_results, 50), 1), 200);
  before timestamptz := now() - make_interval(secs => settle_seconds);
begin
  return query
  with due as (
    select a.id from public.job_applications as a
    where a.told_keepers_at is null and a.state not in ('sending', 'withdrawn') and a.created_at <= before
    order by a.created_at limit most for update skip locked
  ),
  told as (update public.job_applications as a set told_keepers_at = now() from due where a.id = due.id returning a.*)
  select 'application', u.email::text, p.language, j.title, j.slug, t.state, t.name, null::timestamptz
  from told as t join public.jobs as j on j.id = t.job_id
  cross join lateral private.job_keepers(j) as k (keeper)
  join auth.users as u on u.id = k.keeper join public.profiles as p on p.id = k.keeper
  where coalesce(u.email, '') <> '';

  return query
  with due as (
    select a.id from public.job_applications as a
    where a.state in ('seen', 'shortlisted', 'declined', 'hired') and a.told_state is distinct from a.state and a.state_at <= before
    order by a.state_at limit most for update skip locked
  ),
  told as (update public.job_applications as a set told_state = a.state from due where a.id = due.id returning a.*)
  select 'answer', u.email::text, p.language, j.title, j.slug, t.state, private.job_employer(j) ->> 'name', null::timestamptz
  from told as t join public.jobs as j on j.id = t.job_id
  join auth.users as u on u.id = t.applicant_id join public.profiles as p on p.id = t.applicant_id
  where coalesce(u.email, '') <> '';

  return query
  with due as (
    select j.id from public.jobs as j
    where j.state = 'published' and j.expires_at between now() and now() + interval '5 days'
      and j.reminded_of is distinct from j.expires_at and not j.is_sample
      -- Whoever chose a few days knows.
      and j.expires_at - j.published_at > interval '10 days'
    order by j.expires_at limit most for update skip locked
  ),
  told as (update public.jobs as j set reminded_of = j.expires_at from due where j.id = due.id returning j.*)
  select 'ending', u.email::text, p.language, j.title, j.slug, null, null, j.expires_at
  from told as t join public.jobs as j on j.id = t.id
  cross join lateral private.job_keepers(j) as k (keeper)
  join auth.users as u on u.id = k.keeper join public.profiles as p on p.id = k.keeper
  where coalesce(u.email, '') <> '';
end $$;

-- New finds of alerts, at most once in twenty hours each.
create function public.claim_job_alert_letters(max_results integer default 50)
returns table (to_address text, language text, token text, name text, address text, items jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  alert public.search_alerts;
  found_jobs jsonb;
begin
  for alert in
    select * from public.search_alerts as a where a.about = 'jobs' and a.told_at <= now() - interval '20 hours'
    order by a.told_at limit least(greatest(coalesce(max_results, 50), 1), 200) for update skip locked
  loop
    update public.search_alerts as a set told_at = now() where a.id = alert.id;
    found_jobs := public.jobs_list(alert.filter || jsonb_build_object('since', alert.told_at, 'sort', 'new'), 10) -> 'items';
    if found_jobs <> '[]' then
      return query
      select u.email::text, p.language, alert.token, alert.name, alert.address, found_jobs
      from auth.users as u join public.profiles as p on p.id = u.id where u.id = alert.user_id and coalesce(u.email, '') <> '';
    end if;
  end loop;
end $$;

-- What people sent is kept for 180 days. Files go with their rows: the server removes those that no row names.
create function public.forget_old_applications() returns integer
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from public.job_applications as a
    where a.created_at < now() - interval '180 days' or a.state = 'sending' and a.created_at < now() - interval '1 hour'
    returning 1
  )
  select count(*)::integer from gone
$$;

create function public.unattached_application_files(max_results integer default 500) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Where there is no storage there are no files.
  if to_regclass('storage.objects') is null then
    return;
  end if;
  return query
  select o.name::text from storage.objects as o
  where o.bucket_id = 'job-applications'
    and not exists (select from public.job_applications as a where a.file_path = o.name)
  order by o.created_at limit max_results;
end $$;

-- Moderation.

create function private.decide_job(subject_id uuid, decision text, note text, decided_by uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  j public.jobs;
  why text := private.last_reason('job', decide_job.subject_id);
begin
  select * into j from public.jobs as x where x.id = decide_job.subject_id for update;
  if j.id is null then
    raise exception 'There is nothing to decide' using errcode = 'P0002';
  end if;
  if j.state in ('filled', 'withdrawn') then
    return;
  end if;
  if decision = 'approved' then
    update public.jobs as x set state = 'published', published_at = coalesce(x.published_at, now()),
      expires_at = coalesce(x.expires_at, now() + make_interval(days => x.open_days))
    where x.id = j.id;
  elsif decision = 'rejected' then
    update public.jobs as x set state = case when j.published_at is null then 'returned' else 'removed' end where x.id = j.id;
  elsif decision = 'needs_info' then
    update public.jobs as x set state = case when j.published_at is null then 'returned' else 'hidden' end where x.id = j.id;
  elsif why = 'new' then
    update public.jobs as x set state = 'review', published_at = null, expires_at = null where x.id = j.id;
  else
    update public.jobs as x set state = case why when 'reported' then 'published' when 'appeal' then 'removed' else 'hidden' end
    where x.id = j.id;
  end if;
end $$;

create function private.hide_job(subject_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.jobs as j set state = 'hidden' where j.id = hide_job.subject_id and j.state = 'published'
$$;

create function private.preview_job(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author_id', j.author_id, 'place_id', j.place_id, 'title', j.title, 'language', j.language, 'link', '/jobs/' || j.slug,
    'text', concat_ws(E'\n\n', j.employer_name, j.body, j.apply_to),
    'details', jsonb_strip_nulls(jsonb_build_object(
      'member_since', p.created_at, 'published_words', private.published_count(j.author_id)
    )),
    'flags', to_jsonb(private.reasons_to_wait(j.author_id, concat_ws(E'\n', j.title, j.employer_name, j.body)))
  )
  from public.jobs as j left join public.profiles as p on p.id = j.author_id where j.id = preview_job.subject_id
$$;

create function private.withdraw_deleted_job() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_moderation('job', old.id);
  return null;
end $$;
create trigger withdraw_deleted_job after delete on public.jobs for each row execute function private.withdraw_deleted_job();

-- Who may.

grant select on public.jobs, public.job_applications to authenticated;

create policy "authors can see what they posted" on public.jobs
for select to authenticated using (author_id = (select auth.uid()));
create policy "staff can see every post" on public.jobs
for select to authenticated using ((select private.is_staff()));
create policy "applicants can see what they sent" on public.job_applications
for select to authenticated using (applicant_id = (select auth.uid()));

revoke execute on function
  private.keeps_job(public.jobs, uuid), private.keeps_job(uuid, uuid), private.job_keepers(public.jobs),
  private.job_employer(public.jobs), private.is_open_job(public.jobs), private.job_card(public.jobs, double precision),
  private.find_jobs(jsonb), public.jobs_list(jsonb, integer, integer), public.job_page(text), public.job_addresses(integer),
  public.my_places(), private.fresh_job_slug(text, text), public.save_job(jsonb, uuid), public.close_job(uuid, text),
  public.renew_job(uuid, integer), public.my_jobs(), public.job_applicants(uuid), public.apply_for_job(uuid, jsonb),
  public.finish_application(uuid, boolean), public.withdraw_application(uuid), public.answer_application(uuid, text),
  public.my_applications(), public.application_file(uuid), private.may_read_application_file(text),
  public.claim_job_letters(integer, integer), public.claim_job_alert_letters(integer), public.forget_old_applications(),
  public.unattached_application_files(integer), private.decide_job(uuid, text, text, uuid), private.hide_job(uuid),
  private.preview_job(uuid), private.withdraw_deleted_job()
from public, anon, authenticated;
grant execute on function
  public.jobs_list(jsonb, integer, integer), public.job_page(text), public.job_addresses(integer)
to anon, authenticated, service_role;
grant execute on function
  public.my_places(), public.save_job(jsonb, uuid), public.close_job(uuid, text), public.renew_job(uuid, integer),
  public.my_jobs(), public.job_applicants(uuid), public.apply_for_job(uuid, jsonb), public.withdraw_application(uuid),
  public.answer_application(uuid, text), public.my_applications(), public.application_file(uuid),
  private.may_read_application_file(text)
to authenticated, service_role;
grant execute on function
  public.finish_application(uuid, boolean), public.claim_job_letters(integer, integer), public.claim_job_alert_letters(integer),
  public.forget_old_applications(), public.unattached_application_files(integer)
to service_role;

-- The files: put there by the server alone, which has looked into them. Read by download only: no list, no copy, no link that
-- opens for whoever has it.
do $do$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('job-applications', 'job-applications', false, 5242880, array[
    'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.oasis.opendocument.text'
  ])
  on conflict (id) do nothing;
  create policy "applicants and employers can read the files of applications" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'job-applications'
    and coalesce(current_setting('storage.operation', true), '') = 'storage.object.get_authenticated'
    and private.may_read_application_file(name)
  );
end $do$;

create function private.rest_of_job(subject_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_array(
    j.kind, j.workplace, j.city, j.country_code, j.pay_min, j.pay_max, j.pay_currency, j.pay_period, j.faith, j.open_days
  )
  from public.jobs as j where j.id = rest_of_job.subject_id
$$;

revoke execute on function private.rest_of_job(uuid) from public, anon, authenticated;
