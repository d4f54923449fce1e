// Hands messages to browsers' services: to the open internet by https only, as webhooks go, and nothing of the answer but its
// status is read.
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Db } from '#app/core/request/services.ts'
import { findTarget, type Target } from '../automation/address-guard.ts'
import { onlyTo } from '../automation/fetch-guarded.ts'
import { type DeviceKeys, introduce, newPushKey, openKeyOf, type PushJwk, readPushKey, sealFor } from './seal.ts'

const ANSWER_WITHIN = 10_000
/** A few services take messages for all browsers: they are asked together, on lines that stay open. */
const AT_ONCE = 50
const LOOK_AGAIN_MS = 60_000
const HOUR = 3_600_000

export type Message = DeviceKeys & {
  endpoint: string
  text: string
  /** Seconds a service may keep it for a device that is away. */
  ttl: number
  urgency: 'normal' | 'high'
}
export type Handed = 'done' | 'gone' | 'retry'

export type Pusher = ReturnType<typeof createPusher>

const openAgents = () => ({
  'http:': new HttpAgent({ keepAlive: true, maxSockets: AT_ONCE }),
  'https:': new HttpsAgent({ keepAlive: true, maxSockets: AT_ONCE }),
})

function post(
  agents: ReturnType<typeof openAgents>,
  url: URL,
  target: Target,
  headers: Record<string, string>,
  body: Buffer,
): Promise<number> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(body.length) },
      agent: agents[isSecure ? 'https:' : 'http:'],
      signal: AbortSignal.timeout(ANSWER_WITHIN),
      lookup: onlyTo(target),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.end(body)
  })
}

export function createPusher(options: { service: Db; siteUrl: string; isPrivateAllowed: boolean }) {
  const { service, siteUrl, isPrivateAllowed } = options
  const agents = openAgents()
  let key: Promise<PushJwk> | null = null
  const origins = new Map<string, { target: Promise<Target | string>; word: string; at: number }>()

  const keyOf = () => {
    key ??= Promise.resolve(service.rpc('push_key', { candidate: newPushKey() })).then(({ data, error }) => {
      if (error) throw new Error(`The key for notices: ${error.message}`)
      return readPushKey(data)
    })
    // Asked for again when the database did not answer.
    key.catch(() => {
      key = null
    })
    return key
  }

  async function known(url: URL, now: number) {
    const before = origins.get(url.origin)
    if (before && now - before.at < LOOK_AGAIN_MS) return before
    // Anybody may name an origin: those of yesterday are let go.
    for (const [origin, { at }] of origins) if (now - at > HOUR) origins.delete(origin)
    const word = introduce(await keyOf(), url.origin, siteUrl, new Date(now))
    const made = { target: findTarget(url, isPrivateAllowed), word, at: now }
    origins.set(url.origin, made)
    return made
  }

  async function hand({ endpoint, text, ttl, urgency, ...keys }: Message): Promise<Handed> {
    const url = URL.parse(endpoint)
    if (!url) return 'gone'
    let body: Buffer
    try {
      body = sealFor(keys, text)
    } catch {
      // Keys nobody can seal for.
      return 'gone'
    }
    try {
      const { target: looked, word } = await known(url, Date.now())
      const target = await looked
      if (typeof target === 'string') return target === 'unknown_host' ? 'retry' : 'gone'
      const status = await post(
        agents,
        url,
        target,
        {
          Authorization: word,
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(ttl),
          Urgency: urgency,
        },
        body,
      )
      if (status >= 200 && status < 300) return 'done'
      if (status === 404 || status === 410) return 'gone'
      // Refused for good: the same message would be refused again.
      return status === 429 || status >= 500 ? 'retry' : 'done'
    } catch {
      return 'retry'
    }
  }

  return {
    openKey: async () => openKeyOf(await keyOf()),
    /** In the order of the messages. */
    handAll: async (messages: readonly Message[]): Promise<Handed[]> => {
      const results: Handed[] = new Array(messages.length)
      let next = 0
      const work = async () => {
        for (let at = next++; at < messages.length; at = next++) {
          const message = messages[at]
          if (message) results[at] = await hand(message)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      return results
    },
    stop: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}
