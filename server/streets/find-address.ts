// The search for an address in the extracts that are loaded. It says how sure it is, and nothing where it would have to
// guess.
import { distanceKm } from '#app/core/places/distance.ts'
import { type AddressEntry, findEntries, postcodeEntry } from './address-file.ts'
import { houseNumber, postcodeKey, readAddress } from './address-words.ts'
import type { Region, Regions } from './regions.ts'

type Point = { lat: number; lng: number }

/** The door itself, between its neighbours; the street; the postcode's doors. */
export type FoundAddress = Point & { precision: 'door' | 'street' | 'postcode' }

export type Wanted = { address: string; postcode: string; near: Point }

/** A street of that name farther off is another one. */
const SAME_TOWN_KM = 30
/** Pieces of one street follow each other; two streets of one name do not. */
const SAME_STREET_KM = 1.5
/** Farther apart than this, two numbers say nothing of those between them. */
const NEIGHBOURS = 40

const round = ({ lat, lng }: Point) => ({ lat: Math.round(lat * 1e5) / 1e5, lng: Math.round(lng * 1e5) / 1e5 })

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { lat, lng }) => ({ lat: total.lat + lat, lng: total.lng + lng }), {
    lat: 0,
    lng: 0,
  })
  return { lat: sum.lat / points.length, lng: sum.lng / points.length }
}

/** All within a street's length of each other; null where the name is that of several streets. */
function oneStreet(entries: readonly AddressEntry[]): AddressEntry[] | null {
  const [first, ...rest] = entries
  if (!first) return null
  const street = [first]
  let left = rest
  for (let at = 0; at < street.length && left.length > 0; at++) {
    const here = street[at] ?? first
    const near: AddressEntry[] = []
    const far: AddressEntry[] = []
    for (const entry of left) (distanceKm(here, entry) <= SAME_STREET_KM ? near : far).push(entry)
    street.push(...near)
    left = far
  }
  return left.length === 0 ? street : null
}

/** Between the nearest numbers on either side, those of the same side of the street first. */
function between(doors: readonly AddressEntry[], number: number): Point | null {
  const numbered = doors.flatMap((door) => {
    const own = houseNumber(door.number)
    return own === null ? [] : [{ door, own }]
  })
  for (const side of [numbered.filter(({ own }) => own % 2 === number % 2), numbered]) {
    const below = side.filter(({ own }) => own < number).sort((a, b) => b.own - a.own)[0]
    const above = side.filter(({ own }) => own > number).sort((a, b) => a.own - b.own)[0]
    if (!below || !above || above.own - below.own > NEIGHBOURS) continue
    const share = (number - below.own) / (above.own - below.own)
    return {
      lat: below.door.lat + share * (above.door.lat - below.door.lat),
      lng: below.door.lng + share * (above.door.lng - below.door.lng),
    }
  }
  return null
}

function onStreet(entries: readonly AddressEntry[], number: string, postcode: string): FoundAddress | null {
  const exact = entries.filter((entry) => number !== '' && entry.number.toLowerCase() === number)
  const withPostcode = exact.filter((entry) => postcode !== '' && entry.postcode === postcode)
  const doors = oneStreet(withPostcode.length > 0 ? withPostcode : exact)
  if (doors) return { ...round(middleOf(doors)), precision: 'door' }
  const ofPostcode = entries.filter((entry) => postcode !== '' && entry.postcode === postcode)
  const street = oneStreet(ofPostcode.length > 0 ? ofPostcode : entries)
  if (!street) return null
  const wanted = houseNumber(number)
  const guess = wanted === null ? null : between(street, wanted)
  if (guess) return { ...round(guess), precision: 'street' }
  const middle = middleOf(street)
  // On the street itself: the middle of a bent one may lie in a park.
  const nearest = street.toSorted((a, b) => distanceKm(a, middle) - distanceKm(b, middle))[0]
  return nearest ? { ...round(nearest), precision: 'street' } : null
}

/** The middle of a town may lie outside of a region that has only a part of it. */
function covers({ bounds: { west, south, east, north } }: Region, near: Point): boolean {
  const nearest = {
    lat: Math.min(Math.max(near.lat, south), north),
    lng: Math.min(Math.max(near.lng, west), east),
  }
  return distanceKm(near, nearest) <= SAME_TOWN_KM
}

const inTown = (entries: readonly AddressEntry[], near: Point) =>
  entries.filter((entry) => distanceKm(entry, near) <= SAME_TOWN_KM)

export async function findAddress(regions: Regions, { address, postcode, near }: Wanted): Promise<FoundAddress | null> {
  const code = postcodeKey(postcode)
  for (const region of await regions()) {
    if (!region.addresses || !covers(region, near)) continue
    for (const { street, number } of readAddress(address)) {
      const found = onStreet(inTown(await findEntries(region.addresses, street), near), number, code)
      if (found) return found
    }
    if (code === '') continue
    const doors = oneStreet(inTown(await findEntries(region.addresses, postcodeEntry(code)), near))
    if (doors) return { ...round(middleOf(doors)), precision: 'postcode' }
  }
  return null
}

/** The middle of a postcode, or of the first part of one, in any region. */
export async function findPostcode(regions: Regions, text: string): Promise<Point | null> {
  const key = postcodeKey(text)
  if (key === '') return null
  for (const { addresses } of await regions()) {
    const doors = addresses ? await findEntries(addresses, postcodeEntry(key)) : []
    if (doors.length > 0) return round(middleOf(doors))
  }
  return null
}
