// All open jobs: what is asked for, what was found, and a way to hear of more.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { RelaxedPart } from '#app/core/understanding/relaxed-part.tsx'
import type { Understood } from '#app/core/understanding/understood.ts'
import { UnderstoodBar, useOwnPlace } from '#app/core/understanding/understood-bar.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Bell, Pencil, Search } from '#app/ui/icons.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import type { JobCard as JobCardData, JobList } from './job.ts'
import { JobCard } from './job-card.tsx'
import { JobFilters } from './job-filters.tsx'
import { isPlain, JOBS_PATH, type JobFilter, jobsAddress, LAST_PAGE, PAGE_SIZE } from './rules.ts'
import './jobs.css'

export type JobsPageProps = {
  list: JobList
  filter: JobFilter
  crumbs: readonly Crumb[]
  /** Name of the place that is searched from; null where it is unknown. */
  place: string | null
  isTownKnown: boolean
  understood: Understood | null
  /** What was found with less asked for, where nothing fits all of it. */
  relaxed: { said: string; items: JobCardData[] } | null
  currency: string
  isSignedIn: boolean
  state?: Refusal | undefined
}

export function JobsPage({ list, filter, crumbs, place, currency, isSignedIn, state, ...found }: JobsPageProps) {
  const { isTownKnown, understood, relaxed } = found
  const { t } = useI18n()
  const words = t.jobs
  useOwnPlace(jobsAddress(filter, { near: null }))
  const isNew = isPlain(filter) && list.elsewhere === 0
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{words.heading}</h1>
          <p className="lead max-w-[44rem]">{words.lead}</p>
        </div>
        <div className="row row--wrap gap-3">
          {isSignedIn && (
            <>
              <Button to="/account/applications" variant="ghost">
                {words.applications}
              </Button>
              <Button to="/account/jobs" variant="ghost">
                {words.mine}
              </Button>
            </>
          )}
          <Button to="/jobs/new">
            <Pencil className="i i--sm" />
            {words.post}
          </Button>
        </div>
      </header>
      <JobFilters filter={filter} currency={currency} place={place} />
      {understood && (
        <div>
          <UnderstoodBar understood={understood} />
        </div>
      )}
      {!isTownKnown && (
        <Alert tone="warning" announce>
          {words.unknownTown(filter.town)}
        </Alert>
      )}
      {list.items.length === 0 && relaxed ? null : list.items.length === 0 ? (
        <EmptyState
          icon={Search}
          title={isNew ? words.noneYet : words.none}
          action={
            <Button to={isNew ? '/jobs/new' : JOBS_PATH} variant="outline">
              {isNew ? words.post : words.search.clear}
            </Button>
          }
        >
          {isNew ? words.noneYetText : words.noneText}
        </EmptyState>
      ) : (
        <section className="stack gap-4" aria-label={words.title}>
          <Found list={list} filter={filter} place={place} />
          <div className="jobs-list">
            {list.items.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </div>
          <Pagination
            page={filter.page}
            pageCount={Math.min(LAST_PAGE, Math.ceil(list.total / PAGE_SIZE))}
            hrefFor={(page) => jobsAddress(filter, { page })}
          />
        </section>
      )}
      {relaxed && (
        <RelaxedPart said={relaxed.said} none={words.none} clear={{ label: words.search.clear, to: JOBS_PATH }}>
          <div className="jobs-list">
            {relaxed.items.map((job) => (
              <JobCard key={job.id} job={job} />
            ))}
          </div>
        </RelaxedPart>
      )}
      {list.elsewhere > 0 && filter.radius === null && (
        <p>
          <Button to={jobsAddress(filter, { radius: 'any' })} variant="outline">
            {words.elsewhere(list.elsewhere)}
          </Button>
        </p>
      )}
      <SaveSearch state={state} />
      <p>
        <a className="link small" href="/jobs/feed.xml" hrefLang="x-default">
          {words.feed}
        </a>
      </p>
    </div>
  )
}

function Found({ list, filter, place }: Pick<JobsPageProps, 'list' | 'filter' | 'place'>) {
  const words = useI18n().t.jobs
  if (place && filter.radius === null && list.near === 0)
    return (
      <p className="strong" role="status">
        {words.notNear(place)}
      </p>
    )
  return (
    <p className="strong" role="status">
      {place && filter.radius !== 'any' ? words.foundNear(list.total, place) : words.found(list.total)}
    </p>
  )
}

function SaveSearch({ state }: { state: Refusal | undefined }) {
  const { t } = useI18n()
  const words = t.jobs.alert
  const error = errorAt({ ...t.ui.refusals, ...t.jobs.errors }, state, 'form')
  return (
    <section className="jobs-alert" aria-labelledby="job-alert">
      <Bell className="i" />
      <div className="stack gap-2">
        <h2 className="h4" id="job-alert">
          {words.title}
        </h2>
        <p className="small soft">{words.text}</p>
        {error && (
          <Alert tone="danger" announce>
            {error}
          </Alert>
        )}
      </div>
      <Form method="post">
        <Button type="submit" variant="outline">
          {words.save}
        </Button>
      </Form>
    </section>
  )
}
