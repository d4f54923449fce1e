// What a superadmin has the process do while the site is being set up.
import type { Services } from '#app/core/request/services.ts'
import { inLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Backend } from '../backend/backend.ts'
import type { Database } from '../backend/database/database.ts'
import type { Mailer } from '../mail/mailer.ts'

type Options = { backend: Backend; mailer: Pick<Mailer, 'queue'>; siteUrl: string }

export function createSetupTasks({
  backend,
  mailer,
  siteUrl,
}: Options): Pick<Services['tasks'], 'removeSample' | 'sendTestMail'> {
  return {
    removeSample: async () => {
      // A Supabase project never got one.
      if (!('database' in backend)) return
      const { removeSample } = await import('#supabase/seeds/sample.ts')
      await removeSample(backend.database as Database)
    },
    sendTestMail: async (to, locale) => {
      const { subject, body, action } = mailMessages(locale).setupTest
      const url = `${siteUrl}${inLocale('/dashboard/superadmin', locale)}`
      await mailer.queue({ to, subject, kind: 'setup:test', letter: { locale, body, action: { label: action, url } } })
    },
  }
}
