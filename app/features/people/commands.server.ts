import type * as z from 'zod'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Outcome, placeAt } from '#app/lib/outcome.ts'
import type { personForm } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>

export async function savePerson(
  services: Acting,
  facts: z.output<typeof personForm>,
  values: Record<string, string>,
): Promise<Outcome<unknown>> {
  const saved = await attempt(services, services.db().rpc('save_person', { facts }), { values })
  const isHandle = !saved.ok && saved.errors.form?.some((key) => key.startsWith('handle'))
  return !saved.ok && isHandle ? placeAt(saved, 'handle', values) : saved
}

export const setBlock = (services: Acting, handle: string, kind: 'mute' | 'block' | null) =>
  attempt(services, services.db().rpc('set_block', { handle, ...(kind && { kind }) }))

export const reportPerson = (services: Acting, handle: string) =>
  attempt(services, services.db().rpc('report_person', { handle, reason: 'other' }))
