// What the page functions say about campaigns.
import type { Card, List, Whole } from '#app/core/contributions/contribution.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** As `community_sections` and the table have them. */
export const CAUSES = ['building', 'food', 'emergency', 'schooling', 'health', 'neighbours'] as const
export const CURRENCIES = [
  'AED',
  'AUD',
  'BDT',
  'CAD',
  'EGP',
  'EUR',
  'GBP',
  'IDR',
  'INR',
  'MAD',
  'MYR',
  'NGN',
  'PKR',
  'SAR',
  'TRY',
  'USD',
  'ZAR',
] as const
export const TELLINGS = ['update', 'spend', 'report'] as const
export type Cause = (typeof CAUSES)[number]
export type Telling = (typeof TELLINGS)[number]
export type Stage = 'draft' | 'review' | 'checked' | 'running' | 'funded' | 'ended' | 'reported'

export const MOST_STORY = 15_000
export const MOST_SUM = 1_000_000_000_000
export const MOST_PLACES = 500

export type Organiser =
  | { kind: 'mosque' | 'business'; name: string; slug: string }
  | { kind: 'group'; name: string; website: string | null }

export type CampaignFacts = {
  stage: Stage
  organiser: Organiser | null
  beneficiary: string | null
  goal: number | null
  currency: string
  promised: number
  received: number
  pledges: number
  starts_on: string | null
  ends_on: string | null
  give_url: string | null
  is_zakat: boolean
  zakat_statement: string | null
  zakat_by: string | null
  is_open: boolean
  is_overdue: boolean
  owes_since: string | null
  reported_at: string | null
  photo: { id: string; width: number; height: number } | null
}

export type Entry = {
  id: string
  kind: Telling
  body: string
  amount: number | null
  happened_on: string | null
  state: 'review' | 'published' | 'hidden'
  /** Where its paper lies; the page shows a link made for the visit. */
  document: string | null
  at: string
}

export type Shift = {
  id: string
  body: string
  starts_at: string
  ends_at: string
  time_zone: string
  capacity: number
  taken: number
  is_cancelled: boolean
  /** When it was to begin at first. */
  moved_from: string | null
  is_mine: boolean
  state: 'review' | 'published' | 'hidden'
  /** Names, for whoever runs the campaign. */
  people: string[] | null
}

export type ListedShift = Shift & {
  campaign: {
    slug: string
    title: string
    language: Locale
    city: string | null
    country_code: string | null
    is_sample: boolean
    organiser: Organiser | null
  }
}

export type Pledge = { id: string; name: string; amount: number; is_received: boolean; at: string }

/** When whoever pledged is reminded to give. */
export const REMINDERS = ['fridays', 'last_ten'] as const
export type Reminder = (typeof REMINDERS)[number]

/** What somebody prays with their pledge. */
export type Dua = {
  id: string
  body: string
  name: string | null
  is_private: boolean
  state: 'review' | 'published'
  is_mine: boolean
}

export type CampaignDetails = {
  story: string
  may_run: boolean
  organiser: string | null
  entries: Entry[]
  duas: Dua[]
  spent: number
  shifts: Shift[]
  mine: { amount: number; is_received: boolean; remind: Reminder | null } | null
  pledges: Pledge[] | null
}

export type OwnOrganiser = { id: string; name: string; state: 'review' | 'confirmed' | 'refused' }
export type CampaignCard = Card<CampaignFacts>
export type CampaignList = List<CampaignFacts>
export type CampaignWhole = Whole<CampaignFacts>
export type ShiftList = { items: ListedShift[]; next: string | null }
