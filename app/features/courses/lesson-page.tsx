// One lesson: read, watch, listen, open or answer; what makes it done; notes; what comes next. All of it works as forms and
// links; scripts add keys and the place in a recording.
import { useEffect, useRef } from 'react'
import { Form, href, Link } from 'react-router'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { hostedVideo } from '#app/core/media/video-host.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { ChevronLeft, ChevronRight, CircleCheck } from '#app/ui/icons.ts'
import { Textarea } from '#app/ui/textarea.tsx'
import { ContentsList } from './contents-list.tsx'
import type { LessonWhole } from './course.ts'
import { OwnProgress } from './course-card.tsx'
import { writeLength } from './length.ts'
import { LessonMedia } from './lesson-media.tsx'
import { LessonTalk } from './lesson-talk.tsx'
import { QuizForm, QuizResult } from './quiz-form.tsx'
import type { ComingPrayer } from './recording.tsx'
import { countProgress, neighboursOf, rightNeeded, whatIsLeft } from './rules.ts'
import './courses.css'
import '#app/core/contributions/contributions.css'

type Props = {
  whole: LessonWhole
  crumbs: readonly Crumb[]
  isSignedIn: boolean
  prayers: readonly ComingPrayer[]
  /** The quiz is asked anew, though it was answered before. */
  isRetry: boolean
  isNoted: boolean
  isPosted: boolean
  now: string
  refusal: (Refusal & { ticked?: number[][] }) | undefined
}

export function LessonPage({ whole, crumbs, ...rest }: Props) {
  const { locale, t } = useI18n()
  const words = t.courses
  const { course, lesson, contents } = whole
  const { number } = neighboursOf(contents, lesson.slug)
  const hrefOf = (slug: string) => href('/courses/:courseId/:lesson', { courseId: course.slug, lesson: slug })
  const isDone = contents.some(({ slug, done }) => slug === lesson.slug && done)
  const written = (n: number) => formatNumber(locale, n)
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <div className="courses-lesson">
        <article className="stack gap-6">
          <header className="stack gap-3">
            <p className="row row--wrap gap-2 small muted">
              <span>{words.lesson.number(written(number), written(contents.length))}</span>
              <span>{words.kinds[lesson.kind]}</span>
              <span>{writeLength(locale, words, lesson.minutes)}</span>
              {course.is_sample && lesson.address && <Badge>{t.listings.sample}</Badge>}
              {isDone && (
                <Badge tone="brand">
                  <CircleCheck className="i i--xs" />
                  {words.done}
                </Badge>
              )}
            </p>
            <h1 className="title" lang={course.language} dir="auto">
              {lesson.title}
            </h1>
          </header>
          <LessonBody whole={whole} {...rest} />
          <Rule whole={whole} isDone={isDone} isSignedIn={rest.isSignedIn} />
          <Onward whole={whole} hrefOf={hrefOf} />
          {rest.isSignedIn && <Note whole={whole} isNoted={rest.isNoted} refusal={rest.refusal} />}
          <LessonTalk
            talk={whole.talk}
            at={hrefOf(lesson.slug)}
            isSignedIn={rest.isSignedIn}
            now={rest.now}
            isPosted={rest.isPosted}
            refusal={rest.refusal}
          />
        </article>
        <nav className="courses-side" aria-labelledby="contents">
          <h2 className="h4" id="contents">
            <Link to={href('/courses/:courseId', { courseId: course.slug })} lang={course.language} dir="auto">
              {course.title}
            </Link>
          </h2>
          {course.mine && <OwnProgress mine={{ ...course.mine, ...countProgress(contents) }} />}
          <ContentsList contents={contents} language={course.language} hrefOf={hrefOf} current={lesson.slug} />
        </nav>
      </div>
    </div>
  )
}

type BodyProps = Pick<Props, 'whole' | 'isSignedIn' | 'prayers' | 'isRetry' | 'refusal'>

function LessonBody({ whole, isSignedIn, prayers, isRetry, refusal }: BodyProps) {
  const { t } = useI18n()
  const { lesson, course, attempt } = whole
  const at = href('/courses/:courseId/:lesson', { courseId: course.slug, lesson: lesson.slug })
  const isAsked = !attempt || isRetry || refusal?.ticked !== undefined
  const wrong = errorAt({ ...t.ui.refusals, ...t.courses.errors }, refusal, 'form')
  return (
    <>
      {wrong && !(lesson.kind === 'quiz' && isAsked) && (
        <Alert tone="danger" announce>
          {wrong}
        </Alert>
      )}
      <LessonMedia
        key={lesson.id}
        lesson={lesson}
        language={course.language}
        position={whole.position}
        keeps={isSignedIn}
        prayers={prayers}
      />
      {lesson.body && <MarkdownText className="courses-text" text={lesson.body} language={course.language} below={1} />}
      {lesson.kind === 'quiz' && !isAsked && attempt && (
        <QuizResult lesson={lesson} language={course.language} attempt={attempt} retry={`${at}?again`} />
      )}
      {lesson.kind === 'quiz' && isSignedIn && isAsked && (
        <QuizForm
          key={whole.attempts}
          lesson={lesson}
          language={course.language}
          attempts={whole.attempts}
          ticked={refusal?.ticked}
          error={wrong}
        />
      )}
      {lesson.kind === 'quiz' && !isSignedIn && (
        <p>
          <Button to={`/login?${new URLSearchParams({ next: at })}`}>{t.courses.lesson.signInQuiz}</Button>
        </p>
      )}
    </>
  )
}

