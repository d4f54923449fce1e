// Schemas of the superadmin's forms. Messages are keys of `t.console.errors` and `t.ui.refusals`.

import * as z from 'zod'
import { isColour, LEAST_CONTRAST, weakestContrast } from '#app/core/brand/brand.ts'
import { HOME_PARTS } from '#app/core/brand/home-parts.ts'
import { SAMPLE_PARTS } from '#app/core/sections/sample-parts.ts'
import { readCents } from '#app/lib/read-cents.ts'
import { recordOf } from '#app/lib/records.ts'
import { ROLES } from '#app/lib/roles.ts'
import { SETTINGS, type Setting } from './rules.ts'

/** Where a part of the home page stands; 0: nowhere. */
const place = z.coerce.number('invalid').int('invalid').min(0, 'invalid').max(HOME_PARTS.length, 'invalid')

const reason = z.string('reason').trim().min(3, 'reason').max(500, 'reason')
const cents = z
  .string('price')
  .transform(readCents)
  .refine((value) => value !== null, 'price')

export const personForms = {
  give: z.object({ role: z.enum(ROLES, 'invalid'), reason }),
  take: z.object({ role: z.enum(ROLES, 'invalid'), reason, sure: z.string().optional() }),
  end: z.object({ session: z.guid('missing'), reason }),
  endAll: z.object({ reason }),
  lock: z.object({ reason }),
  unlock: z.object({ reason }),
  erase: z.object({ reason }),
  keep: z.object({ reason }),
}
const mail = z.object({ mail: z.coerce.number('missing').int('missing').positive('missing') })
export const mailForms = { retry: mail, drop: mail }
export const jobForms = { run: z.object({ name: z.string('missing').min(1, 'missing').max(60, 'missing') }) }
const country = z.string('invalid').regex(/^[A-Z]{2}$/, 'invalid')
const code = z
  .string('invalid')
  .transform((text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{5,24}$/, 'invalid'))
const ticked = z.literal('on').optional().catch(undefined).transform(Boolean)
/** Empty: no limit. */
const orNone = <T extends z.ZodType>(inner: T) => z.union([z.literal('').transform(() => null), inner], 'invalid')

export const planForms = {
  tax: z.object({
    country,
    name: z.string('invalid').trim().min(1, 'invalid').max(60, 'invalid'),
    percent: z
      .string('invalid')
      .transform((text) => Number(text.trim().replace(',', '.') || Number.NaN))
      .pipe(z.number('invalid').min(0, 'invalid').max(50, 'invalid')),
    in_plan_prices: ticked,
    reverse_charge: ticked,
    own_number: z.string().trim().max(60, 'invalid').default(''),
  }),
  untax: z.object({ country }),
  code: z.object({
    code,
    percent: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(90, 'invalid'),
    plan: orNone(z.enum(['premium', 'enterprise'])).default(null),
    last_day: orNone(z.iso.date()).default(null),
    most: orNone(z.coerce.number().int().min(1)).default(null),
  }),
  endCode: z.object({ code }),
  price: z.object({ plan: z.enum(['premium', 'enterprise'], 'invalid'), monthly: cents, annual: cents, reason }),
}
export const settingForms = {
  set: z.object({ name: z.enum(SETTINGS, 'invalid'), value: z.string('invalid').max(400, 'invalid') }),
  /** A value as it stands in the history, null for the environment's. */
  back: z.object({ name: z.enum(SETTINGS, 'invalid'), value: z.string('invalid').max(1000, 'invalid') }),
}

const box = z.string().optional()
const colour = z
  .string('colour')
  .trim()
  .toLowerCase()
  .refine((value) => value === '' || isColour(value), 'colour')

export const sectionForms = { save: z.object({ on: z.string().max(2000).default('') }) }

export const brandForms = {
  save: z.object({
    name: z
      .string()
      .trim()
      .max(40, 'brandName')
      .refine((value) => value.length !== 1, 'brandName'),
    light: colour.refine((value) => value === '' || weakestContrast(value, 'light') >= LEAST_CONTRAST, 'contrastLight'),
    dark: colour.refine((value) => value === '' || weakestContrast(value, 'dark') >= LEAST_CONTRAST, 'contrastDark'),
    logo: z.file().optional(),
    noLogo: box,
    ...recordOf(
      HOME_PARTS.map((part) => `home_${part}` as const),
      () => place,
    ),
  }),
  /** Our own again. */
  reset: z.object({}),
}

export const checkForms = { mail: z.object({}), payments: z.object({}) }
export const sampleForms = {
  part: z.object({ part: z.enum(SAMPLE_PARTS, 'missing'), sure: z.string('confirm').min(1, 'confirm') }),
  all: z.object({ sure: z.string('confirm').min(1, 'confirm') }),
}
export const backupForms = {
  backUp: z.object({}),
  drill: z.object({ file: z.string('missing').min(1, 'missing').max(60, 'missing') }),
}
export const keyForms = { rotate: z.object({ reason }), revoke: z.object({ reason }) }
export const accountForms = {
  open: z.object({
    email: z.string('email').trim().max(320, 'email').pipe(z.email('email')),
    role: z.union([z.literal('').transform(() => null), z.enum(ROLES)], 'invalid').default(null),
    reason,
  }),
}

export const setupForms = { testMail: z.object({}), removeSample: z.object({}) }

const VALUES: Record<Setting, z.ZodType<boolean | number | string>> = {
  sign_up: z.enum(['on', 'off'], 'invalid').transform((value) => value === 'on'),
  tracking: z.enum(['on', 'off'], 'invalid').transform((value) => value === 'on'),
  offline: z.enum(['on', 'off'], 'invalid').transform((value) => value === 'on'),
  first_posts_wait: z.enum(['on', 'off'], 'invalid').transform((value) => value === 'on'),
  operator: z.string().trim().min(2, 'operator').max(300, 'operator'),
  export_max_rows: z.coerce.number('rows').int('rows').min(1, 'rows').max(100_000_000, 'rows'),
}

/** A setting as it was typed. */
export function readSetting(name: Setting, typed: string) {
  const read = VALUES[name].safeParse(typed)
  return read.success ? { value: read.data } : { error: read.error.issues[0]?.message ?? 'invalid' }
}
