// The screen in the mosque's hall. It holds more than two months of times, so that it goes on when the network is gone, and
// fetches what changed once it is back. Which of its faces it shows is decided in display-moment.ts.
import './display.css'
import './display-strip.css'
import { useEffect, useState } from 'react'
import { SLIDE_SECONDS } from '#app/core/mosques/screen-settings.ts'
import { formatHijri } from '#app/core/prayer/hijri.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { dhikrOn } from './adhkar.ts'
import type { DisplayData } from './describe-display.server.ts'
import { DisplayBoard, slidesOf } from './display-board.tsx'
import { DisplayFoot } from './display-foot.tsx'
import { announcedAt, displayMoment, slideAt } from './display-moment.ts'
import { DisplayClock, DisplayDhikr, DisplayNow, DisplayPrayer } from './display-now.tsx'
import { DisplayTimes } from './display-times.tsx'
import { useDisplayData } from './use-display-data.ts'
import { writeDay } from './write-display.ts'

/** Whoever comes in shortly before a prayer looks for its time, not for a picture. */
const NO_SLIDES_SECONDS = 5 * 60

export function DisplayScreen({ data: first }: { data: DisplayData }) {
  const { locale } = useI18n()
  const { data, isOnline, skew } = useDisplayData(first)
  const now = useSeconds(first.madeAt, skew)
  const moment = displayMoment(data, now)
  const { awaited, dhikr } = moment
  const stage = awaited?.stage ?? null
  const isPraying = stage === 'praying' || stage === 'listening'
  const isDark = isPraying && (data.screen?.goesDark ?? true)
  const announcements = announcedAt(data.announcements, moment, now)
  const slides = slidesOf(announcements, data.screen?.photos ?? [])
  const isQuiet = stage === 'before' && dhikr === null && (awaited?.seconds ?? 0) > NO_SLIDES_SECONDS
  const shown = isQuiet ? slideAt(slides.length, now, data.screen?.slideSeconds ?? SLIDE_SECONDS) : null
  const slide = shown === null ? null : (slides[shown] ?? null)
  const face = isDark ? 'dark' : dhikr ? 'dhikr' : slide ? 'board' : null
  return (
    <div
      className={joinClasses('mosque-display', face && `mosque-display--${face}`)}
      data-stage={dhikr ? 'dhikr' : stage}
    >
      <header className="mosque-display__head">
        <h1 className="mosque-display__name">
          <bdi>{data.name}</bdi>
        </h1>
        <p className="mosque-display__dates">
          {writeDay(locale, moment.date)}
          <span>
            {formatHijri(
              new Date(now),
              {
                timeZone: data.timeZone,
                sightings: data.sightings,
                ...(moment.maghribAt > 0 && { maghrib: new Date(moment.maghribAt) }),
              },
              locale,
            )}
          </span>
        </p>
        {(face === 'board' || face === 'dhikr') && <DisplayClock clock={moment.clock} isSmall />}
      </header>
      {awaited && isPraying ? (
        <DisplayPrayer awaited={awaited} clock={moment.clock} />
      ) : dhikr ? (
        <DisplayDhikr dhikr={dhikrOn(now, moment.isTakbir)} />
      ) : slide ? (
        <DisplayBoard slide={slide} />
      ) : (
        <DisplayNow moment={moment} />
      )}
      <DisplayTimes rows={moment.rows} />
      <DisplayFoot data={data} moment={moment} announcements={announcements} now={now} isOnline={isOnline} />
    </div>
  )
}

/** Second by second, from the server's moment on; `skew` mends a clock that goes wrong. */
function useSeconds(start: number, skew: number): number {
  const [now, setNow] = useState(start)
  useEffect(() => {
    const tick = () => setNow(Date.now() + skew)
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [skew])
  return now
}
