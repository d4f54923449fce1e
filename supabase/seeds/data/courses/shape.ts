// A sample course as it is written down here: lessons in Markdown, questions as teachers type them.
import type { LessonKind, Level, Topic } from '#app/features/courses/course.ts'
import type { Language } from '../shapes.ts'

export type SampleLesson = { slug: string; title: string; minutes: number } & (
  | { body: string }
  /** With a file of public/course-samples. */
  | {
      kind: Exclude<LessonKind, 'text' | 'quiz'>
      address: string
      body: string
      seconds?: number
      captions?: string
      transcript?: string
    }
  | { questions: string; passMark: number }
)

export type SampleCourse = {
  slug: string
  /** The same for the same course in other languages. */
  work: string
  language: Language
  level: Level
  topic: Topic
  title: string
  summary: string
  about: string
  teacher: string
  teacherAbout: string
  lessons: readonly SampleLesson[]
}
