// The words of timetables: prayers, what a column tells about them, months and weekdays, as mosques write them in the six
// languages and in the many spellings of English.

import { fold } from '#app/core/places/fold.ts'
import { keysOf } from '#app/lib/records.ts'
import type { Part } from './roles.ts'

export type Named =
  | 'fajr'
  | 'sunrise'
  | 'dhuhr'
  | 'asr'
  | 'maghrib'
  | 'isha'
  | 'jumuah'
  | 'khutbah'
  | 'imsak'
  | 'other'
  | 'hijri'
  | 'date'
  | 'day'

const list = (words: string) => words.split(/\s+/).filter(Boolean)

const NAMES: Record<Named, string[]> = {
  fajr: list('fajr fajar fajir fejr subh subuh sobh sabah aube dawn فجر الفجر الصبح صبح'),
  sunrise: list(
    'sunrise shuruq shurooq shourouq shorouq chourouk shuruk syuruq syuruk gunes terbit lever طلوع الشروق شروق',
  ),
  dhuhr: list('dhuhr dhur zuhr zohr zohar zuhur duhr duhur dhuhur dohr dhohr thuhr dzuhur ogle lohor midday الظهر ظهر'),
  asr: list('asr asar ashar ikindi العصر عصر'),
  maghrib: list('maghrib magrib maghreb magreb aksam sunset gurub coucher المغرب مغرب غروب'),
  isha: list('isha esha ishaa eshaa icha isya isyak yatsi العشاء عشاء العشا عشا'),
  jumuah: list(
    'jumuah jummah jumma juma jumah jumuaa jumat joumoua joumouaa joumouah djoumoua cuma friday الجمعه جمعه',
  ),
  khutbah: list('khutbah khutba khutbahs khotba hutbe khotbah bayan خطبه الخطبه'),
  imsak: list('imsak sehri suhoor suhur sahur امساك الامساك سحر سحري'),
  other: list('ishraq duha dhuha doha chasht zawal zawwal midnight tahajjud qiyam qiblah qibla noon اشراق الضحي زوال'),
  hijri: list(
    'hijri hijriah hijriyah hijra hicri islamic hegire hegirien هجري هجريه muharram safar rabi rabiul rabii jumada jumadi jamadi rajab shaban shaaban syaban ramadan ramadhan shawwal syawal dhul dhulqadah dhulhijjah zilhicce محرم صفر ربيع جمادي جمادى رجب شعبان رمضان شوال',
  ),
  date: list('date dates tarih tanggal tgl gregorian miladi تاريخ التاريخ ميلادي'),
  day: list('day days jour gun hari اليوم يوم دن'),
}

const PARTS: Record<Part, string[]> = {
  begins: list(
    'begins begin beginning beginnings start starts starting debut heure vakit vakti giris mulai waktu waqt awal بدايه وقت دخول شروع',
  ),
  adhan: list('adhan athan azan azaan adhaan ezan adzan اذان الاذان'),
  iqamah: list(
    'iqamah iqama iqaamah iqamat iqamath ikamet ikame iqomah jamaah jamaat jamat jamaa jamah jama jammat jamaath jamaatime congregation cemaat jemaah الاقامه اقامه اقامت جماعت جماعه الجماعه',
  ),
}

const flatten = <Key extends string>(table: Record<Key, string[]>): ReadonlyMap<string, Key> => {
  const words = new Map<string, Key>()
  for (const key of keysOf(table)) for (const word of table[key]) words.set(fold(word), key)
  return words
}
const NAMED = flatten(NAMES)
const PARTED = flatten(PARTS)

/** Other words of a timetable, which a slip of the pen would make a prayer. */
const PLAIN_WORDS = new Set(
  'salah salat shalat sholat namaz masjid mosque cami times table time from until jadwal'.split(' '),
)

/** One letter more, less, other or two swapped: "Magrhib". Only of words long enough not to become another one. */
function isAlmost(word: string, known: string): boolean {
  if (known.length < 4 || word.length < 4 || Math.abs(word.length - known.length) > 1 || word[0] !== known[0])
    return false
  let [start, end] = [0, 0]
  const shortest = Math.min(word.length, known.length)
  while (start < shortest && word[start] === known[start]) start++
  while (end < shortest - start && word.at(-1 - end) === known.at(-1 - end)) end++
  const [left, right] = [word.slice(start, word.length - end), known.slice(start, known.length - end)]
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''))
}

function find<Key>(words: ReadonlyMap<string, Key>, token: string): Key | undefined {
  const exact = words.get(token) ?? (token.startsWith('و') ? words.get(token.slice(1)) : undefined)
  if (exact !== undefined) return exact
  for (const [known, key] of words) if (isAlmost(token, known)) return key
  return undefined
}

/** What the words of a heading name, in their order. */
export function readHeading(text: string): { named: Named[]; parts: Part[] } {
  const named: Named[] = []
  const parts: Part[] = []
  for (const token of fold(text).split(' ')) {
    if (token === '') continue
    if (PLAIN_WORDS.has(token)) continue
    const part = PARTED.get(token)
    if (part) {
      parts.push(part)
      continue
    }
    const name = NAMED.get(token) ?? (isMonthWord(token) ? undefined : find(NAMED, token))
    if (name) named.push(name)
    else {
      const almost = find(PARTED, token)
      if (almost) parts.push(almost)
    }
  }
  return { named, parts }
}

const LOCALES = ['en', 'ar', 'ar-LB', 'ar-DZ', 'ar-MA', 'ur', 'fr', 'tr', 'id']

function namesBy(
  count: number,
  options: (width: 'long' | 'short') => Intl.DateTimeFormatOptions,
  at: (index: number) => Date,
) {
  const names = new Map<string, number>()
  for (const locale of LOCALES) {
    for (const width of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { ...options(width), timeZone: 'UTC' })
      for (let index = 0; index < count; index++) names.set(fold(format.format(at(index))), index)
    }
  }
  return names
}

/** Folded name → 0 to 11. */
const MONTHS = namesBy(
  12,
  (month) => ({ month }),
  (index) => new Date(Date.UTC(2025, index, 15)),
)
for (const [name, month] of [
  ['sept', 8],
  ['janv', 0],
  ['fevr', 1],
] as const)
  MONTHS.set(name, month)

/** 2025-01-05 is a Sunday. */
const WEEKDAYS = namesBy(
  7,
  (weekday) => ({ weekday }),
  (index) => new Date(Date.UTC(2025, 0, 5 + index)),
)
for (const [index, words] of ['su', 'mo tues', 'tu wednes weds', 'we', 'th thur thurs', 'fr', 'sa'].entries())
  for (const word of words.split(' ')) WEEKDAYS.set(word, word === 'tues' ? 2 : word.startsWith('wed') ? 3 : index)

const isMonthWord = (token: string) => MONTHS.has(token) || WEEKDAYS.has(token)

/** 1 to 12; null where no month is named. Months of two words come before those of one. */
export function monthIn(text: string): number | null {
  const folded = ` ${fold(text)} `
  let found: { month: number; length: number } | null = null
  for (const [name, month] of MONTHS) {
    if (!/^\d/.test(name) && folded.includes(` ${name} `) && name.length > (found?.length ?? 0))
      found = { month, length: name.length }
  }
  return found && found.month + 1
}

/** The names alone are taken away: what is left is a number, or nothing. */
export const withoutWeekday = (text: string) =>
  fold(text)
    .split(' ')
    .filter((token) => !WEEKDAYS.has(token))
    .join(' ')
