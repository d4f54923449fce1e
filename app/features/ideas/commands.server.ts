import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'

type Acting = Pick<Services, 'db' | 'log'>

export const setStatus = (services: Acting, contribution: string, status: string, reason: string) =>
  attempt(services, services.db().rpc('set_idea_status', { contribution, status, ...(reason && { reason }) }))

export const offerFor = (services: Acting, contribution: string, place: string, words: string) =>
  attempt(services, services.db().rpc('offer_for_idea', { contribution, place, words }))
