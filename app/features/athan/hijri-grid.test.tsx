import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext, type Messages } from '#app/i18n/catalogue.ts'
import type { Locale } from '#app/i18n/locales.ts'
import ar from '#app/i18n/messages/ar.ts'
import ur from '#app/i18n/messages/ur.ts'
import { HijriGrid } from './hijri-grid.tsx'
import { monthGrid } from './rules.ts'

test.each<[Locale, Messages]>([
  ['ar', ar],
  ['ur', ur],
])('%s has its own letters over the days', (locale, t) => {
  const weeks = monthGrid({
    month: { year: 1448, month: 9 },
    sightings: [],
    today: { year: 1448, month: 9, day: 2 },
    firstWeekday: 0,
  })
  const html = renderToStaticMarkup(
    <I18nContext value={{ locale, t }}>
      <HijriGrid weeks={weeks} firstWeekday={0} caption="" />
    </I18nContext>,
  )
  const [head = ''] = /<thead>.*<\/thead>/s.exec(html) ?? []
  expect(head.replace(/<[^>]*>/g, '')).not.toMatch(/[a-z]/i)
})
