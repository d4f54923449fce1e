// Tests of charts before any script runs.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import en from '#app/i18n/messages/en.ts'
import { Chart } from './chart.tsx'
import type { ChartPoint } from './chart-scale.ts'

const points: ChartPoint[] = [
  { day: '2026-11-15', value: 4, before: 1 },
  { day: '2026-11-16', value: 0, before: 2 },
  { day: '2026-11-17', value: 8, before: 3 },
]

const render = (locale: Locale = 'en', shown = points) =>
  renderToStaticMarkup(
    <I18nContext value={{ locale, t: en }}>
      <Chart label="Views" points={shown} words={en.analytics.chart} />
    </I18nContext>,
  )

test('draws both lines, and says every value in a table, the newest first', () => {
  const html = render()
  expect(html).toContain('class="chart__line" d="M0 50L500 100L1000 0"')
  expect(html).toContain('class="chart__before" d="M0 87.5L500 75L1000 62.5"')
  const body = /<tbody>(.*)<\/tbody>/s.exec(html)?.[1] ?? ''
  expect(body.replace(/<[^>]+>/g, ' ').match(/\S+/g)).toEqual([
    '17',
    'Nov',
    '8',
    '3',
    '16',
    'Nov',
    '0',
    '2',
    '15',
    'Nov',
    '4',
    '1',
  ])
})

test('the line ends before a day that is not over, and its number says so', () => {
  const html = render(
    'en',
    points.map((point) => ({ ...point, isRunning: point.day === '2026-11-17' })),
  )
  expect(html).toContain('class="chart__line" d="M0 50L500 100"')
  expect(html).toContain('class="chart__area" d="M0 50L500 100V100H0Z"')
  expect(html).toContain('class="chart__before" d="M0 87.5L500 75L1000 62.5"')
  expect(html).toContain('<span class="chart__reading">16 Nov: 0 · before: 2</span>')
  expect(html).toContain('17 Nov so far')
})

test('a line of one day is a line, and a dot where the other day is not over', () => {
  const [day] = points.map((point) => ({ ...point, isRunning: false }))
  if (!day) throw new Error('no day')
  expect(render('en', [day])).toContain('class="chart__line" d="M0 0H1000"')
  expect(render('en', [day, { day: '2026-11-16', value: 0, before: 0, isRunning: true }])).toContain(
    'class="chart__line" d="M0 0h0"',
  )
})

test('offers no slider that would do nothing, and no style attribute', () => {
  expect(render()).not.toMatch(/type="range"|style=/)
})

test('runs the other way where people read from the right, in their digits', () => {
  const html = render('ar')
  expect(html).toContain('chart__drawing flip')
  expect(html).toContain('٨')
})

test('nothing to show is nothing', () => {
  expect(render('en', [])).toBe('')
})
