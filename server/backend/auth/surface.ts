// /auth/v1 of our own process. What the library does not know is answered here, each subject in a file of its own;
// everything else is the library's, its answers dressed with what the tables say beyond it.
import type { Database } from '../database.ts'
import type { AuthMail } from '../embedded.ts'
import type { Secrets } from '../secrets.ts'
import { createAdminLinks } from './admin-links.ts'
import { createAdminUsers } from './admin-users.ts'
import { createCodes } from './codes.ts'
import { createLetters } from './letters.ts'
import { createOneTime } from './one-time.ts'
import { createOwnAccount } from './own-account.ts'
import { createPauses } from './pauses.ts'
import { createPhoneAuth } from './phone.ts'
import { createSessions } from './sessions.ts'
import type { SendSms } from './sms.ts'

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
  library: (request: Request) => Promise<Response>
  log: (line: string) => void
}

export function openAuth({ database, secrets, siteUrl, sendSms, sendMail, confirmsAddresses, library, log }: Options) {
  const sessions = createSessions({ database, jwtSecret: secrets.jwtSecret, siteUrl })
  const keys = [secrets.anonKey, secrets.serviceRoleKey]
  const letters = createLetters({ database, siteUrl, sendMail })
  const codes = createCodes({ database, letters })
  const pause = createPauses()
  const common = { database, sessions, keys: secrets, siteUrl, codes, letters, pause, library, log }
  const handlers: AuthHandler[] = [
    createPhoneAuth({ database, sessions, keys, sendSms, log }),
    createOneTime({ ...common, confirms: confirmsAddresses }),
    createOwnAccount(common),
    createAdminUsers(common),
    createAdminLinks(common),
  ]

  return async (request: Request): Promise<Response> => {
    for (const handle of handlers) {
      const answer = await handle(request)
      if (answer) return answer
    }
    return sessions.dress(request, await library(request))
  }
}
