// What every staff screen stands in: the list of screens beside it, above it on narrow ones.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { type StaffScreen, staffNav } from './staff-nav.ts'
import './staff-frame.css'

type Props = {
  current: StaffScreen
  title: ReactNode
  /** Stands above the title: who is greeted, what the place is for. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** How much waits on a screen. */
  waiting?: Partial<Record<StaffScreen, number>> | undefined
  children: ReactNode
}

export function StaffFrame({ current, title, eyebrow, lead, waiting = {}, children }: Props) {
  const { locale, t } = useI18n()
  return (
    <div className="dash">
      <nav className="dash-side" aria-label={t.moderation.staffNav.label}>
        {staffNav.map(({ screen, to, icon: Icon }) => (
          <Link key={screen} className="dash-side__item" to={to} aria-current={screen === current ? 'page' : undefined}>
            <Icon className="i" />
            {t.moderation.staffNav[screen]}
            {waiting[screen] ? <Badge tone="gold">{formatNumber(locale, waiting[screen])}</Badge> : null}
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
