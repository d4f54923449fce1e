-- What a group says about itself to those outside it: whether it meets online (not where), and whether it is a sample.

alter table public.course_groups add column is_sample boolean not null default false;

create or replace function private.group_card(g public.course_groups, inside boolean) returns jsonb
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
