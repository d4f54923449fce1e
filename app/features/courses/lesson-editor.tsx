// The teacher's form for one lesson. All kinds share it: what a kind does not use may stay empty, and what it needs is open.
import { useState } from 'react'
import { Form, href, Link } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { KINDS } from './course.ts'
import type { Draft, WrittenLesson } from './document.ts'
import { writeQuestions } from './question-text.ts'
import './courses.css'
import '#app/ui/styles/work.css'

type Props = {
  draft: Pick<Draft, 'id' | 'saved_at'>
  /** Null: a lesson that is new. */
  lesson: WrittenLesson | null
  freshSlug: string
  refusal: Refusal | undefined
}

const typed = (lesson: WrittenLesson): Record<string, string> => ({
  slug: lesson.slug,
  kind: lesson.kind,
  title: lesson.title,
  body: lesson.body,
  address: lesson.address ?? '',
  captions: lesson.captions ?? '',
  transcript: lesson.transcript,
  minutes: String(lesson.minutes),
  seconds: String(lesson.seconds),
  pass_mark: String(lesson.pass_mark),
  required: lesson.required ? 'on' : '',
  questions: writeQuestions(lesson.questions),
})

export function LessonEditor({ draft, lesson, freshSlug, refusal }: Props) {
  const { t } = useI18n()
  const words = t.courses.desk
  const errors = { ...t.ui.refusals, ...t.courses.errors }
  const fresh = { slug: freshSlug, kind: 'text', minutes: '5', seconds: '0', pass_mark: '70', required: 'on' }
  const values: Record<string, string> = refusal?.values ?? (lesson ? typed(lesson) : fresh)
  const error = (field: string) => errorAt(errors, refusal, field)
  const [kind, setKind] = useState(values.kind ?? 'text')
  return (
    <div className="page section stack gap-6 max-w-4xl">
      <p>
        <Link className="link" to={href('/dashboard/courses/:id', { id: draft.id })}>
          {words.backToCourse}
        </Link>
      </p>
      <h1 className="title" dir="auto">
        {lesson ? words.editLesson : words.newLesson}
      </h1>
      <ErrorSummary errors={summaryOf(errors, refusal)} />
      <Form method="post" className="stack gap-5" noValidate>
        <input type="hidden" name="seen" value={values.seen ?? draft.saved_at} />
        <Field id="title" label={words.lessonTitle} error={error('title')} required>
          <Input name="title" dir="auto" maxLength={120} defaultValue={values.title} />
        </Field>
        <div className="courses-numbers">
          <Field id="kind" label={words.kind} error={error('kind')}>
            <Select name="kind" value={kind} onChange={(event) => setKind(event.target.value)}>
              {KINDS.map((each) => (
                <option key={each} value={each}>
                  {t.courses.kinds[each]}
                </option>
              ))}
            </Select>
          </Field>
          <Field id="minutes" label={words.minutes} error={error('minutes')}>
            <Input name="minutes" type="number" min={1} max={600} dir="ltr" defaultValue={values.minutes} />
          </Field>
        </div>
        <Field id="slug" label={words.slug} hint={words.slugHint} error={error('slug')} required>
          <Input name="slug" dir="ltr" maxLength={80} defaultValue={values.slug} />
        </Field>
        <Field id="body" label={words.body} hint={words.bodyHint} error={error('body')}>
          <Textarea name="body" dir="auto" rows={14} maxLength={30_000} defaultValue={values.body} />
        </Field>
        <details className="quiet-details" open={kind === 'quiz' || error('questions') !== undefined}>
          <summary>{t.courses.kinds.quiz}</summary>
          <div className="stack gap-4">
            <Field id="questions" label={words.questions} hint={words.questionsHint} error={error('questions')}>
              <Textarea name="questions" dir="auto" rows={12} maxLength={60_000} defaultValue={values.questions} />
            </Field>
            <Field id="pass_mark" label={words.passMark} error={error('pass_mark')}>
              <Input name="pass_mark" type="number" min={1} max={100} dir="ltr" defaultValue={values.pass_mark} />
            </Field>
          </div>
        </details>
        <MediaFields kind={kind} values={values} error={error} />
        <Checkbox name="required" label={words.required} defaultChecked={values.required === 'on'} />
        <div>
          <Button type="submit">{words.save}</Button>
        </div>
      </Form>
    </div>
  )
}

type FieldsProps = { kind: string; values: Record<string, string>; error: (field: string) => string | undefined }

function MediaFields({ kind, values, error }: FieldsProps) {
  const { t } = useI18n()
  const words = t.courses.desk
  const { video, audio, pdf } = t.courses.kinds
  const isOpen = ['video', 'audio', 'pdf'].includes(kind) || error('address') !== undefined
  return (
    <details className="quiet-details" open={isOpen}>
      <summary>{[video, audio, pdf].join(' · ')}</summary>
      <div className="stack gap-4">
        <Field id="address" label={words.address} hint={words.addressHint} error={error('address')}>
          <Input name="address" dir="ltr" maxLength={500} defaultValue={values.address} />
        </Field>
        <div className="courses-numbers">
          <Field id="seconds" label={words.seconds} error={error('seconds')}>
            <Input name="seconds" type="number" min={0} max={36_000} dir="ltr" defaultValue={values.seconds} />
          </Field>
          <Field id="captions" label={words.captions} error={error('captions')} optional>
            <Input name="captions" dir="ltr" maxLength={500} defaultValue={values.captions} />
          </Field>
        </div>
        <Field id="transcript" label={words.transcript} error={error('transcript')} optional>
          <Textarea name="transcript" dir="auto" rows={6} maxLength={60_000} defaultValue={values.transcript} />
        </Field>
      </div>
    </details>
  )
}
