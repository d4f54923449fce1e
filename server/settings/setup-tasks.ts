// Tasks that a superadmin gives the process: remove the sample, test mail and payments, back up and try the restore, rotate the
// keys that sign sessions, open an account for somebody.
import type { Db, Services } from '#app/core/request/services.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Backups } from '../archive/backups.ts'
import type { Backend } from '../backend/backend.ts'
import type { Database } from '../backend/database/database.ts'
import { describeKeys, keysAreOurs, rotateKeys } from '../backend/signing-keys.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { Env } from './env.ts'

type Options = {
  backend: Backend
  service: Db
  env: Pick<Env, 'dataDir' | 'hosted' | 'signingKeys' | 'sharedKeys'>
  mailer: Pick<Mailer, 'queue' | 'tryNow'>
  payments: PaymentProvider | null
  /** Null where the data lies elsewhere. */
  backups: Backups | null
  backupDays: number
  siteUrl: string
}

type Tasks = Pick<
  Services['tasks'],
  'removeSample' | 'sendTestMail' | 'tryMail' | 'tryPayments' | 'backups' | 'keys' | 'openAccount'
>

const NO_ARCHIVES = { problem: 'The data lies in a Supabase project, which keeps backups of its own.' }

export function createSetupTasks({
  backend,
  service,
  env,
  mailer,
  payments,
  backups,
  backupDays,
  siteUrl,
}: Options): Tasks {
  const testLetter = (to: string, locale: Parameters<Tasks['tryMail']>[1]) => {
    const { subject, body, action } = mailMessages(locale).setupTest
    const url = `${siteUrl}${inLocale('/dashboard/superadmin', locale)}`
    return { to, subject, kind: 'setup:test', letter: { locale, body, action: { label: action, url } } }
  }
  return {
    removeSample: async (part) => {
      // A Supabase project never got one.
      if (!('database' in backend)) return
      const { removeSample } = await import('#supabase/seeds/sample.ts')
      await removeSample(backend.database as Database, part)
    },
    sendTestMail: (to, locale) => mailer.queue(testLetter(to, locale)),
    tryMail: (to, locale) => mailer.tryNow(testLetter(to, locale)),
    tryPayments: async () => {
      if (!payments) return null
      const begun = performance.now()
      const found = await payments.look()
      return { ...found, ms: Math.round(performance.now() - begun) }
    },
    backups: {
      days: backups ? backupDays : null,
      list: async () => (await backups?.list()) ?? [],
      isUnderWay: () => backups?.isUnderWay() ?? false,
      // Nobody waits for it at the screen; what went wrong stands in its row, and in the job's.
      begin: () => void backups?.make().catch(() => {}),
      beginDrill: async (file) => (await backups?.beginDrill(file)) ?? false,
      check: async (request) => (await backups?.check(request)) ?? NO_ARCHIVES,
      open: async (file) => (await backups?.open(file)) ?? null,
    },
    keys: {
      read: () => (keysAreOurs(env) ? describeKeys(env.dataDir, Date.now()) : null),
      rotate: (revokesOld) => {
        if (keysAreOurs(env)) rotateKeys(env.dataDir, Date.now(), revokesOld)
      },
    },
    openAccount: async (email) => {
      const { data, error } = await service.auth.admin.inviteUserByEmail(email, {
        redirectTo: `${siteUrl}/reset-password`,
      })
      if (!error) return data.user.id
      return error.code === 'email_exists' ? 'there' : 'failed'
    },
  }
}
