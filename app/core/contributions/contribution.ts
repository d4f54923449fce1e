// What the page functions of the community say.
import { withinCircle } from '#app/core/live/circle.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** `photo`: the id of their picture, where there is one. */
export type Author = { handle: string; name: string; trust: number; is_staff: boolean; photo?: string | null }

export type State = 'draft' | 'review' | 'published' | 'within' | 'hidden' | 'removed' | 'withdrawn'

export type Card<Facts = Record<string, unknown>> = {
  id: string
  section: string
  slug: string
  title: string | null
  excerpt: string
  language: Locale
  /** Null where the author stays unnamed or has left. */
  author: Author | null
  is_anonymous: boolean
  city: string | null
  country_code: string | null
  category: string | null
  tags: string[]
  is_pinned: boolean
  is_locked: boolean
  is_solved: boolean
  is_sample: boolean
  replies_count: number
  reactions_count: number
  last_activity_at: string
  published_at: string | null
  edited_at: string | null
  state: State
  is_mine: boolean
  has_reacted: boolean
  /** Where it stands, if in a group. */
  group: { slug: string; name: string; is_private: boolean } | null
  /** Replies since the reader was here; null where they never were. */
  unread: number | null
  is_near?: boolean
  facts: Facts
}

export type List<Facts = Record<string, unknown>> = { items: Card<Facts>[]; pinned: Card<Facts>[]; next: string | null }

export const NO_LIST: List = { items: [], pinned: [], next: null }

export type Decision = {
  status: string
  canned: string | null
  note: string | null
  may_appeal: boolean
  /** Whether the team has somebody else who could look again. */
  has_another: boolean
}

type Measure = { most: number; left: number }
/** What one may write today, and what becomes of it; said before it is written. */
export type Limits = {
  level: number
  posts: Measure
  replies: Measure
  links_wait: boolean
  /** When the team reads it: before others do, after, or not unless somebody asks. */
  read: 'before' | 'after' | 'never'
  silenced_until: string | null
}

export type Poll = {
  options: { text: string; votes: number }[]
  voters: number
  takes_several: boolean
  closes_at: string | null
  is_closed: boolean
  mine: number[] | null
}

export type PostPhoto = {
  id: string
  width: number
  height: number
  caption: string | null
  status: string
  is_mine: boolean
  credit: string | null
}

export type Related = { section: string; slug: string; title: string; language: Locale; replies_count: number }

export type ShownReply = {
  id: string
  number: number
  state: 'published'
  author: Author | null
  /** Null: the reader folded this person away. */
  body: string | null
  is_folded: boolean
  language: Locale
  published_at: string
  edited_at: string | null
  is_sample: boolean
  reactions_count: number
  is_starter: boolean
  is_mine: boolean
  has_reacted: boolean
  quoted: { number: number; author: Author | null; body: string } | null
}
/** What is gone leaves its number behind. */
export type GoneReply = { id: string; number: number; state: 'hidden' | 'removed' | 'withdrawn' }
export type Reply = ShownReply | GoneReply

/** Whether it is out, in public or within its group. */
export const isOut = ({ state }: { state: State }) => state === 'published' || state === 'within'

/** Its channel; in a closed group that of its members, and of what is said there what is about this. */
export const liveTopicOf = ({ id, state, circle }: { id: string; state: State; circle: string | null }) =>
  state === 'within' ? circle && withinCircle(circle, id) : `contribution:${id}`

export const isShown = (reply: Reply): reply is ShownReply => reply.state === 'published'

export type WaitingReply = {
  id: string
  body: string
  language: Locale
  state: 'review' | 'hidden' | 'removed'
  created_at: string
  decision: Decision | null
}

export type Whole<Facts = Record<string, unknown>> = Card<Facts> & {
  body: string | null
  is_folded: boolean
  last_number: number
  /** The channel of the closed group it stands in. */
  circle: string | null
  solved: ShownReply | null
  may: { edit: boolean; tend: boolean; solve: boolean; reply: boolean }
  marks: {
    read_number: number
    is_followed: boolean
    is_kept: boolean
    draft: string | null
    remind_at: string | null
  } | null
  /** Null for whoever is not signed in. */
  limits: Limits | null
  poll: Poll | null
  /** Of sections that show photos below the words. */
  photos: PostPhoto[]
  related: Related[]
  /** Of the names in what is shown, those that are somebody. */
  handles: string[]
  decision: Decision | null
  /** The team also sees words that were never public. */
  versions: { title: string | null; body: string; at: string; was_public: boolean }[]
  /** The reader's own sign and those of people they are not to meet: whoever sends one is not said to be writing. */
  quiet: string[]
  replies: Reply[]
  waiting: WaitingReply[]
}

export const REPLIES_SHOWN = 30
export const MOST_REPLY_CHARACTERS = 10_000
