// The forms of the desk beyond the listing's own: what they take, and which of the interface's errors they answer with.
import { z } from 'zod'
import { parseDate } from '#app/core/hours/stored-hours.ts'
import { factFields, readFacts } from '#app/core/listing-form/facts.ts'
import { kitchenFields, readKitchen } from '#app/core/listing-form/kitchen.ts'
import { toLatinDigits } from '#app/lib/latin-digits.ts'

export const CLAIM_ROLES = ['owner', 'manager', 'employee'] as const
/** The quickest first. */
export const CLAIM_METHODS = [
  'phone_code',
  'email_code',
  'domain_code',
  'site_proof',
  'document',
  'mosque_vouch',
  'staff_visit',
] as const
export type ClaimMethod = (typeof CLAIM_METHODS)[number]

const MOST_MOSQUES = 4

const text = (max: number) => z.string().trim().max(max, 'tooLong').optional().default('')
const needed = (max: number) => z.string({ error: 'required' }).trim().min(1, 'required').max(max, 'tooLong')

const list = (most: number, longest: number) =>
  text(most * (longest + 2)).transform((value, context) => {
    const entries = [
      ...new Set(
        value
          .split(/[,،\n]/)
          .map((entry) => entry.trim())
          .filter(Boolean),
      ),
    ]
    if (entries.length > most) context.addIssue({ code: 'custom', message: 'tooManyEntries' })
    if (entries.some((entry) => entry.length > longest)) context.addIssue({ code: 'custom', message: 'tooLong' })
    return entries
  })

const claimId = z.guid('invalid')

/** The forms of the claim page, by their intent. */
export const claimForms = {
  claim: z.object({
    business_name: needed(200),
    claimant_role: z.enum(CLAIM_ROLES, { error: 'choose' }),
    method: z.enum(CLAIM_METHODS, { error: 'choose' }),
    evidence: text(2000),
    document: z.file().optional().catch(undefined),
    /** What stands before the @ of an address at the listed site. */
    mailbox: text(64).transform((name) => name.toLowerCase().replace(/@.*$/, '')),
    /** With commas between, because there may be several. */
    mosques: text(400).transform((ids) => ids.split(',').filter(Boolean).slice(0, MOST_MOSQUES)),
  }),
  code: z.object({
    claim: claimId,
    // People type in the digits of their keyboard.
    code: z
      .string({ error: 'code' })
      .transform((value) => toLatinDigits(value).replace(/[\s-]/g, ''))
      .refine((value) => /^\d{6}$/.test(value), 'code'),
  }),
  resend: z.object({ claim: claimId }),
  look: z.object({ claim: claimId }),
  withdraw: z.object({ claim: claimId }),
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

export const transferForms = {
  offer: z.object({ email: needed(320).refine((value) => EMAIL.test(value), 'email') }),
  cancel: z.object({ transfer: z.guid('invalid') }),
}

export const closeForms = {
  close: z.object({
    closed_on: z.string({ error: 'closedOn' }).refine((value) => parseDate(value) !== null, 'closedOn'),
    reason: text(300),
    moved_to: text(300),
  }),
  reopen: z.object({}),
}

const business = z.guid('invalid')
export const freezeForms = { freeze: z.object({ business }), lift: z.object({ business }) }
export const historyForms = {
  ...freezeForms,
  undo: z.object({
    entry: z
      .string()
      .regex(/^\d{1,15}$/, 'invalid')
      .transform(Number),
  }),
}

/** The answer to an offer that came by mail. */
export const offerForms = { accept: z.object({}), decline: z.object({}) }

export const decisionForm = z.object({
  item: z.guid('invalid'),
  decision: z.enum(['approved', 'rejected', 'needs_info'], 'invalid'),
  /** Of the claim as it was read. */
  mark: text(40),
  note: text(2000),
})

const asked = z.object({ claim: claimId, note: text(500) })
export const vouchForms = { vouch: asked, revoke: asked }

export const aboutSchema = z.object({ name: text(160), about: text(2000), languages: list(20, 40) })

/** Kitchens are asked about food too; of others nothing is said, and nothing is taken away. */
export const factsSchema = (isFood: boolean) =>
  z.object({ ...kitchenFields, ...factFields }).transform((form) => ({
    facts: readFacts(form),
    ...(isFood && { halal: readKitchen(form) }),
  }))

export const muslimSchema = z.object({
  is_muslim_owned: z.enum(['yes', 'no'], { error: 'choose' }).transform((value) => value === 'yes'),
  is_hidden: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
})

export const SECTIONS = ['about', 'basics', 'contact', 'place', 'hours', 'facts', 'muslim'] as const
export type Section = (typeof SECTIONS)[number]
export const isSection = (value: unknown): value is Section => SECTIONS.some((section) => section === value)
