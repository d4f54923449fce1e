// The sample community, part by part: what of it stands beside what is real, and the way out of it.
import './console.css'
import { Form, Link, useNavigation } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CircleCheck } from '#app/ui/icons.ts'
import type { SamplePage } from './queries.server.ts'

type Props = { page: SamplePage; state: Refusal | undefined }

export function SampleScreen({ page: { parts, people, isOwnSample }, state }: Props) {
  const { t } = useI18n()
  const words = t.console.sample
  const left = parts.filter(({ sample }) => sample > 0)
  if (left.length === 0 && people.sample === 0) return <EmptyState icon={CircleCheck} title={words.none} />
  return (
    <>
      {isOwnSample && (
        <Alert tone="warning">
          {words.own}{' '}
          <Link className="link" to="/dashboard/superadmin/people">
            {t.console.setup.staff.go}
          </Link>
        </Alert>
      )}
      <Card as="section" title={words.part}>
        <ul className="console-rows">
          {left.map(({ part, sample, real }) => (
            <li key={part} className="console-part">
              <div>
                <h3 className="h4">{words.parts[part]}</h3>
                <Numbers sample={sample} real={real} />
              </div>
              <TakeOut intent="part" part={part} name={words.parts[part]} state={state} />
            </li>
          ))}
        </ul>
      </Card>
      {!isOwnSample && (
        <Card as="section" title={words.all}>
          <div className="stack gap-3">
            <p className="soft">{words.allText}</p>
            <p>
              {words.people}: <Numbers {...people} />
            </p>
            <TakeOut intent="all" part={null} name={words.all} state={state} />
          </div>
        </Card>
      )}
    </>
  )
}

function Numbers({ sample, real }: { sample: number; real: number }) {
  const { locale, t } = useI18n()
  const words = t.console.sample
  return (
    <span className="small soft">
      {words.count}: {formatNumber(locale, sample)} · {words.real}: {formatNumber(locale, real)}
    </span>
  )
}

type OutProps = { intent: 'part' | 'all'; part: string | null; name: string; state: Refusal | undefined }

function TakeOut({ intent, part, name, state }: OutProps) {
  const { t } = useI18n()
  const words = t.console.sample
  const sent = useNavigation().formData
  const isBusy = sent?.get('intent') === intent && (part === null || sent.get('part') === part)
  const isMine = state?.values.intent === intent && (part === null || state.values.part === part)
  const problem = isMine ? errorAt({ ...t.ui.refusals, ...t.console.errors }, state, 'sure') : undefined
  return (
    <details className="console-act" open={isMine || undefined}>
      <summary>
        {words.remove}
        <span className="sr-only">: {name}</span>
      </summary>
      <Form method="post" className="stack gap-3">
        <input type="hidden" name="intent" value={intent} />
        {part && <input type="hidden" name="part" value={part} />}
        <Checkbox name="sure" value="yes" label={words.sure} />
        {problem && <p className="text-danger">{problem}</p>}
        <Button type="submit" variant="danger" size="sm" busy={isBusy} className="self-start">
          {words.remove}
          <span className="sr-only">: {name}</span>
        </Button>
      </Form>
    </details>
  )
}
