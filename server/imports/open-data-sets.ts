// The open data that ships with the product: which files, whose they are, and what their columns say.
import { join } from 'node:path'
import { projectRoot } from '#app/lib/project-root.server.ts'

/** Beside the code, with the licence of each file; served as it lies there. */
export const OPEN_DATA_FOLDER = join(projectRoot, 'supabase/open-data')

/** A CSV file, packed; its columns are named as our fields. */
export type OpenData = {
  /** Of its row in `imports`. A newer edition of the file gets another one and is merged into what is there. */
  id: string
  path: string
  columns: readonly string[]
  kind: 'business' | 'mosque' | 'prayer_room'
  source: string
  licence: string
}

const inFolder = (name: string) => join(OPEN_DATA_FOLDER, name)

export const MOSQUES: OpenData = {
  id: '5d0c7d1e-3f9b-4c62-9a41-6f7321706c32',
  path: inFolder('mosques.csv.gz'),
  columns: [
    'source_id',
    'name',
    'local_name',
    'latitude',
    'longitude',
    'address',
    'city',
    'country_code',
    'phone',
    'website',
    'wheelchair',
    'wudu',
    'sisters_space',
  ],
  kind: 'mosque',
  // The same name as an extract of OpenStreetMap has: a later one brings the same rows up to date.
  source: 'osm',
  licence: 'ODbL 1.0, © OpenStreetMap contributors; some town names from GeoNames, CC BY 4.0',
}

export const PRAYER_ROOMS: OpenData = {
  id: '7c1e94d2-52ab-4d08-b3f6-7072617965ff',
  path: inFolder('prayer-rooms.csv.gz'),
  columns: [
    'source_id',
    'name',
    'local_name',
    'latitude',
    'longitude',
    'address',
    'city',
    'country_code',
    'phone',
    'website',
    'wheelchair',
    'kind',
    'seen_on',
  ],
  kind: 'prayer_room',
  source: 'osm',
  licence: 'ODbL 1.0, © OpenStreetMap contributors; some town names from GeoNames, CC BY 4.0',
}

const PLACE_COLUMNS = [
  'source_id',
  'name',
  'local_name',
  'latitude',
  'longitude',
  'address',
  'city',
  'state',
  'country_code',
  'phone',
  'website',
  'opening_hours',
  'category',
  'subcategory',
  'cuisine',
  'halal',
  'seen_on',
  'wheelchair',
  'takeaway',
  'delivery',
] as const

/** Each source in a file of its own, under its own licence. */
export const HALAL_PLACES: readonly OpenData[] = [
  {
    id: 'a41c2b7e-90d3-4f57-8c16-2e6f736d6861',
    path: inFolder('halal-places-osm.csv.gz'),
    columns: PLACE_COLUMNS,
    kind: 'business',
    source: 'osm',
    licence: 'ODbL 1.0, © OpenStreetMap contributors; some town names from GeoNames, CC BY 4.0',
  },
  {
    id: 'b7d05c18-4e2a-4b93-a7f0-666872736861',
    path: inFolder('halal-places-uk-fhrs.csv.gz'),
    columns: PLACE_COLUMNS,
    kind: 'business',
    source: 'uk-fhrs',
    licence:
      'Contains public sector information licensed under the Open Government Licence v3.0 (Food Standards Agency); town names from GeoNames, CC BY 4.0',
  },
  {
    id: 'c9e86f23-1b7d-4a05-92d4-746f726f6e74',
    path: inFolder('halal-places-toronto.csv.gz'),
    columns: PLACE_COLUMNS,
    kind: 'business',
    source: 'toronto-dinesafe',
    licence:
      'Contains information licensed under the Open Government Licence – Toronto; town names from GeoNames, CC BY 4.0',
  },
]

/** In the order in which they are loaded: what people look for most comes first. */
export const OPEN_DATA: readonly OpenData[] = [...HALAL_PLACES, PRAYER_ROOMS, MOSQUES]
