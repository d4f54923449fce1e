// Rings of equal distance around a point: on a map without streets they say what the streets would, how far things are.
import type { Point } from './bounds.ts'

const KM = [0.5, 1, 2, 5, 10, 20, 50, 100, 200]
const STEPS = 96
const KM_PER_DEGREE = 111.32

/** A ring on the ground; near the poles, and for a tenth of the globe, nobody would see it as one. */
function ring({ lat, lng }: Point, km: number): [number, number][] {
  const tall = km / KM_PER_DEGREE
  const wide = tall / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (2 * Math.PI * step) / STEPS
    return [lng + wide * Math.sin(angle), lat + tall * Math.cos(angle)]
  })
}

/** Each from the zoom at which the next smaller one would be a dot, until it has left the screen. */
export function ringsAround(middle: Point, write: (km: number) => string): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: KM.flatMap((km) => {
      const line = ring(middle, km)
      const from = Math.round((12.2 - Math.log2(km)) * 10) / 10
      const properties = { km, text: write(km), from: from - 1.6, until: from + 1.9 }
      return [
        { type: 'Feature' as const, geometry: { type: 'LineString' as const, coordinates: line }, properties },
        {
          type: 'Feature' as const,
          geometry: { type: 'Point' as const, coordinates: line[0] ?? [middle.lng, middle.lat] },
          properties,
        },
      ]
    }),
  }
}
