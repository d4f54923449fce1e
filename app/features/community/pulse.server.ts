import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { isAlive, PULSE_PARTS, type PulseFacts, type PulsePart, pulseFacts } from './pulse.ts'

export type Pulse = { facts: PulseFacts; alive: PulsePart[] }

/** For the team alone. */
export async function loadPulse(services: Pick<Services, 'db' | 'log'>, now: Date): Promise<Pulse> {
  const facts = await ask(services, services.db().rpc('community_pulse'), pulseFacts)
  return { facts, alive: PULSE_PARTS.filter((part) => isAlive(part, facts, now)) }
}
