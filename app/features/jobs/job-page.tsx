// One job: what it is, what it pays, how it fits with the faith, who offers it, and how to apply.
import { Form, href, Link } from 'react-router'
import { MarkdownText } from '#app/core/contributions/markdown-text.tsx'
import { destinationOf } from '#app/core/listings/directions.ts'
import { Directions } from '#app/core/listings/directions-sheet.tsx'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Check, CircleQuestionMark, ExternalLink, MoonStar, Send } from '#app/ui/icons.ts'
import type { Job, JobOver } from './job.ts'
import { Where } from './job-card.tsx'
import { writePay } from './pay.ts'
import { RENEWED_DAYS, wayToApply } from './rules.ts'
import '#app/core/contributions/contributions.css'
import '#app/ui/styles/work.css'
import './jobs.css'

type Props = { job: Job; crumbs: readonly Crumb[] }

export function JobPage({ job, crumbs }: Props) {
  const { locale, t } = useI18n()
  const words = t.jobs
  const facts = [
    { term: words.page.pay, detail: <span className="strong num">{writePay(locale, words, job)}</span> },
    { term: words.page.kind, detail: words.kinds[job.kind] },
    {
      term: words.page.where,
      detail: (
        <>
          {words.workplaces[job.workplace]} · <Where job={job} />
        </>
      ),
    },
    ...(job.expires_at
      ? [
          {
            term: words.page.until,
            detail: <span suppressHydrationWarning>{writeDate(locale, job.expires_at)}</span>,
          },
        ]
      : []),
  ]
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      {job.is_mine && <OwnNote job={job} />}
      <div className="jobs-split">
        <article className="stack gap-6">
          <header className="stack gap-2">
            <h1 className="title" lang={job.language} dir="auto">
              {job.title}
            </h1>
            {job.employer && (
              <p className="lead">
                <bdi>{job.employer.name}</bdi>
              </p>
            )}
            <p className="jobs-meta small">
              {job.published_at && (
                <span suppressHydrationWarning>{words.posted(writeDate(locale, job.published_at))}</span>
              )}
              {job.is_sample && <span>{words.sample}</span>}
            </p>
          </header>
          <DescriptionList items={facts} />
          <FaithBlock job={job} />
          <section className="stack gap-3" aria-labelledby="about">
            <h2 className="h3" id="about">
              {words.page.about}
            </h2>
            <MarkdownText text={job.body} language={job.language} />
          </section>
        </article>
        <aside className="stack gap-5">
          <ApplyPanel job={job} />
          <EmployerPanel job={job} />
          <div>
            <ReportLink kind="job" subject={job.id} what={job.title} />
          </div>
        </aside>
      </div>
    </div>
  )
}

function FaithBlock({ job }: { job: Job }) {
  const words = useI18n().t.jobs
  return (
    <section className="jobs-faith stack gap-3" aria-labelledby="faith">
      <h2 className="h3 row gap-2" id="faith">
        <MoonStar className="i" />
        {words.faithTitle}
      </h2>
      {job.faith.length === 0 ? (
        <p className="soft row gap-2">
          <CircleQuestionMark className="i i--sm" />
          {words.faithNone}
        </p>
      ) : (
        <>
          <ul className="jobs-boxes">
            {job.faith.map((fact) => (
              <li key={fact} className="row gap-2">
                <Check className="i i--sm" />
                {words.faith[fact]}
              </li>
            ))}
          </ul>
          <p className="small muted">{words.faithNote}</p>
        </>
      )}
    </section>
  )
}

function ApplyPanel({ job }: { job: Job }) {
  const { locale, t } = useI18n()
  const words = t.jobs.page
  const { kind, href: address } = wayToApply(job.apply_to)
  if (job.is_mine || job.is_over || job.state !== 'published') return null
  return (
    <section className="panel stack gap-3" aria-label={words.apply}>
      {job.expires_at && (
        <p className="strong" suppressHydrationWarning>
          {t.jobs.ends(writeDate(locale, job.expires_at))}
        </p>
      )}
      <ApplyWay job={job} kind={kind} address={address} />
      <p className="small muted">{kind === 'form' ? words.fees : words.outside}</p>
    </section>
  )
}

