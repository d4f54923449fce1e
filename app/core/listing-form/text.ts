// Schemas that the parts of a listing's form share: optional text and optional choices.
import * as z from 'zod'
import type { Messages } from '#app/i18n/catalogue.ts'

/** Words of `t.listingForm.errors`. */
export type FormErrorKey = keyof Messages['listingForm']['errors']

/** As the columns of `businesses` hold them. */
export const LONGEST = { name: 200, description: 6000, address: 400, city: 120, email: 320, website: 500 } as const

/** What stays empty is unknown, and stored as such. */
export const optionalText = <Key extends string = FormErrorKey>(longest: number, message: Key) =>
  z
    .string()
    .trim()
    .max(longest, message)
    .optional()
    .transform((text) => text || null)

/** Tells what is wrong at a field, so that everything is found in one go and nobody corrects a form twice. */
export const refuseIn =
  <Key extends string = FormErrorKey>(context: z.RefinementCtx) =>
  (field: string, message: Key) =>
    context.addIssue({ code: 'custom', path: [field], message })

export const choice = <T extends string>(choices: readonly T[]) =>
  z
    .union([z.enum(choices), z.literal('')], 'choiceInvalid' satisfies FormErrorKey)
    .optional()
    .transform((value) => value || null)

export const yesNo = choice(['yes', 'no'])
