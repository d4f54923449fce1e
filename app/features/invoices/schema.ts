// Schema of an owner's details on invoices. Messages are keys of `t.ui.refusals`.
import * as z from 'zod'

export const detailsForm = z.object({
  name: z.string('invalid').trim().min(1, 'invalid').max(160, 'invalid'),
  address: z
    .string('invalid')
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => text.length <= 500, 'invalid'),
  country_code: z.string('invalid').regex(/^([A-Z]{2})?$/, 'invalid'),
  tax_id: z.string('invalid').trim().max(60, 'invalid'),
})
