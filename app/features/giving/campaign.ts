// Choices, limits and types of campaigns.
import type { Card, List, Whole } from '#app/core/contributions/contribution.ts'
import type { CampaignFacts } from './shapes.server.ts'

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
export const MOST_STORY = 15_000
export const MOST_SUM = 1_000_000_000_000
export const MOST_PLACES = 500

/** When whoever pledged is reminded to give. */
export const REMINDERS = ['fridays', 'last_ten'] as const
export type Reminder = (typeof REMINDERS)[number]

export type {
  CampaignDetails,
  CampaignFacts,
  Dua,
  Organiser,
  OwnOrganiser,
  Pledge,
  Shift,
  ShiftList,
  Stage,
} from './shapes.server.ts'

export type CampaignCard = Card<CampaignFacts>
export type CampaignList = List<CampaignFacts>
export type CampaignWhole = Whole<CampaignFacts>
