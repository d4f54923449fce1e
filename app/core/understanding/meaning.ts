// The meaning of a sentence: the one shape that search, suggestions and the assistant read.
import type { CategoryId, SubcategoryId } from '#app/core/categories/tree.ts'
import type { Fact } from '#app/core/listings/facts.ts'

export const KINDS = [
  'business',
  'mosque',
  'prayer',
  'iqamah',
  'qibla',
  'hijri',
  'occasion',
  'quran',
  'zakaat',
  'hours',
  'event',
  'job',
  'course',
  'recipe',
  'plan',
  'help',
  'ruling',
  'mine',
  'person',
  'greeting',
  'assistant',
  'unknown',
] as const
export type Kind = (typeof KINDS)[number]

export const ASKED_PRAYERS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha', 'jumuah'] as const
export type AskedPrayer = (typeof ASKED_PRAYERS)[number]

export const DAYS = [
  'today',
  'tomorrow',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'weekend',
] as const
export type Day = (typeof DAYS)[number]

export type Opening = 'now' | 'late' | 'prayer'

export type City = {
  id: number
  city: string
  /** The part of the city, or the postal code, that was named. */
  quarter?: string | null
  state: string | null
  countryCode: string
  lat: number
  lng: number
  timeZone: string
  population: number
}

export type Verse = { surah: number; ayah: number | null }

/** Where in the sentence something was read: what a chip takes away again. */
export type Part = {
  of: 'category' | 'place' | 'near' | 'open' | 'day' | 'prayer' | 'fact' | 'owned' | 'cheap' | 'halal'
  fact?: Fact
  start: number
  end: number
}

export type Meaning = {
  kind: Kind
  category: CategoryId | null
  subcategory: SubcategoryId | null
  /** The part was guessed from a dish or a kitchen: its word stays in the text and counts before it. */
  isGuessedPart: boolean
  /** The cities a name may mean, the likeliest first. */
  cities: City[]
  isNearMe: boolean
  /** Nearer than what was shown. */
  isCloser: boolean
  open: Opening | null
  day: Day | null
  prayer: AskedPrayer | null
  facts: Fact[]
  isMuslimOwned: boolean
  isCheap: boolean
  /** With a certificate, at least. */
  isCertified: boolean
  verse: Verse | null
  /** The help article that staff taught a word of it to mean. */
  topic: string | null
  /** What is left, in the words of the sentence. */
  text: string
  /** The same with the words for a kind of shop: what a job or a talk is about. */
  theme: string
  /** And with the names of towns: "Adana kebab". */
  dish: string
  parts: Part[]
}

export const NOTHING_UNDERSTOOD: Meaning = {
  kind: 'unknown',
  category: null,
  subcategory: null,
  isGuessedPart: false,
  cities: [],
  isNearMe: false,
  isCloser: false,
  open: null,
  day: null,
  prayer: null,
  facts: [],
  isMuslimOwned: false,
  isCheap: false,
  isCertified: false,
  verse: null,
  topic: null,
  text: '',
  theme: '',
  dish: '',
  parts: [],
}

/** What the engine asks of others: all of it in memory. */
export type Knowledge = {
  /** Cities and their quarters of this whole name in any script; a name that follows narrows them ("Texas", "Pakistan"). */
  citiesNamed: (name: string, region?: string) => City[]
  /** Where a postal code lies, with or without its blank; `isFollowing`: after a word like "in". */
  placesOfCode: (code: string, isFollowing: boolean) => City[]
  /** Whether someone who only says the name, without a word like "in", means this place. */
  isMeantAlone: (city: City) => boolean
  /** Whether a city is so far from whoever asks that before a dish it says how that is cooked: "Lahore kebab". */
  isStyle: (city: City) => boolean
  /** The city someone most likely misspelt. */
  cityLike: (word: string) => City | null
  isRegion: (name: string) => boolean
  verseNamed: (words: string) => (Verse & { isAlsoWord: boolean }) | null
}
