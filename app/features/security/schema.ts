// Schemas of the forms about the second step. Messages are keys of `t.security.errors`.
import * as z from 'zod'
import { phoneCodeSchema } from '#app/core/auth/schema.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { isRecord } from '#app/lib/records.ts'

export type SecurityErrorKey = keyof Messages['security']['errors']
const key = (name: SecurityErrorKey) => name

const name = z.string().trim().min(1, key('nameRequired')).max(60, key('nameTooLong'))
const id = z.guid(key('gone'))
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
export const confirmSchema = z.object({ factor: id, code, challenge: z.guid().optional() })
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What the browser says of a security key: as JSON, since only the auth service can judge it. */
const said = z
  .string()
  .max(20_000)
  .transform((text, context): Record<string, unknown> => {
    const value: unknown = readJson(text)
    if (isRecord(value)) return value
    context.addIssue({ code: 'custom', message: key('unexpected') })
    return z.NEVER
  })

const challenge = z.guid()

export const keySchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('passkey') }),
  z.object({ intent: z.literal('addPasskey'), name, challenge, said }),
  z.object({ intent: z.literal('register'), name }),
  z.object({ intent: z.literal('present'), factor: id }),
  z.object({ intent: z.literal('answer'), factor: id, challenge: z.guid(), kind: z.enum(['create', 'request']), said }),
  z.object({ intent: z.literal('cancel'), factor: id }),
])
export const passkeySignInSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('begin') }),
  z.object({ intent: z.literal('answer'), challenge, said }),
])
export const factorSchema = z.object({ factor: id })
export const passkeySchema = z.object({ passkey: id })
