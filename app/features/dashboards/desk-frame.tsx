// What the screens of staff and of superadmins stand in: the list of screens beside them, above them on narrow ones.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Icon } from '#app/ui/icon.tsx'
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

/** On a phone the list is a strip, and where one is may lie far along it. */
function showInStrip(here: HTMLElement | null) {
  const strip = here?.parentElement
  if (strip) strip.scrollLeft += middleOf(here) - middleOf(strip)
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

export function DeskFrame({ label, items, current, title, eyebrow, lead, children }: Props) {
  return (
    <div className="dash">
      <nav className="dash-side" aria-label={label}>
        {items.map(({ id, to, icon: Icon, label: name, mark }) => (
          <Link
            key={id}
            ref={id === current ? showInStrip : undefined}
            className="dash-side__item"
            to={to}
            aria-current={id === current ? 'page' : undefined}
          >
            <Icon className="i" />
            {name}
            {mark}
          </Link>
        ))}
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
