// Tests of the note that tells authors why something of theirs is not public, rendered as the server does it.
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { I18nContext } from '#app/i18n/catalogue.ts'
import en from '#app/i18n/messages/en.ts'
import type { Decision, State } from './contribution.ts'
import { DecisionNote } from './decision-note.tsx'
import type { PageState } from './form-state.ts'

const words = en.contributions.state
const SUBJECT = '6f6b1c1e-0000-4000-8000-000000000001'
const decided = (status: string, may_appeal = false, has_another = true): Decision => ({
  ...{ status, canned: null, note: null },
  ...{ may_appeal, has_another },
})

function render(state: State, decision: Decision | null, answer?: PageState) {
  const part = (
    <DecisionNote kind="contribution" subject={SUBJECT} state={state} decision={decision} action="/x" answer={answer} />
  )
  const router = createMemoryRouter([{ path: '/', element: part }])
  return renderToStaticMarkup(
    <I18nContext value={{ locale: 'en', t: en }}>
      <RouterProvider router={router} />
    </I18nContext>,
  )
}

test('what was sent back says so; a draft nobody decided about is a draft', () => {
  expect(render('draft', null)).toContain(words.titles.draft)
  expect(render('draft', decided('rejected', true))).toContain(words.titles.returned)
  expect(render('draft', decided('needs_info'))).toContain(words.titles.returned)
  expect(render('published', decided('approved'))).toBe('')
})

test('an appeal that was sent is told of, and not offered again', () => {
  for (const state of ['draft', 'removed'] as const) {
    const html = render(state, decided('open'))
    expect(html).toContain(words.titles.appealed)
    expect(html).not.toContain(words.appealSend)
  }
  expect(render('hidden', decided('open'))).toContain(words.titles.hidden)
})

test('too few words are refused at their field, with what was typed', () => {
  const refused = (subject: string): PageState => ({
    ok: false,
    status: 400,
    form: 'page',
    errors: { words: ['appealShort'] },
    values: { subject, words: 'No' },
  })
  const html = render('removed', decided('rejected', true), refused(SUBJECT))
  expect(html).toContain(en.contributions.errors.appealShort)
  expect(html).toContain('open=""')
  expect(html).toContain('>No</textarea>')
  expect(render('removed', decided('rejected', true), refused('another'))).not.toContain('open=""')
})

test('an appeal says who will read it, also where that is the same person', () => {
  expect(render('removed', decided('rejected', true))).toContain(words.appealText)
  expect(render('removed', decided('rejected', true, false))).toContain(words.appealTextSame)
  expect(render('removed', decided('open', false, false))).toContain(words.appealedSame)
})
