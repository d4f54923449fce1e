// A row of tabs that are links: each has its address, and works without scripts.
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { joinClasses } from './join-classes.ts'

type Props = {
  label: string
  items: readonly { to: To; label: ReactNode; current: boolean }[]
  look?: 'underline' | 'segment' | undefined
  className?: string | undefined
}

export function LinkTabs({ label, items, look = 'underline', className }: Props) {
  return (
    <nav aria-label={label} className={joinClasses(look === 'segment' ? 'seg' : 'tabs', className)}>
      {items.map((item) => (
        <Link
          key={typeof item.to === 'string' ? item.to : JSON.stringify(item.to)}
          to={item.to}
          aria-current={item.current ? 'page' : undefined}
          preventScrollReset
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
