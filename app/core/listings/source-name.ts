// Display names for the sources of imported records.

const NAMES: Readonly<Record<string, string>> = {
  osm: 'OpenStreetMap',
  'uk-fhrs': 'Food Hygiene Rating Scheme',
  'toronto-dinesafe': 'DineSafe Toronto',
}

export const OPEN_STREET_MAP = 'osm'

export const nameOfSource = (source: string): string =>
  (Object.hasOwn(NAMES, source) ? NAMES[source] : undefined) ?? source

/** Where the open data that ships with the product lies, for everyone to take. */
const FILES: Readonly<Record<string, string>> = {
  osm: '/open-data/halal-places-osm.csv.gz',
  'uk-fhrs': '/open-data/halal-places-uk-fhrs.csv.gz',
  'toronto-dinesafe': '/open-data/halal-places-toronto.csv.gz',
}
export const openDataFileOf = (source: string): string | null =>
  (Object.hasOwn(FILES, source) ? FILES[source] : undefined) ?? null
export const OPEN_DATA_FILE = '/open-data/mosques.csv.gz'
