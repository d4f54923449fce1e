// The teacher's form for a course: its head, its lessons in order, publishing, and what it said before.

import { Form, href, Link } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { ChevronDown, CircleCheck, X } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { joinClasses } from '#app/ui/join-classes.ts'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { LEVELS, TOPICS } from './course.ts'
import { CoursePicture } from './course-picture.tsx'
import { DraftState } from './desk-page.tsx'
import type { Desk, Draft, Gap } from './document.ts'
import { FILE_ACCEPT } from './file-rules.ts'
import './courses.css'
import '#app/ui/styles/work.css'

export const SAID = ['saved', 'published', 'submitted', 'restored'] as const
type Props = {
  /** Null: a course that is new. */
  draft: Draft | null
  /** What the teacher may write on behalf of. */
  places: Desk['places']
  isStaff: boolean
  said: (typeof SAID)[number] | null
  refusal: Refusal | undefined
  /** The name a new course begins with. */
  name: string
}

const GAPS: Record<Gap, 'gapSummary' | 'gapTeacher' | 'gapLessons' | 'gapLesson'> = {
  gap_summary: 'gapSummary',
  gap_teacher: 'gapTeacher',
  gap_lessons: 'gapLessons',
  gap_lesson: 'gapLesson',
}

export function CourseEditor({ draft, places, isStaff, said, refusal, name }: Props) {
  const { t } = useI18n()
  const words = t.courses.desk
  const errors = { ...t.ui.refusals, ...t.courses.errors }
  return (
    <div className="page section stack gap-6 max-w-4xl">
      <p className="row row--wrap gap-4">
        <Link className="link link--alone" to="/dashboard/courses">
          {words.back}
        </Link>
        {draft?.state === 'published' && (
          <Link className="link" to={href('/dashboard/courses/:id/groups', { id: draft.id })}>
            {t.courses.groups.manage}
          </Link>
        )}
        {draft && (
          <Link className="link" to={href('/dashboard/courses/:id/preview', { id: draft.id })}>
            {words.preview}
          </Link>
        )}
        {draft?.state === 'published' && (
          <Link className="link" to={href('/courses/:courseId', { courseId: draft.slug })}>
            {words.open}
          </Link>
        )}
      </p>
      <header className="row row--wrap between gap-3">
        <h1 className="title" dir="auto">
          {draft ? draft.content.title : words.new}
        </h1>
        {draft && <DraftState course={draft} />}
      </header>
      {said && !refusal && (
        <Alert tone="success" announce>
          {words[said]}
        </Alert>
      )}
      <ErrorSummary errors={summaryOf(errors, refusal)} />
      <Steps draft={draft} />
      <HeadForm key={draft?.saved_at} draft={draft} places={places} refusal={refusal} name={name} />
      {draft && <Lessons draft={draft} />}
      {draft && draft.draft_state !== 'published' && (
        <Form method="post" className="panel stack gap-3" id="publish">
          <h2 className="h3">{words.steps.publish}</h2>
          {draft.gap ? (
            <Alert tone="warning">{t.courses.errors[GAPS[draft.gap]]}</Alert>
          ) : (
            <p className="small">{isStaff ? words.publishHint : words.submitHint}</p>
          )}
          <div>
            <Button type="submit" name="intent" value="publish" disabled={draft.gap !== null}>
              {isStaff ? words.publish : words.submit}
            </Button>
          </div>
        </Form>
      )}
      {draft && draft.versions.length > 0 && <Versions draft={draft} />}
    </div>
  )
}

/** The way to a course in three steps, and how far it is. */
function Steps({ draft }: Pick<Props, 'draft'>) {
  const { locale, t } = useI18n()
  const words = t.courses.desk.steps
  const isWritten = draft !== null && draft.gap !== 'gap_summary' && draft.gap !== 'gap_teacher'
  const steps = [
    { id: 'head', label: words.about, done: isWritten },
    { id: 'lessons', label: words.lessons, done: isWritten && draft.gap === null },
    { id: 'publish', label: words.publish, done: draft?.state === 'published' && draft.draft_state === 'published' },
  ]
  const current = steps.find(({ done }) => !done)?.id
  return (
    <ol className="courses-steps" aria-label={words.title}>
      {steps.map(({ id, label, done }, n) => (
        <li key={id} aria-current={id === current ? 'step' : undefined}>
          <span className={joinClasses('courses-line__mark', done && 'is-done')}>
            {done ? <CircleCheck className="i i--sm" /> : formatNumber(locale, n + 1)}
          </span>
          {draft ? <a href={`#${id}`}>{label}</a> : label}
          {done && <span className="sr-only">{t.courses.done}</span>}
        </li>
      ))}
    </ol>
  )
}

