// What members are told of, and how.
export const KINDS = ['reply', 'mention', 'quote', 'answer', 'status', 'decision'] as const
export type Kind = (typeof KINDS)[number]
export const MAILS = ['now', 'digest', 'off'] as const
export type Mail = (typeof MAILS)[number]
