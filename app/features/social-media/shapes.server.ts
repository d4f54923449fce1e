// Shapes of the answers about the directory of accounts.
import * as z from 'zod'
import { platforms } from '#app/core/social/social-icon.tsx'
import { TOPICS } from './account.ts'

const accountRow = z.object({
  id: z.string(),
  platform: z.enum(platforms),
  handle: z.string(),
  name: z.string(),
  about: z.string(),
  studied: z.string().nullable(),
  language: z.string(),
  topic: z.enum(TOPICS),
  country_code: z.string().nullable(),
  is_verified: z.boolean(),
  is_sample: z.boolean(),
})
export type AccountRow = z.output<typeof accountRow>

const state = z.enum(['review', 'published', 'hidden', 'removed', 'withdrawn'])
export const savedAccount = z.object({ id: z.string(), state })

export const accountList = z.object({
  items: z.array(accountRow),
  next: z.string().nullable(),
  platforms: z.partialRecord(z.enum(platforms), z.number()),
  languages: z.array(z.string()),
  countries: z.array(z.string()),
})

export const ownAccount = accountRow.extend({ state })
export type OwnAccountRow = z.output<typeof ownAccount>

const decision = z.object({
  status: z.string(),
  canned: z.string().nullable(),
  note: z.string().nullable(),
  may_appeal: z.boolean(),
})

export const accountPage = ownAccount.extend({
  is_kept: z.boolean(),
  is_mine: z.boolean(),
  may_edit: z.boolean(),
  was_refused: z.boolean(),
  decision: decision.nullable(),
  verification: z.object({ code: z.string(), token: z.string(), seen: z.number(), expires_at: z.string() }).nullable(),
})
export type AccountPageRow = z.output<typeof accountPage>

export const codePage = accountRow.extend({
  code: z.string(),
  state: z.enum(['open', 'confirmed', 'refused', 'withdrawn']),
  is_own: z.boolean(),
  may_confirm: z.boolean(),
  has_seen: z.boolean(),
})
export type CodePageRow = z.output<typeof codePage>

export const placeRow = z.object({
  kind: z.enum(['business', 'mosque']),
  slug: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
  website: z.string(),
  is_kept: z.boolean(),
})
