// Shapes of the community search's answers.
import * as z from 'zod'
import { sectionKeys } from '#app/core/contributions/sections.ts'
import { author, card } from '#app/core/contributions/shapes.server.ts'
import { locales } from '#app/i18n/locales.ts'

const rank = z.number()
const foundGroup = z.object({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  language: z.enum(locales),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
  members_count: z.number(),
  is_sample: z.boolean(),
})

const hit = z.discriminatedUnion('kind', [
  z.object({ rank, kind: z.enum(sectionKeys), card }),
  z.object({ rank, kind: z.literal('group'), group: foundGroup }),
  z.object({ rank, kind: z.literal('person'), person: author, bio: z.string().nullable() }),
  z.object({ rank, kind: z.literal('tag'), tag: z.string(), used: z.number() }),
])
export type MemberHit = z.output<typeof hit>

export const communityFound = z.object({
  hits: z.array(hit),
  counts: z.partialRecord(z.enum([...sectionKeys, 'group', 'person', 'tag']), z.number()),
  is_more: z.boolean(),
})
