// Describes a page view for its record, and decides whether one is written at all.
import { holdsRole } from '#app/lib/roles.ts'
import type { CountEntry } from './entry.ts'

const LONGEST_TEXT = 500
const LONGEST_TYPE = 40
const LONGEST_CAMPAIGN = 120

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
  search: string
  title: string
  referrer: string
}

/** "newsletter / email / ramadan": where a link that was made for a campaign says it comes from. */
export function campaignOf(search: string): string | null {
  const query = new URLSearchParams(search)
  const parts = ['utm_source', 'utm_medium', 'utm_campaign'].flatMap((name) => query.get(name)?.trim() || [])
  return parts.length > 0 ? parts.join(' / ').slice(0, LONGEST_CAMPAIGN) : null
}

/** On sensitive pages the database keeps the browser's family only: nobody can leave that out. */
export function describeView({ path, routeId, url, search, title, referrer }: View) {
  return {
    kind: 'view',
    url: url.slice(0, LONGEST_TEXT),
    title: title.slice(0, LONGEST_TEXT),
    page_type: pageType(path, routeId),
    referrer: referrer.slice(0, LONGEST_TEXT) || 'direct',
    campaign: campaignOf(search),
  } satisfies CountEntry
}

const BOT = /bot\b|crawl|spider|slurp|preview/i

type Visitor = {
  tracking: boolean
  doNotTrack: string | null
  globalPrivacyControl: boolean
  roles: readonly string[]
  userAgent: string
}

export function isCounted({ tracking, doNotTrack, globalPrivacyControl, roles, userAgent }: Visitor): boolean {
  if (!tracking || globalPrivacyControl || doNotTrack === '1' || doNotTrack === 'yes') return false
  return !BOT.test(userAgent) && !holdsRole(roles, 'staff')
}
