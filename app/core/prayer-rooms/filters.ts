/** Filters for prayer rooms: a space for sisters, whether separate or shared; a place for wudu. */
export const ROOM_FILTERS = ['sisters', 'wudu'] as const
export type RoomFilter = (typeof ROOM_FILTERS)[number]
