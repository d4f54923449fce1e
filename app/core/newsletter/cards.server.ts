// Cards of a newsletter: a business or an event, found by its page's address.
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { readBlocks } from './blocks.ts'

type Reading = Pick<Services, 'db' | 'log'>
type Card = { title: string; line: string }
/** By block. */
export type Cards = ReadonlyMap<number, Card>

/** The names behind the cards, by block. What is not public any more has none, and is left out. */
export async function findCards(services: Reading, blocks: unknown, language: string): Promise<Cards> {
  const locale = isLocale(language) ? language : 'en'
  const cards = new Map<number, Card>()
  for (const [n, { kind, href }] of readBlocks(blocks).entries()) {
    const slug = slugIn(href)
    const card =
      kind === 'listing'
        ? await findListing(services, slug)
        : kind === 'event'
          ? await findEvent(services, slug, locale)
          : null
    if (card) cards.set(n, card)
  }
  return cards
}

/** An address that cannot be read names no page. */
function slugIn(href: string): string {
  try {
    return decodeURIComponent(href.split('/').at(-1) ?? '')
  } catch {
    return ''
  }
}

async function findListing(services: Reading, slug: string): Promise<Card | null> {
  const [found] = await ask(
    services,
    services.db().from('business_unified').select('name, address, city').eq('slug', slug).limit(1),
  )
  return found ? { title: found.name, line: [found.address, found.city].filter(Boolean).join(', ') } : null
}

async function findEvent(services: Reading, slug: string, locale: Locale): Promise<Card | null> {
  const wanted = services
    .db()
    .from('events')
    .select('venue, contributions!inner(title), event_days(starts_at)')
    .eq('contributions.section', 'events')
    .eq('contributions.slug', slug)
    .eq('contributions.state', 'published')
    .limit(1)
  const [found] = await ask(services, wanted)
  if (!found) return null
  const now = new Date().toISOString()
  const [next] = found.event_days
    .map(({ starts_at }) => new Date(starts_at).toISOString())
    .filter((at) => at >= now)
    .sort()
  return {
    title: found.contributions.title ?? '',
    line: [next && writeDate(locale, next), found.venue].filter(Boolean).join(' · '),
  }
}
