// The forms of affiliates and of those they bring. Messages are keys of `t.affiliates.errors`.
import * as z from 'zod'

export const AFFILIATE_CODE = /^[a-z0-9]{6,20}$/

export const LONGEST = { about: 2000, website: 500 }

export const applicationForm = z.object({
  about: z
    .string('about')
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text.length >= 10 && text.length <= LONGEST.about, 'about'),
  website: z
    .string('website')
    .trim()
    .max(LONGEST.website, 'website')
    .refine((text) => text === '' || /^https?:\/\/\S+$/.test(text), 'website')
    .default(''),
})

/** As it comes from a flyer or a talk: with spaces around it, in capitals. */
export const codeForm = z.object({
  code: z
    .string('invalid')
    .transform((code) => code.trim().toLowerCase())
    .pipe(z.string().regex(AFFILIATE_CODE, 'invalid')),
})
