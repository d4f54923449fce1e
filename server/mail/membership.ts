// Letters about the next step of a plan: what is due is decided by one SQL function, the day it happens on stands in it.
import { z } from 'zod'
import type { Db } from '#app/core/request/services.ts'
import { inLocale, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Letter } from './letter.ts'
import type { Mailer } from './mailer.ts'

const notice = z.object({
  kind: z.enum(['renews', 'ends', 'late', 'last_days', 'ended']),
  plan: z.enum(['basic', 'premium', 'enterprise']),
  date: z.string(),
  email: z.string(),
  language: z.string(),
})
type Notice = z.output<typeof notice>

const BATCH = 50

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
export async function sendPlanLetters(
  service: Db,
  mailer: Pick<Mailer, 'queue'>,
  siteUrl: string,
  today?: string,
): Promise<void> {
  const { data, error } = await service.rpc('take_membership_notices', {
    max_results: BATCH,
    ...(today && { today }),
  })
  if (error) throw new Error(error.message)
  for (const due of z.array(notice).parse(data))
    await mailer.queue({ to: due.email, kind: `plan:${due.kind}`, ...planLetter(due, siteUrl) })
}
