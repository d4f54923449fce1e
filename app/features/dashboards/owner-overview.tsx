// The owner's first screen: the plan, the listings, and what would make them better.
import './owner-overview.css'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Camera, CircleCheck, Clock, MapPin, Pencil, ShieldCheck, Sparkles, Star, Store } from '#app/ui/icons.ts'
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
  /** Stands below: what is left to do comes first. */
  children?: ReactNode
}

const STATE_TONE = { draft: 'neutral', published: 'brand', hidden: 'warning', closed: 'neutral' } as const
const TASK_ICON = { pin: MapPin, hours: Clock, photo: Camera, halal: ShieldCheck, reviews: Star }

const pagePath = ({ slug, id }: OwnedListing) => href('/business/:id', { id: slug ?? id })
const editPath = ({ id }: OwnedListing) => `/business-profile?business=${id}`
const TASK_PAGE: Partial<Record<Task['kind'], string>> = { photo: 'photos', reviews: 'reviews' }
const taskPath = ({ kind, listing }: Task) =>
  TASK_PAGE[kind] ? `${pagePath(listing)}/${TASK_PAGE[kind]}` : editPath(listing)

export function OwnerOverview({ plan, isTrial, days, ends, listings, hasDraft, listed, children }: Props) {
  const { t } = useI18n()
  const words = t.registration.dashboard
  const account = t.auth.dashboard.owner
  const tasks = tasksOf(listings)
  const waiting = tasks.length + (hasDraft ? 1 : 0)
  const taskNames = {
    pin: words.taskPin,
    hours: words.taskHours,
    photo: words.taskPhoto,
    halal: words.taskHalal,
    reviews: words.taskReviews,
  }
  return (
    <div className="stack gap-5">
      {listed && (
        <Alert tone="success" title={words.welcome} announce>
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
            <EmptyState
              icon={Store}
              title={words.noListings}
              action={<Button to="/business-register">{words.add}</Button>}
            >
              {words.noListingsText}
            </EmptyState>
          )}
          <ul>
            {listings.map((listing) => (
              <li className="dash-owned" key={listing.id}>
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
                    <Badge tone={STATE_TONE[listing.status]}>{words.states[listing.status]}</Badge>
                    {listing.featured && <Badge tone="gold">{t.listings.featured}</Badge>}
                  </span>
                </div>
                <div className="row gap-2 dash-owned__links">
                  {listing.status === 'published' && (
                    <Button
                      to={pagePath(listing)}
                      variant="outline"
                      size="sm"
                      aria-label={words.viewListing(listing.name)}
                    >
                      {words.view}
                    </Button>
                  )}
                  <Button to={editPath(listing)} variant="soft" size="sm" aria-label={words.editListing(listing.name)}>
                    {words.edit}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
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
          {tasks.map((task) => {
            const Icon = TASK_ICON[task.kind]
            const verb = task.kind === 'reviews' ? words.view : words.start
            return (
              <div className="dash-task" key={`${task.kind} ${task.listing.id}`}>
                <span className="dash-task__i">
                  <Icon className="i i--sm" />
                </span>
                <span>
                  <span className="strong block">{taskNames[task.kind]}</span>
                  <span className="small muted" dir="auto">
                    {words.taskFor(task.listing.name)}
                  </span>
                </span>
                <Button
                  to={taskPath(task)}
                  variant="outline"
                  size="sm"
                  aria-label={`${verb}: ${taskNames[task.kind]}, ${task.listing.name}`}
                >
                  {verb}
                </Button>
              </div>
            )
          })}
        </Card>
      </div>
      {children}
    </div>
  )
}
