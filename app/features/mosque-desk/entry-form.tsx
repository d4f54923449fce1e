// The form of one entry among several on a page: its fields' ids begin with the entry's own.
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import type { FormState } from './rules.ts'

type Fields = {
  /** Id and error of a field. */
  field: (name: string) => { id: string; error: string | undefined }
  /** What was typed before, else what is entered. */
  typed: (name: string, value: string | number | null | undefined) => string
}

type Props = {
  intent: string
  /** Null for a new one. */
  id: string | null
  state: FormState | null
  children: (fields: Fields) => ReactNode
}

export function EntryForm({ intent, id, state, children }: Props) {
  const t = useT()
  const fields: Fields = {
    field: (name) => ({ id: id ? `${id}-${name}` : name, error: errorAt(t.mosques.errors, state, name) }),
    typed: (name, value) => state?.values[name] ?? String(value ?? ''),
  }
  return (
    <Form method="post" className="desk-form" noValidate>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id ?? ''} />
      <div className="desk-grid">{children(fields)}</div>
      <div>
        <Button type="submit">{id ? t.mosques.edit.save : t.mosques.edit.add}</Button>
      </div>
    </Form>
  )
}
