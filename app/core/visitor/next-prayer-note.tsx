// The next prayer where the visitor is, in Ramadan with iftar or suhoor; without a place, the way to set one.
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { isFeastMorning } from '#app/core/prayer/feast-morning.ts'
import { PRAYER_ICONS } from '#app/core/prayer/prayer-icons.ts'
import { noteAt, type PrayerNote } from '#app/core/prayer/prayer-note.ts'
import { useEachMinute } from '#app/core/prayer/use-each-minute.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useRenewal } from '#app/core/request/use-renewal.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { ChevronDown, Sun } from '#app/ui/icons.ts'
import { PlaceChip } from './place-chip.tsx'

/** What the line beside the navigation says at the visitor's place, for a day from the request on. */
export type PrayerRootData = { prayerNote: PrayerNote | null }

type Props = {
  className: string
  /** What is said while there is no place. */
  unplaced?: string
  /** Folded away under the next prayer and opened in place, instead of leading to the times. */
  children?: ReactNode
}

export function NextPrayerNote({ className, unplaced, children }: Props) {
  const { locale, t } = useI18n()
  const note = useRootData<PrayerRootData>()?.prayerNote ?? null
  const now = useMinute(note)
  if (!note)
    return (
      <PlaceChip className={className}>
        <Sun className="i i--sm" />
        {unplaced ?? t.places.requiredForPrayerTimes}
      </PlaceChip>
    )
  const found = noteAt(note, now)
  // Open for more than a day without an answer: the place is known, and what is next there is not.
  if (!found)
    return (
      <Link className={className} to="/athan">
        <Sun className="i i--sm" />
        {t.prayer.label}
      </Link>
    )
  const { next, fast } = found
  if (isFeastMorning(note.feast, now))
    return (
      <Link className={className} to="/mosques/occasions?kind=eid" data-next="eid">
        <Sun className="i i--sm" />
        {t.prayer.feast.note}
      </Link>
    )
  const Icon = PRAYER_ICONS[next.name]
  const time = (text: string) => writeTime(locale, text)
  const isIftar = fast?.name === 'maghrib'
  const said = (
    <>
      <Icon className="i i--sm" />
      <span className="num">
        {t.frame.nextPrayer(t.prayer.names[next.name], time(next.time))}
        {fast &&
          ` · ${t.prayer.ramadan.note(isIftar ? time(fast.time) : '', isIftar ? '' : time(fast.suhoor ?? fast.time))}`}
      </span>
    </>
  )
  if (!children)
    return (
      <Link className={className} to="/athan" data-next={next.name}>
        {said}
      </Link>
    )
  return (
    <details>
      <summary className={className} data-next={next.name}>
        {said}
        <ChevronDown className="i i--sm" />
      </summary>
      {children}
    </details>
  )
}

/** The server's moment first, then the clock's. It is asked again once all it told has come. */
function useMinute(note: PrayerNote | null): number {
  const [now, setNow] = useState(note?.now ?? 0)
  const renew = useRenewal()
  useEachMinute(() => {
    setNow(Date.now())
    if (note && !noteAt(note, Date.now())) void renew()
  })
  return now
}
