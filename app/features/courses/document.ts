// A course as its teachers write it: one document, with what is right in its quizzes.
import type { Locale } from '#app/i18n/locales.ts'
import type { Attempt, Lesson, LessonKind, LessonLine, Level, Topic } from './course.ts'

export type WrittenQuestion = { text: string; choices: string[]; right: number[]; many: boolean; why: string }

export type WrittenLesson = {
  slug: string
  kind: LessonKind
  title: string
  body: string
  address: string | null
  captions: string | null
  transcript: string
  minutes: number
  seconds: number
  pass_mark: number
  required: boolean
  questions: WrittenQuestion[]
}

export type CourseDocument = {
  language: Locale
  level: Level
  topic: Topic
  title: string
  summary: string
  about: string
  teacher: string
  teacher_about: string
  picture: string | null
  /** The id of a place the teacher speaks for. */
  place: string | null
  lessons: WrittenLesson[]
}

/** The first thing that is missing before a course can be published, as the database names it. */
export type Gap = 'gap_summary' | 'gap_teacher' | 'gap_lessons' | 'gap_lesson'

export type Draft = {
  id: string
  slug: string
  state: 'draft' | 'published' | 'hidden'
  version: number
  draft_state: 'draft' | 'submitted' | 'published'
  content: CourseDocument
  saved_at: string
  gap: Gap | null
  versions: { number: number; at: string }[]
}

/** What the desk knows of its visitor. */
export type Desk = {
  may_teach: boolean
  asked: 'asked' | 'approved' | 'refused' | null
  places: { id: string; name: string }[]
  teaching: DeskCourse[]
}

export type DeskCourse = {
  id: string
  slug: string
  title: string
  language: Locale
  state: Draft['state']
  version: number
  draft_state: Draft['draft_state']
  learners: number
  saved_at: string
}

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
