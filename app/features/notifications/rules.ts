// What members are told of, and how.
export const KINDS = [
  'reply',
  'mention',
  'quote',
  'answer',
  'status',
  'event_seat',
  'event_changed',
  'event_soon',
  'decision',
  'automation',
  'place_letter',
  'review_asked',
  'message',
  'message_asked',
] as const
export type Kind = (typeof KINDS)[number]
export const MAILS = ['now', 'digest', 'off'] as const
export type Mail = (typeof MAILS)[number]
