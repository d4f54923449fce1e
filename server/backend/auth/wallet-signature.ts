// The test that the holder of an address signed a text.
import { createPublicKey, verify } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function fromBase58(text: string): Buffer | null {
  if (text.length > 50 || ![...text].every((sign) => ALPHABET.includes(sign))) return null
  let value = 0n
  for (const sign of text) value = value * 58n + BigInt(ALPHABET.indexOf(sign))
  const digits = value === 0n ? '' : value.toString(16)
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Buffer.concat([Buffer.alloc(zeros), Buffer.from(digits.length % 2 ? `0${digits}` : digits, 'hex')])
}

/** The address whose key made the signature, by EIP-191; null when none did. */
export function ethereumSigner(message: string, signature: string): string | null {
  const bytes = /^0x[0-9a-f]{130}$/i.test(signature) ? Buffer.from(signature.slice(2), 'hex') : null
  if (!bytes) return null
  const recovery = (bytes[64] ?? 0) >= 27 ? (bytes[64] ?? 0) - 27 : (bytes[64] ?? 0)
  if (recovery > 1) return null
  const text = Buffer.from(message)
  const hash = keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text]))
  try {
    const made = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact').addRecoveryBit(recovery)
    // Every signature has a twin that anyone can make from it; wallets write the low one.
    if (made.hasHighS()) return null
    const point = made.recoverPublicKey(hash).toBytes(false)
    return `0x${Buffer.from(keccak_256(point.subarray(1)).subarray(12)).toString('hex')}`
  } catch {
    return null
  }
}

export function isSolanaSignature(message: string, signature: string, address: string): boolean {
  const key = fromBase58(address)
  const mark =
    /^[\w-]+={0,2}$/.test(signature) || /^[\w+/]+={0,2}$/.test(signature) ? Buffer.from(signature, 'base64') : null
  if (key?.length !== 32 || mark?.length !== 64) return false
  try {
    // A key of small order takes one signature for every text.
    if (ed25519.Point.fromBytes(key).isSmallOrder()) return false
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') }
    return verify(null, Buffer.from(message), createPublicKey({ key: jwk, format: 'jwk' }), mark)
  } catch {
    return false
  }
}
