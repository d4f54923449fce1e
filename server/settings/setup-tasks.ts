// Tasks that a superadmin gives the process: remove the sample data, test mail and payments, back up.
import type { Services } from '#app/core/request/services.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Backups } from '../archive/backups.ts'
import type { Backend } from '../backend/backend.ts'
import type { Database } from '../backend/database/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { PaymentProvider } from '../payments/provider.ts'

type Options = {
  backend: Backend
  mailer: Pick<Mailer, 'queue' | 'tryNow'>
  payments: PaymentProvider | null
  /** Null where the data lies elsewhere. */
  backups: Backups | null
  backupDays: number
  siteUrl: string
}

type Tasks = Pick<Services['tasks'], 'removeSample' | 'sendTestMail' | 'tryMail' | 'tryPayments' | 'backups'>

export function createSetupTasks({ backend, mailer, payments, backups, backupDays, siteUrl }: Options): Tasks {
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
      open: async (file) => (await backups?.open(file)) ?? null,
    },
  }
}
