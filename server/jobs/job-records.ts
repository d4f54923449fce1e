// Records of jobs: when they ran, how long they took, what went wrong, and which ones somebody asked for.
import { Cron } from 'croner'
import type { Db } from '#app/core/request/services.ts'
import type { Job } from './schedule.ts'

type Named = Pick<Job, 'name' | 'schedule'>
type Options = { service: Db; log: (event: string, detail?: Record<string, unknown>) => void }

const nextOf = ({ schedule }: Named) => new Cron(schedule).nextRun()?.toISOString() ?? null
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

export function createJobRecords({ service, log }: Options) {
  /** A record that cannot be kept stops no job. */
  const note = ({ error }: { error: { message: string } | null }) => {
    if (error) log('job not recorded', { error: error.message })
  }
  return {
    register: async (jobs: readonly Named[]) =>
      note(
        await service.rpc('register_jobs', {
          known: jobs.map((job) => ({ name: job.name, schedule: job.schedule, next_at: nextOf(job) })),
        }),
      ),
    /** Runs it, and never throws. */
    keep: async (job: Named, run: () => Promise<void>): Promise<void> => {
      const started = new Date()
      const failure = await run().then(() => null, textOf)
      if (failure !== null) log('job failed', { job: job.name, error: failure })
      note(
        await service.rpc('finish_job', {
          name: job.name,
          started_at: started.toISOString(),
          ms: Date.now() - started.getTime(),
          error: failure,
          next_at: nextOf(job),
        }),
      )
    },
    asked: async <J extends Named>(jobs: readonly J[]): Promise<J[]> => {
      const { data, error } = await service.rpc('asked_jobs')
      note({ error })
      return jobs.filter(({ name }) => data?.includes(name))
    },
    /** True for one of those who ask. */
    take: async ({ name }: Named): Promise<boolean> => {
      const { data, error } = await service.rpc('take_asked_job', { name })
      note({ error })
      return data ?? false
    },
  }
}
