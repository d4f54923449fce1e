// Scheduled work. Each job takes a lease row first, so that of several nodes only one runs it. When it ran and what went wrong is
// written down, and a superadmin may ask for a job out of its turn.
import { randomUUID } from 'node:crypto'
import { Cron } from 'croner'
import type { Db } from '#app/core/request/services.ts'
import type { Backups } from '../archive/backups.ts'
import type { Webhooks } from '../automation/webhooks.ts'
import type { Backend } from '../backend/backend.ts'
import { serviceClient } from '../backend/service-client.ts'
import type { Importer } from '../imports/importer.ts'
import type { LoadOpenData } from '../imports/open-data.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { Pusher } from '../push/pusher.ts'
import type { Watcher } from '../watching/figures.ts'
import { answerChats } from './answer-chats.ts'
import { answerMessages } from './answer-messages.ts'
import { askMosques } from './ask-mosques.ts'
import { backUp } from './back-up.ts'
import { clearPhotoFiles } from './clear-photo-files.ts'
import { clearSignInLeftovers } from './clear-sign-in-leftovers.ts'
import { clearUnattachedDocuments } from './clear-unattached-documents.ts'
import { expireDrafts } from './expire-drafts.ts'
import { expireMemberships } from './expire-memberships.ts'
import { foldDirectorySums } from './fold-directory-sums.ts'
import { forgetApplications } from './forget-applications.ts'
import { forgetOldChats } from './forget-old-chats.ts'
import { forgetOldMail } from './forget-old-mail.ts'
import { forgetOldViews } from './forget-old-views.ts'
import { createJobRecords } from './job-records.ts'
import { releaseOrders, returnPayments, sendOrderMail } from './keep-orders.ts'
import { layEvents } from './lay-events.ts'
import { passOnSuggestions } from './pass-on-suggestions.ts'
import { purgeClaimDocuments } from './purge-claim-documents.ts'
import { purgeRealtimeMessages } from './purge-realtime-messages.ts'
import { refreshHalalLevels } from './refresh-halal-levels.ts'
import { remindOfBookmarks } from './remind-of-bookmarks.ts'
import { remindOfEvents } from './remind-of-events.ts'
import { remindOfGiving } from './remind-of-giving.ts'
import { remindOfJumuah } from './remind-of-jumuah.ts'
import { remindOfTrials } from './remind-of-trials.ts'
import { remindToGive } from './remind-to-give.ts'
import { rollUpViews } from './roll-up-views.ts'
import { layAutomations, runAutomations } from './run-automations.ts'
import { runImports } from './run-imports.ts'
import { seeMembersOff } from './see-members-off.ts'
import { sendGiftMail } from './send-gift-letters.ts'
import { sendInvoices } from './send-invoices.ts'
import { sendNewsletters } from './send-newsletters.ts'
import { sendOutbox } from './send-outbox.ts'
import { callToPrayer, sendPushes } from './send-pushes.ts'
import { sendTimetables } from './send-timetables.ts'
import { tellApplicants } from './tell-applicants.ts'
import { tellAuthors } from './tell-authors.ts'
import { tellFollowers } from './tell-followers.ts'
import { tellMembers, tellMembersDaily } from './tell-members.ts'
import { tellOfNewPlaces } from './tell-of-places.ts'
import { tellOfApplications, tellOfNewWork } from './tell-of-work.ts'
import { tellOwners } from './tell-owners.ts'
import { tellStaff } from './tell-staff.ts'

export type JobContext = {
  service: Db
  mailer: Mailer
  importer: Importer
  webhooks: Webhooks
  pusher: Pusher
  /** Whoever takes payments by card; null where nobody does. */
  payments: PaymentProvider | null
  loadOpenData: LoadOpenData | null
  /** Null where none are kept. */
  backups: Pick<Backups, 'make'> | null
  /** Address this site answers on, for links in mail. */
  siteUrl: string
  log: (event: string, detail?: Record<string, unknown>) => void
}
export type Job = {
  name: string
  schedule: string
  leaseSeconds: number
  run: (context: JobContext) => Promise<void>
  /** What nodes do meanwhile that were not given the lease. */
  elsewhere?: (context: JobContext) => Promise<void>
}

