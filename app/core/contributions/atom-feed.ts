// Atom (RFC 4287) for whoever follows a section in a reader. Words only: what members wrote is text here, never markup.
import { escapeXml } from '#app/core/seo/sitemap.ts'
import { inLocale, type Locale } from '#app/i18n/locales.ts'
import type { Card } from './contribution.ts'
import { plainText } from './markdown.ts'
import { contributionPath } from './sections.ts'

type Feed = {
  siteUrl: string
  locale: Locale
  path: string
  title: string
  subtitle: string
  items: readonly Card[]
  now: Date
}

/** What XML cannot hold at all, even escaped. */
const writeText = (text: string) =>
  escapeXml(text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''))

export function atomFeed({ siteUrl, locale, path, title, subtitle, items, now }: Feed): string {
  const addressOf = (to: string) => writeText(siteUrl + inLocale(to, locale))
  const entries = items.map((item) => {
    const address = addressOf(contributionPath(item.section, item.slug))
    return [
      `<entry xml:lang="${item.language}">`,
      `<id>urn:uuid:${writeText(item.id)}</id>`,
      `<title type="text">${writeText(item.title ?? plainText(item.excerpt, 80))}</title>`,
      `<link rel="alternate" href="${address}"/>`,
      `<updated>${new Date(item.last_activity_at).toISOString()}</updated>`,
      item.published_at && `<published>${new Date(item.published_at).toISOString()}</published>`,
      `<author><name>${writeText(item.author?.name ?? 'Mahalla')}</name></author>`,
      `<summary type="text">${writeText(plainText(item.excerpt))}</summary>`,
      '</entry>',
    ]
      .filter(Boolean)
      .join('\n')
  })
  const newest = items
    .map(({ last_activity_at }) => new Date(last_activity_at).getTime())
    .reduce((a, b) => Math.max(a, b), 0)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${addressOf(path)}</id>`,
    `<title type="text">${writeText(title)}</title>`,
    `<subtitle type="text">${writeText(subtitle)}</subtitle>`,
    `<link rel="alternate" href="${addressOf(path)}"/>`,
    `<link rel="self" href="${addressOf(`${path}/feed.xml`)}"/>`,
    `<updated>${new Date(newest || now.getTime()).toISOString()}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}
