// A Hijri month in weeks, each day with its civil date and what it is known for.
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import type { GridDay } from './rules.ts'

type Props = { weeks: readonly (readonly (GridDay | null)[])[]; firstWeekday: number; caption: string }

// 4 January 1970 was a Sunday.
const SUNDAY = Date.UTC(1970, 0, 4)
const DAY = 86_400_000
/** Intl writes Urdu's narrow weekdays in Latin letters. Sunday first. */
const URDU_DAYS = ['ا', 'پ', 'م', 'ب', 'ج', 'ج', 'ہ']

export function HijriGrid({ weeks, firstWeekday, caption }: Props) {
  const { locale, t } = useI18n()
  const words = t.athan.hijri
  const weekday = (style: 'short' | 'long' | 'narrow') =>
    new Intl.DateTimeFormat(intlTag(locale), { weekday: style, timeZone: 'UTC' })
  const civil = (part: 'day' | 'month') =>
    new Intl.DateTimeFormat(intlTag(locale), {
      [part]: part === 'day' ? 'numeric' : 'short',
      calendar: 'gregory',
      timeZone: 'UTC',
    })
  const [dayOf, monthOf] = [civil('day'), civil('month')]
  const [short, narrow] = [weekday('short'), weekday('narrow')]
  const columns = Array.from({ length: 7 }, (_, index) => SUNDAY + ((firstWeekday + index) % 7) * DAY)
  return (
    <table className="athan-hijri">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" abbr={weekday('long').format(column)}>
              <span className="athan-hijri__short">{short.format(column)}</span>
              <span className="athan-hijri__narrow" aria-hidden="true">
                {locale === 'ur' ? URDU_DAYS[new Date(column).getUTCDay()] : narrow.format(column)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day)?.date}>
            {week.map((day, index) =>
              day ? (
                <td
                  key={day.date}
                  className={joinClasses(
                    day.isToday && 'is-today',
                    day.known === 'white' ? 'is-white' : day.known && 'is-known',
                  )}
                  aria-current={day.isToday ? 'date' : undefined}
                >
                  <b>{formatNumber(locale, day.hijri)}</b>
                  <time dateTime={day.date}>
                    {dayOf.format(new Date(`${day.date}T00:00:00Z`))}{' '}
                    <span className="athan-hijri__short">{monthOf.format(new Date(`${day.date}T00:00:00Z`))}</span>
                  </time>
                  {day.known && <span className="athan-hijri__name">{words.known[day.known]}</span>}
                </td>
              ) : (
                <td key={columns[index]} className="is-empty" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
