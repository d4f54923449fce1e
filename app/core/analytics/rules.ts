// What a page-view record says, and whether one is written at all.

const LONGEST_TEXT = 500
const LONGEST_TYPE = 40

/** Sections with pages below them. Any other address of two to four words is a country, a city and a category. */
const SECTIONS: ReadonlySet<string> = new Set([
  'auth',
  'business',
  'business-profile',
  'categories',
  'community',
  'courses',
  'dashboard',
  'legal',
  'mosque',
  'newsletter',
  'quran',
  'social-media',
])

/** `path` is without its language prefix: "home", "location", or the first word of the address. */
export function pageType(path: string): string {
  const words = path.split('/').filter(Boolean)
  const [first = 'home'] = words
  if (words.length >= 2 && words.length <= 4 && !SECTIONS.has(first)) return 'location'
  return first.slice(0, LONGEST_TYPE)
}

const MOBILE = /Mobi|Android|iPhone|iPad|iPod|Windows Phone/i

export const deviceType = (userAgent: string): 'mobile' | 'desktop' => (MOBILE.test(userAgent) ? 'mobile' : 'desktop')

type View = { path: string; url: string; title: string; referrer: string; userAgent: string; now: Date }

export type PageView = {
  url: string
  title: string
  page_type: string
  referrer: string
  user_agent: string
  device_type: 'mobile' | 'desktop'
  timestamp: string
}

/** On pages of worship the database keeps the browser's family only: nobody can leave that out. */
export function describeView({ path, url, title, referrer, userAgent, now }: View): PageView {
  return {
    url: url.slice(0, LONGEST_TEXT),
    title: title.slice(0, LONGEST_TEXT),
    page_type: pageType(path),
    referrer: referrer.slice(0, LONGEST_TEXT) || 'direct',
    user_agent: userAgent.slice(0, LONGEST_TEXT),
    device_type: deviceType(userAgent),
    timestamp: now.toISOString(),
  }
}

const BOT = /bot\b|crawl|spider|slurp|preview/i
const STAFF: ReadonlySet<string> = new Set(['staff', 'superadmin'])

type Visitor = {
  tracking: boolean
  doNotTrack: string | null
  globalPrivacyControl: boolean
  roles: readonly string[]
  userAgent: string
}

export function isCounted({ tracking, doNotTrack, globalPrivacyControl, roles, userAgent }: Visitor): boolean {
  if (!tracking || globalPrivacyControl || doNotTrack === '1' || doNotTrack === 'yes') return false
  return !BOT.test(userAgent) && !roles.some((role) => STAFF.has(role))
}
