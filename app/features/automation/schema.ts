// Schemas of the forms about rules. Messages are keys of `t.automation.errors`. Conditions an event lacks are left out.
import * as z from 'zod'
import { locales } from '#app/i18n/locales.ts'
import { isRecord } from '#app/lib/records.ts'
import { ACTIONS, type Action, DELAY_UNITS, type Draft, MOST_ACTIONS, RECIPES, RECIPIENTS, TRIGGERS } from './rule.ts'
import { actionsIn, canBeAnswered, hasLanguage, hasPerson, hasRating, isTimed, minutesOf } from './rules.ts'

const emptyIsUndefined = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsUndefined, schema.optional())
const whole = (least: number, most: number, key: string) => z.coerce.number(key).int(key).min(least, key).max(most, key)
const box = optional(z.literal('on', 'invalid'))
const id = z.guid('missing')

const LONGEST_DELAY = 129_600

const oneAction = z.object({
  id: optional(id),
  action: z.enum(ACTIONS, 'action'),
  recipient: z.preprocess((value) => emptyIsUndefined(value) ?? 'me', z.enum(RECIPIENTS, 'recipient')),
  url: optional(z.string().trim().max(500, 'url')),
})

const fields = z.object({
  name: z.string('name').trim().min(1, 'name').max(80, 'name'),
  place_id: optional(id),
  trigger: z.enum(TRIGGERS, 'trigger'),
  setting: optional(whole(1, 365, 'setting')),
  delay: z.preprocess((value) => emptyIsUndefined(value) ?? 0, whole(0, LONGEST_DELAY, 'delay')),
  delay_unit: z.enum(DELAY_UNITS, 'delay'),
  rating_min: optional(whole(1, 5, 'invalid')),
  rating_max: optional(whole(1, 5, 'invalid')),
  language: optional(z.enum(locales, 'invalid')),
  town: optional(z.string().trim().max(120, 'invalid')),
  unanswered: box,
  actions: z.array(oneAction).min(1, 'action').max(MOST_ACTIONS, 'tooManyActions'),
  quiet_prayer: box,
  quiet_night: box,
})
type Fields = z.output<typeof fields>

function conditionsOf({ trigger, rating_min, rating_max, language, town, unanswered }: Fields): Draft['conditions'] {
  return {
    ...(hasRating(trigger) && rating_min !== undefined && { rating_min }),
    ...(hasRating(trigger) && rating_max !== undefined && { rating_max }),
    ...(hasLanguage(trigger) && language && { language }),
    ...(town && { town }),
    ...(canBeAnswered(trigger) && unanswered && { unanswered: true as const }),
  }
}

function draftAction({ id, action, recipient, url }: z.output<typeof oneAction>): Action {
  const isWebhook = action === 'webhook'
  return { id: id ?? null, action, recipient: isWebhook ? 'me' : recipient, url: isWebhook ? (url ?? null) : null }
}

const ruleFields = fields
  .superRefine((form, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (isTimed(form.trigger) && form.setting === undefined) issue('setting', 'setting')
    if (minutesOf(form.delay, form.delay_unit) > LONGEST_DELAY) issue('delay', 'delay')
    for (const [at, { action, recipient, url }] of form.actions.entries()) {
      if (action === 'webhook' && !(url && URL.canParse(url))) issue(`url_${at + 1}`, 'url')
      if (action !== 'webhook' && recipient === 'person' && !hasPerson(form.trigger))
        issue(`recipient_${at + 1}`, 'recipient')
    }
    if (hasRating(form.trigger) && (form.rating_min ?? 1) > (form.rating_max ?? 5)) issue('rating_max', 'ratingOrder')
  })
  .transform(
    (form): Draft => ({
      name: form.name,
      place_id: form.place_id ?? null,
      trigger: form.trigger,
      setting: isTimed(form.trigger) ? (form.setting ?? null) : null,
      delay_minutes: minutesOf(form.delay, form.delay_unit),
      conditions: conditionsOf(form),
      actions: form.actions.map(draftAction),
      quiet_prayer: form.quiet_prayer === 'on',
      quiet_night: form.quiet_night === 'on',
    }),
  )

export const ruleForm = z.preprocess(
  (form) => (isRecord(form) ? { ...form, actions: actionsIn(form) } : form),
  ruleFields,
)

/** On the list: make one from a recipe, switch one on or off. */
export const deskForms = {
  recipe: z.object({ recipe: z.enum(RECIPES, 'invalid') }),
  on: z.object({ rule: id }),
  off: z.object({ rule: id }),
}

/** On a rule's own page. */
export const rulePageForms = {
  save: ruleForm,
  on: z.object({}),
  off: z.object({}),
  rotate: z.object({ action: id }),
  try: z.object({}),
  replay: z.object({ run: id }),
  delete: z.object({}),
}

export const ruleId = id
