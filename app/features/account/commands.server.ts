import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Kind } from './data-rules.ts'

type Acting = Pick<Services, 'db' | 'log'>

export const askToLeave = (services: Acting, keeps: Kind[], values: Record<string, string>) =>
  attempt(services, services.db().rpc('ask_to_leave', { keeps }), { values })

export const stay = (services: Acting) => attempt(services, services.db().rpc('stay'))
