// One course: what it is, what is in it, who teaches, what learners say, and where to begin or go on.
import { Form, href, Link } from 'react-router'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { ContentsList } from './contents-list.tsx'
import type { CourseWhole } from './course.ts'
import { CourseFacts, OwnProgress } from './course-card.tsx'
import { CoursePicture } from './course-picture.tsx'
import type { Group } from './group.ts'
import { GroupsSection } from './groups-section.tsx'
import { ReviewsSection } from './reviews-section.tsx'
import { nextToDo } from './rules.ts'
import './courses.css'
import '#app/core/contributions/contributions.css'

type Props = {
  course: CourseWhole
  groups: readonly Group[]
  crumbs: readonly Crumb[]
  isSignedIn: boolean
  now: string
  refusal: Refusal | undefined
  isPosted: boolean
}

export function CoursePage({ course, crumbs, groups, ...rest }: Props) {
  const { locale, t } = useI18n()
  const words = t.courses
  const isJoining = rest.refusal?.values.group !== undefined
  const groupErrors = { ...t.ui.refusals, ...words.groups.errors }
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="courses-head">
        <CoursePicture course={course} shape="wide" eager />
        <p className="row row--wrap gap-2">
          <Badge tone="brand">{words.topics[course.topic]}</Badge>
          <Badge>{words.levels[course.level]}</Badge>
          <Badge>
            <span lang={course.language}>{languageNames[course.language]}</span>
          </Badge>
        </p>
        <div className="stack gap-3" lang={course.language} dir="auto">
          <h1 className="title">{course.title}</h1>
          <p className="lead">{course.summary}</p>
        </div>
        <CourseFacts course={course} />
        <Begin course={course} />
      </header>
      <div className="courses-body">
        <div className="stack gap-6">
          <section className="stack gap-4" aria-labelledby="contents">
            <h2 className="h3" id="contents">
              {words.contents}
            </h2>
            <ContentsList
              contents={course.contents}
              language={course.language}
              hrefOf={(lesson) => href('/courses/:courseId/:lesson', { courseId: course.slug, lesson })}
            />
          </section>
          <GroupsSection groups={groups} error={isJoining ? errorAt(groupErrors, rest.refusal, 'form') : undefined} />
          <ReviewsSection course={course} {...rest} refusal={isJoining ? undefined : rest.refusal} />
        </div>
        <aside className="stack gap-5">
          <section className="panel stack gap-3" aria-labelledby="finish">
            <h2 className="h4" id="finish">
              {words.rulesTitle}
            </h2>
            <p className="small">{words.rules.all}</p>
            <p className="small muted">{words.general}</p>
          </section>
          {course.about && (
            <section className="panel stack gap-3" aria-labelledby="about">
              <h2 className="h4" id="about">
                {words.about}
              </h2>
              <MarkdownText text={course.about} language={course.language} />
            </section>
          )}
          <section className="panel stack gap-2" aria-labelledby="teacher">
            <h2 className="h4" id="teacher">
              {words.teacher}
            </h2>
            <p className="strong" dir="auto">
              {course.teacher}
            </p>
            {course.teacher_about && (
              <p className="small soft" lang={course.language} dir="auto">
                {course.teacher_about}
              </p>
            )}
            {course.place && (
              <p>
                <Link className="link" to={course.place.path} dir="auto">
                  {words.with(course.place.name)}
                </Link>
              </p>
            )}
            <p className="small muted">{words.updated(writeDate(locale, course.updated_at))}</p>
          </section>
          <Others others={course.others} />
          <p className="row row--wrap gap-3">
            {course.is_teacher && (
              <Button to={href('/dashboard/courses/:id', { id: course.id })} variant="outline" size="sm">
                {words.desk.edit}
              </Button>
            )}
            {course.is_teacher && (
              <Button to={href('/dashboard/courses/:id/groups', { id: course.id })} variant="outline" size="sm">
                {words.groups.manage}
              </Button>
            )}
            <ReportLink kind="course" subject={course.id} what={course.title} />
          </p>
        </aside>
      </div>
    </div>
  )
}

/** The one thing to press: start, go on, or the certificate. */
function Begin({ course }: { course: CourseWhole }) {
  const { locale, t } = useI18n()
  const words = t.courses
  const next = nextToDo(course.contents)
  const at = { courseId: course.slug }
  if (!course.mine)
    return (
      <Form method="post" className="row row--wrap gap-3">
        <Button type="submit" size="lg" name="intent" value="start">
          {words.start}
        </Button>
      </Form>
    )
  const { completed_at: finished, done, total, has_changed } = course.mine
  const hasMore = finished !== null && done < total
  return (
    <div className="stack gap-4">
      {hasMore && <Alert>{words.added}</Alert>}
      {!finished && has_changed && <Alert>{words.changed}</Alert>}
      <OwnProgress mine={course.mine} />
      <div className="row row--wrap gap-3">
        {finished && (
          <Button to={href('/courses/:courseId/certificate', at)} size="lg">
            {course.certificate ? words.certificate.title : words.lesson.toCertificate}
          </Button>
        )}
        {next && (
          <Button
            to={href('/courses/:courseId/:lesson', { ...at, lesson: next.slug })}
            size="lg"
            variant={finished ? 'outline' : 'primary'}
          >
            {hasMore ? words.toNew : finished ? words.again : words.goOn}
          </Button>
        )}
        {!finished && (
          <Form method="post">
            <Button type="submit" variant="ghost" name="intent" value="leave" title={words.leaveHint}>
              {words.leave}
            </Button>
          </Form>
        )}
      </div>
      {finished && <p className="small muted">{words.finished(writeDate(locale, finished))}</p>}
    </div>
  )
}

function Others({ others }: Pick<CourseWhole, 'others'>) {
  const words = useI18n().t.courses
  if (others.length === 0) return null
  return (
    <p className="row row--wrap gap-3">
      <span className="muted">{words.also}</span>
      {others.map(({ slug, language }) => (
        <Link
          key={slug}
          className="link"
          lang={language}
          hrefLang={language}
          to={href('/courses/:courseId', { courseId: slug })}
        >
          {languageNames[language]}
        </Link>
      ))}
    </p>
  )
}
