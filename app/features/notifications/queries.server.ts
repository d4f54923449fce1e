import type { Author } from '#app/core/contributions/contribution.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Facts } from './notice.ts'
import type { Kind, Mail } from './rules.ts'

export type Notification = {
  id: string
  kind: Kind | 'sanction'
  facts: Facts
  number: number
  actor: Author | null
  is_read: boolean
  updated_at: string
  section: string | null
  title: string
  path: string
  reply_number: number | null
}

export type Inbox = {
  items: Notification[]
  unread: number
  next: string | null
  settings: Record<Kind, { in_site: boolean; mail: Mail }>
}

export const loadInbox = async (services: Pick<Services, 'db' | 'log'>, after: string | null) =>
  (await ask(services, services.db().rpc('notifications_page', after ? { after } : {}))) as unknown as Inbox
