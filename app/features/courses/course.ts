// What courses are made of, as the page functions tell it.
import type { Author } from '#app/core/contributions/contribution.ts'
import type { Locale } from '#app/i18n/locales.ts'

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export type Level = (typeof LEVELS)[number]
export const TOPICS = ['worship', 'quran', 'halal', 'money', 'family', 'history', 'language'] as const
export type Topic = (typeof TOPICS)[number]
export const KINDS = ['text', 'video', 'audio', 'picture', 'pdf', 'quiz'] as const
export type LessonKind = (typeof KINDS)[number]

export type CourseCard = {
  id: string
  slug: string
  language: Locale
  title: string
  summary: string
  level: Level
  topic: Topic
  teacher: string
  /** A file of this site; null: one is drawn. */
  picture: string | null
  /** On whose behalf it is taught. */
  place: { name: string; path: string; verified: boolean } | null
  minutes: number
  lessons: number
  learners: number
  rating: number | null
  reviews: number
  is_sample: boolean
  published_at: string
  updated_at: string
  /** Of whoever takes it. */
  mine: {
    done: number
    total: number
    completed_at: string | null
    /** It was published anew after the last thing they did here. */
    has_changed: boolean
  } | null
}

/** `languages`: how many courses there are in each, whatever is asked for. */
export type CourseList = { total: number; items: CourseCard[]; languages: Partial<Record<Locale, number>> }

/** What is asked or answered under a lesson. */
export type Remark = {
  id: string
  answers: string | null
  author: Author | null
  text: string
  language: Locale
  at: string
  /** Our team looks at it; only its author sees it. */
  waits: boolean
  mine: boolean
  teaches: boolean
}

export type LessonLine = {
  slug: string
  title: string
  kind: LessonKind
  minutes: number
  required: boolean
  done: boolean
}

export type Certificate = {
  number: string
  learner: string
  title: string
  teacher: string
  language: Locale
  lessons: number
  minutes: number
  completed_at: string
  /** None once the course is gone. */
  slug: string | null
}

export type CourseWhole = CourseCard & {
  about: string
  teacher_about: string
  contents: LessonLine[]
  others: { slug: string; language: Locale }[]
  said: { id: string; author: Author | null; rating: number; text: string; language: Locale; at: string }[]
  my_review: { rating: number; text: string; status: 'published' | 'pending' | 'rejected' | 'removed' } | null
  certificate: Certificate | null
  is_teacher: boolean
}

export type Question = { text: string; choices: string[]; many: boolean }
export type Attempt = {
  score: number
  out_of: number
  passed: boolean
  result: { given: number[]; right: number[]; is_right: boolean; why: string }[]
}

export type Lesson = {
  id: string
  slug: string
  kind: LessonKind
  title: string
  body: string
  address: string | null
  captions: string | null
  transcript: string
  seconds: number
  minutes: number
  required: boolean
  questions: Question[]
  pass_mark: number
}

export type LessonWhole = {
  course: CourseCard
  contents: LessonLine[]
  lesson: Lesson
  position: number | null
  note: string | null
  talk: Remark[]
  attempts: number
  attempt: Attempt | null
}
