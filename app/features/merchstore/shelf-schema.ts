// Schemas of the staff's forms for the store's shelves. Messages are keys of `t.merchstore.shelf.errors` and `t.ui.refusals`.
import * as z from 'zod'
import { box, dayOrNone, positionField } from '#app/core/editing/fields.ts'
import { gatherLocalised, localised } from '#app/core/editing/localised-form.ts'
import { isCountryCode } from '#app/core/places/countries.ts'
import { readCents } from '#app/lib/read-cents.ts'
import { codeOf, isSku } from './cart.ts'
import { ELSEWHERE } from './rules.ts'

export const LONGEST_SHELF = { title: 120, text: 2000, name: 80, alt: 200, hours: 200, slug: 80, sku: 40 } as const
/** Of one product; the database holds it. */
export const MOST_PICTURES = 6
export const MOST_STOCK = 100_000

/** What can be drawn for a thing nobody has photographed yet. */
export const DRAWINGS = ['mug', 'tee', 'tote', 'notebook', 'mat', 'tasbih', 'cap', 'print'] as const
/** The picture stays as it is. */
export const SAME_PICTURE = 'same'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** In whole and hundredths; nothing at all where it may be free. */
const price = (word: string) =>
  z
    .string(word)
    .transform(readCents)
    .refine((cents) => cents !== null && cents <= 1_000_000, word)
    .transform(Number)
const priceOrNothing = (word: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim())
    .refine((text) => /^(?:0+(?:[.,]0{1,2})?)?$/.test(text) || (readCents(text) ?? Infinity) <= 1_000_000, word)
    .transform((text) => readCents(text) ?? 0)

const productForm = z.preprocess(
  gatherLocalised,
  z.object({
    title: localised(LONGEST_SHELF.title, 'title'),
    text: localised(LONGEST_SHELF.text, 'text'),
    slug: z.string('slug').trim().max(LONGEST_SHELF.slug, 'slug').regex(SLUG, 'slug'),
    drawing: z.enum([SAME_PICTURE, ...DRAWINGS], 'drawing'),
    active: box,
    position: positionField('position'),
    seen: z.string().max(60).default(''),
  }),
)
export type ProductForm = z.output<typeof productForm>

export const productForms = {
  save: productForm,
  earlier: z.object({ picture: z.guid('missing') }),
  later: z.object({ picture: z.guid('missing') }),
  removePicture: z.object({ picture: z.guid('missing') }),
  stock: z.object({
    variant: z.guid('missing'),
    key: z.guid('invalid'),
    difference: z.coerce
      .number('difference')
      .int('difference')
      .min(-MOST_STOCK, 'difference')
      .max(MOST_STOCK, 'difference')
      .refine((n) => n !== 0, 'difference'),
  }),
}

const alt = localised(LONGEST_SHELF.alt, 'alt')
export const newPictureForm = z.preprocess(gatherLocalised, z.object({ alt, file: z.file('notAnImage').optional() }))
export const pictureForm = z.preprocess(gatherLocalised, z.object({ alt }))
export type NewPicture = z.output<typeof newPictureForm>
export type PictureForm = z.output<typeof pictureForm>

const variantFields = {
  name: localised(LONGEST_SHELF.name, 'name'),
  price_cents: price('price'),
  active: box,
  position: positionField('position'),
}
const stock = z.coerce.number('stock').int('stock').min(0, 'stock').max(MOST_STOCK, 'stock')
export const newVariantForm = z.preprocess(
  gatherLocalised,
  z.object({ ...variantFields, sku: z.string('sku').trim().refine(isSku, 'sku'), stock }),
)
export const variantForm = z.preprocess(gatherLocalised, z.object(variantFields))
export type NewVariant = z.output<typeof newVariantForm>
export type VariantForm = z.output<typeof variantForm>

const countries = z
  .string('countries')
  .transform((codes) => codes.split(','))
  .refine((codes) => codes.every((code) => code === ELSEWHERE || isCountryCode(code)), 'countries')
const zoneForm = z.preprocess(
  gatherLocalised,
  z.object({
    name: localised(LONGEST_SHELF.name, 'zone'),
    countries,
    cents: priceOrNothing('amount'),
    free_from_cents: priceOrNothing('freeFrom').transform((cents) => cents || null),
  }),
)
export type ZoneForm = z.output<typeof zoneForm>
export const zoneForms = { save: zoneForm, remove: z.object({}) }

const codeText = z
  .string('code')
  .transform((typed) => codeOf(typed) ?? '')
  .refine((code) => code !== '', 'code')
const sumOrNone = (word: string) => priceOrNothing(word).transform((cents) => cents || null)
/** Left empty: no limit. */
const numberOrNone = (most: number, word: string) =>
  z
    .string()
    .default('')
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .pipe(z.number(word).int(word).min(1, word).max(most, word).nullable())

const codeForm = z
  .object({
    code: codeText,
    percent: numberOrNone(90, 'percent'),
    cents: sumOrNone('amount'),
    first_day: dayOrNone('day'),
    last_day: dayOrNone('day'),
    least_cents: sumOrNone('amount'),
    most: numberOrNone(1_000_000, 'most'),
    once_each: box,
  })
  .refine(({ percent, cents }) => (percent === null) !== (cents === null), { path: ['percent'], error: 'percentOrSum' })
  .refine(({ first_day, last_day }) => !first_day || !last_day || first_day <= last_day, {
    path: ['last_day'],
    error: 'dayOrder',
  })
export type CodeForm = z.output<typeof codeForm>
export const codeForms = { make: codeForm, end: z.object({ code: codeText }) }

export const pointForm = z.preprocess(
  gatherLocalised,
  z.object({ hours: localised(LONGEST_SHELF.hours, 'hours'), active: box }),
)
export type PointForm = z.output<typeof pointForm>
