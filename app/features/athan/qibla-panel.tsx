// The Qibla on a rose that follows the phone's compass once it is asked to, with the sun as a second witness.
import { useEffect, useState } from 'react'
import { formatClock } from '#app/core/prayer/local-time.ts'
import { type SunHint, sunHint, turnBetween } from '#app/core/prayer/sun-hint.ts'
import { sunPosition } from '#app/core/prayer/sun-position.ts'
import { type Messages, useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Compass, Sun } from '#app/ui/icons.ts'
import { QiblaMap } from './qibla-map.tsx'
import { QiblaRose } from './qibla-rose.tsx'
import { useCompass } from './use-compass.ts'

type Props = {
  place: { lat: number; lng: number }
  bearing: number
  distanceKm: number
  heading: string
  /** The moment of the answer, and how far the clocks of the place are ahead of UTC, in milliseconds. */
  now: number
  zoneOffset: number
  alignedAt: string | null
}

const MINUTE = 60_000

export function QiblaPanel({ place, bearing, distanceKm, heading, now: start, zoneOffset, alignedAt }: Props) {
  const { locale, t } = useI18n()
  const words = t.athan.qibla
  const now = useNow(start)
  const { state, start: startCompass, stop } = useCompass()
  const sun = sunPosition(place, new Date(now))
  const reading = state.kind === 'on' ? state.reading : null
  const degrees = formatNumber(locale, Math.round(bearing))
  const name = words.points[Math.round(bearing / 22.5) % 16] ?? ''
  const bearingText = words.bearing(degrees, name)
  const distance = words.distance(formatNumber(locale, Math.round(distanceKm)))
  const hint = writeHint(sunHint(place, bearing, new Date(now)), locale, words, zoneOffset)
  return (
    <div className="athan__grid">
      <section className="panel athan-qibla" aria-labelledby="qibla-heading">
        <h2 className="h3" id="qibla-heading">
          {heading}
        </h2>
        <QiblaRose
          bearing={bearing}
          heading={reading?.heading ?? 0}
          sun={sun.altitude > 0 ? sun.azimuth : null}
          label={words.rose(degrees)}
        />
        <p className="athan-qibla__bearing">{bearingText}</p>
        <p className="soft">{distance}</p>
        {reading && (
          <p className="athan-qibla__turn" role="status">
            {writeTurn(turnBetween(reading.heading, bearing), locale, words)}
          </p>
        )}
      </section>
      <div className="stack gap-5">
        <QiblaMap place={place} bearing={bearingText} distance={distance} />
        <section className="panel stack gap-3" aria-labelledby="qibla-sun">
          <h2 className="h3 row gap-2" id="qibla-sun">
            <Sun className="i" />
            {words.sun.title}
          </h2>
          <p className="lead">{hint}</p>
          {alignedAt && <p>{words.sun.align(writeTime(locale, alignedAt))}</p>}
          <p className="small muted">{words.sun.care}</p>
        </section>
        <section className="panel stack gap-3" aria-labelledby="qibla-compass">
          <h2 className="h3 row gap-2" id="qibla-compass">
            <Compass className="i" />
            {words.compass.title}
          </h2>
          <p>{words.compass.lead}</p>
          <div>
            {state.kind === 'on' || state.kind === 'waiting' ? (
              <Button variant="outline" onClick={stop}>
                {words.compass.stop}
              </Button>
            ) : (
              <Button onClick={startCompass}>{words.compass.start}</Button>
            )}
          </div>
          {state.kind === 'waiting' && <p role="status">{words.compass.waiting}</p>}
          {reading && <p className="num">{words.compass.heading(formatNumber(locale, Math.round(reading.heading)))}</p>}
          {reading?.isRough && <Alert tone="warning">{words.compass.rough}</Alert>}
          {(state.kind === 'refused' || state.kind === 'missing') && (
            <Alert tone="warning" announce>
              {words.compass[state.kind]}
            </Alert>
          )}
          <p className="small muted">{words.compass.magnetic}</p>
        </section>
      </div>
    </div>
  )
}

/** Minute by minute from the server's moment on. */
function useNow(start: number): number {
  const [now, setNow] = useState(start)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}

type Words = Messages['athan']['qibla']

function writeHint(hint: SunHint, locale: Locale, { sun }: Words, zoneOffset: number): string {
  if (hint.kind === 'none') return sun.none
  const degrees = formatNumber(locale, hint.turn.degrees)
  const { side } = hint.turn
  if (hint.kind === 'now') return side === 'left' || side === 'right' ? sun.now[side](degrees) : sun.now[side]
  const time = writeTime(locale, formatClock(hint.at.getTime(), zoneOffset))
  if (side === 'ahead') return sun.at.ahead(time)
  return side === 'left' ? sun.at.left(time, degrees) : sun.at.right(time, degrees)
}

function writeTurn({ side, degrees }: ReturnType<typeof turnBetween>, locale: Locale, { compass }: Words): string {
  if (side === 'ahead') return compass.there
  return side === 'left' ? compass.left(formatNumber(locale, degrees)) : compass.right(formatNumber(locale, degrees))
}
