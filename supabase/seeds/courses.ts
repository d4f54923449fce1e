// Our own courses, through the same checks and the same publishing as everyone's.
import type { WrittenLesson } from '#app/features/courses/document.ts'
import { readQuestions } from '#app/features/courses/question-text.ts'
import type { Queries } from '#server/backend/database/database.ts'
import { sampleCourses } from './data/courses/courses.ts'
import type { SampleCourse, SampleLesson } from './data/courses/shape.ts'

function writeLesson(lesson: SampleLesson): Partial<WrittenLesson> {
  const { slug, title, minutes } = lesson
  if ('body' in lesson) return { slug, title, minutes, kind: 'text', body: lesson.body }
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
