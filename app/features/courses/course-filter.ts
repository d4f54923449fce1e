// The filter of the catalogue, as it stands in the address.
import { locales } from '#app/i18n/locales.ts'
import { addressFilter, type Chosen, oneOf, page, text, word } from '#app/lib/address-filter.ts'
import { LEVELS, TOPICS } from './course.ts'

/** Minutes: an evening, a weekend, some weeks. */
export const LENGTHS = [30, 60, 180] as const
export const PER_PAGE = 24

const filter = addressFilter({
  words: text('q'),
  /** Null: every language. */
  language: oneOf('language', locales),
  level: oneOf('level', LEVELS),
  topic: oneOf('topic', TOPICS),
  longest: word<number>('longest', (minutes) => LENGTHS.find((length) => String(length) === minutes) ?? null),
  page: page(1000),
})
export type CourseFilter = Chosen<typeof filter>

export const readCourseFilter = filter.read
export const isPlain = (asked: CourseFilter) => filter.isPlain(asked)
export const courseListAddress = (asked: CourseFilter, change: Partial<CourseFilter> = {}) =>
  filter.address('/courses', asked, { page: 1, ...change })
