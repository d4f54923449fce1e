// The houses that have a room to pray in, and the words by which people and maps name them.
import { fold } from '#app/core/places/fold.ts'

export const HOSTS = [
  'airport',
  'station',
  'mall',
  'university',
  'school',
  'hospital',
  'service_station',
  'office',
  'hotel',
  'cemetery',
  'neighbourhood',
  'other',
] as const
export type Host = (typeof HOSTS)[number]

export const isHost = (value: unknown): value is Host => HOSTS.some((host) => host === value)

/** Whole words, folded, in the six languages of the site and those of the maps. Longer ones first: a motorway's services are no railway station. */
const WORDS: readonly (readonly [Host, readonly string[]])[] = [
  [
    'service_station',
    [
      'service station',
      'services',
      'motorway services',
      'rest area',
      'rest stop',
      'petrol station',
      'gas station',
      'petronas',
      'adnoc',
      'rnr',
      'r&r',
      'rehat',
      'aire de repos',
      'aire de service',
      'station service',
      'station essence',
      'autohof',
      'raststatte',
      'dinlenme tesisi',
      'benzin istasyonu',
      'benzinlik',
      'spbu',
      'محطه بنزين',
      'محطه وقود',
      'استراحه',
      'پٹرول پمپ',
    ],
  ],
  [
    'airport',
    [
      'airport',
      'terminal',
      'aeroport',
      'havalimani',
      'havaalani',
      'havalimaninda',
      'bandara',
      'lapangan terbang',
      'flughafen',
      'مطار',
      'المطار',
      'ہوائی اڈا',
      'ایئرپورٹ',
      'ائیرپورٹ',
    ],
  ],
  [
    'station',
    [
      'station',
      'railway',
      'train station',
      'bus station',
      'metro',
      'mrt',
      'lrt',
      'gare',
      'gares',
      'bahnhof',
      'hauptbahnhof',
      'tren gari',
      'gari',
      'garinda',
      'otogar',
      'istasyon',
      'istasyonu',
      'stasiun',
      'stesen',
      'محطه',
      'المحطه',
      'اسٹیشن',
      'ریلوے',
    ],
  ],
  [
    'mall',
    [
      'mall',
      'shopping centre',
      'shopping center',
      'shopping mall',
      'westfield',
      'centre commercial',
      'galerie marchande',
      'einkaufszentrum',
      'avm',
      'alisveris merkezi',
      'pusat perbelanjaan',
      'pusat membeli belah',
      'مول',
      'المول',
      'مركز تسوق',
      'شاپنگ مال',
    ],
  ],
  [
    'university',
    [
      'university',
      'universities',
      'campus',
      'college',
      'universite',
      'universitat',
      'universitaet',
      'universitesi',
      'universitas',
      'universiti',
      'politeknik',
      'hochschule',
      'usthb',
      'kampus',
      'students union',
      'student union',
      'fakultas',
      'جامعه',
      'الجامعه',
      'كليه',
      'یونیورسٹی',
      'يونيورسٹی',
    ],
  ],
  [
    'hospital',
    [
      'hospital',
      'infirmary',
      'clinic',
      'hopital',
      'clinique',
      'krankenhaus',
      'klinikum',
      'hastane',
      'hastanesi',
      'hastanede',
      'rumah sakit',
      'مستشفى',
      'مستشفي',
      'المستشفى',
      'ہسپتال',
      'اسپتال',
    ],
  ],
  ['school', ['school', 'ecole', 'lycee', 'schule', 'okul', 'okulu', 'sekolah', 'sek', 'مدرسه', 'اسکول']],
  [
    'cemetery',
    ['cemetery', 'crematorium', 'cimetiere', 'friedhof', 'mezarligi', 'mezarlik', 'pemakaman', 'مقبره', 'قبرستان'],
  ],
  ['hotel', ['hotel', 'otel', 'oteli', 'فندق', 'الفندق', 'ہوٹل']],
  ['office', ['office', 'offices', 'business park', 'bureaux', 'buro', 'ofis', 'kantor', 'pejabat', 'مكتب', 'دفتر']],
]

