// A figure over the days, with the days before behind it. Drawn on the server; numbers and dates stand beside the drawing
// as text, so that they keep their size. With scripts one slider leads through the days, by pointer and by arrow keys.
import { type PointerEvent, useState } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { useScript } from '#app/lib/use-script.ts'
import { areaOf, type ChartPoint, HEIGHT, indexAt, lineOf, topOf, WIDTH, xOf, yOf } from './chart-scale.ts'
import { joinClasses } from './join-classes.ts'
import { Table } from './table.tsx'
import './styles/chart.css'
import './styles/work.css'

type ChartWords = {
  now: string
  before: string
  day: string
  table: string
  slider: (label: string) => string
  reading: (day: string, value: string, before: string) => string
  /** A day that isn't over. */
  running: (day: string) => string
}

type Props = {
  /** What is counted. */
  label: string
  points: readonly ChartPoint[]
  words: ChartWords
  tall?: boolean | undefined
}

export function Chart({ label, points, words, tall }: Props) {
  const { locale } = useI18n()
  const hasScript = useScript()
  const [chosen, choose] = useState<number | null>(null)
  const last = points.length - 1
  const lastOver = points.findLastIndex(({ isRunning }) => !isRunning)
  const at = Math.min(chosen ?? (lastOver < 0 ? last : lastOver), last)
  const point = points[at]
  if (!point) return null
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    day: 'numeric',
    month: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  const dayOf = ({ day }: ChartPoint) => format.format(new Date(day))
  const number = (value: number) => formatNumber(locale, value)
  const named = (of: ChartPoint) => (of.isRunning ? words.running(dayOf(of)) : dayOf(of))
  const reading = (of: ChartPoint) => words.reading(named(of), number(of.value), number(of.before))
  const top = topOf(points.flatMap(({ value, before }) => [value, before]))
  const marks = [...new Set([0, Math.floor(last / 2), last])].flatMap((index) => points[index] ?? [])
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const part = (clientX - left) / width
    choose(indexAt(getComputedStyle(currentTarget).direction === 'rtl' ? 1 - part : part, points.length))
  }
  return (
    <figure className={joinClasses('chart', tall && 'chart--tall')}>
      <figcaption className="chart__head">
        <span className="chart__key">{words.now}</span>
        <span className="chart__key chart__key--before">{words.before}</span>
        <span className="chart__reading">{reading(point)}</span>
      </figcaption>
      <div className="chart__box">
        <div className="chart__scale" aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{number(value)}</span>
          ))}
        </div>
        <div className="chart__plot">
          <Drawing points={points} at={hasScript ? at : null} top={top} label={label} />
          {hasScript && last > 0 && (
            <input
              type="range"
              className="chart__slider"
              min={0}
              max={last}
              value={at}
              aria-label={words.slider(label)}
              aria-valuetext={reading(point)}
              onChange={({ target }) => choose(Number(target.value))}
              onPointerMove={follow}
            />
          )}
        </div>
        <div className="chart__days" aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark.day}>{dayOf(mark)}</span>
          ))}
        </div>
      </div>
      <details className="quiet-details">
        <summary>
          {words.table}
          <span className="sr-only">: {label}</span>
        </summary>
        <Table
          staysWide
          caption={label}
          rows={points.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { id: 'day', header: words.day, cell: named, rowHeader: true },
            { id: 'now', header: words.now, cell: ({ value }) => number(value), align: 'end' },
            { id: 'before', header: words.before, cell: ({ before }) => number(before), align: 'end' },
          ]}
        />
      </details>
    </figure>
  )
}

type DrawingProps = { points: readonly ChartPoint[]; at: number | null; top: number; label: string }

function Drawing({ points, at, top, label }: DrawingProps) {
  const values = points.filter(({ isRunning }) => !isRunning).map(({ value }) => value)
  const chosen = at === null ? undefined : points[at]
  const x = xOf(at ?? 0, points.length)
  return (
    <svg
      className="chart__drawing flip"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {[0, HEIGHT / 2, HEIGHT].map((y) => (
        <path key={y} className="chart__grid" d={`M0 ${y}H${WIDTH}`} />
      ))}
      <path className="chart__area" d={areaOf(values, top, points.length)} />
      <path
        className="chart__before"
        d={lineOf(
          points.map(({ before }) => before),
          top,
        )}
      />
      <path className="chart__line" d={lineOf(values, top, points.length)} />
      {chosen && (
        <>
          <path className="chart__grid" d={`M${x} 0V${HEIGHT}`} />
          <path className="chart__dot" d={`M${x} ${yOf(chosen.value, top)}h0`} />
        </>
      )}
    </svg>
  )
}
