// One day of an event in a list.
import { Link } from 'react-router'
import { LanguageTag } from '#app/core/contributions/author-line.tsx'
import { countryName } from '#app/core/places/countries.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Clock, MapPin, Monitor, Repeat } from '#app/ui/icons.ts'
import { type EventCard, seatsLeft } from './event.ts'
import { EventCover } from './event-cover.tsx'
import { eventPath } from './event-path.ts'
import { dayAt, writeAnchor, writeDay, writePrice, writeSpan } from './write-event.ts'
import './events.css'
import '#app/core/contributions/contributions.css'

type Props = { event: EventCard; headingLevel?: 2 | 3 }

export function EventRow({ event, headingLevel = 2 }: Props) {
  const { locale, t } = useI18n()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const day = dayAt(event.starts_at, event.time_zone)
  const anchor = writeAnchor(t, { ...event, place: null })
  return (
    <article className="events-row" data-cancelled={event.state === 'cancelled' || undefined}>
      <time className="events-date" dateTime={event.starts_at}>
        <span>{writeDay(locale, day, { weekday: 'short' })}</span>
        <b>{writeDay(locale, day, { day: 'numeric' })}</b>
        <span>{writeDay(locale, day, { month: 'short' })}</span>
      </time>
      <EventCover {...event} id={event.event} shape="square" />
      <div className="events-row__main">
        <Heading className="events-row__title" lang={event.language}>
          <Link to={eventPath(event.slug, event.day)}>
            <bdi>{event.title}</bdi>
          </Link>
        </Heading>
        <p className="contribution-meta">
          <span className="row gap-1">
            <Clock className="i i--xs" />
            <span className="num">{writeSpan(locale, t.events, event)}</span>
          </span>
          {anchor && !event.is_fixed && <span>{anchor}</span>}
          <EventWhere event={event} />
        </p>
        <EventMarks event={event} />
      </div>
    </article>
  )
}

function EventWhere({ event }: { event: EventCard }) {
  const { locale, t } = useI18n()
  const town = event.city ?? (event.country_code && countryName(event.country_code, locale))
  const where = [event.place?.name ?? event.venue, town].filter(Boolean).join(', ')
  return (
    <>
      {event.attendance !== 'online' && where !== '' && (
        // Server and browser may spell a country in two ways.
        <span className="row gap-1">
          <MapPin className="i i--xs" />
          <bdi suppressHydrationWarning>{where}</bdi>
        </span>
      )}
      {event.attendance !== 'place' && (
        <span className="row gap-1">
          <Monitor className="i i--xs" />
          {t.events.ways.online}
        </span>
      )}
    </>
  )
}

function EventMarks({ event }: { event: EventCard }) {
  const { locale, t } = useI18n()
  const words = t.events
  const isFull = event.state === 'planned' && seatsLeft(event) === 0
  return (
    <p className="contribution-meta">
      {event.state === 'cancelled' && <Badge tone="danger">{words.list.cancelled}</Badge>}
      {event.state === 'planned' && event.moved_from && <Badge tone="warning">{words.list.moved}</Badge>}
      {isFull && <Badge tone="warning">{words.list.full}</Badge>}
      <Badge tone={event.price === null ? 'brand' : 'neutral'}>{writePrice(locale, words.free, event)}</Badge>
      {event.audience.map((one) => (
        <Badge key={one} tone="gold">
          {words.audiences[one]}
        </Badge>
      ))}
      {event.repeats && (
        <span className="row gap-1">
          <Repeat className="i i--xs" />
          {words.list.repeats}
        </span>
      )}
      {event.taken > 0 && <span>{words.list.going(event.taken)}</span>}
      <LanguageTag language={event.language} />
      {event.is_sample && <span>{t.contributions.sample}</span>}
    </p>
  )
}
