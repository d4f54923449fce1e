// Mails about the end of the free trial, on its days 23, 28 and 30. Who is due is decided by one SQL function.
import { inLocale, intlTag, isLocale } from '#app/i18n/locales.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'
import type { Database } from '#app/lib/database.types.ts'
import type { Job, JobContext } from './schedule.ts'

type Due = Database['public']['Functions']['due_trial_reminders']['Returns'][number]

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

type Tools = Pick<JobContext, 'service' | 'siteUrl'> & { mailer: Pick<JobContext['mailer'], 'queue'> }

export async function sendTrialReminders({ service, mailer, siteUrl }: Tools, today?: string) {
  const { data, error } = await service.rpc('due_trial_reminders', today ? { today } : {})
  if (error) throw new Error(error.message)
  for (const due of data) {
    const key = { business_id: due.business_id, day: due.day }
    // Marked first: a mail too few is better than the same one every hour.
    const marked = await service.from('trial_reminders').insert(key)
    if (marked.error) throw new Error(marked.error.message)
    try {
      await mailer.queue({ to: due.email, kind: `trial:day-${due.day}`, ...trialLetter(due, siteUrl) })
    } catch (failure) {
      await service.from('trial_reminders').delete().match(key)
      throw failure
    }
  }
}

export const remindOfTrials: Job = {
  name: 'remind-of-trials',
  schedule: '23 * * * *',
  leaseSeconds: 300,
  run: (context) => sendTrialReminders(context),
}
