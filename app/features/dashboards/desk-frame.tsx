// The frame of the staff's and superadmins' screens: the list of screens beside them, folded above them on narrow ones.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Icon } from '#app/ui/icon.tsx'
import { ChevronDown } from '#app/ui/icons.ts'
import './desk-frame.css'

export type DeskItem = { id: string; to: string; icon: Icon; label: string; mark?: ReactNode }

type Props = {
  label: string
  items: readonly DeskItem[]
  current: string
  title: ReactNode
  /** Stands above the title: who is greeted, what the place is for. */
  eyebrow?: ReactNode
  lead?: ReactNode
  children: ReactNode
}

export function DeskFrame({ label, items, current, title, eyebrow, lead, children }: Props) {
  const here = items.find(({ id }) => id === current)
  return (
    <div className="dash">
      <nav className="dash-side" aria-label={label}>
        {/* Another screen closes the fold again. */}
        <details key={current}>
          <summary className="dash-side__item dash-side__fold">
            {here && <here.icon className="i" />}
            {here?.label ?? label}
            <span className="dash-side__marks">
              {items.some(({ mark }) => mark) && <span className="dash-side__dot" aria-hidden="true" />}
              <ChevronDown className="i i--sm" />
            </span>
          </summary>
          <div className="dash-side__list">
            {items.map(({ id, to, icon: Icon, label: name, mark }) => (
              <Link key={id} className="dash-side__item" to={to} aria-current={id === current ? 'page' : undefined}>
                <Icon className="i" />
                {name}
                {mark}
              </Link>
            ))}
          </div>
        </details>
      </nav>
      <div className="dash__main">
        <div className="stack gap-1">
          {eyebrow && <p className="small muted">{eyebrow}</p>}
          <h1 className="h1">{title}</h1>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}
