// A white panel with a hairline. `flush` leaves out the padding, for tables and pictures.
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = {
  title?: ReactNode
  /** Stands at the end of the title's row. */
  action?: ReactNode
  headingLevel?: 2 | 3 | undefined
  flush?: boolean | undefined
  as?: 'div' | 'section' | 'article' | 'aside' | undefined
  className?: string | undefined
  children: ReactNode
}

export function Card({ title, action, headingLevel = 2, flush, as: Element = 'div', className, children }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <Element className={joinClasses('panel', flush && 'panel--flush', className)}>
      {(title || action) && (
        <div className={joinClasses('panel__head', flush && 'mb-0 p-5')}>
          {title && <Heading className="h3">{title}</Heading>}
          {action}
        </div>
      )}
      {children}
    </Element>
  )
}
