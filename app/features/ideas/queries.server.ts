import type { Card } from '#app/core/contributions/contribution.ts'
import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { IdeaFacts, Status } from './rules.ts'

export type Idea = Card<IdeaFacts>

export const loadRoadmap = async (services: Pick<Services, 'page' | 'log'>) =>
  (await askPage(services, 'ideas_roadmap', {})) as Partial<Record<Status, Idea[]>>

export const loadByTown = async (services: Pick<Services, 'page' | 'log'>) =>
  (await askPage(services, 'ideas_by_town', { max_results: 6 })) as Idea[]

export type OwnBusiness = { id: string; name: string }
export const loadOwnBusinesses = async (services: Pick<Services, 'db' | 'log'>) =>
  (await ask(services, services.db().rpc('my_businesses'))) as unknown as OwnBusiness[]
