// The form on top of a staff screen that adds a row to the list below it.
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'

type Props = {
  failed: Refusal | undefined
  /** The words for its errors. */
  words: Parameters<typeof errorAt>[0]
  submit: string
  /** With files: `multipart/form-data`. */
  encType?: 'multipart/form-data' | 'application/x-www-form-urlencoded'
  children: (error: (field: string) => string | undefined, values: Record<string, string | undefined>) => ReactNode
}

export function AddForm({ failed, words, submit, encType = 'application/x-www-form-urlencoded', children }: Props) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" encType={encType} className="panel stack gap-5" noValidate>
      <ErrorSummary errors={summaryOf(words, failed)} />
      <div className="athan-grid">{children((field) => errorAt(words, failed, field), failed?.values ?? {})}</div>
      <div>
        <Button type="submit" name="intent" value="add" busy={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}
