// Queries of the superadmin's screens. Every function asks for the role itself.

import * as z from 'zod'
import { isSection } from '#app/core/contributions/sections.ts'
import { ask } from '#app/core/request/ask.server.ts'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { SAMPLE_PARTS } from '#app/core/sections/sample-parts.ts'
import { SECTIONS_TO_SWITCH, type SwitchedSection, switchedSections } from '#app/core/sections/sections.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { pageName } from '#app/core/understanding/page-name.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { i18nOf } from '#app/i18n/messages.server.ts'
import { csvLine } from '#app/lib/csv.ts'
import { isKeyOf } from '#app/lib/records.ts'
import { ROLES } from '#app/lib/roles.ts'
import {
  type ChangesQuestion,
  MAIL_STATES,
  type PeopleQuestion,
  type readMailQuestion,
  type readWebLogQuestion,
  SETTINGS,
  WEB_LOG_KINDS,
} from './rules.ts'
import { describeSetup, type Setup, setupFacts } from './setup.ts'

type Asking = Pick<Services, 'db' | 'log'>
type Screen =
  | 'people'
  | 'changes'
  | 'mail'
  | 'jobs'
  | 'settings'
  | 'sections'
  | 'brand'
  | 'checks'
  | 'sample'
  | 'health'
  | 'webLog'
  | 'plans'
  | 'archive'
  | 'keys'
  | 'commands'
type Context = { get: (key: typeof servicesContext) => Services }

/** What every screen begins with. */
export async function openScreen(context: Context, url: URL, screen: Screen, path: string) {
  const services = context.get(servicesContext)
  const { locale, t } = await i18nOf(url)
  const { siteUrl } = services.config
  const meta = pageMeta({
    ...{ url: path, locale, siteUrl, noindex: true },
    title: t.console.nav[screen],
    description: t.console.leads[screen],
  })
  return { services, locale, t, meta, said: url.searchParams.get('said') }
}

const role = z.enum(ROLES)
const person = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  email: z.string().nullable(),
  joined_at: z.string(),
  leaves_at: z.string().nullable(),
  locked_at: z.string().nullable(),
})
const people = z.object({ people: z.array(person.extend({ roles: z.array(role) })), has_more: z.boolean() })
export type FoundPerson = z.output<typeof people>['people'][number]

export async function findPeople(services: Asking, { wanted, kind, before }: PeopleQuestion) {
  return ask(
    services,
    services.db().rpc('find_people', { wanted, kind, before: before?.at ?? null, before_id: before?.id ?? null }),
    people,
  )
}

const personFile = person.extend({
  phone: z.string().nullable(),
  is_proved: z.boolean(),
  last_sign_in_at: z.string().nullable(),
  locked_reason: z.string().nullable(),
  held_by: z.array(z.string()),
  is_own: z.boolean(),
  factors: z.number(),
  roles: z.array(z.object({ role, since: z.string(), by: z.string().nullable() })),
  sessions: z.array(
    z.object({
      id: z.string(),
      agent: z.string().nullable(),
      address: z.string().nullable(),
      used_at: z.string(),
      is_own: z.boolean().nullable(),
    }),
  ),
  numbers: z.object({
    contributions: z.number(),
    replies: z.number(),
    reviews: z.number(),
    listings: z.number(),
  }),
})
export type PersonFile = z.output<typeof personFile>

export async function readPerson(services: Asking, id: string): Promise<PersonFile | null> {
  return ask(services, services.db().rpc('person_file', { person: id }), personFile.nullable())
}

const change = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  actor: z.string().nullable(),
  actor_name: z.string().nullable(),
  about: z.string().nullable(),
})
const changes = z.object({ changes: z.array(change), has_more: z.boolean(), entities: z.array(z.string()) })
export type Change = z.output<typeof change>

const IN_A_FILE = 5000

const askChanges = async (services: Asking, question: ChangesQuestion, most?: number) => {
  const { who, what, how, which, since, until, before } = question
  return ask(
    services,
    services.db().rpc('find_changes', {
      ...{ who, which, since, until, before },
      what: what || null,
      how: how || null,
      ...(most && { max_results: most }),
    }),
    changes,
  )
}

export const findChanges = (services: Asking, question: ChangesQuestion) => askChanges(services, question)

export async function writeChanges(services: Asking, question: ChangesQuestion): Promise<string> {
  const found = await askChanges(services, { ...question, before: null }, IN_A_FILE)
  const json = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value))
  return [
    csvLine(['at', 'action', 'entity', 'record', 'by', 'reason', 'before', 'after']),
    ...found.changes.map((row) =>
      csvLine([
        ...[row.at, row.action, row.entity, row.entity_id, row.actor_name ?? row.actor, row.reason],
        ...[json(row.before), json(row.after)],
      ]),
    ),
  ].join('')
}

