export const STATES = ['waiting', 'assigned', 'closed'] as const
export type ChatState = (typeof STATES)[number]

export const CHATS_PATH = '/dashboard/staff/chats'
/** Every conversation is listened to on one channel; it says only that something is new. */
export const CHATS_TOPIC = 'chats:new'
export const TAUGHT_PATH = '/dashboard/staff/taught'

/** Instead of something from the list: a town or a verse, which is typed. */
export const NAMED = 'named'
