// A room to pray in, in a list: whose house, where inside, for whom, and what is known of wudu and hours.
import { Link } from 'react-router'
import type { OpenLabel } from '#app/core/hours/open-label.ts'
import { OpenState } from '#app/core/hours/open-state.tsx'
import { ExactDistance } from '#app/core/places/exact-distance.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Droplets } from '#app/ui/icons.ts'
import { HostIcon } from './host-icon.tsx'
import type { ForWhom, Host } from './hosts.ts'
import type { Opens } from './room.ts'
import './prayer-rooms.css'

export type RoomCardData = {
  id: string
  path: string
  name: string
  host: Host | null
  /** The house and where inside, as the source words it. */
  where: string | null
  city: string | null
  forWhom: ForWhom | null
  isMultiFaith: boolean
  wudu: boolean | null
  qibla: boolean | null
  opens: Opens | null
  open: OpenLabel | null
  distance: number | null
  position: { lat: number; lng: number }
}

export function RoomCard({ room }: { room: RoomCardData }) {
  const words = useT().prayerRooms
  const { host, distance, position, open } = room
  return (
    <article className="prayer-rooms-card">
      <span className="prayer-rooms-card__mark">
        <HostIcon host={host} className="i" />
      </span>
      <div className="min-w-0 grow">
        <h3 className="listing__name">
          <Link to={room.path}>
            <bdi>{room.name}</bdi>
          </Link>
        </h3>
        {room.where && (
          <p className="small soft">
            <bdi>{room.where}</bdi>
          </p>
        )}
        <p className="listing__meta">
          {host && <span>{words.hosts[host]}</span>}
          {room.city && <span>{room.city}</span>}
          {distance !== null && (
            <span className="num">
              <ExactDistance km={distance} to={position} />
            </span>
          )}
        </p>
        <Marks room={room} />
        {open && <OpenState label={open} className="small" />}
      </div>
    </article>
  )
}

function Marks({ room: { forWhom, isMultiFaith, wudu, opens } }: { room: RoomCardData }) {
  const words = useT().prayerRooms
  if (!forWhom && !isMultiFaith && !wudu && opens !== 'with_host') return null
  return (
    <p className="row row--wrap gap-2 pt-2">
      {forWhom && <Badge>{words.forWhom[forWhom]}</Badge>}
      {isMultiFaith && <Badge>{words.multiFaith}</Badge>}
      {wudu && (
        <Badge tone="brand">
          <Droplets className="i i--xs" />
          {words.wudu}
        </Badge>
      )}
      {opens === 'with_host' && <Badge>{words.opens.with_host}</Badge>}
    </p>
  )
}
