// Questions and answers under a lesson. Every form works without scripts: an answer is written where a link opens it.
import { Form } from 'react-router'
import { AuthorName, When } from '#app/core/contributions/author-line.tsx'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { LessonWhole, Remark } from './course.ts'

type Props = {
  talk: LessonWhole['talk']
  at: string
  isSignedIn: boolean
  now: string
  isPosted: boolean
  refusal: Refusal | undefined
}

export function LessonTalk({ talk, at, isSignedIn, now, isPosted, refusal }: Props) {
  const { t } = useI18n()
  const words = t.courses.talk
  const errors = { ...t.ui.refusals, ...t.courses.errors }
  const error = refusal?.values.intent === 'remark' ? errorAt(errors, refusal, 'text') : undefined
  const answersTo = error ? refusal?.values.answers : undefined
  const typed = error ? refusal?.values.text : undefined
  const isNew = isPosted && !refusal
  return (
    <section className="stack gap-4" aria-labelledby="talk">
      <h2 className="h3" id="talk">
        {words.title}
      </h2>
      {isNew && (
        <Alert tone="success" announce>
          {words.posted}
        </Alert>
      )}
      {talk.length === 0 && <p className="soft">{words.none}</p>}
      {talk
        .filter(({ answers }) => answers === null)
        .map((question) => (
          <article key={question.id} className="courses-remark">
            <RemarkLine remark={question} now={now} />
            {talk
              .filter(({ answers }) => answers === question.id)
              .map((answer) => (
                <div key={answer.id} className="courses-remark__answer">
                  <RemarkLine remark={answer} now={now} />
                </div>
              ))}
            {isSignedIn && !question.waits && (
              <details className="quiet-details" open={answersTo === question.id}>
                <summary>{words.answer}</summary>
                <RemarkForm
                  key={talk.length}
                  answers={question.id}
                  error={answersTo === question.id ? error : undefined}
                  typed={answersTo === question.id ? typed : undefined}
                />
              </details>
            )}
          </article>
        ))}
      {isSignedIn ? (
        // What was posted stands above: the field is empty again.
        <RemarkForm
          key={talk.length}
          answers={null}
          error={answersTo ? undefined : error}
          typed={answersTo ? undefined : typed}
        />
      ) : (
        <p>
          <Button to={`/login?${new URLSearchParams({ next: at })}`} variant="outline" size="sm">
            {words.signIn}
          </Button>
        </p>
      )}
    </section>
  )
}

function RemarkLine({ remark, now }: { remark: Remark; now: string }) {
  const words = useI18n().t.courses.talk
  return (
    <>
      <p className="contribution-meta">
        <AuthorName author={remark.author} />
        {remark.teaches && <Badge tone="brand">{words.teacher}</Badge>}
        <When at={remark.at} now={now} />
      </p>
      <p className="courses-remark__text" lang={remark.language} dir="auto">
        {remark.text}
      </p>
      {remark.waits && <p className="small muted">{words.pending}</p>}
      {remark.mine ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="remark" value={remark.id} />
          <Button type="submit" size="sm" variant="ghost" name="intent" value="unremark">
            {words.remove}
          </Button>
        </Form>
      ) : (
        <ReportLink kind="course_remark" subject={remark.id} what={remark.author?.name} />
      )}
    </>
  )
}

type FormProps = { answers: string | null; error: string | undefined; typed: string | undefined }

function RemarkForm({ answers, error, typed }: FormProps) {
  const words = useI18n().t.courses.talk
  return (
    <Form method="post" className="stack gap-3" noValidate preventScrollReset>
      <input type="hidden" name="answers" value={answers ?? ''} />
      <Field id={`remark-${answers ?? 'new'}`} label={answers ? words.yourAnswer : words.ask} error={error}>
        <Textarea name="text" rows={3} maxLength={2000} dir="auto" defaultValue={typed} />
      </Field>
      <div>
        <Button type="submit" size="sm" name="intent" value="remark">
          {words.post}
        </Button>
      </div>
    </Form>
  )
}
