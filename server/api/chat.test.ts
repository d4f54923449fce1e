import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { PageCache } from '../http/page-cache.ts'
import type { RequestEnv, Site } from '../http/request-services.ts'
import { chat } from './chat.ts'

const TOPICS = [
  { id: 'plans', locale: 'en', question: 'What do the plans cost?', answer: 'See /packages.', keywords: ['price'] },
]

function createChat({ fails = false, allows = true } = {}) {
  const read = vi.fn(async () => (fails ? { data: null, error: { message: 'down' } } : { data: TOPICS, error: null }))
  const site = {
    env: { trustProxy: false },
    limits: { allow: () => allows },
    data: new PageCache({ most: 10, ttlMs: 60_000, weigh: () => 1 }),
    anonymous: { from: () => ({ select: () => ({ limit: read }) }) },
    log: () => {},
  } as unknown as Site
  const app = new Hono<RequestEnv>().post('/api/chat', chat(site))
  const ask = async (body: string) => {
    const response = await app.request('/api/chat', { method: 'POST', body }, { incoming: undefined })
    return { status: response.status, body: (await response.json()) as Record<string, string> }
  }
  return { ask, read, site }
}

test('answers from the help topics and reads them once', async () => {
  const { ask, read } = createChat()
  expect(await ask('{"message":"price of plans","model":"m"}')).toEqual({
    status: 200,
    body: { response: 'See /packages.' },
  })
  await ask('{"message":"plans","model":"m"}')
  expect(read).toHaveBeenCalledTimes(1)
})

test('reads the topics again after one changed', async () => {
  const { ask, read, site } = createChat()
  await ask('{"message":"plans","model":"m"}')
  site.data.dropTable('help_topics')
  await ask('{"message":"plans","model":"m"}')
  expect(read).toHaveBeenCalledTimes(2)
})

test('says so when it does not know, and points to the help page', async () => {
  const { body } = await createChat().ask('{"message":"Who won the match?","model":"m"}')
  expect(body.response).toContain('(/help)')
})

test('refuses what is no message, in words', async () => {
  const { ask } = createChat()
  for (const body of ['', 'nonsense', '[]', '{}', '{"message":7}', '{"message":"  "}', '{"message":"x","model":1}']) {
    const answer = await ask(body)
    expect(answer.status, body).toBe(400)
    expect(answer.body.error, body).toMatch(/message|model/)
  }
  expect((await ask(JSON.stringify({ message: 'x'.repeat(1001) }))).status).toBe(400)
  expect((await ask(JSON.stringify({ message: 'x'.repeat(1000) }))).status).toBe(200)
})

test('answers 503 when the topics cannot be read, so that the widget says it had trouble', async () => {
  const { ask } = createChat({ fails: true })
  expect((await ask('{"message":"plans","model":"m"}')).status).toBe(503)
})

test('limits one visitor', async () => {
  expect((await createChat({ allows: false }).ask('{"message":"plans"}')).status).toBe(429)
})
