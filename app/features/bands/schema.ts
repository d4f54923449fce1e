// Schemas of the forms about bands, for owners and staff. Messages are keys of `t.bands.errors` and `t.ui.refusals`.
import * as z from 'zod'
import { locales } from '#app/i18n/locales.ts'
import { readCents } from '#app/lib/read-cents.ts'
import { BOOKABLE, daysOf, LONGEST_BAND } from './band.ts'

const day = z.string('days').regex(/^\d{4}-\d{2}-\d{2}$/, 'days')
const words = (least: number, most: number, word: string) =>
  z
    .string(word)
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .refine((text) => text.length >= least && text.length <= most, word)

const where = {
  place: z.guid('place'),
  placement: z.enum(BOOKABLE, 'placement'),
  town: z.string('town').trim().min(1, 'town').max(LONGEST_BAND.town, 'town'),
  starts_on: day,
  ends_on: day,
}
const hasDays = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }) => daysOf(starts_on, ends_on) !== null
const wrongDays = { path: ['ends_on'], message: 'days' }

/** The first step, in the address: it shows reach and price. */
export const lookForm = z.object(where).refine(hasDays, wrongDays)

export const bookForm = z
  .object({
    ...where,
    language: z.enum(locales, 'language'),
    title: words(3, LONGEST_BAND.title, 'title'),
    body: words(10, LONGEST_BAND.body, 'body'),
    photo: z.union([z.literal('').transform(() => null), z.guid()], 'photo').default(null),
    file: z.file('photo').optional(),
    seen: z.coerce.number('changed').int('changed'),
  })
  .refine(hasDays, wrongDays)

export const bandForms = { pay: z.object({}), cancel: z.object({}) }

export const deskForms = {
  accept: z.object({
    booking: z.guid('missing'),
    note: z.string().trim().max(LONGEST_BAND.note, 'invalid').default(''),
  }),
  refuse: z.object({ booking: z.guid('missing'), note: words(3, LONGEST_BAND.note, 'note') }),
}

const monthly = z
  .string()
  .default('')
  .transform((text) => (text.trim() === '' ? null : (readCents(text) ?? Number.NaN)))
  .refine((cents) => cents === null || cents > 0, 'monthly')
export const priceForms = { bandPrices: z.object({ banner: monthly, directory: monthly }) }
