// What a rule is, as the database writes it.
import type { Locale } from '#app/i18n/locales.ts'

export const TRIGGERS = [
  'review_published',
  'message_received',
  'application_received',
  'place_saved',
  'place_followed',
  'event_visited',
  'certificate_expiring',
  'hours_stale',
  'ramadan_near',
  'listing_live',
  'claim_approved',
] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Those that come with time: they say how long before or after. */
export const TIMED = ['certificate_expiring', 'hours_stale', 'ramadan_near'] as const
export type Timed = (typeof TIMED)[number]

export const ACTIONS = ['mail', 'notice', 'webhook'] as const
type Action = (typeof ACTIONS)[number]

export const RECIPIENTS = ['me', 'team', 'person'] as const
type Recipient = (typeof RECIPIENTS)[number]

export const RECIPES = [
  'unanswered_review',
  'unanswered_message',
  'certificate_expiry',
  'stale_hours',
  'ramadan_hours',
  'unanswered_application',
  'review_request',
  'welcome',
] as const
export type Recipe = (typeof RECIPES)[number]

export const DELAY_UNITS = ['minutes', 'hours', 'days'] as const
export type DelayUnit = (typeof DELAY_UNITS)[number]

export type Conditions = {
  rating_min?: number
  rating_max?: number
  language?: Locale
  town?: string
  unanswered?: true
}

/** What an owner decides about a rule. */
export type Draft = {
  name: string
  place_id: string | null
  trigger: Trigger
  setting: number | null
  delay_minutes: number
  conditions: Conditions
  action: Action
  recipient: Recipient
  url: string | null
  quiet_prayer: boolean
  quiet_night: boolean
}

export type RunState = 'waiting' | 'running' | 'done' | 'skipped' | 'failed'

export type Rule = Draft & {
  id: string
  recipe: Recipe | null
  place: string | null
  is_on: boolean
  /** Whether the plan carries it. */
  is_live: boolean
  /** When its secret was last shown; null: nobody has seen the one that signs now. */
  rotated_at: string | null
  secret_version: number
  last: { state: RunState; reason: string | null; at: string } | null
}

type EventData = { rating?: number; title?: string | null; on?: string }

/** One go at it, with what was sent and answered where something was. */
export type Try = {
  at: string
  outcome: 'done' | 'failed' | 'retry'
  detail: string | null
  exchange?: { request: string; status: number | null; answer: string | null; ms: number } | null
}

export type Run = {
  id: string
  event_id: string
  place: string | null
  time_zone: string | null
  data: EventData
  happened_at: string
  due_at: string
  state: RunState
  reason: string | null
  attempts: number
  tries: Try[]
  replays: number
  finished_at: string | null
}

export type RulePage = Rule & { runs: Run[] }

export type DryRun = {
  total: number
  acting: number
  items: {
    id: number
    at: string
    due: string
    place: string | null
    time_zone: string | null
    data: EventData
    misfit: string | null
  }[]
}

export type Amounts = { rules: number; webhooks: number; runs_per_day: number }
export type OwnPlace = { id: string; name: string; city: string | null }
export type Desk = { rules: Rule[]; limit: Amounts; used: Amounts; places: OwnPlace[] }
