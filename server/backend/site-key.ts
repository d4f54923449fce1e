// The site's own key, for short statements that leave the house and must be known again: a partner's badge, the link that
// stops a gift or opens an order. It lies in the database, so it is the same on every node and backend, and outlives the keys of sessions.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { z } from 'zod'
import type { Db } from '#app/core/request/services.ts'

const SIGNATURE_BYTES = 64

export type SiteKey = {
  /** What is said, with the signature behind it. A statement of one purpose is none of another. */
  write: (purpose: string, said: Buffer) => string
  /** What was said, if it is ours to the bit; null otherwise. */
  read: (purpose: string, code: string) => Buffer | null
}

const ed25519 = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() })
export type SiteKeyJwk = z.output<typeof ed25519>

export const newSiteKey = (): SiteKeyJwk =>
  ed25519.parse(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }))

export function siteKeyOf(jwk: SiteKeyJwk): SiteKey {
  const secret = createPrivateKey({ key: jwk, format: 'jwk' })
  const open = createPublicKey(secret)
  const bytesOf = (purpose: string, said: Buffer) => Buffer.concat([Buffer.from(`mahalla ${purpose}\0`), said])
  return {
    write: (purpose, said) => Buffer.concat([said, sign(null, bytesOf(purpose, said), secret)]).toString('base64url'),
    read: (purpose, code) => {
      const bytes = Buffer.from(code, 'base64url')
      // One statement has one spelling: no spare bits, no padding, no other alphabet.
      if (bytes.length <= SIGNATURE_BYTES || bytes.toString('base64url') !== code) return null
      const said = bytes.subarray(0, -SIGNATURE_BYTES)
      return verify(null, bytesOf(purpose, said), open, bytes.subarray(-SIGNATURE_BYTES)) ? said : null
    },
  }
}

/** A link to one row, by its uuid. */
export const signId = (key: SiteKey, purpose: string, id: string) =>
  key.write(purpose, Buffer.from(id.replaceAll('-', ''), 'hex'))

export function readSignedId(key: SiteKey, purpose: string, code: string): string | null {
  const said = key.read(purpose, code)
  if (said?.length !== 16) return null
  return said.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Asked for when first needed, and again when the database did not answer. */
export function openSiteKey(service: Db): () => Promise<SiteKey> {
  let opened: Promise<SiteKey> | null = null
  const open = async () => {
    const { data, error } = await service.rpc('badge_key', { candidate: newSiteKey() })
    if (error) throw new Error(`The site's key: ${error.message}`)
    return siteKeyOf(ed25519.parse(data))
  }
  return () => {
    opened ??= open().catch((error) => {
      opened = null
      throw error
    })
    return opened
  }
}
