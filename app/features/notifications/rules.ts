// Kinds of notifications for members, and the ways they are sent.
import { keysOf } from '#app/lib/records.ts'
import { holdsRole } from '#app/lib/roles.ts'

/** In the order and under the headings of the settings. */
export const GROUPS = {
  talk: ['reply', 'mention', 'quote', 'answer', 'status', 'review_asked', 'bookmark'],
  events: ['event_seat', 'event_changed', 'event_soon'],
  giving: ['campaign_update', 'campaign_funded', 'campaign_overdue', 'shift_soon', 'shift_changed', 'give_soon'],
  mosques: ['jumuah'],
  places: [
    'review',
    'message',
    'message_asked',
    'place_letter',
    'suggestion_asked',
    'suggestion_taken',
    'suggestion_not_taken',
  ],
  groups: ['group_note', 'group_invited', 'group_asked', 'group_joined'],
  people: ['person_asked', 'person_message', 'followed', 'followed_post'],
  orders: ['order'],
  yours: ['decision', 'automation'],
  team: ['order_placed', 'queue'],
} as const
type Group = keyof typeof GROUPS
/** The team's own kinds are asked of the team alone. */
export const groupsFor = (roles: readonly string[]): Group[] =>
  keysOf(GROUPS).filter((group) => group !== 'team' || holdsRole(roles, 'staff'))
export const KINDS = Object.values(GROUPS).flat()
export const MAILS = ['now', 'digest', 'off'] as const
