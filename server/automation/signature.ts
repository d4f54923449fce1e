// The signature of a webhook: a receiver with the secret can tell that it is ours, unchanged and new.
import { createHash, createHmac } from 'node:crypto'
import type { SiteKey } from '../backend/site-key.ts'

/** The header that carries the time and the signatures; the event's id stands in its own, for those who only count. */
export const SIGNATURE_HEADER = 'Mahalla-Signature'
export const EVENT_HEADER = 'Mahalla-Event'

/**
 * The secret of a rule. It is kept nowhere: it follows from the site's key, whose signatures are the same each time, and from
 * the number the rule has now. A new number is a new secret.
 */
export const secretOf = (key: SiteKey, rule: string, version: number) =>
  `mahalla_${createHash('sha256')
    .update(key.write('webhook secret', Buffer.from(`${rule} ${version}`)))
    .digest('base64url')}`

/** The time is signed along, so that what was overheard cannot be sent again later. */
export function sign(secrets: readonly string[], body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  return [`t=${time}`, ...signatures.map((signature) => `v1=${signature}`)].join(',')
}
