// Atom (RFC 4287) for whoever follows a part of the site in a reader. Words only: what members wrote is text here, never
// markup.
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import { escapeXml } from './sitemap.ts'

export type FeedEntry = {
  id: string
  path: string
  language: Locale
  title: string
  /** Null: the site itself. */
  author: string | null
  published: string | null
  updated: string
  summary: string
}

type Feed = {
  siteUrl: string
  locale: Locale
  /** Of the page it follows; the feed itself lies below. */
  path: string
  title: string
  subtitle: string
  entries: readonly FeedEntry[]
  now: Date
}

/** What XML cannot hold at all, even escaped. */
const writeText = (text: string) =>
  escapeXml(text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))

export function atomFeed({ siteUrl, locale, path, title, subtitle, entries, now }: Feed): string {
  const addressOf = (to: string) => writeText(siteUrl + inLocale(to, locale))
  const written = entries.map((entry) =>
    [
      `<entry xml:lang="${entry.language}">`,
      `<id>urn:uuid:${writeText(entry.id)}</id>`,
      `<title type="text">${writeText(entry.title)}</title>`,
      `<link rel="alternate" href="${addressOf(entry.path)}"/>`,
      `<updated>${new Date(entry.updated).toISOString()}</updated>`,
      entry.published && `<published>${new Date(entry.published).toISOString()}</published>`,
      `<author><name>${writeText(entry.author ?? 'Mahalla')}</name></author>`,
      `<summary type="text">${writeText(entry.summary)}</summary>`,
      '</entry>',
    ]
      .filter(Boolean)
      .join('\n'),
  )
  const newest = entries.map(({ updated }) => new Date(updated).getTime()).reduce((a, b) => Math.max(a, b), 0)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${addressOf(path)}</id>`,
    `<title type="text">${writeText(title)}</title>`,
    `<subtitle type="text">${writeText(subtitle)}</subtitle>`,
    `<link rel="alternate" href="${addressOf(path)}"/>`,
    `<link rel="self" href="${addressOf(`${path}/feed.xml`)}"/>`,
    `<updated>${new Date(newest || now.getTime()).toISOString()}</updated>`,
    ...written,
    '</feed>',
    '',
  ].join('\n')
}

export const feedResponse = (feed: Feed): Response =>
  new Response(atomFeed(feed), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
