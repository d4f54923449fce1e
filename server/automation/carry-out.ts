// Carries out what rules ask for and is due: waits while it is quiet, writes into inboxes, calls webhooks.
import * as z from 'zod'
import { ramadansAround } from '#app/core/prayer/ramadan.ts'
import type { Db } from '#app/core/request/services.ts'
import { isLocale } from '#app/i18n/locales.ts'
import { nextAttempt } from './back-off.ts'
import { quietUntil } from './quiet-time.ts'
import type { Delivered, Webhooks } from './webhooks.ts'
import { pathOf, titleOf } from './wording.ts'

const runs = z.array(
  z.object({
    id: z.guid(),
    rule_id: z.guid(),
    event_id: z.guid(),
    attempt: z.number(),
    is_replay: z.boolean(),
    trigger: z.enum([
      'review_published',
      'place_saved',
      'place_followed',
      'listing_live',
      'claim_approved',
      'application_received',
      'message_received',
      'event_visited',
      'certificate_expiring',
      'hours_stale',
      'ramadan_near',
    ]),
    action: z.enum(['mail', 'notice', 'webhook']),
    recipient: z.enum(['me', 'team', 'person']),
    url: z.string().nullable(),
    happened_at: z.string(),
    quiet_prayer: z.boolean(),
    quiet_night: z.boolean(),
    data: z.object({
      rating: z.number().optional(),
      language: z.string().nullish(),
      title: z.string().nullish(),
      path: z.string().optional(),
      on: z.string().optional(),
    }),
    place: z.object({
      id: z.guid(),
      name: z.string(),
      city: z.string().nullable(),
      path: z.string(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
      time_zone: z.string().nullable(),
      country_code: z.string().nullable(),
      method: z.number().nullable(),
      school: z.number().nullable(),
    }),
    secret_version: z.number(),
    has_former_secret: z.boolean(),
    recipients: z.array(z.object({ user_id: z.guid(), language: z.string().nullable() })),
  }),
)
export type Run = z.output<typeof runs>[number]

type Context = {
  service: Db
  webhooks: Webhooks
  siteUrl: string
  log: (event: string, detail?: Record<string, unknown>) => void
}

const PART = 20
/** Of one turn; the rest follows with the next. */
const MOST_PARTS = 15

/** What a receiver gets: what happened and where, never to whom. */
const bodyOf = ({ event_id, trigger, happened_at, place, data: { path: _path, ...data } }: Run, siteUrl: string) =>
  JSON.stringify({
    id: event_id,
    type: trigger,
    happened_at,
    place: { id: place.id, name: place.name, city: place.city, url: siteUrl + place.path },
    data,
  })

const noticesOf = (run: Run) =>
  run.recipients.map(({ user_id, language }) => ({
    user_id,
    title: titleOf(run, isLocale(language) ? language : 'en'),
    path: pathOf(run),
  }))

/** For the owner's log: what was said, to nobody in particular. */
const toldIn = ([first]: ReturnType<typeof noticesOf>) =>
  first ? { exchange: { request: first.title, status: null, answer: null, ms: 0 } } : {}

async function callWebhook(run: Run, { webhooks, siteUrl }: Context, now: Date) {
  const sent: Delivered = await webhooks.send({ ...run, url: run.url ?? '', body: bodyOf(run, siteUrl) }, now)
  if (sent.outcome !== 'retry') return sent
  const again = nextAttempt(run.attempt, now)
  return again ? { ...sent, again } : { ...sent, outcome: 'failed' as const }
}

async function settle(run: Run, context: Context, now: Date) {
  const notices = run.action === 'webhook' ? [] : noticesOf(run)
  const quiet = run.is_replay ? null : quietUntil(now, run.place, run)
  const result: { outcome: string; detail?: string; again?: Date; exchange?: Delivered['exchange'] } = quiet
    ? { outcome: 'wait', again: quiet }
    : run.action === 'webhook'
      ? await callWebhook(run, context, now)
      : { outcome: 'done', ...toldIn(notices) }
  const { error } = await context.service.rpc('finish_automation_run', {
    run: run.id,
    attempt: run.attempt,
    outcome: result.outcome,
    moment: now.toISOString(),
    ...(result.detail && { detail: result.detail }),
    ...(result.exchange && { exchange: result.exchange }),
    ...(result.again && { again: result.again.toISOString() }),
    ...(result.outcome === 'done' && { notices }),
  })
  // The lease runs out, and it is done again.
  if (error) context.log('automation run not written', { run: run.id, error: error.message })
}

export async function carryOut(context: Context, now: Date = new Date()): Promise<void> {
  for (let part = 0; part < MOST_PARTS; part++) {
    const { data, error } = await context.service.rpc('claim_automation_runs', {
      max_results: PART,
      moment: now.toISOString(),
    })
    if (error) throw new Error(error.message)
    const due = runs.parse(data)
    await Promise.all(due.map((run) => settle(run, context, now)))
    // What no longer holds is settled there and not handed out: an empty part may still have more behind it.
    if (due.length === 0) return
  }
}

/** What comes with time: days before, months after. */
export async function layRuns({ service }: Pick<Context, 'service'>, now: Date = new Date()): Promise<void> {
  const { error } = await service.rpc('lay_automation_runs', {
    ramadans: ramadansAround(now),
    moment: now.toISOString(),
  })
  if (error) throw new Error(error.message)
}
