// The next prayer where the visitor is; without a place, the way to set one.

import { Link } from 'react-router'
import { writeTime } from '#app/core/hours/write-time.ts'
import { PlaceChip } from '#app/core/places/place-chip.tsx'
import { useRootData } from '#app/core/request/root-data.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Sun } from '#app/ui/icons.ts'

export function NextPrayerNote({ className }: { className: string }) {
  const { locale, t } = useI18n()
  const next = useRootData()?.nextPrayer ?? null
  const names: Record<string, string> = t.prayer.names
  if (!next)
    return (
      <PlaceChip className={className}>
        <Sun className="i i--sm" />
        {t.places.requiredForPrayerTimes}
      </PlaceChip>
    )
  return (
    <Link className={className} to="/athan">
      <Sun className="i i--sm" />
      <span className="num">{t.frame.nextPrayer(names[next.name] ?? next.name, writeTime(locale, next.time))}</span>
    </Link>
  )
}
