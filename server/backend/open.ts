// Chooses the backend from the environment and, for our own, fills it on the first start.

import type { PictureQueue } from '../media/picture-queue.ts'
import type { Env } from '../settings/env.ts'
import { smsOverWebhook } from './auth/sms.ts'
import type { Backend } from './backend.ts'
import { type AuthMail, openEmbedded } from './embedded.ts'
import { openHosted } from './hosted.ts'
import { type SampleAccount, seedOnce, seedReference, settleOpenData } from './seed.ts'

type Options = {
  env: Env
  siteUrl: string
  sendMail: (mail: AuthMail) => Promise<void>
  say: (line: string) => void
  pictures?: PictureQueue
  log?: (event: string, detail?: Record<string, unknown>) => void
}

type Opened = {
  backend: Backend
  sampleAccounts: SampleAccount[]
  /** To be called once the open data is loaded. */
  settleOpenData: (isNew: boolean) => Promise<void>
}

export async function openBackend(options: Options): Promise<Opened> {
  const { env, say } = options
  if (env.hosted) return { backend: openHosted(env.hosted), sampleAccounts: [], settleOpenData: async () => {} }
  const sendSms = env.smsWebhookUrl ? smsOverWebhook(env.smsWebhookUrl, env.smsWebhookToken) : null
  const backend = await openEmbedded({
    ...options,
    sendSms,
    functions: {
      settings: {
        ...process.env,
        CONTACT_EMAIL: env.contactEmail,
        MAIL_DELIVERY: env.smtpUrl ? 'smtp' : 'outbox',
      },
    },
  })
  say(backend.kind === 'embedded' ? `database: ${env.dataDir}` : 'database: PostgreSQL')
  const sampleAccounts = await backend.database.exclusively('mahalla seeds', async () => {
    await seedReference(backend)
    return env.seed === 'sample' ? seedOnce(backend, say) : []
  })
  return { backend, sampleAccounts, settleOpenData: (isNew) => settleOpenData(backend, isNew) }
}
