// The page of coming events, in order.
import { Link } from 'react-router'
import { NewOnes } from '#app/core/contributions/new-ones.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { RelaxedPart } from '#app/core/understanding/relaxed-part.tsx'
import type { Understood } from '#app/core/understanding/understood.ts'
import { UnderstoodBar, useOwnPlace } from '#app/core/understanding/understood-bar.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CalendarDays, CalendarPlus, Pencil } from '#app/ui/icons.ts'
import type { EventCard, EventList } from './event.ts'
import { type EventFilter, filterQuery, isPlain } from './event-filter.ts'
import { EventFilters } from './event-filters.tsx'
import { EventRow } from './event-row.tsx'
import './events.css'
import '#app/core/contributions/contributions.css'

type Props = {
  list: EventList
  filter: EventFilter
  crumbs: readonly Crumb[]
  nearby: string | null
  isTownKnown: boolean
  understood: Understood | null
  /** What was found with less asked for, where nothing fits all of it. */
  relaxed: { said: string; items: EventCard[] } | null
  /** What is shown, as a calendar to subscribe to. */
  feed: string
}

export function EventsPage({ list, filter, crumbs, nearby, isTownKnown, understood, relaxed, feed }: Props) {
  const { t } = useI18n()
  const own = t.community.sections.events
  const words = t.events
  const plain = isPlain(filter)
  useOwnPlace(`/community/events${filterQuery(filter, { near: null })}`)
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{own.title}</h1>
          <p className="lead max-w-[44rem]">{own.lead}</p>
        </div>
        <div className="row row--wrap gap-3">
          <Button to="/community-events" variant="outline">
            <CalendarDays className="i i--sm" />
            {words.list.calendar}
          </Button>
          <Button to="/community/events/new">
            <Pencil className="i i--sm" />
            {own.write}
          </Button>
        </div>
      </header>
      <EventFilters filter={filter} action="/community/events" nearby={nearby} isTownKnown={isTownKnown} isList />
      {understood && (
        <div>
          <UnderstoodBar understood={understood} />
        </div>
      )}
      <NewOnes topic="section:events" event="new" />
      {list.items.length === 0 && !relaxed ? (
        <EmptyState
          icon={CalendarDays}
          title={plain ? own.none : words.list.none}
          action={
            <Button to={plain ? '/community/events/new' : '/community/events'} variant="outline">
              {plain ? own.write : t.contributions.list.clear}
            </Button>
          }
        >
          {plain ? own.noneText : words.list.noneText}
        </EmptyState>
      ) : (
        <div className="contribution-list">
          {list.items.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </div>
      )}
      {relaxed && (
        <RelaxedPart
          said={relaxed.said}
          none={plain ? undefined : words.list.none}
          clear={plain ? undefined : { label: t.contributions.list.clear, to: '/community/events' }}
        >
          <div className="contribution-list">
            {relaxed.items.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </div>
        </RelaxedPart>
      )}
      <nav className="row row--wrap gap-3" aria-label={t.contributions.list.pages}>
        {filter.after && (
          <Button to={`/community/events${filterQuery(filter)}`} variant="outline">
            {words.list.first}
          </Button>
        )}
        {list.next && (
          <Button to={`/community/events${filterQuery(filter, { after: list.next })}`} variant="outline">
            {words.list.later}
          </Button>
        )}
        <Link className="link small" to={feed} reloadDocument>
          <CalendarPlus className="i i--xs inline" /> {words.list.subscribe}
        </Link>
        <a className="link small" href="/community/events/feed.xml" hrefLang="x-default">
          {words.list.feed}
        </a>
      </nav>
    </div>
  )
}
