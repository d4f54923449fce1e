/** What a room can be asked to have: for sisters, whether alone or with others; a place for wudu. */
export const ROOM_FILTERS = ['sisters', 'wudu'] as const
export type RoomFilter = (typeof ROOM_FILTERS)[number]
