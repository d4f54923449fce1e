// The way to a place, handed over to the maps app of the phone. A popover, opened by every "Directions" of the page without
// any script; wherever a page leads somewhere, it is this one control.

import { useId, useSyncExternalStore } from 'react'
import { counts } from '#app/core/analytics/hear-actions.ts'
import { isKnown } from '#app/core/places/place.ts'
import { usePlace } from '#app/core/visitor/use-place.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { ChevronRight, Navigation } from '#app/ui/icons.ts'
import { SheetHead } from '#app/ui/sheet-head.tsx'
import { type Destination, DIRECTION_APPS, directionLinks } from './directions.ts'
import '#app/ui/styles/detail.css'
import './directions.css'

const SHEET_ID = 'directions'

/** For the buttons that open it. */
export const opensDirections = { popoverTarget: SHEET_ID } as const

/** Only Android knows addresses of its own maps; elsewhere the link would lead nowhere. */
const useIsAndroid = () =>
  useSyncExternalStore(
    () => () => {},
    () => /Android/.test(navigator.userAgent),
    () => false,
  )

type Props = {
  to: Destination
  name: string
  address: string
  from: { lat: number; lng: number } | null
  /** Where a page has more than one. */
  id?: string
}

export function DirectionsSheet({ to, name, address, from, id = SHEET_ID }: Props) {
  const t = useT()
  const words = t.map.directionsWith
  const isAndroid = useIsAndroid()
  const links = directionLinks(to, name, from)
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className="listing-directions no-print">
      <SheetHead id={id} title={words.title} />
      <p className="small muted" dir="auto">
        {address}
      </p>
      <div className="list pt-2">
        {DIRECTION_APPS.filter((app) => app !== 'device' || isAndroid).map((app) => (
          <a key={app} href={links[app]} rel="noopener noreferrer nofollow" {...counts('directions')}>
            <Navigation className="i i--sm" />
            <span className="grow strong">{words.apps[app]}</span>
            <ChevronRight className="i rtl:-scale-x-100" />
          </a>
        ))}
      </div>
    </div>
  )
}

type ControlProps = { to: Destination; name: string; address?: string; className?: string }

/** The button with its sheet, for pages that lead to one place. */
export function Directions({ to, name, address = '', className = 'btn btn--outline' }: ControlProps) {
  const { map: words } = useT()
  const { place } = usePlace()
  const id = useId()
  return (
    <>
      <button type="button" className={className} popoverTarget={id} aria-label={words.directionsTo(name)}>
        <Navigation className="i i--sm" />
        {words.directions}
      </button>
      <DirectionsSheet to={to} name={name} address={address} from={isKnown(place) ? place : null} id={id} />
    </>
  )
}
