// The facts of an event on its poster: its name, the next day it takes place, and where.
import { isUuid } from '#app/core/moderation/kinds.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import { eventPath } from './event-path.ts'
import { loadDaysOf } from './queries.server.ts'
import { dayAt, writeLongDay, writeSpan } from './write-event.ts'

export async function findPosterEvent({ services, locale, t, now }: Visit, key: string) {
  if (!isUuid(key)) return null
  const next = (await loadDaysOf(services, key)).find(
    ({ state, ends_at }) => state === 'planned' && Date.parse(ends_at) > now.getTime(),
  )
  if (!next) return null
  const { place, venue, city, title, slug, time_zone, starts_at } = next
  const day = writeLongDay(locale, dayAt(starts_at, time_zone), now)
  return {
    record: { name: place?.name ?? '', path: eventPath(slug, next.day), address: place?.address ?? '' },
    event: {
      title: title ?? '',
      when: `${day}, ${writeSpan(locale, t.events, next)}`,
      where: [place?.name ?? venue, place?.address, city].filter(Boolean).join(', '),
    },
  }
}
