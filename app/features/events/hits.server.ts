// Hits among coming events for the search for everything.

import { HITS_SHOWN, type Hits } from '#app/core/understanding/hit.ts'
import type { Meaning } from '#app/core/understanding/meaning.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { filterQuery, readEventFilter } from './event-filter.ts'
import { eventPath } from './event-path.ts'
import { planEvents } from './own-words.server.ts'
import { loadEvents } from './queries.server.ts'
import { dayAt, writeLongDay } from './write-event.ts'

/** Without words of its own a list of events answers only who asked for events. */
export async function findEventHits(visit: Visit, query: URLSearchParams, { kind }: Meaning): Promise<Hits | null> {
  const { services, now, locale } = visit
  const { filter, wanted, isTownKnown } = planEvents(visit, readEventFilter(query))
  if (!isTownKnown || (kind !== 'event' && wanted.filter.search === '')) return null
  const { items, next } = await loadEvents(services, wanted.filter, wanted.around, now)
  return {
    hits: items.slice(0, HITS_SHOWN).map((event) => ({
      id: event.event,
      to: eventPath(event.slug, event.day),
      title: event.title ?? '',
      language: event.language,
      detail: [writeLongDay(locale, dayAt(event.starts_at, event.time_zone), now), event.place?.name ?? event.city]
        .filter(Boolean)
        .join(' · '),
    })),
    total: items.length,
    isMore: next !== null,
    to: `/community/events${filterQuery(filter)}`,
  }
}
