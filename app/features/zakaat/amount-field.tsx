// A field for an amount, a weight or a number. What cannot be read is said at once and counts as nothing.
import type { ReactNode } from 'react'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { useCalculator } from './calculator-context.ts'

type Props = {
  /** The field's name among those that could not be read, such as `amounts.cash`. */
  name: string
  label: string
  hint?: ReactNode
  error: string
  value: string
  whole?: boolean | undefined
  placeholder?: string | undefined
  onChange: (value: string) => void
}

export function AmountField({ name, label, hint, error, value, whole, placeholder, onChange }: Props) {
  const { result } = useCalculator()
  return (
    <Field
      id={`zk-${name.replaceAll('.', '-')}`}
      label={label}
      hint={hint}
      error={result.unreadable.has(name) ? error : undefined}
    >
      <Input
        className="num"
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={40}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
