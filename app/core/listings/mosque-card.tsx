// A mosque in a list: where it is and which prayer begins there next. The whole card is one link.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ExactDistance } from '#app/core/places/exact-distance.tsx'
import type { PrayerName } from '#app/core/prayer/rules.ts'
import { useCome } from '#app/core/prayer/use-come.ts'
import { type Messages, useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { joinClasses } from '#app/ui/join-classes.ts'

export type MosqueFace = {
  id: string
  path: string
  /** Null: the card says that there is none. */
  name: string | null
  cover: { src: string; width: number; height: number }
  /** The city, else the widest name known. */
  area: string | null
  distance: number | null
  position: { lat: number; lng: number } | null
}

export type MosqueCardData = MosqueFace & {
  /** When the next prayer begins at the mosque, "HH:mm" on its clocks; never a guess at its jama'ah. */
  nextPrayer: {
    name: PrayerName | 'jumuah'
    time: string
    at: number
    /** Why it may differ from the visitor's own times: the mosque told it, or another method; null: it does not. */
    by: 'told' | { method: string } | null
  } | null
}

type FrameProps = {
  mosque: Omit<MosqueCardData, 'nextPrayer'>
  isLazy?: boolean | undefined
  className?: string | undefined
  /** What is said about its prayers. */
  children: ReactNode
}

export function MosqueCard({ mosque, isLazy }: { mosque: MosqueCardData; isLazy?: boolean }) {
  const { locale, t } = useI18n()
  const { nextPrayer } = mosque
  const isCome = useCome(nextPrayer?.at ?? null)
  return (
    <MosqueCardFrame mosque={mosque} isLazy={isLazy}>
      {nextPrayer && !isCome && (
        <p className="listing-mosque__next num">
          {t.listings.mosque.next(t.prayer.names[nextPrayer.name], writeTime(locale, nextPrayer.time))}
          {nextPrayer.by && <small className="muted"> · {writeBy(nextPrayer.by, t)}</small>}
        </p>
      )}
    </MosqueCardFrame>
  )
}

function writeBy(by: 'told' | { method: string }, { listings, prayer }: Pick<Messages, 'listings' | 'prayer'>): string {
  if (by === 'told') return listings.mosque.byTold
  const names: Record<string, string> = prayer.methods
  return listings.mosque.by(names[by.method] ?? by.method)
}

export function MosqueCardFrame({ mosque, isLazy = true, className, children }: FrameProps) {
  const { t } = useI18n()
  const words = t.listings
  const { cover, distance } = mosque
  return (
    <article className={joinClasses('listing-mosque', className)}>
      <div className="cover">
        <img
          className="rtl:-scale-x-100"
          src={cover.src}
          alt=""
          width={cover.width}
          height={cover.height}
          loading={isLazy ? 'lazy' : undefined}
          // Else React preloads it in the head, ahead of what is on the first screen.
          fetchPriority={isLazy ? undefined : 'low'}
          decoding="async"
        />
      </div>
      <div className="listing-mosque__body">
        <h3 className="listing__name">
          <Link to={mosque.path} dir="auto">
            {mosque.name ?? words.mosque.nameNotFound}
          </Link>
        </h3>
        <div className="listing__meta">
          {mosque.area && <span>{mosque.area}</span>}
          {distance !== null && (
            <span className="num">
              <ExactDistance km={distance} to={mosque.position} />
            </span>
          )}
        </div>
        {children}
      </div>
    </article>
  )
}
