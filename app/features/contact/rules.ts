// Topics of a contact message, and its states. The database knows the same words.
import type { Messages } from '#app/i18n/catalogue.ts'

type Words = Messages['contact']
export type Topic = keyof Words['topics']
export type MessageState = keyof Words['staff']['states']

export const TOPICS = [
  'question',
  'listing',
  'mosque',
  'account',
  'problem',
  'privacy',
  'partnership',
  'other',
] as const satisfies readonly Topic[]
export const STATES = ['new', 'answered', 'closed'] as const satisfies readonly MessageState[]

export const isTopic = (value: unknown): value is Topic => TOPICS.some((topic) => topic === value)

export const LONGEST = { name: 160, email: 320, message: 4000 } as const

/** Messages on one page of the staff's list. */
export const PAGE_SIZE = 20
