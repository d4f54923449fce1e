// The choice among several places of one name: the nearer one, or the one in the region that was named.
import { countryByWord } from './countries.ts'
import { distanceKm } from './distance.ts'
import { fold } from './fold.ts'
import type { PlaceTable } from './places-file.server.ts'

/** Up to thirty-fold for a city next door, fading over a few hundred kilometres. A flat-earth distance is enough here. */
export function nearnessWorth(
  table: PlaceTable,
  i: number,
  near: { lat: number; lng: number },
  cosLat: number,
): number {
  const north = ((table.lat[i] ?? 0) / 1e5 - near.lat) * 111
  const degreesEast = Math.abs((table.lng[i] ?? 0) / 1e5 - near.lng)
  const east = Math.min(degreesEast, 360 - degreesEast) * 111 * cosLat
  return 1 + 30 / (1 + (north * north + east * east) / 10_000)
}

/** The same for any point. */
export const nearnessOf = (near: { lat: number; lng: number } | null, point: { lat: number; lng: number }): number =>
  near ? 1 + 30 / (1 + distanceKm(near, point) ** 2 / 10_000) : 1

/** "London, England, United Kingdom": every part after the first must name the country or begin the state. */
export function makeFilter(table: PlaceTable, parts: string[]): ((i: number) => boolean) | null {
  const tests = parts
    .filter((part) => fold(part) !== '')
    .map((part) => {
      const country = countryByWord(part)
      const state = fold(part)
      return (i: number) =>
        (country !== null && table.countries[table.country[i] ?? 0] === country) ||
        fold(table.states[table.state[i] ?? 0] ?? '').startsWith(state)
    })
  return tests.length === 0 ? null : (i) => tests.every((test) => test(i))
}
