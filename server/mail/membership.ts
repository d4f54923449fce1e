// Letters about the next step of a plan: what is due is decided by one SQL function, the day it happens on stands in it.
import { z } from 'zod'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Letter } from './letter.ts'
import { type LetterTools, sendLetters } from './send-letters.ts'

const notice = z.object({
  kind: z.enum(['renews', 'ends', 'late', 'last_days', 'ended']),
  plan: z.enum(['basic', 'premium', 'enterprise']),
  date: z.string(),
  email: z.string(),
  language: z.string(),
})
type Notice = z.output<typeof notice>

export function planLetter(
  { kind, plan, date, language }: Omit<Notice, 'email'>,
  siteUrl: string,
): { subject: string; letter: Letter } {
  const locale = isLocale(language) ? language : 'en'
  const t = mailMessages(locale).plan
  const name = t.names[plan]
  const day = writeDate(locale, date)
  return {
    subject: t[kind].subject(name, day),
    letter: {
      locale,
      body: t[kind].body(name, day),
      action: { label: t.action, url: siteUrl + inLocale('/packages', locale) },
      closing: t.closing,
    },
  }
}

/** `today` is the clock of the daily job; left out, the database's. */
export async function sendPlanLetters(tools: LetterTools, siteUrl: string, today?: string): Promise<void> {
  await sendLetters(tools, {
    about: 'membership',
    today,
    material: notice,
    write: (due) => ({ to: due.email, kind: `plan:${due.kind}`, ...planLetter(due, siteUrl) }),
  })
}
