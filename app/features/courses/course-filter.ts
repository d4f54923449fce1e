// How the catalogue stands in its address.
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { LEVELS, type Level, TOPICS, type Topic } from './course.ts'

/** Minutes: an evening, a weekend, some weeks. */
export const LENGTHS = [30, 60, 180] as const
export const PER_PAGE = 24

export type CourseFilter = {
  words: string
  /** Null: every language. */
  language: Locale | null
  level: Level | null
  topic: Topic | null
  longest: number | null
  page: number
}

const known = <T extends string>(all: readonly T[], word: string | null) => all.find((one) => one === word) ?? null

/** Words nobody knows are as good as none. */
export function readCourseFilter(query: URLSearchParams): CourseFilter {
  const language = query.get('language')
  const page = Number(query.get('page') ?? 1)
  return {
    words: (query.get('q') ?? '').trim().slice(0, 100),
    language: isLocale(language) ? language : null,
    level: known(LEVELS, query.get('level')),
    topic: known(TOPICS, query.get('topic')),
    longest: LENGTHS.find((length) => String(length) === query.get('longest')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

export const isPlain = ({ words, page, ...choices }: CourseFilter) =>
  words === '' && page === 1 && Object.values(choices).every((choice) => choice === null)

export function courseListAddress(filter: CourseFilter, change: Partial<CourseFilter> = {}): string {
  const { words, language, level, topic, longest, page } = { ...filter, page: 1, ...change }
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (language) query.set('language', language)
  if (level) query.set('level', level)
  if (topic) query.set('topic', topic)
  if (longest) query.set('longest', String(longest))
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '/courses' : `/courses?${text}`
}
