// Shapes of the group functions' answers.
import * as z from 'zod'
import { author, card } from '#app/core/contributions/shapes.server.ts'
import { locales } from '#app/i18n/locales.ts'
import { KINDS, POSTINGS, WAYS } from './group.ts'

const role = z.enum(['owner', 'cohost', 'member'])

export const groupCard = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(KINDS),
  about: z.string(),
  language: z.enum(locales),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
  is_private: z.boolean(),
  joining: z.enum(WAYS).exclude(['private']),
  posting: z.enum(POSTINGS),
  state: z.enum(['review', 'published', 'hidden']),
  members_count: z.number(),
  is_sample: z.boolean(),
})
export type GroupCard = z.output<typeof groupCard>

export const groupList = z.object({ items: z.array(groupCard), next: z.string().nullable() })

export const ownGroup = groupCard.extend({ mine: z.enum(['asked', 'invited', 'member']), role })
export type OwnGroup = z.output<typeof ownGroup>

const note = z.object({
  id: z.string(),
  body: z.string(),
  at: z.string(),
  author: author.nullable(),
  is_mine: z.boolean(),
})

export const groupWhole = groupCard.extend({
  place: z
    .object({ id: z.string(), kind: z.enum(['mosque', 'business']), name: z.string(), slug: z.string() })
    .nullable(),
  mine: z.enum(['asked', 'invited', 'member']).nullable(),
  role: role.nullable(),
  has_key: z.boolean(),
  reads: z.boolean(),
  is_in: z.boolean(),
  is_host: z.boolean(),
  is_owner: z.boolean(),
  /** The channel of a closed group, for its members. */
  circle: z.string().nullable(),
  /** For hosts alone. */
  invite_key: z.string().nullable(),
  asked_count: z.number().nullable(),
  hosts: z.array(author.nullable()),
  notes: z.array(note),
  /** Days of events, as the events' own list reads them. */
  events: z.array(z.unknown()),
  topics: z.array(card),
  next: z.string().nullable(),
})
export type GroupWhole = z.output<typeof groupWhole>

const groupPerson = z.object({
  person: author.nullable(),
  state: z.enum(['asked', 'invited', 'member', 'banned']),
  role,
  since: z.string(),
  words: z.string().nullable(),
  is_me: z.boolean(),
})
export type GroupPerson = z.output<typeof groupPerson>

export const groupPeople = groupCard.extend({
  is_host: z.boolean(),
  is_owner: z.boolean(),
  people: z.array(groupPerson),
})
export type GroupPeople = z.output<typeof groupPeople>

/** The days are those of events too. */
export const groupCalendar = z.object({ name: z.string(), days: z.array(z.unknown()) })

export const savedGroup = z.object({ slug: z.string(), state: z.string() })
