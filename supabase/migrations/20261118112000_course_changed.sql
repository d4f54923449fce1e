-- Learners are told when a course was published anew after the last thing they did in it.

create or replace function private.course_card(c public.courses) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', c.id, 'slug', c.slug, 'language', c.language, 'title', c.title, 'summary', c.summary, 'level', c.level,
      'topic', c.topic, 'teacher', c.teacher, 'minutes', c.minutes, 'lessons', c.lessons_count, 'learners', c.learners_count,
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
