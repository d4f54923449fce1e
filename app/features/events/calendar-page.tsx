// The community's calendar: a month, a week or a list, all by links. Where nobody chose, wide screens show the month and
// narrow ones the list.
import { Link } from 'react-router'
import { NewOnes } from '#app/core/contributions/new-ones.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CalendarDays, CalendarPlus, ChevronLeft, ChevronRight, List, Pencil } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import type { CalendarView, ShownDay } from './calendar-view.server.ts'
import type { EventCard } from './event.ts'
import { type EventFilter, filterQuery, VIEWS, type View } from './event-filter.ts'
import { EventFilters } from './event-filters.tsx'
import { eventPath } from './event-path.ts'
import { EventRow } from './event-row.tsx'
import { OwnCalendar, type OwnLink } from './own-calendar.tsx'
import { clockAt } from './write-event.ts'
import './events.css'
import '#app/core/contributions/contributions.css'

const PATH = '/community-events'
const WEEK = 7
const SHOWN_IN_CELL = 3

type Props = {
  calendar: CalendarView
  view: View | null
  /** YYYY-MM-DD; null: today. */
  at: string | null
  filter: EventFilter
  crumbs: readonly Crumb[]
  nearby: string | null
  isTownKnown: boolean
  feed: string
  isSignedIn: boolean
  own: OwnLink
}

type ViewsProps = { to: (change: Record<string, string>) => string; current: View; className?: string }

function Views({ to, current, className }: ViewsProps) {
  const words = useI18n().t.events.calendar.views
  return (
    <LinkTabs
      label={words.label}
      look="segment"
      className={className}
      items={VIEWS.map((view) => ({ to: to({ view }), label: words[view], current: view === current }))}
    />
  )
}

export function CalendarPage(props: Props) {
  const { calendar, view, at, filter, crumbs, nearby, isTownKnown, feed, isSignedIn, own } = props
  const { t } = useI18n()
  const words = t.events
  const kept = { ...(view && { view }), ...(at && { at }) }
  const to = (change: Record<string, string>) => PATH + filterQuery(filter, {}, { ...kept, ...change })
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{words.calendar.title}</h1>
          <p className="lead max-w-[44rem]">{words.calendar.lead}</p>
        </div>
        <div className="row row--wrap gap-3">
          <Button to="/community/events" variant="outline">
            <List className="i i--sm" />
            {words.here.all}
          </Button>
          <Button to="/community/events/new">
            <Pencil className="i i--sm" />
            {t.community.sections.events.write}
          </Button>
        </div>
      </header>
      <EventFilters filter={filter} action={PATH} kept={kept} nearby={nearby} isTownKnown={isTownKnown} />
      <div className="row row--wrap between gap-4">
        <div>
          <h2 className="h3">{calendar.title}</h2>
          <p className="small muted">{calendar.hijriTitle}</p>
        </div>
        <div className="row row--wrap gap-3">
          {view ? (
            <Views to={to} current={view} />
          ) : (
            <>
              <Views to={to} current="month" className="events-wide" />
              <Views to={to} current="list" className="events-narrow" />
            </>
          )}
          <nav className="row row--wrap gap-2" aria-label={words.calendar.days}>
            <Button to={to({ at: calendar.before })} variant="outline" size="sm" preventScrollReset>
              <ChevronLeft className="i i--sm rtl:-scale-x-100" />
              {words.calendar.before}
            </Button>
            <Button
              to={PATH + filterQuery(filter, {}, view ? { view } : {})}
              variant="outline"
              size="sm"
              preventScrollReset
            >
              {words.calendar.today}
            </Button>
            <Button to={to({ at: calendar.after })} variant="outline" size="sm" preventScrollReset>
              {words.calendar.after}
              <ChevronRight className="i i--sm rtl:-scale-x-100" />
            </Button>
          </nav>
        </div>
      </div>
      {(view === null || view === 'month') && (
        <div className={view === null ? 'events-wide' : undefined}>
          <Month calendar={calendar} listOf={(iso) => `${to({ view: 'list', at: iso })}#day-${iso}`} />
        </div>
      )}
      {view === 'week' && <Week days={calendar.days} />}
      {(view === null || view === 'list') && (
        <div className={view === null ? 'events-narrow' : undefined}>
          <DayList days={calendar.days} hasAnchors={view === 'list'} />
        </div>
      )}
      <NewOnes topic="section:events" event="new" />
      <p>
        <Link className="link small" to={feed} reloadDocument>
          <CalendarPlus className="i i--xs inline" /> {words.list.subscribe}
        </Link>
      </p>
      <OwnCalendar own={own} isSignedIn={isSignedIn} />
    </div>
  )
}

