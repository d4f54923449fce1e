// What people call the source of an imported record.

const NAMES: Readonly<Record<string, string>> = { osm: 'OpenStreetMap' }

export const OPEN_STREET_MAP = 'osm'

export const nameOfSource = (source: string): string =>
  (Object.hasOwn(NAMES, source) ? NAMES[source] : undefined) ?? source

/** Where the open data that ships with the product lies, for everyone to take. */
export const OPEN_DATA_FILE = '/open-data/mosques.csv.gz'
