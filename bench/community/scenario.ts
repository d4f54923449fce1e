// The community under its readers: one topic that many read while replies come, and how its pages grow with what is in them.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { type Embedded, openEmbedded } from '#server/backend/embedded.ts'
import { type Measurement, percentile } from '../measurement.ts'
import { openSocket } from '../realtime/socket.ts'
import { addCommunity, addPeople, FULL, type People, SMALL } from './fill.ts'

const READERS = 500
const REPLIES = 20
const ROUNDS = 25
const WARM_UP = 5
/** Most a page may grow while what it is taken from grows a hundredfold. */
const MOST_GROWTH = 2

export async function measure(): Promise<Measurement[]> {
  const small = await openTown('small')
  const full = await openTown('full')
  try {
    const live = await readTogether(small.backend, small.people)
    return [...live, ...(await grow(small, full))]
  } finally {
    await small.close()
    await full.close()
  }
}

type Town = { backend: Embedded; people: People; close: () => Promise<void> }

/** A backend of its own, on PostgreSQL when TEST_DATABASE_URL is set, else on PGlite. */
async function openTown(size: string): Promise<Town> {
  const server = process.env.TEST_DATABASE_URL
  const dataDir = mkdtempSync(join(tmpdir(), 'mahalla-bench-'))
  const name = `mahalla_bench_${process.pid}_${size}`
  const admin = server ? postgres(server, { max: 1, onnotice: () => {} }) : null
  await admin?.unsafe(`create database ${name}`)
  const url = server ? new URL(server) : null
  if (url) url.pathname = `/${name}`
  const backend = await openEmbedded({
    env: { dataDir, databaseUrl: url?.href ?? null, smtpUrl: null },
    siteUrl: 'http://127.0.0.1',
    sendMail: async () => {},
    ...(!url && { inMemory: true }),
    realtimeLimits: { connectionsPerAddress: 2 * READERS },
  })
  const close = async () => {
    await backend.close()
    await admin?.unsafe(`drop database ${name} with (force)`)
    await admin?.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { backend, people: await addPeople(backend.database), close }
}

/** Each reader hears of every reply over the channel, as the browser does; what it says is read when they ask for it. */
async function readTogether(backend: Embedded, people: People): Promise<Measurement[]> {
  const db = backend.database
  const [topic] = await db.query<{ id: string; slug: string }>(
    `insert into public.contributions (section, slug, author_id, title, body, language, state, category, published_at)
     values ('forum', 'together', $1, 'Read by many', 'Where is the bread?', 'en', 'published', 'halal', now()) returning id, slug`,
    [people.reader],
  )
  if (!topic) throw new Error('There is no topic')
  const server = createServer()
  server.on('upgrade', (request, socket, head) => backend.realtime.upgrade(request, socket, head))
  await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1', backlog: READERS }, done))
  const address = { port: (server.address() as AddressInfo).port, anonKey: backend.anonKey }
  const heard: number[][] = []
  const heardAt: number[][] = []
  const sockets = await Promise.all(
    Array.from({ length: READERS }, async (_, reader) => {
      heard[reader] = []
      heardAt[reader] = []
      const joined = Promise.withResolvers<{ end: () => void }>()
      let own: { end: () => void } | null = null
      openSocket(address, {
        onOpen: (socket) => {
          own = socket
          socket.say(
            `["1","1","realtime:contribution:${topic.id}","phx_join",{"config":{"private":true},"access_token":"${backend.anonKey}"}]`,
          )
        },
        onFrame: (body) => {
          const frame = body.toString('latin1')
          if (frame.includes('phx_reply') && own) return joined.resolve(own)
          const number = /"number":\s*(\d+)/.exec(frame)?.[1]
          if (!number) return
          heard[reader]?.push(Number(number))
          heardAt[reader]?.push(performance.now())
        },
        onClose: () => joined.reject(new Error('A reader was turned away')),
      })
      return joined.promise
    }),
  )
  const sentAt: number[] = []
  const started = performance.now()
  for (let n = 1; n <= REPLIES; n++) {
    await wait(Math.max(0, started + n * 1000 - performance.now()))
    sentAt[n] = performance.now()
    const [reply] = await db.query<{ id: string }>(
      `insert into public.replies (contribution_id, author_id, body, language, state)
       values ($1, $2, 'At the corner.', 'en', 'review') returning id`,
      [topic.id, people.writers[n % people.writers.length]],
    )
    await db.query('select private.publish_reply($1)', [reply?.id])
  }
  for (let patience = 0; heard.some((list) => list.length < REPLIES) && patience < 100; patience++) await wait(100)
  for (const socket of sockets) socket.end()
  await new Promise((done) => server.close(done))
  const expected = Array.from({ length: REPLIES }, (_, i) => i + 1).join()
  const delays = heardAt.flatMap((list, reader) =>
    list.map((at, i) => at - (sentAt[heard[reader]?.[i] ?? 0] ?? Number.NaN)),
  )
  const scenario = 'community'
  return [
    {
      scenario,
      what: `of ${READERS} readers, those told of each of ${REPLIES} replies once and in order`,
      value: heard.filter((list) => list.join() === expected).length,
      unit: '',
      budget: { atLeast: READERS },
    },
    {
      scenario,
      what: 'from sending a reply to a reader being told, p95',
      value: percentile(delays, 0.95),
      unit: 'ms',
      budget: { atMost: 1000 },
    },
  ]
}

type Page = { name: string; asked: string; sql: string }

/** Each page as a visitor and as a member who blocked fifty people and was blocked by fifty. */
const pages = (topic: string): Page[] => [
  {
    name: 'the first replies of a long topic',
    asked: 'contribution_page',
    sql: `select public.contribution_page('forum', '${topic}')`,
  },
  {
    name: 'the last replies of a long topic',
    asked: 'contribution_page',
    sql: `select public.contribution_page('forum', '${topic}', (
      select greatest(last_number - 29, 1) from public.contributions where section = 'forum' and slug = '${topic}'
    ))`,
  },
  { name: 'coming events', asked: 'events_list', sql: `select public.events_list()` },
  { name: 'coming events, each once', asked: 'events_list', sql: `select public.events_list(once => true)` },
  {
    name: 'events near by',
    asked: 'events_list',
    sql: `select public.events_list(lat => 53.8, lng => -1.55, km => 30)`,
  },
  {
    name: 'a month of events',
    asked: 'events_list',
    sql: `select public.events_list(from_day => current_date, until_day => current_date + 30)`,
  },
  { name: 'newest recipes', asked: 'recipe_list', sql: `select public.recipe_list()` },
  { name: 'most made recipes', asked: 'recipe_list', sql: `select public.recipe_list(sort => 'made')` },
  {
    name: 'quick recipes without nuts',
    asked: 'recipe_list',
    sql: `select public.recipe_list(minutes => 30, without => array['nuts'])`,
  },
  { name: 'recipes by word', asked: 'recipe_list', sql: `select public.recipe_list(words => 'lentil')` },
  { name: 'a section by activity', asked: 'community_list', sql: `select public.community_list('recipes')` },
  { name: 'the forum', asked: 'community_list', sql: `select public.community_list('forum')` },
  {
    name: 'the forum by what is new',
    asked: 'community_list',
    sql: `select public.community_list('forum', sort => 'new')`,
  },
  {
    name: 'topics nobody answered',
    asked: 'community_list',
    sql: `select public.community_list('forum', narrow => 'unanswered')`,
  },
  { name: 'search in all sections', asked: 'community_list', sql: `select public.community_list(words => 'lentil')` },
  { name: 'the hub', asked: 'community_hub', sql: `select public.community_hub(53.8, -1.55)` },
]

/** The two sizes take turns, so that a busy machine weighs on both; the quickest quarter says what the page costs. */
async function grow(small: Town, full: Town): Promise<Measurement[]> {
  const towns = [
    { ...small, topic: await addCommunity(small.backend.database, small.people, SMALL) },
    { ...full, topic: await addCommunity(full.backend.database, full.people, FULL) },
  ]
  const results: Measurement[] = []
  for (const [index, { name, asked }] of pages('').entries())
    for (const who of ['a visitor', 'a member'] as const) {
      const took: number[][] = [[], []]
      for (let round = 0; round < ROUNDS + WARM_UP; round++)
        for (const [n, { backend, people, topic }] of towns.entries()) {
          const claims = who === 'a member' ? { sub: people.reader, role: 'authenticated' } : { role: 'anon' }
          const at = performance.now()
          await backend.database.transaction(async (queries) => {
            await queries.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)])
            await queries.query(pages(topic)[index]?.sql ?? '')
          })
          if (round >= WARM_UP) took[n]?.push(performance.now() - at)
        }
      const [before = Number.NaN, after = Number.NaN] = took.map((list) => percentile(list, 0.25))
      const scenario = 'community'
      const what = `${asked}: ${name}, ${who}`
      results.push(
        { scenario, what, value: after, unit: 'ms', budget: { atMost: 100 } },
        { scenario, what: `${what}: growth`, value: after / before, unit: '×', budget: { atMost: MOST_GROWTH } },
      )
    }
  return results
}
