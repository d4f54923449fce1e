// Conditions that each event allows, the ready-made rules, and a rule as the fields of its form.
import {
  type Conditions,
  DELAY_UNITS,
  type DelayUnit,
  type Draft,
  type Recipe,
  TIMED,
  type Timed,
  type Trigger,
} from './rule.ts'

export const isTimed = (trigger: Trigger): trigger is Timed => TIMED.some((timed) => timed === trigger)

export const hasRating = (trigger: Trigger) => trigger === 'review_published'
export const hasLanguage = (trigger: Trigger) =>
  ['review_published', 'application_received', 'place_followed', 'event_visited'].includes(trigger)
export const canBeAnswered = (trigger: Trigger) =>
  ['review_published', 'message_received', 'application_received'].includes(trigger)
/** Where the person themselves may be written to: who follows a mosque, and who came to an event. */
export const hasPerson = (trigger: Trigger) => ['place_followed', 'event_visited'].includes(trigger)

const DAY = 1440

type Ready = Pick<Draft, 'trigger'> & Partial<Draft>

const RECIPE: Readonly<Record<Recipe, Ready>> = {
  unanswered_review: { trigger: 'review_published', delay_minutes: 2 * DAY, conditions: { unanswered: true } },
  unanswered_message: { trigger: 'message_received', delay_minutes: DAY, conditions: { unanswered: true } },
  certificate_expiry: { trigger: 'certificate_expiring', setting: 30 },
  stale_hours: { trigger: 'hours_stale', setting: 6 },
  ramadan_hours: { trigger: 'ramadan_near', setting: 14 },
  unanswered_application: { trigger: 'application_received', delay_minutes: 3 * DAY, conditions: { unanswered: true } },
  review_request: { trigger: 'event_visited', delay_minutes: DAY, recipient: 'person' },
  welcome: { trigger: 'place_followed', recipient: 'person' },
}

const EMPTY: Draft = {
  name: '',
  place_id: null,
  trigger: 'review_published',
  setting: null,
  delay_minutes: 0,
  conditions: {},
  action: 'mail',
  recipient: 'me',
  url: null,
  quiet_prayer: true,
  quiet_night: true,
}

export const draftOf = (recipe: Recipe | null, name = ''): Draft => ({
  ...EMPTY,
  ...(recipe ? RECIPE[recipe] : {}),
  name,
})

const MINUTES: Readonly<Record<DelayUnit, number>> = { minutes: 1, hours: 60, days: DAY }

export const minutesOf = (count: number, unit: DelayUnit) => count * MINUTES[unit]

/** 2880 → 2 days, 90 → 90 minutes: the largest unit that leaves nothing over. */
export function splitDelay(minutes: number): { count: number; unit: DelayUnit } {
  const unit = DELAY_UNITS.findLast((one) => minutes > 0 && minutes % MINUTES[one] === 0) ?? 'minutes'
  return { count: minutes / MINUTES[unit], unit }
}

const written = (value: number | string | null | undefined) => (value == null ? '' : String(value))
const ticked = (value: boolean | undefined) => (value ? 'on' : '')

/** A rule as the fields of its form hold it. */
export function valuesOf(draft: Draft): Record<string, string> {
  const { count, unit } = splitDelay(draft.delay_minutes)
  const { rating_min, rating_max, language, town, unanswered }: Conditions = draft.conditions
  return {
    name: draft.name,
    place_id: written(draft.place_id),
    trigger: draft.trigger,
    setting: written(draft.setting),
    delay: String(count),
    delay_unit: unit,
    rating_min: written(rating_min),
    rating_max: written(rating_max),
    language: written(language),
    town: written(town),
    unanswered: ticked(unanswered),
    action: draft.action,
    recipient: draft.recipient,
    url: written(draft.url),
    quiet_prayer: ticked(draft.quiet_prayer),
    quiet_night: ticked(draft.quiet_night),
  }
}
