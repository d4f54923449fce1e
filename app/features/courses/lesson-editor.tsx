// The teacher's form for one lesson: first what kind it is, then what that kind needs and nothing else. A kind is chosen by a
// link, so that the form is the same without scripts; what few lessons need is folded away.
import { Form, href, Link } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { KINDS, type LessonKind } from './course.ts'
import type { Draft, WrittenLesson } from './document.ts'
import { FILE_ACCEPT, type FileKind, hasFile, MAX_FILE_MEGABYTES } from './file-rules.ts'
import { writeQuestions } from './question-text.ts'
import './courses.css'
import '#app/ui/styles/work.css'

type Props = {
  draft: Pick<Draft, 'id' | 'saved_at'>
  /** Null: a lesson that is new. */
  lesson: WrittenLesson | null
  kind: LessonKind
  freshSlug: string
  refusal: Refusal | undefined
}

const isOwnFile = (address: string | null) => address?.startsWith('/') === true

const typed = (lesson: WrittenLesson): Record<string, string> => ({
  slug: lesson.slug,
  title: lesson.title,
  body: lesson.body,
  address: isOwnFile(lesson.address) ? '' : (lesson.address ?? ''),
  kept: isOwnFile(lesson.address) ? (lesson.address ?? '') : '',
  captions: lesson.captions ?? '',
  transcript: lesson.transcript,
  minutes: String(lesson.minutes),
  seconds: String(lesson.seconds),
  pass_mark: String(lesson.pass_mark),
  required: lesson.required ? 'on' : '',
  questions: writeQuestions(lesson.questions),
})

export function LessonEditor({ draft, lesson, kind, freshSlug, refusal }: Props) {
  const { t } = useI18n()
  const words = t.courses.desk
  const errors = { ...t.ui.refusals, ...t.courses.errors }
  const fresh = { slug: freshSlug, minutes: '5', seconds: '0', pass_mark: '70', required: 'on' }
  const values: Record<string, string> = refusal?.values ?? (lesson ? typed(lesson) : fresh)
  const error = (field: string) => errorAt(errors, refusal, field)
  const at = href('/dashboard/courses/:id/lessons/:lesson', { id: draft.id, lesson: lesson?.slug ?? 'new' })
  return (
    <div className="page section stack gap-6 max-w-4xl">
      <p>
        <Link className="link link--alone" to={href('/dashboard/courses/:id', { id: draft.id })}>
          {words.backToCourse}
        </Link>
      </p>
      <h1 className="title" dir="auto">
        {lesson ? words.editLesson : words.newLesson}
      </h1>
      <nav className="stack gap-3" aria-labelledby="kinds">
        <h2 className="h4" id="kinds">
          {words.whichKind}
        </h2>
        <div className="courses-chips">
          {KINDS.map((each) => (
            <Chip key={each} to={`${at}?kind=${each}`} current={each === kind}>
              {t.courses.kinds[each]}
            </Chip>
          ))}
        </div>
        <p className="small muted">{words.kindHints[kind]}</p>
      </nav>
      <ErrorSummary errors={summaryOf(errors, refusal)} />
      {/* Files go to the server as they are. */}
      <Form key={kind} method="post" encType="multipart/form-data" className="stack gap-5" noValidate>
        <input type="hidden" name="seen" value={values.seen ?? draft.saved_at} />
        <input type="hidden" name="kind" value={kind} />
        <Field id="title" label={words.lessonTitle} error={error('title')} required>
          <Input name="title" dir="auto" maxLength={120} defaultValue={values.title} />
        </Field>
        {hasFile(kind) && <FileFields kind={kind} values={values} error={error} />}
        {kind === 'quiz' && (
          <>
            <Field id="questions" label={words.questions} hint={words.questionsHint} error={error('questions')}>
              <Textarea
                name="questions"
                dir="auto"
                rows={12}
                maxLength={60_000}
                placeholder={words.questionsExample}
                defaultValue={values.questions}
              />
            </Field>
            <Field id="pass_mark" label={words.passMark} error={error('pass_mark')}>
              <Input name="pass_mark" type="number" min={1} max={100} dir="ltr" defaultValue={values.pass_mark} />
            </Field>
          </>
        )}
        <Field
          id="body"
          label={kind === 'text' ? words.body : words.bodyBeside}
          hint={words.bodyHint}
          error={error('body')}
          optional={kind !== 'text'}
        >
          <Textarea
            name="body"
            dir="auto"
            rows={kind === 'text' ? 14 : 5}
            maxLength={30_000}
            defaultValue={values.body}
          />
        </Field>
        <Field id="minutes" label={words.minutes} error={error('minutes')}>
          <Input name="minutes" type="number" min={1} max={600} dir="ltr" defaultValue={values.minutes} />
        </Field>
        <MoreFields kind={kind} values={values} error={error} />
        <div>
          <Button type="submit">{words.save}</Button>
        </div>
      </Form>
    </div>
  )
}

