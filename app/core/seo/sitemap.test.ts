import { expect, test } from 'vitest'
import { escapeXml, robotsTxt, sitemapIndexXml, sitemapXml } from './sitemap.ts'

const siteUrl = 'https://mahalla.example'

/** Every element opened is closed in order, and no bare ampersand or bracket stands in text or attributes. */
function expectWellFormed(xml: string) {
  const body = xml.replace(/^<\?xml[^?]*\?>\n/, '')
  const open: string[] = []
  for (const [tag, close, name = '', selfClosing] of body.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g)) {
    if (close) expect(open.pop(), tag).toBe(name)
    else if (!selfClosing) open.push(name)
  }
  expect(open).toEqual([])
  const text = body.replace(/<\/?[\w:]+(?:\s+[\w:]+="[^"<]*")*\s*\/?>/g, '')
  expect(text).not.toMatch(/[<>]/)
  expect(body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
}

test('lists a page once per language, each naming the others', () => {
  const xml = sitemapXml(siteUrl, [{ path: '/mosques', changed: '2026-11-15T10:00:00Z' }])
  expectWellFormed(xml)
  expect(xml.match(/<url>/g)).toHaveLength(6)
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(6)
  expect(xml).toContain('<loc>https://www.mahalla.example/ar/mosques</loc><lastmod>2026-11-15</lastmod>')
})

test('uses translated addresses and stays well-formed with any letters', () => {
  const path = { en: '/a&b/<x>', ar: '/مطاعم', ur: '/x', fr: "/l'été", tr: '/x"y', id: '/x' }
  const xml = sitemapXml(siteUrl, [{ path, changed: 'not a date' }])
  expectWellFormed(xml)
  expect(xml).not.toContain('lastmod')
  expect(xml).toContain(encodeURI('https://www.mahalla.example/ar/مطاعم'))
})

test('escapes markup and drops what XML cannot carry', () => {
  expect(escapeXml('a<b>&"\'\u0000\u0008c')).toBe('a&lt;b&gt;&amp;&quot;&apos;c')
})

test('lists the sitemaps in an index', () => {
  const xml = sitemapIndexXml(siteUrl, ['/sitemap/pages.xml', '/sitemap/businesses.xml?page=2&x=1'])
  expectWellFormed(xml)
  expect(xml).toContain('<loc>https://www.mahalla.example/sitemap/businesses.xml?page=2&amp;x=1</loc>')
})

test('opens the site to robots but for dashboards, sign-in and the interface, in every language', () => {
  const lines = robotsTxt(siteUrl).split('\n')
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /'])
  for (const path of ['/dashboard', '/auth', '/api', '/ar/dashboard', '/id/auth']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).toContain('Sitemap: https://www.mahalla.example/sitemap.xml')
})
