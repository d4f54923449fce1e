import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import t from '#app/i18n/messages/en.ts'
import { ErrorBoundary } from './root.tsx'

test('what is shown when the whole site failed stands in the first part that is sent: scripts may be off', async () => {
  const router = createMemoryRouter([{ id: 'root', path: '*', element: null, ErrorBoundary }], {
    hydrationData: { errors: { root: new Error('The kettle is empty') } },
  })
  const first = await new Promise<string>((resolve) => {
    const { pipe } = renderToPipeableStream(
      <I18nContext value={{ locale: 'en', t }}>
        <RouterProvider router={router} />
      </I18nContext>,
      {
        onShellReady() {
          const sent = new PassThrough()
          pipe(sent)
          resolve(String(sent.read()))
        },
      },
    )
  })
  expect(first).toContain('Something went wrong')
})
