// Shows authors the team's decision about their own post, the reason, and the one appeal.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Decision, State } from './contribution.ts'
import type { PageState } from './form-state.ts'
import { refusalAt } from './form-state.ts'
import { useErrorWords } from './use-words.ts'

type Props = {
  kind: 'contribution' | 'reply' | 'sanction'
  subject: string
  state: State
  decision: Decision | null
  action: string
  answer?: PageState
}

/** What was sent back is no draft like any other, and an appeal is answered by waiting. */
function standingOf(state: Exclude<State, 'published' | 'within'>, decision: Decision | null) {
  if (state !== 'draft' && state !== 'removed') return state
  if (decision?.status === 'open') return 'appealed'
  return state === 'draft' && decision ? 'returned' : state
}

const TONES = {
  draft: 'info',
  review: 'info',
  hidden: 'warning',
  removed: 'danger',
  withdrawn: 'info',
  returned: 'warning',
  appealed: 'info',
} as const

export function DecisionNote({ kind, subject, state, decision, action, answer }: Props) {
  const { t } = useI18n()
  const words = t.contributions.state
  const errors = useErrorWords()
  if (state === 'published' || state === 'within') return null
  const refusal = refusalAt(answer, 'page')
  const wrong = refusal?.values.subject === subject ? errorAt(errors, refusal, 'words') : undefined
  const standing = standingOf(state, decision)
  const canned = decision?.canned
  const reason = canned ? lookUp(t.moderation.queue.cannedOptions, canned) : null
  return (
    <Alert tone={TONES[standing]}>
      <p>
        <b>{words.titles[standing]}</b>{' '}
        {standing === 'appealed' && !decision?.has_another ? words.appealedSame : words.texts[standing]}
      </p>
      {reason && <p>{reason}</p>}
      {decision?.note && <p dir="auto">“{decision.note}”</p>}
      {decision?.may_appeal && (
        <AppealForm
          kind={kind}
          subject={subject}
          action={action}
          hasAnother={decision.has_another}
          wrong={wrong}
          typed={wrong ? refusal?.values.words : ''}
        />
      )}
    </Alert>
  )
}

type AppealProps = Pick<Props, 'kind' | 'subject' | 'action'> & {
  hasAnother: boolean
  wrong: string | undefined
  typed: string | undefined
}

/** Once, and it says who will read it: in a team of one that is who decided. */
export function AppealForm({ kind, subject, action, hasAnother, wrong, typed }: AppealProps) {
  const words = useI18n().t.contributions.state
  return (
    <details className="quiet-details" open={wrong !== undefined || undefined}>
      <summary>{words.appeal}</summary>
      <Form method="post" action={action} className="stack gap-3">
        <p className="small">{hasAnother ? words.appealText : words.appealTextSame}</p>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="subject" value={subject} />
        <Field label={kind === 'sanction' ? words.appealWhy : words.appealWords} error={wrong} required>
          <Textarea name="words" rows={3} maxLength={1000} dir="auto" defaultValue={typed} />
        </Field>
        <Button type="submit" name="intent" value="appeal" size="sm">
          {words.appealSend}
        </Button>
      </Form>
    </details>
  )
}
