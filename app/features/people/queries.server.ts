import type { Author, Card, Limits } from '#app/core/contributions/contribution.ts'
import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { FACTS, ShownTo } from './rules.ts'

export type Way = { published: number; days: number; rejected_lately: boolean; level: number; limits: Limits }

export type Person = Author & {
  bio: string | null
  speaks: string[] | null
  city: string | null
  country_code: string | null
  joined: string | null
  is_sample: boolean
  is_me: boolean
  block: 'block' | 'mute' | null
  follows?: boolean
  shows_contributions: boolean
  published: number | null
  items: Card[]
  next: string | null
  /** What the next level takes; to oneself only. */
  way: Way | null
}

export const loadPerson = async (services: Pick<Services, 'page' | 'log'>, handle: string, after: string | null) =>
  (await askPage(services, 'person_page', { handle, ...(after && { after }) })) as Person | { moved_to: string } | null

export type OwnPerson = {
  handle: string
  name: string
  bio: string | null
  speaks: string[]
  reads: string[]
  city: string | null
  country_code: string | null
  /** Ids of pictures: the one others see, and one that waits for the team. */
  photo: string | null
  photo_waits: string | null
  blocks: { kind: 'block' | 'mute'; person: Author | null }[]
} & Record<`show_${(typeof FACTS)[number]}`, ShownTo>

export const loadOwnPerson = async (services: Pick<Services, 'db' | 'log'>) =>
  (await ask(services, services.db().rpc('my_person'))) as unknown as OwnPerson
