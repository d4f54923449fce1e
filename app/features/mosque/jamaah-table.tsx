// Today at the mosque: when each prayer begins, when its adhan is called, and when it stands up.
import { useState } from 'react'
import { Link } from 'react-router'
import { calendarDayAt, dayNumber } from '#app/core/prayer/local-time.ts'
import { PRAYER_ICONS } from '#app/core/prayer/prayer-icons.ts'
import { RamadanStrip } from '#app/core/prayer/ramadan-strip.tsx'
import { useEachMinute } from '#app/core/prayer/use-each-minute.ts'
import { writeTimeLeft } from '#app/core/prayer/write-time-left.ts'
import { useRenewal } from '#app/core/request/use-renewal.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeClock, writeTime } from '#app/i18n/write-time.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Calendar, Printer } from '#app/ui/icons.ts'
import { BoardPhoto } from './board-photo.tsx'
import type { MosqueTimes } from './describe-times.server.ts'
import type { MosquePageData } from './queries.server.ts'
import { hijriAt, timesAt } from './rules.ts'
import { SaidMark } from './said-mark.tsx'
import { TimesSource } from './times-source.tsx'

type Props = {
  times: MosqueTimes
  lastTold: MosquePageData['lastTold']
  board: MosquePageData['board']
  path: string
}

export function JamaahTable({ times, lastTold, board, path }: Props) {
  const { locale, t } = useI18n()
  const words = t.mosques.today
  const now = useClock(times)
  const { rows, next, jamaah } = timesAt(times, now)
  const day = times.isTomorrow ? t.mosques.display.tomorrow : words.title
  const isAnyMoved = rows.some(({ isMoved }) => isMoved)
  return (
    <section className="panel panel--flush" aria-labelledby="today">
      <div className="row between row--wrap mosque-today__head">
        <div>
          <h2 id="today" className="h3">
            {day}
          </h2>
          <p className="small muted">
            {[times.gregorian, hijriAt(times, now, t.prayer.sinceSunset)].filter(Boolean).join(' · ')}
          </p>
          <Countdown now={now} next={next} jamaah={jamaah} ramadan={times.ramadan} />
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
        <caption className="sr-only">{day}</caption>
        <thead>
          <tr>
            <th scope="col">{words.prayer}</th>
            <th scope="col">
              {words.begins}
              {!times.isBeginsTold && <span className="block tiny muted">{words.marks.calculated}</span>}
            </th>
            {times.hasAdhan && <th scope="col">{words.adhan}</th>}
            <th scope="col">{words.iqamah}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PrayerRow key={row.prayer} row={row} hasAdhan={times.hasAdhan} />
          ))}
        </tbody>
      </table>
      <div className="row between row--wrap mosque-today__foot gap-y-1">
        <div className="small soft">
          <TimesSource times={times} />
          <LastTold told={lastTold} />
          {board && <BoardPhoto board={board} />}
          {isAnyMoved && <p>* {words.moved}</p>}
          {times.isEstimated && <p>{words.estimated}</p>}
          {times.changes.map(({ prayer, date, to }) => (
            <p key={prayer} className="strong">
              {to
                ? words.change(t.mosques.prayers[prayer], writeTime(locale, to), writeWeekday(locale, date))
                : words.changeNone(t.mosques.prayers[prayer], writeWeekday(locale, date))}
            </p>
          ))}
        </div>
        <Link className={times.hasRules ? 'link small' : 'btn btn--soft btn--sm'} to={`${path}/tell`}>
          {t.timetable.tell}
        </Link>
        <Link className="link small" to={`${path}/suggest`}>
          {words.suggest}
        </Link>
      </div>
    </section>
  )
}

type Row = ReturnType<typeof timesAt>['rows'][number]

