// Shapes of the answers of the rules' database functions.
import * as z from 'zod'
import { locales } from '#app/i18n/locales.ts'
import { ACTIONS, RECIPES, RECIPIENTS, TRIGGERS } from './rule.ts'

export const conditions = z.object({
  rating_min: z.number().optional(),
  rating_max: z.number().optional(),
  language: z.enum(locales).optional(),
  town: z.string().optional(),
  unanswered: z.literal(true).optional(),
})
export type Conditions = z.output<typeof conditions>

/** One of the things a rule does. An id it has once it is kept. */
export const action = z.object({
  id: z.string().nullable(),
  action: z.enum(ACTIONS),
  recipient: z.enum(RECIPIENTS),
  url: z.string().nullable(),
})
export type Action = z.output<typeof action>

/** What an owner decides about a rule. */
export const ruleDraft = z.object({
  name: z.string(),
  place_id: z.string().nullable(),
  trigger: z.enum(TRIGGERS),
  setting: z.number().nullable(),
  delay_minutes: z.number(),
  conditions: conditions,
  actions: z.array(action),
  quiet_prayer: z.boolean(),
  quiet_night: z.boolean(),
})
export type Draft = z.output<typeof ruleDraft>

export const runState = z.enum(['waiting', 'running', 'done', 'skipped', 'failed'])
export type RunState = z.output<typeof runState>

const keptAction = action.extend({
  id: z.string(),
  /** Whether the plan carries it. */
  is_live: z.boolean(),
  /** When its secret was last shown; null: nobody has seen the one that signs now. */
  rotated_at: z.string().nullable(),
  secret_version: z.number(),
  signs_as: z.string(),
})
export type KeptAction = z.output<typeof keptAction>

export const rule = ruleDraft.extend({
  id: z.string(),
  actions: z.array(keptAction),
  recipe: z.enum(RECIPES).nullable(),
  place: z.string().nullable(),
  is_on: z.boolean(),
  /** Whether the plan carries any of its actions. */
  is_live: z.boolean(),
  last: z
    .object({
      state: runState,
      reason: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
})
export type Rule = z.output<typeof rule>

export const eventData = z.object({
  rating: z.number().optional(),
  title: z.string().nullable().optional(),
  on: z.string().optional(),
})

/** One go at it, with what was sent and answered where something was. */
export const ruleTry = z.object({
  at: z.string(),
  outcome: z.enum(['done', 'failed', 'retry']),
  detail: z.string().nullable(),
  exchange: z
    .object({
      request: z.string(),
      status: z.number().nullable(),
      answer: z.string().nullable(),
      ms: z.number(),
    })
    .nullable()
    .optional(),
})
export type Try = z.output<typeof ruleTry>
/** What came of a test event, action by action. */
export type Tried = { id: string; tried: Try }

export const run = z.object({
  id: z.string(),
  /** The action it is of. */
  action_id: z.string(),
  event_id: z.string(),
  place: z.string().nullable(),
  time_zone: z.string().nullable(),
  data: eventData,
  happened_at: z.string(),
  due_at: z.string(),
  state: runState,
  reason: z.string().nullable(),
  attempts: z.number(),
  tries: z.array(ruleTry),
  replays: z.number(),
  finished_at: z.string().nullable(),
})
export type Run = z.output<typeof run>

export const rulePage = rule.extend({
  runs: z.array(run),
})
export type RulePage = z.output<typeof rulePage>

export const dryRun = z.object({
  total: z.number(),
  acting: z.number(),
  items: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      due: z.string(),
      place: z.string().nullable(),
      time_zone: z.string().nullable(),
      data: eventData,
      misfit: z.string().nullable(),
    }),
  ),
})
export type DryRun = z.output<typeof dryRun>

export const amounts = z.object({
  rules: z.number(),
  webhooks: z.number(),
  runs_per_day: z.number(),
})
export type Amounts = z.output<typeof amounts>

export const ownPlace = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string().nullable(),
})
export type OwnPlace = z.output<typeof ownPlace>

export const desk = z.object({
  rules: z.array(rule),
  limit: amounts,
  used: amounts,
  places: z.array(ownPlace),
})
export type Desk = z.output<typeof desk>
