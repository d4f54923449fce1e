// The forms of ownership: what they take, and which of the interface's errors they answer with.
import { z } from 'zod'
import { isCategoryId } from '#app/core/categories/tree.ts'
import { parseDate } from '#app/core/hours/stored-hours.ts'
import { ALCOHOL, FACTS, MEATS, MENUS, SLAUGHTER } from '#app/core/listings/facts.ts'
import { isCountryCode } from '#app/core/places/countries.ts'

export const CLAIM_ROLES = ['owner', 'manager', 'employee'] as const
export const CLAIM_METHODS = ['email_code', 'document', 'mosque_vouch', 'staff_visit'] as const
export type ClaimMethod = (typeof CLAIM_METHODS)[number]
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const

const text = (max: number) => z.string().trim().max(max, 'tooLong').optional().default('')
const needed = (max: number) => z.string({ error: 'required' }).trim().min(1, 'required').max(max, 'tooLong')
/** What stays empty is unknown, and stored as such. */
const orNull = (max: number) => text(max).transform((value) => value || null)

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

export const claimSchema = z.object({
  business_name: needed(200),
  claimant_role: z.enum(CLAIM_ROLES, { error: 'choose' }),
  method: z.enum(CLAIM_METHODS, { error: 'choose' }),
  evidence: text(2000),
})

/** People type in the digits of their keyboard. */
const toLatin = (value: string) =>
  value
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))

export const codeSchema = z.object({
  code: z
    .string({ error: 'code' })
    .transform((value) => toLatin(value).replace(/[\s-]/g, ''))
    .refine((value) => /^\d{6}$/.test(value), 'code'),
})

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

export const transferSchema = z.object({
  email: needed(320).refine((value) => EMAIL.test(value), 'email'),
})

export const closeSchema = z.object({
  closed_on: z.string({ error: 'date' }).refine((value) => parseDate(value) !== null, 'date'),
  reason: text(300),
  moved_to: text(300),
})

export const aboutSchema = z.object({ name: text(160), about: text(2000), languages: list(20, 40) })

export const basicsSchema = z.object({
  name: needed(200),
  local_name: orNull(200),
  business_category: z.string({ error: 'choose' }).refine(isCategoryId, 'choose'),
  subcategory: orNull(80),
  description: orNull(6000),
  services: list(60, 80),
  languages: list(20, 40),
  price_range: z
    .enum([...PRICE_RANGES, ''], { error: 'choose' })
    .optional()
    .default('')
    .transform((value) => value || null),
})

const phone = orNull(40).refine((value) => value === null || /^\+?[\d\s().\-/]{4,40}$/.test(value), 'phone')

export const contactSchema = z.object({
  phone,
  whatsapp: phone,
  email: orNull(320).refine((value) => value === null || EMAIL.test(value), 'email'),
  website: orNull(500).refine((value) => value === null || /^https?:\/\/[^\s/]+\.[^\s]+$/.test(value), 'website'),
})

const coordinate = (limit: number, error: string) =>
  text(40).transform((value, context) => {
    if (value === '') return null
    const number = Number(toLatin(value).replace(',', '.'))
    if (Number.isFinite(number) && Math.abs(number) <= limit) return number
    context.addIssue({ code: 'custom', message: error })
    return null
  })

export const placeSchema = z
  .object({
    address: orNull(400),
    city: orNull(120),
    state: orNull(120),
    country_code: text(2)
      .refine((value) => value === '' || isCountryCode(value), 'choose')
      .transform((value) => value || null),
    latitude: coordinate(90, 'latitude'),
    longitude: coordinate(180, 'longitude'),
    online_only: z
      .string()
      .optional()
      .transform((value) => value === 'on'),
    service_area_km: text(5).transform((value, context) => {
      if (value === '') return null
      const number = Number(value)
      if (Number.isInteger(number) && number >= 1 && number <= 500) return number
      context.addIssue({ code: 'custom', message: 'radius' })
      return null
    }),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    message: 'position',
    path: ['latitude'],
  })

const answer = z
  .enum(['yes', 'no', ''], { error: 'choose' })
  .optional()
  .default('')
  .transform((value) => (value === '' ? undefined : value === 'yes'))
const choiceOf = <const T extends readonly string[]>(choices: T) =>
  text(40)
    .refine((value) => value === '' || choices.includes(value), 'choose')
    .transform((value): T[number] | undefined => value || undefined)

const factFields = Object.fromEntries(FACTS.map((fact) => [`fact.${fact}`, answer]))
const meatFields = Object.fromEntries(MEATS.map((meat) => [`slaughter.${meat}`, choiceOf(SLAUGHTER)]))

/** Only what was said is kept: a missing key means unknown. */
export const factsSchema = z
  .object({ menu: choiceOf(MENUS), alcohol: choiceOf(ALCOHOL), pork: answer, ...factFields, ...meatFields })
  .transform((form) => {
    const said = form as Record<string, string | boolean | undefined>
    const pick = (prefix: string, names: readonly string[]) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const value = said[`${prefix}.${name}`]
          return value === undefined ? [] : [[name, value]]
        }),
      )
    const slaughter = pick('slaughter', MEATS)
    const halal = {
      ...(form.menu !== undefined && { menu: form.menu }),
      ...(form.alcohol !== undefined && { alcohol: form.alcohol }),
      ...(form.pork !== undefined && { pork: form.pork }),
      ...(Object.keys(slaughter).length > 0 && { slaughter }),
    }
    return { facts: pick('fact', FACTS), halal: Object.keys(halal).length > 0 ? halal : null }
  })

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

export const decisionSchema = z.object({
  item: z.uuid(),
  decision: z.enum(['approved', 'rejected', 'needs_info']),
  note: text(2000),
})

export const vouchSchema = z.object({ claim: z.uuid(), action: z.enum(['vouch', 'revoke']), note: text(500) })
