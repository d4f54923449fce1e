// Today at the mosque: when each prayer begins, when its adhan is called, and when it stands up.
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { writeTime } from '#app/core/hours/write-time.ts'
import type { Prayer } from '#app/core/mosques/iqamah.ts'
import { useRenewal } from '#app/core/request/use-renewal.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Icon } from '#app/ui/icon.tsx'
import { Calendar, CloudSun, Moon, MoonStar, Printer, Sun, Sunset } from '#app/ui/icons.ts'
import type { MosqueTimes } from './describe-times.server.ts'

const ICONS: Record<Prayer, Icon> = { fajr: MoonStar, dhuhr: Sun, asr: CloudSun, maghrib: Sunset, isha: Moon }
const CLOCK_REFRESH_MS = 60_000
const MINUTE = 60_000

export function JamaahTable({ times, path }: { times: MosqueTimes; path: string }) {
  const { locale, t } = useI18n()
  const words = t.mosques.today
  const time = (text: string) => writeTime(locale, text)
  const isAnyMoved = times.rows.some(({ isMoved }) => isMoved)
  return (
    <section className="panel panel--flush" aria-labelledby="today">
      <div className="row between row--wrap mosque-today__head">
        <div>
          <h2 id="today" className="h3">
            {times.isTomorrow ? t.mosques.display.tomorrow : words.title}
          </h2>
          <p className="small muted">
            {times.gregorian} · {times.hijri}
          </p>
          <Countdown times={times} />
        </div>
        <div className="row gap-2">
          <Link className="btn btn--line btn--sm" to={`${path}/month`}>
            <Calendar className="i i--sm" />
            {words.month}
          </Link>
          <Link className="icon-btn" to={`${path}/month`} aria-label={words.print}>
            <Printer className="i" />
          </Link>
        </div>
      </div>
      <table className="mosque-jamaah">
        <caption className="sr-only">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.prayer}</th>
            <th scope="col">{words.begins}</th>
            <th scope="col">{words.adhan}</th>
            <th scope="col">{words.iqamah}</th>
          </tr>
        </thead>
        <tbody>
          {times.rows.map((row) => {
            const Icon = ICONS[row.prayer]
            return (
              <tr
                key={row.prayer}
                className={row.state === 'later' ? undefined : `is-${row.state}`}
                aria-current={row.state === 'next' ? 'true' : undefined}
              >
                <td>
                  <Icon className="i i--sm" />
                  {t.mosques.prayers[row.isJumuah ? 'jumuah' : row.prayer]}
                  {row.state === 'next' && (
                    <>
                      {' '}
                      <Badge tone="solid">{words.next}</Badge>
                    </>
                  )}
                </td>
                <td>{time(row.begins)}</td>
                <td>{time(row.adhan)}</td>
                <td>
                  {row.iqamah ? (
                    <>
                      {time(row.iqamah)}
                      {row.isMoved && <span aria-hidden="true"> *</span>}
                    </>
                  ) : (
                    <span className="small muted">
                      {row.isNone ? words.none : <Untold label={words.unknownIqamah} />}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="row between row--wrap mosque-today__foot gap-y-1">
        <div className="small soft">
          <p>{describeSource(times, locale, words)}</p>
          {isAnyMoved && <p>* {words.moved}</p>}
          {times.isEstimated && <p>{words.estimated}</p>}
          {times.changes.map(({ prayer, date, to }) => (
            <p key={prayer} className="strong">
              {to
                ? words.change(t.mosques.prayers[prayer], time(to), writeWeekday(locale, date))
                : words.changeNone(t.mosques.prayers[prayer], writeWeekday(locale, date))}
            </p>
          ))}
        </div>
        <Link className="link small" to={`${path}/suggest`}>
          {words.suggest}
        </Link>
      </div>
    </section>
  )
}

function Untold({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{label}</span>
    </>
  )
}

type Words = ReturnType<typeof useI18n>['t']['mosques']['today']

function describeSource(times: MosqueTimes, locale: Locale, words: Words): string {
  if (!times.hasRules) return words.unknown
  return times.since ? words.setByMosque(writeDate(locale, times.since)) : ''
}

const writeWeekday = (locale: Locale, date: string) =>
  new Intl.DateTimeFormat(intlTag(locale), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** Minute by minute from the server's moment on; asks the server again once the jama'ah has stood up. */
function Countdown({ times }: { times: MosqueTimes }) {
  const { locale, t } = useI18n()
  const [now, setNow] = useState(times.now)
  const renew = useRenewal()
  const nextAt = times.next?.at ?? 0
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (nextAt > 0 && Date.now() >= nextAt) void renew()
    }
    tick()
    const timer = setInterval(tick, CLOCK_REFRESH_MS)
    return () => clearInterval(timer)
  }, [nextAt, renew])
  if (!times.next) return null
  const minutes = Math.max(0, Math.ceil((times.next.at - now) / MINUTE))
  const rest = formatNumber(locale, minutes % 60)
  const left =
    minutes === 0
      ? t.prayer.now
      : minutes < 60
        ? t.prayer.minutesLeft(rest)
        : t.prayer.hoursAndMinutesLeft(formatNumber(locale, Math.floor(minutes / 60)), rest)
  const name = t.mosques.prayers[times.next.prayer]
  const label = times.next.iqamah
    ? t.mosques.today.countdown(name, writeTime(locale, times.next.iqamah))
    : `${name} ${writeTime(locale, times.next.begins)}`
  return (
    <p className="pt-1">
      <span className="small soft">{label} · </span>
      <span className="mosque-today__left" role="timer" aria-label={t.mosques.today.left}>
        {left}
      </span>
    </p>
  )
}
