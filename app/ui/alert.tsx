// A message that stays on the page. `announce` reads it out when it appears after an action.

import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons.ts'
import { joinClasses } from './join-classes.ts'

type Tone = 'info' | 'success' | 'warning' | 'danger'
const ICON = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

type Props = {
  tone?: Tone | undefined
  /** The bold first words, on a line of their own. */
  title?: ReactNode
  announce?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

export function Alert({ tone = 'info', title, announce, className, children }: Props) {
  const Icon = ICON[tone]
  return (
    <div
      className={joinClasses('alert', tone !== 'info' && `alert--${tone}`, className)}
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon className="i" />
      <div className="grow">
        {title && <b className="alert__title">{title}</b>}
        {title && children ? ' ' : null}
        {children}
      </div>
    </div>
  )
}
