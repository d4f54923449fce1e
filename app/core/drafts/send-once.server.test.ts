import { RouterContextProvider, redirect } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { type Services, servicesContext } from '#app/core/request/services.ts'
import { digestOf, sendOnce } from './send-once.server.ts'

const ONCE = 'e1b5f0a2-9f5c-4a53-8b0f-0c2f3a8f5a11'
/** As the database has it: where each sending led, null while it is under way. */
let sent: Map<string, string | null>
let made: number

beforeEach(() => {
  sent = new Map()
  made = 0
})

type Sending = { once: string; digest: string; led_to?: string }
const rpc = async (name: string, { once, digest, led_to }: Sending) => {
  const key = once + digest
  if (name === 'begin_sending') {
    if (sent.has(key)) return { data: { led_to: sent.get(key) }, error: null }
    sent.set(key, null)
  } else if (led_to === undefined) sent.delete(key)
  else sent.set(key, led_to)
  return { data: null, error: null }
}

const page = new URL('https://mahalla.example/ar/jobs/new?from=home')

async function post(fields: Record<string, string>, answer: () => Response, { isMember = true } = {}) {
  const context = new RouterContextProvider()
  context.set(servicesContext, { db: () => ({ rpc }), log: () => {}, mayHaveSession: isMember } as unknown as Services)
  const request = new Request(page, { method: 'POST', body: new URLSearchParams(fields) })
  const next = async () => {
    made += 1
    return answer()
  }
  try {
    return await sendOnce({ request, context, url: page, pattern: '/jobs/new', params: {} }, next)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}
const done = () => redirect('/ar/jobs/baker')

test('what comes a second time leads where the first one led, and makes nothing', async () => {
  const [first, second] = [
    await post({ title: 'Baker', once: ONCE }, done),
    await post({ title: 'Baker', once: ONCE }, done),
  ]
  expect([first, second].map((answer) => answer?.headers.get('location'))).toEqual(['/ar/jobs/baker', '/ar/jobs/baker'])
  expect(made).toBe(1)
})

test('a form that stays on its page leads back to it, and shows nothing of the first answer', async () => {
  const stay = () => new Response('a secret', { status: 200 })
  await post({ title: 'Baker', once: ONCE }, stay)
  const second = await post({ title: 'Baker', once: ONCE }, stay)
  expect(second?.headers.get('location')).toBe('/ar/jobs/new?from=home')
  expect(await second?.text()).toBe('')
})

test('other words, a refusal, a guest and a form without a key go through', async () => {
  await post({ title: 'Baker', once: ONCE }, done)
  await post({ title: 'Cook', once: ONCE }, done)
  await post({ title: 'Waiter', once: ONCE }, () => new Response(null, { status: 400 }))
  await post({ title: 'Waiter', once: ONCE }, done)
  await post({ title: 'Waiter', once: ONCE }, done, { isMember: false })
  await post({ title: 'Waiter' }, done)
  expect(made).toBe(6)
})

test('two at the same moment make one', async () => {
  const answers = await Promise.all([1, 2].map(() => post({ title: 'Baker', once: ONCE }, done)))
  expect(answers.map((answer) => answer?.headers.get('location'))).toEqual(['/ar/jobs/baker', '/ar/jobs/baker'])
  expect(made).toBe(1)
})

test('what the page draws anew each time makes no other sending', () => {
  const words: [string, string][] = [['title', 'Baker']]
  expect(digestOf('/jobs/new', [...words, ['version', '1']])).toBe(digestOf('/jobs/new', [...words, ['version', '2']]))
  expect(digestOf('/jobs/new', words)).not.toBe(digestOf('/jobs/old', words))
})
