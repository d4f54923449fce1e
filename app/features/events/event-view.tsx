// The head of an event's page: the state of the day, when, where, for whom, and whether the visitor comes.

import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { isOut, liveTopicOf } from '#app/core/contributions/contribution.ts'
import { LiveDown } from '#app/core/contributions/new-ones.tsx'
import { destinationOf } from '#app/core/listings/directions.ts'
import { Directions } from '#app/core/listings/directions-sheet.tsx'
import { countryName } from '#app/core/places/countries.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Icon } from '#app/ui/icon.tsx'
import { Accessibility, CalendarPlus, Clock, Coins, MapPin, Monitor, Repeat, RotateCw, Users } from '#app/ui/icons.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { type EventDay, type EventFacts, type EventWhole, pickDay } from './event.ts'
import { EventCover } from './event-cover.tsx'
import { eventPath } from './event-path.ts'
import { HostTools } from './host-tools.tsx'
import { useLiveDays } from './use-live-days.ts'
import {
  clockAt,
  dayAt,
  differs,
  writeAnchor,
  writeLongDay,
  writePrice,
  writeRepeat,
  writeSpan,
} from './write-event.ts'
import './events.css'
import '#app/ui/styles/work.css'

/** The clocks where the visitor is. */
export type VisitorClock = { zone: string; name: string } | null

type Props = {
  whole: EventWhole
  /** YYYY-MM-DD, from the address. */
  asked: string | null
  clock: VisitorClock
  now: string
  isSignedIn: boolean
  state: Refusal | undefined
  share: ReactNode
}

export function EventHead({ whole, asked, clock, now, isSignedIn, state, share }: Props) {
  const { t } = useI18n()
  const words = t.events
  const { facts } = whole
  const { days, hasChanged, isDown, show } = useLiveDays(liveTopicOf(whole), facts.days)
  const day = pickDay(days, asked, new Date(now))
  const isComing = day !== null && day.state === 'planned' && Date.parse(day.ends_at) > Date.parse(now)
  const path = eventPath(whole.slug, day?.day)
  return (
    <div className="stack gap-4">
      <div role="status" className="events-live">
        {hasChanged && (
          <>
            <span className="small strong">{words.notice.changed}</span>
            <Button variant="soft" size="sm" onClick={show}>
              <RotateCw className="i i--sm" />
              {words.notice.show}
            </Button>
          </>
        )}
        {isDown && <LiveDown />}
      </div>
      <EventCover {...facts} id={whole.id} shape="card" />
      <Notices day={day} facts={facts} now={now} />
      {day?.guest_note && (
        <section className="panel stack gap-2" aria-labelledby="guest-note">
          <h2 className="h4" id="guest-note">
            {words.host.noted}
          </h2>
          <p className="events-note" dir="auto">
            {day.guest_note}
          </p>
        </section>
      )}
      <dl className="events-facts">
        <When day={day} facts={facts} clock={clock} now={now} />
        <Where whole={whole} />
        <Marks facts={facts} />
      </dl>
      <div className="row row--wrap gap-3">
        {/* Of a private group's days there is the group's own calendar, for its members. */}
        {whole.state !== 'within' && (
          <Button
            to={href('/community/events/:slug/calendar.ics', { slug: whole.slug })}
            reloadDocument
            variant="outline"
          >
            <CalendarPlus className="i i--sm" />
            {words.page.calendarFile}
          </Button>
        )}
        <WayThere whole={whole} />
        {share}
      </div>
      {isOut(whole) && isComing && (
        <AnswerPanel
          day={day}
          mostGuests={facts.most_guests}
          questions={facts.questions}
          path={path}
          isSignedIn={isSignedIn}
          isHost={whole.is_mine}
          state={state}
        />
      )}
      {whole.is_mine && isOut(whole) && day && (
        <HostTools
          key={day.id}
          event={whole.id}
          day={day}
          slug={whole.slug}
          path={path}
          timeZone={facts.time_zone}
          repeats={facts.rule !== null}
          isComing={isComing}
          state={state}
        />
      )}
    </div>
  )
}

/** Nobody travels to what is held online. */
function WayThere({ whole }: { whole: EventWhole }) {
  const { place, venue, attendance } = whole.facts
  if (attendance === 'online') return null
  const name = place?.name ?? venue ?? ''
  const where = [place ? place.address : null, whole.city]
  const to = name === '' ? null : destinationOf({ ...place, name, where })
  return to && <Directions to={to} name={name} address={where.filter(Boolean).join(', ')} />
}

type Timed = { day: EventDay | null; facts: EventFacts; now: string }

function Notices({ day, facts, now }: Timed) {
  const { locale, t } = useI18n()
  const words = t.events
  const said = (instant: string) => writeLongDay(locale, dayAt(instant, facts.time_zone), new Date(now))
  if (!day)
    return (
      <Alert tone="info" title={words.when.over}>
        {facts.last_day && words.when.lastDay(said(facts.last_day))}
      </Alert>
    )
  return (
    <>
      {day.state === 'cancelled' && (
        <Alert tone="danger" title={words.notice.cancelled}>
          {day.note && <bdi>{day.note}</bdi>}
        </Alert>
      )}
      {day.state === 'planned' && day.moved_from && (
        <Alert
          tone="warning"
          title={words.notice.moved(`${said(day.moved_from)}, ${clockAt(locale, day.moved_from, facts.time_zone)}`)}
        >
          {day.note && <bdi>{day.note}</bdi>}
        </Alert>
      )}
    </>
  )
}

