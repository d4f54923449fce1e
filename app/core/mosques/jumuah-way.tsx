// One Jumu'ah with the way to it: khutbah and prayer by name, and which of them is still reached.
import type { ReactNode } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Car, Footprints } from '#app/ui/icons.ts'
import type { JumuahReach } from './jumuah-reach.ts'

const TONES = { khutbah: 'brand', prayer: 'warning', late: undefined } as const

type Props = { reach: Omit<JumuahReach, 'leaveAt'>; leave: string | null; children?: ReactNode }

export function JumuahWay({ reach: { session, way, minutes, outlook }, leave, children }: Props) {
  const { locale, t } = useI18n()
  const { jumuah, travel } = t.mosques
  const Icon = way === 'foot' ? Footprints : Car
  const label = way === 'foot' ? travel.footShort : travel.carShort
  const times = [
    jumuah.khutbah(writeTime(locale, session.khutbahAt)),
    session.prayerAt && jumuah.prayer(writeTime(locale, session.prayerAt)),
  ]
  const journey = [label(formatNumber(locale, minutes)), leave && travel.leaveBy(writeTime(locale, leave))]
  return (
    <div className="flex-wrap">
      <Icon className="i" />
      <span className="grow basis-44 small min-w-0">
        {children}
        <b className="strong block num">{times.filter(Boolean).join(' · ')}</b>
        <span className="muted num">{journey.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="ms-8">
        <Badge tone={TONES[outlook]}>{jumuah.outlook[outlook]}</Badge>
      </span>
    </div>
  )
}
