// Metadata of a page for search engines and link previews: the specification's rules, as pure functions.
import { decodeSegment } from '#app/lib/decode-segment.ts'

export type PageType = 'article' | 'business' | 'mosque' | 'organization' | 'place' | 'default'

/** A shorter description is extended: search engines cut in text of their own otherwise. */
export const SHORTEST_DESCRIPTION = 120

/** Search engines show about 160 characters; more is kept for link previews, but not without end. */
const LONGEST_DESCRIPTION = 300

type Voice = { name: string; tagline: string }

/** `'Mosques'` → `'Mosques | Mahalla – for Muslims, by Muslims'`; a title that carries the tagline stays. */
export function completeTitle(title: string, { name, tagline }: Voice): string {
  const plain = collapseSpaces(title)
  if (plain.toLowerCase().includes(tagline.toLowerCase())) return plain
  if (plain === '') return `${name} – ${tagline}`
  return plain.includes(name) ? `${plain} – ${tagline}` : `${plain} | ${name} – ${tagline}`
}

/** A description shorter than 120 characters gets the promotional sentence, once. */
export function completeDescription(description: string, sentence: string): string {
  const plain = collapseSpaces(description)
  if (plain.length >= SHORTEST_DESCRIPTION || plain.includes(sentence)) return cutAtWord(plain, LONGEST_DESCRIPTION)
  if (plain === '') return sentence
  const stop = /[.!?…。۔؟]["'”’»)]*$/u.test(plain) ? '' : '.'
  return `${plain}${stop} ${sentence}`
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const space = cut.lastIndexOf(' ')
  return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}…`.toWellFormed()
}

/** `example.co.uk` is a bare domain although it has three labels. */
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'net', 'gov', 'edu', 'ac', 'or', 'ne', 'go', 'gob', 'my', 'web'])

function isBareDomain(host: string): boolean {
  const isAddress = /^[\d.]+$/.test(host) || host.startsWith('[')
  const labels = host.split('.')
  if (isAddress || labels.length < 2 || labels.includes('')) return false
  if (labels.length === 2) return true
  const [, second = '', top = ''] = labels
  return labels.length === 3 && top.length === 2 && SECOND_LEVEL.has(second)
}

/**
 * The one address of a page: the scheme of the site, the www form of a bare domain, no trailing slash, no query or
 * fragment. Hosts that have a subdomain already, numeric addresses and localhost keep their name.
 */
export function canonicalUrl(url: string | URL): string {
  const page = new URL(url)
  const host = isBareDomain(page.hostname) ? `www.${page.hostname}` : page.hostname
  const port = page.port === '' ? '' : `:${page.port}`
  return `${page.protocol}//${host}${port}${page.pathname.replace(/\/+$/, '')}`
}

export type Crumb = { name: string; path: string }

/**
 * Home, then one entry per segment of the path; the home page has none. `path` has no language prefix. Names come
 * from the page where it knows them; a segment without one is written out from the address.
 */
export function breadcrumbTrail(path: string, home: string, names: readonly (string | undefined)[] = []): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length === 0) return []
  return [
    { name: home, path: '/' },
    ...segments.map((segment, i) => ({
      name: names[i] || nameOfSegment(segment),
      path: `/${segments.slice(0, i + 1).join('/')}`,
    })),
  ]
}

/** `'giving-back'` → `'Giving Back'`. */
function nameOfSegment(segment: string): string {
  return decodeSegment(segment)
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}

const SOCIAL_IMAGES: Readonly<Record<PageType, string>> = {
  article: '/og/article.png',
  business: '/og/business.png',
  mosque: '/og/mosque.png',
  organization: '/og/organization.png',
  place: '/og/place.png',
  default: '/og/default.png',
}

export const socialImage = (type: PageType): string => SOCIAL_IMAGES[type]

/** The same on every page of a kind, in every language. */
export const KEYWORDS = {
  business: [
    'Muslim-owned business',
    'halal business',
    'Muslim business directory',
    'halal restaurants',
    'halal grocery',
    'Islamic finance',
    'free business listing',
  ],
  location: [
    'halal near me',
    'mosque near me',
    'masjid near me',
    'prayer times near me',
    'Muslim businesses near me',
    'Muslim community near me',
  ],
  services: [
    'halal services',
    'prayer times',
    'Quran reader',
    'zakat calculator',
    'Hajj and Umrah travel',
    'Islamic education',
    'Muslim community events',
  ],
} as const

export type KeywordSet = keyof typeof KEYWORDS

const KEYWORD_SETS: Readonly<Record<PageType, readonly KeywordSet[]>> = {
  article: ['services'],
  business: ['business', 'location'],
  mosque: ['location', 'services'],
  organization: ['business', 'services'],
  place: ['location', 'business'],
  default: ['business', 'location', 'services'],
}

export function keywordsFor(type: PageType, own: readonly string[] = []): string[] {
  return [...new Set([...own, ...KEYWORD_SETS[type].flatMap((set) => KEYWORDS[set])])]
}

export const BEST_RATING = 5
const DEFAULT_PRICE_RANGE = '$'
const DEFAULT_REVIEW_COUNT = 1

export type BusinessData = {
  id: string
  name: string
  category: string
  location: string
  coordinates: { latitude: number; longitude: number } | null
  images: readonly string[]
  priceRange: string
  /** Null where nobody has rated: then no rating is told to anyone. */
  rating: number | null
  reviewCount: number
  /** Entries such as `Monday:09:00-17:30`. */
  openingHours: readonly string[]
  services: readonly string[]
  halalCertified: boolean
}

export function completeBusinessData(data: Pick<BusinessData, 'id' | 'name'> & Partial<BusinessData>): BusinessData {
  return {
    id: data.id,
    name: data.name,
    category: data.category ?? '',
    location: data.location ?? '',
    coordinates: data.coordinates ?? null,
    images: data.images ?? [],
    priceRange: data.priceRange || DEFAULT_PRICE_RANGE,
    rating: data.rating ?? null,
    reviewCount: data.reviewCount || DEFAULT_REVIEW_COUNT,
    openingHours: data.openingHours ?? [],
    services: data.services ?? [],
    halalCertified: data.halalCertified ?? false,
  }
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export type OpeningHours = { day: Weekday; opens: string; closes: string }

const HOURS_ENTRY = /^\s*([a-z]{2,9})\s*:\s*(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})\s*$/i

/** `'Monday:09:00-17:30'` (or `mon:…`) → its parts; null for what is no such entry. */
export function parseOpeningHours(entry: string): OpeningHours | null {
  const [, name = '', opens = '', closes = ''] = HOURS_ENTRY.exec(entry) ?? []
  const day = WEEKDAYS.find((weekday) => name.length >= 2 && weekday.toLowerCase().startsWith(name.toLowerCase()))
  if (!day || !isClock(opens) || !isClock(closes)) return null
  return { day, opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }
}

function isClock(text: string): boolean {
  const [hours = Number.NaN, minutes = Number.NaN] = text.split(':').map(Number)
  return minutes < 60 && (hours < 24 || (hours === 24 && minutes === 0))
}
