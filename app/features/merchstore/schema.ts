// Schemas of the store's forms. Messages are keys of `t.merchstore.errors` and `t.ui.refusals`.
import * as z from 'zod'
import { readCents } from '#app/lib/read-cents.ts'
import { isSku, MOST_EACH } from './cart.ts'

export const LONGEST = { name: 160, email: 320, address: 500, note: 200 } as const

const sku = z.string('variant').refine(isSku, 'variant')
const quantity = (least: number) =>
  z.coerce.number('quantity').int('quantity').min(least, 'quantity').max(MOST_EACH, 'quantity')

export const addForm = z.object({ sku, quantity: quantity(1) })
export const cartForms = {
  set: z.object({ sku, quantity: quantity(0) }),
  remove: z.object({ sku }),
  code: z.object({ code: z.string('codeUnknown').max(60, 'codeUnknown') }),
  noCode: z.object({}),
}

/** How it is to be had, in the address of the checkout. */
export const wayForm = z.discriminatedUnion('delivery', [
  z.object({ delivery: z.literal('pickup'), pickup: z.guid('pickup') }),
  z.object({ delivery: z.literal('post'), country: z.string('country').regex(/^[A-Z]{2}$/, 'country') }),
])

export const orderForm = z.object({
  key: z.guid('invalid'),
  seen: z.coerce.number('invalid').int('invalid'),
  name: z.string('name').trim().min(1, 'name').max(LONGEST.name, 'name'),
  email: z.string('email').trim().max(LONGEST.email, 'email').pipe(z.email('email')),
  address: z.string('address').trim().max(LONGEST.address, 'address').default(''),
})

export const orderForms = { confirm: z.object({}), pay: z.object({}), cancel: z.object({}) }

const order = z.guid('missing')
const sum = z
  .string('amount')
  .transform(readCents)
  .refine((cents) => cents !== null, 'amount')
export const deskForms = {
  move: z.object({
    order,
    step: z.enum(['packed', 'sent', 'ready', 'done', 'cancelled'], 'invalid'),
    note: z.string('note').max(LONGEST.note, 'note').default(''),
  }),
  confirm: z.object({ order }),
  refund: z.object({ order, amount: sum }),
}
