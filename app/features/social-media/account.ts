// An account of the directory, as the pages show it.
import type { Platform } from '#app/core/social/social-icon.tsx'

/** As the database has them. */
export const TOPICS = [
  'quran',
  'knowledge',
  'family',
  'children',
  'food',
  'travel',
  'work',
  'health',
  'style',
  'arts',
  'news',
  'charity',
] as const
export type Topic = (typeof TOPICS)[number]

export const LONGEST = { name: 80, about: 400, studied: 160 } as const
export const SHORTEST = { name: 2, about: 20 } as const

export type State = 'review' | 'published' | 'hidden' | 'removed' | 'withdrawn'

export type AccountRow = {
  id: string
  platform: Platform
  handle: string
  name: string
  about: string
  studied: string | null
  language: string
  topic: Topic
  country_code: string | null
  is_verified: boolean
  is_sample: boolean
}

/** With names in the visitor's language, which browsers would write differently. */
export type Account = AccountRow & { languageName: string; countryName: string }

export type Named = { code: string; name: string }

export type Directory = {
  items: Account[]
  next: string | null
  counts: Partial<Record<Platform, number>>
  languages: Named[]
  countries: Named[]
}

export type OwnAccount = Account & { state: State }

export type Decision = { status: string; canned: string | null; note: string | null; may_appeal: boolean }

export type AccountPageData = OwnAccount & {
  is_kept: boolean
  is_mine: boolean
  may_edit: boolean
  was_refused: boolean
  decision: Decision | null
  verification: { code: string; token: string; seen: number; expires_at: string } | null
}

export type CodePageData = Account & {
  code: string
  state: 'open' | 'confirmed' | 'refused' | 'withdrawn'
  is_own: boolean
  may_confirm: boolean
  has_seen: boolean
}

/** The page of a place in the directory that is an account of its own. */
export type PlaceAccount = {
  kind: 'business' | 'mosque'
  slug: string
  name: string
  where: string
  platform: Platform
  handle: string
}
