// Schemas of the forms on a business's pages. Messages are keys of `t.business.errors`.
import * as z from 'zod'
import { kitchenFields } from '#app/core/listing-form/kitchen.ts'
import { FACTS } from '#app/core/listings/facts.ts'
import type { business } from '#app/i18n/messages/en/business.ts'

export type ErrorKey = Exclude<keyof typeof business.errors, 'title'>

const key = (name: ErrorKey) => name
const trimmed = (longest: number) => z.string().trim().max(longest, key('invalid'))
const day = (name: ErrorKey) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, key(name))
    .refine((value) => !Number.isNaN(Date.parse(value)), key(name))
const webAddress = trimmed(1000)
  .refine((value) => value === '' || (/^https:\/\//i.test(value) && URL.canParse(value)), key('address'))
  .default('')

const scan = z.file(key('scan')).optional()

export const ASKABLE = ['hours', 'phone', 'address', 'website', 'halal', ...FACTS] as const

export const confirmForm = z.object({
  fact: z.enum(ASKABLE, key('invalid')),
  answer: z.enum(['yes', 'no'], key('invalid')),
})

export const halalForms = {
  confirm: z.object({}),
  dispute: z.object({
    statement: z.string().trim().min(10, key('reasonLength')).max(1000, key('reasonLength')),
  }),
  declare: z.object(kitchenFields),
  certificate: z
    .object({
      certifier: z.union([z.literal(''), z.guid(key('invalid'))]).default(''),
      certifier_name: trimmed(160).default(''),
      number: trimmed(80).min(1, key('required')),
      issued_on: day('dates'),
      expires_on: day('dates'),
      document: webAddress,
      scan,
    })
    .refine(({ certifier, certifier_name }) => certifier !== '' || certifier_name.length >= 2, {
      path: ['certifier_name'],
      message: key('required'),
    })
    .refine(({ issued_on, expires_on }) => expires_on > issued_on, { path: ['expires_on'], message: key('dates') }),
  visit: z.object({ visited_on: day('date'), statement: trimmed(1000).default('') }),
  withdraw: z.object({ evidence: z.guid(key('invalid')) }),
  ownership: z.object({ is_muslim_owned: z.enum(['yes', 'no'], key('required')), hide: z.literal('on').optional() }),
  document: z
    .object({ statement: trimmed(1000).default(''), document: webAddress, scan })
    .refine(({ statement, document, scan: file }) => statement !== '' || document !== '' || file !== undefined, {
      path: ['ownership_what'],
      message: key('required'),
    }),
  vouch: z.object({ mosque: z.guid(key('required')) }),
  ownership_visit: z.object({}),
  ownership_withdraw: z.object({ statement_id: z.guid(key('invalid')) }),
} as const

export type HalalIntent = keyof typeof halalForms
