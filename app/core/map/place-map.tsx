// Where one place is. Until the map is near the screen, and without JavaScript, a pin and the address stand here.
import './map.css'
import { useMemo } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { MapPin, Navigation } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { MapView } from './map-view.tsx'
import type { Pin } from './pin.ts'
import { useDirections } from './use-directions.ts'

/** The streets around the door. Where none are known, the map opens wider by itself. */
const ZOOM = 15

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
  const directions = useDirections({ lat, lng, label })
  const pins = useMemo(
    () => [{ id: 'place', lat, lng, label, note: address, tone, category }],
    [lat, lng, label, address, tone, category],
  )
  return (
    <figure className={joinClasses('map-place', className)}>
      <MapView
        pins={pins}
        center={pins[0]}
        zoom={ZOOM}
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
          {address && (
            <span className="small muted">
              <bdi>{address}</bdi>
            </span>
          )}
        </span>
        <a className="btn btn--soft btn--sm" href={directions} rel="noopener" aria-label={t.directionsTo(label)}>
          <Navigation className="i i--sm" />
          {t.directions}
        </a>
      </figcaption>
    </figure>
  )
}