const ASKED_EVERY = '*/30 * * * * *'

const jobs: Job[] = [
  sendOutbox,
  sendNewsletters,
  sendPushes,
  callToPrayer,
  answerMessages,
  answerChats,
  expireMemberships,
  sendInvoices,
  sendGiftMail,
  releaseOrders,
  returnPayments,
  sendOrderMail,
  runImports,
  clearPhotoFiles,
  clearUnattachedDocuments,
  clearSignInLeftovers,
  refreshHalalLevels,
  tellApplicants,
  tellAuthors,
  remindOfTrials,
  expireDrafts,
  tellOwners,
  tellStaff,
  tellFollowers,
  sendTimetables,
  askMosques,
  tellMembers,
  tellMembersDaily,
  layEvents,
  remindOfBookmarks,
  remindOfEvents,
  remindOfGiving,
  remindOfJumuah,
  remindToGive,
  passOnSuggestions,
  purgeClaimDocuments,
  purgeRealtimeMessages,
  forgetOldChats,
  forgetOldMail,
  rollUpViews,
  foldDirectorySums,
  forgetOldViews,
  tellOfApplications,
  tellOfNewWork,
  tellOfNewPlaces,
  forgetApplications,
  seeMembersOff,
  runAutomations,
  layAutomations,
  backUp,
]

export function startJobs({
  backend,
  mailer,
  importer,
  webhooks,
  pusher,
  payments,
  loadOpenData,
  backups,
  siteUrl,
  watcher = null,
  log,
}: { backend: Backend; watcher?: Watcher | null } & Omit<JobContext, 'service'>) {
  const service = serviceClient(backend)
  const holder = randomUUID()
  const running = new Set<Promise<void>>()
  const context = { service, mailer, importer, webhooks, pusher, payments, loadOpenData, backups, siteUrl, log }
  const records = createJobRecords({ service, log })

  const takeLease = async ({ name, leaseSeconds }: Job): Promise<boolean> => {
    const { data, error } = await service.rpc('take_lease', { name, holder, seconds: leaseSeconds })
    if (error) log('job failed', { job: name, error: error.message })
    return data ?? false
  }
  const busy = new Set<string>()
  const run = async (job: Job) => {
    busy.add(job.name)
    const began = performance.now()
    let hasFailed = false
    await records.keep(job, () =>
      job.run(context).catch((error) => {
        hasFailed = true
        throw error
      }),
    )
    busy.delete(job.name)
    watcher?.jobDone(job.name, (performance.now() - began) / 1000, hasFailed)
  }
  const runOnce = async (job: Job) => {
    if (await takeLease(job)) return run(job)
    await job.elsewhere?.(context).catch((error) => log('job failed', { job: job.name, error: String(error) }))
  }
  const follow = (begin: () => Promise<void>) => {
    const work = begin().finally(() => running.delete(work))
    running.add(work)
    return work
  }
  const start = (job: Job) => follow(() => runOnce(job))
  const crons = jobs.map((job) => new Cron(job.schedule, { protect: true }, () => start(job)))
  void follow(() => records.register(jobs))

  // Whoever has the lease, or takes it first, runs what was asked for. A node that died keeps its lease to the end: until then
  // the others look again.
  const runAsked = async () => {
    const wanted = (await records.asked(jobs)).filter(({ name }) => !busy.has(name))
    await Promise.all(
      wanted.map(async (job) => {
        if ((await takeLease(job)) && (await records.take(job))) await run(job)
      }),
    )
  }
  const asked = new Cron(ASKED_EVERY, { protect: true }, () => follow(runAsked))
  backend.onChange(({ schema, table }) => {
    if (schema === 'private' && table === 'jobs') void follow(runAsked)
  })
  mailer.onQueued(() => void start(sendOutbox))
  importer.onWake(() => void start(runImports))

  return {
    stop: async () => {
      for (const cron of [...crons, asked]) cron.stop()
      importer.stop()
      await Promise.allSettled(running)
    },
  }
}