type FieldsProps<Kind> = { kind: Kind; values: Record<string, string>; error: (field: string) => string | undefined }

function FileFields({ kind, values, error }: FieldsProps<FileKind>) {
  const { locale, t } = useI18n()
  const words = t.courses.desk
  return (
    <fieldset className="stack gap-4 courses-file">
      <legend className="label">{t.courses.kinds[kind]}</legend>
      {values.kept && (
        <p className="small">
          <input type="hidden" name="kept" value={values.kept} />
          <a className="link" href={values.kept} target="_blank" rel="noopener noreferrer">
            {words.fileNow}
          </a>
        </p>
      )}
      <Field
        id="file"
        label={values.kept ? words.fileOther : words.file}
        hint={words.fileHints[kind](formatNumber(locale, MAX_FILE_MEGABYTES))}
        error={error('file')}
      >
        <Input name="file" type="file" accept={FILE_ACCEPT[kind]} />
      </Field>
      {kind !== 'picture' && (
        <Field
          id="address"
          label={words.address}
          hint={kind === 'video' ? words.addressHintVideo : words.addressHint}
          error={error('address')}
        >
          <Input name="address" type="url" dir="ltr" maxLength={500} defaultValue={values.address} />
        </Field>
      )}
    </fieldset>
  )
}

function MoreFields({ kind, values, error }: FieldsProps<LessonKind>) {
  const { t } = useI18n()
  const words = t.courses.desk
  const isRecording = kind === 'video' || kind === 'audio'
  const isOpen = ['slug', 'seconds', 'captions', 'transcript'].some((field) => error(field) !== undefined)
  return (
    <details className="quiet-details" open={isOpen}>
      <summary>{words.more}</summary>
      <div className="stack gap-4">
        {(isRecording || kind === 'picture') && (
          <Field
            id="transcript"
            label={isRecording ? words.transcript : words.described}
            hint={isRecording ? undefined : words.describedHint}
            error={error('transcript')}
            optional
          >
            <Textarea
              name="transcript"
              dir="auto"
              rows={isRecording ? 6 : 2}
              maxLength={60_000}
              defaultValue={values.transcript}
            />
          </Field>
        )}
        {isRecording && (
          <div className="courses-numbers">
            <Field id="seconds" label={words.seconds} error={error('seconds')}>
              <Input name="seconds" type="number" min={0} max={36_000} dir="ltr" defaultValue={values.seconds} />
            </Field>
            <Field id="captions" label={words.captions} error={error('captions')} optional>
              <Input name="captions" dir="ltr" maxLength={500} defaultValue={values.captions} />
            </Field>
          </div>
        )}
        <Field id="slug" label={words.slug} hint={words.slugHint} error={error('slug')} required>
          <Input name="slug" dir="ltr" maxLength={80} defaultValue={values.slug} />
        </Field>
        <Checkbox name="required" label={words.required} defaultChecked={values.required === 'on'} />
      </div>
    </details>
  )
}
