// Names and values in two columns.
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type Props = { items: readonly { term: string; detail: ReactNode }[]; className?: string | undefined }

export function DescriptionList({ items, className }: Props) {
  return (
    <dl className={joinClasses('dl', className)}>
      {items.map(({ term, detail }) => (
        <div key={term} className="contents">
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
