// An account of the directory, as the pages show it.
import type { Platform } from '#app/core/social/social-icon.tsx'
import type { AccountPageRow, AccountRow, CodePageRow, OwnAccountRow } from './shapes.server.ts'

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

export const LONGEST = { name: 80, about: 400, studied: 160 } as const
export const SHORTEST = { name: 2, about: 20 } as const

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

export type OwnAccount = OwnAccountRow & Account
export type AccountPageData = AccountPageRow & Account
export type CodePageData = CodePageRow & Account

/** The page of a place in the directory that is an account of its own. */
export type PlaceAccount = {
  kind: 'business' | 'mosque'
  slug: string
  name: string
  where: string
  platform: Platform
  handle: string
  /** Somebody keeps the place already. */
  isKept: boolean
}
