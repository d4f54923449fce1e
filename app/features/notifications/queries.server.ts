import * as z from 'zod'
import { author } from '#app/core/contributions/shapes.server.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { KINDS, MAILS } from './rules.ts'

const notification = z.object({
  id: z.string(),
  kind: z.enum([...KINDS, 'sanction']),
  /** What came of it: the outcome or new status, and when it is now. */
  facts: z.object({
    what: z.string().nullish(),
    of: z.string().nullish(),
    at: z.string().nullish(),
    zone: z.string().nullish(),
  }),
  number: z.number(),
  actor: author.nullable(),
  is_read: z.boolean(),
  updated_at: z.string(),
  section: z.string().nullable(),
  title: z.string(),
  path: z.string(),
  reply_number: z.number().nullable(),
})
export type Notification = z.output<typeof notification>

const inbox = z.object({
  items: z.array(notification),
  unread: z.number(),
  next: z.string().nullable(),
  settings: z.record(z.enum(KINDS), z.object({ in_site: z.boolean(), mail: z.enum(MAILS) })),
})
export type Inbox = z.output<typeof inbox>

export const loadInbox = (services: Pick<Services, 'db' | 'log'>, after: string | null) =>
  ask(services, services.db().rpc('notifications_page', after ? { after } : {}), inbox)
