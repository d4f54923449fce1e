import { expect, test } from 'vitest'
import { splitLinks } from './site-links.ts'

test('turns named and bare site paths into links', () => {
  expect(splitLinks('See [our plans](/packages) or /help.')).toEqual([
    { text: 'See ', start: 0 },
    { text: 'our plans', start: 4, to: '/packages' },
    { text: ' or ', start: 26 },
    { text: '/help', start: 30, to: '/help' },
    { text: '.', start: 35 },
  ])
  expect(splitLinks('(/community/gaza)')[1]).toMatchObject({ text: '/community/gaza', to: '/community/gaza' })
  expect(splitLinks('/businesses?category=finance')).toEqual([
    { text: '/businesses?category=finance', start: 0, to: '/businesses?category=finance' },
  ])
})

test('leaves everything else as text', () => {
  for (const text of [
    'and/or',
    '24/7',
    'https://example.org/help',
    '[x](https://example.org)',
    '[x](//example.org)',
    '[x](javascript:alert(1))',
    '$19.99/month',
    '//host',
  ])
    expect(splitLinks(text), text).toEqual([{ text, start: 0 }])
})

test('keeps the whole text', () => {
  const text = 'اقرأ /help ثم [الباقات](/packages).'
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe('اقرأ /help ثم الباقات.')
})
