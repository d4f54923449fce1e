// A member's own posts, the state of each, and the actions on it.
import { Form, href, Link } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Pencil, Users } from '#app/ui/icons.ts'
import type { OwnJob } from './job.ts'
import { gainsByRenewal, RENEWED_DAYS } from './rules.ts'
import './jobs.css'

export const SAID = ['sent', 'saved', 'renewed', 'closed'] as const
type Props = { jobs: readonly OwnJob[]; said: (typeof SAID)[number] | null; state: Refusal | undefined }

export function OwnJobsPage({ jobs, said, state }: Props) {
  const { t } = useI18n()
  const words = t.jobs.posts
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      back={{ to: '/jobs', label: t.jobs.page.back }}
      said={said && !state ? words.said[said] : null}
      errors={summaryOf({ ...t.ui.refusals, ...t.jobs.errors }, state)}
    >
      <p>
        <Button to="/jobs/new">
          <Pencil className="i i--sm" />
          {t.jobs.post}
        </Button>
      </p>
      {jobs.length === 0 ? (
        <EmptyState icon={Users} title={words.none} />
      ) : (
        jobs.map((job) => <OwnJobCard key={job.id} job={job} />)
      )}
    </FormPage>
  )
}

const stateOf = ({ state, is_over }: OwnJob) => (state === 'published' ? (is_over ? 'ended' : 'open') : state)

function OwnJobCard({ job }: { job: OwnJob }) {
  const { locale, t } = useI18n()
  const words = t.jobs.posts
  const state = stateOf(job)
  const isEditable = ['review', 'returned', 'published', 'hidden'].includes(job.state)
  return (
    <article className="panel stack gap-3" aria-label={job.title}>
      <header className="row row--wrap between gap-3">
        <h2 className="h4" dir="auto" lang={job.language}>
          <Link className="link" to={href('/jobs/:slug', { slug: job.slug })}>
            {job.title}
          </Link>
        </h2>
        <Badge tone={state === 'open' ? 'brand' : state === 'returned' ? 'warning' : 'neutral'}>{words[state]}</Badge>
      </header>
      <p className="jobs-meta small">
        {job.employer && <bdi>{job.employer.name}</bdi>}
        {state === 'open' && job.expires_at && (
          <span suppressHydrationWarning>{t.jobs.ends(writeDate(locale, job.expires_at))}</span>
        )}
        {state === 'ended' && job.expires_at && (
          <span suppressHydrationWarning>{words.endedOn(writeDate(locale, job.expires_at))}</span>
        )}
        {job.is_sample && <span>{t.jobs.sample}</span>}
      </p>
      <div className="row row--wrap gap-2">
        {job.published_at && (
          <Button to={href('/jobs/:slug/applicants', { slug: job.slug })} size="sm" variant="soft">
            {words.applicants(job.applications)}
            {job.new_applications > 0 && ` · ${words.fresh(job.new_applications)}`}
          </Button>
        )}
        {isEditable && (
          <Button to={href('/jobs/:slug/edit', { slug: job.slug })} size="sm" variant="outline">
            {t.jobs.own.edit}
          </Button>
        )}
        <Form method="post" className="row row--wrap gap-2">
          <input type="hidden" name="job" value={job.id} />
          <input type="hidden" name="days" value={RENEWED_DAYS} />
          {gainsByRenewal(job, new Date()) && (
            <Button type="submit" name="intent" value="renew" size="sm" variant="outline">
              {words.renew}
            </Button>
          )}
          {state === 'open' && (
            <Button type="submit" name="intent" value="filled" size="sm" variant="ghost">
              {words.fill}
            </Button>
          )}
          {isEditable && state !== 'ended' && (
            <Button type="submit" name="intent" value="withdrawn" size="sm" variant="ghost">
              {words.withdraw}
            </Button>
          )}
        </Form>
      </div>
    </article>
  )
}