function ApplyWay({ job, kind, address }: { job: Job; kind: 'form' | 'web' | 'mail'; address: string | null }) {
  const t = useI18n().t.jobs
  const words = t.page
  if (job.is_sample) return <p>{words.sample}</p>
  if (job.application && job.application.state !== 'withdrawn')
    return (
      <Alert tone="success">
        {words.applied(t.states[job.application.state])}{' '}
        <Link className="link" to="/account/applications">
          {t.applications}
        </Link>
      </Alert>
    )
  if (address !== null)
    return (
      <Button href={address} rel="nofollow noopener ugc" size="lg" block>
        {kind === 'web' ? words.applyWeb : words.applyMail}
        <ExternalLink className="i i--sm" />
      </Button>
    )
  return (
    <Button to={href('/jobs/:slug/apply', { slug: job.slug })} size="lg" block>
      <Send className="i i--sm" />
      {words.apply}
    </Button>
  )
}

function EmployerPanel({ job }: { job: Job }) {
  const words = useI18n().t.jobs.page
  const { employer } = job
  if (!employer) return null
  return (
    <section className="panel stack gap-2" aria-labelledby="employer">
      <h2 className="small muted" id="employer">
        {words.employer}
      </h2>
      <p className="strong">
        <bdi>{employer.name}</bdi>
      </p>
      {employer.path ? (
        <Link className="link" to={employer.path}>
          {employer.kind === 'mosque' ? words.seeMosque : words.seeBusiness}
        </Link>
      ) : (
        <p className="small soft">{words.person}</p>
      )}
      <WayThere job={job} />
    </section>
  )
}

/** To where the work is done; a person's own post names no more than a town. */
function WayThere({ job: { employer, workplace, city } }: { job: Job }) {
  if (!employer || employer.kind === 'person' || workplace === 'remote') return null
  const where = [employer.address, city]
  const to = destinationOf({
    name: employer.name,
    latitude: employer.latitude ?? null,
    longitude: employer.longitude ?? null,
    where,
  })
  if (!to) return null
  return (
    <div>
      <Directions
        to={to}
        name={employer.name}
        address={where.filter(Boolean).join(', ')}
        className="btn btn--soft btn--sm"
      />
    </div>
  )
}

function OwnNote({ job }: { job: Job }) {
  const { t } = useI18n()
  const words = t.jobs.own
  const state = job.state === 'published' && job.is_over ? 'expired' : job.state
  const { canned, note } = job.note ?? {}
  const reasons: Readonly<Record<string, string>> = t.moderation.queue.cannedOptions
  const isOpen = ['review', 'returned', 'published', 'hidden'].includes(job.state)
  return (
    <Alert tone={state === 'published' ? 'success' : 'info'} title={words.title}>
      <p>{words.states[state]}</p>
      {(state === 'returned' || state === 'hidden' || state === 'removed') && (canned || note) && (
        <p className="quotation quotation--small">{[canned && reasons[canned], note].filter(Boolean).join(' ')}</p>
      )}
      <div className="row row--wrap gap-3 pt-2">
        {state === 'expired' && (
          <Form method="post" action="/account/jobs">
            <input type="hidden" name="job" value={job.id} />
            <input type="hidden" name="days" value={RENEWED_DAYS} />
            <Button type="submit" name="intent" value="renew" size="sm">
              {t.jobs.posts.renew}
            </Button>
          </Form>
        )}
        {isOpen && (
          <Button to={href('/jobs/:slug/edit', { slug: job.slug })} size="sm" variant="outline">
            {words.edit}
          </Button>
        )}
        {job.published_at && (
          <Button to={href('/jobs/:slug/applicants', { slug: job.slug })} size="sm" variant="outline">
            {words.applicants}
          </Button>
        )}
        <Button to="/account/jobs" size="sm" variant="ghost">
          {t.jobs.mine}
        </Button>
      </div>
    </Alert>
  )
}

/** A post that was public and is closed: kind, short, and with a way on. */
export function JobOverPage({ job, crumbs }: { job: JobOver | Job; crumbs: readonly Crumb[] }) {
  const words = useI18n().t.jobs.over
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <EmptyState
        icon={MoonStar}
        title={words.title}
        headingLevel={1}
        action={<Button to="/jobs">{words.more}</Button>}
      >
        <span className="block strong" lang={job.language} dir="auto">
          {job.title}
        </span>
        {words.text}
      </EmptyState>
    </div>
  )
}
