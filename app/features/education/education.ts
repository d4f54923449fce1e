// Choices, limits and types of articles and classes.
import type { Card, List, Whole } from '#app/core/contributions/contribution.ts'
import type { EducationFacts } from './shapes.server.ts'

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

export type { EducationDetails, EducationFacts } from './shapes.server.ts'

export type EducationCard = Card<EducationFacts>
export type EducationList = List<EducationFacts>
export type EducationWhole = Whole<EducationFacts>
