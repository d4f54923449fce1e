// The SMS driver: posts each message to the operator's gateway (SMS_WEBHOOK_URL) as { to, text }.

export type SendSms = (to: string, text: string) => Promise<void>

/** E.164 without the plus sign, as numbers are stored; null for what is no number. */
export function phoneDigits(text: string): string | null {
  const digits = text.replace(/^\+/, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null
}

const PATIENCE_MS = 10_000

export const smsOverWebhook =
  (url: string, token: string | null): SendSms =>
  async (to, text) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
  }
