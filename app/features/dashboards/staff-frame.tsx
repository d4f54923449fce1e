// The frame of every staff screen.
import { type ReactNode, use } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { type StaffScreen, staffNav } from './staff-nav.ts'
import { WaitingContext } from './waiting-context.ts'

type Props = {
  current: StaffScreen
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  children: ReactNode
}

export function StaffFrame(frame: Props) {
  const { locale, t } = useI18n()
  const waiting = use(WaitingContext)
  const words = t.moderation.staffNav
  const items = staffNav.map(({ screen, to, icon }) => ({
    ...{ id: screen, to, icon, label: words[screen] },
    mark: waiting[screen] ? <Badge tone="gold">{formatNumber(locale, waiting[screen])}</Badge> : null,
  }))
  return <DeskFrame label={words.label} items={items} {...frame} />
}
