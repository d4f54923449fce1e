// /rest/v1: tables, views and functions over HTTP as PostgREST offers them, one statement for each request.
import type { Database } from '../database/database.ts'
import type { Kept } from '../database/opened-before.ts'
import type { Run } from '../database/request-transaction.ts'
import { answer, checkResult, readResult } from './answer.ts'
import { askForCatalog, buildCatalog, catalogAbout, type Rows } from './catalog.ts'
import { contextOf } from './context.ts'
import { describe } from './describe.ts'
import { errorResponse, fromDatabase, isOfTheMachine, RestError } from './errors.ts'
import { type Limits, limitsOf } from './limits.ts'
import { type Plan, planRequest } from './plan.ts'
import { readBody } from './read-body.ts'
import { type RestRequest, readRequest } from './read-request.ts'
import { DEFAULT_REST_SETTINGS, type RestSettings } from './settings.ts'
import { type Asker, type Keys, keyRefusal, readAsker } from './who-asks.ts'
import { writeSql } from './write-sql.ts'

type Options = {
  database: Database
  keys: Keys
  settings?: RestSettings
  /** The catalog as it was, of a database that nobody else changes. */
  kept?: Kept | null
  log: (line: string) => void
}

export type Rest = {
  fetch: (request: Request) => Promise<Response>
  reload: () => Promise<void>
  close: () => void
}

/** When a start is over: a hand may have changed the database while the site was down. */
const LOOK_AGAIN_MS = 20_000

export async function openRest({
  database,
  keys,
  settings = DEFAULT_REST_SETTINGS,
  kept = null,
  log,
}: Options): Promise<Rest> {
  const { schemas } = settings
  const read = (text: string) => buildCatalog(JSON.parse(text) as Rows, schemas)
  const about = catalogAbout(schemas)
  const known = kept?.read(about) ?? null
  let text = known ?? (await askForCatalog(database, schemas))
  if (known === null) kept?.keep(about, text)
  let catalog = read(text)
  let reloaded: Promise<void> = Promise.resolve()
  const load = async () => {
    const now = await askForCatalog(database, schemas)
    if (now === text) return
    text = now
    catalog = read(text)
    kept?.keep(about, text)
  }
  /** One after the other: what is said while one is read may not be in it yet. */
  const reload = () => {
    reloaded = reloaded.then(load, load)
    return reloaded
  }
  const reloadOrTell = () => reload().catch((error) => log(`rest: ${messageOf(error)}`))
  const lookAgain = known === null ? undefined : setTimeout(reloadOrTell, LOOK_AGAIN_MS).unref()
  const zones = timeZones(database)
  let isFirst = true
  await database.listen(
    'pgrst',
    (payload) => {
      if (payload === '' || payload === 'reload schema') void reloadOrTell()
    },
    () => {
      // A notice may have been missed while the connection was lost.
      if (!isFirst) void reloadOrTell()
      isFirst = false
    },
  )

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const asker = readAsker(request.headers, url.searchParams, keys, Date.now())
    try {
      const read = readRequest(request, url, settings.schemas, [keys.anonKey, keys.serviceRoleKey])
      if (read.action === 'describe' || read.target.kind === 'root') return describe(read, catalog, asker)
      return await ask(request, read, asker)
    } catch (error) {
      // The asker gets our words only.
      if (isOfTheMachine(error)) log(`rest: ${String(error)}`)
      throw fromDatabase(error, asker.role === 'anon') ?? error
    }
  }

  async function ask(request: Request, read: RestRequest, asker: Asker): Promise<Response> {
    const limits = limitsOf(asker.role)
    const hasBody = read.method === 'POST' || read.action === 'update' || read.action === 'put'
    const body = hasBody ? await readBody(request, read.action === 'call', limits) : null
    const plan = planRequest(read, body, { catalog, limits, settings })
    const zone = await zones.known(read.preferences.timezone)
    const isReading = plan.kind === 'read' || (plan.kind === 'call' && isReadingCall(plan))
    const mayBeElsewhere = plan.kind === 'read' || (plan.kind === 'call' && !plan.call.routine.isVolatile)
    const context = contextOf(asker, read, request.headers, zone)
    return database.request(context, { isReading, mayBeElsewhere }, async (run) => ({
      result: await runPlan(plan, asker.role, limits, run, settings),
      isKept: read.preferences.tx !== 'rollback',
    }))
  }

  return {
    reload,
    close: () => clearTimeout(lookAgain),
    fetch: async (request) => {
      try {
        return await respond(request)
      } catch (error) {
        const refused = keyRefusal(error)
        if (refused) return refused
        const known = error instanceof RestError ? error : unexpected()
        if (known.status >= 500)
          log(`rest ${request.method}: ${known.refusal.code}${error === known ? '' : ` ${messageOf(error)}`}`)
        return request.method === 'HEAD' ? withoutBody(errorResponse(known)) : errorResponse(known)
      }
    },
  }
}

const isReadingCall = ({ request, call }: Extract<Plan, { kind: 'call' }>) =>
  request.method !== 'POST' || !call.routine.isVolatile

async function runPlan(plan: Plan, role: string, limits: Limits, run: Run, settings: RestSettings): Promise<Response> {
  const { main, count } = writeSql(plan, limits.bytes)
  const rows = await run(main)
  if (plan.media.kind === 'plan') {
    const lines = rows.map((row) => row['QUERY PLAN'])
    const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
    return new Response(text, { headers: { 'Content-Type': plan.media.type } })
  }
  const result = readResult(rows[0], role, limits.bytes)
  checkResult(plan, result)
  if (count) {
    const planned = plannedRows((await run(count))[0]?.['QUERY PLAN'])
    const isMore = result.total !== null && settings.maxRows !== null && result.total > settings.maxRows
    if (result.total === null) result.total = planned
    else if (isMore) result.total = Math.max(result.total, planned ?? 0)
  }
  return answer(plan, result)
}

function plannedRows(plan: unknown): number | null {
  const parsed: unknown = typeof plan === 'string' ? JSON.parse(plan) : plan
  const rows = (parsed as { Plan?: { 'Plan Rows'?: number } }[] | null)?.[0]?.Plan?.['Plan Rows']
  return typeof rows === 'number' ? rows : null
}

const messageOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : String(error))

/** Whatever went wrong here is ours to know, not the caller's. */
const unexpected = () => new RestError(500, { code: 'XX000', message: 'The request could not be answered' })

const withoutBody = ({ status, headers }: Response) => new Response(null, { status, headers })

/** `Prefer: timezone` names one of the database's; any other is not heard. */
function timeZones(database: Database) {
  let names: Promise<Set<string>> | null = null
  return {
    known: async (name: string | null): Promise<string | null> => {
      if (name === null) return null
      names ??= database
        .query<{ name: string }>('select name from pg_catalog.pg_timezone_names')
        .then((rows) => new Set(rows.map((row) => row.name)))
      return (await names).has(name) ? name : null
    },
  }
}
