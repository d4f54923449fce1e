// What the page functions say about articles and classes.
import type { Author, Card, List, Whole } from '#app/core/contributions/contribution.ts'

/** As `community_sections` and the table have them. */
export const TOPICS = ['basics', 'worship', 'quran', 'seerah', 'character', 'family', 'halal', 'history'] as const
export const KINDS = ['article', 'class'] as const
export const LEVELS = ['everyone', 'beginner', 'intermediate', 'advanced'] as const
export const WAYS = ['mosque', 'online', 'both'] as const
export type Topic = (typeof TOPICS)[number]
export type Kind = (typeof KINDS)[number]
export type Level = (typeof LEVELS)[number]
export type Way = (typeof WAYS)[number]

export const MOST_TEXT = 20_000
export const MOST_SOURCES = 30
export const MOST_SCHEDULE = 300
export const MOST_TEACHER = 160
export const MOST_SERIES = 80

export type EducationFacts = {
  kind: Kind
  level: Level
  minutes: number
  series: string | null
  part: number | null
  /** Named once they said that they checked it. */
  reviewer: Author | null
  reviewed_at: string | null
  attendance: Way | null
  schedule: string | null
  teacher: string | null
  link: string | null
  mosque: { id: string; name: string; slug: string | null } | null
}

export type EducationDetails = {
  text: string
  sources: string[]
  /** Which words a reviewer read. */
  version: string
  /** Whom the author asked: told to the author, the team and them. */
  asked: Author | null
  may_review: boolean
  series: { slug: string; title: string; part: number }[]
}

export type EducationCard = Card<EducationFacts>
export type EducationList = List<EducationFacts>
export type EducationWhole = Whole<EducationFacts>
