// A timetable that was read, to be looked over: the rules it comes down to, what looks wrong, and every day beside the
// calculated times. Which column is what can be put right.
import { Form, Link, useNavigation } from 'react-router'
import { PhotoUploadField } from '#app/core/media/photo-upload-field.tsx'
import { JAMAAH_PRAYERS, type Prayer } from '#app/core/mosques/iqamah.ts'
import type { FittedRule } from '#app/core/timetable/fit-rules.ts'
import { ROLES } from '#app/core/timetable/roles.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { writeClock, writeTime } from '#app/i18n/write-time.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { ReviewCell, ReviewMonth, TableReview } from './describe-table.server.ts'
import { describeRule } from './iqamah-part.tsx'

type Props = { review: TableReview; isKeeper: boolean; path: string }

export function TimetableReview({ review, isKeeper, path }: Props) {
  const { t } = useI18n()
  const words = t.timetable
  const isBusy = useNavigation().state === 'submitting'
  const hasRules = review.rules.length + review.sessions.length > 0
  return (
    <div className="stack gap-6">
      <Rules review={review} />
      <Doubts review={review} />
      <Form method="post" encType="multipart/form-data" className="desk-form">
        <input type="hidden" name="text" value={review.text} />
        <details className="panel" open={!hasRules || undefined}>
          <summary className="strong cursor-pointer">{words.columns}</summary>
          <p className="small soft py-2">{words.columnsHint}</p>
          <div className="desk-grid">
            {review.columns.map(({ at, heading, role, sample }) => (
              <Field key={at} label={<bdi>{heading || at + 1}</bdi>} hint={<bdi>{sample}</bdi>}>
                <Select name={`column_${at}`} defaultValue={role}>
                  {ROLES.map((name) => (
                    <option key={name} value={name}>
                      {roleName(name, t)}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
          </div>
          <div className="pt-4">
            <Button type="submit" name="intent" value="read" variant="outline">
              {words.again}
            </Button>
          </div>
        </details>
        {hasRules && (
          <PhotoUploadField
            id="board"
            label={words.board.label}
            hint={isKeeper ? words.board.hintKeeper : words.board.hint}
            most={1}
          />
        )}
        <div className="row row--wrap gap-3">
          {hasRules && (
            <Button type="submit" name="intent" value="keep" size="lg" busy={isBusy}>
              {isKeeper ? words.keep : words.suggest}
            </Button>
          )}
          <Link className="btn btn--ghost btn--lg" to={`${path}/tell`}>
            {words.back}
          </Link>
        </div>
      </Form>
      <Days months={review.months} />
    </div>
  )
}

type Messages = ReturnType<typeof useI18n>['t']

function roleName(role: string, t: Messages): string {
  const { roles, parts } = t.timetable
  const [name = '', part] = role.split(':')
  const prayers: Record<string, string> = t.mosques.prayers
  const named: Record<string, string> = roles
  const parted: Record<string, string> = parts
  return part ? `${prayers[name] ?? name}: ${parted[part] ?? part}` : (named[name] ?? name)
}

function Rules({ review }: { review: TableReview }) {
  const { locale, t } = useI18n()
  const words = t.timetable
  return (
    <section className="panel" aria-labelledby="rules">
      <h2 className="h3 pb-2" id="rules">
        {words.rules}
      </h2>
      {review.rules.length + review.sessions.length === 0 && <p className="soft">{words.noRules}</p>}
      <dl className="changes">
        {JAMAAH_PRAYERS.map((prayer) => {
          const rules = review.rules.filter((rule) => rule.prayer === prayer)
          return (
            rules.length > 0 && (
              <div key={prayer}>
                <dt>{t.mosques.prayers[prayer]}</dt>
                <dd className="num">
                  {rules.map((rule) => (
                    <span key={rule.effective_from} className="block">
                      {writeRule(rule, prayer, locale, t)}
                    </span>
                  ))}
                </dd>
              </div>
            )
          )
        })}
        {review.sessions.length > 0 && (
          <div>
            <dt>{t.mosques.jumuah.title}</dt>
            <dd className="num">
              {review.sessions.map(({ khutbah_at, prayer_at, season_from, season_until }) => (
                <span key={`${khutbah_at}${season_from}`} className="block">
                  {[writeTime(locale, khutbah_at), prayer_at && t.mosques.jumuah.prayer(writeTime(locale, prayer_at))]
                    .filter(Boolean)
                    .join(' · ')}
                  {season_from && ` · ${t.mosques.edit.iqamah.from_(writeDate(locale, season_from))}`}
                  {season_until && ` · ${words.until(writeDate(locale, season_until))}`}
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function writeRule(rule: FittedRule, prayer: Prayer, locale: Locale, t: Messages): string {
  const words = t.timetable
  const what =
    rule.kind === 'offset' && rule.round_to === 0
      ? words.plus(t.mosques.prayers[prayer], formatNumber(locale, rule.minutes ?? 0))
      : describeRule(
          {
            prayer,
            kind: rule.kind,
            time: rule.at_time,
            minutes: rule.minutes,
            calendar: rule.calendar,
            roundTo: rule.round_to,
            adhanBefore: rule.adhan_before,
            effectiveFrom: rule.effective_from,
            effectiveUntil: rule.effective_until,
            note: null,
          },
          locale,
          t.mosques.edit.iqamah,
        )
  const from = t.mosques.edit.iqamah.from_(writeDate(locale, rule.effective_from))
  return [
    what,
    from,
    rule.effective_until ? words.until(writeDate(locale, rule.effective_until)) : words.untilChanged,
  ].join(' · ')
}

function Doubts({ review }: { review: TableReview }) {
  const { locale, t } = useI18n()
  const words = t.timetable
  const { doubts, doubtCount, problems } = review
  if (doubts.length + problems.length === 0) return <Alert tone="success">{words.sound}</Alert>
  return (
    <Alert tone="warning" title={words.doubts}>
      <ul className="stack gap-1">
        {problems.map(({ line, text, reason }) => (
          <li key={`${line}${text}`}>{words.problems[reason](formatNumber(locale, line), text)}</li>
        ))}
        {doubts.map(({ date, prayer, kind, told, other }) => (
          <li key={`${date}${prayer}${kind}`} className="num">
            <b>
              {writeDate(locale, date)}, {t.mosques.prayers[prayer]}
            </b>
            {': '}
            {words.kinds[kind](writeTime(locale, told), writeTime(locale, other))}
          </li>
        ))}
        {doubtCount > doubts.length && <li>{words.more(doubtCount - doubts.length)}</li>}
      </ul>
    </Alert>
  )
}

function Days({ months }: { months: readonly ReviewMonth[] }) {
  const { locale, t } = useI18n()
  const words = t.timetable
  return (
    <section className="stack gap-3" aria-labelledby="days">
      <h2 className="h3" id="days">
        {words.days}
      </h2>
      <p className="small soft">{words.daysHint}</p>
      {months.map(({ month, label, days }, i) => (
        <details key={month} className="panel panel--flush" open={i === 0 || undefined}>
          <summary className="strong cursor-pointer p-4">{label}</summary>
          <div className="table-wrap">
            <table className="table desk-table desk-days num">
              <thead>
                <tr>
                  <th scope="col">{words.roles.date}</th>
                  {JAMAAH_PRAYERS.map((prayer) => (
                    <th key={prayer} scope="col">
                      {t.mosques.prayers[prayer]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.map((day) => (
                  <tr key={day.date}>
                    <th scope="row">{day.label}</th>
                    {JAMAAH_PRAYERS.map((prayer) => (
                      <DayCell key={prayer} cell={day.cells[prayer]} locale={locale} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      ))}
    </section>
  )
}

function DayCell({ cell, locale }: { cell: ReviewCell; locale: Locale }) {
  const { t } = useI18n()
  const iqamah = cell.iqamah
    ? writeClock(locale, cell.iqamah)
    : cell.after === null
      ? '–'
      : `+${formatNumber(locale, cell.after)}`
  return (
    <td className={cell.doubt ? 'desk-doubt' : undefined} title={cell.doubt ? t.timetable.doubts : undefined}>
      <b>{iqamah}</b>
      <span className="tiny muted block">{writeClock(locale, cell.own ?? cell.begins)}</span>
    </td>
  )
}
