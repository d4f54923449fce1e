import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { EventDay } from './event-calendar.ts'

type Around = { place: string } | { lat: number; lng: number; km: number } | null
const MOST_DAYS = 300
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isId = (word: string) => ID.test(word)

/** What is to come, the same for everyone: everywhere, at one place or around a point. */
export async function loadComing(services: Pick<Services, 'page' | 'log'>, around: Around): Promise<EventDay[]> {
  const list = await askPage(services, 'events_list', { ...around, languages: [], max_results: MOST_DAYS })
  return (list as { items: EventDay[] }).items
}

/** The days of whoever holds the key; null where nobody does. */
export async function loadOwnDays(services: Pick<Services, 'db' | 'log'>, key: string): Promise<EventDay[] | null> {
  return isId(key) ? ((await ask(services, services.db().rpc('events_of', { key }))) as EventDay[] | null) : null
}
