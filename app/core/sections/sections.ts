// The sections an operator may switch off, each said once: its addresses, and what of the schema is its own. What is off is
// out of the site map, the navigation, the sitemaps, the search, the assistant's answers and the API. The desks behind it
// stay, so that it can be made ready before it is opened.

import { withoutLocale } from '#app/i18n/locales.ts'
import { keysOf } from '#app/lib/records.ts'

type Section = {
  /** The first is its front door. What lies below them belongs to it too. */
  paths: readonly [string, ...string[]]
  /** What stays although it lies below: links of letters, and what somebody has paid for. */
  stays?: readonly string[]
  /** The files of supabase/schemas whose tables and functions are offered to nobody while it is off. */
  schemas?: readonly string[]
  /** Addresses of `server/http/mounts.ts` that go with it. */
  mounts?: readonly string[]
}

export const SECTIONS_TO_SWITCH = {
  prayerRooms: { paths: ['/prayer-rooms', '/prayer-room'], schemas: ['prayer_rooms'] },
  athan: { paths: ['/athan'] },
  quran: { paths: ['/quran', '/pocket/quran', '/pocket/quran.json'] },
  zakaat: { paths: ['/zakaat'] },
  community: { paths: ['/community', '/community-events'] },
  events: { paths: ['/community/events', '/community-events'], schemas: ['events'] },
  forum: { paths: ['/community/forum'] },
  'giving-back': { paths: ['/community/giving-back'], schemas: ['giving'] },
  gaza: { paths: ['/community/gaza'] },
  education: { paths: ['/community/education'], schemas: ['education'] },
  recipes: { paths: ['/community/recipes'], schemas: ['recipes'] },
  reviews: { paths: ['/community/reviews'], schemas: ['community_reviews'] },
  ideas: { paths: ['/community/ideas'], schemas: ['ideas'] },
  groups: { paths: ['/groups', '/group'], schemas: ['groups'] },
  jobs: { paths: ['/jobs', '/account/jobs', '/account/applications'], schemas: ['jobs'] },
  courses: {
    paths: ['/courses', '/dashboard/courses'],
    schemas: ['courses', 'course_groups'],
  },
  store: { paths: ['/merchstore'], stays: ['/merchstore/orders'], schemas: ['store'] },
  donate: { paths: ['/donate'], stays: ['/donate/stop'], schemas: ['gifts'] },
  partners: { paths: ['/partners'] },
  affiliates: { paths: ['/affiliates', '/r'] },
  sponsorship: { paths: ['/sponsorship', '/sales'] },
  social: { paths: ['/social-media'], schemas: ['social'] },
  newsletter: {
    paths: ['/newsletter'],
    stays: ['/newsletter/unsubscribe', '/newsletter/choices', '/newsletter/confirm', '/newsletter/go'],
  },
  templates: { paths: ['/templates'] },
  widgets: { paths: ['/widgets'], mounts: ['/embed'] },
  automation: { paths: ['/automation'], schemas: ['automation'] },
  assistant: { paths: ['/api/chat'], mounts: ['/api/chat'], schemas: ['chats'] },
} as const satisfies Record<string, Section>

export type SwitchedSection = keyof typeof SECTIONS_TO_SWITCH
export const switchedSections = keysOf(SECTIONS_TO_SWITCH)
export const isSwitchedSection = (word: unknown): word is SwitchedSection =>
  switchedSections.some((section) => section === word)

const sectionOf = (id: SwitchedSection): Section => SECTIONS_TO_SWITCH[id]

/** `/jobs` holds `/jobs/x` and `/jobs?q=x`, not `/jobseekers`. */
const isWithin = (path: string, of: string) =>
  path === of || (/^[/?#.]/.test(path.slice(of.length)) && path.startsWith(of))

/** Whether an address of the site, with or without its language, belongs to a section that is off. */
export function isShut(off: readonly SwitchedSection[], address: string): boolean {
  if (off.length === 0) return false
  const path = withoutLocale(address)
  return off.some((id) => {
    const { paths, stays = [] } = sectionOf(id)
    return paths.some((of) => isWithin(path, of)) && !stays.some((of) => isWithin(path, of))
  })
}

export const isMountShut = (off: readonly SwitchedSection[], path: string): boolean =>
  off.some((id) => sectionOf(id).mounts?.some((of) => isWithin(path, of)))

export const shutSchemas = (off: readonly SwitchedSection[]): string[] =>
  off.flatMap((id) => sectionOf(id).schemas ?? [])