/** What makes this lesson done, and the button where there is one. */
function Rule({ whole, isDone, isSignedIn }: { whole: LessonWhole; isDone: boolean; isSignedIn: boolean }) {
  const { locale, t } = useI18n()
  const words = t.courses
  const { lesson, course } = whole
  const number = (n: number) => formatNumber(locale, n)
  const at = href('/courses/:courseId/:lesson', { courseId: course.slug, lesson: lesson.slug })
  const total = lesson.questions.length
  const isRead = lesson.kind === 'text' || lesson.kind === 'pdf' || lesson.kind === 'picture'
  return (
    <section className="courses-rule" aria-label={words.lesson.rule}>
      <p className="small">
        <b>{words.lesson.rule}:</b>{' '}
        {lesson.kind === 'quiz'
          ? words.rules.quiz(number(rightNeeded(total, lesson.pass_mark)), number(total))
          : hostedVideo(lesson.kind === 'video' ? lesson.address : null)
            ? words.rules.hosted
            : words.rules[lesson.kind]}
      </p>
      {lesson.kind !== 'quiz' && isSignedIn && (
        <Form method="post" preventScrollReset>
          {isDone ? (
            <Button type="submit" variant="ghost" size="sm" name="intent" value="undone">
              {words.lesson.unmark}
            </Button>
          ) : (
            <Button type="submit" name="intent" value="done">
              {isRead ? words.lesson.markRead : words.lesson.markDone}
            </Button>
          )}
        </Form>
      )}
      {lesson.kind !== 'quiz' && !isSignedIn && (
        <Button to={`/login?${new URLSearchParams({ next: at })}`} variant="outline" size="sm">
          {words.lesson.signIn}
        </Button>
      )}
    </section>
  )
}

function Onward({ whole, hrefOf }: { whole: LessonWhole; hrefOf: (slug: string) => string }) {
  const { t } = useI18n()
  const words = t.courses
  const { course, contents, lesson } = whole
  const { before, after } = neighboursOf(contents, lesson.slug)
  const left = whatIsLeft(contents)
  const nav = useRef<HTMLElement>(null)
  useLessonKeys(nav)
  return (
    <nav ref={nav} className="courses-onward" aria-label={words.contents}>
      {before ? (
        <Button to={hrefOf(before.slug)} variant="outline" data-key="p" rel="prev">
          <ChevronLeft className="i i--sm flip" />
          {words.lesson.previous}
        </Button>
      ) : (
        <span />
      )}
      {course.mine && left.length === 0 ? (
        <Button to={href('/courses/:courseId/certificate', { courseId: course.slug })}>
          {words.lesson.toCertificate}
        </Button>
      ) : (
        <span className="small muted">{course.mine && words.left(left.length)}</span>
      )}
      {after ? (
        <Button to={hrefOf(after.slug)} variant="outline" data-key="n" rel="next">
          {words.lesson.next}
          <ChevronRight className="i i--sm flip" />
        </Button>
      ) : (
        <Button to={href('/courses/:courseId', { courseId: course.slug })} variant="outline" data-key="n">
          {words.lesson.toCourse}
        </Button>
      )}
    </nav>
  )
}

/** N and P go to the next and the previous lesson, but not while typing. */
function useLessonKeys(nav: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const key = event.key.toLowerCase()
      if (key === 'n' || key === 'p') nav.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [nav])
}

function Note({ whole, isNoted, refusal }: { whole: LessonWhole; isNoted: boolean; refusal: Refusal | undefined }) {
  const { t } = useI18n()
  const words = t.courses.lesson
  const errors = { ...t.ui.refusals, ...t.courses.errors }
  return (
    <Form method="post" className="panel stack gap-3" noValidate preventScrollReset key={whole.lesson.id}>
      <Field id="note" label={words.notes} hint={words.notesHint} error={errorAt(errors, refusal, 'note')}>
        <Textarea
          name="note"
          rows={4}
          maxLength={5000}
          dir="auto"
          defaultValue={refusal?.values.note ?? whole.note ?? ''}
        />
      </Field>
      {isNoted && !refusal && (
        <Alert tone="success" announce>
          {words.noteSaved}
        </Alert>
      )}
      <div>
        <Button type="submit" size="sm" variant="outline" name="intent" value="note">
          {words.saveNote}
        </Button>
      </div>
    </Form>
  )
}
