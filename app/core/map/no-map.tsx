// The stand-in for a map, where no streets can be shown: how far, which way, and where to set one's own place.

import { bearingBetween, distanceKm } from '#app/core/places/distance.ts'
import { ExactDistance } from '#app/core/places/exact-distance.tsx'
import { isKnown } from '#app/core/places/place.ts'
import { useRootData } from '#app/core/request/root-data.ts'
import { PlaceChip } from '#app/core/visitor/place-chip.tsx'
import { useT } from '#app/i18n/catalogue.ts'
import { LocateFixed } from '#app/ui/icons.ts'
import type { Point } from './bounds.ts'

const POINTS = 8

export function NoMap({ at }: { at: Point }) {
  const t = useT().map
  const root = useRootData()
  const you = root && isKnown(root.place) ? root.place : null
  const bearing = you && bearingBetween(you, at)
  const point = bearing === null ? undefined : t.towards[Math.round((bearing / 360) * POINTS) % POINTS]
  return (
    <div className="map-none">
      <Rose bearing={bearing} />
      <div className="map-none__text">
        {you ? (
          <>
            <b className="num">
              <ExactDistance km={distanceKm(you, at)} to={at} />
            </b>
            {point && <span>{point}</span>}
            <small>{t.crowFlies}</small>
          </>
        ) : (
          <PlaceChip className="link">
            <LocateFixed className="i i--sm" />
            {t.setPlace}
          </PlaceChip>
        )}
      </div>
    </div>
  )
}

/** Rings as of distance, north at the top, and an arrow to the place. Turned by an attribute: the page allows no styles. */
function Rose({ bearing }: { bearing: number | null }) {
  return (
    <svg className="map-none__rose" viewBox="-60 -60 120 120" aria-hidden="true">
      <circle r="56" />
      <circle r="38" />
      <circle r="20" />
      <path d="M0-56v7M0 56v-7M-56 0h7M56 0h-7" />
      <path className="map-none__north" d="M-3-38v-8l6 8v-8" />
      {bearing === null ? (
        <circle className="map-none__you" r="5" />
      ) : (
        <path className="map-none__arrow" d="M0-34 11 18 0 11-11 18z" transform={`rotate(${Math.round(bearing)})`} />
      )}
    </svg>
  )
}
