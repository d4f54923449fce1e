// One-time codes from an authenticator app: RFC 6238 with what every such app does, SHA-1, six digits, thirty seconds.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
/** Codes of the step before and after are right as well: clocks differ, and people type slowly. */
const DRIFT = [0, -1, 1]
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 base 32, without padding: the spelling authenticator apps take. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text.toUpperCase().replace(/=+$/, ''), (letter) => {
    const value = ALPHABET.indexOf(letter)
    if (value < 0) throw new Error('Not base 32')
    return value.toString(2).padStart(5, '0')
  }).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

export const newSecret = () => toBase32(randomBytes(20))

export const stepAt = (epochMs: number) => Math.floor(epochMs / 1000 / STEP_SECONDS)

/** The code of one step (RFC 4226, section 5.3). */
export function codeOf(key: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The step a code belongs to, or null for a wrong one. Whether that step was used before is for the caller to know. */
export function stepOf(secret: string, code: string, epochMs: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const key = fromBase32(secret)
  const now = stepAt(epochMs)
  const drift = DRIFT.find((steps) => timingSafeEqual(Buffer.from(codeOf(key, now + steps)), Buffer.from(code)))
  return drift === undefined ? null : now + drift
}

/** What the QR code says. */
export function keyUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }): string {
  const label = [issuer, account].map(encodeURIComponent).join(':')
  const query = new URLSearchParams({ algorithm: 'SHA1', digits: '6', issuer, period: String(STEP_SECONDS), secret })
  // Authenticator apps read %20, not the plus sign of forms.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
