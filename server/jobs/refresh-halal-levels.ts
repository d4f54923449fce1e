import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Job } from './schedule.ts'

/** Evidence that ran out no longer counts, and owners hear of it before their certificate does. */
export const refreshHalalLevels: Job = {
  name: 'refresh-halal-levels',
  schedule: '23 2 * * *',
  leaseSeconds: 1800,
  run: async ({ service, mailer, siteUrl, log }) => {
    const { data: changed, error } = await service.rpc('refresh_halal_levels')
    if (error) throw new Error(error.message)
    if (changed) log('halal levels refreshed', { places: changed })

    const { data: due, error: failure } = await service.rpc('due_certificate_reminders')
    if (failure) throw new Error(failure.message)
    for (const { evidence_id, days, expires_on, email, language, business, slug } of due ?? []) {
      const locale = isLocale(language) ? language : 'en'
      const t = mailMessages(locale).certificateReminder
      await mailer.queue({
        to: email,
        subject: t.subject(business),
        kind: 'certificate:reminder',
        letter: {
          locale,
          body: t.body(business, writeDate(locale, expires_on)),
          action: {
            label: t.action,
            url: `${siteUrl}${inLocale(`/business/${encodeURIComponent(slug)}/halal`, locale)}`,
          },
        },
      })
      // After the mail is in the outbox: told twice is better than never.
      const { error: unnoted } = await service.rpc('note_certificate_reminder', { evidence: evidence_id, days })
      if (unnoted) throw new Error(unnoted.message)
    }
  },
}
