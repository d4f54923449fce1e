// Several of several: boxes of one name under one question, side by side where there is room.
import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { FieldGroup } from './field-group.tsx'

type Props = {
  legend: ReactNode
  hint?: ReactNode
  name: string
  chosen: readonly string[]
  options: readonly (readonly [value: string, label: string])[]
  className?: string | undefined
}

export const CheckboxGroup = ({ legend, hint, name, chosen, options, className }: Props) => (
  <FieldGroup legend={legend} hint={hint} className={className}>
    <div className="boxes">
      {options.map(([value, label]) => (
        <Checkbox key={value} name={name} value={value} defaultChecked={chosen.includes(value)} label={label} />
      ))}
    </div>
  </FieldGroup>
)
