// Nothing here yet: a mark, one line, one action.

import type { ReactNode } from 'react'
import type { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { KhatamOutline } from './khatam-outline.tsx'

type Props = {
  icon: Icon
  title: string
  headingLevel?: 1 | 2 | 3 | undefined
  action?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

const HEADING = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

export function EmptyState({ icon: Icon, title, headingLevel = 2, action, className, children }: Props) {
  const Heading = HEADING[headingLevel]
  return (
    <div className={joinClasses('empty', className)}>
      <span className="empty__mark">
        <KhatamOutline />
        <Icon className="i i--lg" />
      </span>
      <Heading className="h3">{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
