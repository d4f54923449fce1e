// Injections: the words of members stay text, in HTML, in JSON-LD, in feeds and in mail.
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Card, Whole } from '#app/core/contributions/contribution.ts'
import { feedEntryOf } from '#app/core/contributions/feed.server.ts'
import { contributionJsonLd } from '#app/core/contributions/json-ld.ts'
import { plainText, safeAddress } from '#app/core/contributions/markdown.ts'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { atomFeed } from '#app/core/seo/atom-feed.ts'
import { letterHtml } from '#server/mail/letter.ts'
import { elementsOf } from '#tests/fixtures/elements-of.ts'
import { injections } from '#tests/fixtures/injections.ts'

const MARKS = new Set('a bdi blockquote br code div em h3 h4 h5 hr li ol p pre strong ul'.split(' '))
/** What our own elements carry; an attribute of anybody else's is not among them. */
const ATTRIBUTE = /^(class|lang|dir|href|rel|target|data-discover)$/

function show(text: string): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <MarkdownText text={text} language="en" /> }])
  return renderToStaticMarkup(<Stub />)
}

const card = (text: string): Card => ({
  id: '00000000-0000-4000-8000-000000000001',
  section: 'forum',
  slug: 'a-topic',
  title: text,
  excerpt: text,
  language: 'en',
  author: { handle: 'amina', name: text, trust: 1, is_staff: false, photo: null },
  is_anonymous: false,
  city: text,
  country_code: 'GB',
  category: 'halal',
  tags: [text],
  is_pinned: false,
  is_locked: false,
  is_solved: false,
  is_sample: false,
  replies_count: 0,
  reactions_count: 0,
  last_activity_at: '2026-11-01T10:00:00Z',
  published_at: '2026-11-01T10:00:00Z',
  edited_at: null,
  state: 'published',
  is_mine: false,
  has_reacted: false,
  group: null,
  unread: null,
  facts: {},
})

const feedOf = (text: string) =>
  atomFeed({
    siteUrl: 'https://www.mahalla.example',
    locale: 'en',
    path: '/community/forum',
    title: 'Forum',
    subtitle: 'Forum',
    entries: [feedEntryOf(card(text))],
    now: new Date('2026-11-02T10:00:00Z'),
  })

test('there are enough of them', () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(200)
  expect(injections.length).toBeGreaterThanOrEqual(200)
})

describe.each(injections.map((text) => ({ text })))('$text', ({ text }) => {
  test('is text and a few marks on the page', () => {
    for (const { name, attributes } of elementsOf(show(text))) {
      expect(MARKS).toContain(name)
      for (const [key, value] of attributes) {
        expect(key).toMatch(ATTRIBUTE)
        if (key === 'href') expect(safeAddress(value.replaceAll('&amp;', '&')), value).not.toBeNull()
      }
    }
  })

  test('is text in JSON-LD, in a feed and in a letter', () => {
    const whole = { ...card(text), body: text, replies: [], is_folded: false } as unknown as Whole
    const told = contributionJsonLd(whole, { siteUrl: 'https://www.mahalla.example', locale: 'en', category: 'Forum' })
    expect(told).toMatchObject({ text: plainText(text, 5000), '@type': 'DiscussionForumPosting' })
    const shape = (xml: string) => elementsOf(xml).map(({ name }) => name)
    expect(shape(feedOf(text))).toEqual(shape(feedOf('A plain topic')))
    // XML has no place for the other control characters, escaped or not.
    expect(feedOf(text).replace(/[\t\n\r]/g, '')).not.toMatch(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u)
    const letter = (body: string) =>
      letterHtml({ locale: 'en', body, action: { label: body, url: 'https://www.mahalla.example' }, closing: null })
    expect(shape(letter(text.replace(/\s+/g, ' ')))).toEqual(shape(letter('Plain words')))
  })
})
