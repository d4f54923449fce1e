// Searches near an owner that found nothing, town by town over the last weeks, each with the one step that answers it.
import { Form, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Table } from '#app/ui/table.tsx'
import type { OwnerFigures } from './queries.server.ts'

type Town = OwnerFigures['missed'][number]
type Line = Town['searches'][number]

export function DemandMap({ missed, weeks }: Pick<OwnerFigures, 'missed' | 'weeks'>) {
  const words = useI18n().t.analytics.owner
  return (
    <Card as="section" title={words.missed} headingLevel={3}>
      <div className="stack gap-4">
        <p className="soft">{missed.length > 0 ? words.missedLead : words.missedNone}</p>
        {missed.map(({ city, searches }) => (
          <div key={city} className="stack gap-2">
            {missed.length > 1 && (
              <h4 className="strong">
                <bdi>{city}</bdi>
              </h4>
            )}
            <ul className="analytics-demand">
              {searches.map((line) => (
                <li key={line.key}>
                  <div className="analytics-demand__what">
                    <span className="strong">{line.name}</span>
                    <span className="small muted">{words.times(line.times)}</span>
                  </div>
                  <Weeks line={line} weeks={weeks} />
                  <Act line={line} />
                </li>
              ))}
            </ul>
            <details className="quiet-details">
              <summary>{words.missedWeeks}</summary>
              <WeekTable lines={searches} weeks={weeks} />
            </details>
          </div>
        ))}
        {missed.length > 0 && <p className="small muted">{words.missedNote}</p>}
      </div>
    </Card>
  )
}

const [STEP, BAR, HIGH, STUB] = [10, 8, 32, 2]

/** A stub stands for a week whose number is not told. The table below says the same in numbers. */
function Weeks({ line, weeks }: { line: Line; weeks: readonly string[] }) {
  const most = Math.max(...line.weeks.map((times) => times ?? 0), 1)
  return (
    <svg
      className="analytics-demand__weeks flip"
      viewBox={`0 0 ${STEP * weeks.length} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {weeks.map((week, at) => {
        const height = Math.max(STUB, (HIGH * (line.weeks[at] ?? 0)) / most)
        return <rect key={week} x={STEP * at} y={HIGH - height} width={BAR} height={height} rx={1.5} />
      })}
    </svg>
  )
}

function WeekTable({ lines, weeks }: { lines: readonly Line[]; weeks: readonly string[] }) {
  const { locale, t } = useI18n()
  const words = t.analytics.owner
  return (
    <Table
      staysWide
      caption={words.missedWeeks}
      rows={weeks.map((week, at) => ({ week, at })).toReversed()}
      rowKey={({ week }) => week}
      columns={[
        { id: 'week', header: words.weekFrom, rowHeader: true, cell: ({ week }) => writeDate(locale, week) },
        ...lines.map((line) => ({
          id: line.key,
          header: line.name,
          cell: ({ at }: { at: number }) => {
            const times = line.weeks[at] ?? null
            return times === null ? <span className="muted">{words.fewer}</span> : formatNumber(locale, times)
          },
        })),
      ]}
    />
  )
}

const PAGE = {
  place: '/business-profile#basics',
  hours: '/business-profile#hours',
  job: '/jobs/new',
} as const

function Act({ line: { wanted, dish, name } }: { line: Line }) {
  const words = useI18n().t.analytics.owner.acts
  const busy = useNavigation().formData?.get('dish') === dish?.id
  const label = `${words[wanted]}: ${name}`
  if (wanted !== 'dish')
    return (
      <Button to={PAGE[wanted]} variant="soft" size="sm" aria-label={label}>
        {words[wanted]}
      </Button>
    )
  if (!dish) return null
  return (
    <Form method="post">
      <input type="hidden" name="place" value={dish.place} />
      <input type="hidden" name="dish" value={dish.id} />
      <Button type="submit" name="intent" value="dish" variant="soft" size="sm" busy={busy} aria-label={label}>
        {words.dish}
      </Button>
    </Form>
  )
}
