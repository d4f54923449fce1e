// Measures of a living community, and how far each one is. Pure.
import * as z from 'zod'

export const pulseFacts = z.object({
  members: z.number(),
  joined: z.number(),
  writers: z.number(),
  returning: z.number(),
  topics: z.number(),
  answered_in_a_day: z.number(),
  unanswered: z.number(),
  events_ahead: z.number(),
  groups: z.number(),
  mosques_kept: z.number(),
  waiting: z.number(),
  waiting_since: z.string().nullable(),
  inviting: z.number(),
  came_invited: z.number(),
})
export type PulseFacts = z.output<typeof pulseFacts>

export const PULSE_PARTS = [
  'voices',
  'answers',
  'returning',
  'events',
  'groups',
  'mosques',
  'waiting',
  'invited',
] as const
export type PulsePart = (typeof PULSE_PARTS)[number]

/** From here on a part lives by itself. */
export const ALIVE = { voices: 10, answers: 0.8, returning: 5, events: 2, groups: 1, mosques: 1, invited: 10 } as const
const DAY_MS = 86_400_000

export function isAlive(part: PulsePart, facts: PulseFacts, now: Date): boolean {
  switch (part) {
    case 'voices':
      return facts.writers >= ALIVE.voices
    case 'answers':
      return facts.topics > 0 && facts.answered_in_a_day / facts.topics >= ALIVE.answers
    case 'returning':
      return facts.returning >= ALIVE.returning
    case 'events':
      return facts.events_ahead >= ALIVE.events
    case 'groups':
      return facts.groups >= ALIVE.groups
    case 'mosques':
      return facts.mosques_kept >= ALIVE.mosques
    case 'waiting':
      return facts.waiting_since === null || now.getTime() - Date.parse(facts.waiting_since) < DAY_MS
    case 'invited':
      return facts.came_invited >= ALIVE.invited
  }
}
