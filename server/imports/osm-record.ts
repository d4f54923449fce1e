// OpenStreetMap's tags as our fields.
import { MARKED, type RawFields } from './normalise.ts'

export type Tags = Record<string, string>
export type OsmElement = { type: string; id: number | string; tags: Tags; lat: number | null; lon: number | null }

/** A room to pray in that belongs to another house, by its tags or its name. */
function isRoom({ place_of_worship: sort = '', room, religion = '', name = '', amenity }: Tags): boolean {
  if (/^(?:musalla|prayer_room|surau)$/.test(sort)) return religion === 'muslim' || religion === ''
  if (/^multi-?_?faith/.test(religion) || sort === 'multi_faith_room') return true
  if (amenity === 'prayer_room' || room === 'prayer') return religion === 'muslim' || religion === ''
  return religion === 'muslim' && ROOM_NAME.test(name)
}
const ROOM_NAME = /prayer (?:room|space)|salle de pri[eè]re|gebetsraum|قاعة الصلاة|قاعة للصلاة/iu

/** A mosque, a room to pray in, a business with a halal or Muslim mark, or nothing we list. */
export function osmKind(tags: Tags, all: boolean): 'business' | 'mosque' | 'prayer_room' | null {
  const isMuslim = tags.religion === 'muslim'
  const mayBeRoom = tags.amenity === 'place_of_worship' || tags.amenity === 'prayer_room' || tags.room === 'prayer'
  if (mayBeRoom && isRoom(tags)) return 'prayer_room'
  if (tags.amenity === 'place_of_worship') return isMuslim ? 'mosque' : null
  const isPlace = ['amenity', 'shop', 'office', 'craft', 'tourism', 'healthcare', 'leisure'].some((key) => tags[key])
  if (!isPlace) return null
  const halal = tags['diet:halal']
  return isMuslim || halal === 'yes' || halal === 'only' || halal === 'limited' || (all && Boolean(tags.name))
    ? 'business'
    : null
}

type Sort = readonly [category: string, subcategory?: string]

const AMENITIES: Record<string, Sort> = {
  restaurant: ['restaurants'],
  fast_food: ['restaurants', 'takeaway'],
  food_court: ['restaurants'],
  cafe: ['restaurants', 'cafe'],
  ice_cream: ['restaurants', 'cafe'],
  pharmacy: ['healthcare', 'pharmacy'],
  doctors: ['healthcare', 'doctor'],
  clinic: ['healthcare', 'doctor'],
  hospital: ['healthcare', 'doctor'],
  dentist: ['healthcare', 'dentist'],
  school: ['education', 'school'],
  kindergarten: ['education', 'nursery'],
  college: ['education', 'training'],
  university: ['education', 'training'],
  language_school: ['education', 'language'],
  bank: ['finance'],
  money_transfer: ['finance'],
  community_centre: ['community', 'centre'],
  social_facility: ['community', 'charity'],
  marketplace: ['grocery'],
  funeral_hall: ['services', 'funeral'],
}

const SHOPS: Record<string, Sort> = {
  butcher: ['grocery', 'butcher'],
  supermarket: ['grocery', 'supermarket'],
  convenience: ['grocery', 'supermarket'],
  greengrocer: ['grocery', 'supermarket'],
  grocery: ['grocery', 'supermarket'],
  bakery: ['grocery', 'bakery'],
  pastry: ['grocery', 'sweets'],
  confectionery: ['grocery', 'sweets'],
  deli: ['grocery', 'deli'],
  spices: ['grocery', 'spices'],
  seafood: ['grocery', 'butcher'],
  clothes: ['retail', 'clothing'],
  boutique: ['retail', 'clothing'],
  fabric: ['retail', 'fabric'],
  books: ['retail', 'bookshop'],
  religion: ['retail', 'bookshop'],
  jewelry: ['retail', 'jewellery'],
  perfumery: ['retail', 'perfume'],
  furniture: ['retail', 'home'],
  hairdresser: ['beauty', 'barber'],
  beauty: ['beauty', 'salon'],
  cosmetics: ['beauty', 'cosmetics'],
  optician: ['healthcare', 'optician'],
  herbalist: ['healthcare', 'herbal'],
  travel_agency: ['travel', 'agency'],
  car_repair: ['trades', 'mechanic'],
  electronics: ['technology', 'electronics'],
  computer: ['technology', 'repair'],
  mobile_phone: ['technology', 'repair'],
  funeral_directors: ['services', 'funeral'],
}

const OFFICES: Record<string, Sort> = {
  accountant: ['finance', 'accountant'],
  financial_advisor: ['finance', 'planning'],
  insurance: ['finance', 'takaful'],
  lawyer: ['services', 'law'],
  estate_agent: ['services', 'property'],
  travel_agent: ['travel', 'agency'],
  charity: ['community', 'charity'],
  ngo: ['community', 'charity'],
  association: ['community', 'centre'],
  it: ['technology', 'software'],
}

const CRAFTS: Record<string, Sort> = {
  electrician: ['trades', 'electrician'],
  plumber: ['trades', 'plumber'],
  carpenter: ['trades', 'carpentry'],
  builder: ['trades', 'builder'],
  hvac: ['trades', 'air-conditioning'],
  caterer: ['restaurants', 'takeaway'],
  tailor: ['retail', 'clothing'],
}

const TOURISM: Record<string, Sort> = { hotel: ['travel', 'hotel'], guest_house: ['travel', 'hotel'] }

