// Mails about the end of the free trial, on its days 23, 28 and 30. Who is due is decided by one SQL function.
import { z } from 'zod'
import { inLocale, intlTag, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { type LetterTools, sendLetters } from '../mail/send-letters.ts'
import type { Job } from './schedule.ts'

type Due = z.output<typeof due>

const DAYS = [23, 28, 30] as const

export function trialLetter(
  { day, language, ends, listing }: Pick<Due, 'day' | 'language' | 'ends' | 'listing'>,
  siteUrl: string,
) {
  const locale = isLocale(language) ? language : 'en'
  const t = mailMessages(locale).trialReminder
  const which = DAYS.find((known) => known === day) ?? 30
  const date = new Intl.DateTimeFormat(intlTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(ends),
  )
  return {
    subject: t.subjects[which],
    letter: {
      locale,
      body: t.bodies[which](listing || t.yourListing, date),
      action: { label: t.action, url: `${siteUrl}${inLocale('/packages', locale)}` },
      closing: t.closing,
    },
  }
}

const due = z.object({
  day: z.number(),
  email: z.string(),
  language: z.string(),
  ends: z.string(),
  listing: z.string().nullable(),
})

export async function sendTrialReminders(tools: LetterTools, siteUrl: string, today?: string): Promise<void> {
  await sendLetters(tools, {
    about: 'trial',
    today,
    material: due,
    write: ({ email: to, ...trial }) => ({ to, kind: `trial:day-${trial.day}`, ...trialLetter(trial, siteUrl) }),
  })
}

export const remindOfTrials: Job = {
  name: 'remind-of-trials',
  schedule: '23 * * * *',
  leaseSeconds: 300,
  run: (context) => sendTrialReminders(context, context.siteUrl),
}
