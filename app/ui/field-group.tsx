// Several choices under one question: a fieldset with its legend, hint and error.

import { type ReactNode, useId } from 'react'
import { CircleAlert } from './icons.ts'
import { joinClasses } from './join-classes.ts'

type Props = {
  legend: ReactNode
  id?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function FieldGroup({ legend, id, hint, error, className, children }: Props) {
  const ownId = useId()
  const groupId = id ?? ownId
  const described = joinClasses(hint ? `${groupId}-hint` : null, error ? `${groupId}-error` : null)
  return (
    // Focusable by script only, so that an error summary can jump here.
    <fieldset
      id={groupId}
      tabIndex={-1}
      className={joinClasses('field', className)}
      aria-describedby={described || undefined}
    >
      <legend className="label">{legend}</legend>
      {hint && (
        <p className="hint" id={`${groupId}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="error" id={`${groupId}-error`}>
          <CircleAlert className="i" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
