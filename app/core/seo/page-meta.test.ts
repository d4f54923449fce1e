import { expect, test } from 'vitest'
import { type PageMeta, pageMeta } from './page-meta.ts'

const page: PageMeta = {
  url: '/mosques',
  locale: 'en',
  siteUrl: 'https://mahalla.example/',
  title: 'Mosques',
  description: 'Mosques near you.',
  type: 'mosque',
}

/** The one attribute of the descriptor with this name, property or rel. */
function find(meta: ReturnType<typeof pageMeta>, key: string): unknown {
  const entry = meta.find((tag) => Object.values(tag ?? {}).includes(key)) as Record<string, unknown> | undefined
  return entry?.content ?? entry?.href
}

test('gives a page its title, description, canonical address and social tags', () => {
  const meta = pageMeta(page)
  expect(meta).toContainEqual({ title: 'Mosques | Mahalla – for Muslims, by Muslims' })
  expect(find(meta, 'canonical')).toBe('https://www.mahalla.example/mosques')
  expect(find(meta, 'og:url')).toBe('https://www.mahalla.example/mosques')
  expect(find(meta, 'og:image')).toBe('https://www.mahalla.example/og/mosque.png')
  expect(find(meta, 'twitter:card')).toBe('summary_large_image')
  expect(String(find(meta, 'description')).length).toBeGreaterThanOrEqual(120)
  expect(find(meta, 'robots')).toMatch(/^index/)
})

test('the fixed keywords are English and stand on English pages; a page’s own stand everywhere', () => {
  expect(find(pageMeta(page), 'keywords')).toContain('masjid near me')
  expect(find(pageMeta({ ...page, locale: 'ar' }), 'keywords')).toBeUndefined()
  expect(find(pageMeta({ ...page, locale: 'ar', keywords: ['مسجد النور'] }), 'keywords')).toBe('مسجد النور')
})

test('announces the six languages and a default', () => {
  const alternates = pageMeta({ ...page, url: '/ar/mosques', locale: 'ar' }).filter(
    (tag) => tag !== undefined && 'hrefLang' in tag,
  )
  expect(alternates).toHaveLength(7)
  expect(alternates).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'fr',
    href: 'https://www.mahalla.example/fr/mosques',
  })
  expect(alternates).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: 'https://www.mahalla.example/mosques',
  })
})

test('a page that can be followed says where, in its own language', () => {
  expect(pageMeta({ ...page, url: '/community/forum', locale: 'ar', title: 'المنتدى', hasFeed: true })).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'المنتدى',
    href: 'https://www.mahalla.example/ar/community/forum/feed.xml',
  })
  expect(find(pageMeta(page), 'application/atom+xml')).toBeUndefined()
})

test('keeps a page in Arabic at its own address', () => {
  const meta = pageMeta({ ...page, url: '/ar/mosques', locale: 'ar' })
  expect(find(meta, 'canonical')).toBe('https://www.mahalla.example/ar/mosques')
  expect(find(meta, 'og:locale')).toBe('ar_AR')
})

test('uses the translated address of each language where there is one', () => {
  const localizedPaths = { en: '/france/restaurants', fr: '/france/restos' }
  const meta = pageMeta({ ...page, url: '/france/restaurants', localizedPaths, availableLocales: ['en', 'fr'] })
  const links = meta.filter((tag) => tag !== undefined && 'hrefLang' in tag)
  expect(links.map((tag) => (tag as { href: string }).href)).toEqual([
    'https://www.mahalla.example/france/restaurants',
    'https://www.mahalla.example/fr/france/restos',
    'https://www.mahalla.example/france/restaurants',
  ])
})

test('keeps a page out of the index without announcing versions of it', () => {
  const meta = pageMeta({ ...page, noindex: true })
  expect(find(meta, 'robots')).toBe('noindex, follow')
  expect(meta.some((tag) => tag !== undefined && 'hrefLang' in tag)).toBe(false)
})

test('gives every page but home a breadcrumb list', () => {
  const hasList = (url: string) =>
    pageMeta({ ...page, url }).some((tag) => tag !== undefined && 'script:ld+json' in tag)
  expect(hasList('/mosques')).toBe(true)
  expect(hasList('/')).toBe(false)
})

test('structured data names our pages by the same address as the canonical link, and others by theirs', () => {
  const entry = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    url: 'https://mahalla.example/community/events/iftar',
    organizer: [{ '@id': 'https://mahalla.example/#organization', url: 'https://mahalla.example' }],
    location: { url: 'http://mahalla.example.org/hall', sameAs: 'http://elsewhere.example/' },
  } as const
  expect(pageMeta({ ...page, jsonLd: { ...entry, organizer: [...entry.organizer] } })).toContainEqual({
    'script:ld+json': {
      ...entry,
      url: 'https://www.mahalla.example/community/events/iftar',
      organizer: [{ '@id': 'https://www.mahalla.example/#organization', url: 'https://www.mahalla.example' }],
    },
  })
})
