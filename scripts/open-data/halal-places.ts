// Halal places: one file for each source and licence, never blended. What is closed, not open yet, named like nothing or
// listed twice is left out.
import type { Row } from './files.ts'

export type PlaceLine = {
  source: string
  source_id: string
  retrieved: string
  name: string
  names?: Readonly<Record<string, string>>
  lat: number
  lng: number
  country: string
  region?: string
  city?: string
  address?: string
  postcode?: string
  phone?: string
  website?: string
  opening_hours?: string
  category: string
  cuisine?: string
  halal_claim?: string
  strength?: string
  chain?: boolean
  wheelchair?: string
  takeaway?: string
  delivery?: string
}

const CATEGORIES: Readonly<Record<string, readonly [category: string, part: string]>> = {
  restaurant: ['restaurants', ''],
  fast_food: ['restaurants', 'takeaway'],
  cafe: ['restaurants', 'cafe'],
  bakery: ['grocery', 'bakery'],
  butcher: ['grocery', 'butcher'],
  grocery: ['grocery', 'supermarket'],
}

const NOT_OPEN = /\b(?:coming soon|permanently closed|now closed|closed down|ferm[eé] d[eé]finitivement)\b/i
const LONGEST_NAME = 120
/** So many rows round here were marked by one hand: all of them say no more than "reported". */
const MASS_TAGGED = /^(?:kochi|cochin|ernakulam|edappally|thrippunithura|kakkanad|aluva)\b/i
const DOUBLE_M = 60

/** The source's own word: all halal, halal options, its name, or a bare mark that nothing bears out. */
function wordOf(line: PlaceLine): string {
  if (line.halal_claim === 'name') return 'name'
  const isOnly = line.halal_claim === 'osm diet:halal=only'
  if (line.country === 'IN' && MASS_TAGGED.test(line.city ?? '')) return 'reported'
  // A burger chain that sells alcohol elsewhere is not all halal because one contributor says so.
  if (line.chain) return line.strength === 'weak' ? 'reported' : 'yes'
  if (line.strength === 'weak') return 'reported'
  return isOnly ? 'only' : 'yes'
}

const localName = ({ name, names }: PlaceLine) => Object.values(names ?? {}).find((other) => other !== name)

function asRow(line: PlaceLine): Row {
  const [category = '', part = ''] = CATEGORIES[line.category] ?? []
  const { address, postcode } = line
  const yesNo = (value: string | undefined) =>
    value === 'only' ? 'yes' : value === 'yes' || value === 'no' ? value : undefined
  return {
    source_id: line.source_id,
    name: line.name.trim(),
    local_name: localName(line),
    latitude: String(line.lat),
    longitude: String(line.lng),
    address: address && postcode && !address.includes(postcode) ? `${address}, ${postcode}` : (address ?? postcode),
    city: line.city,
    state: line.region,
    country_code: line.country,
    phone: line.phone,
    website: line.website?.replace(/^https?:\/\/(?=https?:)/, ''),
    opening_hours: line.opening_hours,
    category,
    subcategory: part,
    cuisine: line.cuisine,
    halal: wordOf(line),
    seen_on: line.retrieved,
    wheelchair: yesNo(line.wheelchair),
    takeaway: yesNo(line.takeaway),
    delivery: yesNo(line.delivery),
  }
}

const EARTH_M = 6_371_000
function metres(a: PlaceLine, b: PlaceLine): number {
  const rad = Math.PI / 180
  const x = (b.lng - a.lng) * rad * Math.cos(((a.lat + b.lat) / 2) * rad)
  return Math.hypot(x, (b.lat - a.lat) * rad) * EARTH_M
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Why a line is left out, or nothing. */
function fault(line: PlaceLine): string | null {
  if (!Object.hasOwn(CATEGORIES, line.category)) return 'no business'
  if (NOT_OPEN.test(line.name)) return 'not open'
  if (line.name.length > LONGEST_NAME) return 'name too long'
  if (/\d{6,}|https?:|www\./.test(line.name)) return 'an address or a number in the name'
  if (!/\p{L}|\p{N}{2}/u.test(line.name)) return 'no name'
  return Math.abs(line.lat) < 0.01 && Math.abs(line.lng) < 0.01 ? 'nowhere' : null
}

export type Sorted = { bySource: ReadonlyMap<string, Row[]>; left: Map<string, string[]> }

/** OpenStreetMap's row stays where a register has the same place: it is the newer one. */
export function sortPlaces(lines: readonly PlaceLine[]): Sorted {
  const left = new Map<string, string[]>()
  const leave = (why: string, { country, name }: PlaceLine) =>
    left.set(why, [...(left.get(why) ?? []), `${country} ${name}`])
  const kept = new Map<string, PlaceLine[]>()
  const bySource = new Map<string, Row[]>()
  const ordered = [...lines].sort((a, b) => Number(a.source !== 'osm') - Number(b.source !== 'osm'))
  for (const line of ordered) {
    const why = fault(line)
    const key = plain(line.name)
    const double = kept.get(key)?.some((other) => metres(line, other) < DOUBLE_M)
    if (why || double) {
      leave(why ?? 'listed twice', line)
      continue
    }
    kept.set(key, [...(kept.get(key) ?? []), line])
    bySource.set(line.source, [...(bySource.get(line.source) ?? []), asRow(line)])
  }
  return { bySource, left }
}
