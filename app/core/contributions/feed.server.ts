// A section's feed: the newest first, the same for everyone.
import { readAnyonesVisit } from '#app/core/request/visit.server.ts'
import { atomFeed } from './atom-feed.ts'
import { readListFilter } from './list-filter.ts'
import { loadList } from './queries.server.ts'
import { type SectionKey, sectionPath } from './sections.ts'

const ENTRIES = 30

export async function loadFeed(args: Parameters<typeof readAnyonesVisit>[0], section: SectionKey): Promise<Response> {
  const { services, locale, t, url, now } = await readAnyonesVisit(args)
  const { category, tag, reads } = readListFilter(url.searchParams)
  const filter = { words: '', category, tag, sort: 'new' as const, narrow: null, reads: reads ?? [], after: null }
  const { items } = await loadList(services, section, filter, { most: ENTRIES })
  const words = t.community.sections[section]
  const feed = atomFeed({
    siteUrl: services.config.siteUrl,
    locale,
    path: sectionPath(section),
    title: words.title,
    subtitle: words.description,
    items,
    now,
  })
  return new Response(feed, {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
