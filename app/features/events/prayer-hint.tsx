// "This runs over Maghrib (18:04) at …", with one tap to start after it. Reckoned in the browser, while one types.
import { type RefObject, useEffect, useState } from 'react'
import type { Ground } from '#app/core/events/prayer-ground.ts'
import { PRAYERS, type PrayerName } from '#app/core/prayer/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Overlap } from './prayer-overlap.ts'

/** Where the prayer is reckoned for, and what that place is called. */
export type PrayerSpot = Ground & { timeZone: string; name: string }

type Props = {
  spot: PrayerSpot
  /** The fields of the time; another object whenever something was typed into them. */
  typed: { fields: RefObject<HTMLFieldSetElement | null> }
  onStartAfter: (prayer: PrayerName) => void
}

export function PrayerHint({ spot, typed, onStartAfter }: Props) {
  const { locale, t } = useI18n()
  const words = t.events.form
  const [overlaps, setOverlaps] = useState<readonly Overlap[]>([])
  useEffect(() => {
    let isGone = false
    const planned = readTimes(typed.fields.current, spot.timeZone)
    if (planned)
      void import('./prayer-overlap.ts').then(({ findOverlaps }) => {
        if (!isGone) setOverlaps(findOverlaps(planned, spot, new Date()))
      })
    return () => {
      isGone = true
    }
  }, [typed, spot])
  const last = overlaps.at(-1)
  if (!last) return null
  const names = overlaps.map(({ prayer, at }) => `${t.prayer.names[prayer]} (${writeTime(locale, at)})`)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  return (
    <Alert tone="warning" announce>
      <p>{words.runsOver(list, spot.name)}</p>
      <p className="pt-2">
        <Button type="button" size="sm" variant="outline" onClick={() => onStartAfter(last.prayer)}>
          {words.startAfter(t.prayer.names[last.prayer])}
        </Button>
      </p>
    </Alert>
  )
}

function readTimes(fields: HTMLFieldSetElement | null, zone: string) {
  const form = fields?.closest('form')
  if (!form) return null
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '')
  const anchor = PRAYERS.find((prayer) => prayer === text('anchor')) ?? 'clock'
  const shift = Number(text('shift')) || 0
  return {
    anchor,
    clock: anchor === 'clock' ? text('clock') || null : null,
    shift: anchor === 'clock' ? 0 : text('side') === 'before' ? -shift : shift,
    first_day: text('first_day'),
    minutes: Number(text('minutes')),
    time_zone: text('time_zone') || zone,
  } as const
}
