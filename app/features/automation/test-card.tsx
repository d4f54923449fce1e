// Sends a test event through all actions of a rule, and shows what came of each.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { KeptAction, Tried } from './rule.ts'
import { writeAction } from './rule-steps.tsx'
import { useReason } from './run-result.tsx'
import { TryLines } from './try-lines.tsx'

type Props = { actions: readonly KeptAction[]; tried: readonly Tried[] | null }

export function TestCard({ actions, tried }: Props) {
  const { t } = useI18n()
  const words = t.automation.rule.test
  const reason = useReason()
  return (
    <Card as="section" title={words.title}>
      <div className="stack gap-4" id="test-event">
        <p>{words.text}</p>
        {actions.map((action) => {
          const result = tried?.find(({ id }) => id === action.id)?.tried
          if (!result) return null
          return (
            <div key={action.id} className="stack gap-2">
              <Alert tone={result.outcome === 'done' ? 'success' : 'warning'} announce>
                <bdi className="strong">{writeAction(action, t.automation)}</bdi> ·{' '}
                {result.detail ? reason(result.detail) : ''}
              </Alert>
              {result.exchange && <TryLines exchange={result.exchange} />}
            </div>
          )
        })}
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="try" variant="soft">
            {words.button}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
