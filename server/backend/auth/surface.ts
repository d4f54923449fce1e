// /auth/v1 of our own process. What the library does not know is answered here, each subject in a file of its own;
// everything else is the library's, its answers dressed with what the tables say beyond it.
import { site } from '#app/lib/site.ts'
import type { Env } from '../../env.ts'
import type { Database } from '../database.ts'
import type { AuthMail } from '../embedded.ts'
import type { Secrets } from '../secrets.ts'
import { createAccountChanges } from './account-changes.ts'
import { createAdminLinks } from './admin-links.ts'
import { createAdminUsers } from './admin-users.ts'
import { createAuthorize } from './authorize.ts'
import { createCodes } from './codes.ts'
import { createExternalAccounts } from './external-accounts.ts'
import { createFactors } from './factors.ts'
import { createIdTokenGrant } from './id-token.ts'
import { createIdentities } from './identities.ts'
import { createLetters } from './letters.ts'
import { createOAuthClients } from './oauth-clients.ts'
import { createOidc } from './oidc.ts'
import { createOneTime } from './one-time.ts'
import { createOwnAccount } from './own-account.ts'
import { createPauses } from './pauses.ts'
import { createPhoneAuth } from './phone.ts'
import { createSaml } from './saml.ts'
import { createSessions } from './sessions.ts'
import type { SendSms } from './sms.ts'
import { refuseOtherThanText } from './text-fields.ts'
import { createWeb3Grant } from './web3.ts'

/** Other ways in than a password; by default none. */
export type WaysIn = Pick<Env, 'oidcProviders' | 'samlProviders' | 'web3Chains' | 'manualLinking'>

/** Null for what is not its subject. */
export type AuthHandler = (request: Request) => Promise<Response | null>

type Options = {
  database: Database
  secrets: Secrets
  siteUrl: string
  sendSms: SendSms | null
  sendMail: (mail: AuthMail) => Promise<void>
  /** Whether an account waits until its address is confirmed. */
  confirmsAddresses: boolean
  waysIn: WaysIn
  library: (request: Request) => Promise<Response>
  log: (line: string) => void
}

export function openAuth({
  database,
  secrets,
  siteUrl,
  sendSms,
  sendMail,
  confirmsAddresses,
  waysIn,
  library,
  log,
}: Options) {
  const sessions = createSessions({ database, jwtSecret: secrets.jwtSecret, siteUrl })
  const keys = [secrets.anonKey, secrets.serviceRoleKey]
  const letters = createLetters({ database, siteUrl, sendMail })
  const codes = createCodes({ database, letters })
  const pause = createPauses()
  const { oidcProviders: providers, samlProviders, web3Chains: chains, manualLinking } = waysIn
  const oidc = createOidc()
  const accounts = createExternalAccounts({ database, codes, confirms: confirmsAddresses })
  const common = { database, sessions, keys: secrets, siteUrl, codes, letters, pause, library, log }
  const handlers: AuthHandler[] = [
    createAccountChanges(common),
    createPhoneAuth({ database, sessions, keys, sendSms, log }),
    createFactors({
      database,
      sessions,
      keys: secrets,
      siteUrl,
      siteName: site.name,
      sendSms,
      log,
    }),
    createOneTime({ ...common, confirms: confirmsAddresses }),
    createOwnAccount(common),
    createAdminUsers(common),
    createAdminLinks(common),
    createOAuthClients(common),
    createIdTokenGrant({ ...common, providers, oidc, accounts }),
    createWeb3Grant({ ...common, chains, accounts }),
    createAuthorize({ ...common, providers, manualLinking, oidc, accounts }),
    createSaml({ ...common, samlProviders, accounts }),
    createIdentities({ ...common, manualLinking }),
  ]

  return async (request: Request): Promise<Response> => {
    const refusal = await refuseOtherThanText(request)
    if (refusal) return refusal
    for (const handle of handlers) {
      const answer = await handle(request)
      if (answer) return answer
    }
    return sessions.dress(request, await library(request))
  }
}
