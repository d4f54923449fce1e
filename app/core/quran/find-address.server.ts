// Recognises searches that name a place in the Quran: "2:255", "baqarah 255", "الكهف", "juz 30", "page 50".
import { fold } from '#app/core/places/fold.ts'
import { foldTyped } from './fold-arabic.ts'
import { isVerse, JUZ_COUNT, PAGE_COUNT, readNumber, SURAH_COUNT, versePath } from './numbering.ts'
import { surahRows } from './text.server.ts'
import { findWellKnown } from './well-known.ts'

/** The words for surah, verse, juz and page in the languages of the site, folded. */
const SURAH_WORDS = new Set(['surah', 'sura', 'surat', 'sourate', 'sure', 'suresi', 'سوره', 'سورت', 'chapter'])
const VERSE_WORDS = new Set(['ayah', 'aya', 'ayat', 'verse', 'verset', 'ayet', 'ايه', 'اية', 'ايت'])
const JUZ_WORDS = new Set(['juz', 'juzu', 'cuz', 'para', 'جز', 'جزء', 'پاره', 'سپاره', 'الجز', 'الجزء'])
const PAGE_WORDS = new Set(['page', 'sayfa', 'halaman', 'صفحه', 'الصفحه'])

let byName: Map<string, number> | null = null

/** Without the article in any of its forms, and without the hyphens, doubled letters and h's that people vary. */
function nameKey(text: string): string {
  return fold(text)
    .replace(/\b(?:al|an|ar|as|ash|at|az|ad|adh|ath|el|en|er|es|et|ez|ed|aal|ali|al i) /g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/h\b/g, '')
    .replaceAll(' ', '')
}

const arabicKey = (text: string) => `ar:${foldTyped(text).join('').replace(/^ال/, '')}`

function names(): Map<string, number> {
  if (byName) return byName
  byName = new Map()
  for (const { number, arabic, latin, names: known } of surahRows()) {
    for (const name of [latin, known.fr, known.tr]) {
      const key = nameKey(name.replaceAll('-', ' '))
      if (!byName.has(key)) byName.set(key, number)
    }
    byName.set(arabicKey(arabic), number)
  }
  return byName
}

function surahByName(text: string): number | null {
  return names().get(arabicKey(text)) ?? names().get(nameKey(text.replaceAll('-', ' '))) ?? null
}

export type Address = {
  path: string
  /** A bare name, such as يوسف or النور, may also be meant as a word of the verses. */
  isAlsoWord: boolean
}

const sure = (path: string | null): Address | null => (path ? { path, isAlsoWord: false } : null)

const verseOrSurah = (surah: number, ayah: number | null) =>
  ayah === null ? `/quran/${surah}` : isVerse({ surah, ayah }) ? versePath({ surah, ayah }) : null

/** The place a query names; null when it is words to look for. In quotation marks, it always is. */
export function findAddress(query: string): Address | null {
  if (/["“”«»]/.test(query)) return null
  const text = query.trim()
  const known = findWellKnown(text)
  if (known) return sure(verseOrSurah(known.surah, 'ayah' in known ? known.ayah : null))
  // Digits of Arabic and Urdu become plain ones; everything between words becomes one space.
  const words = fold(text).split(' ').filter(Boolean)
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const rest = words.filter((word) => !/^\d+$/.test(word))
  const [first, second] = numbers
  if (numbers.length > 2) return null

  const named = rest.filter((word) => !SURAH_WORDS.has(word) && !VERSE_WORDS.has(word))
  const [only = ''] = named.length === 1 && numbers.length === 1 ? named : []
  if (JUZ_WORDS.has(only)) return sure(partPath('juz', readNumber(first, JUZ_COUNT)))
  if (PAGE_WORDS.has(only)) return sure(partPath('page', readNumber(first, PAGE_COUNT)))
  if (named.length === 0 && first) {
    const surah = readNumber(first, SURAH_COUNT)
    return surah === null ? null : sure(verseOrSurah(surah, second ? Number(second) : null))
  }
  if (named.length === 0 || numbers.length > 1) return null
  const surah = findWellKnown(named.join(' '))?.surah ?? surahByName(named.join(' '))
  const path = surah === null ? null : verseOrSurah(surah, first ? Number(first) : null)
  return path ? { path, isAlsoWord: words.length === named.length } : null
}

const partPath = (kind: 'juz' | 'page', number: number | null) => (number === null ? null : `/quran/${kind}/${number}`)
