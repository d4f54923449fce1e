// Searches somebody hears of by mail: what every section that offers them does alike.
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { ask, attempt } from '#app/core/request/ask.server.ts'
import type { AlertSearch, Services } from '#app/core/request/services.ts'
import { type Outcome, refuse } from '#app/lib/outcome.ts'

export type About = 'jobs' | 'places'
const ownAlert = z.object({ id: z.string(), name: z.string(), address: z.string() })
export type OwnAlert = z.output<typeof ownAlert>

type Acting = Pick<Services, 'db' | 'log'>

export const saveAlert = (services: Acting, about: About, search: AlertSearch) =>
  attempt(services, services.db().rpc('save_alert', { about, ...search }))

export const loadAlerts = (services: Acting, about: About) =>
  ask(services, services.db().rpc('my_alerts', { about }), z.array(ownAlert))

export const deleteAlert = (services: Acting, alert: string) =>
  attempt(services, services.db().rpc('delete_alert', { alert }))

const LONGEST_TOKEN = 100

/** The link in every mail: whoever has it ends the alert. */
export async function stopAlert(services: Acting, token: string): Promise<Outcome<unknown>> {
  if (token === '' || token.length > LONGEST_TOKEN) return refuse('missing')
  return attempt(services, services.db().rpc('stop_alert', { token }), { nothing: 'missing' })
}

/** Doing it twice is as good as once. Only the hash is kept: who reads the table cannot confirm for anyone. */
export async function confirmAlert(services: Acting, token: string): Promise<Outcome<unknown>> {
  if (token === '' || token.length > LONGEST_TOKEN) return refuse('missing')
  const token_hash = createHash('sha256').update(token).digest('hex')
  return attempt(services, services.db().rpc('confirm_alert', { token_hash }), { nothing: 'missing' })
}
