import { expect, test } from 'vitest'
import { type Issue, makeToken, writeIssue } from './issue.ts'

const SITE = 'https://mahalla.example'
const ID = '00000000-0000-4000-8000-000000000001'
const issue = (blocks: object[], language = 'en'): Issue => ({ id: ID, subject: 'Salam', language, blocks })
const EVIL = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`

const write = (
  blocks: object[],
  { token = 'tok', language = 'en' }: { token?: string | null; language?: string } = {},
) =>
  writeIssue(issue(blocks, language), {
    siteUrl: SITE,
    token,
    cards: new Map([[4, { title: EVIL, line: EVIL }]]),
  })

test('every word of every block stays text', () => {
  const { body_html } = write([
    { kind: 'heading', text: EVIL, href: '' },
    { kind: 'text', text: `${EVIL}\n\n[x](javascript:alert(1)) **b**`, href: '' },
    { kind: 'picture', text: EVIL, href: '/help/a.png' },
    { kind: 'button', text: EVIL, href: '/packages' },
    { kind: 'listing', text: '', href: '/business/a' },
  ])
  expect(body_html).not.toMatch(/<script|<img src=x|href="javascript/)
  expect(body_html.match(/&#60;script&#62;/g)).toHaveLength(6)
  expect(body_html.match(/<img /g)).toHaveLength(1)
  expect(body_html).toContain('[x](javascript:alert(1)) **b**')
})

test('links typed in the words are links, and only to pages', () => {
  const { body_html, body_text } = write(
    [
      {
        kind: 'text',
        text: 'See [our times](/athan), [theirs](https://shop.example/a?b=1&c=2).\n[no](//evil.example)',
        href: '',
      },
    ],
    { language: 'ar' },
  )
  expect(body_html).toContain(`<a href="${SITE}/ar/athan" style="color:#0d5a42">our times</a>`)
  expect(body_html).toMatch(/<a href="https:\/\/shop\.example\/a\?b=1&[^"]*c=2"/)
  expect(body_html).toContain('[no](//evil.example)')
  expect(body_text).toContain(`See our times (${SITE}/ar/athan), theirs (https://shop.example/a?b=1&c=2).`)
})

test('links lead through our counter and name nobody; leaving and choosing do', () => {
  const { body_html, body_text, headers } = write([{ kind: 'button', text: 'Go', href: 'https://shop.example/a' }])
  expect(body_html).toContain(`href="${SITE}/newsletter/go/${ID}/0"`)
  expect(body_html).not.toContain('shop.example')
  expect(body_text).toContain(`Go:\n${SITE}/newsletter/go/${ID}/0`)
  expect(headers).toEqual({
    'List-Unsubscribe': `<${SITE}/newsletter/unsubscribe?token=tok>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(body_text).toContain(`${SITE}/newsletter/choices?token=tok`)
})

test('nothing in it tells that it was opened', () => {
  const { body_html } = write([{ kind: 'picture', text: 'A hall', href: '/help/a.png' }])
  expect([...body_html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([`${SITE}/help/a.png`])
})

test('a test is marked, counts nothing and has no way to leave', () => {
  const { subject, body_html, headers } = write([{ kind: 'button', text: 'Go', href: '/packages' }], {
    token: null,
    language: 'ar',
  })
  expect(subject).not.toBe('Salam')
  expect(subject).toContain('Salam')
  expect(body_html).toContain(`href="${SITE}/ar/packages"`)
  expect(body_html).toContain('dir="rtl"')
  expect(headers).toEqual({})
})

test('a card of something that is gone is left out', () => {
  const { body_html, body_text } = write([{ kind: 'event', text: '', href: '/community/events/gone' }])
  expect(body_html).not.toContain('newsletter/go')
  expect(body_text).not.toContain('newsletter/go')
})

test('each mail has a link of its own', () => {
  const [a, b] = [makeToken(), makeToken()]
  expect(a.token).not.toBe(b.token)
  expect(a.hash).toMatch(/^[0-9a-f]{64}$/)
})
