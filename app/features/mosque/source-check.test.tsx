// Tests of the questions on the page of a mosque from OpenStreetMap, rendered as the server does it.
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import type { MineAtMosque } from './queries.server.ts'
import { SourceCheck } from './source-check.tsx'

const words = en.mosques.check
const someone: MineAtMosque = {
  isFollowing: false,
  wantsMail: false,
  isAdmin: false,
  isStaff: false,
  request: null,
  answers: {},
  isHere: null,
}

function render(check: { confirmations: number } | null, mine: MineAtMosque | null = null) {
  const part = <SourceCheck page={{ path: '/mosque/noor', check }} mine={mine} />
  const router = createMemoryRouter([{ path: '/', element: part }])
  return renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <RouterProvider router={router} />
    </I18nContext>,
  )
}

test('asks anyone while nobody confirmed it, with a tap for yes and a way to correct it', () => {
  const html = render({ confirmations: 0 })
  expect(html).toContain(words.ask)
  expect(html).toMatch(/name="facility"[^>]* value="address"/)
  expect(html).toContain('value="yes"')
  expect(html).toContain('href="/mosque/noor/suggest"')
  expect(html).toContain('href="/open-data/mosques.csv.gz"')
})

test('counts those who confirmed it, and asks nobody twice', () => {
  const html = render({ confirmations: 3 }, { ...someone, isHere: true })
  expect(html).toContain(words.confirmed(3))
  expect(html).toContain(words.thanks)
  expect(html).not.toContain('value="yes"')
  expect(render({ confirmations: 3 }, someone)).toContain('value="yes"')
})

test('asks nothing of a mosque that people here wrote down', () => {
  expect(render(null)).not.toContain('<section')
})
