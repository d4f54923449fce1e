import * as z from 'zod'
import { author, card, limits, movedTo } from '#app/core/contributions/shapes.server.ts'
import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { SHOWN_TO } from './rules.ts'

const way = z.object({
  published: z.number(),
  days: z.number(),
  rejected_lately: z.boolean(),
  level: z.number(),
  limits,
})
export type Way = z.output<typeof way>

const person = author.extend({
  bio: z.string().nullable(),
  speaks: z.array(z.string()).nullable(),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
  joined: z.string().nullable(),
  is_sample: z.boolean(),
  is_me: z.boolean(),
  block: z.enum(['block', 'mute']).nullable(),
  /** Not said of somebody the caller blocked. */
  follows: z.boolean().optional(),
  shows_contributions: z.boolean(),
  published: z.number().nullable(),
  items: z.array(card),
  next: z.string().nullable(),
  /** What the next level takes; to oneself only. */
  way: way.nullable(),
})
export type Person = z.output<typeof person>

export const loadPerson = (services: Pick<Services, 'page' | 'log'>, handle: string, after: string | null) =>
  askPage(services, 'person_page', { handle, ...(after && { after }) }, z.union([movedTo, person]).nullable())

const shownTo = z.enum(SHOWN_TO)
const ownPerson = z.object({
  handle: z.string(),
  name: z.string(),
  bio: z.string().nullable(),
  speaks: z.array(z.string()),
  reads: z.array(z.string()),
  city: z.string().nullable(),
  country_code: z.string().nullable(),
  /** Ids of pictures: the one others see, and one that waits for the team. */
  photo: z.string().nullable(),
  photo_waits: z.string().nullable(),
  blocks: z.array(z.object({ kind: z.enum(['block', 'mute']), person: author.nullable() })),
  show_bio: shownTo,
  show_town: shownTo,
  show_languages: shownTo,
  show_contributions: shownTo,
  show_joined: shownTo,
  show_search: shownTo,
})
export type OwnPerson = z.output<typeof ownPerson>

export const loadOwnPerson = (services: Pick<Services, 'db' | 'log'>) =>
  ask(services, services.db().rpc('my_person'), ownPerson)
