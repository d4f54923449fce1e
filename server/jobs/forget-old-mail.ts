import type { Job } from './schedule.ts'

/** Mail that was sent, addresses nobody confirmed and messages that were dealt with go when the privacy policy says. */
export const forgetOldMail: Job = {
  name: 'forget-old-mail',
  schedule: '10 3 * * *',
  leaseSeconds: 600,
  run: async ({ service }) => {
    const { error } = await service.rpc('forget_old_mail')
    if (error) throw new Error(error.message)
  },
}
