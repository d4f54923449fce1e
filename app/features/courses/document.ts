// A course as its teachers write it: one document, with what is right in its quizzes.
import type { Attempt, Lesson, LessonLine } from './course.ts'
import type { CourseDocument, Draft, WrittenLesson } from './shapes.server.ts'

export type { CourseDocument, Desk, DeskCourse, Draft, WrittenLesson, WrittenQuestion } from './shapes.server.ts'
/** The first thing that is missing before a course can be published, as the database names it. */
export type Gap = NonNullable<Draft['gap']>

/** The document with one lesson put in: in its place, or at the end when it is new. */
export function withLesson(document: CourseDocument, lesson: WrittenLesson, before: string | null): CourseDocument {
  const isThere = document.lessons.some(({ slug }) => slug === before)
  const lessons = isThere
    ? document.lessons.map((one) => (one.slug === before ? lesson : one))
    : [...document.lessons, lesson]
  return { ...document, lessons }
}

export const withoutLesson = (document: CourseDocument, slug: string): CourseDocument => ({
  ...document,
  lessons: document.lessons.filter((lesson) => lesson.slug !== slug),
})

/** One place up or down; at either end nothing moves. */
export function moveLesson(document: CourseDocument, slug: string, by: -1 | 1): CourseDocument {
  const at = document.lessons.findIndex((lesson) => lesson.slug === slug)
  const lessons = [...document.lessons]
  const moved = lessons[at]
  const other = lessons[at + by]
  if (!moved || !other) return document
  lessons[at] = other
  lessons[at + by] = moved
  return { ...document, lessons }
}

/** An address for a lesson nobody has named yet. */
export function freshSlug({ lessons }: Pick<CourseDocument, 'lessons'>): string {
  const taken = new Set(lessons.map(({ slug }) => slug))
  let n = lessons.length + 1
  while (taken.has(`lesson-${n}`)) n++
  return `lesson-${n}`
}

/** What a learner would see of the draft, nothing done yet. */
export const previewContents = ({ lessons }: Pick<CourseDocument, 'lessons'>): LessonLine[] =>
  lessons.map(({ slug, title, kind, minutes, required }) => ({ slug, title, kind, minutes, required, done: false }))

export const previewLesson = ({ questions, ...lesson }: WrittenLesson): Lesson => ({
  ...lesson,
  id: '',
  questions: questions.map(({ text, choices, many }) => ({ text, choices, many })),
})

/** The answers as they will be explained. */
export const previewAnswers = ({ questions }: WrittenLesson): Attempt => ({
  score: questions.length,
  out_of: questions.length,
  passed: true,
  result: questions.map(({ right, why }) => ({ given: right, right, is_right: true, why })),
})
