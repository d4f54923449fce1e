-- Groups that take a course together: dates, a place, who comes, and what was recorded. A course stays open to everyone at
-- their own pace; a group is for those who want company. Where to meet online and recordings are for the group alone.

create table public.course_groups (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references public.courses (id) on delete cascade,
  title text not null check (length(btrim(title)) between 3 and 120),
  place text not null,
  link text check (link ~ '^https://[^[:space:]"<>]+$' and length(link) <= 300),
  seats smallint check (seats between 1 and 500),
  time_zone text not null check (length(time_zone) between 2 and 60),
  state text not null default 'open' check (state in ('open', 'cancelled')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  is_sample boolean not null default false,
  -- Without a place it meets online only, and then it has a link.
  constraint course_groups_place_check check (length(btrim(place)) between 2 and 200 or place = '' and link is not null)
);
call private.passport('public.course_groups', written_by => 'members', watched => '{id}');
create index course_groups_course_id on public.course_groups (course_id, created_at);
comment on table public.course_groups is 'People who take a course together. Written by its teachers, through functions.';
create trigger touch_updated_at before update on public.course_groups
for each row execute function private.touch_updated_at();
create trigger audit after insert or update or delete on public.course_groups
for each row execute function private.audit('id');

create table public.course_group_dates (
  id uuid primary key default gen_random_uuid(),
  group_id uuid not null references public.course_groups (id) on delete cascade,
  starts_at timestamptz not null,
  minutes smallint not null check (minutes between 15 and 480),
  lesson_id uuid references public.course_lessons (id) on delete set null,
  recording text check (recording ~ '^https://[^[:space:]"<>]+$' and length(recording) <= 300),
  state text not null default 'planned' check (state in ('planned', 'cancelled')),
  reminded_at timestamptz
);
call private.passport('public.course_group_dates', written_by => 'members', watched => '{id}');
create index course_group_dates_group_id on public.course_group_dates (group_id, starts_at);
create index course_group_dates_lesson_id on public.course_group_dates (lesson_id) where lesson_id is not null;
create index course_group_dates_to_remind on public.course_group_dates (starts_at) where reminded_at is null and state = 'planned';
comment on table public.course_group_dates is 'When a group meets, about which lesson, and where the recording is.';

create table public.course_group_members (
  group_id uuid not null references public.course_groups (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
call private.passport(
  'public.course_group_members', written_by => 'members',
  people => '{"user_id": "learning"}',
  watched => '{group_id, user_id}'
);
create index course_group_members_user_id on public.course_group_members (user_id);
comment on table public.course_group_members is 'Who is in a group. Their teacher is told their names; nobody else reads who.';

create function private.is_in_group(which uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.course_group_members as m where m.group_id = which and m.user_id = auth.uid())
$$;
create function private.leads_group(which uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.uid() is not null and private.teaches((select g.course_id from public.course_groups as g where g.id = which))
$$;
grant select on public.course_groups to authenticated;
grant select on public.course_group_dates to authenticated;
grant select on public.course_group_members to authenticated;
create policy "learners and teachers can see their groups" on public.course_groups
for select to authenticated using (private.is_in_group(id) or private.leads_group(id));
create policy "learners and teachers can see when they meet" on public.course_group_dates
for select to authenticated using (private.is_in_group(group_id) or private.leads_group(group_id));
create policy "learners can see which groups they are in" on public.course_group_members
for select to authenticated using (user_id = (select auth.uid()));

-- Tells everyone in a group, each as they want to hear of it.
create function private.tell_group(which uuid, sort text) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.tell_newest(
    array(select m.user_id from public.course_group_members as m where m.group_id = g.id), sort, null,
    left(c.title || ' · ' || g.title, 300), '/courses/' || c.slug
  )
  from public.course_groups as g join public.courses as c on c.id = g.course_id where g.id = which
$$;

-- A group as it is shown: `inside` to its learners and teachers, with where to meet online and what was recorded.
create function private.group_card(g public.course_groups, inside boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', g.id, 'title', g.title, 'place', g.place, 'seats', g.seats, 'time_zone', g.time_zone, 'state', g.state,
    'updated_at', g.updated_at, 'link', case when inside then g.link end, 'is_online', g.link is not null,
    'is_sample', g.is_sample, 'is_in', private.is_in_group(g.id),
    'taken', (select count(*) from public.course_group_members as m where m.group_id = g.id),
    'dates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'starts_at', d.starts_at, 'minutes', d.minutes, 'state', d.state, 'lesson', l.slug, 'lesson_title', l.title,
        'is_over', d.starts_at + make_interval(mins => d.minutes) < now(), 'recording', case when inside then d.recording end
      ) order by d.starts_at, d.id), '[]')
      from public.course_group_dates as d left join public.course_lessons as l on l.id = d.lesson_id
      where d.group_id = g.id
    )
  )
