// The owner's first screen: the plan, the listings, and what would make them better.
import './owner-overview.css'
import type { ReactNode } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { type Messages, useI18n } from '#app/i18n/catalogue.ts'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { writeDate, writeDaysAgo } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import {
  Camera,
  CircleCheck,
  CircleQuestionMark,
  Clock,
  FileCheck,
  MapPin,
  Pencil,
  RotateCw,
  ShieldCheck,
  Sparkles,
  Star,
  Store,
} from '#app/ui/icons.ts'
import { type OwnedListing, type Task, tasksOf } from './rules.ts'

type Props = {
  plan: 'basic' | 'premium' | 'enterprise'
  isTrial: boolean
  days: number
  /** The day the plan ends, as it is written in the visitor's language. */
  ends: string
  listings: OwnedListing[]
  hasDraft: boolean
  /** The listing that was published a moment ago. */
  listed: OwnedListing | null
  /** A moment ago a listing was said to be still right, or a dish was added to it. */
  said: 'kept' | 'dish' | null
  refusal: Refusal | undefined
  /** Stands below: what is left to do comes first. */
  children?: ReactNode
}

const STATE_TONE = { draft: 'neutral', published: 'brand', hidden: 'warning', closed: 'neutral' } as const
const TASK_ICON = {
  pin: MapPin,
  hours: Clock,
  doubts: CircleQuestionMark,
  certificate: FileCheck,
  photo: Camera,
  halal: ShieldCheck,
  stale: RotateCw,
  reviews: Star,
}

const pagePath = ({ slug, id }: OwnedListing) => href('/business/:id', { id: slug ?? id })
const editPath = ({ id }: OwnedListing) => `/business-profile?business=${id}`
const TASK_PAGE: Partial<Record<Task['kind'], string>> = { photo: 'photos', reviews: 'reviews', certificate: 'halal' }
const taskPath = ({ kind, listing }: Task) =>
  TASK_PAGE[kind] ? `${pagePath(listing)}/${TASK_PAGE[kind]}` : editPath(listing)

/** What is to be done, as the owner reads it. */
function nameTask({ kind, listing: { state } }: Task, locale: Locale, t: Messages): string {
  const words = t.registration.dashboard
  switch (kind) {
    case 'doubts':
      return words.taskDoubts(
        new Intl.ListFormat(intlTag(locale)).format(state.doubted.map((fact) => t.business.facts[fact])),
      )
    case 'certificate': {
      const day = writeDate(locale, state.certificate?.ends ?? '')
      return state.certificate?.isOver ? words.certificateOver(day) : words.certificateEnds(day)
    }
    default:
      return {
        pin: words.taskPin,
        hours: words.taskHours,
        photo: words.taskPhoto,
        halal: words.taskHalal,
        stale: words.taskStale,
        reviews: words.taskReviews,
      }[kind]
  }
}

export function OwnerOverview(props: Props) {
  const { plan, isTrial, days, ends, listings, hasDraft, listed, said, refusal, children } = props
  const { t } = useI18n()
  const words = t.registration.dashboard
  const account = t.auth.dashboard.owner
  return (
    <div className="stack gap-5">
      <ErrorSummary errors={summaryOf(t.ui.refusals, refusal)} />
      {said && !refusal && (
        <Alert tone="success" announce>
          {said === 'dish' ? t.analytics.owner.dishAdded : words.kept}
        </Alert>
      )}
      {listings
        .filter(({ waits }) => waits !== null)
        .map(({ id, name, waits }) => (
          <Alert key={id} title={words.waitsTitle} announce={listed?.id === id}>
            <p dir="auto">{waits === 'double' ? words.waitsDouble(name) : words.waitsAddress(name)}</p>
          </Alert>
        ))}
      {listed && listed.waits === null && (
        <Alert tone="success" title={listed.hasPin ? words.welcome : words.welcomeNoPin} announce>
          <p dir="auto">{words.welcomeText(listed.name)}</p>
          <Button to={pagePath(listed)} variant="outline" size="sm" className="mt-3">
            {words.viewPage}
          </Button>
        </Alert>
      )}
      <section className="dash-trial" aria-label={isTrial ? account.trial : account.plan(account.planNames[plan])}>
        <Sparkles className="i" />
        <p className="grow">
          <b>{isTrial ? words.trialBanner(days) : words.planBanner(account.planNames[plan])}</b>{' '}
          {/* The free plan runs on by itself. */}
          {isTrial ? words.trialText(ends) : plan !== 'basic' && account.daysLeft(days)}
        </p>
        <Button to="/packages" variant="outline">
          {words.compare}
        </Button>
      </section>
      <div className="dash-owner">
        <Listings listings={listings} />
        <Tasks tasks={tasksOf(listings)} hasDraft={hasDraft} />
      </div>
      {children}
    </div>
  )
}

