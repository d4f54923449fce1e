// The direction of prayer from a place.
import { Coordinates, Qibla } from 'adhan'

export const KAABA = { lat: 21.4225241, lng: 39.8261818 }
const EARTH_RADIUS_KM = 6371
/** Within the mosque around it a bearing means nothing: one sees it. */
const NEAR_KM = 0.2
/** In Makkah a place known by its city only may lie on the other side of it. */
const MAKKAH_KM = 15

export function distanceToKaabaKm({ lat, lng }: { lat: number; lng: number }): number {
  const radians = Math.PI / 180
  const halfLat = Math.sin(((KAABA.lat - lat) * radians) / 2)
  const halfLng = Math.sin(((KAABA.lng - lng) * radians) / 2)
  const root = halfLat ** 2 + Math.cos(lat * radians) * Math.cos(KAABA.lat * radians) * halfLng ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(root)))
}

/** Degrees clockwise from true north, or null at the Kaaba itself, where a bearing means nothing. */
export function qiblaBearing(place: { lat: number; lng: number }): number | null {
  if (distanceToKaabaKm(place) < NEAR_KM) return null
  return Qibla(new Coordinates(place.lat, place.lng))
}

/** Enough for a bend that looks round at any width of a page. */
const LINE_STEPS = 64

type Vector = readonly [x: number, y: number, z: number]

/**
 * The shortest way over the globe to the Kaaba. Longitudes go on beyond 180° where it crosses the date line, so that it
 * is drawn in one piece.
 */
export function qiblaLine(place: { lat: number; lng: number }): { lat: number; lng: number }[] {
  const [from, to] = [toVector(place), toVector(KAABA)]
  const angle = distanceToKaabaKm(place) / EARTH_RADIUS_KM
  let before = place.lng
  return Array.from({ length: LINE_STEPS + 1 }, (_, step) => {
    if (step === 0 || angle === 0) return { lat: place.lat, lng: place.lng }
    const share = step / LINE_STEPS
    const [a, b] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
    const along = (axis: 0 | 1 | 2) => a * from[axis] + b * to[axis]
    const [x, y, z] = [along(0), along(1), along(2)]
    const lng = (Math.atan2(y, x) * 180) / Math.PI
    before = lng + 360 * Math.round((before - lng) / 360)
    return { lat: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, lng: before }
  })
}

function toVector({ lat, lng }: { lat: number; lng: number }): Vector {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

export const isInMakkah = (place: { lat: number; lng: number }) => distanceToKaabaKm(place) < MAKKAH_KM
