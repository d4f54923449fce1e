// The way to a place, handed over to a maps app. Plain links: each app begins where the phone is, and OpenStreetMap, which
// cannot know that, at the visitor's own place where it is known.

type Point = { lat: number; lng: number }

/** Where to: a pin, or the words of an address where there is none. */
export type Destination = Point | { words: string }

type Target = {
  name: string
  latitude?: number | null
  longitude?: number | null
  where: readonly (string | null | undefined)[]
}

/** To the pin, else by name and address; null where neither says where it is. */
export function destinationOf({ name, latitude, longitude, where }: Target): Destination | null {
  if (typeof latitude === 'number' && typeof longitude === 'number') return { lat: latitude, lng: longitude }
  const known = where.filter(Boolean)
  return known.length > 0 ? { words: [name, ...known].filter(Boolean).join(', ') } : null
}

export const DIRECTION_APPS = ['device', 'google', 'apple', 'osm'] as const
export type DirectionApp = (typeof DIRECTION_APPS)[number]

const write = ({ lat, lng }: Point) => `${lat},${lng}`
const encode = encodeURIComponent

/** Two decimals: a quarter of the town is enough to begin with. */
const coarse = ({ lat, lng }: Point) => `${lat.toFixed(2)},${lng.toFixed(2)}`

export function directionLinks(to: Destination, name: string, from: Point | null): Record<DirectionApp, string> {
  const isPoint = 'lat' in to
  const text = isPoint ? write(to) : to.words
  return {
    // Opens whatever maps app an Android phone has.
    device: isPoint ? `geo:${text}?q=${text}(${encode(name)})` : `geo:0,0?q=${encode(text)}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${encode(text)}`,
    apple: `https://maps.apple.com/?daddr=${encode(text)}`,
    osm: isPoint
      ? `https://www.openstreetmap.org/directions?route=${encode(`${from ? coarse(from) : ''};${text}`)}`
      : `https://www.openstreetmap.org/search?query=${encode(text)}`,
  }
}
