// One press stops a monthly gift.
import { Form } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'

type Props = { sum: string; isStopped: boolean; refusal: Refusal | undefined }

export function StopPage({ sum, isStopped, refusal }: Props) {
  const t = useT()
  const words = t.donate.stop
  return (
    <div className="page section stack max-w-2xl gap-6">
      <h1 className="h1">{words.title}</h1>
      <ErrorSummary errors={summaryOf({ ...t.ui.refusals, ...t.donate.errors }, refusal)} />
      {isStopped ? (
        <Alert tone="success" title={words.stopped} announce>
          {words.stoppedText}
        </Alert>
      ) : (
        <Form method="post" className="stack gap-4">
          <p>{words.sure(sum)}</p>
          <Button type="submit" className="self-start">
            {words.button}
          </Button>
        </Form>
      )}
    </div>
  )
}
