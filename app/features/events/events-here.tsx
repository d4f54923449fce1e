// The next events at a mosque, at a business or around the visitor, on the pages of others.
import { Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { CalendarPlus, Plus } from '#app/ui/icons.ts'
import type { EventCard } from './event.ts'
import { EventRow } from './event-row.tsx'
import './events.css'
import '#app/core/contributions/contributions.css'

/** Where nothing is planned there is still a way to plan something. */
export function EventsAtPlace({ events, place }: { events: readonly EventCard[]; place: string }) {
  const words = useI18n().t.events
  return (
    <section className="stack gap-3" aria-labelledby="events-here" id="events">
      <h2 className="h3" id="events-here">
        {words.here.title}
      </h2>
      {events.length > 0 ? (
        <div className="contribution-list">
          {events.map((event) => (
            <EventRow key={event.id} event={event} headingLevel={3} />
          ))}
        </div>
      ) : (
        <p className="muted">{words.calendar.none}</p>
      )}
      <p className="row row--wrap gap-4 small">
        <Link className="link" to={`/community/events/new?place=${place}`}>
          <Plus className="i i--xs inline" /> {words.here.add}
        </Link>
        {events.length > 0 && (
          <Link className="link" to={`/community-events/calendar.ics?place=${place}`} reloadDocument>
            <CalendarPlus className="i i--xs inline" /> {words.list.subscribe}
          </Link>
        )}
      </p>
    </section>
  )
}

/** What an owner's guests can come to, and a way to plan more. */
export function EventsOfOwner({ events, place }: { events: readonly EventCard[]; place: string }) {
  const words = useI18n().t.events
  return (
    <section className="stack gap-3" aria-labelledby="own-events">
      <div className="row row--wrap between gap-3">
        <h2 className="h3" id="own-events">
          {words.here.yours}
        </h2>
        <Link className="link" to={`/community/events/new?place=${place}`}>
          <Plus className="i i--xs inline" /> {words.here.add}
        </Link>
      </div>
      {events.length > 0 ? (
        <div className="events-next">
          {events.map((event) => (
            <EventRow key={event.id} event={event} headingLevel={3} />
          ))}
        </div>
      ) : (
        <p className="muted">{words.calendar.none}</p>
      )}
    </section>
  )
}

/** The hub shows the next ones, today's first. */
export function EventsNext({ events }: { events: readonly EventCard[] }) {
  const words = useI18n().t.events
  if (events.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="events-next">
      <div className="row row--wrap between gap-3">
        <h2 className="h3" id="events-next">
          {words.here.next}
        </h2>
        <p className="row row--wrap gap-4">
          <Link className="link" to="/community-events">
            {words.list.calendar}
          </Link>
          <Link className="link" to="/community/events">
            {words.here.all}
          </Link>
        </p>
      </div>
      <div className="events-next">
        {events.map((event) => (
          <EventRow key={event.id} event={event} headingLevel={3} />
        ))}
      </div>
    </section>
  )
}