function HeadForm({ draft, places, refusal, name }: Pick<Props, 'draft' | 'places' | 'refusal' | 'name'>) {
  const { locale, t } = useI18n()
  const words = t.courses.desk
  const errors = { ...t.ui.refusals, ...t.courses.errors }
  const error = (field: string) => errorAt(errors, refusal, field)
  const start: Record<string, string> = { language: locale, level: 'beginner', topic: 'worship', teacher: name }
  const {
    lessons: _lessons,
    picture,
    place,
    ...head
  } = draft?.content ?? {
    lessons: [],
    picture: null,
    place: null,
    ...start,
  }
  const values: Record<string, string> =
    refusal?.values.intent === 'save' ? refusal.values : { ...head, place: place ?? places[0]?.id ?? '' }
  // Whoever came to the course later keeps the place it is taught for.
  const known =
    place && !places.some(({ id }) => id === place) ? [...places, { id: place, name: words.samePlace }] : places
  return (
    <Form method="post" encType="multipart/form-data" className="panel stack gap-5" noValidate>
      <h2 className="h3" id="head">
        {words.steps.about}
      </h2>
      <input type="hidden" name="seen" value={draft?.saved_at ?? ''} />
      <Field id="title" label={words.courseTitle} error={error('title')} required>
        <Input name="title" dir="auto" maxLength={120} defaultValue={values.title} />
      </Field>
      <div className="courses-numbers">
        <Field id="language" label={t.courses.language}>
          <Select name="language" defaultValue={values.language}>
            <LanguageOptions />
          </Select>
        </Field>
        <Field id="level" label={t.courses.level}>
          <Select name="level" defaultValue={values.level}>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {t.courses.levels[level]}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="topic" label={t.courses.topic}>
          <Select name="topic" defaultValue={values.topic}>
            {TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {t.courses.topics[topic]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field id="summary" label={words.summary} hint={words.summaryHint} error={error('summary')}>
        <Textarea name="summary" dir="auto" rows={2} maxLength={300} defaultValue={values.summary} />
      </Field>
      {draft && (
        <div className="courses-picture-field">
          <CoursePicture course={{ slug: draft.slug, topic: draft.content.topic, picture }} />
          <div className="stack gap-3">
            <Field id="picture" label={words.picture} hint={words.pictureHint} error={error('picture')} optional>
              <Input name="picture" type="file" accept={FILE_ACCEPT.picture} />
            </Field>
            {picture && <Checkbox name="drop_picture" label={words.dropPicture} />}
          </div>
        </div>
      )}
      <Field id="about" label={words.about} hint={words.aboutHint} error={error('about')} optional>
        <Textarea name="about" dir="auto" rows={6} maxLength={10_000} defaultValue={values.about} />
      </Field>
      {known.length > 0 && (
        <Field id="place" label={words.place} hint={words.placeHint} error={error('place')}>
          <Select name="place" defaultValue={values.place}>
            <option value="">{words.noPlace}</option>
            {known.map(({ id, name: placeName }) => (
              <option key={id} value={id}>
                {placeName}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field id="teacher" label={words.teacherName} error={error('teacher')}>
        <Input name="teacher" dir="auto" maxLength={120} defaultValue={values.teacher} />
      </Field>
      <Field id="teacher_about" label={words.teacherAbout} error={error('teacher_about')} optional>
        <Textarea name="teacher_about" dir="auto" rows={2} maxLength={600} defaultValue={values.teacher_about} />
      </Field>
      <div>
        <Button type="submit" name="intent" value="save" variant={draft ? 'outline' : 'primary'}>
          {words.save}
        </Button>
      </div>
    </Form>
  )
}

function Lessons({ draft }: { draft: Draft }) {
  const { t } = useI18n()
  const words = t.courses.desk
  const at = (lesson: string) => href('/dashboard/courses/:id/lessons/:lesson', { id: draft.id, lesson })
  const { lessons } = draft.content
  return (
    <section className="stack gap-3" aria-labelledby="lessons">
      <h2 className="h3" id="lessons">
        {words.lessonsTitle}
      </h2>
      <ol className="courses-lessons">
        {lessons.map(({ slug, title, kind }, n) => (
          <li key={slug}>
            <span className="stack grow gap-1">
              <Link className="link strong" to={at(slug)} dir="auto">
                {title}
              </Link>
              <span className="small muted">{t.courses.kinds[kind]}</span>
            </span>
            <Form method="post" className="row gap-2" preventScrollReset>
              <input type="hidden" name="lesson" value={slug} />
              <input type="hidden" name="seen" value={draft.saved_at} />
              {n > 0 && (
                <Button type="submit" size="sm" variant="ghost" name="intent" value="up" aria-label={words.up(title)}>
                  <ChevronDown className="i i--sm rotate-180" />
                </Button>
              )}
              {n < lessons.length - 1 && (
                <Button
                  type="submit"
                  size="sm"
                  variant="ghost"
                  name="intent"
                  value="down"
                  aria-label={words.down(title)}
                >
                  <ChevronDown className="i i--sm" />
                </Button>
              )}
            </Form>
            {/* What was never published is nowhere else: it goes after a second press only. */}
            <details className="quiet-details">
              <summary aria-label={words.remove(title)}>
                <X className="i i--sm" />
              </summary>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="lesson" value={slug} />
                <input type="hidden" name="seen" value={draft.saved_at} />
                <Button type="submit" size="sm" variant="danger" name="intent" value="remove">
                  {words.remove(title)}
                </Button>
              </Form>
            </details>
          </li>
        ))}
      </ol>
      <p>
        <Button to={at('new')} variant="outline">
          {words.addLesson}
        </Button>
      </p>
    </section>
  )
}

function Versions({ draft }: { draft: Draft }) {
  const { locale, t } = useI18n()
  const words = t.courses.desk
  return (
    <details className="quiet-details">
      <summary>{words.versions}</summary>
      <ul className="courses-lessons">
        {draft.versions.map(({ number, at }) => (
          <li key={number}>
            <span className="row row--wrap gap-2">
              {words.version(formatNumber(locale, number), writeDate(locale, at))}
              <bdi className="num muted">{at.slice(11, 16)} UTC</bdi>
              {draft.state === 'published' && number === draft.version && <Badge tone="brand">{words.current}</Badge>}
            </span>
            {!(number === draft.version && draft.draft_state === 'published') && (
              <Form method="post">
                <input type="hidden" name="number" value={number} />
                <Button type="submit" size="sm" variant="outline" name="intent" value="restore">
                  {words.restore}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
