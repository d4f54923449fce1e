// Schema of the counts a browser may send us.
import * as z from 'zod'
import { locales } from '#app/i18n/locales.ts'
import { ACTIONS, PLACEMENTS } from './kinds.ts'

const LONGEST_TEXT = 500
const LONGEST_CAMPAIGN = 120
/** No control signs: what is written here is read by people, in tables and files. */
const text = (most: number) =>
  z
    .string()
    .max(2000)
    .transform((value) => value.replace(/\p{Cc}+/gu, ' ').slice(0, most))
const path = text(LONGEST_TEXT).refine((value) => /^\/(?!\/)/.test(value))

export const countEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('view'),
    url: path,
    title: text(300),
    page_type: z.string().regex(/^[\p{L}\p{N}_.-]{1,40}$/u),
    referrer: text(LONGEST_TEXT),
    campaign: text(LONGEST_CAMPAIGN)
      .nullable()
      .transform((value) => value?.trim() || null),
  }),
  z.object({
    kind: z.literal('promo'),
    promotion: z.string().regex(/^[a-z0-9-]{1,80}$/),
    event: z.enum(['impression', 'click']),
    path,
    placement: z.enum(PLACEMENTS),
    locale: z.enum(locales),
  }),
  z.object({ kind: z.literal('action'), place: z.guid(), action: z.enum(ACTIONS) }),
])

export type CountEntry = z.input<typeof countEntry>
