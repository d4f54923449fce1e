// Schemas of the forms of the shopping list and of the plan. Messages are keys of `t.recipes.errors`.
import * as z from 'zod'
import { parseIsoDay } from '#app/core/prayer/local-time.ts'
import { plainDigits } from '../plain-digits.ts'
import { MOST_SERVINGS } from '../recipe.ts'
import { readDeviceList } from './device-list.ts'
import { readOwnLines } from './own-lines.ts'
import { MEALS } from './plan.ts'

const servings = z.preprocess(
  (value) => (typeof value === 'string' ? plainDigits(value).trim() : value),
  z.coerce.number('servings').int('servings').min(1, 'servings').max(MOST_SERVINGS, 'servings'),
)
const ids = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(z.guid('missing')).max(600, 'invalid'))

export const shoppingForms = {
  add: z.object({ recipe: z.guid('missing'), servings }),
  own: z.object({
    lines: z
      .string()
      .max(8000, 'shopping')
      .default('')
      .transform((text, context) => {
        const lines = readOwnLines(text)
        if (!lines) context.addIssue({ code: 'custom', message: 'shopping' })
        return lines ?? []
      }),
  }),
  mark: z.object({ tick: ids, untick: ids }),
  'clear-ticked': z.object({}),
  'clear-all': z.object({}),
  /** What was kept on the device before its owner signed in. */
  bring: z.object({ lines: z.string().max(200_000, 'invalid').default('').transform(readDeviceList) }),
}

const day = z.string('meal').refine((text) => parseIsoDay(text) !== null, 'meal')

export const planForms = {
  add: z.object({ day, meal: z.enum(MEALS, 'meal'), recipe: z.guid('meal'), servings }),
  remove: z.object({ meal: z.guid('missing') }),
  shop: z.object({ first: day, last: day }),
}
