// The forms of the plans page. Messages are keys of `t.packages.errors`.
import * as z from 'zod'

const plan = z.enum(['basic', 'premium', 'enterprise'], 'invalid')
export const cycles = z.enum(['monthly', 'annual'], 'invalid')

/** What an owner was shown before they said yes, as the database tells it and compares it. */
export const terms = z.object({
  today_cents: z.number(),
  then_cents: z.number(),
  starts_on: z.iso.date().nullable(),
  currency: z.string(),
})
export type Terms = z.output<typeof terms>

function readJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

/** Which plan is looked at before it is chosen, in the address. */
export const wishForm = z.object({
  plan: z.enum(['premium', 'enterprise']),
  cycle: cycles,
  code: z.string().trim().max(60).optional().catch(undefined),
})

export const planForms = {
  choose: z.object({ plan, cycle: cycles, seen: z.preprocess(readJson, terms), code: z.string().max(60).default('') }),
  trial: z.object({}),
  cancel: z.object({}),
  portal: z.object({}),
}
