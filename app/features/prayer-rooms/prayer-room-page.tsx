// One prayer room: what is known of it and whose word that is, how to come, and what lies near.
import '#app/ui/styles/detail.css'
import './prayer-rooms-page.css'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { HoursTable } from '#app/core/hours/hours-table.tsx'
import type { HoursView } from '#app/core/hours/hours-view.ts'
import { OpenState } from '#app/core/hours/open-state.tsx'
import { Directions } from '#app/core/listings/directions-sheet.tsx'
import type { MosqueFace } from '#app/core/listings/mosque-card.tsx'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { ExactDistance, useExactDistance } from '#app/core/places/exact-distance.tsx'
import { ROOMS_FILE } from '#app/core/prayer-rooms/open-data.ts'
import type { RoomField, Saying } from '#app/core/prayer-rooms/room.ts'
import { RoomCard } from '#app/core/prayer-rooms/room-card.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import { type Messages, useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { telephoneLink } from '#app/lib/contact-links.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Check, ChevronRight, ExternalLink, Phone } from '#app/ui/icons.ts'
import type { RoomFact, RoomPageData } from './queries.server.ts'
import { ROOMS_PATH } from './rules.ts'

type Props = {
  page: RoomPageData
  hours: HoursView | null
  notice: { tone: 'success' | 'danger'; text: string } | null
  map: ReactNode
}

export function PrayerRoomPage({ page, hours, notice, map }: Props) {
  const words = useI18n().t.prayerRooms.page
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <article>
        <Head page={page} />
        {notice && (
          <Alert tone={notice.tone} announce className="mt-5">
            {notice.text}
          </Alert>
        )}
        <div className="detail pt-6">
          <div className="detail__main">
            <section aria-labelledby="facts">
              <h2 className="h3" id="facts">
                {words.facts}
              </h2>
              <ul className="prayer-rooms-facts pt-2">
                {page.facts.map((fact) => (
                  <Fact key={fact.field} fact={fact} page={page} />
                ))}
              </ul>
              {page.qibla !== null && <Qibla degrees={page.qibla} />}
            </section>
            {hours && (
              <section aria-labelledby="hours">
                <h2 className="h3 pb-3" id="hours">
                  {words.hours}
                </h2>
                <HoursTable hours={hours} />
              </section>
            )}
            {page.others.length > 0 && (
              <section aria-labelledby="others">
                <h2 className="h3 pb-3" id="others">
                  {words.others}
                </h2>
                <ul className="prayer-rooms-list">
                  {page.others.map((room) => (
                    <li key={room.id}>
                      <RoomCard room={room} />
                    </li>
                  ))}
                </ul>
                <p className="pt-4">
                  <Link className="link" to={ROOMS_PATH}>
                    {words.all}
                  </Link>
                </p>
              </section>
            )}
          </div>
          <aside className="detail__side">
            <StillThere page={page} />
            <div className="panel panel--flush overflow-hidden">{map}</div>
            <Mosques mosques={page.mosques} />
            <Source page={page} />
          </aside>
        </div>
      </article>
    </div>
  )
}

function Head({ page }: { page: RoomPageData }) {
  const { t } = useI18n()
  const words = t.prayerRooms
  const { room, card } = page
  const away = useExactDistance(page.distance ?? UNKNOWN_DISTANCE_KM, page.position)
  const kind = room.kind ? words.kinds[room.kind] : null
  return (
    <header className="prayer-rooms-head pt-2">
      <div className="row row--wrap gap-2">
        {kind && <Badge tone="brand">{kind}</Badge>}
        {room.host && <Badge>{words.hosts[room.host]}</Badge>}
        {room.isWaiting && <Badge tone="warning">{words.page.waiting}</Badge>}
      </div>
      <h1 className="title">
        <bdi>{page.name}</bdi>
      </h1>
      <p className="soft">
        <bdi>{page.location}</bdi>
        {page.distance !== null && (
          <>
            {page.location && ' · '}
            <span className="num">{words.page.away(away)}</span>
          </>
        )}
        {card.open && (
          <>
            {' · '}
            <OpenState label={card.open} />
          </>
        )}
      </p>
      <div className="row row--wrap gap-2">
        <Directions to={page.position} name={page.name} address={room.address ?? ''} className="btn" />
        {room.phone && (
          <a className="btn btn--soft" href={telephoneLink(room.phone)}>
            <Phone className="i i--sm" />
            {words.page.call}
          </a>
        )}
        {room.website && (
          <a className="btn btn--line" href={room.website} rel="noopener nofollow ugc">
            <ExternalLink className="i i--sm" />
            {words.page.website}
          </a>
        )}
      </div>
    </header>
  )
}

