// Sends what happened to the address of a rule, signed, and says what came of it. Nothing of the answer but its status is
// read: an owner must not see through us what only the server can reach.
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
export type Delivered = { outcome: 'done' | 'retry' | 'failed'; detail: string }

const ANSWER_WITHIN = 10_000

function post(url: URL, target: Target, headers: Record<string, string>, body: string): Promise<number> {
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
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.end(body)
  })
}

function judge(status: number): Delivered {
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

export function createWebhooks(options: { siteKey: () => Promise<SiteKey>; isPrivateAllowed: boolean }) {
  const { siteKey, isPrivateAllowed } = options
  return {
    send: async (delivery: Delivery, now: Date): Promise<Delivered> => {
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
      return post(url, target, headers, body).then(judge, (error) => ({ outcome: 'retry', detail: wordFor(error) }))
    },
    tasks: {
      webhookSecret: async (rule: string, version: number) => secretOf(await siteKey(), rule, version),
      checkWebhook: async (address: string): Promise<Refused | null> => {
        const url = URL.parse(address)
        const target = url ? await findTarget(url, isPrivateAllowed) : 'unknown_host'
        return typeof target === 'string' ? target : null
      },
    },
  }
}
