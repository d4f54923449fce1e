// Where one place is. Until the map is near the screen, and without JavaScript, a drawing with the address stands here.
import './map.css'
import { useMemo } from 'react'
import { directionsLink } from '#app/core/listings/contact-links.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { useT } from '#app/i18n/catalogue.ts'
import { MapPin, Navigation } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { MapView } from './map-view.tsx'
import type { Pin } from './pin.ts'

/** Our own map has no streets: a wider view says more. */
const ZOOM = { ours: 11, streets: 15 }

type Props = {
  lat: number
  lng: number
  label: string
  address?: string | undefined
  tone?: Pin['tone']
  category?: Pin['category']
  className?: string | undefined
}

export function PlaceMap({ lat, lng, label, address, tone, category, className }: Props) {
  const t = useT().map
  const hasStreets = Boolean(useRootData()?.config.mapStyleUrl)
  const pins = useMemo(
    () => [{ id: 'place', lat, lng, label, note: address, tone, category }],
    [lat, lng, label, address, tone, category],
  )
  return (
    <figure className={joinClasses('map-place', className)}>
      <MapView
        pins={pins}
        center={pins[0]}
        zoom={hasStreets ? ZOOM.streets : ZOOM.ours}
        hoveredId="place"
        label={label}
        cooperative
        standIn={
          <span className="map-pin map-pin--drop">
            <MapPin className="i" />
          </span>
        }
      />
      <figcaption className="map-place__foot">
        <span>
          <b>{label}</b>
          {address && <span className="small muted">{address}</span>}
        </span>
        <a
          className="btn btn--soft btn--sm"
          href={directionsLink({ lat, lng })}
          rel="noopener"
          aria-label={t.directionsTo(label)}
        >
          <Navigation className="i i--sm" />
          {t.directions}
        </a>
      </figcaption>
    </figure>
  )
}
