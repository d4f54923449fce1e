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

export const PAYOUT_METHODS = ['bank', 'paypal', 'wise'] as const

const short = (most: number, word: string) => z.string(word).trim().max(most, word).default('')

/** Where someone is paid. The database checks account and address, and says which is wrong. */
export const payoutForms = {
  account: z.object({
    method: z.enum(PAYOUT_METHODS, 'method'),
    holder: z.string('holder').trim().min(2, 'holder').max(120, 'holder'),
    account: short(60, 'account'),
    bank_code: short(30, 'bankCode'),
    email: short(320, 'email'),
  }),
  arrived: z.object({ payout: z.guid('missing') }),
}

/** As it comes from a flyer or a talk: with spaces around it, in capitals. */
export const codeForm = z.object({
  code: z
    .string('invalid')
    .transform((code) => code.trim().toLowerCase())
    .pipe(z.string().regex(AFFILIATE_CODE, 'invalid')),
})
