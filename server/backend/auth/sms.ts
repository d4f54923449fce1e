// The SMS driver: posts each message to the operator's gateway (SMS_WEBHOOK_URL) as { to, text }. And what bounds it: each
// message costs the operator money, and some people earn by having them sent.
import type { Tries } from './tries.ts'
import { refuse } from './who-asks.ts'

/** `by` a call only where the operator says that the gateway can. */
export type SendSms = (to: string, text: string, by?: 'call') => Promise<void>

/** E.164 without the plus sign, as numbers are stored; null for what is no number. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/^\+/, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null
}

const PATIENCE_MS = 10_000

export const smsOverWebhook =
  (url: string, token: string | null): SendSms =>
  async (to, text, by) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text, ...(by && { by }) }),
      // A gateway that sends on elsewhere would get the token and the code there too.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // Nothing it says is of use: only that it took the message.
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
  }

/** Numbers of one block are cheap to own: country, network and the first digits of the subscriber. */
const BLOCK_DIGITS = 7
/** Messages under way to a gateway that does not answer. */
const MOST_UNDER_WAY = 50
/** How long after a failure everyone is told that messages cannot be sent, before it is tried again. */
const FAILING_MS = 30_000

export type Sms = ReturnType<typeof createSms>

export function createSms({ send, tries, log }: { send: SendSms; tries: Tries; log: (line: string) => void }) {
  let underWay = 0
  let failedAt: number | null = null

  const tooMany = (wait: number) =>
    refuse(429, 'over_sms_send_rate_limit', `For security purposes, you can only request this after ${wait} seconds.`)

  /**
   * Whether a message to this number may be asked for now; refuses where not. Whether one is sent in the end is not told,
   * so it is counted all the same. That the gateway is out of order is told to everyone alike.
   */
  async function admit(phone: string): Promise<void> {
    if (underWay >= MOST_UNDER_WAY || (failedAt !== null && Date.now() - failedAt < FAILING_MS))
      refuse(422, 'sms_send_failed', 'Error sending confirmation sms')
    for (const [kind, subject] of [
      ['mail', `sms ${phone}`],
      ['smsNumber', phone],
      ['smsBlock', phone.slice(0, BLOCK_DIGITS)],
      ['smsSite', 'all'],
    ] as const) {
      const wait = await tries.count(kind, subject)
      if (wait > 0) tooMany(wait)
    }
  }

  async function deliver(phone: string, text: string): Promise<void> {
    underWay++
    try {
      await send(`+${phone}`, text)
      failedAt = null
    } catch (error) {
      failedAt = Date.now()
      log(`sms: ${error instanceof Error ? error.message : error}`)
      throw error
    } finally {
      underWay--
    }
  }

  return { admit, deliver }
}
