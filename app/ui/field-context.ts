// Carries a field's ids from <Field> to the control inside it, so that label, hint and error are always wired.
import { createContext, useContext } from 'react'

export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: boolean | undefined
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** Attributes for the control; empty outside a <Field>. */
export const useFieldWiring = (): Partial<FieldWiring> => useContext(FieldContext) ?? {}
