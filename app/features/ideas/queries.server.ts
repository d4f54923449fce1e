import * as z from 'zod'
import { card, withFacts } from '#app/core/contributions/shapes.server.ts'
import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { STATUSES } from './rules.ts'

const ideaFacts = z.object({
  status: z.enum(['open', ...STATUSES]),
  reason: z.string().nullable(),
  decided_at: z.string().nullable(),
  offers: z.array(z.object({ name: z.string(), slug: z.string(), city: z.string().nullable(), words: z.string() })),
})
export type IdeaFacts = z.output<typeof ideaFacts>

const idea = card.extend({ facts: ideaFacts })
const ownBusiness = z.object({ id: z.string(), name: z.string() })
export type OwnBusiness = z.output<typeof ownBusiness>

/** What only an idea has, of what every contribution has. */
export const readFacts = <Known extends { facts: unknown }>(known: Known) => withFacts(known, ideaFacts)

export const loadRoadmap = (services: Pick<Services, 'page' | 'log'>) =>
  askPage(services, 'ideas_roadmap', {}, z.partialRecord(z.enum(STATUSES), z.array(idea)))

export const loadByTown = (services: Pick<Services, 'page' | 'log'>) =>
  askPage(services, 'ideas_by_town', { max_results: 6 }, z.array(idea))

export const loadOwnBusinesses = (services: Pick<Services, 'db' | 'log'>) =>
  ask(services, services.db().rpc('my_businesses'), z.array(ownBusiness))
