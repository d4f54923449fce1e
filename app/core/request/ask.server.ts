// The two ways to await the database. `ask` is for what must be there: a failure ends the request. `attempt` is for what
// may be refused: the refusal becomes an outcome the page has words for.
import { data } from 'react-router'
import type { Database } from '#app/lib/database.types.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { type DatabaseAnswer, isOutage, PageFunctionFailed, readRefusal } from './refusal.ts'
import type { Services } from './services.ts'

type Functions = Database['public']['Functions']
type Logging = Pick<Services, 'log'>
type Answer = { data: unknown; error: DatabaseAnswer | null }
/** What a query brings when it succeeds. */
type Found<Query extends PromiseLike<Answer>> = Extract<Awaited<Query>, { error: null }>['data']

/** The rows of a query. An outage is answered with 503, so that nobody takes it for an empty or missing page. */
export async function ask<Query extends PromiseLike<Answer>>(services: Logging, query: Query): Promise<Found<Query>> {
  const answer: Answer = await query
  if (answer.error) throw unavailable(services, answer.error)
  return answer.data as Found<Query>
}

/** The same for the answer of a page function. */
export async function askPage<Name extends keyof Functions & string>(
  services: Pick<Services, 'page' | 'log'>,
  name: Name,
  args: Functions[Name]['Args'],
): Promise<unknown> {
  try {
    return await services.page(name, args)
  } catch (error) {
    throw error instanceof PageFunctionFailed ? unavailable(services, error) : error
  }
}

/** For what a page can do without: null when it failed, which is logged. */
export async function askPageOrNothing<Name extends keyof Functions & string>(
  services: Pick<Services, 'page' | 'log'>,
  name: Name,
  args: Functions[Name]['Args'],
): Promise<unknown> {
  try {
    return await services.page(name, args)
  } catch (error) {
    services.log('query failed', { name, error: error instanceof Error ? error.message : String(error) })
    return null
  }
}

/** The same for what not everyone may see: null where the database says that this visitor may not. */
export const askIfAllowed = <Query extends PromiseLike<Answer>>(services: Logging, query: Query) =>
  askUnless(services, query, '42501')

/** The same for one thing that may be gone: null where the database says that there is none. */
export const askIfThere = <Query extends PromiseLike<Answer>>(services: Logging, query: Query) =>
  askUnless(services, query, 'P0002')

async function askUnless<Query extends PromiseLike<Answer>>(
  services: Logging,
  query: Query,
  code: string,
): Promise<Found<Query> | null> {
  const answer: Answer = await query
  if (answer.error?.code === code) return null
  return ask(services, Promise.resolve(answer)) as Promise<Found<Query>>
}

/** The same for one page of many rows, with how many there are in all. */
export async function askCounted<Query extends PromiseLike<Answer & { count: number | null }>>(
  services: Logging,
  query: Query,
): Promise<{ rows: Found<Query>; total: number }> {
  const answer = await query
  const rows = await ask(services, Promise.resolve(answer))
  return { rows: rows as Found<Query>, total: answer.count ?? 0 }
}

type FileAnswer = { data: Blob | null; error: { message: string; status?: number | undefined } | null }

/** A file of the store; null where there is none, or none for this visitor. */
export async function askFile(services: Logging, download: PromiseLike<FileAnswer>): Promise<Blob | null> {
  const { data: file, error } = await download
  if (!error) return file
  const { message, status = 0 } = error
  services.log('query failed', { name: 'file', error: message })
  if (status >= 400 && status < 500) return null
  throw unavailable(services, { message })
}

export function unavailable(services: Logging, error: DatabaseAnswer) {
  if (!isOutage(error)) return new Error(`${error.code}: ${error.message}`)
  services.log('database failed', { error: error.message })
  return data({ message: 'The database does not answer' }, { status: 503, headers: { 'Retry-After': '5' } })
}

type Expectations = {
  /** What a write that touched nothing means: row-level security hides what one may not change. */
  nothing?: string
  values?: Record<string, string>
}

export async function attempt<Query extends PromiseLike<Answer>>(
  services: Logging,
  query: Query,
  { nothing, values = {} }: Expectations = {},
): Promise<Outcome<Found<Query>>> {
  const answer: Answer = await query
  if (answer.error) {
    const { key, status } = readRefusal(answer.error)
    if (key === 'failed') services.log('command failed', { code: answer.error.code, error: answer.error.message })
    return { ...refuse(key, { values }), status }
  }
  if (nothing && isNothing(answer.data)) return refuse(nothing, { values })
  return done(answer.data as Found<Query>)
}

const isNothing = (rows: unknown) => rows === null || rows === false || (Array.isArray(rows) && rows.length === 0)
