// Schemas of the account forms. Messages are keys of `t.auth.errors`, so each language says it in its own words.
import * as z from 'zod'
import type { Messages } from '#app/i18n/catalogue.ts'
import { toLatinDigits } from '#app/lib/latin-digits.ts'

export type AuthErrorKey = keyof Messages['auth']['errors'] | 'failed'
const key = (name: AuthErrorKey) => name

const PHONE = /^\+?[\d\s().-]{6,20}$/

const email = z
  .string()
  .trim()
  .min(1, key('emailRequired'))
  .max(254, key('tooLong'))
  .pipe(z.email(key('emailInvalid')))

/** An email address or a phone number; says which it is. */
const identifier = z
  .string()
  .trim()
  .min(1, key('identifierRequired'))
  .max(254, key('tooLong'))
  .transform((value, context) => {
    if (PHONE.test(toLatinDigits(value))) return { phone: toLatinDigits(value).replace(/[\s().-]/g, '') }
    if (z.email().safeParse(value).success) return { email: value }
    context.addIssue({ code: 'custom', message: key('emailInvalid') })
    return z.NEVER
  })

const password = z.string().min(1, key('passwordRequired')).max(72, key('tooLong'))

export const loginSchema = z.object({ identifier, password })
export const registerSchema = z.object({
  displayName: z.string().trim().min(1, key('displayNameRequired')).max(80, key('displayNameTooLong')),
  identifier,
  password,
})
/** An address or its domain; the domain says which organisation. */
export const organisationSchema = z.object({
  organisation: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .transform((text) => text.slice(text.lastIndexOf('@') + 1)),
})
export const recoverSchema = z.object({ email })
export const phoneCodeSchema = z.object({
  code: z
    .string()
    .transform((text) => toLatinDigits(text).replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, key('codeInvalid'))),
})
export const newPasswordSchema = z.object({ password, token_hash: z.string().max(256).optional() })
