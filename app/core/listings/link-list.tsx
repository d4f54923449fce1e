// A titled group of links to other pages, as wide buttons that wrap.
import { useId } from 'react'
import { Link } from 'react-router'

export type OnwardLink = { label: string; to: string }

export function LinkList({ title, links }: { title: string; links: readonly OnwardLink[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav className="stack gap-3 pt-12" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link className="chip" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
