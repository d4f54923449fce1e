import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; hint?: ReactNode }

export function Checkbox({ label, hint, className, ...rest }: Props) {
  return (
    <label className={joinClasses('check', className)}>
      <input type="checkbox" {...rest} />
      <span>
        {label}
        {hint && <span className="hint block">{hint}</span>}
      </span>
    </label>
  )
}