function PrayerRow({ row, hasAdhan }: { row: Row; hasAdhan: boolean }) {
  const { locale, t } = useI18n()
  const words = t.mosques.today
  const time = (text: string) => writeClock(locale, text)
  const Icon = PRAYER_ICONS[row.prayer]
  return (
    <tr
      className={row.state === 'later' ? undefined : `is-${row.state}`}
      aria-current={row.state === 'next' ? 'true' : undefined}
      data-state={row.state}
    >
      <td>
        <Icon className="i i--sm" />
        {t.mosques.prayers[row.isJumuah ? 'jumuah' : row.prayer]}
        {(row.state === 'next' || row.state === 'now') && (
          <>
            {' '}
            <Badge tone={row.state === 'next' ? 'solid' : 'brand'}>{words[row.state]}</Badge>
          </>
        )}
      </td>
      <td>
        {time(row.begins)}
        {row.isNextDay && <span className="block tiny muted">{t.prayer.plusDay}</span>}
      </td>
      {hasAdhan && <td>{row.adhan ? time(row.adhan) : <Untold label={words.unknownIqamah} />}</td>}
      <td className={row.khutbah ? 'mosque-jamaah__friday' : undefined}>
        {row.khutbah && <span className="block small soft">{t.mosques.jumuah.khutbah(time(row.khutbah))}</span>}
        {row.iqamah || row.khutbah ? (
          <>
            {row.iqamah && (row.khutbah ? t.mosques.jumuah.prayer(time(row.iqamah)) : time(row.iqamah))}
            {row.isMoved && <span aria-hidden="true"> *</span>}
            {row.said && <SaidMark said={row.said} />}
          </>
        ) : (
          <span className="small muted">{row.isNone ? words.none : <Untold label={words.unknownIqamah} />}</span>
        )}
      </td>
    </tr>
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

const writeWeekday = (locale: Locale, date: string) =>
  new Intl.DateTimeFormat(intlTag(locale), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** Minute by minute from the server's moment on. The server is asked again once something has come, or another day. */
function useClock({ now: served, timeZone, jamaah, next, ramadan }: MosqueTimes): number {
  const [now, setNow] = useState(served)
  const renew = useRenewal()
  const comes = [jamaah?.at, next?.at, ramadan && 'at' in ramadan ? ramadan.at : undefined]
  useEachMinute(() => {
    setNow(Date.now())
    const isAnotherDay = dayAt(Date.now(), timeZone) > dayAt(served, timeZone)
    if (isAnotherDay || comes.some((at) => at !== undefined && Date.now() >= at)) void renew()
  })
  return now
}

const dayAt = (instant: number, timeZone: string) => dayNumber(calendarDayAt(new Date(instant), timeZone))

/** To the jama'ah that can still be joined, where one is told, and else to the prayer that begins next. */
function Countdown({ now, next, jamaah, ramadan }: Pick<MosqueTimes, 'now' | 'next' | 'jamaah' | 'ramadan'>) {
  const { locale, t } = useI18n()
  const target = jamaah ?? next
  if (!target) return null
  const name = t.mosques.prayers[target.prayer]
  const label = jamaah
    ? t.mosques.today.jamaah(name, writeTime(locale, jamaah.iqamah))
    : t.mosques.today.nextBegins(name, writeTime(locale, next?.begins ?? ''))
  return (
    <>
      <p className="pt-1">
        <span className="small soft">{label} · </span>
        <span className="mosque-today__left" role="timer" aria-label={t.mosques.today.left}>
          {writeTimeLeft(target.at - now, locale, t.prayer)}
        </span>
      </p>
      {ramadan && (
        <div className="pt-2">
          <RamadanStrip moment={ramadan} now={now} />
        </div>
      )}
    </>
  )
}

/** Old words of worshippers stay to be read, and count for nothing. */
function LastTold({ told }: { told: MosquePageData['lastTold'] }) {
  const { locale, t } = useI18n()
  if (told.length === 0) return null
  return (
    <p className="muted num">
      {t.timetable.lastTitle}:{' '}
      {told
        .map(({ prayer, time, minutes, month }) =>
          t.timetable.lastTold(
            t.mosques.prayers[prayer],
            time ? writeTime(locale, time) : t.timetable.minutesLate(formatNumber(locale, minutes ?? 0)),
            month,
          ),
        )
        .join(' · ')}
    </p>
  )
}
