// Tests of the frame around every staff screen.
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import { StaffFrame } from './staff-frame.tsx'
import { type Waiting, WaitingContext } from './waiting-context.ts'

const render = (waiting: Waiting) =>
  renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <MemoryRouter>
        <WaitingContext value={waiting}>
          <StaffFrame current="words" title="Words">
            <p>Rules</p>
          </StaffFrame>
        </WaitingContext>
      </MemoryRouter>
    </I18nContext>,
  )

test('what waits elsewhere is marked on every screen, also where the list is folded', () => {
  const html = render({ queue: 3, claims: 0 })
  expect(html).toMatch(/href="\/dashboard\/staff"[^>]*>.*?Queue<span class="badge[^"]*">3<\/span><\/a>/s)
  expect(html).toMatch(/>Claims<\/a>/)
  expect(html).toContain('dash-side__dot')
  expect(render({ queue: 0 })).not.toContain('dash-side__dot')
})
