// The searches that showed an owner's listings, their place in them, and the time: as far as the plan has it.
import type { PlanType } from '#app/core/auth/membership.ts'
import { SOLD } from '#app/core/auth/plans.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ShownSearches as Shown } from './queries.server.ts'

const [FIRST_PLAN]: readonly PlanType[] = SOLD.searches

export function ShownSearches({ shown: { searches, hours } }: { shown: Shown }) {
  const { t } = useI18n()
  const words = t.analytics.shown
  if (!searches && !hours)
    return (
      <Card as="section" title={words.title} headingLevel={3}>
        <div className="stack gap-3">
          <p className="soft">{words.locked(FIRST_PLAN ? t.auth.dashboard.owner.planNames[FIRST_PLAN] : '')}</p>
          <div>
            <Button to="/packages" variant="outline" size="sm">
              {words.seePlans}
            </Button>
          </div>
        </div>
      </Card>
    )
  return (
    <>
      {searches && <Searches searches={searches} />}
      {hours && <Hours hours={hours} />}
    </>
  )
}

function Searches({ searches }: { searches: NonNullable<Shown['searches']> }) {
  const { locale, t } = useI18n()
  const words = t.analytics.shown
  return (
    <Card as="section" title={words.title} headingLevel={3}>
      <div className="stack gap-3">
        <p className="soft">{searches.length > 0 ? words.lead : words.none}</p>
        {searches.length > 0 && (
          <Table
            staysWide
            caption={words.title}
            rows={searches}
            rowKey={({ key }) => key}
            columns={[
              { id: 'name', header: words.search, rowHeader: true, cell: ({ name }) => name },
              { id: 'times', header: words.times, align: 'end', cell: ({ times }) => formatNumber(locale, times) },
              {
                id: 'stood',
                header: words.stood,
                align: 'end',
                cell: ({ stood }) =>
                  formatNumber(locale, stood, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
              },
            ]}
          />
        )}
      </div>
    </Card>
  )
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** A Monday, to name the days by. */
const MONDAY = Date.UTC(2024, 0, 1)
const HOUR_MS = 3_600_000
const CELL = 10
/** From none told to the most. */
const SHADES = [
  'analytics-heat__0',
  'analytics-heat__1',
  'analytics-heat__2',
  'analytics-heat__3',
  'analytics-heat__4',
] as const

const nameDay = (locale: Locale, day: number, weekday: 'short' | 'long') =>
  new Intl.DateTimeFormat(intlTag(locale), { weekday, timeZone: 'UTC' }).format(MONDAY + day * 24 * HOUR_MS)
const nameHour = (locale: Locale, hour: number) =>
  new Intl.DateTimeFormat(intlTag(locale), { timeStyle: 'short', timeZone: 'UTC' }).format(MONDAY + hour * HOUR_MS)

function Hours({ hours }: { hours: NonNullable<Shown['hours']> }) {
  const { locale, t } = useI18n()
  const words = t.analytics.shown
  const at = (day: number, hour: number) => hours[day * 24 + hour] ?? null
  const most = Math.max(0, ...hours.map((times) => times ?? 0))
  const busiest = hours.indexOf(most)
  const shade = (times: number | null) => SHADES[times === null ? 0 : Math.ceil(((SHADES.length - 1) * times) / most)]
  return (
    <Card as="section" title={words.hours} headingLevel={3}>
      <div className="stack gap-3">
        <p className="soft">{most > 0 ? words.hoursLead : words.none}</p>
        {most > 0 && (
          <>
            <p className="strong">
              {words.busiest(nameDay(locale, Math.floor(busiest / 24), 'long'), nameHour(locale, busiest % 24))}
            </p>
            <div className="analytics-heat">
              <ul className="small muted" aria-hidden="true">
                {DAYS.map((day) => (
                  <li key={day}>{nameDay(locale, day, 'short')}</li>
                ))}
              </ul>
              <svg
                className="flip"
                viewBox={`0 0 ${CELL * 24} ${CELL * 7}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                {DAYS.flatMap((day) =>
                  HOURS.map((hour) => (
                    <rect
                      key={`${day} ${hour}`}
                      className={shade(at(day, hour))}
                      x={CELL * hour + 0.5}
                      y={CELL * day + 0.5}
                      width={CELL - 1}
                      height={CELL - 1}
                      rx={1.5}
                    />
                  )),
                )}
              </svg>
              <ul className="analytics-heat__hours small muted" aria-hidden="true">
                {[0, 6, 12, 18].map((hour) => (
                  <li key={hour}>{nameHour(locale, hour)}</li>
                ))}
              </ul>
            </div>
            <details className="quiet-details">
              <summary>{words.table}</summary>
              <Table
                staysWide
                caption={words.hours}
                rows={HOURS}
                rowKey={String}
                columns={[
                  { id: 'hour', header: words.hour, rowHeader: true, cell: (hour) => nameHour(locale, hour) },
                  ...DAYS.map((day) => ({
                    id: String(day),
                    header: nameDay(locale, day, 'short'),
                    cell: (hour: number) => {
                      const times = at(day, hour)
                      return times === null ? (
                        <span className="muted">{t.analytics.owner.fewer}</span>
                      ) : (
                        formatNumber(locale, times)
                      )
                    },
                  })),
                ]}
              />
            </details>
          </>
        )}
      </div>
    </Card>
  )
}