function Listings({ listings }: Pick<Props, 'listings'>) {
  const words = useI18n().t.registration.dashboard
  return (
    <Card
      title={words.listings}
      as="section"
      action={
        listings.length > 0 && (
          <Link className="link" to="/business-register">
            {words.addAnother}
          </Link>
        )
      }
    >
      {listings.length === 0 && (
        <EmptyState icon={Store} title={words.noListings} action={<Button to="/business-register">{words.add}</Button>}>
          {words.noListingsText}
        </EmptyState>
      )}
      <ul>
        {listings.map((listing) => (
          <OwnedRow key={listing.id} listing={listing} />
        ))}
      </ul>
    </Card>
  )
}

function OwnedRow({ listing }: { listing: OwnedListing }) {
  const { locale, t } = useI18n()
  const words = t.registration.dashboard
  return (
    <li className="dash-owned">
      <img src={listing.cover} alt="" width={72} height={72} loading="lazy" />
      <div className="stack gap-1">
        <span className="strong">
          <bdi>{listing.name}</bdi>
        </span>
        {listing.city && (
          <span className="small muted">
            <bdi>{listing.city}</bdi>
          </span>
        )}
        <span className="row row--wrap gap-2">
          <Badge tone={STATE_TONE[listing.status]}>{listing.waits ? words.waits : words.states[listing.status]}</Badge>
          {listing.featured && <Badge tone="gold">{t.listings.featured}</Badge>}
        </span>
        {listing.state.checkedDaysAgo !== null && (
          <span className="small muted">{words.checked(writeDaysAgo(locale, listing.state.checkedDaysAgo))}</span>
        )}
      </div>
      <div className="row gap-2 dash-owned__links">
        {listing.status === 'published' && (
          <Button to={pagePath(listing)} variant="outline" size="sm" aria-label={words.viewListing(listing.name)}>
            {words.view}
          </Button>
        )}
        <Button to={editPath(listing)} variant="soft" size="sm" aria-label={words.editListing(listing.name)}>
          {words.edit}
        </Button>
      </div>
    </li>
  )
}

function Tasks({ tasks, hasDraft }: { tasks: readonly Task[]; hasDraft: boolean }) {
  const words = useI18n().t.registration.dashboard
  const waiting = tasks.length + (hasDraft ? 1 : 0)
  return (
    <Card
      title={words.tasks}
      as="section"
      action={waiting > 0 && <span className="small muted">{words.open(waiting)}</span>}
    >
      {waiting === 0 && (
        <p className="row gap-2 muted">
          <CircleCheck className="i" />
          {words.allDone}
        </p>
      )}
      {hasDraft && (
        <div className="dash-task">
          <span className="dash-task__i">
            <Pencil className="i i--sm" />
          </span>
          <span className="strong">{words.taskDraft}</span>
          <Button to="/business-register" variant="outline" size="sm">
            {words.resume}
          </Button>
        </div>
      )}
      {tasks.map((task) => (
        <TaskRow key={`${task.kind} ${task.listing.id}`} task={task} />
      ))}
    </Card>
  )
}

function TaskRow({ task }: { task: Task }) {
  const { locale, t } = useI18n()
  const words = t.registration.dashboard
  const Icon = TASK_ICON[task.kind]
  const name = nameTask(task, locale, t)
  const verb =
    task.kind === 'reviews' ? words.view : task.kind === 'doubts' || task.kind === 'stale' ? words.edit : words.start
  return (
    <div className="dash-task">
      <span className="dash-task__i">
        <Icon className="i i--sm" />
      </span>
      <span>
        <span className="strong block">{name}</span>
        <span className="small muted" dir="auto">
          {words.taskFor(task.listing.name)}
        </span>
      </span>
      <div className="dash-task__links">
        {task.kind === 'stale' && task.listing.place && (
          <KeepButton place={task.listing.place} name={task.listing.name} />
        )}
        <Button to={taskPath(task)} variant="outline" size="sm" aria-label={`${verb}: ${name}, ${task.listing.name}`}>
          {verb}
        </Button>
      </div>
    </div>
  )
}

function KeepButton({ place, name }: { place: string; name: string }) {
  const words = useI18n().t.registration.dashboard
  const busy = useNavigation().formData?.get('place') === place
  return (
    <Form method="post">
      <input type="hidden" name="place" value={place} />
      <Button
        type="submit"
        name="intent"
        value="keep"
        variant="soft"
        size="sm"
        busy={busy}
        aria-label={`${words.keep}: ${name}`}
      >
        {words.keep}
      </Button>
    </Form>
  )
}
