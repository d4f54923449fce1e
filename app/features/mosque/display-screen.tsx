// The screen in the mosque's hall: clock, today's times with iqamah, the next prayer, Jumu'ah and announcements. It holds
// more than two months of times, so that it goes on when the network is gone, and fetches what changed once it is back.
import './display.css'
import { Fragment, useEffect, useState } from 'react'
import { writeClock, writeTime } from '#app/core/hours/write-time.ts'
import { formatHijri } from '#app/core/prayer/hijri.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { WifiOff } from '#app/ui/icons.ts'
import type { DisplayData } from './describe-display.server.ts'
import { type DisplayMoment, displayMoment } from './rules.ts'
import { useDisplayData } from './use-display-data.ts'

const TURN_MS = 12_000

export function DisplayScreen({ data: first }: { data: DisplayData }) {
  const { locale, t } = useI18n()
  const words = t.mosques.display
  const { data, isOnline, skew } = useDisplayData(first)
  const now = useSeconds(first.madeAt, skew)
  const moment = displayMoment(data, now)
  const time = (text: string) => writeTime(locale, text)
  const [hours, minutes, seconds] = moment.clock.split(':')
  const announcements = data.announcements.filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  const methods: Record<string, string> = t.prayer.methods
  const methodName = methods[data.method] ?? data.method
  const shown = announcements[Math.floor(now / TURN_MS) % Math.max(1, announcements.length)]
  return (
    <div className="mosque-display">
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
      </header>
      <div className="mosque-display__now">
        <p className="mosque-display__clock num" role="timer">
          {/* Figures run from left to right in every language, and so does the room between them. */}
          <span dir="ltr">
            {writeClock(locale, `${hours}:${minutes}`)}
            <small>{formatNumber(locale, Number(seconds), { minimumIntegerDigits: 2 })}</small>
          </span>
        </p>
        {moment.awaited && <Awaited {...moment.awaited} />}
        {moment.fast && (
          <p className="mosque-display__jumuah num">
            <b>{t.prayer.ramadan[moment.fast.kind]}</b>
            <span>
              {time(moment.fast.time)} · {writeLeft(locale, moment.fast.seconds)}
            </span>
            <span>{t.prayer.ramadan.day(formatNumber(locale, moment.fast.day))}</span>
            {moment.fast.kind === 'suhoor' && <span>{t.prayer.ramadan.imsak(time(moment.fast.imsak))}</span>}
          </p>
        )}
        {moment.sessions.length > 0 && (
          <p className="mosque-display__jumuah">
            <b>{words.jumuah}</b>
            {moment.sessions.map(({ id, khutbahAt, prayerAt, language }) => (
              <span key={id} className="num">
                {t.mosques.jumuah.khutbah(time(khutbahAt))}
                {prayerAt && ` · ${t.mosques.jumuah.prayer(time(prayerAt))}`} {language && <bdi>{language}</bdi>}
              </span>
            ))}
          </p>
        )}
      </div>
      <table className="mosque-display__times">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t.mosques.today.prayer}</span>
            </th>
            <th scope="col">{words.begins}</th>
            <th scope="col">{words.iqamah}</th>
          </tr>
        </thead>
        <tbody>
          {moment.rows.map((row, i) => (
            <tr
              key={i === 1 ? 'dhuhr' : row.prayer}
              className={row.isAwaited ? 'is-awaited' : undefined}
              aria-current={row.isAwaited ? 'true' : undefined}
            >
              <th scope="row">
                {t.mosques.prayers[row.prayer]} {row.isTomorrow && <small>{words.tomorrow}</small>}
              </th>
              <td className="num">{time(row.begins)}</td>
              <td className="num">{row.iqamah ? time(row.iqamah) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="mosque-display__foot">
        <div className="mosque-display__said">
          {moment.isOver ? (
            <p role="status">{words.stale}</p>
          ) : shown ? (
            <p key={shown.id} className="mosque-display__news">
              <b>{t.mosques.announcements.kinds[shown.kind]}</b>
              <bdi>{shown.title}</bdi>
              <span className="mosque-display__detail">
                {[
                  shown.on && writeDay(locale, shown.on),
                  shown.time && time(shown.time),
                  shown.afterPrayer && t.mosques.announcements.after(t.mosques.prayers[shown.afterPrayer]),
                  shown.venue,
                  shown.body,
                ]
                  .filter((part) => part !== null && part !== '')
                  .map((part, i) => (
                    <Fragment key={part}>
                      {i > 0 && ' · '}
                      <bdi>{part}</bdi>
                    </Fragment>
                  ))}
              </span>
            </p>
          ) : (
            <p>{words.phones}</p>
          )}
          <p className="mosque-display__source num">
            {words.sunrise} {time(moment.sunrise)} · {words.source(methodName)}
            {moment.isEstimated && ` · ${t.mosques.today.estimated}`}
            {data.said && ` · ${t.mosques.today.said[data.said.as](writeDate(locale, data.said.at ?? ''))}`}
          </p>
          {!isOnline && (
            <p className="mosque-display__offline" role="status">
              <WifiOff className="i i--sm" />
              {words.offline}
            </p>
          )}
        </div>
        <figure className="mosque-display__code">
          <img src={`data:image/svg+xml,${encodeURIComponent(data.code)}`} alt="" width={96} height={96} />
          <figcaption>{words.qr}</figcaption>
        </figure>
      </footer>
    </div>
  )
}

function Awaited({ prayer, for: what, seconds }: NonNullable<DisplayMoment['awaited']>) {
  const { locale, t } = useI18n()
  const { display: words, prayers, today } = t.mosques
  const name = prayers[prayer]
  return (
    <p className="mosque-display__next">
      {what === 'begin' && <span>{words.next}</span>}
      {what === 'now' && <span>{today.now}</span>}{' '}
      <b>{what === 'iqamah' ? words.iqamahIn(name) : what === 'khutbah' ? words.khutbahIn : name}</b>{' '}
      {what !== 'now' && <span className="mosque-display__left num">{writeLeft(locale, seconds)}</span>}
    </p>
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

const writeDay = (locale: Locale, date: string) =>
  new Intl.DateTimeFormat(intlTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))

/** "1:14:09", under an hour "14:09". */
function writeLeft(locale: Locale, seconds: number): string {
  const two = (n: number) => formatNumber(locale, n, { minimumIntegerDigits: 2 })
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${formatNumber(locale, hours)}:${rest}` : rest
}
