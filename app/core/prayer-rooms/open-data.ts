/** The address of the open data of prayer rooms, for everyone to take. */
export const ROOMS_FILE = '/open-data/prayer-rooms.csv.gz'
