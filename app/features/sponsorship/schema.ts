// An enquiry about sponsoring. Messages are keys of `t.sponsorship.errors`.
import * as z from 'zod'

export const PLACEMENTS = ['lead', 'supporting', 'banner', 'directory'] as const
export const LONGEST = { name: 160, email: 320, message: 3500 } as const

export const enquiryForm = z.object({
  name: z.string('name').trim().min(1, 'name').max(LONGEST.name, 'name'),
  email: z.string('email').trim().max(LONGEST.email, 'email').pipe(z.email('email')),
  placement: z.enum(PLACEMENTS, 'placement'),
  message: z
    .string('message')
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text.length >= 10 && text.length <= LONGEST.message, 'message'),
  /** A field no person sees. */
  website: z.string().optional(),
})
