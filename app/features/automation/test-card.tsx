// Sends a test event to the address of a rule, and shows what it answered.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { Try } from './rule.ts'
import { useReason } from './run-result.tsx'
import { TryLines } from './try-lines.tsx'

export function TestCard({ tried }: { tried: Try | null }) {
  const words = useI18n().t.automation.rule.test
  const reason = useReason()
  return (
    <Card as="section" title={words.title}>
      <div className="stack gap-4" id="test-event">
        <p>{words.text}</p>
        {tried && (
          <Alert tone={tried.outcome === 'done' ? 'success' : 'warning'} announce>
            {tried.detail ? reason(tried.detail) : ''}
          </Alert>
        )}
        {tried?.exchange && <TryLines exchange={tried.exchange} />}
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="try" variant="soft">
            {words.button}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
