// The guests of a day, for the host: to tick off at the door, or to print.
import { Form, href, Link } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Check, Users } from '#app/ui/icons.ts'
import type { EventDay } from './event.ts'
import { eventPath, guestsPath } from './event-path.ts'
import type { GuestRow } from './queries.server.ts'
import { clockAt, dayAt, writeDay } from './write-event.ts'
import './events.css'

type Props = {
  title: string
  slug: string
  timeZone: string
  days: readonly EventDay[]
  day: EventDay
  guests: readonly GuestRow[]
  questions: readonly string[]
  crumbs: readonly Crumb[]
  error: string | undefined
}

const SEATS = ['going', 'waiting', 'maybe'] as const
const people = (rows: readonly GuestRow[]) => rows.reduce((sum, { guests }) => sum + 1 + guests, 0)

export function GuestsPage({ title, slug, timeZone, days, day, guests, questions, crumbs, error }: Props) {
  const { locale, t } = useI18n()
  const words = t.events.guests
  const going = guests.filter(({ seat }) => seat === 'going')
  const shown = (one: EventDay) =>
    `${writeDay(locale, dayAt(one.starts_at, timeZone), { weekday: 'short', day: 'numeric', month: 'short' })}, ${clockAt(locale, one.starts_at, timeZone)}`
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="stack gap-2">
        <h1 className="title" dir="auto">
          {words.title(title)}
        </h1>
        <p className="lead">{words.lead}</p>
        <p className="strong">{shown(day)}</p>
      </header>
      {days.length > 1 && (
        <nav className="events-chips" aria-label={words.day}>
          {days.map((one) => (
            <Chip key={one.id} to={guestsPath(slug, one.day)} current={one.id === day.id}>
              {shown(one)}
            </Chip>
          ))}
        </nav>
      )}
      {error && (
        <Alert tone="danger" announce>
          {error}
        </Alert>
      )}
      {guests.length === 0 ? (
        <EmptyState icon={Users} title={words.none} />
      ) : (
        <>
          <p className="h4" role="status">
            {words.here(
              formatNumber(locale, people(going.filter(({ is_here }) => is_here))),
              formatNumber(locale, people(going)),
            )}
          </p>
          {SEATS.map((seat) => (
            <Group
              key={seat}
              seat={seat}
              rows={guests.filter((row) => row.seat === seat)}
              questions={questions}
              action={guestsPath(slug, day.day)}
            />
          ))}
        </>
      )}
      <p className="row row--wrap gap-4">
        <Link className="link link--alone" to={eventPath(slug, day.day)}>
          {words.back}
        </Link>
        {guests.length > 0 && (
          <Link
            className="link"
            to={`${href('/community/events/:slug/guests.csv', { slug })}?day=${day.day}`}
            reloadDocument
          >
            {words.file}
          </Link>
        )}
      </p>
    </div>
  )
}

type GroupProps = { seat: GuestRow['seat']; rows: readonly GuestRow[]; questions: readonly string[]; action: string }

function Group({ seat, rows, questions, action }: GroupProps) {
  const { locale, t } = useI18n()
  const words = t.events.guests
  if (rows.length === 0) return null
  return (
    <section className="stack gap-2" aria-labelledby={`seat-${seat}`}>
      <h2 className="h4" id={`seat-${seat}`}>
        {words.seats[seat]} <span className="muted num">{formatNumber(locale, rows.length)}</span>
      </h2>
      <ul className="events-guests">
        {rows.map((row) => (
          <li key={row.id}>
            <span className="grow">
              {row.person?.handle ? (
                <Link
                  className="link link--quiet strong"
                  to={href('/people/:handle', { handle: row.person.handle })}
                  dir="auto"
                >
                  {row.person.name}
                </Link>
              ) : (
                <b className="strong" dir="auto">
                  {row.person?.name ?? t.contributions.anonymous}
                </b>
              )}{' '}
              {row.guests > 0 && <span className="muted">{words.plus(row.guests)}</span>}
              {questions.map(
                (question, i) =>
                  row.said[i] && (
                    <span key={question} className="block small">
                      <span className="muted">
                        <bdi>{question}</bdi>
                      </span>{' '}
                      <bdi>{row.said[i]}</bdi>
                    </span>
                  ),
              )}
            </span>
            {seat === 'going' && (
              <Form method="post" action={action} preventScrollReset className="row gap-2">
                <input type="hidden" name="answer" value={row.id} />
                {row.is_here && (
                  <Badge tone="brand">
                    <Check className="i i--xs" />
                    {words.isHere}
                  </Badge>
                )}
                <Button
                  type="submit"
                  size="sm"
                  variant={row.is_here ? 'ghost' : 'soft'}
                  name="intent"
                  value={row.is_here ? 'check-out' : 'check-in'}
                >
                  {row.is_here ? words.undo : words.checkIn}
                  <span className="sr-only"> {row.person?.name}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
