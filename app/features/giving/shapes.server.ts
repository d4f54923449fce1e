// Shapes of the campaign functions' answers.
import * as z from 'zod'
import { listOf, ownPicture } from '#app/core/contributions/shapes.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { REMINDERS, TELLINGS } from './campaign.ts'

const organiser = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['mosque', 'business']), name: z.string(), slug: z.string() }),
  z.object({ kind: z.literal('group'), name: z.string(), website: z.string().nullable() }),
])
export type Organiser = z.output<typeof organiser>

export const campaignFacts = z.object({
  stage: z.enum(['draft', 'review', 'checked', 'running', 'funded', 'ended', 'reported']),
  organiser: organiser.nullable(),
  beneficiary: z.string().nullable(),
  goal: z.number().nullable(),
  currency: z.string(),
  promised: z.number(),
  received: z.number(),
  pledges: z.number(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  give_url: z.string().nullable(),
  is_zakat: z.boolean(),
  zakat_statement: z.string().nullable(),
  zakat_by: z.string().nullable(),
  is_open: z.boolean(),
  is_overdue: z.boolean(),
  owes_since: z.string().nullable(),
  reported_at: z.string().nullable(),
  photo: ownPicture.nullable(),
  gifts: z.number(),
  /** What came by card, part of what was received. */
  given: z.number(),
  /** Whose account gifts by card go into; null where none are taken. */
  goes_to: z.string().nullable(),
  /** For whoever runs it alone. */
  account: z
    .object({ name: z.string(), is_ready: z.boolean(), state: z.enum(['review', 'confirmed', 'refused']) })
    .nullable(),
})
export type CampaignFacts = z.output<typeof campaignFacts>
export type Stage = CampaignFacts['stage']

export const campaignList = listOf(campaignFacts)

const state = z.enum(['review', 'published', 'hidden'])

const entry = z.object({
  id: z.string(),
  kind: z.enum(TELLINGS),
  body: z.string(),
  amount: z.number().nullable(),
  happened_on: z.string().nullable(),
  state,
  /** Where its paper lies; the page shows a link made for the visit. */
  document: z.string().nullable(),
  at: z.string(),
})

const shift = z.object({
  id: z.string(),
  body: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  capacity: z.number(),
  taken: z.number(),
  is_cancelled: z.boolean(),
  /** When it was to begin at first. */
  moved_from: z.string().nullable(),
  is_mine: z.boolean(),
  state,
  /** Names, for whoever runs the campaign. */
  people: z.array(z.string()).nullable(),
})
export type Shift = z.output<typeof shift>

const listedShift = shift.extend({
  campaign: z.object({
    slug: z.string(),
    title: z.string(),
    language: z.enum(locales),
    city: z.string().nullable(),
    country_code: z.string().nullable(),
    is_sample: z.boolean(),
    organiser: organiser.nullable(),
  }),
})
export const shiftList = z.object({ items: z.array(listedShift), next: z.string().nullable() })
export type ShiftList = z.output<typeof shiftList>

const pledge = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.number(),
  is_received: z.boolean(),
  /** What of it came by card. */
  given: z.number(),
  at: z.string(),
})
export type Pledge = z.output<typeof pledge>

/** What somebody prays with their pledge. */
const dua = z.object({
  id: z.string(),
  body: z.string(),
  name: z.string().nullable(),
  is_private: z.boolean(),
  state: z.enum(['review', 'published']),
  is_mine: z.boolean(),
})
export type Dua = z.output<typeof dua>

export const campaignDetails = z.object({
  story: z.string(),
  may_run: z.boolean(),
  organiser: z.string().nullable(),
  entries: z.array(entry),
  duas: z.array(dua),
  spent: z.number(),
  shifts: z.array(shift),
  mine: z
    .object({
      amount: z.number(),
      is_received: z.boolean(),
      is_given: z.boolean(),
      remind: z.enum(REMINDERS).nullable(),
    })
    .nullable(),
  pledges: z.array(pledge).nullable(),
})
export type CampaignDetails = z.output<typeof campaignDetails>

export const ownOrganiser = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['review', 'confirmed', 'refused']),
})
export type OwnOrganiser = z.output<typeof ownOrganiser>
