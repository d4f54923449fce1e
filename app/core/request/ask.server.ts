// The two ways to await the database. `ask` is for what must be there: a failure ends the request. `attempt` is for what
// may be refused: the refusal becomes an outcome the page has words for. Where a SQL function answers JSON, both take the
// shape of the answer: it is read by the shape, and its type follows from it.
import { data } from 'react-router'
import * as z from 'zod'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { type DatabaseAnswer, isOutage, PageFunctionFailed, readRefusal } from './refusal.ts'
import type { ArgsOf, FunctionName, Services } from './services.ts'

type Logging = Pick<Services, 'log'>
type Paging = Pick<Services, 'page' | 'log'>
type Answer = { data: unknown; error: DatabaseAnswer | null }
/** What a query brings when it succeeds. */
type Found<Query extends PromiseLike<Answer>> = Extract<Awaited<Query>, { error: null }>['data']

/** What a SQL function said, read by its shape. What does not fit is our own fault, and ends the request as one. */
export function readAnswer<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const { data: fitting, error } = shape.safeParse(answer)
  if (error) throw new Error(`An answer of the database does not fit its shape:\n${z.prettifyError(error)}`)
  return fitting
}

/** The rows of a query. An outage is answered with 503, so that nobody takes it for an empty or missing page. */
export function ask<Query extends PromiseLike<Answer>>(services: Logging, query: Query): Promise<Found<Query>>
/** The same for what a SQL function answers as JSON. */
export function ask<Shape extends z.ZodType>(
  services: Logging,
  query: PromiseLike<Answer>,
  shape: Shape,
): Promise<z.output<Shape>>
export async function ask(services: Logging, query: PromiseLike<Answer>, shape?: z.ZodType): Promise<unknown> {
  const answer = await query
  if (answer.error) throw unavailable(services, answer.error)
  return shape ? readAnswer(shape, answer.data) : answer.data
}

/** The same for the answer of a page function; without a shape for what a reader of rows reads. */
export function askPage<Name extends FunctionName>(services: Paging, name: Name, args: ArgsOf<Name>): Promise<unknown>
export function askPage<Name extends FunctionName, Shape extends z.ZodType>(
  services: Paging,
  name: Name,
  args: ArgsOf<Name>,
  shape: Shape,
): Promise<z.output<Shape>>
export async function askPage<Name extends FunctionName>(
  services: Paging,
  name: Name,
  args: ArgsOf<Name>,
  shape: z.ZodType = z.unknown(),
): Promise<unknown> {
  try {
    return readAnswer(shape, await services.page(name, args))
  } catch (error) {
    throw error instanceof PageFunctionFailed ? unavailable(services, error) : error
  }
}

/** For what a page can do without: null when it failed or does not fit, which is logged. */
export function askPageOrNothing<Name extends FunctionName>(
  services: Paging,
  name: Name,
  args: ArgsOf<Name>,
): Promise<unknown>
export function askPageOrNothing<Name extends FunctionName, Shape extends z.ZodType>(
  services: Paging,
  name: Name,
  args: ArgsOf<Name>,
  shape: Shape,
): Promise<z.output<Shape> | null>
export async function askPageOrNothing<Name extends FunctionName>(
  services: Paging,
  name: Name,
  args: ArgsOf<Name>,
  shape: z.ZodType = z.unknown(),
): Promise<unknown> {
  try {
    return readAnswer(shape, await services.page(name, args))
  } catch (error) {
    services.log('query failed', { name, error: error instanceof Error ? error.message : String(error) })
    return null
  }
}

/** The same for what not everyone may see: null where the database says that this visitor may not. */
export function askIfAllowed<Query extends PromiseLike<Answer>>(
  services: Logging,
  query: Query,
): Promise<Found<Query> | null>
export function askIfAllowed<Shape extends z.ZodType>(
  services: Logging,
  query: PromiseLike<Answer>,
  shape: Shape,
): Promise<z.output<Shape> | null>
export function askIfAllowed(services: Logging, query: PromiseLike<Answer>, shape?: z.ZodType) {
  return askUnless(services, query, '42501', shape)
}

/** The same for one thing that may be gone: null where the database says that there is none. */
export function askIfThere<Query extends PromiseLike<Answer>>(
  services: Logging,
  query: Query,
): Promise<Found<Query> | null>
export function askIfThere<Shape extends z.ZodType>(
  services: Logging,
  query: PromiseLike<Answer>,
  shape: Shape,
): Promise<z.output<Shape> | null>
export function askIfThere(services: Logging, query: PromiseLike<Answer>, shape?: z.ZodType) {
  return askUnless(services, query, 'P0002', shape)
}

async function askUnless(
  services: Logging,
  query: PromiseLike<Answer>,
  code: string,
  shape: z.ZodType = z.unknown(),
): Promise<unknown> {
  const answer = await query
  if (answer.error?.code === code) return null
  return ask(services, Promise.resolve(answer), shape)
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

export function attempt<Query extends PromiseLike<Answer>>(
  services: Logging,
  query: Query,
  expectations?: Expectations,
): Promise<Outcome<Found<Query>>>
/** The same for a command that answers JSON. */
export function attempt<Shape extends z.ZodType>(
  services: Logging,
  query: PromiseLike<Answer>,
  expectations: Expectations & { shape: Shape },
): Promise<Outcome<z.output<Shape>>>
export async function attempt(
  services: Logging,
  query: PromiseLike<Answer>,
  { nothing, values = {}, shape = z.unknown() }: Expectations & { shape?: z.ZodType } = {},
): Promise<Outcome<unknown>> {
  const answer = await query
  if (answer.error) {
    const { key, status } = readRefusal(answer.error)
    if (key === 'failed') services.log('command failed', { code: answer.error.code, error: answer.error.message })
    return { ...refuse(key, { values }), status }
  }
  if (nothing && isNothing(answer.data)) return refuse(nothing, { values })
  return done(readAnswer(shape, answer.data))
}

const isNothing = (rows: unknown) => rows === null || rows === false || (Array.isArray(rows) && rows.length === 0)