function Month({ calendar, listOf }: { calendar: CalendarView; listOf: (iso: string) => string }) {
  const weeks = Array.from({ length: calendar.days.length / WEEK }, (_, i) =>
    calendar.days.slice(i * WEEK, (i + 1) * WEEK),
  )
  return (
    <table className="events-month">
      <caption className="sr-only">{calendar.title}</caption>
      <thead>
        <tr>
          {weeks[0]?.map(({ iso, weekday }) => (
            <th key={iso} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.iso}>
            {week.map((day) => (
              <Cell key={day.iso} day={day} listOf={listOf} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ day, listOf }: { day: ShownDay; listOf: (iso: string) => string }) {
  const { locale, t } = useI18n()
  const rest = day.events.length - SHOWN_IN_CELL
  return (
    <td data-outside={day.isOutside || undefined} data-today={day.isToday || undefined}>
      <p className="events-month__day">
        <time dateTime={day.iso}>{day.number}</time>
        <HijriDay day={day} />
      </p>
      {day.events.length > 0 && (
        <>
          <ul className="events-month__list">
            {day.events.slice(0, SHOWN_IN_CELL).map((event) => (
              <li key={event.id}>
                <DayLink event={event} />
              </li>
            ))}
            {rest > 0 && (
              <li>
                <Link className="link small" to={listOf(day.iso)}>
                  {t.events.calendar.more(rest)}
                </Link>
              </li>
            )}
          </ul>
          <Link className="events-month__count" to={listOf(day.iso)}>
            <span aria-hidden="true">{formatNumber(locale, day.events.length)}</span>
            <span className="sr-only">{day.long}</span>
          </Link>
        </>
      )}
    </td>
  )
}

/** In the narrow cells of a phone the number is enough. */
const HijriDay = ({ day: { hijri } }: { day: ShownDay }) => (
  <span className="events-month__hijri">
    {hijri.day}
    {hijri.month && <span className="events-month__name"> {hijri.month}</span>}
  </span>
)

function DayLink({ event }: { event: EventCard }) {
  const { locale, t } = useI18n()
  const isOff = event.state === 'cancelled'
  return (
    <Link
      className={joinClasses('events-month__event', isOff && 'is-off')}
      to={eventPath(event.slug, event.day)}
      lang={event.language}
    >
      <span className="num">{clockAt(locale, event.starts_at, event.time_zone)}</span>{' '}
      <span dir="auto">{event.title}</span>
      {isOff && <span className="sr-only"> {t.events.list.cancelled}</span>}
    </Link>
  )
}

function Week({ days }: { days: readonly ShownDay[] }) {
  const words = useI18n().t.events.calendar
  return (
    <div className="events-week">
      {days.map((day) => (
        <section key={day.iso} aria-label={day.long} data-today={day.isToday || undefined}>
          <h3 className="events-week__day">
            <span>{day.weekday}</span> <b>{day.number}</b> <HijriDay day={day} />
          </h3>
          {day.events.length === 0 ? (
            <p className="small muted">{words.none}</p>
          ) : (
            <ul className="stack gap-2">
              {day.events.map((event) => (
                <li key={event.id}>
                  <DayLink event={event} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function DayList({ days, hasAnchors }: { days: readonly ShownDay[]; hasAnchors: boolean }) {
  const words = useI18n().t.events.calendar
  const shown = days.filter(({ events, isOutside }) => events.length > 0 && !isOutside)
  if (shown.length === 0)
    return (
      <EmptyState icon={CalendarDays} title={words.none}>
        {words.noneText}
      </EmptyState>
    )
  return (
    <div className="stack gap-6">
      {shown.map((day) => (
        <section
          key={day.iso}
          className="stack gap-2"
          id={hasAnchors ? `day-${day.iso}` : undefined}
          aria-label={day.long}
        >
          <h3 className="h4">
            {day.long} <HijriDay day={day} />
          </h3>
          <div className="contribution-list">
            {day.events.map((event) => (
              <EventRow key={event.id} event={event} headingLevel={3} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
