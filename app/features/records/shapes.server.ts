// Shapes of the open-data table functions' answers.
import * as z from 'zod'

const openRecord = z.object({
  kind: z.enum(['business', 'mosque']),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  local_name: z.string().nullable(),
  category: z.string().nullable(),
  subcategory: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  country_code: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  halal_level: z.number().nullable(),
  /** The source that calls it halal, where nobody has said anything here. */
  halal_said_by: z.string().nullable(),
  source: z.string().nullable(),
  licence: z.string().nullable(),
  is_sample: z.boolean(),
  updated_at: z.string(),
  /** What the page is sorted by, for the cursor. */
  sort: z.string(),
})
export type OpenRecord = z.output<typeof openRecord>

export const recordsPage = z.object({ has_more: z.boolean(), rows: z.array(openRecord) })
export type RecordsPage = z.output<typeof recordsPage>

export const recordsChoices = z.object({
  businesses: z.number(),
  mosques: z.number(),
  samples: z.number(),
  updated_at: z.string().nullable(),
  countries: z.array(z.string()),
  categories: z.array(z.string()),
  sources: z.array(z.object({ source: z.string().nullable(), licence: z.string().nullable(), count: z.number() })),
})
export type RecordsChoices = Omit<z.output<typeof recordsChoices>, 'categories'> & {
  categories: { id: string; name: string }[]
}
