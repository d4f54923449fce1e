// The head of a section: small line above, title, lead, and an action at the end.
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = {
  title: ReactNode
  /** For `aria-labelledby` on the section. */
  id?: string | undefined
  eyebrow?: ReactNode
  lead?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

export function SectionHeading({ title, id, eyebrow, lead, action, className }: Props) {
  return (
    <div className={joinClasses('head', className)}>
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {action}
    </div>
  )
}
