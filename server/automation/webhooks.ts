// Sends what happened to the address of a rule, signed, and says what came of it. Of the answer its status and its first words
// are read, the words only where no private address can be asked: an owner must not see through us what only the server reaches.
import { randomUUID } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { SiteKey } from '../backend/site-key.ts'
import { findTarget, type Refused, type Target } from './address-guard.ts'
import { onlyTo } from './fetch-guarded.ts'
import { EVENT_HEADER, SIGNATURE_HEADER, secretOf, sign } from './signature.ts'

export type Delivery = {
  rule_id: string
  event_id: string
  url: string
  secret_version: number
  has_former_secret: boolean
  body: string
}
/** `detail` is a status, or a word for why there is none. */
export type Delivered = {
  outcome: 'done' | 'retry' | 'failed'
  detail: string
  /** For the owner's log; none where nothing was sent. */
  exchange?: { request: string; status: number | null; answer: string | null; ms: number }
}
type Answered = { status: number; words: string | null }

const ANSWER_WITHIN = 10_000
/** Of what was sent and of what was answered. */
const LOGGED_CHARACTERS = 1000

async function firstWords(response: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    parts.push(part)
    length += part.length
    if (length >= LOGGED_CHARACTERS) break
  }
  // The database keeps no zeros in a text.
  return Buffer.concat(parts).toString('utf8').replaceAll('\0', '').slice(0, LOGGED_CHARACTERS)
}

type Posting = { url: URL; target: Target; headers: Record<string, string>; body: string; mayRead: boolean }

function post({ url, target, headers, body, mayRead }: Posting): Promise<Answered> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      agent: false,
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      lookup: onlyTo(target),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0
      const done = (words: string | null) => {
        resolve({ status, words })
        response.destroy()
      }
      if (!mayRead) done(null)
      // An answer that breaks off in the middle of its words was an answer.
      else firstWords(response).then(done, () => done(''))
    })
    sent.end(body)
  })
}

function judge(status: number): Pick<Delivered, 'outcome' | 'detail'> {
  const detail = String(status)
  if (status >= 200 && status < 300) return { outcome: 'done', detail }
  // Gone is the receiver's own word that nobody listens any more.
  return { outcome: status === 410 ? 'failed' : 'retry', detail }
}

const wordFor = (error: unknown) => {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no_answer'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === 'ECONNREFUSED' ? 'refused' : /CERT|SSL|TLS/.test(code) ? 'certificate' : 'no_connection'
}

export type Webhooks = ReturnType<typeof createWebhooks>

type Options = { siteKey: () => Promise<SiteKey>; isPrivateAllowed: boolean; mayRead?: boolean }

export function createWebhooks({ siteKey, isPrivateAllowed, mayRead = !isPrivateAllowed }: Options) {
  const send = async (delivery: Delivery, now: Date): Promise<Delivered> => {
    const { rule_id: rule, event_id: event, secret_version: version, has_former_secret: hasFormer, body } = delivery
    const url = URL.parse(delivery.url)
    const target = url ? await findTarget(url, isPrivateAllowed) : 'unknown_host'
    if (!url || typeof target === 'string')
      return { outcome: target === 'unknown_host' ? 'retry' : 'failed', detail: String(target) }
    const key = await siteKey()
    const secrets = (hasFormer ? [version, version - 1] : [version]).map((number) => secretOf(key, rule, number))
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Mahalla',
      [EVENT_HEADER]: event,
      [SIGNATURE_HEADER]: sign(secrets, body, now),
    }
    const begun = performance.now()
    const logged = (status: number | null, answer: string | null) => ({
      request: body.slice(0, LOGGED_CHARACTERS),
      status,
      answer,
      ms: Math.round(performance.now() - begun),
    })
    return post({ url, target, headers, body, mayRead }).then(
      ({ status, words }) => ({ ...judge(status), exchange: logged(status, words) }),
      (error) => ({ outcome: 'retry' as const, detail: wordFor(error), exchange: logged(null, null) }),
    )
  }
  return {
    send,
    tasks: {
      /** An event that never happened, so that a receiver can be tried; nothing of it is kept. */
      tryWebhook: (rule: { id: string; url: string; version: number }): Promise<Delivered> => {
        const now = new Date()
        const event = randomUUID()
        const body = JSON.stringify({ id: event, type: 'test', happened_at: now.toISOString(), place: null, data: {} })
        const { id: rule_id, url, version: secret_version } = rule
        return send({ rule_id, event_id: event, url, secret_version, has_former_secret: false, body }, now)
      },
      webhookSecret: async (rule: string, version: number) => secretOf(await siteKey(), rule, version),
      checkWebhook: async (address: string): Promise<Refused | null> => {
        const url = URL.parse(address)
        const target = url ? await findTarget(url, isPrivateAllowed) : 'unknown_host'
        return typeof target === 'string' ? target : null
      },
    },
  }
}
