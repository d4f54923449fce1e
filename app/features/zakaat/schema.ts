// Schemas of the staff's forms for metal prices. Error texts are keys of `t.zakaat.staff.errors`.
import { z } from 'zod'
import { parsePrice } from './amounts.ts'
import { readDay } from './hawl.ts'

/** "100.250000" for what the price column takes; empty where it is none. */
function toColumn(text: string): string {
  const price = parsePrice(text)
  if (!price) return ''
  const digits = price.toString().padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`
}

const MOST = 12 + '.000000'.length

export const priceSchema = z.object({
  metal: z.enum(['gold', 'silver'], { error: 'metal' }),
  currency: z.string({ error: 'currency' }).regex(/^[A-Z]{3}$/, 'currency'),
  price: z
    .string({ error: 'price' })
    .transform(toColumn)
    .refine((price) => price !== '' && price.length <= MOST, 'price'),
  asOf: z.string({ error: 'asOf' }).refine((text) => readDay(text) !== null && Date.parse(text) >= 0, 'asOf'),
  source: z.string({ error: 'source' }).trim().min(1, 'source').max(200, 'source'),
})
export type PriceInput = z.output<typeof priceSchema>

/** The forms of the staff's page, by their intent. */
export const priceForms = { save: priceSchema, remove: z.object({ id: z.guid({ error: 'missing' }) }) }
