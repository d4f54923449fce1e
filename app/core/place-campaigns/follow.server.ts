import * as z from 'zod'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { readCampaign } from './code.ts'

/** The key of the listing a code leads to; null where there is none. */
export const findCampaign = async (services: Pick<Services, 'db' | 'log'>, code: string): Promise<string | null> =>
  readCampaign(code) ? ask(services, services.db().rpc('follow_campaign', { code }), z.string().nullable()) : null