const mails = z.object({
  mails: z.array(
    z.object({
      id: z.number(),
      to_address: z.string(),
      subject: z.string(),
      status: z.enum(MAIL_STATES),
      attempts: z.number(),
      last_error: z.string().nullable(),
      created_at: z.string(),
      next_attempt_at: z.string(),
      body_text: z.string().nullable(),
      has_words: z.boolean(),
    }),
  ),
  has_more: z.boolean(),
  numbers: z.partialRecord(z.enum(MAIL_STATES), z.number()),
})
export type MailPage = z.output<typeof mails>

export async function readMail(services: Asking, { state, before }: ReturnType<typeof readMailQuestion>) {
  return ask(services, services.db().rpc('mail_desk', { state, before }), mails)
}

const jobs = z.array(
  z.object({
    name: z.string(),
    schedule: z.string(),
    next_at: z.string().nullable(),
    asked_at: z.string().nullable(),
    failed_at: z.string().nullable(),
    runs: z.array(z.object({ at: z.string(), ms: z.number(), error: z.string().nullable() })),
  }),
)
export type JobRow = z.output<typeof jobs>[number]

export const readJobs = (services: Asking): Promise<JobRow[]> => ask(services, services.db().rpc('job_desk'), jobs)

const value = z.union([z.boolean(), z.number(), z.string()])
const settings = z.object({
  set: z.partialRecord(z.enum(SETTINGS), value),
  history: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      name: z.enum(SETTINGS),
      before: value.nullable(),
      after: value.nullable(),
      by: z.string().nullable(),
    }),
  ),
})
export type SettingValue = z.output<typeof value>

export async function readSettings(services: Pick<Services, 'db' | 'log' | 'config' | 'tasks'>) {
  const { config, tasks } = services
  const [read, { settings: environment }] = await Promise.all([
    ask(services, services.db().rpc('settings_desk'), settings),
    tasks.examine(),
  ])
  return {
    ...read,
    /** In force now, wherever it comes from. */
    inForce: {
      sign_up: config.signUp,
      tracking: config.tracking,
      offline: config.offline,
      operator: config.operator,
      export_max_rows: config.exportMaxRows,
      // Known to the database alone, and off unless somebody sets it.
      first_posts_wait: read.set.first_posts_wait ?? false,
    } satisfies Record<(typeof SETTINGS)[number], SettingValue | null>,
    environment,
  }
}
export type SettingsPage = Awaited<ReturnType<typeof readSettings>>

const health = z.object({
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    connections: z.number(),
    most_connections: z.number(),
    migration: z.string().nullable(),
  }),
  last_export: z.string().nullable(),
  queues: z.array(
    z.object({
      name: z.enum(['mail', 'moderation', 'automation', 'imports', 'leaving']),
      depth: z.number(),
      oldest: z.string().nullable(),
    }),
  ),
  imports: z.array(
    z.object({
      id: z.string(),
      file_name: z.string(),
      state: z.string(),
      staged_count: z.number(),
      created_at: z.string(),
    }),
  ),
})

export async function readHealth(services: Pick<Services, 'db' | 'log' | 'tasks'>) {
  const [found, machine, examined] = await Promise.all([
    ask(services, services.db().rpc('site_health'), health),
    services.tasks.machine(),
    services.tasks.examine(),
  ])
  return { ...found, machine, backend: examined.backend, probes: examined.probes }
}
export type Health = Awaited<ReturnType<typeof readHealth>>

const webLog = z.object({
  entries: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      kind: z.enum(WEB_LOG_KINDS),
      path: z.string(),
      status: z.number().nullable(),
      ms: z.number().nullable(),
      text: z.string(),
    }),
  ),
  has_more: z.boolean(),
  numbers: z.partialRecord(z.enum(WEB_LOG_KINDS), z.number()),
})
export type WebLogPage = z.output<typeof webLog>

export async function readWebLog(services: Asking, { kind, path, before }: ReturnType<typeof readWebLogQuestion>) {
  const asked = { wanted_kind: kind, wanted_path: path, before }
  return ask(services, services.db().rpc('web_log_page', asked), webLog)
}

