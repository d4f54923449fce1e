// The first screen of a dashboard: who you are, what this place is for, and the parts that exist.
import type { ReactNode } from 'react'
import { useT } from '#app/i18n/catalogue.ts'

type Props = { displayName: string; title: string; lead: string; children?: ReactNode }

export function DashboardStart({ displayName, title, lead, children }: Props) {
  const t = useT()
  return (
    <div className="page section stack gap-8">
      <div className="stack gap-2">
        <p className="muted">{t.auth.dashboard.greeting(displayName)}</p>
        <h1 className="h1">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </div>
  )
}
