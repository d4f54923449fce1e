/** Where the open data of prayer rooms lies, for everyone to take. */
export const ROOMS_FILE = '/open-data/prayer-rooms.csv.gz'
