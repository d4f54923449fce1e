// The application of an affiliate. Messages are keys of `t.affiliates.errors`.
import * as z from 'zod'

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
