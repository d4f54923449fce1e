// One of several. `framed` puts it in a box that lights up when chosen, for choices that need a sentence each.
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  framed?: boolean | undefined
}

export function Radio({ label, hint, framed, className, ...rest }: Props) {
  const text = (
    <span>
      <span className={framed ? 'strong' : undefined}>{label}</span>
      {hint && <span className="hint block">{hint}</span>}
    </span>
  )
  if (framed) {
    return (
      <label className={joinClasses('option', className)}>
        <span className="check">
          <input type="radio" {...rest} />
        </span>
        {text}
      </label>
    )
  }
  return (
    <label className={joinClasses('check', className)}>
      <input type="radio" {...rest} />
      {text}
    </label>
  )
}