function sortOf(tags: Tags): Sort | null {
  const found =
    AMENITIES[tags.amenity ?? ''] ??
    SHOPS[tags.shop ?? ''] ??
    OFFICES[tags.office ?? ''] ??
    CRAFTS[tags.craft ?? ''] ??
    TOURISM[tags.tourism ?? '']
  if (found) return found
  if (tags.shop) return ['retail']
  if (tags.healthcare) return ['healthcare']
  if (tags.office) return ['services']
  return tags.craft ? ['trades'] : null
}

/** Scripts other than Latin: the name people there read. */
const LOCAL_SCRIPT =
  /[\u0370-\u03ff\u0400-\u04ff\u0590-\u06ff\u0750-\u077f\u0900-\u0dff\u0e00-\u0eff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/

function namesOf(tags: Tags): { name: string | undefined; local: string | undefined } {
  const own = tags.name ?? tags['name:en'] ?? tags['name:latin'] ?? tags.brand ?? tags.operator
  const local = ['name:ar', 'name:ur', 'name:fa', 'name:tr', 'name:id', 'name:ms', 'name:bn']
    .map((key) => tags[key])
    .find(Boolean)
  // Where the main name is in another script and an English one exists, that one comes first.
  if (own && LOCAL_SCRIPT.test(own) && tags['name:en']) return { name: tags['name:en'], local: own }
  return { name: own, local: local !== own ? local : undefined }
}

const both = (first: string | undefined, second: string | undefined) => first ?? second

const roomKindOf = ({ religion = '', place_of_worship: sort, name = '' }: Tags) =>
  /^multi/.test(religion) || sort === 'multi_faith_room' ? 'multi_faith' : /surau/i.test(name) ? 'surau' : 'musalla'

function whomOf({ female, male }: Tags): string | undefined {
  if (female === 'yes') return male === 'no' ? 'sisters' : 'everyone'
  return female === 'no' || (male === 'yes' && female === 'separate') ? 'brothers' : undefined
}

/** The tags of one element as the fields of a row; only fields that the tags speak of. */
export function osmFields(element: OsmElement, kind: 'business' | 'mosque' | 'prayer_room'): RawFields {
  const { tags } = element
  const { name, local } = namesOf(tags)
  const street = [tags['addr:housenumber'], tags['addr:street'] ?? tags['addr:place']].filter(Boolean).join(' ')
  const sort = kind === 'business' ? sortOf(tags) : null
  const given: Record<keyof RawFields, string | undefined> = {
    source_id: `${element.type}/${element.id}`,
    // Many a room has no name but what it is.
    name: name ?? (kind === 'prayer_room' ? 'Prayer room' : undefined),
    local_name: local,
    description: both(tags['description:en'], tags.description),
    category: sort?.[0],
    subcategory: sort?.[1],
    cuisine: tags.cuisine,
    mosque_type: undefined,
    postcode: undefined,
    address: both(tags['addr:full'], street || undefined),
    city: tags['addr:city'] ?? tags['addr:town'] ?? tags['addr:village'] ?? tags['addr:suburb'],
    state: both(tags['addr:state'], tags['addr:province']),
    country: undefined,
    country_code: tags['addr:country'],
    latitude: element.lat === null ? undefined : String(element.lat),
    longitude: element.lon === null ? undefined : String(element.lon),
    phone: tags.phone ?? tags['contact:phone'] ?? tags['contact:mobile'] ?? tags.mobile,
    whatsapp: tags['contact:whatsapp'],
    email: both(tags.email, tags['contact:email']),
    website: tags.website ?? tags['contact:website'] ?? tags.url ?? accountOf(tags),
    image: undefined,
    opening_hours: tags.opening_hours,
    services: undefined,
    tags: undefined,
    languages: undefined,
    price_range: undefined,
    halal: tags['diet:halal'] === 'yes' ? MARKED : tags['diet:halal'],
    seen_on: tags['check_date:diet:halal'] ?? tags.check_date,
    muslim_owned: undefined,
    wheelchair: tags.wheelchair,
    parking: undefined,
    delivery: tags.delivery,
    takeaway: tags.takeaway,
    outdoor_seating: tags.outdoor_seating,
    prayer_space: tags.prayer_room,
    wudu: tags.ablution,
    sisters_space: both(tags.female, tags['place_of_worship:female']),
    room_kind: kind === 'prayer_room' ? roomKindOf(tags) : undefined,
    host_kind: undefined,
    host_name: undefined,
    inside: kind === 'prayer_room' && tags.level ? `Level ${tags.level}` : undefined,
    for_whom: kind === 'prayer_room' ? whomOf(tags) : undefined,
    qibla: tags.qibla,
    how_to_find: undefined,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as RawFields
}

/** Where each platform keeps an account; who maps writes the whole address, or the handle alone. */
const ACCOUNTS = {
  'contact:instagram': 'https://www.instagram.com/',
  'contact:youtube': 'https://www.youtube.com/@',
  'contact:tiktok': 'https://www.tiktok.com/@',
  'contact:twitter': 'https://x.com/',
  'contact:linkedin': 'https://www.linkedin.com/company/',
} as const

/** Of a place without a site of its own, the account that is its page. */
function accountOf(tags: Readonly<Record<string, string>>): string | undefined {
  for (const [tag, begin] of Object.entries(ACCOUNTS)) {
    const said = tags[tag]?.trim()
    if (!said) continue
    if (/^https?:\/\//i.test(said)) return said
    if (/^@?[\w.-]{2,60}$/.test(said)) return begin + said.replace(/^@/, '')
  }
  return undefined
}
