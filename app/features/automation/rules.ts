// Conditions that each event allows, the ready-made rules, and a rule as the fields of its form.
import {
  type Action,
  type Conditions,
  DELAY_UNITS,
  type DelayUnit,
  type Draft,
  MOST_ACTIONS,
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

const MAIL_ME: Action = { id: null, action: 'mail', recipient: 'me', url: null }

type Ready = Pick<Draft, 'trigger'> & Partial<Draft>

const RECIPE: Readonly<Record<Recipe, Ready>> = {
  unanswered_review: { trigger: 'review_published', delay_minutes: 2 * DAY, conditions: { unanswered: true } },
  unanswered_message: { trigger: 'message_received', delay_minutes: DAY, conditions: { unanswered: true } },
  certificate_expiry: { trigger: 'certificate_expiring', setting: 30 },
  stale_hours: { trigger: 'hours_stale', setting: 6 },
  ramadan_hours: { trigger: 'ramadan_near', setting: 14 },
  unanswered_application: { trigger: 'application_received', delay_minutes: 3 * DAY, conditions: { unanswered: true } },
  review_request: { trigger: 'event_visited', delay_minutes: DAY, actions: [{ ...MAIL_ME, recipient: 'person' }] },
  welcome: { trigger: 'place_followed', actions: [{ ...MAIL_ME, recipient: 'person' }] },
}

const EMPTY: Draft = {
  name: '',
  place_id: null,
  trigger: 'review_published',
  setting: null,
  delay_minutes: 0,
  conditions: {},
  actions: [MAIL_ME],
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

/** An action as its fields hold it; they are told apart by its number: `action_1`, `url_1`. */
export type ActionValues = { id: string; action: string; recipient: string; url: string }

export function actionsIn(values: Readonly<Record<string, unknown>>): ActionValues[] {
  const typed = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  return Array.from({ length: MOST_ACTIONS }, (_, at) => at + 1)
    .filter((n) => Object.hasOwn(values, `action_${n}`))
    .map((n) => ({
      id: typed(`id_${n}`),
      action: typed(`action_${n}`),
      recipient: typed(`recipient_${n}`),
      url: typed(`url_${n}`),
    }))
}

const actionFields = (actions: readonly ActionValues[]): Record<string, string> =>
  Object.fromEntries(
    actions.flatMap((action, at) => Object.entries(action).map(([name, value]) => [`${name}_${at + 1}`, value])),
  )

/** `add`, `up-2`, `down-2`, `remove-2`: the actions then, and which to look at. Null for anything else. */
export function arrangeActions(
  actions: readonly ActionValues[],
  step: string,
): { actions: ActionValues[]; at: number } | null {
  if (step === 'add') {
    const added = { id: '', action: 'mail', recipient: 'me', url: '' }
    return actions.length < MOST_ACTIONS ? { actions: [...actions, added], at: actions.length + 1 } : null
  }
  const [, what, of] = /^(up|down|remove)-(\d)$/.exec(step) ?? []
  const n = Number(of)
  const action = actions[n - 1]
  if (!action) return null
  const others = actions.filter((_, at) => at !== n - 1)
  if (what === 'remove') return others.length > 0 ? { actions: others, at: Math.min(n, others.length) } : null
  const at = Math.min(Math.max(what === 'up' ? n - 1 : n + 1, 1), actions.length)
  return { actions: others.toSpliced(at - 1, 0, action), at }
}

/** All fields of the form after the step that was asked for; null where none was. */
export function arrangeFields({ arrange, ...values }: Readonly<Record<string, string>>): Record<string, string> | null {
  if (arrange === undefined) return null
  const arranged = arrangeActions(actionsIn(values), arrange)
  if (!arranged) return values
  const others = Object.entries(values).filter(([name]) => !/^(?:id|action|recipient|url)_\d$/.test(name))
  return { ...Object.fromEntries(others), ...actionFields(arranged.actions) }
}

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
    ...actionFields(
      draft.actions.map(({ id, action, recipient, url }) => ({
        id: written(id),
        action,
        recipient,
        url: written(url),
      })),
    ),
    quiet_prayer: ticked(draft.quiet_prayer),
    quiet_night: ticked(draft.quiet_night),
  }
}
