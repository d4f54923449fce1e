// Every form of the site that people write into, found by walking its map, in two browsers of one member, with the line cut at each
// step: before a word, between two, on the way out, and after the site had it but before it could say so. No field may be lost, and
// nothing may be there twice. DRAFTS_AT=/part/of/an/address walks those alone; DRAFTS_TELL=1 prints each form.
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import postgres from 'postgres'
import { HIDDEN_UNTIL_KEY } from '#app/features/signup-popup/rules.ts'
import { addresses } from '#tests/e2e/addresses.ts'
import { findBrowser } from '#tests/e2e/browser.ts'
import { EXAMPLES } from '#tests/fixtures/example-addresses.ts'
import { postgresPrograms, startOwnPostgres } from '#tests/fixtures/own-postgres.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import type { Measurement } from '../measurement.ts'
import { fieldsInPage } from './fields.ts'

const FEWEST_FORMS = 30
const ONLY = process.env.DRAFTS_AT ?? ''
const TELLS = process.env.DRAFTS_TELL === '1'

/** Whose session sees most of these. */
const WRITERS: readonly [name: string, sees: RegExp][] = [
  ['khadija', /^\/dashboard\/superadmin/],
  ['elif', /^\/dashboard\/staff/],
  ['yusuf', /^\/dashboard|^\/business-/],
  ['amina', /^\//],
]
/** For developers, and pages that end the session. */
const NOT_WALKED = /^\/(?:design|logout)/

type Found = { path: string; name: string; fields: number }
type Result = Found & { lost: string[]; twice: string[]; isTaken: boolean }

export async function measure(): Promise<Measurement[]> {
  if (!postgresPrograms) {
    console.log('  PostgreSQL is not installed: nobody could count the rows')
    return []
  }
  const server = await startOwnPostgres()
  const site = await startSite({
    DATABASE_URL: server.url,
    SEED: 'sample',
    AUTH_LIMIT_SIGN_INS_PER_5_MIN: '10000',
    LIMIT_WRITES_PER_5_MIN: '10000',
  })
  const db = postgres(server.url, { max: 1, onnotice: () => {} })
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    env,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--blink-settings=imagesEnabled=false'],
  })
  try {
    // How much a member may write in a day is a rule of its own.
    await db.unsafe(
      `create or replace function private.daily_limit(kind text, level smallint) returns integer
       language sql immutable parallel safe set search_path = '' as 'select 1000'`,
    )
    const results: Result[] = []
    const leftOut: string[] = []
    for (const [at, [writer]] of WRITERS.entries()) {
      const paths = pathsOf(at)
      if (paths.length === 0) continue
      const open = () => openBrowser(site, writer, () => browser.newContext({ serviceWorkers: 'block' }))
      const [one, other] = [await open(), await open()]
      for (const path of paths)
        for (const found of await formsAt(one, path, leftOut)) {
          const result = await cutAtEachStep(found, one, other, db)
          results.push(result)
          if (TELLS || result.lost.length + result.twice.length > 0)
            console.log(
              `  ${path} ${found.name}: ${result.isTaken ? 'taken' : 'refused'} ${[...result.lost, ...result.twice].join('; ')}`,
            )
        }
      await one.context().close()
      await other.context().close()
    }
    const of = `of ${results.length}`
    const count = (what: string, value: number, budget: Measurement['budget'], unit = '') => ({
      scenario: 'drafts',
      what,
      value,
      unit,
      ...(budget && { budget }),
    })
    return [
      count('forms people write into', results.length, ONLY ? undefined : { atLeast: FEWEST_FORMS }),
      count(
        'forms that were taken, so that their rows were counted',
        results.filter(({ isTaken }) => isTaken).length,
        undefined,
        of,
      ),
      count(
        'fields in them',
        results.reduce((sum, { fields }) => sum + fields, 0),
        undefined,
      ),
      count(
        'forms that lost a field or kept a draft too long',
        results.filter(({ lost }) => lost.length > 0).length,
        { atMost: 0 },
        of,
      ),
      count(
        'forms that made something twice',
        results.filter(({ twice }) => twice.length > 0).length,
        { atMost: 0 },
        of,
      ),
      count('forms that keep nothing, and say so', new Set(leftOut).size, undefined),
    ]
  } finally {
    await browser.close()
    await db.end()
    await site.stop()
    await server.remove()
  }
}

