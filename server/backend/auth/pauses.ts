// One mail a minute for an address and purpose, whether or not the address has an account: the answer tells nothing.
import { refuse } from './who-asks.ts'

const PAUSE_MS = 60_000
const CAPACITY = 50_000

export type Pauses = ReturnType<typeof createPauses>

export function createPauses() {
  const asked = new Map<string, number>()

  /** `sentAt` is what the database knows of a mail the library sent. */
  return (purpose: string, address: string, sentAt: unknown = null, now = Date.now()): void => {
    const key = `${purpose} ${address}`
    const last = Math.max(asked.get(key) ?? 0, sentAt ? Date.parse(String(sentAt)) : 0)
    const left = Math.ceil((last + PAUSE_MS - now) / 1000)
    if (left > 0)
      refuse(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${left} seconds.`,
      )
    asked.delete(key)
    asked.set(key, now)
    if (asked.size > CAPACITY) {
      const oldest = asked.keys().next().value
      if (oldest !== undefined) asked.delete(oldest)
    }
  }
}
