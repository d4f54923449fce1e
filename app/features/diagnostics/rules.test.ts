import { describe, expect, test } from 'vitest'
import { voice } from '#app/core/brand/voice.ts'
import { checkEnvironment, checkHead, readHead, readPath } from './rules.ts'

describe('the environment check', () => {
  test('passes with a backend URL and an anonymous key', () => {
    expect(checkEnvironment({ url: 'http://127.0.0.1:3000', anonKey: 'sb_publishable_x' })).toEqual({
      missing: [],
      required: 'ok',
      url: 'ok',
      format: 'ok',
    })
  })

  test.each([
    [{ url: null, anonKey: 'x' }, ['SUPABASE_URL'], ['failed', 'failed', 'failed']],
    [{ url: 'https://a.example', anonKey: '' }, ['SUPABASE_ANON_KEY'], ['failed', 'ok', 'ok']],
    [{ url: null, anonKey: null }, ['SUPABASE_URL', 'SUPABASE_ANON_KEY'], ['failed', 'failed', 'failed']],
    [{ url: 'a.example', anonKey: 'x' }, [], ['ok', 'ok', 'failed']],
    [{ url: 'ftp://a.example', anonKey: 'x' }, [], ['ok', 'ok', 'failed']],
  ])('names what is wrong with %j', (given, missing, states) => {
    const found = checkEnvironment(given)
    expect(found.missing).toEqual(missing)
    expect([found.required, found.url, found.format]).toEqual(states)
  })
})

test.each([
  ['/mosques', '/mosques'],
  [' /ar/business/x?tab=1#y ', '/ar/business/x?tab=1'],
  ['/a/../b', '/b'],
])('%j is the address %s', (text, path) => {
  expect(readPath(text)).toBe(path)
})

test.each(['', 'mosques', '//evil.example', '/\\evil.example', 'https://evil.example/', '/a b', `/${'x'.repeat(300)}`])(
  '%j is no address of the site',
  (text) => {
    expect(readPath(text)).toBeNull()
  },
)

const { tagline, home } = voice.en
const long = 'd'.repeat(120)
const trail = (...names: string[]) =>
  JSON.stringify({
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name, i) => ({ '@type': 'ListItem', position: i + 1, name })),
  })
const page = (
  part: Partial<Record<'title' | 'description' | 'canonical' | 'robots' | 'languages' | 'image' | 'ld', string>> = {},
) => {
  const canonical = part.canonical ?? 'https://www.mahalla.example/mosques'
  return `<html><head><title>${part.title ?? `Mosques | Mahalla – ${tagline}`}</title>
<meta name="description" content="${part.description ?? long}"/><meta name="robots" content="${part.robots ?? 'index, follow'}"/>
<link rel="canonical" href="${canonical}"/>${(part.languages ?? 'en ar x-default')
    .split(' ')
    .map((language) => `<link rel="alternate" hrefLang="${language}" href="${canonical}"/>`)
    .join('')}
<meta property="og:title" content="Mosques &amp; more"/><meta property="og:description" content="d"/>
<meta property="og:url" content="${canonical}"/><meta property="og:image" content="${part.image ?? '/og.png'}"/>
<script type="application/ld+json">${part.ld ?? trail(home, 'Mosques')}</script></head><body></body></html>`
}
const check = (part = {}, path = '/mosques') => checkHead(readHead(page(part)), path, 'en')

describe('the metadata rules', () => {
  test('a page that keeps them all', () => {
    expect(new Set(Object.values(check()))).toEqual(new Set(['ok']))
    expect(readHead(page()).meta['og:title']).toBe('Mosques & more')
  })

  test.each([
    [{ title: 'Mosques' }, 'title'],
    [{ title: '' }, 'title'],
    [{ description: 'd'.repeat(119) }, 'description'],
    [{ canonical: 'http://mahalla.example/mosques' }, 'canonical'],
    [{ canonical: 'https://mahalla.example/mosques' }, 'canonical'],
    [{ canonical: 'https://www.mahalla.example/mosques/' }, 'canonical'],
    [{ languages: 'en ar' }, 'languages'],
    [{ languages: 'ar x-default' }, 'languages'],
    [{ languages: 'en xx x-default' }, 'languages'],
    [{ image: '' }, 'social'],
    [{ ld: '{' }, 'structured'],
    [{ ld: '{}' }, 'structured'],
    [{ ld: trail('Mosques') }, 'breadcrumb'],
    [{ ld: trail('Start', 'Mosques') }, 'breadcrumb'],
  ] as const)('%j breaks %s', (part, broken) => {
    expect(check(part)[broken]).toBe('failed')
  })

  test('a hidden page announces no versions, and the home page has no trail', () => {
    expect(check({ robots: 'noindex, follow' }).languages).toBe('absent')
    expect(check({ ld: '{"@type":"WebSite"}' }, '/').breadcrumb).toBe('absent')
    expect(check({}, '/').breadcrumb).toBe('failed')
  })
})
