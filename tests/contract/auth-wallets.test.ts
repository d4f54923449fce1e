// Signing in with a wallet: supabase-js with keys of this test's own, wherever wallets are let in.
import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Contract, contractPlaces, withWallets } from '#tests/fixtures/contract.ts'

describe.each(contractPlaces)('on $name', ({ open }) => {
  let site: Contract
  beforeAll(async () => {
    site = await open()
  })
  afterAll(() => site?.close())

  withWallets('wallets', () => {
    const secret = new Uint8Array(randomBytes(32))
    const address = `0x${Buffer.from(keccak_256(secp256k1.getPublicKey(secret, false).subarray(1)).subarray(12)).toString('hex')}`
    const personalSign = (message: string) => {
      const text = Buffer.from(message)
      const hash = keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text]))
      const made = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
      return `0x${Buffer.from([...made.subarray(1), (made[0] ?? 0) + 27]).toString('hex')}` as `0x${string}`
    }
    const wallet = {
      request: async ({ method, params }: { method: string; params?: unknown[] }) => {
        if (method === 'eth_requestAccounts') return [address]
        if (method === 'eth_chainId') return '0x1'
        return personalSign(Buffer.from(String(params?.[0]).slice(2), 'hex').toString())
      },
    }
    const url = () => `${site.siteUrl}/login`
    const domain = () => new URL(site.siteUrl).host
    const written = (more: Record<string, string> = {}) => {
      const fields = { URI: url(), Version: '1', 'Chain ID': '1', 'Issued At': new Date().toISOString(), ...more }
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
      return `${domain()} wants you to sign in with your Ethereum account:\n${address}\n\nHello\n\n${lines.join('\n')}`
    }
    const bySignature = (message: string, signature = personalSign(message)) =>
      site.client().auth.signInWithWeb3({ chain: 'ethereum', message, signature })

    test('an Ethereum wallet signs in, is the same person again, and a message works once', async () => {
      const message = written({ Nonce: 'abcdefgh1' })
      const first = await bySignature(message)
      expect(first.error).toBeNull()
      site.remove(first.data.user?.id)
      expect(first.data.user).toMatchObject({
        app_metadata: { provider: 'web3', providers: ['web3'] },
        user_metadata: { custom_claims: { address, chain: 'ethereum', statement: 'Hello' } },
      })
      expect((await bySignature(message)).error?.message).toContain('already been used')
      const again = await site.client().auth.signInWithWeb3({
        chain: 'ethereum',
        wallet: wallet as never,
        statement: 'Once more',
        options: { url: url() },
      })
      expect(again.error).toBeNull()
      expect(again.data.user?.id).toBe(first.data.user?.id)
    })

    test('a Solana wallet signs in', async () => {
      const { publicKey, privateKey } = generateKeyPairSync('ed25519')
      const address = base58(publicKey)
      const signer = {
        publicKey: { toBase58: () => address },
        signMessage: async (text: Uint8Array) => new Uint8Array(sign(null, text, privateKey)),
      }
      const signIn = (more: object) =>
        site.client().auth.signInWithWeb3({
          chain: 'solana',
          wallet: signer as never,
          statement: 'Salam',
          options: { url: url(), ...more },
        })
      const { data, error } = await signIn({})
      site.remove(data.user?.id)
      expect(error).toBeNull()
      expect(data.user?.user_metadata.custom_claims).toMatchObject({ address, chain: 'solana' })
      const stale = await signIn({ signInWithSolana: { issuedAt: new Date(Date.now() - 700_000).toISOString() } })
      expect(stale.error?.message).toContain('issued too long ago')
    })

    const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    test.each<[string, () => [string, `0x${string}`?]]>([
      ['another app', () => [written({ URI: 'https://evil.example/login' })]],
      ['another domain', () => [written().replace(`${domain()} wants`, 'evil.example wants')]],
      ['expired', () => [written({ 'Expiration Time': soon(-1) })]],
      ['not yet valid', () => [written({ 'Not Before': soon(600) })]],
      ['issued long ago', () => [written({ 'Issued At': soon(-700) })]],
      ['issued in the future', () => [written({ 'Issued At': soon(700) })]],
      ['a signature of something else', () => [written(), personalSign('something else')]],
      ['a signature that is none', () => [written(), '0x12']],
      ['a field twice', () => [`${written()}\nNonce: 12345678\nNonce: 87654321`]],
      ['another version', () => [written({ Version: '2' })]],
      ['no message', () => ['hello']],
    ])('refused: %s', async (_name, make) => {
      const [message, signature] = make()
      const { error, data } = await bySignature(message, signature ?? personalSign(message))
      expect(error).toMatchObject({ status: 400 })
      expect(data.session).toBeNull()
    })

    test('a chain nobody knows is refused', async () => {
      const { status, body } = await site.call('/auth/v1/token?grant_type=web3', {
        as: 'anon',
        method: 'POST',
        body: { chain: 'dogecoin', message: 'x', signature: 'y' },
      })
      expect({ status, body }).toMatchObject({ status: 400, body: { error_code: 'web3_unsupported_chain' } })
    })
  })
})

/** How Solana writes a key. */
function base58(key: KeyObject): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const bytes = Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')
  let value = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = (alphabet[Number(value % 58n)] ?? '') + text
  return '1'.repeat(bytes.findIndex((byte) => byte !== 0)) + text
}