/** Each address goes to the first writer whose pages it is among. */
function pathsOf(writer: number): string[] {
  return addresses
    .filter(({ path }) => WRITERS.findIndex(([, sees]) => sees.test(path)) === writer && !NOT_WALKED.test(path))
    .map(({ path }) => EXAMPLES[path] ?? path)
    .filter((path) => !/[:*]/.test(path) && path.includes(ONLY))
}

async function openBrowser(site: RunningSite, writer: string, make: () => Promise<BrowserContext>): Promise<Page> {
  const context = await make()
  const password = /([^\s]+)\s*$/.exec(/sample member.*/.exec(site.output())?.[0] ?? '')?.[1] ?? ''
  const answer = await context.request.post(`${site.url}/login`, {
    form: { identifier: `${writer}@sample.mahalla.example`, password },
    maxRedirects: 0,
  })
  if (answer.status() !== 302) throw new Error(`${writer} cannot sign in: ${answer.status()}`)
  await context.addInitScript((key) => localStorage.setItem(key, String(Date.now() + 86_400_000)), HIDDEN_UNTIL_KEY)
  await context.addInitScript(`window.written = (${fieldsInPage})()`)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${site.url}/attributions`)
  return page
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')))

/** The page as it stands when everything that fills it has come. */
async function visit(page: Page, path: string) {
  await page.goto(new URL(path, page.url()).href)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

async function formsAt(page: Page, path: string, leftOut: string[]): Promise<Found[]> {
  // A connection that was kept may be one the site has just closed: asked once more, over a new one.
  const asked = await page.request.get(new URL(path, page.url()).href, { maxRedirects: 0, maxRetries: 1 })
  if (asked.status() !== 200 || !asked.headers()['content-type']?.startsWith('text/html')) return []
  await visit(page, path)
  const forms = await page.evaluate(() => window.written.forms())
  leftOut.push(...forms.filter(({ draft }) => draft === 'off').map(({ name }) => `${path} ${name}`))
  return forms.filter(({ draft }) => draft !== 'off').map(({ name, fields }) => ({ path, name, fields }))
}

const newMark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => String.fromCharCode(97 + (byte % 26))).join('')

type Said = Record<string, string> | null
/** What one says and the other does not. */
const missing = (was: Said, is: Said): string[] =>
  Object.entries(was ?? {})
    .filter(([name, text]) => is?.[name] !== text)
    .map(([name, text]) => `${name} (${text} became ${is === null ? 'no form' : is[name]})`)

const isDraft = (url: string) => new URL(url).pathname.endsWith('/drafts')

async function cutAtEachStep({ path, name, fields }: Found, one: Page, other: Page, db: postgres.Sql): Promise<Result> {
  const mark = newMark()
  const result: Result = { path, name, fields, lost: [], twice: [], isTaken: false }
  const read = (page: Page) => page.evaluate((form) => window.written.read(form), name)
  /** What the account has is asked for when the page is alive, and takes its time. */
  const compare = async (when: string, was: Said, page: Page) => {
    let names = missing(was, await read(page))
    for (let tries = 0; names.length > 0 && tries < 50; tries++) {
      await wait(100)
      names = missing(was, await read(page))
    }
    if (names.length > 0) result.lost.push(`${when}: ${names.join(', ')}`)
  }
  const fill = (part: 'first' | 'rest' | 'all') =>
    one.evaluate(([form, word, half]) => window.written.fill(form, word, half), [name, mark, part] as const)
  try {
    // The line is cut before the first word, and again between the first and the rest.
    await one.context().setOffline(true)
    await fill('first')
    const half = await read(one)
    await one.context().setOffline(false)
    await visit(one, path)
    await compare('cut before a word', half, one)
    await one.context().setOffline(true)
    await fill('rest')
    // A field may bring others.
    await fill('all')
    const whole = await read(one)
    await one.context().setOffline(false)
    await visit(one, path)
    await compare('cut between two words', whole, one)

    // It is cut on the way out.
    await one.route('**', (route) => {
      const isLost = route.request().method() === 'POST' && !isDraft(route.request().url())
      return isLost ? route.abort('internetdisconnected') : route.continue()
    })
    await send(one, name)
    await one.waitForTimeout(300)
    await compare('cut while sending', whole, one)
    await one.unroute('**')
    await one.evaluate(() => localStorage.removeItem('waiting'))
    await untilStored(db, mark)
    await visit(one, path)
    await compare('after the cut while sending', whole, one)
    await visit(other, path)
    await compare('in another browser', whole, other)

    // It is cut after the site had it.
    let status = 0
    await one.route('**', async (route) => {
      const request = route.request()
      if (request.method() !== 'POST' || isDraft(request.url()) || isBeside(request.url())) return route.continue()
      const answer = await route.fetch({ maxRedirects: 0 })
      status = answer.status()
      await route.abort('internetdisconnected')
    })
    await send(one, name)
    for (let tries = 0; status === 0 && tries < 100; tries++) await wait(100)
    await one.waitForTimeout(300)
    await compare('cut before the answer', whole, one)
    await one.unroute('**')
    await one.evaluate(() => localStorage.removeItem('waiting'))
    result.isTaken = status > 0 && status < 400
    if (!result.isTaken) {
      await visit(one, path)
      await compare(`refused with ${status}`, whole, one)
      return result
    }
    const before = await rowsWith(db, mark)
    if (await read(one)) {
      const answered = one.waitForResponse(
        (answer) => answer.request().method() === 'POST' && !isDraft(answer.url()) && !isBeside(answer.url()),
      )
      await send(one, name)
      const again = await answered
      if (again.status() >= 400) result.lost.push(`the second sending was answered with ${again.status()}`)
      await one.waitForLoadState('networkidle')
    }
    const after = await rowsWith(db, mark)
    for (const [table, count] of Object.entries(after))
      if (count > (before[table] ?? 0)) result.twice.push(`${table}: ${before[table] ?? 0} became ${count}`)
    for (const page of [one, other]) {
      await visit(page, path)
      let isThere = true
      for (let tries = 0; isThere && tries < 50; tries++) {
        await wait(100)
        isThere = await page.evaluate((word) => window.written.draftsWith(word), mark)
      }
      if (isThere) result.lost.push(`the draft is still in ${page === one ? 'the first' : 'the other'} browser`)
    }
    if ((await draftsWith(db, mark)) > 0) result.lost.push('the draft is still on the account')
  } catch (error) {
    await one.context().setOffline(false)
    await one.unroute('**')
    result.lost.push(`it could not be played: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  }
  return result
}

