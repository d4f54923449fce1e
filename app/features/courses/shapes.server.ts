// Shapes of the course functions' answers.
import * as z from 'zod'
import { author } from '#app/core/contributions/shapes.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { KINDS, LEVELS, TOPICS } from './course.ts'

/** Not every question is explained. */
const why = z
  .string()
  .nullable()
  .transform((words) => words ?? '')

export const courseCard = z.object({
  id: z.string(),
  slug: z.string(),
  language: z.enum(locales),
  title: z.string(),
  summary: z.string(),
  level: z.enum(LEVELS),
  topic: z.enum(TOPICS),
  teacher: z.string(),
  /** A file of this site; null: one is drawn. */
  picture: z.string().nullable(),
  /** On whose behalf it is taught. */
  place: z
    .object({
      name: z.string(),
      path: z.string(),
      verified: z.boolean(),
    })
    .nullable(),
  minutes: z.number(),
  lessons: z.number(),
  learners: z.number(),
  rating: z.number().nullable(),
  reviews: z.number(),
  is_sample: z.boolean(),
  published_at: z.string(),
  updated_at: z.string(),
  /** Of whoever takes it. */
  mine: z
    .object({
      done: z.number(),
      total: z.number(),
      completed_at: z.string().nullable(),
      /** It was published anew after the last thing they did here. */
      has_changed: z.boolean(),
    })
    .nullable(),
})
export type CourseCard = z.output<typeof courseCard>

/** `languages`: how many courses there are in each, whatever is asked for. */
export const courseList = z.object({
  total: z.number(),
  items: z.array(courseCard),
  languages: z.partialRecord(z.enum(locales), z.number()),
})
export type CourseList = z.output<typeof courseList>

/** What is asked or answered under a lesson. */
export const remark = z.object({
  id: z.string(),
  answers: z.string().nullable(),
  author: author.nullable(),
  text: z.string(),
  language: z.enum(locales),
  at: z.string(),
  /** Our team looks at it; only its author sees it. */
  waits: z.boolean(),
  mine: z.boolean(),
  teaches: z.boolean(),
})
export type Remark = z.output<typeof remark>

export const lessonLine = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(KINDS),
  minutes: z.number(),
  required: z.boolean(),
  done: z.boolean(),
})
export type LessonLine = z.output<typeof lessonLine>

export const certificate = z.object({
  number: z.string(),
  learner: z.string(),
  title: z.string(),
  teacher: z.string(),
  language: z.enum(locales),
  lessons: z.number(),
  minutes: z.number(),
  completed_at: z.string(),
  /** None once the course is gone. */
  slug: z.string().nullable(),
})
export type Certificate = z.output<typeof certificate>

export const courseWhole = courseCard.extend({
  about: z.string(),
  teacher_about: z.string(),
  contents: z.array(lessonLine),
  others: z.array(
    z.object({
      slug: z.string(),
      language: z.enum(locales),
    }),
  ),
  said: z.array(
    z.object({
      id: z.string(),
      author: author.nullable(),
      rating: z.number(),
      text: z.string(),
      language: z.enum(locales),
      at: z.string(),
    }),
  ),
  my_review: z
    .object({
      rating: z.number(),
      text: z.string(),
      status: z.enum(['published', 'pending', 'rejected', 'removed']),
    })
    .nullable(),
  certificate: certificate.nullable(),
  is_teacher: z.boolean(),
})
export type CourseWhole = z.output<typeof courseWhole>

export const question = z.object({
  text: z.string(),
  choices: z.array(z.string()),
  many: z.boolean(),
})

export const attempt = z.object({
  score: z.number(),
  out_of: z.number(),
  passed: z.boolean(),
  result: z.array(
    z.object({
      given: z.array(z.number()),
      right: z.array(z.number()),
      is_right: z.boolean(),
      why,
    }),
  ),
})
export type Attempt = z.output<typeof attempt>

export const lesson = z.object({
  id: z.string(),
  slug: z.string(),
  kind: z.enum(KINDS),
  title: z.string(),
  body: z.string(),
  address: z.string().nullable(),
  captions: z.string().nullable(),
  transcript: z.string(),
  seconds: z.number(),
  minutes: z.number(),
  required: z.boolean(),
  questions: z.array(question),
  pass_mark: z.number(),
})
export type Lesson = z.output<typeof lesson>

export const lessonWhole = z.object({
  course: courseCard,
  contents: z.array(lessonLine),
  lesson: lesson,
  position: z.number().nullable(),
  note: z.string().nullable(),
  talk: z.array(remark),
  attempts: z.number(),
  attempt: attempt.nullable(),
})
export type LessonWhole = z.output<typeof lessonWhole>

export const writtenQuestion = z.object({
  text: z.string(),
  choices: z.array(z.string()),
  right: z.array(z.number()),
  many: z.boolean(),
  why,
})
export type WrittenQuestion = z.output<typeof writtenQuestion>

export const writtenLesson = z.object({
  slug: z.string(),
  kind: z.enum(KINDS),
  title: z.string(),
  body: z.string(),
  address: z.string().nullable(),
  captions: z.string().nullable(),
  transcript: z.string(),
  minutes: z.number(),
  seconds: z.number(),
  pass_mark: z.number(),
  required: z.boolean(),
  questions: z.array(writtenQuestion),
})
export type WrittenLesson = z.output<typeof writtenLesson>

export const courseDocument = z.object({
  language: z.enum(locales),
  level: z.enum(LEVELS),
  topic: z.enum(TOPICS),
  title: z.string(),
  summary: z.string(),
  about: z.string(),
  teacher: z.string(),
  teacher_about: z.string(),
  picture: z.string().nullable(),
  /** The id of a place the teacher speaks for. */
  place: z.string().nullable(),
  lessons: z.array(writtenLesson),
})
export type CourseDocument = z.output<typeof courseDocument>

export const draft = z.object({
  id: z.string(),
  slug: z.string(),
  state: z.enum(['draft', 'published', 'hidden']),
  version: z.number(),
  draft_state: z.enum(['draft', 'submitted', 'published']),
  content: courseDocument,
  saved_at: z.string(),
  gap: z.enum(['gap_summary', 'gap_teacher', 'gap_lessons', 'gap_lesson']).nullable(),
  versions: z.array(
    z.object({
      number: z.number(),
      at: z.string(),
    }),
  ),
})
export type Draft = z.output<typeof draft>

export const deskCourse = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  language: z.enum(locales),
  state: draft.shape.state,
  version: z.number(),
  draft_state: draft.shape.draft_state,
  learners: z.number(),
  saved_at: z.string(),
})
export type DeskCourse = z.output<typeof deskCourse>

/** What the desk knows of its visitor. */
export const desk = z.object({
  may_teach: z.boolean(),
  asked: z.enum(['asked', 'approved', 'refused']).nullable(),
  places: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
    }),
  ),
  teaching: z.array(deskCourse),
})
export type Desk = z.output<typeof desk>
