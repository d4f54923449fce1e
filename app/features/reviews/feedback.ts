// Feedback about the site itself, as `community_sections` has it.
import type { List } from '#app/core/contributions/contribution.ts'
import type { FeedbackFacts } from './shapes.server.ts'

export const FEEDBACK_KINDS = ['praise', 'problem', 'question'] as const
export const MOST_FEEDBACK = 5000

export type { Answer, FeedbackFacts } from './shapes.server.ts'
export type FeedbackList = List<FeedbackFacts>
