import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { PartnerRibbon } from './partner-ribbon.tsx'

const partners = Array.from({ length: 20 }, (_, i) => ({
  id: String(i),
  name: `Partner ${i}`,
  logo_url: `/logos/${i}.svg`,
  website_url: null,
}))

/** Each stands there twice, so that the loop has no gap; the second is for eyes only. */
function namesOf(limit?: number) {
  const html = renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <PartnerRibbon partners={partners} {...(limit !== undefined && { limit })} />
    </I18nContext>,
  )
  return [...html.matchAll(/<li>.*?<span>(Partner \d+)<\/span>/g)].map(([, name]) => name)
}

test('shows sixteen, or as many as it is told to, in the order they come', () => {
  expect(namesOf()).toEqual(partners.slice(0, 16).map(({ name }) => name))
  expect(namesOf(2)).toEqual(['Partner 0', 'Partner 1'])
})
