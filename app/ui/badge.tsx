import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = {
  /** `over`: on pictures. */
  tone?: 'neutral' | 'brand' | 'gold' | 'info' | 'warning' | 'danger' | 'solid' | 'over' | undefined
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', className, children }: Props) {
  return <span className={joinClasses('badge', tone !== 'neutral' && `badge--${tone}`, className)}>{children}</span>
}
