// The applicants, for those who keep the post: their letter, their file, and an answer.
import { Form, href } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Download, Inbox } from '#app/ui/icons.ts'
import { Answers } from './answers.tsx'
import { ANSWERS, type Applicant, type ApplicationState, type Job } from './job.ts'
import '#app/ui/styles/work.css'
import './jobs.css'

type Props = { job: Job; applicants: readonly Applicant[]; said: boolean; state: Refusal | undefined }

const TONE = {
  new: 'gold',
  seen: 'neutral',
  shortlisted: 'info',
  declined: 'neutral',
  hired: 'brand',
  withdrawn: 'neutral',
} as const

export const StateBadge = ({ state, children }: { state: ApplicationState; children: string }) => (
  <Badge tone={TONE[state]}>{children}</Badge>
)

export function ApplicantsPage({ job, applicants, said, state }: Props) {
  const { t } = useI18n()
  const words = t.jobs.applicants
  return (
    <FormPage
      title={words.title(job.title)}
      lead={words.lead}
      back={{ to: '/account/jobs', label: words.back }}
      said={said && !state ? words.said : null}
      errors={summaryOf({ ...t.ui.refusals, ...t.jobs.errors }, state)}
    >
      {applicants.length === 0 ? (
        <EmptyState icon={Inbox} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        applicants.map((applicant) => <ApplicantCard key={applicant.id} applicant={applicant} />)
      )}
    </FormPage>
  )
}

function ApplicantCard({ applicant }: { applicant: Applicant }) {
  const { locale, t } = useI18n()
  const words = t.jobs.applicants
  const { id, name, email, phone, letter, file_name: file, state } = applicant
  return (
    <article className="panel stack gap-4" aria-label={name}>
      <header className="row row--wrap between gap-3">
        <div className="stack gap-1">
          <h2 className="h4">
            <bdi>{name}</bdi>
          </h2>
          <p className="jobs-meta small">
            <a className="link" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} dir="ltr">
              {email}
            </a>
            {phone && <bdi dir="ltr">{phone}</bdi>}
            <span suppressHydrationWarning>{words.sent(writeDate(locale, applicant.created_at))}</span>
          </p>
        </div>
        <StateBadge state={state}>{state === 'new' ? words.fresh : t.jobs.states[state]}</StateBadge>
      </header>
      <p className="quotation quotation--small" dir="auto">
        {letter}
      </p>
      <Answers answers={applicant.answers} />
      {file && (
        <p>
          <Button
            href={href('/jobs/applications/:id/file', { id })}
            variant="outline"
            size="sm"
            download
            aria-label={`${words.file}: ${file}`}
          >
            <Download className="i i--sm" />
            {words.file}
          </Button>
        </p>
      )}
      <Form method="post" className="row row--wrap gap-2" aria-label={words.answer(name)}>
        <input type="hidden" name="application" value={id} />
        {ANSWERS.filter((answer) => answer !== state && !(answer === 'seen' && state !== 'new')).map((answer) => (
          <Button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            size="sm"
            variant={answer === 'shortlisted' || answer === 'hired' ? 'soft' : 'ghost'}
          >
            {words.answers[answer]}
          </Button>
        ))}
      </Form>
    </article>
  )
}