function Fact({ icon: Icon, label, children }: { icon: Icon; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon className="i i--sm" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function When({ day, facts, clock, now }: Timed & { clock: VisitorClock }) {
  const { locale, t } = useI18n()
  const words = t.events
  const repeat = writeRepeat(locale, words, facts)
  const anchor = writeAnchor(t, facts)
  const zone = facts.time_zone
  return (
    <>
      {day && (
        <Fact icon={Clock} label={words.page.when}>
          <time dateTime={day.starts_at} className={day.state === 'cancelled' ? 'events-off' : undefined}>
            <b className="strong">{writeLongDay(locale, dayAt(day.starts_at, zone), new Date(now))}</b>
            {', '}
            <span className="num">{writeSpan(locale, words, { ...day, time_zone: zone })}</span>
          </time>
          {clock && differs(day.starts_at, zone, clock.zone) && (
            <span className="block small muted">
              {words.when.localClock(zoneCity(zone))}
              {' · '}
              {words.when.yourClock(
                `${writeLongDay(locale, dayAt(day.starts_at, clock.zone), new Date(now))}, ${clockAt(locale, day.starts_at, clock.zone)}`,
                clock.name,
              )}
            </span>
          )}
          {anchor && !day.is_fixed && (
            <span className="block">
              <bdi>{anchor}</bdi> <span className="small muted">{words.when.reckoned}</span>
            </span>
          )}
        </Fact>
      )}
      {repeat && (
        <Fact icon={Repeat} label={words.page.repeats}>
          {repeat}
        </Fact>
      )}
    </>
  )
}

/** "Europe/London" → "London". */
const zoneCity = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

function Where({ whole }: { whole: EventWhole }) {
  const { locale, t } = useI18n()
  const words = t.events
  const { facts } = whole
  const { place, venue, attendance, online_url: online } = facts
  const town = whole.city ?? (whole.country_code && countryName(whole.country_code, locale))
  return (
    <>
      {attendance !== 'online' && (
        <Fact icon={MapPin} label={words.page.where}>
          {place && (
            <Link
              className="link strong"
              to={href(place.kind === 'mosque' ? '/mosque/:id' : '/business/:id', { id: place.slug ?? place.id })}
            >
              <bdi>{place.name}</bdi>
            </Link>
          )}
          {/* Server and browser may spell a country in two ways. */}
          <span className="block">
            <bdi suppressHydrationWarning>{[venue, place?.address ?? town].filter(Boolean).join(', ')}</bdi>
          </span>
        </Fact>
      )}
      {attendance !== 'place' && (
        <Fact icon={Monitor} label={words.ways.online}>
          {words.ways.online}
          {' · '}
          {online ? (
            <a className="link" href={online} rel="noopener nofollow ugc" target="_blank">
              {words.page.onlineLink}
            </a>
          ) : (
            <span className="small muted">{words.page.onlineLater}</span>
          )}
        </Fact>
      )}
    </>
  )
}

function Marks({ facts }: { facts: EventFacts }) {
  const { locale, t } = useI18n()
  const words = t.events
  return (
    <>
      <Fact icon={Coins} label={words.price}>
        {writePrice(locale, words.free, facts)}
      </Fact>
      {facts.audience.length > 0 && (
        <Fact icon={Users} label={words.audience}>
          <span className="row row--wrap gap-2">
            {facts.audience.map((one) => (
              <Badge key={one} tone="gold">
                {words.audiences[one]}
              </Badge>
            ))}
          </span>
        </Fact>
      )}
      {facts.access.length > 0 && (
        <Fact icon={Accessibility} label={words.access}>
          <span className="row row--wrap gap-2">
            {facts.access.map((one) => (
              <Badge key={one} tone="info">
                {words.accesses[one]}
              </Badge>
            ))}
          </span>
        </Fact>
      )}
    </>
  )
}

const DAYS_SHOWN = 6

/** The days besides the one that is shown, the next few at once. */
export function OtherDays({ whole, asked, now }: Pick<Props, 'whole' | 'asked' | 'now'>) {
  const words = useI18n().t.events.page
  const { days, time_zone: zone } = whole.facts
  const shown = pickDay(days, asked, new Date(now))
  const others = days.filter(({ id }) => id !== shown?.id)
  if (others.length === 0) return null
  const list = (some: readonly EventDay[]) => (
    <ul className="events-days">
      {some.map((day) => (
        <OtherDay key={day.id} day={day} slug={whole.slug} zone={zone} now={now} />
      ))}
    </ul>
  )
  return (
    <section className="stack gap-2" aria-labelledby="other-days">
      <h2 className="h4" id="other-days">
        {words.otherDays}
      </h2>
      {list(others.slice(0, DAYS_SHOWN))}
      {others.length > DAYS_SHOWN && (
        <details className="quiet-details">
          <summary>{words.laterDays}</summary>
          {list(others.slice(DAYS_SHOWN))}
        </details>
      )}
    </section>
  )
}

function OtherDay({ day, slug, zone, now }: { day: EventDay; slug: string; zone: string; now: string }) {
  const { locale, t } = useI18n()
  const words = t.events
  return (
    <li>
      <Link className="link" to={eventPath(slug, day.day)}>
        <span className={day.state === 'cancelled' ? 'events-off' : undefined}>
          {writeLongDay(locale, dayAt(day.starts_at, zone), new Date(now))}
          {', '}
          <span className="num">{clockAt(locale, day.starts_at, zone)}</span>
        </span>
      </Link>
      {day.state === 'cancelled' && <Badge tone="danger">{words.list.cancelled}</Badge>}
      {day.state === 'planned' && day.moved_from && <Badge tone="warning">{words.list.moved}</Badge>}
      {day.mine?.seat === 'going' && <Badge tone="brand">{words.guests.seats.going}</Badge>}
    </li>
  )
}
