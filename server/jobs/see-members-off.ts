import { z } from 'zod'
import { farewellLetter, leavingLetter } from '../mail/leaving.ts'
import { type LetterTools, sendLetters } from '../mail/send-letters.ts'
import type { Job, JobContext } from './schedule.ts'

type Tools = Pick<JobContext, 'service' | 'siteUrl'> & { mailer: Pick<JobContext['mailer'], 'post'> }

const leaving = z.object({
  to_address: z.string(),
  language: z.string(),
  leaves_at: z.string(),
  by_team: z.boolean(),
})
const gone = z.object({ to_address: z.string(), language: z.string() })

/** Tells those whose account is to be deleted when it will be, and deletes the accounts whose day has come. */
export async function seeOff({ service, mailer, siteUrl }: Tools): Promise<void> {
  await sendLetters(
    { service, mailer },
    {
      about: 'leaving',
      material: leaving,
      write: ({ to_address: to, language, leaves_at: leavesAt, by_team: byTeam }) => ({
        to,
        kind: 'account:leaving',
        ...leavingLetter({ language, leavesAt, byTeam }, siteUrl),
      }),
    },
  )

  // What an earlier turn still owes comes first, whatever happens to this one.
  await sayFarewell({ service, mailer })
  const due = await service.rpc('due_leavings', {})
  if (due.error) throw new Error(due.error.message)
  for (const { member } of due.data) {
    // Files first: once the rows are gone nobody knows whose they were. A turn that fails half-way is taken again.
    await removeFiles(service, member)
    const { data: hasLeft, error } = await service.rpc('carry_out_leaving', { member })
    if (error) throw new Error(error.message)
    if (hasLeft) await sayFarewell({ service, mailer })
  }
}

const sayFarewell = (tools: LetterTools) =>
  sendLetters(tools, {
    about: 'left',
    material: gone,
    write: ({ to_address: to, language }) => ({ to, kind: 'account:left', ...farewellLetter(language) }),
  })

async function removeFiles(service: JobContext['service'], member: string) {
  const { data, error } = await service.rpc('leaving_files', { member })
  if (error) throw new Error(error.message)
  for (const [bucket, files] of Map.groupBy(data, (file) => file.bucket)) {
    const removed = await service.storage.from(bucket).remove(files.map(({ path }) => path))
    if (removed.error) throw new Error(removed.error.message)
  }
}

export const seeMembersOff: Job = {
  name: 'see-members-off',
  schedule: '* * * * *',
  leaseSeconds: 300,
  run: seeOff,
}