/** What pages post besides their forms. */
const isBeside = (url: string) =>
  /^(?:\/\w\w)?\/(?:rest|api|auth|functions)\/|^(?:\/\w\w)?\/(?:community\/marks|quran\/|count)/.test(
    new URL(url).pathname,
  )

const send = (page: Page, name: string) => page.evaluate((form) => window.written.send(form), name)

async function untilStored(db: postgres.Sql, mark: string) {
  for (let tries = 0; (await draftsWith(db, mark)) === 0 && tries < 60; tries++) await wait(100)
}

async function draftsWith(db: postgres.Sql, mark: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from public.form_drafts where fields::text like ${`%${mark}%`}`
  return row?.count ?? 0
}

/** Of every table, the rows that hold the word: wherever a form puts what it takes. */
async function rowsWith(db: postgres.Sql, mark: string): Promise<Record<string, number>> {
  const rows = await db<{ name: string; count: number }[]>`
    select name, count from (
      select c.relnamespace::regnamespace || '.' || c.relname as name, (xpath('/row/count/text()', query_to_xml(
        format('select count(*) as count from %s as t where t::text like %L', c.oid::regclass, ${`%${mark}%`}::text), false, true, ''
      )))[1]::text::int as count
      from pg_class as c
      where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relname <> 'form_drafts'
    ) as counted where count > 0`
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
