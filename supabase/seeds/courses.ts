// Our own courses, through the same checks and the same publishing as everyone's, and the groups that take them together.
import type { WrittenLesson } from '#app/features/courses/document.ts'
import { readQuestions } from '#app/features/courses/question-text.ts'
import type { Queries } from '#server/backend/database/database.ts'
import { sampleCourses } from './data/courses/courses.ts'
import { sampleGroups } from './data/courses/groups.ts'
import type { SampleCourse, SampleLesson } from './data/courses/shape.ts'
import { insertRows } from './insert-rows.ts'

function writeLesson(lesson: SampleLesson): Partial<WrittenLesson> {
  const { slug, title, minutes } = lesson
  if ('body' in lesson) return { kind: 'text', ...lesson }
  const read = readQuestions(lesson.questions)
  if ('wrong' in read) throw new Error(`Question ${read.wrong} of ${slug} cannot be read`)
  return { slug, title, minutes, kind: 'quiz', pass_mark: lesson.passMark, questions: read.questions }
}

const writeCourse = ({ slug: _slug, work: _work, teacherAbout, lessons, ...head }: SampleCourse) => ({
  ...head,
  teacher_about: teacherAbout,
  lessons: lessons.map(writeLesson),
})

export async function insertCourses(tx: Queries): Promise<void> {
  for (const course of sampleCourses) {
    if ((await tx.query('select from public.courses where slug = $1', [course.slug])).length > 0) continue
    const [kept] = await tx.query<{ id: string }>('select private.keep_course($1::text::jsonb, null, $2, $3) as id', [
      JSON.stringify(writeCourse(course)),
      course.slug,
      course.work,
    ])
    await tx.query('select private.publish_course($1)', [kept?.id])
    await tx.query('update public.courses set is_sample = true where id = $1', [kept?.id])
  }
}

/** They meet from the week after the seeding on, once a week at the same hour of their place's clock. */
export async function insertCourseGroups(tx: Queries): Promise<void> {
  const columns = `course text, title text, place text, link text, seats smallint, time_zone text, weekday smallint, clock time,
    minutes smallint, times smallint`
  const id = `md5('sample group ' || s.course || '|' || s.title)::uuid`
  await insertRows(
    tx,
    sampleGroups,
    columns,
    `insert into public.course_groups (id, course_id, title, place, link, seats, time_zone, is_sample)
     select ${id}, c.id, s.title, s.place, s.link, s.seats, s.time_zone, true
     from sample as s join public.courses as c on c.slug = s.course
     on conflict (id) do nothing`,
  )
  await insertRows(
    tx,
    sampleGroups,
    columns,
    `insert into public.course_group_dates (id, group_id, starts_at, minutes, lesson_id)
     select md5(g.id || ' meets ' || n)::uuid, g.id,
       (date_trunc('week', now() at time zone s.time_zone) + make_interval(days => s.weekday + 6 + 7 * n) + s.clock)
         at time zone s.time_zone,
       s.minutes,
       (
         select l.id from public.course_lessons as l where l.course_id = g.course_id and l.position is not null
         order by l.position offset n limit 1
       )
     from sample as s join public.course_groups as g on g.id = ${id}, generate_series(0, s.times - 1) as n
     on conflict (id) do nothing`,
  )
}
