// Everything a form found wrong, on top, each line leading to its field. Takes the focus when it appears.
import { useEffect, useRef } from 'react'
import { useT } from '#app/i18n/catalogue.ts'

type Props = {
  /** `fieldId`: the id given to the <Field>; without one the line is plain text. */
  errors: readonly { fieldId?: string | undefined; message: string }[]
  title?: string | undefined
}

export function ErrorSummary({ errors, title }: Props) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  // A new list, even an equal one, is a new answer from the server: it is announced again.
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div ref={box} className="error-summary" role="alert" tabIndex={-1}>
      <p className="strong">{title ?? t.ui.errorSummary(errors.length)}</p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId}:${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  const field = document.getElementById(fieldId)
                  if (!field) return
                  event.preventDefault()
                  field.focus()
                  field.scrollIntoView({ block: 'center' })
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
