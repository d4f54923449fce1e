// What the functions of groups say, and their addresses.
import type { Author, Card } from '#app/core/contributions/contribution.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** As the table has them. */
export const KINDS = ['mosque', 'circle', 'sisters', 'family', 'sport', 'other'] as const
export type Kind = (typeof KINDS)[number]
/** One question in the form; privacy and the way in are two columns. */
export const WAYS = ['open', 'asked', 'invited', 'private'] as const
export type Way = (typeof WAYS)[number]

/** Who begins topics and events; everyone in it answers. */
export const POSTINGS = ['members', 'hosts'] as const
export type Posting = (typeof POSTINGS)[number]

export type GroupCard = {
  id: string
  slug: string
  name: string
  kind: Kind
  about: string
  language: Locale
  city: string | null
  country_code: string | null
  is_private: boolean
  joining: Exclude<Way, 'private'>
  posting: Posting
  state: 'review' | 'published' | 'hidden'
  members_count: number
  is_sample: boolean
}
export type OwnGroup = GroupCard & { mine: 'asked' | 'invited' | 'member'; role: Role }
export type Role = 'owner' | 'cohost' | 'member'

export type Note = { id: string; body: string; at: string; author: Author | null; is_mine: boolean }

export type GroupWhole = GroupCard & {
  place: { id: string; kind: 'mosque' | 'business'; name: string; slug: string | null } | null
  mine: 'asked' | 'invited' | 'member' | null
  role: Role | null
  has_key: boolean
  reads: boolean
  is_in: boolean
  is_host: boolean
  is_owner: boolean
  /** The channel of a closed group, for its members. */
  circle: string | null
  /** For hosts alone. */
  invite_key: string | null
  asked_count: number | null
  hosts: (Author | null)[]
  notes: Note[]
  /** Days of events, as the events' own list shows them. */
  events: unknown[]
  topics: Card[]
  next: string | null
}

export type GroupPerson = {
  person: Author | null
  state: 'asked' | 'invited' | 'member' | 'banned'
  role: Role
  since: string
  words: string | null
  is_me: boolean
}
export type GroupPeople = GroupCard & { is_host: boolean; is_owner: boolean; people: GroupPerson[] }

export const wayOf = ({ is_private, joining }: Pick<GroupCard, 'is_private' | 'joining'>): Way =>
  is_private ? 'private' : joining
