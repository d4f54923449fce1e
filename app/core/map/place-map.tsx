// The map of one place: a map where its streets are known, else how far and which way it is.
import './map.css'
import { useMemo, useRef } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { MapPin, Navigation } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { MapView } from './map-view.tsx'
import { NoMap } from './no-map.tsx'
import type { Pin } from './pin.ts'
import { useDirections } from './use-directions.ts'
import { useDrawable } from './use-drawable.ts'

/** The streets around the door. */
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
  const shell = useRef<HTMLDivElement>(null)
  const isDrawable = useDrawable(shell, { lat, lng })
  const directions = useDirections({ lat, lng, label })
  const pins = useMemo(
    () => [{ id: 'place', lat, lng, label, note: address, tone, category }],
    [lat, lng, label, address, tone, category],
  )
  return (
    <figure className={joinClasses('map-place', className)}>
      {isDrawable ? (
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
      ) : (
        <div ref={shell}>
          <NoMap at={{ lat, lng }} />
        </div>
      )}
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
