// Queries of the pages about rules. Owners read their own rules alone.
import { ramadansAround } from '#app/core/prayer/ramadan.ts'
import { ask, askIfThere } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Amounts, RulePage } from './rule.ts'
import { ruleId } from './schema.ts'
import { desk, dryRun, rulePage } from './shapes.server.ts'

type Reading = Pick<Services, 'db' | 'log'>

export type PlanAmounts = Amounts & { plan_type: string }

/** What each plan carries, the smallest first. */
export async function loadPlanAmounts(services: Reading): Promise<PlanAmounts[]> {
  return ask(
    services,
    services.db().from('automation_limits').select('plan_type, rules, webhooks, runs_per_day').order('rules'),
  )
}

export const loadDesk = (services: Reading) => ask(services, services.db().rpc('automation_desk'), desk)

/** Null: there is none, or it is somebody else's. */
export async function loadRule(services: Reading, id: string): Promise<RulePage | null> {
  if (!ruleId.safeParse(id).success) return null
  return askIfThere(services, services.db().rpc('automation_page', { rule: id }), rulePage)
}

export const loadDryRun = (services: Reading, rule: string, now: Date) =>
  ask(services, services.db().rpc('automation_dry_run', { rule, ramadans: ramadansAround(now) }), dryRun)