function writeValue({ field, value }: RoomFact, { prayerRooms: words }: Pick<Messages, 'prayerRooms'>): string {
  if (value === null) return words.page.unknown
  if (typeof value === 'boolean') return value ? words.page.yes : words.page.no
  const named: Partial<Record<RoomField, Readonly<Record<string, string>>>> = {
    for_whom: words.forWhom,
    hours: words.opens,
    host_kind: words.hosts,
  }
  return named[field]?.[value] ?? value
}

function Fact({ fact, page }: { fact: RoomFact; page: RoomPageData }) {
  const { t } = useI18n()
  const words = t.prayerRooms.page
  const { field, value } = fact
  const label = words[field]
  const isKnown = value !== null
  return (
    <li>
      <span className="strong">{label}</span>
      <span className="prayer-rooms-facts__value">
        <bdi className={isKnown ? undefined : 'muted'}>{writeValue(fact, t)}</bdi>
        {isKnown && <Whose by={fact.by} source={page.source?.name ?? null} />}
      </span>
      <Link
        className="link small prayer-rooms-facts__tell"
        to={`${page.path}/suggest?field=${field}`}
        rel="nofollow"
        aria-label={isKnown ? words.correctOf(label) : words.tellOf(label)}
      >
        {isKnown ? words.correct : words.tell}
      </Link>
    </li>
  )
}

function Whose({ by: { by, at }, source }: { by: Saying; source: string | null }) {
  const { locale, t } = useI18n()
  const words = t.prayerRooms.page
  if (by === 'source') {
    if (!source) return null
    return (
      <span className="small muted block">
        {at ? words.seen(source, writeDate(locale, at)) : words.by.source(source)}
      </span>
    )
  }
  return (
    <span className="small muted block">{at ? words.since(words.by[by], writeDate(locale, at)) : words.by[by]}</span>
  )
}

function Qibla({ degrees }: { degrees: number }) {
  const { locale, t } = useI18n()
  return (
    <p className="small muted num pt-3">{t.prayerRooms.page.qiblaFrom(formatNumber(locale, Math.round(degrees)))}</p>
  )
}

function StillThere({ page }: { page: RoomPageData }) {
  const { locale, t } = useI18n()
  const words = t.prayerRooms.page
  const { isWaiting } = page.room
  const said = isWaiting
    ? page.isOwn
      ? words.own
      : words.waitingLead
    : page.confirmedAt
      ? words.confirmed(writeDate(locale, page.confirmedAt))
      : words.nobody
  return (
    <section className="panel" aria-labelledby="there">
      <h2 className="h4 pb-1" id="there">
        {isWaiting ? words.waiting : words.there}
      </h2>
      <p className="small soft">{said}</p>
      {!(isWaiting && page.isOwn) && (
        <Form method="post" preventScrollReset className="row row--wrap gap-2 pt-3">
          <button type="submit" name="intent" value="there" className="btn btn--soft btn--sm">
            <Check className="i i--sm" />
            {isWaiting ? words.agree : words.thereYes}
          </button>
          <button type="submit" name="intent" value="gone" className="btn btn--line btn--sm">
            {words.thereNo}
          </button>
        </Form>
      )}
    </section>
  )
}

function Mosques({ mosques }: { mosques: readonly MosqueFace[] }) {
  const { t } = useI18n()
  if (mosques.length === 0) return null
  return (
    <section className="panel" aria-labelledby="mosques">
      <h2 className="h4 pb-2" id="mosques">
        {t.prayerRooms.page.mosques}
      </h2>
      <div className="list">
        {mosques.map(({ id, path, name, distance }) => (
          <Link key={id} to={path}>
            <span className="grow small min-w-0">
              <b className="strong block">
                <bdi>{name ?? t.listings.mosque.nameNotFound}</bdi>
              </b>
              {distance !== null && (
                <span className="muted num">
                  {/* From the room, not from the visitor. */}
                  <ExactDistance km={distance} to={null} />
                </span>
              )}
            </span>
            <ChevronRight className="i flip" />
          </Link>
        ))}
      </div>
    </section>
  )
}

function Source({ page }: { page: RoomPageData }) {
  const words = useI18n().t.prayerRooms.page
  return (
    <div className="small muted stack gap-2 px-1">
      {page.source && (
        <p>
          {words.source(page.source.name, page.source.licence ?? '')}{' '}
          <a className="link" href={ROOMS_FILE} download>
            {words.download}
          </a>
        </p>
      )}
      <p>
        <ReportLink kind="prayer_room" subject={page.id} />
      </p>
    </div>
  )
}
