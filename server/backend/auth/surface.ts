// /auth/v1 of our own process, each subject in a file of its own; routes.ts is the table of their calls.
import { site } from '#app/lib/site.ts'
import type { Env } from '../../settings/env.ts'
import type { Database } from '../database/database.ts'
import type { AuthMail } from '../embedded.ts'
import type { KeyRing } from '../signing-keys.ts'
import { createAccountChanges } from './account-changes.ts'
import { createAdminLinks } from './admin-links.ts'
import { createAdminUsers } from './admin-users.ts'
import { createAfterAnswer } from './after-answer.ts'
import { createAnonymous } from './anonymous.ts'
import { createAuthorize } from './authorize.ts'
import { createCodeExchange } from './code-exchange.ts'
import { createCodes } from './codes.ts'
import { createDiscovery } from './discovery.ts'
import { createExternalAccounts } from './external-accounts.ts'
import { createFactors } from './factors.ts'
import { createIdTokenGrant } from './id-token.ts'
import { createIdentities } from './identities.ts'
import { createLetters } from './letters.ts'
import { createOAuthClients } from './oauth-clients.ts'
import { createOidc } from './oidc.ts'
import { createOneTime } from './one-time.ts'
import { createOneTimeCodes } from './one-time-codes.ts'
import { createOwnAccount } from './own-account.ts'
import { createPasskeys } from './passkeys.ts'
import { createPasswordGrant, createPasswordJudge } from './password-grant.ts'
import { openPasswords } from './passwords.ts'
import { createPauses } from './pauses.ts'
import { createPhoneAuth } from './phone.ts'
import { createSafeRedirect } from './redirects.ts'
import { createRefreshGrant } from './refresh-grant.ts'
import { answered, callOf, createTable, nobodys, type Routes } from './routes.ts'
import { createSaml } from './saml.ts'
import { createSessions } from './sessions.ts'
import { createSignInCallback } from './sign-in-callback.ts'
import { createSignInServices } from './sign-in-services.ts'
import { createSignUp } from './sign-up.ts'
import { createSms, type SendSms } from './sms.ts'
import { refuseOtherThanText } from './text-fields.ts'
import { createTries } from './tries.ts'
import { createVerification } from './verify.ts'
import { createWeb3Grant } from './web3.ts'
import type { Keys } from './who-asks.ts'

/** Other ways in than a password, by default none; and who may open an account by themselves. */
export type WaysIn = Pick<
  Env,
  | 'oidcProviders'
  | 'samlProviders'
  | 'github'
  | 'web3Chains'
  | 'manualLinking'
  | 'signUp'
  | 'anonymousUsers'
  | 'redirectUrls'
>

type Options = {
  database: Database
  keys: Keys
  ring: KeyRing
  siteUrl: string
  sendSms: SendSms | null
  sendMail: (mail: AuthMail) => Promise<void>
  /** Whether an account waits until its address is confirmed. */
  confirmsAddresses: boolean
  waysIn: WaysIn
  log: (line: string) => void
  /** Other than the usual ones: for tests. */
  passwordRounds?: number | undefined
}

export function openAuth({
  database,
  keys,
  ring,
  siteUrl,
  sendSms,
  sendMail,
  confirmsAddresses,
  waysIn,
  log,
  passwordRounds,
}: Options) {
  const { jwtSecret: secret } = keys
  const sessions = createSessions({ database, ring, secret, siteUrl })
  const safeRedirect = createSafeRedirect(siteUrl, waysIn.redirectUrls)
  const afterAnswer = createAfterAnswer(log)
  const passwords = openPasswords(passwordRounds)
  const tries = createTries({ database, secret })
  const oneTime = createOneTimeCodes({ database, tries, secret })
  const letters = createLetters({ database, siteUrl, safeRedirect, sendMail })
  const codes = createCodes({ database, letters, oneTime })
  const pause = createPauses(tries)
  const sms = sendSms && createSms({ send: sendSms, tries, log })
  const judge = createPasswordJudge({ database, sessions, oneTime, passwords, tries })
  const { oidcProviders: providers, samlProviders, github, web3Chains: chains, manualLinking } = waysIn
  // Asked each time: a superadmin may close the door while the site runs.
  const signUp = () => waysIn.signUp
  const oidc = createOidc()
  const ways = createSignInServices({ keys, siteUrl, providers, github, oidc })
  const confirms = confirmsAddresses
  const accounts = createExternalAccounts({ database, codes, oneTime, confirms, signUp })
  const common = {
    ...{
      database,
      sessions,
      keys,
      siteUrl,
      safeRedirect,
      codes,
      oneTime,
      letters,
      tries,
      pause,
      afterAnswer,
      passwords,
    },
    ...{ sms, judge, confirms, signUp, log },
  }
  const subjects: Routes[] = [
    createDiscovery({ ...waysIn, ...common, ring, hasSms: sms !== null }),
    createAccountChanges(common),
    createRefreshGrant(common),
    createPhoneAuth(common),
    createFactors({ ...common, siteName: site.name }),
    createPasskeys({ ...common, siteName: site.name }),
    createAnonymous({ ...common, anonymousUsers: waysIn.anonymousUsers }),
    createSignUp(common),
    createPasswordGrant(common),
    createOneTime(common),
    createVerification(common),
    createOwnAccount(common),
    createAdminUsers(common),
    createAdminLinks(common),
    createOAuthClients(common),
    createCodeExchange(common),
    createIdTokenGrant({ ...common, providers, oidc, accounts }),
    createWeb3Grant({ ...common, chains, accounts }),
    createAuthorize({ ...common, ...ways, manualLinking }),
    createSignInCallback({ ...common, ...ways, accounts }),
    createSaml({ ...common, samlProviders }),
    createIdentities({ ...common, manualLinking }),
  ]
  const ours = createTable(subjects, keys)

  const answer = async (request: Request): Promise<Response> => {
    const refusal = await refuseOtherThanText(request)
    if (refusal) return refusal
    const call = callOf(request)
    return answered(call, async () => (await ours(call)) ?? nobodys(call, keys), log)
  }
  const close = async () => {
    await afterAnswer.settled()
    await passwords.close()
  }
  return { answer, settled: afterAnswer.settled, close }
}
