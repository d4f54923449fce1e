// The application of a partner, and the staff's decision. Messages are keys of `t.partners.errors`.
import * as z from 'zod'
import { LONGEST } from './rules.ts'

const address = (key: string) =>
  z
    .string(key)
    .trim()
    .max(LONGEST.address, key)
    .refine((text) => /^https:\/\/[^\s/]+\.\S+$/.test(text) && URL.canParse(text), key)
const text = (key: string, most: number) =>
  z
    .string(key)
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((typed) => typed.length <= most, key)

export const applicationForm = z.object({
  name: z.string('name').trim().min(1, 'name').max(LONGEST.name, 'name'),
  website: address('website'),
  logo: address('logo'),
  about: text('about', LONGEST.about).refine((typed) => typed.length >= 10, 'about'),
  contactName: z.string('contactName').trim().min(1, 'contactName').max(LONGEST.name, 'contactName'),
  contactEmail: z.string('email').trim().max(LONGEST.email, 'email').pipe(z.email('email')),
  message: text('message', LONGEST.message).default(''),
})

export const decisionForm = z.object({
  partner: z.guid('missing'),
  decision: z.enum(['approved', 'declined', 'revoked', 'renewed'], 'invalid'),
  note: text('needsReason', LONGEST.note).default(''),
})
