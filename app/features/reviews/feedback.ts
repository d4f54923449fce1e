// Feedback about the site itself, as `community_sections` has it.
import type { Author, List } from '#app/core/contributions/contribution.ts'
import type { Locale } from '#app/i18n/locales.ts'

export const FEEDBACK_KINDS = ['praise', 'problem', 'question'] as const
export const MOST_FEEDBACK = 5000

/** What one of the team said first. */
export type Answer = { author: Author | null; text: string; language: Locale }
export type FeedbackFacts = { answer: Answer | null }
export type FeedbackList = List<FeedbackFacts>
