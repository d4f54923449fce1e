// Jobs at a business or mosque, on its own page.
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { JobCard as Card } from './job.ts'
import { JobCard } from './job-card.tsx'

export function JobsAtPlace({ jobs }: { jobs: readonly Card[] }) {
  const words = useI18n().t.jobs
  if (jobs.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="jobs-here" id="jobs">
      <h2 className="h3" id="jobs-here">
        {words.here.title}
      </h2>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} headingLevel="h3" />
      ))}
      <p className="small">
        <Link className="link" to="/jobs">
          {words.here.all}
        </Link>
      </p>
    </section>
  )
}
