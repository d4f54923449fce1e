// A row of tabs that are links: each has its address, and works without scripts.
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, type To } from 'react-router'
import { joinClasses } from './join-classes.ts'

type Props = {
  label: string
  items: readonly { to: To; label: ReactNode; current: boolean }[]
  look?: 'underline' | 'segment' | undefined
  className?: string | undefined
}

export function LinkTabs({ label, items, look = 'underline', className }: Props) {
  const row = useRef<HTMLElement>(null)
  const at = items.findIndex(({ current }) => current)
  // A row that is longer than the screen shows the tab one is on.
  useEffect(() => {
    const [nav, tab] = [row.current, row.current?.children[at]]
    if (!nav || !tab || nav.scrollWidth <= nav.clientWidth) return
    const middleOf = ({ left, width }: DOMRect) => left + width / 2
    nav.scrollLeft += middleOf(tab.getBoundingClientRect()) - middleOf(nav.getBoundingClientRect())
  }, [at])
  return (
    <nav ref={row} aria-label={label} className={joinClasses(look === 'segment' ? 'seg' : 'tabs', className)}>
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
