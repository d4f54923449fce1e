// A month at the mosque: when each prayer begins and when it stands up, to read, print or subscribe to.
import { Link } from 'react-router'
import { writeTime } from '#app/core/hours/write-time.ts'
import { JAMAAH_PRAYERS } from '#app/core/mosques/iqamah.ts'
import { type MonthColumn, MonthTable } from '#app/core/prayer/month-table.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { CalendarPlus, ChevronLeft, ChevronRight, Printer } from '#app/ui/icons.ts'
import type { MonthPageData, MonthRow } from './describe-month.server.ts'

export function MonthPage({ page }: { page: MonthPageData }) {
  const { locale, t } = useI18n()
  const words = t.mosques.month
  const time = (text: string | null) => (text ? writeTime(locale, text) : '–')
  const columns: MonthColumn<MonthRow>[] = JAMAAH_PRAYERS.flatMap((prayer) => {
    const name = t.mosques.prayers[prayer]
    const begins: MonthColumn<MonthRow> = {
      id: prayer,
      header: name,
      cell: (day) => time(day[prayer]),
    }
    return [
      begins,
      ...(page.hasIqamah[prayer]
        ? [
            {
              id: `${prayer}-iqamah`,
              header: (
                <>
                  <span className="sr-only">{name} </span>
                  {t.mosques.iqamah}
                </>
              ),
              cell: (day: MonthRow) => <b className="strong">{time(day.iqamah[prayer])}</b>,
            },
          ]
        : []),
      ...(prayer === 'fajr'
        ? [{ id: 'sunrise', header: words.sunrise, cell: (day: MonthRow) => time(day.sunrise) }]
        : []),
    ]
  })
  return (
    <div className="page section stack gap-5">
      <div className="stack gap-2">
        <p className="no-print">
          <Link className="link" to={page.path}>
            {words.back}
          </Link>
        </p>
        <h1 className="title">
          <bdi>{words.title(page.name)}</bdi>
        </h1>
        <p className="lead">{words.lead(page.title)}</p>
      </div>
      <div className="row row--wrap between no-print gap-3">
        <nav className="row gap-2" aria-label={page.title}>
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
          <a className="btn btn--soft btn--sm" href={page.calendarUrl.replace(/^https?:\/\/[^/]+/, '')} download>
            <CalendarPlus className="i i--sm" />
            {words.calendar}
          </a>
          <button type="button" className="btn btn--line btn--sm" onClick={() => window.print()}>
            <Printer className="i i--sm" />
            {words.print}
          </button>
        </div>
      </div>
      <MonthTable
        days={page.days}
        locale={locale}
        today={page.today}
        caption={words.caption(page.name, page.title)}
        columns={columns}
      />
      <p className="small muted">{words.printed(page.written)}</p>
      <p className="small muted no-print">
        {words.calendarHint} <code dir="ltr">{page.calendarUrl.replace(/^https?:/, 'webcal:')}</code>
      </p>
    </div>
  )
}
