// Choices and types of courses.

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export type Level = (typeof LEVELS)[number]
export const TOPICS = ['worship', 'quran', 'halal', 'money', 'family', 'history', 'language'] as const
export type Topic = (typeof TOPICS)[number]
export const KINDS = ['text', 'video', 'audio', 'picture', 'pdf', 'quiz'] as const
export type LessonKind = (typeof KINDS)[number]

export type {
  Attempt,
  Certificate,
  CourseCard,
  CourseList,
  CourseWhole,
  Lesson,
  LessonLine,
  LessonWhole,
  Remark,
} from './shapes.server.ts'
