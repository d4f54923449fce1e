// Label above, control, hint, error. The control inside (Input, Textarea, Select) finds its ids by context.

import { type ReactNode, useId } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { FieldContext } from './field-context.ts'
import { CircleAlert } from './icons.ts'
import { joinClasses } from './join-classes.ts'

type Props = {
  label: ReactNode
  /** Give one where an error summary links here. */
  id?: string | undefined
  hint?: ReactNode
  /** What is wrong and what to do. */
  error?: ReactNode
  required?: boolean | undefined
  /** Says so beside the label. Mark the rarer kind of field, not both. */
  optional?: boolean | undefined
  /** The label is there for screen readers only. */
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Field({ label, id, hint, error, required, optional, hideLabel, className, children }: Props) {
  const t = useT()
  const ownId = useId()
  const fieldId = id ?? ownId
  const described = joinClasses(hint ? `${fieldId}-hint` : null, error ? `${fieldId}-error` : null)
  return (
    <div className={joinClasses('field', className)}>
      <label className={hideLabel ? 'sr-only' : 'label'} htmlFor={fieldId}>
        {label}
        {optional && <span>{t.ui.optional}</span>}
      </label>
      <FieldContext
        value={{
          id: fieldId,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          required,
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p className="hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${fieldId}-error`}>
          <CircleAlert className="i" />
          {error}
        </p>
      )}
    </div>
  )
}