const prices = z.object({ monthly_cents: z.number().optional(), annual_cents: z.number().optional() })
const plans = z.object({
  plans: z.array(
    z.object({
      plan_type: z.enum(['basic', 'premium', 'enterprise']),
      monthly_cents: z.number(),
      annual_cents: z.number(),
      currency: z.string(),
      businesses: z.number(),
      rules: z.number().nullable(),
      webhooks: z.number().nullable(),
      runs_per_day: z.number().nullable(),
    }),
  ),
  history: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      plan: z.enum(['basic', 'premium', 'enterprise']),
      before: prices,
      after: prices,
      reason: z.string().nullable(),
      by: z.string().nullable(),
    }),
  ),
})
export type PlansPage = z.output<typeof plans>

export type TaxRate = {
  country_code: string
  name: string
  percent: number
  in_plan_prices: boolean
  reverse_charge: boolean
  own_number: string
}
export type PlanCode = {
  code: string
  percent: number
  plan_type: 'premium' | 'enterprise' | null
  last_day: string | null
  most: number | null
  active: boolean
  used: number
}

const MOST_CODES = 200

/** What stands beside the prices: taxes by country and codes, the newest first, with how often each was used. */
export async function readPlanExtras(services: Asking): Promise<{ taxes: TaxRate[]; codes: PlanCode[] }> {
  const db = services.db()
  const [taxes, codes] = await Promise.all([
    ask(services, db.from('tax_rates').select('*').order('country_code')),
    ask(
      services,
      db
        .from('discount_codes')
        .select('code, percent, plan_type, last_day, most, active')
        .eq('sold', 'plan')
        .order('created_at', { ascending: false })
        .limit(MOST_CODES),
    ),
  ])
  const named = codes.map(({ code }) => code)
  const paid =
    named.length === 0
      ? []
      : await ask(services, db.from('plan_orders').select('code').in('code', named).eq('status', 'paid'))
  const used = Map.groupBy(paid, ({ code }) => code)
  return {
    taxes,
    codes: codes.map((code) => ({
      ...code,
      // A plan's code is a part of its price.
      percent: code.percent ?? 0,
      plan_type: code.plan_type as PlanCode['plan_type'],
      used: used.get(code.code)?.length ?? 0,
    })),
  }
}

export const readPlans = (services: Asking): Promise<PlansPage> => ask(services, services.db().rpc('plan_desk'), plans)

const sampleCounts = z.record(z.string(), z.object({ sample: z.number(), real: z.number() }))

/** What stands in each part, in the order the parts are told; the people last, who go with all of it. */
export async function readSample(services: Asking) {
  const [read, found] = await Promise.all([
    ask(services, services.db().rpc('sample_counts'), sampleCounts),
    ask(services, services.db().rpc('setup_facts'), setupFacts),
  ])
  const of = (part: string) => read[part] ?? { sample: 0, real: 0 }
  return {
    parts: SAMPLE_PARTS.map((part) => ({ part, ...of(part) })),
    people: of('people'),
    isOwnSample: found.is_sample,
  }
}
export type SamplePage = Awaited<ReturnType<typeof readSample>>

/** The sections with what the site calls them, and whether they are on. */
export const readSections = ({ config }: Pick<Services, 'config'>, t: Messages) =>
  switchedSections.map((id) => ({ id, name: nameOfSection(id, t), isOn: !config.sectionsOff.includes(id) }))
export type SectionRow = ReturnType<typeof readSections>[number]

function nameOfSection(id: SwitchedSection, t: Messages): string {
  const words = t.console.sections.names
  if (isKeyOf(words, id)) return words[id]
  if (isSection(id)) return t.community.sections[id].name
  return pageName(t, SECTIONS_TO_SWITCH[id].paths[0]) ?? id
}

const facts = z.object({
  ...{ people: z.number(), new_people: z.number(), locked: z.number(), changes: z.number() },
  ...{ mail_waiting: z.number(), mail_failed: z.number(), jobs: z.number(), jobs_failing: z.number() },
  ...{ settings: z.number(), failures: z.number(), bytes: z.number(), subscribers: z.number(), promos: z.number() },
  last_export: z.string().nullable(),
})
export type Facts = z.output<typeof facts>

/** What is set up, as the database, the settings and the machine have it at this moment. */
export async function readSetup(
  services: Pick<Services, 'db' | 'log' | 'config' | 'tasks'>,
  now: Date,
): Promise<Setup> {
  const [facts, { streets }] = await Promise.all([
    ask(services, services.db().rpc('setup_facts'), setupFacts),
    services.tasks.machine(),
  ])
  const { operator, mailConfigured, payments, mapStyleUrl } = services.config
  const config = { operator, mailConfigured, payments, hasMapStyle: mapStyleUrl !== null }
  return describeSetup({ facts, config, streets }, now)
}

export const readFacts = (services: Asking): Promise<Facts> => ask(services, services.db().rpc('console_facts'), facts)
