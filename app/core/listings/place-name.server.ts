// The name of a place, whatever kind of place it is.
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

/** Null where nobody sees such a place. */
export async function nameOfPlace(services: Pick<Services, 'db' | 'log'>, id: string): Promise<string | null> {
  const db = services.db()
  const [businesses, mosques] = await Promise.all([
    ask(services, db.from('business_unified').select('name').eq('id', id)),
    ask(services, db.from('mosque_unified').select('name').eq('id', id)),
  ])
  return businesses[0]?.name ?? mosques[0]?.name ?? null
}
