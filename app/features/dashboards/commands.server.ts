import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Outcome } from '#app/lib/outcome.ts'

/** The owner has looked: what the listing says is still right. */
export const keepFacts = (services: Pick<Services, 'db' | 'log'>, place: string): Promise<Outcome<unknown>> =>
  attempt(services, services.db().rpc('keep_facts', { place }))

/** A dish that people look for and this listing serves. */
export const addDish = (
  services: Pick<Services, 'db' | 'log'>,
  place: string,
  dish: string,
): Promise<Outcome<unknown>> => attempt(services, services.db().rpc('add_dish', { place, dish }))
