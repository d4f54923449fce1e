// What the forms about the second step accept. Messages are keys of `t.security.errors`.
import * as z from 'zod'
import { phoneCodeSchema } from '#app/core/auth/schema.ts'
import type { Messages } from '#app/i18n/catalogue.ts'

export type SecurityErrorKey = keyof Messages['security']['errors']
const key = (name: SecurityErrorKey) => name

const name = z.string().trim().min(1, key('nameRequired')).max(60, key('nameTooLong'))
const id = z.uuid(key('gone'))
/** Six digits, in whatever digits the keyboard has. */
const code = z.string().transform((text, context) => {
  const read = phoneCodeSchema.safeParse({ code: text })
  if (read.success) return read.data.code
  context.addIssue({ code: 'custom', message: key('codeFormat') })
  return z.NEVER
})

export const addAppSchema = z.object({ name })
export const addPhoneSchema = z.object({
  name,
  phone: z
    .string()
    .transform((text) => text.replace(/[\s().-]/g, ''))
    .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, key('phoneInvalid'))),
})
export const confirmSchema = z.object({ factor: id, code, challenge: z.uuid().optional() })
export const factorSchema = z.object({ factor: id })
