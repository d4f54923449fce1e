// The teachers' desk, with the courses they write.
import { href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GraduationCap } from '#app/ui/icons.ts'
import type { Desk, DeskCourse } from './document.ts'
import { TeachForm } from './teach-form.tsx'
import './courses.css'

type Props = { desk: Desk; refusal: Refusal | undefined }

export function DeskPage({ desk: { may_teach: mayTeach, asked, teaching }, refusal }: Props) {
  const { locale, t } = useI18n()
  const words = t.courses.desk
  return (
    <div className="page section stack gap-6">
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{words.title}</h1>
          <p className="lead max-w-[44rem]">{words.lead}</p>
        </div>
        {mayTeach && <Button to={href('/dashboard/courses/:id', { id: 'new' })}>{words.new}</Button>}
      </header>
      {!mayTeach && <TeachForm asked={asked} refusal={refusal} />}
      {teaching.length === 0 && mayTeach && <EmptyState icon={GraduationCap} title={words.none} />}
      <ul className="courses-lessons">
        {teaching.map((course) => (
          <li key={course.id}>
            <span className="stack gap-1">
              <Link className="link strong" to={href('/dashboard/courses/:id', { id: course.id })} dir="auto">
                {course.title}
              </Link>
              <span className="small muted">
                <bdi lang={course.language}>{languageNames[course.language]}</bdi> ·{' '}
                {writeDate(locale, course.saved_at)} · {t.courses.learners(course.learners)}
              </span>
            </span>
            <DraftState course={course} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function DraftState({ course }: { course: Pick<DeskCourse, 'state' | 'draft_state'> }) {
  const words = useI18n().t.courses.desk
  const hasChanges = course.state !== 'draft' && course.draft_state === 'draft'
  return (
    <span className="row row--wrap gap-2">
      <Badge tone={course.state === 'published' ? 'brand' : 'neutral'}>{words.states[course.state]}</Badge>
      {hasChanges && <Badge tone="gold">{words.changed}</Badge>}
      {course.draft_state === 'submitted' && <Badge tone="info">{words.states.submitted}</Badge>}
    </span>
  )
}
