// Schemas of a recipe's forms. Messages are keys of `t.recipes.errors`.
import * as z from 'zod'
import { plainDigits } from './plain-digits.ts'
import { readIngredients, readSteps } from './read-lines.ts'
import {
  ALLERGENS,
  MOST_INGREDIENTS,
  MOST_MINUTES,
  MOST_SERVINGS,
  MOST_SOURCE_ADDRESS,
  MOST_SOURCE_NAME,
  MOST_STEPS,
  OCCASIONS,
} from './recipe.ts'

/** In the digits of any script. */
const typedNumber = (value: unknown) => (typeof value === 'string' ? plainDigits(value).trim() : value)

const minutes = z.preprocess(
  (value) => typedNumber(value) || null,
  z.coerce.number('minutes').int('minutes').min(0, 'minutes').max(MOST_MINUTES, 'minutes').nullable(),
)
/** Boxes of one name arrive with commas; words nobody knows are as good as none. */
const ticked = <T extends string>(known: readonly T[]) =>
  z
    .string()
    .default('')
    .transform((text) => known.filter((word) => text.split(',').includes(word)))

/** Read from what was typed, beside the fields every section has. */
export const recipeFields = z.object({
  ingredients: z
    .string()
    .max(20_000, 'ingredients')
    .default('')
    .transform(readIngredients)
    .refine((lines) => lines.length <= MOST_INGREDIENTS, 'ingredients'),
  steps: z
    .string()
    .max(20_000, 'steps')
    .default('')
    .transform(readSteps)
    .refine((steps) => steps.length <= MOST_STEPS, 'steps'),
  servings: z.preprocess(
    typedNumber,
    z.coerce.number('servings').int('servings').min(1, 'servings').max(MOST_SERVINGS, 'servings').default(4),
  ),
  prep_minutes: minutes,
  cook_minutes: minutes,
  occasions: ticked(OCCASIONS),
  allergens: ticked(ALLERGENS),
  source_name: z.string().trim().max(MOST_SOURCE_NAME, 'source').default(''),
  source_url: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null),
    z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'source' })
      .max(MOST_SOURCE_ADDRESS, 'source')
      .nullable(),
  ),
})

const emptyIsUndefined = (value: unknown) => (value === '' ? undefined : value)

/** What is to be read into the form: a page by its address, or text. */
export const importForm = z.object({
  address: z.string().trim().max(2000, 'address').default(''),
  text: z.string().max(40_000, 'bodyLong').default(''),
  once: z.preprocess(emptyIsUndefined, z.guid('missing').optional()),
})

export const recipeForms = {
  made: z.object({
    rating: z.coerce.number('rating').int('rating').min(1, 'rating').max(5, 'rating'),
    words: z.string().max(5000, 'bodyLong').optional(),
    language: z.string().max(5).optional(),
  }),
  unmade: z.object({}),
  photos: z.object({
    /** Empty: they show the dish. */
    step: z
      .string()
      .regex(/^(?:[1-9]\d?)?$/, 'steps')
      .default(''),
  }),
}
