// The progress of the site's set-up: each part with its state, read from the running system. Pure.
import * as z from 'zod'
import type { Machine, PublicConfig } from '#app/core/request/services.ts'

export const setupFacts = z.object({
  businesses: z.number(),
  mosques: z.number(),
  countries: z.number(),
  files: z.number(),
  file_at_work: z.string().nullable(),
  samples: z.number(),
  is_sample: z.boolean(),
  superadmins: z.number(),
  team: z.number(),
  test_mail: z.object({ status: z.string(), at: z.string(), error: z.string().nullable() }).nullable(),
  last_export: z.string().nullable(),
})
export type SetupFacts = z.output<typeof setupFacts>

export const SETUP_PARTS = ['operator', 'mail', 'places', 'sample', 'streets', 'payments', 'staff', 'backup'] as const
export type SetupPart = (typeof SETUP_PARTS)[number]
/** `free`: the site does without it, and whether it should is the operator's to say. */
export type SetupState = 'done' | 'open' | 'free'

export type Setup = {
  facts: SetupFacts
  config: Pick<PublicConfig, 'operator' | 'mailConfigured' | 'payments'> & { hasMapStyle: boolean }
  streets: Machine['streets']
  states: Record<SetupPart, SetupState>
}

const DAY_MS = 86_400_000
/** An older export is no backup any more. */
const FRESH_EXPORT_MS = 30 * DAY_MS

export function describeSetup({ facts, config, streets }: Omit<Setup, 'states'>, now: Date): Setup {
  const exportedAt = facts.last_export === null ? Number.NEGATIVE_INFINITY : Date.parse(facts.last_export)
  const settled = (isDone: boolean, otherwise: SetupState = 'open') => (isDone ? 'done' : otherwise)
  return {
    ...{ facts, config, streets },
    states: {
      operator: settled(config.operator !== null),
      mail: settled(config.mailConfigured && facts.test_mail?.status === 'sent'),
      places: settled(facts.file_at_work === null && facts.businesses + facts.mosques > 0),
      sample: settled(facts.samples === 0),
      streets: settled(streets.length > 0 || config.hasMapStyle, 'free'),
      payments: settled(config.payments !== 'none', 'free'),
      staff: settled(facts.superadmins > 0 && facts.team > 1, facts.superadmins > 0 ? 'free' : 'open'),
      backup: settled(now.getTime() - exportedAt < FRESH_EXPORT_MS),
    },
  }
}

export const openParts = ({ states }: Pick<Setup, 'states'>) => SETUP_PARTS.filter((part) => states[part] === 'open')
