// What a page-view record says, and whether one is written at all.

const LONGEST_TEXT = 500
const LONGEST_TYPE = 40

export const isLocation = (routeId: string) => routeId.startsWith('routes/$country/')

/**
 * `path` is without its language prefix; `routeId` is the page the site map found for it, null where there is none.
 * "home", "location", "missing", or the first word of the address.
 */
export function pageType(path: string, routeId: string | null): string {
  if (routeId === null) return 'missing'
  if (isLocation(routeId)) return 'location'
  const [first = 'home'] = path.split('/').filter(Boolean)
  return first.slice(0, LONGEST_TYPE)
}

const MOBILE = /Mobi|Android|iPhone|iPad|iPod|Windows Phone/i

export const deviceType = (userAgent: string): 'mobile' | 'desktop' => (MOBILE.test(userAgent) ? 'mobile' : 'desktop')

type View = {
  path: string
  routeId: string | null
  url: string
  title: string
  referrer: string
  userAgent: string
  now: Date
}

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
export function describeView({ path, routeId, url, title, referrer, userAgent, now }: View): PageView {
  return {
    url: url.slice(0, LONGEST_TEXT),
    title: title.slice(0, LONGEST_TEXT),
    page_type: pageType(path, routeId),
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
