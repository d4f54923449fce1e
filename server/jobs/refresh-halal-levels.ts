import { z } from 'zod'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { type LetterTools, sendLetters } from '../mail/send-letters.ts'
import type { Job } from './schedule.ts'

const MOST_AT_ONCE = 200

const due = z.object({
  expires_on: z.string(),
  email: z.string(),
  language: z.string(),
  business: z.string(),
  slug: z.string(),
})

export async function sendCertificateReminders(tools: LetterTools, siteUrl: string): Promise<void> {
  const sendSome = () =>
    sendLetters(tools, {
      about: 'certificate',
      most: MOST_AT_ONCE,
      material: due,
      write: ({ expires_on, email: to, language, business, slug }) => {
        const locale = isLocale(language) ? language : 'en'
        const t = mailMessages(locale).certificateReminder
        const path = `/business/${encodeURIComponent(slug)}/halal`
        return {
          to,
          subject: t.subject(business),
          kind: 'certificate:reminder',
          letter: {
            locale,
            body: t.body(business, writeDate(locale, expires_on)),
            action: { label: t.action, url: siteUrl + inLocale(path, locale) },
          },
        }
      },
    })
  while ((await sendSome()) === MOST_AT_ONCE);
}

/** Evidence that ran out no longer counts, and owners hear of it before their certificate does. */
export const refreshHalalLevels: Job = {
  name: 'refresh-halal-levels',
  schedule: '23 2 * * *',
  leaseSeconds: 1800,
  run: async ({ service, mailer, siteUrl, log }) => {
    const { data: changed, error } = await service.rpc('refresh_halal_levels')
    if (error) throw new Error(error.message)
    if (changed) log('halal levels refreshed', { places: changed })
    await sendCertificateReminders({ service, mailer }, siteUrl)
  },
}
