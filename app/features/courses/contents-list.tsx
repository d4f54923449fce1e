// The lessons of a course in their order, each with its kind, its length and whether it is done.
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { CircleCheck } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { LessonLine } from './course.ts'
import { writeLength } from './length.ts'

type Props = {
  contents: readonly LessonLine[]
  language: Locale
  hrefOf: (lesson: string) => string
  /** The lesson that is open. */
  current?: string
}

export function ContentsList({ contents, language, hrefOf, current }: Props) {
  const { locale, t } = useI18n()
  const words = t.courses
  return (
    <ol className="courses-contents">
      {contents.map((lesson, n) => (
        <li key={lesson.slug} className={joinClasses('courses-line', lesson.slug === current && 'is-current')}>
          <span className={joinClasses('courses-line__mark', lesson.done && 'is-done')}>
            {lesson.done ? <CircleCheck className="i i--sm" /> : formatNumber(locale, n + 1)}
          </span>
          <span className="courses-line__main">
            <Link
              to={hrefOf(lesson.slug)}
              className="courses-line__link"
              aria-current={lesson.slug === current ? 'page' : undefined}
              lang={language}
            >
              {lesson.title}
            </Link>
            <span className="small muted">
              {words.kinds[lesson.kind]} · {writeLength(locale, words, lesson.minutes)}
              {!lesson.required && ` · ${words.extra}`}
              {lesson.done && <span className="sr-only"> · {words.done}</span>}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
