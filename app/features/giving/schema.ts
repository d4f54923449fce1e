// Schemas of the campaign forms. Messages are keys of `t.giving.errors`.
import * as z from 'zod'
import { CURRENCIES, MOST_PLACES, MOST_SUM, REMINDERS, TELLINGS } from './campaign.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^\d{2}:\d{2}$/
const empty = (value: unknown) => (value === '' || value === undefined ? null : value)
const day = (message: string) => z.preprocess(empty, z.string().regex(DAY, message).nullable())
const sum = (message: string) => z.coerce.number(message).int(message).min(1, message).max(MOST_SUM, message)

/** Read from what was typed, beside the fields every section has. */
export const campaignFields = z
  .object({
    organiser: z.string('organiser').regex(/^(?:place|group):[0-9a-f-]{36}$/, 'organiser'),
    beneficiary: z.string().max(200).default(''),
    goal: z.preprocess(empty, sum('goal').nullable()),
    currency: z.enum(CURRENCIES, 'goal').default('USD'),
    starts_on: day('dates'),
    ends_on: day('dates'),
    give_url: z.preprocess(
      empty,
      z
        .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'giveUrl' })
        .max(500, 'giveUrl')
        .nullable(),
    ),
    is_zakat: z
      .string()
      .optional()
      .transform((box) => box === 'on'),
    zakat_by: z.string().max(160, 'zakat').default(''),
    zakat_statement: z.string().max(1000, 'zakat').default(''),
  })
  .refine(({ is_zakat, zakat_by, zakat_statement }) => !is_zakat || (zakat_by.trim() && zakat_statement.trim()), {
    message: 'zakat',
    path: ['zakat_by'],
  })

const shift = z.object({ shift: z.guid('missing') })

export const pageForms = {
  pledge: z.object({ amount: sum('amount') }),
  unpledge: z.object({}),
  'remind-pledge': z.object({ remind: z.enum([...REMINDERS, ''], 'invalid').default('') }),
  dua: z.object({
    body: z.string('dua').trim().min(5, 'dua').max(300, 'dua'),
    is_private: z.literal('on').optional(),
  }),
  undua: z.object({}),
  settle: z.object({ pledge: z.guid('missing'), outcome: z.enum(['received', 'promised', 'struck'], 'invalid') }),
  tell: z.object({
    kind: z.enum(TELLINGS, 'invalid'),
    body: z.string('entry').trim().min(5, 'entry').max(5000, 'entry'),
    amount: z.preprocess(empty, sum('spend').nullable()),
    happened_on: day('spend'),
  }),
  offer: z.object({
    body: z.string('entry').trim().min(5, 'entry').max(5000, 'entry'),
    day: z.string('shift').regex(DAY, 'shift'),
    starts: z.string('shift').regex(CLOCK, 'shift'),
    ends: z.string('shift').regex(CLOCK, 'shift'),
    time_zone: z.string('shift').min(1, 'shift').max(60, 'shift'),
    capacity: z.coerce.number('shift').int('shift').min(1, 'shift').max(MOST_PLACES, 'shift'),
  }),
  take: shift,
  leave: shift,
  'cancel-shift': shift,
  'move-shift': shift.extend({
    day: z.string('shift').regex(DAY, 'shift'),
    starts: z.string('shift').regex(CLOCK, 'shift'),
    ends: z.string('shift').regex(CLOCK, 'shift'),
  }),
  end: z.object({}),
  give: z.object({ amount: sum('amount') }),
  connect: z.object({}),
  disconnect: z.object({}),
}

export const listForms = {
  take: shift,
  leave: shift,
  group: z.object({
    name: z.string('groupName').trim().min(3, 'groupName').max(120, 'groupName'),
    about: z.string('groupAbout').trim().min(20, 'groupAbout').max(2000, 'groupAbout'),
    website: z.preprocess(
      empty,
      z
        .url({ protocol: /^https?$/, error: 'website' })
        .max(500, 'website')
        .nullable(),
    ),
  }),
}
