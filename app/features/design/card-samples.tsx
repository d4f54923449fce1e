// Cards, tiles, charts, headings and what stands where nothing is.
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Chart } from '#app/ui/chart.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Store } from '#app/ui/icons.ts'
import { Progress } from '#app/ui/progress.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { Sample } from './sample.tsx'

const FOUR_WEEKS = Array.from({ length: 28 }, (_, n) => ({
  day: new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10),
  value: Math.round(60 + 40 * Math.sin(n / 3) + n),
  before: Math.round(50 + 30 * Math.cos(n / 4)),
}))

const CHART_WORDS = {
  now: 'This period',
  before: 'The period before',
  day: 'Day',
  table: 'Show as a table',
  slider: (label: string) => `${label}, day by day`,
  reading: (day: string, value: string, before: string) => `${day}: ${value} · before: ${before}`,
  running: (day: string) => `${day} so far`,
}

export function Cards() {
  return (
    <Sample title="Cards and tiles">
      <div className="grid w-full grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        <Card title="Opening hours" headingLevel={3} action={<Badge tone="brand">Open</Badge>}>
          <DescriptionList
            items={[
              { term: 'Monday to Friday', detail: '09:00–17:00' },
              { term: 'Saturday', detail: '10:00–14:00' },
              { term: 'Sunday', detail: 'Closed' },
            ]}
          />
        </Card>
        <StatTile label="Profile views" value="1,284" change={{ text: '12 % more than last month', direction: 'up' }} />
        <StatTile label="Calls" value="37" change={{ text: '4 % fewer than last month', direction: 'down' }} />
        <div className="grid grid-cols-1 gap-3" aria-busy="true">
          <Skeleton className="aspect-4/3 rounded-card" />
          <Skeleton className="w-3/5" />
          <Skeleton className="w-4/5" />
        </div>
      </div>
    </Sample>
  )
}

export function Charts() {
  return (
    <Sample title="Charts">
      <div className="grid w-full grid-cols-1 gap-6 lg:grid-cols-2">
        <Card title="Four weeks">
          <Chart label="Profile views" points={FOUR_WEEKS} words={CHART_WORDS} tall />
        </Card>
        <Card title="Nothing yet">
          <Chart
            label="Calls"
            points={FOUR_WEEKS.map(({ day }) => ({ day, value: 0, before: 0 }))}
            words={CHART_WORDS}
          />
        </Card>
      </div>
    </Sample>
  )
}

export function Headings() {
  return (
    <Sample title="Headings, empty, progress">
      <div className="grid w-full grid-cols-1 gap-6">
        <SectionHeading
          eyebrow="Near you"
          title="Places people trust"
          lead="One sentence that says what this section holds."
          action={
            <Button to="/design" variant="soft">
              See all
            </Button>
          }
        />
        <Card>
          <EmptyState
            icon={Store}
            title="Nothing found"
            headingLevel={3}
            action={
              <Button to="/design" variant="soft">
                Browse everything
              </Button>
            }
          >
            Nothing matches within 5 km. Widen the circle or remove a filter.
          </EmptyState>
        </Card>
        <Progress className="max-w-96" label="Registration" value={43} />
        <Progress className="max-w-96" label="Five stars" value={82} tone="gold" />
        <Spinner className="text-brand-ink" />
      </div>
    </Sample>
  )
}