$$;

-- The groups of a published course that one can still join, and those one is in.
create function public.course_groups(course text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.group_card(g, private.is_in_group(g.id)) order by n.next nulls last, g.created_at), '[]')
  from public.courses as c
  join public.course_groups as g on g.course_id = c.id
  cross join lateral (
    select min(d.starts_at) filter (where d.state = 'planned' and d.starts_at > now()) as next
    from public.course_group_dates as d where d.group_id = g.id
  ) as n
  where c.slug = course_groups.course and c.state = 'published'
    and (g.state = 'open' and n.next is not null or private.is_in_group(g.id))
$$;

create function private.require_teacher(course uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_member();
  -- Staff teach every course there is, and no other.
  if not private.teaches(course) or not exists (select from public.courses as c where c.id = require_teacher.course) then
    raise exception 'missing' using errcode = 'P0002';
  end if;
end $$;

-- For its teachers: every group, and who is in it.
create function public.group_desk(course uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_teacher(group_desk.course);
  return jsonb_build_object(
    'title', (select c.title from public.courses as c where c.id = group_desk.course),
    'lessons', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', l.slug, 'title', l.title) order by l.position), '[]')
      from public.course_lessons as l where l.course_id = group_desk.course and l.position is not null
    ),
    'groups', (
      select coalesce(jsonb_agg(private.group_card(g, true) || jsonb_build_object('learners', (
        select coalesce(jsonb_agg(jsonb_build_object('name', private.public_name(m.user_id), 'joined_at', m.joined_at)
          order by m.joined_at, m.user_id), '[]')
        from public.course_group_members as m where m.group_id = g.id
      )) order by g.state desc, g.created_at desc, g.id), '[]')
      from public.course_groups as g where g.course_id = group_desk.course
    )
  );
end $$;

create function private.as_zone(name text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  perform now() at time zone name;
  return name;
exception when others then
  raise exception 'time_zone' using errcode = '22023';
end $$;

-- A time of the wall clock in a zone. Only what can be planned for.
create function private.meeting_time(wall text, zone text) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  at timestamptz;
begin
  if wall is null or wall !~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$' then
    raise exception 'starts_at' using errcode = '22023';
  end if;
  begin
    at := wall::timestamp at time zone private.as_zone(zone);
  exception when datetime_field_overflow or invalid_datetime_format then
    raise exception 'starts_at' using errcode = '22023';
  end;
  if at < now() or at > now() + interval '2 years' then
    raise exception 'starts_at' using errcode = '22023';
  end if;
  return at;
end $$;

-- Both stand in lists, notices and mail.
create function private.one_line(words text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(private.clean_text(words), '\s+', ' ', 'g')
$$;

-- A new group meets `times` times, every `every_days` days at the same hour of its place's clock. Later only its words, its
-- seats and its link change here; each date has a function of its own.
create function public.save_group(course uuid, content jsonb, which uuid default null, seen timestamptz default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  saved uuid := which;
  first timestamptz;
  zone text := content ->> 'time_zone';
  times integer := (content ->> 'times')::integer;
  every_days integer := (content ->> 'every_days')::integer;
begin
  perform private.require_teacher(save_group.course);
  if which is not null then
    update public.course_groups as g set title = private.one_line(content ->> 'title'), place = private.one_line(content ->> 'place'),
      link = nullif(btrim(content ->> 'link'), ''), seats = (content ->> 'seats')::smallint
    where g.id = which and g.course_id = save_group.course and g.updated_at is not distinct from seen;
    if not found then
      raise exception 'conflict' using errcode = 'PT423';
    end if;
    return which;
  end if;
  if not exists (select from public.courses as c where c.id = save_group.course and c.state = 'published') then
    raise exception 'not_published' using errcode = 'PT423';
  end if;
  if (select count(*) from public.course_groups as g where g.course_id = save_group.course and g.state = 'open') >= 20 then
    raise exception 'too_many' using errcode = 'PT429';
  end if;
  if times is null or times not between 1 and 30 or every_days is null or every_days not between 1 and 31 then
    raise exception 'times' using errcode = '22023';
  end if;
  first := private.meeting_time(content ->> 'starts_at', zone);
  insert into public.course_groups (course_id, title, place, link, seats, time_zone)
  values (save_group.course, private.one_line(content ->> 'title'), private.one_line(content ->> 'place'), nullif(btrim(content ->> 'link'), ''),
    (content ->> 'seats')::smallint, zone)
  returning id into saved;
  insert into public.course_group_dates (group_id, starts_at, minutes, lesson_id)
  select saved, ((first at time zone zone) + make_interval(days => every_days * n)) at time zone zone,
    (content ->> 'minutes')::smallint,
    (
      select l.id from public.course_lessons as l where l.course_id = save_group.course and l.position is not null
      order by l.position offset n limit 1
    )
  from generate_series(0, times - 1) as n;
  return saved;
end $$;

-- Moves a meeting, calls it off, says which lesson it is about, or where its recording is. Whoever is in the group hears of a
-- new time and of a meeting that is off.
create function public.set_group_date(date uuid, content jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  d public.course_group_dates;
  g public.course_groups;
  wall text := content ->> 'starts_at';
  next timestamptz;
  next_state text := coalesce(content ->> 'state', 'planned');
begin
  select * into d from public.course_group_dates as x where x.id = set_group_date.date for update;
  select * into g from public.course_groups as x where x.id = d.group_id;
  if g.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform private.require_teacher(g.course_id);
  if g.state <> 'open' then
    raise exception 'conflict' using errcode = 'PT423';
  end if;
  -- What is over keeps its time.
  next := case when wall = to_char(d.starts_at at time zone g.time_zone, 'YYYY-MM-DD"T"HH24:MI') or d.starts_at < now()
    then d.starts_at else private.meeting_time(wall, g.time_zone) end;
  update public.course_group_dates as x set
    starts_at = next, minutes = (content ->> 'minutes')::smallint, state = next_state,
    recording = nullif(btrim(content ->> 'recording'), ''),
    lesson_id = (
      select l.id from public.course_lessons as l where l.course_id = g.course_id and l.slug = content ->> 'lesson' and l.position is not null
    ),
    reminded_at = case when next = d.starts_at then d.reminded_at end
  where x.id = d.id;
  if d.starts_at > now() and (next <> d.starts_at or next_state <> d.state) then
    perform private.tell_group(g.id, 'event_changed');
  end if;
end $$;

create function public.cancel_group(which uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  g public.course_groups;
begin
  select * into g from public.course_groups as x where x.id = cancel_group.which for update;
  if g.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  perform private.require_teacher(g.course_id);
  if g.state = 'cancelled' then
    return;
  end if;
  update public.course_groups as x set state = 'cancelled' where x.id = g.id;
  perform private.tell_group(g.id, 'event_changed');
end $$;

-- Whoever joins takes the course too. Of two who want the last seat the second finds it gone.
create function public.join_group(which uuid, leave boolean default false) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid := private.require_member();
  g public.course_groups;
begin
  if leave then
    delete from public.course_group_members as m where m.group_id = which and m.user_id = member;
    return;
  end if;
  select x.* into g from public.course_groups as x join public.courses as c on c.id = x.course_id and c.state = 'published'
  where x.id = which for update of x;
  if g.id is null then
    raise exception 'missing' using errcode = 'P0002';
  end if;
  if private.is_in_group(g.id) then
    return;
  end if;
  if g.state <> 'open' or not exists (
    select from public.course_group_dates as d where d.group_id = g.id and d.state = 'planned' and d.starts_at > now()
  ) then
    raise exception 'group_over' using errcode = 'PT423';
  end if;
  if (select count(*) from public.course_group_members as m where m.group_id = g.id) >= g.seats then
    raise exception 'group_full' using errcode = 'PT423';
  end if;
  insert into public.course_group_members (group_id, user_id) values (g.id, member);
  perform private.enrol(g.course_id, member);
end $$;

-- The day before, once; the letter follows with the others.
create function public.remind_of_groups() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select d.id, d.group_id from public.course_group_dates as d join public.course_groups as g on g.id = d.group_id
    where d.reminded_at is null and d.state = 'planned' and g.state = 'open'
      and d.starts_at > now() and d.starts_at <= now() + interval '24 hours'
    order by d.starts_at limit 500 for no key update of d skip locked
  loop
    update public.course_group_dates as d set reminded_at = now() where d.id = due.id;
    perform private.tell_group(due.group_id, 'event_soon');
    told := told + 1;
  end loop;
  return told;
end $$;

revoke execute on function private.is_in_group(uuid), private.leads_group(uuid), private.tell_group(uuid, text),
  private.group_card(public.course_groups, boolean), private.require_teacher(uuid), private.as_zone(text),
  private.meeting_time(text, text), private.one_line(text), public.course_groups(text), public.group_desk(uuid),
  public.save_group(uuid, jsonb, uuid, timestamptz), public.set_group_date(uuid, jsonb), public.cancel_group(uuid),
  public.join_group(uuid, boolean), public.remind_of_groups()
from public, anon, authenticated;
grant execute on function private.is_in_group(uuid), private.leads_group(uuid) to authenticated, service_role;
grant execute on function public.course_groups(text) to anon, authenticated, service_role;
grant execute on function public.group_desk(uuid), public.save_group(uuid, jsonb, uuid, timestamptz),
  public.set_group_date(uuid, jsonb), public.cancel_group(uuid), public.join_group(uuid, boolean) to authenticated;
grant execute on function public.remind_of_groups() to service_role;
