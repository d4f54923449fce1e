// The form on top of a staff screen that adds a row to the list below it.
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'

/** Texts by field, and what was typed. */
export type Failed = { errors: Record<string, string>; values: Record<string, string> }

type Props = {
  failed: Failed | null
  submit: string
  /** With files: `multipart/form-data`. */
  encType?: 'multipart/form-data' | 'application/x-www-form-urlencoded'
  children: (errors: Record<string, string | undefined>, values: Record<string, string | undefined>) => ReactNode
}

export function AddForm({ failed, submit, encType = 'application/x-www-form-urlencoded', children }: Props) {
  const isBusy = useNavigation().state === 'submitting'
  const { errors = {}, values = {} } = failed ?? {}
  const summary = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))
  return (
    <Form method="post" encType={encType} className="panel stack gap-5" noValidate>
      <ErrorSummary errors={summary} />
      <div className="athan-grid">{children(errors, values)}</div>
      <div>
        <Button type="submit" name="intent" value="add" busy={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}
