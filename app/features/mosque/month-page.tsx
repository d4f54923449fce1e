// A month at the mosque: when each prayer begins and when it stands up, to read, print or subscribe to.
import { Link } from 'react-router'
import { isPastMidnight } from '#app/core/prayer/local-time.ts'
import { type MonthColumn, MonthTable } from '#app/core/prayer/month-table.tsx'
import { type Messages, useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { writeClock } from '#app/i18n/write-time.ts'
import { CalendarPlus, ChevronLeft, ChevronRight, Printer } from '#app/ui/icons.ts'
import type { MonthPageData, MonthRow } from './describe-month.server.ts'
import { TimesSource } from './times-source.tsx'

export function MonthPage({ page }: { page: MonthPageData }) {
  const { locale, t } = useI18n()
  const words = t.mosques.month
  const columns = monthColumns(page, locale, t)
  return (
    <div className="page section stack gap-5">
      <div className="stack gap-2">
        <p className="no-print">
          <Link className="link link--alone" to={page.path}>
            {words.back}
          </Link>
        </p>
        <h1 className="title">{words.title(page.name)}</h1>
        <p className="lead">{words.lead(page.title)}</p>
      </div>
      <div className="row row--wrap between no-print gap-3">
        <nav className="row row--wrap gap-2" aria-label={page.title}>
          <Link className="btn btn--line btn--sm" to={`${page.path}/month?month=${page.earlier}`} rel="prev nofollow">
            <ChevronLeft className="i i--sm flip" />
            {words.earlier}
          </Link>
          <Link className="btn btn--line btn--sm" to={`${page.path}/month?month=${page.later}`} rel="next nofollow">
            {words.later}
            <ChevronRight className="i i--sm flip" />
          </Link>
        </nav>
        <div className="row row--wrap gap-2">
          <Link
            className="btn btn--line btn--sm"
            to={page.isRamadan ? `${page.path}/month` : `${page.path}/month?ramadan=${page.ramadan}`}
            rel="nofollow"
          >
            {page.isRamadan ? t.athan.month.toMonth : words.ramadan}
          </Link>
          <a className="btn btn--soft btn--sm" href={page.calendarUrl.replace(/^https?:\/\/[^/]+/, '')} download>
            <CalendarPlus className="i i--sm" />
            {words.calendar}
          </a>
          <button type="button" className="btn btn--line btn--sm" onClick={() => window.print()}>
            <Printer className="i i--sm" />
            {words.print}
          </button>
          <Link className="btn btn--line btn--sm" to={`/templates?${posterOf(page)}`} rel="nofollow">
            {t.templates.kind}
          </Link>
        </div>
      </div>
      <MonthTable
        days={page.days}
        locale={locale}
        today={page.today}
        caption={words.caption(page.name, page.title)}
        columns={columns}
      />
      <div className="small muted">
        <TimesSource times={page.times} />
        {page.hasJumuah && <p>{words.friday}</p>}
      </div>
      {page.isRamadan && <p className="small muted">{t.athan.month.moon}</p>}
      <p className="small muted">{words.printed(page.written)}</p>
      <p className="small muted no-print">
        {words.calendarHint} <code dir="ltr">{page.calendarUrl.replace(/^https?:/, 'webcal:')}</code>
      </p>
    </div>
  )
}

/** The same month as a sheet for the wall. */
const posterOf = ({ path, month, isRamadan }: MonthPageData) =>
  new URLSearchParams({
    kind: isRamadan ? 'ramadan' : 'timetable',
    place: `mosque:${decodeURIComponent(path.slice('/mosque/'.length))}`,
    ...(!isRamadan && { month }),
  })

const COLUMNS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** Six columns that fit a phone: under each time its iqamah, under Friday's noon its Jumu'ah. */
function monthColumns(page: MonthPageData, locale: Locale, t: Messages): MonthColumn<MonthRow>[] {
  const time = (text: string) => writeClock(locale, text)
  const under = (day: MonthRow, name: (typeof COLUMNS)[number]) => {
    if (name === 'sunrise') return null
    if (name === 'dhuhr' && day.jumuah)
      return day.jumuah.map(({ khutbah, prayer }) => (
        <small key={khutbah}>
          {t.mosques.prayers.jumuah} <b>{time(prayer ?? khutbah)}</b>
        </small>
      ))
    const iqamah = day.iqamah[name]
    return iqamah && <small>{<b>{time(iqamah)}</b>}</small>
  }
  return COLUMNS.map((name) => ({
    id: name,
    header: (
      <>
        {name === 'sunrise' ? t.mosques.month.sunrise : t.mosques.prayers[name]}
        {name !== 'sunrise' && page.hasIqamah[name] && <small>{t.mosques.iqamah}</small>}
      </>
    ),
    cell: (day) => (
      <>
        {time(day[name])}
        {under(day, name)}
        {day.isFast && name === 'fajr' && <small>{`${t.athan.month.imsak} ${time(day.imsak)}`}</small>}
        {day.isFast && name === 'maghrib' && <small>{t.athan.month.iftar}</small>}
        {isPastMidnight(day, name) && <small>{t.prayer.plusDay}</small>}
      </>
    ),
  }))
}
