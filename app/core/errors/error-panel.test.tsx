import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import t from '#app/i18n/messages/en.ts'
import { ErrorPanel } from './error-panel.tsx'
import { NotFound } from './not-found.tsx'
import { messageOf } from './startup-failure.ts'

function render(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/somewhere?x=1'] })
  return renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t }}>
      <RouterProvider router={router} />
    </I18nContext>,
  )
}

test('says that something went wrong, with the message among the details', () => {
  const html = render(<ErrorPanel error={new Error('The kettle is empty')} />)
  expect(html).toContain('Something went wrong')
  expect(html).toContain('Please try refreshing the page or contact support if the issue persists.')
  expect(html).toMatch(/<details.*The kettle is empty.*<\/details>/s)
})

test('says so when the error has no message, and never shows a stack', () => {
  expect(render(<ErrorPanel error={undefined} />)).toContain('An unknown error occurred')
  const error = new Error('Broken')
  error.stack = 'Broken\n    at secret.ts:1'
  expect(render(<ErrorPanel error={error} />)).not.toContain('secret.ts')
})

test('offers a search with the words of the address and the nearest matches', () => {
  const match = { kind: 'mosque', path: '/mosque/x', name: 'X <Mosque>', location: 'London' } as const
  const html = render(<NotFound query="east london" matches={[match]} />)
  expect(html).toContain('value="east london"')
  expect(html).toContain('href="/mosque/x"')
  expect(html).toContain('X &lt;Mosque&gt;')
})

test('finds words for a failed start', () => {
  expect(messageOf(new Error('No network'))).toBe('No network')
  expect(messageOf(null)).toBe('An unknown error occurred')
})
