// One course in the catalogue: what it is about, how long it takes, how far one is.
import { href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { BadgeCheck, BookOpen, CircleCheck, Clock } from '#app/ui/icons.ts'
import { Progress } from '#app/ui/progress.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { CourseCard as Course } from './course.ts'
import { CoursePicture } from './course-picture.tsx'
import { writeLength } from './length.ts'

export function CourseCard({ course }: { course: Course }) {
  const { t } = useI18n()
  const words = t.courses
  return (
    <article className="courses-card">
      <CoursePicture course={course} />
      <p className="row row--wrap gap-2">
        <Badge tone="brand">{words.topics[course.topic]}</Badge>
        <span className="small muted">{words.levels[course.level]}</span>
        <Badge>
          <span lang={course.language}>{languageNames[course.language]}</span>
        </Badge>
      </p>
      <div className="stack gap-2" lang={course.language} dir="auto">
        <h2 className="courses-card__title">
          <Link to={href('/courses/:courseId', { courseId: course.slug })}>{course.title}</Link>
        </h2>
        <p className="soft">{course.summary}</p>
      </div>
      <CourseFacts course={course} />
      {course.mine && <OwnProgress mine={course.mine} />}
    </article>
  )
}

export function CourseFacts({ course }: { course: Course }) {
  const { locale, t } = useI18n()
  const words = t.courses
  return (
    <p className="courses-facts">
      <span>
        <Clock className="i i--xs" />
        {writeLength(locale, words, course.minutes)}
      </span>
      <span>
        <BookOpen className="i i--xs" />
        {words.lessons(course.lessons)}
      </span>
      {course.rating !== null && <Stars rating={course.rating} count={course.reviews} />}
      {course.learners > 0 && <span>{words.learners(course.learners)}</span>}
      <span dir="auto">{course.is_sample ? words.ours : words.by(course.teacher)}</span>
      {course.place && (
        <span dir="auto">
          {course.place.verified && <BadgeCheck className="i i--xs" />}
          {words.with(course.place.name)}
        </span>
      )}
    </p>
  )
}

export function OwnProgress({ mine }: { mine: NonNullable<Course['mine']> }) {
  const { locale, t } = useI18n()
  const number = (n: number) => formatNumber(locale, n)
  const said = t.courses.progress(number(mine.done), number(mine.total))
  return (
    <div className="stack gap-1">
      <Progress label={said} value={mine.done} max={mine.total} />
      <span className="small muted row gap-1">
        {mine.done === mine.total && <CircleCheck className="i i--xs" />}
        {said}
      </span>
    </div>
  )
}
