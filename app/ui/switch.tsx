// On or off, at once. For a choice that waits for "Save", use Checkbox.
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode }

export function Switch({ label, className, ...rest }: Props) {
  return (
    <label className={joinClasses('switch-row', className)}>
      <input type="checkbox" className="switch" {...rest} />
      <span>{label}</span>
    </label>
  )
}
