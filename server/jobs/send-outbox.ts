import type { Job } from './schedule.ts'

const BATCH = 20

/** Sends what waits in the outbox over SMTP. Without SMTP the mails stay there, readable by the superadmin. */
export const sendOutbox: Job = {
  name: 'send-outbox',
  schedule: '*/15 * * * * *',
  leaseSeconds: 60,
  run: async ({ service, mailer, log }) => {
    for (;;) {
      const { data: mails, error } = await service.rpc('claim_outbox', { max_results: BATCH })
      if (error) throw new Error(error.message)
      for (const mail of mails) {
        const failure = await mailer.deliver(mail).then(
          () => null,
          (reason) => (reason instanceof Error ? reason.message : String(reason)),
        )
        if (failure) log('mail not sent', { id: mail.id, error: failure })
        const finished = await service.rpc('finish_outbox', { id: mail.id, ok: failure === null, error: failure })
        if (finished.error) throw new Error(finished.error.message)
      }
      if (mails.length < BATCH) return
    }
  },
}
