// POST /realtime/v1/api/broadcast, and …/broadcast/{topic}/events/{event} for one message: sending without a socket.
import { isRecord } from '#app/lib/records.ts'
import type { Access } from './access.ts'
import { type Broadcast, parse } from './frame.ts'
import { topicKey } from './hub.ts'
import { type Identity, identify, type Keys, Refusal } from './identity.ts'
import { type Limits, Rate } from './limits.ts'

type Options = {
  keys: Keys
  limits: Limits
  access: Access
  broadcast: (topicKey: string, broadcast: Broadcast) => void
  now: () => number
}

type Message = { topic: string; isPrivate: boolean; bytes: number; broadcast: Broadcast }
/** By field, as Supabase answers: what is wrong with it. */
type Problems = Record<string, string[]>

/** Addresses whose rate is remembered; the oldest are forgotten first. */
const REMEMBERED = 10_000
const BLANK = `can't be blank`
const SINGLE = /^\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)\/?$/

const json = (status: number, body: object) => Response.json(body, { status })
const accepted = () => new Response(null, { status: 202 })

/** Counts what each address sends; says why it may not send so much. */
function createSendingLimit(limits: Limits, now: () => number) {
  const rates = new Map<string, Rate>()

  return function isTooMany(address: string, count: number): string | null {
    const rate = rates.get(address) ?? new Rate()
    rates.delete(address)
    rates.set(address, rate)
    const oldest = rates.keys().next().value
    if (rates.size > REMEMBERED && oldest !== undefined) rates.delete(oldest)
    const before = rate.add(now(), 0)
    if (before >= limits.messagesPerSecond) return 'You have exceeded your rate limit'
    if (rate.add(now(), count) > limits.messagesPerSecond) {
      // Nothing of it is sent, so nothing of it counts.
      rate.add(now(), -count)
      return 'Too many messages to broadcast, please reduce the batch size'
    }
    return null
  }
}

function readMessage(value: unknown, limits: Limits): Message | Problems {
  const { topic, event, payload, private: isPrivate = false } = isRecord(value) ? value : {}
  const text = isRecord(payload) ? JSON.stringify({ type: 'broadcast', event, payload }) : ''
  const problems: Problems = {}
  if (typeof topic !== 'string' || topic === '') problems.topic = [topic ? 'is invalid' : BLANK]
  if (typeof event !== 'string' || event === '') problems.event = [event ? 'is invalid' : BLANK]
  if (!isRecord(payload)) problems.payload = [payload === undefined || payload === null ? BLANK : 'is invalid']
  else if (Buffer.byteLength(text) > limits.payloadBytes) problems.payload = ['Payload size exceeds tenant limit']
  if (typeof isPrivate !== 'boolean') problems.private = ['is invalid']
  if (Object.keys(problems).length > 0) return problems
  return {
    topic: String(topic),
    isPrivate: isPrivate === true,
    bytes: text.length,
    broadcast: { form: 'text', text },
  }
}

export function broadcastEndpoint({ keys, limits, access, broadcast, now }: Options) {
  const isTooMany = createSendingLimit(limits, now)

  function identityOf(headers: Headers): Identity | null {
    const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
    const token = bearer ?? headers.get('apikey')?.trim()
    if (!token) return null
    try {
      return identify(token, keys, now())
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  async function many(request: Request, identity: Identity, address: string): Promise<Response> {
    const body = parse(await request.text())
    const list = isRecord(body) ? body.messages : undefined
    if (!Array.isArray(list)) return json(422, { errors: { messages: [list === undefined ? BLANK : 'is invalid'] } })
    const read = list.map((message) => readMessage(message, limits))
    const messages = read.filter((message) => 'broadcast' in message)
    if (messages.length < read.length)
      return json(422, { errors: { messages: read.map((message) => ('broadcast' in message ? {} : message)) } })
    const refused = isTooMany(address, messages.length)
    if (refused) return json(429, { message: refused })
    const allowed = new Map<string, boolean>()
    for (const { topic, isPrivate, broadcast: message } of messages as Message[]) {
      if (isPrivate && !allowed.has(topic))
        allowed.set(topic, await access.mayWrite(identity, topic, 'broadcast').catch(() => false))
      // Like upstream, without a word: of several, some may go and some not.
      if (!isPrivate || allowed.get(topic)) broadcast(topicKey(topic, isPrivate), message)
    }
    return accepted()
  }

  async function one(request: Request, identity: Identity, address: string, topic: string, event: string) {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim()
    if (type !== 'application/json' && type !== 'application/octet-stream')
      return json(415, { message: 'Unsupported Media Type' })
    const { searchParams } = new URL(request.url)
    const isPrivate = searchParams.get('private') === 'true'
    const content = Buffer.from(await request.arrayBuffer())
    const problems: Problems = {}
    if (Buffer.byteLength(event) > 255) problems.event = ['should be at most 255 byte(s)']
    if (type === 'application/json' && parse(content.toString('utf8')) === undefined) problems.payload = [BLANK]
    if (content.length > limits.payloadBytes) problems.payload = ['Payload size exceeds tenant limit']
    if (!isPrivate && [...searchParams.keys()].some((name) => /^persist(?:\[|$)/.test(name)))
      problems.persist = ['can only be used on private channels']
    if (Object.keys(problems).length > 0) return json(422, { errors: problems })
    const refused = isTooMany(address, 1)
    if (refused) return json(429, { message: refused })
    if (isPrivate && !(await access.mayWrite(identity, topic, 'broadcast').catch(() => false)))
      return json(403, { message: 'Unauthorized' })
    const encoding = type === 'application/json' ? 'json' : 'binary'
    broadcast(topicKey(topic, isPrivate), { form: 'parts', event, encoding, content, meta: '' })
    return accepted()
  }

  return async (request: Request, address: string): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/realtime/v1/websocket')
      return new Response(null, { status: 426, headers: { Connection: 'Upgrade', Upgrade: 'websocket' } })
    const [topic, event] = (SINGLE.exec(pathname)?.slice(1) ?? []).map(decode)
    const isMany = /^\/realtime\/v1\/api\/broadcast\/?$/.test(pathname)
    if (request.method !== 'POST' || !(isMany || (topic && event))) return json(404, { message: 'Not found' })
    const identity = identityOf(request.headers)
    if (!identity) return json(401, { message: 'Unauthorized' })
    return topic && event ? one(request, identity, address, topic, event) : many(request, identity, address)
  }
}

/** Undefined for what was never encoded. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
