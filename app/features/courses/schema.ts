// The forms of courses. Messages are keys of `t.courses.errors`.
import * as z from 'zod'
import { locales } from '#app/i18n/locales.ts'
import { KINDS, LEVELS, TOPICS } from './course.ts'
import { readQuestions } from './question-text.ts'

const empty = z.object({})
const text = (most: number, key: string) =>
  z
    .string(key)
    .default('')
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .refine((value) => value.length <= most, key)

export const courseForms = {
  start: empty,
  leave: empty,
  review: z.object({
    rating: z.coerce.number('rating').int('rating').min(1, 'rating').max(5, 'rating'),
    text: text(2000, 'text').refine((value) => value.length >= 20, 'text'),
    language: z.enum(locales, 'invalid'),
  }),
  unreview: empty,
}

export const lessonForms = {
  done: empty,
  undone: empty,
  answer: empty,
  note: z.object({ note: text(5000, 'note') }),
  remark: z.object({
    text: text(2000, 'remark').refine((value) => value.length >= 3, 'remark'),
    answers: z
      .guid('invalid')
      .or(z.literal(''))
      .default('')
      .transform((value) => value || null),
  }),
  unremark: z.object({ remark: z.guid('invalid') }),
  place: z.object({ seconds: z.coerce.number('invalid').int('invalid').min(0, 'invalid').max(36_000, 'invalid') }),
}

export const certificateForm = z.object({
  learner: z.string('learner').trim().min(2, 'learner').max(80, 'learner'),
})

export const teachForm = z.object({
  words: text(2000, 'askedWords').refine((value) => value.length >= 40, 'askedWords'),
})

const title = z.string('title').trim().min(3, 'title').max(120, 'title')

const headForm = z.object({
  title,
  language: z.enum(locales, 'invalid'),
  level: z.enum(LEVELS, 'invalid'),
  topic: z.enum(TOPICS, 'invalid'),
  summary: text(300, 'summary'),
  about: text(10_000, 'about'),
  teacher: text(120, 'teacher'),
  teacher_about: text(600, 'teacherAbout'),
  place: z
    .guid('invalid')
    .or(z.literal(''))
    .default('')
    .transform((value) => value || null),
  /** A new one; without it the picture stays, unless it is dropped. */
  picture: z.file('file').optional(),
  drop_picture: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
  seen: z.string().max(60).default(''),
})

const lessonSlug = z
  .string('slug')
  .trim()
  .max(80, 'slug')
  .regex(/^(?!certificate$)[a-z0-9]+(-[a-z0-9]+)*$/, 'slug')

const one = z.object({ lesson: z.string('invalid').max(80, 'invalid'), seen: z.string().max(60).default('') })

export const deskForms = {
  save: headForm,
  publish: empty,
  restore: z.object({ number: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(1_000_000, 'invalid') }),
  up: one,
  down: one,
  remove: one,
}

const address = (key: string) =>
  z
    .string()
    .trim()
    .max(500, key)
    .default('')
    .refine((value) => value === '' || /^(\/[A-Za-z0-9]|https:\/\/[A-Za-z0-9])\S*$/.test(value), key)
    .transform((value) => value || null)

export const writtenLessonForm = z
  .object({
    slug: lessonSlug,
    /** A file of its own, the one it has, or an address: the first that is there. */
    file: z.file('file').optional(),
    kept: address('address').refine((value) => value === null || value.startsWith('/'), 'address'),
    kind: z.enum(KINDS, 'invalid'),
    title: z.string('title').trim().min(2, 'title').max(120, 'title'),
    body: text(30_000, 'body'),
    address: address('address'),
    captions: address('captions').refine((value) => value === null || value.startsWith('/'), 'captions'),
    transcript: text(60_000, 'transcript'),
    minutes: z.coerce.number('minutes').int('minutes').min(1, 'minutes').max(600, 'minutes'),
    seconds: z.coerce.number('seconds').int('seconds').min(0, 'seconds').max(36_000, 'seconds').default(0),
    pass_mark: z.coerce.number('passMark').int('passMark').min(1, 'passMark').max(100, 'passMark').default(70),
    required: z
      .string()
      .optional()
      .transform((value) => value === 'on'),
    questions: text(60_000, 'questions')
      .refine((value) => 'questions' in readQuestions(value), 'questions')
      .transform((value) => {
        const read = readQuestions(value)
        return 'questions' in read ? read.questions : []
      }),
    seen: z.string().max(60).default(''),
  })
  // What its kind cannot do without is asked for where it is typed; the rest waits until publishing.
  .refine(({ kind, questions }) => kind !== 'quiz' || questions.length <= 30, {
    message: 'questions',
    path: ['questions'],
  })
