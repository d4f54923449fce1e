// Web Push by its standards: a message only the device can open (RFC 8291, RFC 8188), and the word by which a browser's service
// knows who sends it (RFC 8292).
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'
import { z } from 'zod'

const CURVE = 'prime256v1'
const RECORD_BYTES = 4096
/** The last record's end (RFC 8188). */
const LAST = Buffer.from([2])

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
const told = (text: string) => Buffer.from(`${text}\0`)

export type DeviceKeys = { p256dh: string; auth: string }
type Chance = { salt: Buffer; own: ECDH }

function newChance(): Chance {
  const own = createECDH(CURVE)
  own.generateKeys()
  return { salt: randomBytes(16), own }
}

/** Throws where the device's key is no point of the curve. */
export function sealFor({ p256dh, auth }: DeviceKeys, text: string, { salt, own }: Chance = newChance()): Buffer {
  const device = Buffer.from(p256dh, 'base64url')
  const open = own.getPublicKey()
  const info = Buffer.concat([told('WebPush: info'), device, open])
  const secret = derive(own.computeSecret(device), Buffer.from(auth, 'base64url'), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(secret, salt, told('Content-Encoding: aes128gcm'), 16),
    derive(secret, salt, told('Content-Encoding: nonce'), 12),
  )
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), LAST])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_BYTES)
  head.writeUInt8(open.length, 4)
  return Buffer.concat([salt, head, open, sealed])
}

const p256 = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string() })
export type PushJwk = z.output<typeof p256>

export const newPushKey = (): PushJwk =>
  p256.parse(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }))
export const readPushKey = (value: unknown): PushJwk => p256.parse(value)

/** As browsers want it when a device is signed up. */
export const openKeyOf = ({ x, y }: PushJwk): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url')

const TOKEN_SECONDS = 12 * 60 * 60

/** `contact`: whom a browser's service may ask. */
export function introduce(key: PushJwk, origin: string, contact: string, now: Date): string {
  const write = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS
  const said = `${write({ typ: 'JWT', alg: 'ES256' })}.${write({ aud: origin, exp, sub: contact })}`
  const signature = sign('sha256', Buffer.from(said), {
    key: createPrivateKey({ key, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${openKeyOf(key)}`
}
