// Choices and types of groups.
import type { GroupCard } from './shapes.server.ts'

/** As the table has them. */
export const KINDS = ['mosque', 'circle', 'sisters', 'family', 'sport', 'other'] as const
export type Kind = (typeof KINDS)[number]
/** One question in the form; privacy and the way in are two columns. */
export const WAYS = ['open', 'asked', 'invited', 'private'] as const
export type Way = (typeof WAYS)[number]

/** Who begins topics and events; everyone in it answers. */
export const POSTINGS = ['members', 'hosts'] as const

export type { GroupCard, GroupPeople, GroupPerson, GroupWhole, OwnGroup } from './shapes.server.ts'

export const wayOf = ({ is_private, joining }: Pick<GroupCard, 'is_private' | 'joining'>): Way =>
  is_private ? 'private' : joining
