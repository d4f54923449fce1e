// The secret of a webhook: shown once, then never again.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import type { KeptAction } from './rule.ts'

type Props = { action: KeptAction; secret: string | null }

export function SecretCard({ action: { id, url, rotated_at: rotatedAt }, secret }: Props) {
  const { locale, t } = useI18n()
  const words = t.automation.rule.secret
  return (
    <Card as="section" title={words.title}>
      <div className="stack gap-4">
        <code className="automation-id" dir="ltr">
          {url}
        </code>
        <p>{words.text}</p>
        {secret ? (
          <>
            <Alert tone="success" announce>
              {words.shown}
            </Alert>
            <CopyField label={words.label} text={secret} />
          </>
        ) : rotatedAt ? (
          <p className="small muted">
            {words.since(writeDate(locale, rotatedAt))} {words.overlap}
          </p>
        ) : (
          <Alert tone="warning">{words.missing}</Alert>
        )}
        {!secret && (
          <Form method="post">
            <input type="hidden" name="action" value={id} />
            <Button type="submit" name="intent" value="rotate" variant={rotatedAt ? 'outline' : 'primary'}>
              {words.get}
            </Button>
          </Form>
        )}
        <details>
          <summary className="link">{words.guide}</summary>
          <ul className="automation-guide">
            {words.guideSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </details>
      </div>
    </Card>
  )
}
