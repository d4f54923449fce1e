// The fields that a file's columns can fill, and the one that a column probably means by its name.

export const IMPORT_FIELDS = [
  'source_id',
  'name',
  'local_name',
  'description',
  'category',
  'subcategory',
  'cuisine',
  'mosque_type',
  'address',
  'postcode',
  'city',
  'state',
  'country',
  'country_code',
  'latitude',
  'longitude',
  'phone',
  'whatsapp',
  'email',
  'website',
  'image',
  'opening_hours',
  'services',
  'tags',
  'languages',
  'price_range',
  'halal',
  'seen_on',
  'muslim_owned',
  'wheelchair',
  'parking',
  'delivery',
  'takeaway',
  'outdoor_seating',
  'prayer_space',
  'wudu',
  'sisters_space',
  'room_kind',
  'host_kind',
  'host_name',
  'inside',
  'for_whom',
  'qibla',
  'how_to_find',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

export const isImportField = (value: unknown): value is ImportField =>
  typeof value === 'string' && IMPORT_FIELDS.some((field) => field === value)

/** Column name → field. A column that is missing here is left out. */
export type Mapping = Record<string, ImportField>

/** Other words that lists use for a field, folded: lower case, letters and digits only. */
const OTHER_WORDS: Partial<Record<ImportField, readonly string[]>> = {
  source_id: ['id', 'osmid', 'externalid', 'placeid', 'recordid', 'ref', 'uid', 'key'],
  name: ['title', 'businessname', 'mosquename', 'shopname', 'company', 'companyname', 'listing', 'nom', 'ad', 'nama'],
  local_name: ['nativename', 'namear', 'nameur', 'nametr', 'namelocal', 'originalname'],
  description: ['about', 'summary', 'details', 'text', 'notes'],
  category: ['businesscategory', 'type', 'businesstype', 'industry', 'sector', 'amenity', 'kategori', 'categorie'],
  subcategory: ['subtype'],
  cuisine: ['cuisines', 'speciality', 'specialty', 'dishes', 'kitchen'],
  mosque_type: ['mosquetype', 'masjidtype'],
  address: [
    'street',
    'streetaddress',
    'addressline1',
    'address1',
    'fulladdress',
    'addr',
    'addrstreet',
    'adresse',
    'alamat',
  ],
  postcode: ['postalcode', 'zip', 'zipcode', 'plz', 'addrpostcode', 'codepostal', 'postakodu', 'kodepos'],
  city: ['town', 'locality', 'village', 'municipality', 'addrcity', 'ville', 'sehir', 'kota'],
  state: ['region', 'province', 'county', 'addrstate', 'governorate'],
  country: ['countryname', 'nation', 'addrcountry', 'pays', 'negara', 'ulke'],
  country_code: ['countrycode', 'iso2', 'iso', 'cc', 'countryiso'],
  latitude: ['lat', 'y', 'geolat', 'coordlat'],
  longitude: ['lng', 'lon', 'long', 'x', 'geolng', 'geolon', 'coordlng'],
  phone: ['telephone', 'tel', 'phonenumber', 'mobile', 'contactphone', 'contact'],
  whatsapp: ['whatsappnumber', 'contactwhatsapp'],
  email: ['mail', 'emailaddress', 'contactemail'],
  website: ['url', 'web', 'homepage', 'site', 'link', 'contactwebsite'],
  image: ['photo', 'picture', 'logo', 'imageurl'],
  opening_hours: ['hours', 'openinghours', 'openingtimes', 'horaires'],
  price_range: ['price', 'pricelevel'],
  halal: ['diethalal', 'halalstatus', 'ishalal'],
  seen_on: ['seen', 'lastseen', 'retrieved', 'checkdate'],
  muslim_owned: ['muslimowned', 'ownedbymuslims'],
  wheelchair: ['wheelchairaccess', 'accessible'],
  outdoor_seating: ['outdoorseating', 'terrace'],
  prayer_space: ['prayerroom', 'prayerspace', 'musalla'],
  sisters_space: ['sistersspace', 'womenspace', 'womensarea', 'ladiesarea'],
  room_kind: ['kind', 'prayerroomkind'],
  host_kind: ['host', 'kindofplace', 'building'],
  host_name: ['hostname', 'venue', 'buildingname'],
  inside: ['level', 'floor', 'room'],
  for_whom: ['gender', 'audience'],
  qibla: ['qiblamarked', 'kiblat', 'kible'],
  how_to_find: ['directions', 'howtofindit', 'wayfinding'],
}

const foldColumn = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const FIELD_BY_WORD: ReadonlyMap<string, ImportField> = new Map([
  ...IMPORT_FIELDS.flatMap((field) => (OTHER_WORDS[field] ?? []).map((word) => [word, field] as const)),
  ...IMPORT_FIELDS.map((field) => [foldColumn(field), field] as const),
])

/** Each field goes to the first column that means it. */
export function guessMapping(columns: readonly string[]): Mapping {
  const taken = new Set<ImportField>()
  const mapping: Mapping = {}
  for (const column of columns) {
    const field = FIELD_BY_WORD.get(foldColumn(column))
    if (!field || taken.has(field)) continue
    taken.add(field)
    mapping[column] = field
  }
  return mapping
}

/** What is wrong with a mapping: rows need a name, and no field can come from two columns. */
export function checkMapping(
  mapping: Readonly<Record<string, unknown>>,
): 'nameMissing' | 'fieldTwice' | 'unknownField' | null {
  const fields = Object.values(mapping)
  if (!fields.every(isImportField)) return 'unknownField'
  if (new Set(fields).size < fields.length) return 'fieldTwice'
  return fields.includes('name') ? null : 'nameMissing'
}

export const IMPORT_STATES = [
  'uploaded',
  'previewed',
  'staging',
  'staged',
  'merging',
  'done',
  'failed',
  'undoing',
  'undone',
] as const

/** While an import is in one of these, the process works on it. */
export const isUnderWay = (state: string) => ['uploaded', 'staging', 'merging', 'undoing'].includes(state)

export const LICENCES = {
  osm: 'ODbL 1.0, © OpenStreetMap contributors',
} as const

/** From 0 to 100; null while there is nothing to measure by. */
export function progressOf(row: {
  state: string
  file_size: number
  bytes_read: number
  last_seq: number
  merged_through: number
  merged_count: number
  undone_count: number
}): number | null {
  const share = (done: number, all: number) => (all > 0 ? Math.min(100, Math.floor((done / all) * 100)) : null)
  switch (row.state) {
    case 'staging':
      return share(row.bytes_read, row.file_size)
    case 'merging':
      return share(row.merged_through, row.last_seq)
    case 'undoing':
      return share(row.undone_count, row.merged_count)
    default:
      return null
  }
}

/** What was typed beside the columns, under names that no column has. */
export const TYPED = { source: '\n source', licence: '\n licence' } as const

/** What says nothing of where a list comes from. */
const NO_SOURCE =
  /^(?:biz|business(?:es)?|mosques?|masjids?|places?|list|data|file|import|export|test|csv|json|unknown|n\/?a|none|-+)$/i

/** A source others would know again, and whether it may be shown: neither passes in silence. */
export function checkOrigin(source: string, licence: string): 'sourceMissing' | 'licenceMissing' | null {
  if (source.length < 3 || NO_SOURCE.test(source)) return 'sourceMissing'
  return licence.length < 3 || NO_SOURCE.test(licence) ? 'licenceMissing' : null
}