const bare = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()} `

/** A Latin letter that Turkish and Urdu write otherwise must not keep a word from being met. */
const FOLDED: readonly { host: Host; words: readonly string[] }[] = WORDS.map(([host, words]) => ({
  host,
  words: words.map(bare).toSorted((a, b) => b.length - a.length),
}))

/** The house that a line of words names, or null. */
export function hostIn(text: string): Host | null {
  const line = bare(text)
  return FOLDED.find(({ words }) => words.some((word) => line.includes(word)))?.host ?? null
}

/** What was typed without the word for the house: "heathrow airport" is Heathrow, at an airport. */
export function takeHost(text: string): { host: Host | null; rest: string } {
  const line = bare(text)
  for (const { host, words } of FOLDED) {
    const word = words.find((one) => line.includes(one))
    if (word) return { host, rest: line.replace(word, ' ').trim().replace(/\s+/g, ' ') }
  }
  return { host: null, rest: text.trim() }
}

export const FOR_WHOM = ['everyone', 'sisters', 'brothers'] as const
export type ForWhom = (typeof FOR_WHOM)[number]

const SISTERS =
  /\b(?:wom[ae]n|women's|ladies|female|sisters?|femmes|sœurs|damen|frauen|kad[iı]n\w*|wanita|perempuan|muslimah)\b|نساء|خواتین/iu
const BROTHERS = /\b(?:men|men's|gents|male|brothers?|hommes|herren|erkek\w*|lelaki|pria|laki-laki)\b|رجال|مردوں/iu

/** "Ladies Prayer Room" is told by its own name. */
export function whomOfName(name: string): ForWhom | null {
  const sisters = SISTERS.test(name)
  const brothers = BROTHERS.test(name)
  if (sisters === brothers) return null
  return sisters ? 'sisters' : 'brothers'
}

export const ROOM_KINDS = ['musalla', 'surau', 'multi_faith'] as const
export type RoomKind = (typeof ROOM_KINDS)[number]

export type RoomPlace = { host: Host | null; hostName: string | null; inside: string | null }

const LONGEST = 160

/**
 * Where a room is, in the source's own words: of "Gate 30, Level 1, Southmead Hospital, Bristol" the hospital is the house,
 * and what stands before it says where inside. A surau without another house is its neighbourhood's own.
 */
export function placeOfRoom({
  name,
  address,
  kind,
}: {
  name: string
  address: string
  kind: RoomKind | null
}): RoomPlace {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const at = parts.findIndex((part) => hostIn(part) !== null && !STREET.test(part))
  if (at >= 0) {
    const inside = parts.slice(0, at).join(', ')
    return {
      host: hostIn(parts[at] ?? ''),
      hostName: (parts[at] ?? '').slice(0, LONGEST),
      inside: inside !== '' && inside.length <= LONGEST ? inside : null,
    }
  }
  // A name alone may be that of a lodge at a graveyard's gate, which a university keeps.
  const named = QUARTER.test(name) ? null : hostIn(name)
  return {
    host: (named === 'cemetery' ? null : named) ?? (kind === 'surau' ? 'neighbourhood' : null),
    hostName: null,
    inside: null,
  }
}

/** In Malaysia quarters are called after the university they lie at. */
const QUARTER = /\b(?:taman|kampung|kg)\b/i

/** "School Lane" is a street, and "Hospital Road" has no beds. */
const STREET = /\b(?:road|street|lane|avenue|way|close|drive|jalan|rue|stra(?:ß|ss)e|sokak|cadde)\b/iu

/** Words that only say that a room to pray in is looked for. */
const ROOM_WORDS =
  /(?<!\p{L})(?:prayer|rooms?|pray|praying|area|space|multi-?faith|faith|musall?ah?|mushol?lah?|muso?l+ah?|mushall?a|surau|mescit(?:ler|i)?|mescid|salles?|de|pri[eè]re|prier|namaz|namaz[ıi]|k[ıi]l\p{L}*|yeri|mosques?|masjid|tempat|ruang|sh?alat|sholat|in|at|near|me|where|can|i|the|to|a|المصلى|مصلى|غرفة|مكان|للصلاة|صلاة|أصلي|أين|في|نماز|کی|جگہ|کا|کمرہ|میں)(?!\p{L})/giu

export const wordsOfRoom = (text: string) =>
  text.replace(ROOM_WORDS, ' ').replace(/[?؟!]/g, ' ').replace(/\s+/g, ' ').trim()

/** Whether a room in some house is looked for, rather than a mosque. */
const ASKS_FOR_ROOM =
  /(?<!\p{L})(?:prayer (?:room|space|area)s?|multi-?\s?faith|musall?ah?|mushol?lah?|muso?l+ah?|mushall?a|surau|mescit\p{L}*|mescid|salles? de pri[eè]re|espace pri[eè]re|tempat salat|ruang sholat|مصلى|المصلى|غرفة صلاة|نماز کی جگہ|نماز کا کمرہ)(?!\p{L})/iu
export const asksForRoom = (text: string) => ASKS_FOR_ROOM.test(text)
