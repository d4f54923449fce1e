// A member's applications with the answers to them, and their job alerts.

import { Form, href, Link } from 'react-router'
import type { OwnAlert } from '#app/core/alerts/alerts.server.ts'
import { summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Send } from '#app/ui/icons.ts'
import { Answers } from './answers.tsx'
import { StateBadge } from './applicants-page.tsx'
import type { OwnApplication } from './job.ts'
import '#app/ui/styles/work.css'
import './jobs.css'

export const SAID = ['applied', 'withdrawn', 'alert', 'alertGone'] as const
type Props = {
  applications: readonly OwnApplication[]
  alerts: readonly OwnAlert[]
  said: (typeof SAID)[number] | null
  state: Refusal | undefined
}

export function OwnApplicationsPage({ applications, alerts, said, state }: Props) {
  const { t } = useI18n()
  const words = t.jobs.sent
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      back={{ to: '/jobs', label: t.jobs.page.back }}
      said={said && !state ? words.said[said] : null}
      errors={summaryOf({ ...t.ui.refusals, ...t.jobs.errors }, state)}
    >
      {applications.length === 0 ? (
        <EmptyState icon={Send} title={words.none} action={<Button to="/jobs">{words.find}</Button>} />
      ) : (
        applications.map((application) => <SentCard key={application.id} application={application} />)
      )}
      <section className="stack gap-3" aria-labelledby="alerts">
        <h2 className="h3" id="alerts">
          {words.alerts}
        </h2>
        {alerts.length === 0 ? <p className="soft">{words.noAlerts}</p> : <Alerts alerts={alerts} />}
      </section>
    </FormPage>
  )
}

function SentCard({ application }: { application: OwnApplication }) {
  const { locale, t } = useI18n()
  const words = t.jobs.sent
  const { id, job, state } = application
  return (
    <article className="panel stack gap-3" aria-label={job.title}>
      <header className="row row--wrap between gap-3">
        <h2 className="h4" dir="auto">
          <Link className="link" to={href('/jobs/:slug', { slug: job.slug })}>
            {job.title}
          </Link>
        </h2>
        <StateBadge state={state}>{t.jobs.states[state]}</StateBadge>
      </header>
      <p className="jobs-meta small">
        {job.employer && <bdi>{job.employer.name}</bdi>}
        <span suppressHydrationWarning>{t.jobs.applicants.sent(writeDate(locale, application.created_at))}</span>
        <span suppressHydrationWarning>{words.gone(writeDate(locale, application.gone_on))}</span>
      </p>
      {state !== 'withdrawn' && (
        <div className="stack gap-2">
          <details className="quiet-details">
            <summary>{words.letter}</summary>
            <p className="quotation quotation--small" dir="auto">
              {application.letter}
            </p>
            <Answers answers={application.answers} />
            {application.file_name && (
              <p className="pt-2">
                <a className="link" href={href('/jobs/applications/:id/file', { id })} download>
                  {words.file}: <bdi>{application.file_name}</bdi>
                </a>
              </p>
            )}
          </details>
          <details className="quiet-details">
            <summary>{words.withdraw}</summary>
            <Form method="post" className="stack gap-3">
              <p className="small">{words.withdrawText}</p>
              <input type="hidden" name="application" value={id} />
              <Button type="submit" name="intent" value="withdraw" size="sm" variant="danger" className="self-start">
                {words.withdraw}
              </Button>
            </Form>
          </details>
        </div>
      )}
    </article>
  )
}

function Alerts({ alerts }: { alerts: readonly OwnAlert[] }) {
  const words = useI18n().t.jobs.sent
  return (
    <ul className="divide-y divide-line">
      {alerts.map((alert) => (
        <li key={alert.id} className="row row--wrap between gap-3 py-3">
          <Link className="link" to={alert.address}>
            <bdi>{alert.name}</bdi>
          </Link>
          <Form method="post">
            <input type="hidden" name="alert" value={alert.id} />
            <Button
              type="submit"
              name="intent"
              value="delete-alert"
              size="sm"
              variant="ghost"
              aria-label={`${words.deleteAlert}: ${alert.name}`}
            >
              {words.deleteAlert}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
