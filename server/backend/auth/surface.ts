// /auth/v1 of our own process. What the library does not know is answered here, each subject in a file of its own;
// everything else is the library's, its answers dressed with what the tables say beyond it.

import { site } from '#app/lib/site.ts'
import type { Database } from '../database.ts'
import type { Secrets } from '../secrets.ts'
import { createAccountChanges } from './account-changes.ts'
import { createWhoAsks } from './caller.ts'
import { createFactors } from './factors.ts'
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
  library: (request: Request) => Promise<Response>
  log: (line: string) => void
}

export function openAuth({ database, secrets, siteUrl, sendSms, library, log }: Options) {
  const sessions = createSessions({ database, jwtSecret: secrets.jwtSecret, siteUrl })
  const keys = [secrets.anonKey, secrets.serviceRoleKey]
  const whoAsks = createWhoAsks(database, library)
  const handlers: AuthHandler[] = [
    createPhoneAuth({ database, sessions, keys, sendSms, log }),
    createFactors({
      database,
      sessions,
      whoAsks,
      siteUrl,
      siteName: site.name,
      secret: secrets.jwtSecret,
      sendSms,
      log,
    }),
    createAccountChanges({ database, whoAsks }),
  ]

  return async (request: Request): Promise<Response> => {
    for (const handle of handlers) {
      const answer = await handle(request)
      if (answer) return answer
    }
    return sessions.dress(request, await library(request))
  }
}
