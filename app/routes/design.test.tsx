// The style guide shows every part, so it stands for all of them.
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import Design, { loader } from './design.tsx'

test('renders every part without inline styles, which the content security policy forbids', () => {
  const Page = createRoutesStub([{ path: '/', Component: () => <Design /> }])
  const html = renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <Page />
    </I18nContext>,
  )
  expect(html.length).toBeGreaterThan(10_000)
  expect(html).not.toMatch(/ style="/)
  expect(html).not.toContain('<style')
})

test('is not there in production', () => {
  expect(loader()).toBeNull()
  vi.stubEnv('DEV', false)
  expect(() => loader()).toThrow(expect.objectContaining({ status: 404 }))
  vi.unstubAllEnvs()
})
