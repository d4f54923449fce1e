// The exact distance from the visitor. A page is made for a neighbourhood (neighbourhood.server.ts), so the browser, which
// has the place itself, measures again.
import { useSyncExternalStore } from 'react'
import { useI18n } from '#app/i18n/catalogue.ts'
import { distanceKm, distanceText } from './distance.ts'
import { neighbourhoodOf, PLACE_COOKIE, placeFromCookie } from './place.ts'

type Point = { lat: number; lng: number }

const COOKIE = new RegExp(`(?:^|;\\s*)${PLACE_COOKIE}=([^;]*)`)

/** What was measured from the neighbourhood differs by rounding only. */
const SAME_KM = 0.05

/** `km` as the server measured it; where that was from somewhere else than the visitor's neighbourhood, it stays. */
export function measureAgain(km: number, to: Point | null, exact: Point | null): number {
  if (!to || !exact || Math.abs(distanceKm(neighbourhoodOf(exact), to) - km) > SAME_KM) return km
  return distanceKm(exact, to)
}

/** Null where the server renders, and while its page becomes alive. */
const usePlaceCookie = () =>
  useSyncExternalStore(
    () => () => {},
    () => COOKIE.exec(document.cookie)?.[1] ?? null,
    () => null,
  )

export const ExactDistance = ({ km, to }: { km: number; to: Point | null }) => useExactDistance(km, to)

export function useExactDistance(km: number, to: Point | null): string {
  const { locale, t } = useI18n()
  const exact = placeFromCookie(usePlaceCookie())
  return distanceText(measureAgain(km, to, exact), locale, t.listings.distance)
}

type Measured = { distance: number | null; position: Point | null }

/**
 * Stretches that the server put in order of distance, in order of the exact one. What stands further up for another reason
 * begins a stretch of its own and stays where it is.
 */
export function nearestFirst<T extends Measured>(list: readonly T[], exact: Point | null): readonly T[] {
  if (!exact) return list
  const stretches: T[][] = []
  for (const item of list) {
    const before = stretches.at(-1)?.at(-1)
    const goesOn = before && before.distance !== null && item.distance !== null && before.distance <= item.distance
    if (goesOn) stretches.at(-1)?.push(item)
    else stretches.push([item])
  }
  const far = ({ distance, position }: T) => measureAgain(distance ?? 0, position, exact)
  return stretches.flatMap((stretch) => stretch.toSorted((a, b) => far(a) - far(b)))
}

export const useNearestFirst = <T extends Measured>(list: readonly T[]): readonly T[] =>
  nearestFirst(list, placeFromCookie(usePlaceCookie()))
