// One figure: its sum, how it moved, and its chart.
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Card } from '#app/ui/card.tsx'
import { Chart } from '#app/ui/chart.tsx'
import type { ChartPoint } from '#app/ui/chart-scale.ts'
import { TrendingDown, TrendingUp } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { changeOf, sumUp } from './rules.ts'

type Props = {
  title: string
  points: readonly ChartPoint[]
  headingLevel?: 2 | 3 | undefined
  tall?: boolean | undefined
}

export function FigureCard({ title, points, headingLevel = 3, tall }: Props) {
  const { locale, t } = useI18n()
  const { total, compared } = sumUp(points)
  return (
    <Card
      as="section"
      title={title}
      headingLevel={headingLevel}
      className={tall ? 'analytics-wide' : undefined}
      action={
        <span className="row row--wrap gap-3">
          <span className="analytics-sum">{formatNumber(locale, total)}</span>
          {compared && <Movement {...compared} />}
        </span>
      }
    >
      <Chart label={title} points={points} words={t.analytics.chart} tall={tall} />
    </Card>
  )
}

/** The words carry the meaning; colour and arrow only repeat it. Brief, where a column leaves no room for words: a sign. */
export function Movement({ now, before, isBrief = false }: { now: number; before: number; isBrief?: boolean }) {
  const { locale, t } = useI18n()
  const words = t.analytics.change
  const change = changeOf(now, before)
  if (!('share' in change)) return <span className="small muted">{words[change.kind]}</span>
  const Trend = change.kind === 'up' ? TrendingUp : TrendingDown
  return (
    <span className={joinClasses('delta', change.kind)}>
      <Trend className="i i--sm flip" />
      {isBrief && (
        <span className="whitespace-nowrap" aria-hidden>
          {formatNumber(locale, change.kind === 'up' ? change.share : -change.share, {
            style: 'percent',
            signDisplay: 'always',
          })}
        </span>
      )}
      <span className={isBrief ? 'sr-only' : undefined}>
        {words[change.kind](formatNumber(locale, change.share, { style: 'percent' }))}
      </span>
    </span>
  )
}
