// A section's feed: the newest first, the same for everyone.

import { type FeedEntry, feedResponse } from '#app/core/seo/atom-feed.ts'
import { readAnyonesVisit } from '#app/core/visit/visit.server.ts'
import type { Card } from './contribution.ts'
import { readListFilter } from './list-filter.ts'
import { plainText } from './markdown.ts'
import { loadList } from './queries.server.ts'
import { contributionPath, type SectionKey, sectionPath } from './sections.ts'

const ENTRIES = 30

export const feedEntryOf = (item: Card): FeedEntry => ({
  id: item.id,
  path: contributionPath(item.section, item.slug),
  language: item.language,
  title: item.title ?? plainText(item.excerpt, 80),
  author: item.author?.name ?? null,
  published: item.published_at,
  updated: item.last_activity_at,
  summary: plainText(item.excerpt),
})

export async function loadFeed(args: Parameters<typeof readAnyonesVisit>[0], section: SectionKey): Promise<Response> {
  const { services, locale, t, url, now } = await readAnyonesVisit(args)
  const { category, tag, reads } = readListFilter(url.searchParams)
  const filter = { words: '', category, tag, sort: 'new' as const, narrow: null, reads: reads ?? [], after: null }
  const { items } = await loadList(services, section, filter, { most: ENTRIES })
  const words = t.community.sections[section]
  return feedResponse({
    siteUrl: services.config.siteUrl,
    locale,
    path: sectionPath(section),
    title: words.title,
    subtitle: words.description,
    entries: items.map(feedEntryOf),
    now,
  })
}
