import type { ComponentProps, ReactNode } from 'react'
import { useFieldWiring } from './field-context.ts'
import { joinClasses } from './join-classes.ts'

type Props = ComponentProps<'input'> & {
  /** Shown at the start, decorative. */
  icon?: ReactNode
}

export function Input({ icon, className, ...rest }: Props) {
  const input = <input className={joinClasses('input', className)} {...useFieldWiring()} {...rest} />
  if (!icon) return input
  return (
    <div className="with-icon">
      {icon}
      {input}
    </div>
  )
}
