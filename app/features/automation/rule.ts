// The parts of a rule, as the database writes them.

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

/** Of one rule. The database holds it too. */
export const MOST_ACTIONS = 5

export const RECIPIENTS = ['me', 'team', 'person'] as const

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

export type {
  Action,
  Amounts,
  Conditions,
  Desk,
  Draft,
  DryRun,
  KeptAction,
  OwnPlace,
  Rule,
  RulePage,
  Run,
  RunState,
  Tried,
  Try,
} from './shapes.server.ts'
