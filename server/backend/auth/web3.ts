// POST /token?grant_type=web3: sign-in with a text signed by a wallet. Off unless the operator names chains.
import type { Database } from '../database/database.ts'
import { isFirstUse } from './accounts.ts'
import type { ExternalAccounts } from './external-accounts.ts'
import type { Routes } from './routes.ts'
import type { Sessions } from './sessions.ts'
import { type Chain, readSignInMessage, type SignInMessage } from './sign-in-message.ts'
import { ethereumSigner, isSolanaSignature } from './wallet-signature.ts'
import { type Call, readBody, refuse, refuseGrant, textIn } from './who-asks.ts'

type Options = {
  database: Database
  sessions: Sessions
  siteUrl: string
  chains: readonly Chain[]
  accounts: ExternalAccounts
}

/** How long after it was written a message may be used, whatever it says itself. */
const LIFETIME_MS = 10 * 60_000
const SKEW_MS = 60_000
const WORD: Record<Chain, string> = { ethereum: 'Ethereum', solana: 'Solana' }

export function createWeb3Grant({ database, sessions, siteUrl, chains, accounts }: Options): Routes {
  function checkPlaceAndTime(message: SignInMessage, chain: Chain, now: number): void {
    const word = `Signed ${WORD[chain]} message`
    const uri = URL.parse(message.uri)
    if (!uri || uri.origin !== new URL(siteUrl).origin)
      refuseGrant(
        'invalid_grant',
        `${word} is using URI which is not allowed on this server, message was signed for another app`,
      )
    if (uri.host !== message.domain && uri.hostname !== message.domain)
      refuseGrant('invalid_grant', `${word} is using a Domain that does not match the one in URI`)
    if (message.notBefore !== null && now < message.notBefore)
      refuseGrant('invalid_grant', `${word} becomes valid in the future`)
    if (message.expiresAt !== null && now >= message.expiresAt) refuseGrant('invalid_grant', `${word} is expired`)
    if (now >= message.issuedAt + LIFETIME_MS)
      refuseGrant('invalid_grant', `${WORD[chain]} message was issued too long ago`)
    if (message.issuedAt > now + SKEW_MS)
      refuseGrant('invalid_grant', `${WORD[chain]} message was issued in the future`)
  }

  async function grant(call: Call): Promise<Response> {
    const body = await readBody(call)
    const chain = (['ethereum', 'solana'] as const).find((known) => known === body.chain)
    if (chains.length === 0) refuse(400, 'web3_provider_disabled', 'Web3 provider is disabled')
    if (!chain) return refuse(400, 'web3_unsupported_chain', 'Unsupported chain')
    if (!chains.includes(chain)) refuse(400, 'web3_provider_disabled', `${WORD[chain]} Web3 provider is disabled`)
    const [text, signature] = [textIn(body, 'message'), textIn(body, 'signature')]
    if (text === '' || signature === '') refuse(400, 'validation_failed', 'message and signature are required')
    const message = readSignInMessage(text, chain)
    if (typeof message === 'string') return refuseGrant('invalid_grant', message)
    const address = chain === 'ethereum' ? message.address.toLowerCase() : message.address
    checkPlaceAndTime(message, chain, Date.now())
    const signed =
      chain === 'ethereum' ? ethereumSigner(text, signature) === address : isSolanaSignature(text, signature, address)
    if (!signed) refuseGrant('invalid_grant', 'Signature does not match address in message')
    if (!(await isFirstUse(database, `${address}\n${text}`, message.issuedAt + LIFETIME_MS + SKEW_MS)))
      refuseGrant('invalid_grant', 'Signed message has already been used')
    const user = await accounts.find({
      provider: 'web3',
      subject: `web3:${chain}:${address}`,
      email: null,
      emailVerified: false,
      claims: {
        custom_claims: {
          address,
          chain,
          network: message.chainId || 'main',
          domain: message.domain,
          statement: message.statement,
        },
      },
    })
    return Response.json(await sessions.open(user.id, 'web3'))
  }

  return { keyed: { 'POST token?grant_type=web3': grant } }
}
