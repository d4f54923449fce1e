import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { QiblaMap } from './qibla-map.tsx'

test('who sees no map reads the direction and the distance below it', () => {
  const html = renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <QiblaMap place={{ lat: 51.5, lng: -0.13 }} bearing="119° from north" distance="4,794 km to the Kaaba" />
    </I18nContext>,
  )
  expect(html).toContain(`aria-label="${en.athan.qibla.map.title}"`)
  expect(html).toMatch(/<figcaption.*119° from north · 4,794 km to the Kaaba.*<\/figcaption>/)
})
