// The direction of prayer from a place.
import { Coordinates, Qibla } from 'adhan'

const KAABA = { lat: 21.4225241, lng: 39.8261818 }
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

export const isInMakkah = (place: { lat: number; lng: number }) => distanceToKaabaKm(place) < MAKKAH_KM
