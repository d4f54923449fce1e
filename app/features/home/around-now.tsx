// Facts around the visitor at this moment, one line each: open places, the nearest mosque and the next event.
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { openText } from '#app/core/hours/open-text.ts'
import type { BusinessCardData } from '#app/core/listings/business-card.tsx'
import type { MosqueCardData } from '#app/core/listings/mosque-card.tsx'
import { ExactDistance } from '#app/core/places/exact-distance.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Icon } from '#app/ui/icon.tsx'
import { CalendarDays, ChevronRight, Landmark, Store } from '#app/ui/icons.ts'

export type NextEvent = {
  path: string
  title: string
  /** Day and time, written in the language of the page. */
  when: string
  where: string | null
  isSample: boolean
}

type Props = {
  open: BusinessCardData | null
  mosque: MosqueCardData | null
  event: NextEvent | null
}

export function AroundNow({ open, mosque, event }: Props) {
  const { locale, t } = useI18n()
  const words = t.home.now
  const sample = (isSample: boolean) => (isSample ? [t.listings.sample] : [])
  const far = ({ distance, position }: Pick<BusinessCardData, 'distance' | 'position'>) =>
    distance === null ? [] : [<ExactDistance key="far" km={distance} to={position} />]
  if (!open && !mosque && !event) return null
  return (
    <ul className="home-now__list">
      {open?.open && (
        <Row
          icon={Store}
          label={openText(open.open, locale, t)}
          to={open.path}
          name={open.name ?? t.listings.nameNotFound}
        >
          {[...far(open), ...sample(open.isSample)]}
        </Row>
      )}
      {mosque && (
        <Row icon={Landmark} label={words.mosque} to={mosque.path} name={mosque.name ?? t.listings.nameNotFound}>
          {far(mosque)}
        </Row>
      )}
      {event && (
        <Row icon={CalendarDays} label={words.event} to={event.path} name={event.title}>
          {[event.when, ...(event.where ? [<bdi key="where">{event.where}</bdi>] : []), ...sample(event.isSample)]}
        </Row>
      )}
    </ul>
  )
}

type RowProps = { icon: Icon; label: string; to: string; name: string; children: ReactNode[] }

function Row({ icon: Icon, label, to, name, children }: RowProps) {
  return (
    <li>
      <Link className="home-now__row" to={to} discover="none">
        <Icon className="i i--sm" />
        <span>
          <small className="num">{[label, ...children].flatMap((part, i) => (i === 0 ? [part] : [' · ', part]))}</small>
          <b>
            <bdi>{name}</bdi>
          </b>
        </span>
        <ChevronRight className="i i--sm flip" />
      </Link>
    </li>
  )
}
